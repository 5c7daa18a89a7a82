# Everything a person or CI runs. Each target sets up what it needs on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
EXTRAS := audit bench fuzz

.PHONY: help install web browser database proxy play test check generate docs dist lock mutants bench audit release clean

help:
	@echo "make play     install everything and open the games in a browser"
	@echo "make web      build the pages (needs Node 20 and npm)"
	@echo "make test     install everything and run all tests"
	@echo "make check    style, types, imports, generated files, documentation, coverage of the last test run"
	@echo "make generate write the files that follow from the code"
	@echo "make docs     build the documentation into site/"
	@echo "make dist     write the wheel and the sdist into dist/, with the built pages"
	@echo "make lock     look for newer versions of what we build on, and write them into the lock files"
	@echo "make mutants  plant bugs in the rules and see whether the tests notice (hours)"
	@echo "make bench    speed beside other engines (installs them)"
	@echo "make audit    known weaknesses of what we build on (asks the registries)"
	@echo "make release  tag a release, or say what is not finished"
	@echo "make clean    forget the virtual environment"

install: $(VENV)/installed

# Everything in the versions of the lock files, which carry the hash of every file.
$(VENV)/installed: pyproject.toml locks/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes --requirement locks/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

web: web/dist/index.html

web/node_modules: web/package-lock.json
	cd web && npm ci
	@touch $@

web/dist/index.html: web/node_modules web/index.html web/vite.config.ts $(shell find web/src web/public src -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.ftl' -o -path 'web/public/*' 2>/dev/null)
	cd web && npm run build

# What the tests use from Debian's packages: a browser (without its windows, which take most of its time), a database
# server and a proxy. Playing needs none of them.
browser:
	@command -v chromium-headless-shell >/dev/null || ( \
		echo "The tests look at the pages in a browser: installing Debian's package chromium-headless-shell with apt-get." && \
		apt-get update && apt-get install -y chromium-headless-shell)

database:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || ( \
		echo "The tests keep tables in PostgreSQL too: installing Debian's package postgresql with apt-get." && \
		apt-get update && apt-get install -y postgresql)

proxy:
	@command -v nginx >/dev/null || ls /usr/sbin/nginx >/dev/null 2>&1 || ( \
		echo "The tests reach the server through a proxy too: installing Debian's package nginx with apt-get." && \
		apt-get update && apt-get install -y nginx)

play: install web
	$(BIN)/quartett serve --open

test: install web browser database proxy
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

# A wheel made from the sdist, which shows that the sdist is whole.
dist: install web
	rm -rf dist
	$(BIN)/python -m build --no-isolation

# locks/dev.txt has what everybody needs, the others what is used besides. None says where packages come from.
# `npm ci` looks whether npm's own is whole: a registry that lacks packages for other systems leaves them out.
UV_LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links
lock: install
	$(UV_LOCK) --extra dev --output-file locks/dev.txt
	for extra in $(EXTRAS); do \
		$(UV_LOCK) --extra $$extra --constraints locks/dev.txt --output-file locks/$$extra.txt \
			$$(sed -nE 's/^([a-z0-9._-]+)==.*/--no-emit-package \1/p' locks/dev.txt) || exit 1; \
	done
	cd web && npm update --package-lock-only && npm ci --dry-run

# A dead link, a missing anchor or an unknown name fails. Not with --quiet: then warnings are not counted.
SITE := NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

docs: install
	$(SITE)
	@echo "Read it with: $(BIN)/python -m http.server --directory site"

mutants: install
	$(BIN)/python -m tests.mutants

bench: install
	$(PIP) --require-hashes --requirement locks/dev.txt --requirement locks/bench.txt
	$(BIN)/python bench/run.py

# Both are asked even if the first finds something or cannot be reached; either fails the target.
audit: install
	$(PIP) --require-hashes --requirement locks/dev.txt --requirement locks/audit.txt
	$(BIN)/python tests/audit.py

release: install
	$(BIN)/python -m tests.release

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache
