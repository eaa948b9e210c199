#!/bin/sh
# Install Feira from a clone into a folder of its own, or update it there: sh deploy/install.sh /opt/feira
# The Containerfile does the same. Afterwards you can delete the clone; /opt/feira/bin/feira is the program.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: sh deploy/install.sh FOLDER" >&2
  exit 2
fi
target=$1
clone=$(dirname "$0")/..
wheels=$(mktemp -d)
trap 'rm -rf "$wheels"' EXIT

"${PYTHON:-python3}" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
  echo "Feira needs Python 3.11 or newer; name one with PYTHON=python3.12" >&2
  exit 1
}
"${PYTHON:-python3}" -m venv "$target"
"$target/bin/pip" wheel --quiet --no-deps --wheel-dir "$wheels" "$clone"
# An update may have the same version number, and then pip would keep the old one, with what that needs.
"$target/bin/pip" install --quiet --no-deps --force-reinstall "$wheels"/feira-*.whl
"$target/bin/pip" install --quiet --constraint "$clone/constraints.txt" "$wheels"/feira-*.whl
"$target/bin/feira" --version
