# Everything a person or CI runs. Each target sets up what it needs on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help install web browser database play test check generate docs mutants bench audit release clean

help:
	@echo "make play     install everything and open the games in a browser"
	@echo "make web      build the pages (needs Node 20 and npm)"
	@echo "make test     install everything and run all tests"
	@echo "make check    style, types, imports, generated files, documentation, coverage of the last test run"
	@echo "make generate write the files that follow from the code"
	@echo "make docs     build the documentation into site/"
	@echo "make mutants  plant bugs in the rules and see whether the tests notice (hours)"
	@echo "make bench    speed beside other engines (installs them)"
	@echo "make audit    known weaknesses of what we build on (asks the registries)"
	@echo "make release  tag a release, or say what is not finished"
	@echo "make clean    forget the virtual environment"

install: $(VENV)/installed

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web: web/dist/index.html

web/node_modules: web/package-lock.json
	cd web && npm install --no-save
	@touch $@

web/dist/index.html: web/node_modules web/index.html web/vite.config.ts $(shell find web/src web/public src -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.ftl' -o -path 'web/public/*' 2>/dev/null)
	cd web && npm run build

# What the tests use from Debian's packages: a browser and a database server.
browser:
	@command -v chromium >/dev/null || (apt-get update && apt-get install -y chromium)

database:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || (apt-get update && apt-get install -y postgresql)

play: install web
	$(BIN)/quartett serve --open

test: install web browser database
	cd web && npm test
	$(BIN)/quartett warm
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --cov --cov-report=
	$(BIN)/python -m tests.coverage_bars --tell
	$(BIN)/python -m pytest -n auto

check: install web/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tests/imports.py
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m quartett.generate --check
	$(BIN)/codespell
	$(SITE)
	$(BIN)/python -m tests.coverage_bars
	cd web && npm run check

generate: install
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m quartett.generate

# A dead link, a missing anchor or an unknown name fails. Not with --quiet: then warnings are not counted.
SITE := NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

docs: install
	$(SITE)
	@echo "Read it with: $(BIN)/python -m http.server --directory site"

mutants: install
	$(BIN)/python -m tests.mutants

bench: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python bench/run.py

# Both are asked even if the first finds something or cannot be reached; either fails the target.
audit: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[audit]'
	$(BIN)/python tests/audit.py

release: install
	$(BIN)/python -m tests.release

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache
