# `make play` and `make test` do all the set-up; a second run is quick.
.PHONY: play terminal proxies dev test test-fast setup check page warm-up check-page page-units page-types page-style page-tools chromium bench pictures clean
.DEFAULT_GOAL := play

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FEIRA := $(BIN)/feira

# Without this, where Python may not keep bytecode, each of the hundreds of test processes would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

# Friends in the same network can join with `make play HOST=0.0.0.0`. PORT=9000 asks for a port; if it is taken already,
# another one is used.
play: page
	@$(FEIRA) serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

terminal: $(VENV)/.installed
	@$(FEIRA) play

# The server with reload and the page with hot reload; Ctrl-C ends both. PORT=6000 asks for another port.
dev: $(VENV)/.installed
	@$(BIN)/python dev.py $(if $(PORT),--port $(PORT))

# The page is built again only when something of it has changed.
page: $(VENV)/.installed
	@$(BIN)/python web/build.py

setup: $(VENV)/.installed
	@echo "Ready: $(FEIRA)"

test: $(VENV)/.installed-dev page chromium proxies
	$(MAKE) -j 4 check check-page warm-up  # more than there are cores, for some end early
	$(BIN)/python -m pytest -n 5 --dist worksteal  # likewise: many wait for a server, a browser or a clock

# What most changes break: lint, types, the rules of the games, tables, and the units of the page.
test-fast: $(VENV)/.installed-dev
	$(MAKE) -j 2 check check-page
	$(BIN)/python -m pytest -n 2 --dist worksteal -q tests/core tests/games tests/table

check: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

warm-up: $(VENV)/.installed-dev
	$(BIN)/python tests/warm_up.py

# Its parts run side by side with `make -j`.
check-page: page-units page-types page-style

page-units: | page-tools
	$(BIN)/python web/build.py run --silent test

page-types: | page-tools
	$(BIN)/python web/build.py run --silent check

page-style: | page-tools
	$(BIN)/python web/build.py run --silent lint
	$(BIN)/python web/build.py run --silent format:check

page-tools: $(VENV)/.installed-dev
	@$(BIN)/python web/build.py --version >/dev/null

# For the tests in a real browser: from Debian's packages, where we may install them. The headless one is quicker.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
chromium:
	@for each in $(BROWSERS); do command -v $$each >/dev/null && exit; done; \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    apt-get install -qq -y chromium >/dev/null && { apt-get install -qq -y chromium-headless-shell >/dev/null || true; }; } || \
	  echo "There is no Chromium, and it can't be installed here: the tests in a browser are skipped."

# Likewise nginx and Caddy, in front of which the server is tested.
proxies:
	@{ command -v nginx && command -v caddy; } >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y nginx-light caddy >/dev/null; } || \
	  echo "nginx and Caddy are not both here, and can't be installed: their tests are skipped."

# Some minutes; what comes out is docs/benchmarks.md. `feira bench` measures the engine alone.
bench: $(VENV)/.installed-dev
	@$(BIN)/python benchmarks/report.py

# What README and docs show of the page; needs Chromium.
pictures: $(VENV)/.installed-dev page
	@$(BIN)/python tests/e2e/take_pictures.py

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Feira needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up: Python packages, the page, then the rules; only the first start takes minutes."
	@echo "Making a place for them: $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	@$(BIN)/python fetch_packages.py "Python packages" -c constraints.txt -e .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(BIN)/python
	@$(BIN)/python fetch_packages.py "Python packages and those for tests" -c constraints.txt -e '.[dev]'
	@touch $(VENV)/.installed $@

clean:
	rm -rf $(VENV) web/node_modules web/.svelte-check src/feira/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
