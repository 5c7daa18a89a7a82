# Everything a person or CI runs. Each target sets up what it needs on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help install play postgres test check bench clean

help:
	@echo "make play     install everything and play Race"
	@echo "make test     install everything and run all tests"
	@echo "make check    style, types, imports"
	@echo "make bench    speed beside other engines (installs them)"
	@echo "make clean    forget the virtual environment"

install: $(VENV)/installed

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: install
	$(BIN)/quartett play race

# The server's tests run on PostgreSQL too; where it cannot be installed, they say so and run on SQLite only.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || (apt-get update -qq && apt-get install -y -qq postgresql) \
		|| echo "PostgreSQL could not be installed: its tests are skipped"

test: install postgres
	$(BIN)/quartett warm
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto
	$(BIN)/python -m pytest

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tests/imports.py

bench: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python bench/run.py

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache
