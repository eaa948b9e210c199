# `make play` and `make test` do all the set-up; a second run is quick.
.PHONY: play test setup check bench clean
.DEFAULT_GOAL := play

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FEIRA := $(BIN)/feira

play: $(VENV)/.installed
	@$(FEIRA) play

setup: $(VENV)/.installed
	@echo "Ready: $(FEIRA)"

test: $(VENV)/.installed-dev check
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.installed
	@$(FEIRA) bench

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Feira needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up (once) …"
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(VENV)/.installed $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
