# Everything a person or CI runs. Each target sets up what it needs on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help install play test check bench clean

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

test: install
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
