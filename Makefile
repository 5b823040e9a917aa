# `make play` serves Sylve, `make test` runs every test; each first sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# What the page is made of, as in hatch_build.py.
CLIENT := $(shell git ls-files web src/sylve/lang 'src/sylve/games/*.ftl' src/sylve/games/canyon/our_map.py 2>/dev/null)
RULES := tests/engine src/sylve/kit tests/kit tests/games
# What the plain files do as well: the kit's long walks need them only in `make test-long`, since playthroughs and records hold both builds to one behaviour.
PLAIN_RULES := tests/engine tests/games $(addprefix tests/kit/test_,playthroughs.py golden.py) $(addprefix src/sylve/kit/test_,records.py edges.py)
WORKERS ?= 2
# What one process has compiled serves the many that come after it.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: play test test-rules test-server test-browser test-long test-lowest bench docs learn types playthroughs lock chromium native check

play: .venv/play.stamp
	@$(BIN)/sylve serve $(ARGS)

# Checking keeps one core busy, and so does most of compiling: side by side they take as long as one.
test: .venv/test.stamp
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check native
	@$(MAKE) --no-print-directory test-rules
	@$(MAKE) --no-print-directory test-server
	@$(MAKE) --no-print-directory test-browser

check: .venv/test.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

test-rules: .venv/test.stamp native
	SYLVE_BUILD=plain $(BIN)/pytest -n $(WORKERS) -m "not long" $(PLAIN_RULES) $(ARGS)
	SYLVE_BUILD=native $(BIN)/pytest -n $(WORKERS) -m "not long" $(RULES) $(ARGS)

# These often wait for a server or a process: with one more at work no core is idle meanwhile.
test-server: .venv/test.stamp native
	$(BIN)/pytest -n $$(($(WORKERS) + 1)) tests/builds tests/table tests/server tests/cli tests/arena tests/adapters -m "not long" $(ARGS)

# Last and in a process of its own: the browser's driver leaves an event loop behind.
test-browser: .venv/test.stamp native chromium
	$(BIN)/pytest -n $(WORKERS) tests/browser -m "not long" $(ARGS)

test-long: .venv/test.stamp .venv/cluster.stamp .venv/docs.stamp .venv/learn.stamp native chromium
	SYLVE_BUILD=plain $(BIN)/pytest -n $(WORKERS) -m "not long" src/sylve/kit tests/kit $(ARGS)
	EXAMPLES=50 SYLVE_BUILD=native $(BIN)/pytest -n $(WORKERS) -m long src/sylve/kit tests $(ARGS)

# The oldest packages that pyproject.toml allows, in an environment of their own.
LOWEST := .venv/lowest
test-lowest: .venv/test.stamp native
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --resolution lowest-direct pyproject.toml --extra serve --extra postgres --extra arena --extra rl --output-file .venv/lowest.txt
	$(BIN)/uv venv --quiet --clear $(LOWEST)
	$(BIN)/uv pip install --quiet --python $(LOWEST) --requirement .venv/lowest.txt fluent.runtime httpx hypothesis pgserver pytest pytest-asyncio pytest-xdist schemathesis
	$(LOWEST)/bin/python -m pytest -n $(WORKERS) tests/kit/test_fluent.py tests/cli tests/server tests/arena tests/adapters -m "not long" --ignore tests/adapters/test_openspiel.py $(ARGS)

native: .venv/test.stamp
	$(BIN)/sylve build

bench: .venv/bench.stamp
	$(BIN)/sylve build
	$(BIN)/python -m bench $(ARGS)

docs: .venv/docs.stamp
	$(BIN)/python -m sphinx --fresh-env --fail-on-warning --keep-going --quiet docs docs/_build
	@echo "The site is in docs/_build: open index.html."

learn: .venv/learn.stamp
	$(BIN)/sylve build
	$(BIN)/python examples/learn.py $(ARGS)

types: .venv/test.stamp
	SYLVE_BUILD=plain $(BIN)/python -m sylve.codegen

playthroughs: .venv/test.stamp
	PYTHONPATH=src:tests $(BIN)/python -m kit.playthroughs $(ARGS)

# One calm page: what package clients say goes to a log, which is shown only when something failed.
LOG := .venv/setup.log
QUIETLY = >>$(LOG) 2>&1 || { tail -n 30 $(LOG); echo "That failed; $(LOG) has all of it."; exit 1; }
# Compiled is what is imported, when it is: many of the packages are needed in part.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile

.venv/%.stamp: requirements/%.txt pyproject.toml hatch_build.py $(CLIENT)
	@echo "Setting up Sylve in .venv ($*): about half a minute, longer where packages must be fetched first."
	@mkdir -p .venv && date >$(LOG)
	@test -x $(BIN)/python || { echo "  a Python environment"; $(PYTHON) -m venv .venv $(QUIETLY); }
	@echo "  the packages that Sylve stands on"
	@$(PIP) --require-hashes --requirement $< $(QUIETLY)
	@echo "  Sylve itself, with its page"
	@$(PIP) --no-deps --no-build-isolation --editable . $(QUIETLY)
	@touch $@

# The whole browser, and the one without windows, in which most tests take less than half of the time.
INSTALLED = test -n "$$CHROMIUM" || command -v $(1) >/dev/null || \
  ($(SUDO) apt-get update && $(SUDO) apt-get install --yes --no-install-recommends $(1))
chromium:
	@$(call INSTALLED,chromium)
	@$(call INSTALLED,chromium-headless-shell) || echo "The tests run in the whole browser, and take longer."

COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml
TESTED := --extra serve --extra postgres --extra push --extra redis --extra arena --extra rl --extra spiel --group dev
lock:
	$(BIN)/pip install --quiet uv
	$(COMPILE) --extra serve --extra postgres --extra push --group build --output-file requirements/play.txt $(ARGS)
	$(COMPILE) --extra serve --extra postgres --extra push --extra redis --constraints requirements/play.txt --output-file requirements/serve.txt $(ARGS)
	$(COMPILE) $(TESTED) --constraints requirements/play.txt --output-file requirements/test.txt $(ARGS)
	$(COMPILE) --extra cluster --group build --constraints requirements/test.txt --output-file requirements/cluster.txt $(ARGS)
	$(COMPILE) --group bench --constraints requirements/play.txt --output-file requirements/bench.txt $(ARGS)
	$(COMPILE) --extra serve --extra rl --group docs --constraints requirements/test.txt --output-file requirements/docs.txt $(ARGS)
	$(COMPILE) --extra arena --extra rl --group learn --constraints requirements/test.txt --output-file requirements/learn.txt $(ARGS)
	$(NPM) install --package-lock-only
