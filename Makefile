# `make play` serves Sylve, `make test` runs every test; each first sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := $(shell git ls-files web src/sylve/lang 'src/sylve/games/*/lang' 2>/dev/null)
RULES := tests/engine tests/kit tests/games
WORKERS ?= 2
.PHONY: play test test-rules test-server test-browser test-long bench docs learn types lock chromium native check

play: .venv/play.stamp
	$(BIN)/sylve serve $(ARGS)

test: check test-rules test-server test-browser

check: .venv/test.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run check
	$(NPM) test

test-rules: .venv/test.stamp native
	SYLVE_BUILD=plain $(BIN)/pytest -n $(WORKERS) -m "not long" $(RULES) $(ARGS)
	SYLVE_BUILD=native $(BIN)/pytest -n $(WORKERS) -m "not long" $(RULES) $(ARGS)

test-server: .venv/test.stamp native
	$(BIN)/pytest -n $(WORKERS) tests/builds tests/table tests/server tests/cli tests/arena tests/adapters -m "not long" $(ARGS)

# Last and in a process of its own: the browser's driver leaves an event loop behind.
# A machine that stalls makes a browser late: what failed is tried once more, and what fails twice is broken.
test-browser: .venv/test.stamp native chromium
	$(BIN)/pytest -n $(WORKERS) tests/browser $(ARGS) || $(BIN)/pytest tests/browser --last-failed $(ARGS)

test-long: .venv/test.stamp .venv/cluster.stamp .venv/docs.stamp .venv/learn.stamp native
	SYLVE_BUILD=native $(BIN)/pytest -n $(WORKERS) -m long tests $(ARGS)

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
	$(BIN)/python -m sylve.codegen

playthroughs: .venv/test.stamp
	PYTHONPATH=src:tests $(BIN)/python -m kit.playthroughs $(ARGS)

.venv/%.stamp: requirements/%.txt pyproject.toml hatch_build.py $(CLIENT)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

chromium:
	@test -n "$$CHROMIUM" || command -v chromium >/dev/null || \
	  ($(SUDO) apt-get update && $(SUDO) apt-get install --yes --no-install-recommends chromium)

lock:
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml --extra postgres --extra redis --group build --output-file requirements/play.txt $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml --extra postgres --extra redis --group dev --constraints requirements/play.txt --output-file requirements/test.txt $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml --extra cluster --group build --constraints requirements/test.txt --output-file requirements/cluster.txt $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml --group bench --constraints requirements/play.txt --output-file requirements/bench.txt $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml --extra rl --group docs --constraints requirements/test.txt --output-file requirements/docs.txt $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml --extra rl --group learn --constraints requirements/test.txt --output-file requirements/learn.txt $(ARGS)
	$(NPM) install --package-lock-only
