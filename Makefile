# Everything a person or CI runs. Each target sets up what it needs on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help install web browser play postgres test check bench clean

help:
	@echo "make play     install everything and play Race"
	@echo "make web      build the pages (needs Node 20 and npm)"
	@echo "make test     install everything and run all tests"
	@echo "make check    style, types, imports"
	@echo "make bench    speed beside other engines (installs them)"
	@echo "make clean    forget the virtual environment"

install: $(VENV)/installed

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web: web/dist/index.html

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules web/index.html web/vite.config.ts $(shell find web/src web/public src -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.ftl' -o -path 'web/public/*' 2>/dev/null)
	cd web && npm run build

browser:
	@command -v chromium >/dev/null || (apt-get update && apt-get install -y chromium)

play: install
	$(BIN)/quartett play race

# The server's tests run on PostgreSQL too; where it cannot be installed, they say so and run on SQLite only.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || (apt-get update -qq && apt-get install -y -qq postgresql) \
		|| echo "PostgreSQL could not be installed: its tests are skipped"

test: install web browser postgres
	$(BIN)/quartett warm
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto
	$(BIN)/python -m pytest

check: install web/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tests/imports.py
	cd web && npm run check

bench: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python bench/run.py

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache
