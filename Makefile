# Everything here works on a machine with Python 3.11+, make, git and an internet connection.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.NOTPARALLEL:

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	command -v $(name) >/dev/null 2>&1 && $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
WORKERS ?= auto
GAME ?= keyforge

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
EXTRAS := $(VENV)/.extras
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS)

.PHONY: help setup extras play play-terminal web web-check browser screenshots test lint format types unit unit-compiled compile site wheel docs bench load load-fast load-bots night fuzz golden conformance-baseline clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | column -t -s '|' 2>/dev/null \
		|| grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST)

setup: $(INSTALLED) ## create .venv and install Tapete with its tools into it

$(INSTALLED): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Tapete needs Python 3.11 or newer. / Tapete necesita Python 3.11 o posterior."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Nobody who plays waits for these.
extras: $(EXTRAS) ## install what the laboratory draws and writes with, OpenSpiel, PettingZoo and MkDocs

$(EXTRAS): pyproject.toml | setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs,lab,openspiel,pettingzoo]'
	@touch $@

play: setup web ## lay the table: build what is missing and open it in the browser
	@$(BIN)/tapete serve --open --compile

play-terminal: setup ## play at the terminal (another game: make play-terminal GAME=res_arcana)
	@$(BIN)/tapete play $(GAME)

web: setup ## build the browser's table, when its sources have changed
	@$(BIN)/python tools/web.py

web-check: setup ## build the table, check its types and run its own tests
	@$(BIN)/python tools/web.py --check

browser: ## a Chromium for the browser tests, where Debian's packages can be installed
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || test -n "$${TAPETE_CHROMIUM:-}" || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		{ apt-get install -y --no-install-recommends chromium >/dev/null 2>&1 || \
		{ apt-get update >/dev/null 2>&1 && apt-get install -y --no-install-recommends chromium >/dev/null 2>&1; }; } || \
		echo "There is no Chromium here: the browser tests are skipped (Debian: apt-get install chromium)."; }

screenshots: setup web browser ## pictures of every game's table into docs/images
	@$(BIN)/python -m tests.browser.screenshots

# The compilation comes before both runs of the tests, so that pytest's closing line is the last one printed.
test: setup extras lint types web-check browser compile unit unit-compiled ## everything that must pass

lint: setup ## style and format
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

format: setup ## rewrite the files in the project's format
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

types: setup extras ## strict types
	@$(BIN)/mypy --strict

unit: setup ## the tests on the pure build
	@TAPETE_BUILD=pure $(PYTEST)

unit-compiled: setup ## the tests on the compiled build, if there is one
	@state=0; $(BIN)/python tools/compile.py --check || state=$$?; \
	case $$state in \
		0) PYTHONPATH=build/compiled TAPETE_BUILD=compiled $(PYTEST) ;; \
		3) ;; \
		*) echo "The compiled build is not of these sources; run make compile."; exit 1 ;; \
	esac

compile: setup ## compile core, games and bots with mypyc into build/compiled
	@$(BIN)/python tools/compile.py

site: setup ## the page that needs no server, into build/site (serve it from anywhere)
	@$(BIN)/python tools/site.py

wheel: setup ## a source distribution and wheels that hold the table, into dist/
	@$(BIN)/python tools/wheel.py

docs: setup extras ## the documents as a site in both languages, into build/docs (open index.html)
	@$(BIN)/python tools/docs.py

bench: setup extras compile ## decisions and games per second, pure and compiled, and through interfaces beside others
	@$(BIN)/python benchmarks/run.py

load: setup compile ## 1,000 tables of two that think for 2 to 5 s, the server killed in the middle: is any move lost, how long does one take
	@$(BIN)/python -m tests.load.tables --tables 1000 --think 3.5 --seconds 30 --emptied

load-fast: setup compile ## 100 tables of two that do not think: how many moves a second
	@$(BIN)/python -m tests.load.tables --tables 100 --workers 2

load-bots: setup compile ## 100 tables against maestro: how long does a bot keep one waiting
	@$(BIN)/python -m tests.load.tables --tables 100 --think 3.5 --seconds 40 --bot maestro

night: setup compile ## an hour of matches while everything fails that can fail
	@$(BIN)/python -m tests.load.night

fuzz: setup ## 100,000 messages and 10,000 requests that nobody should send
	@$(BIN)/python -m tests.load.fuzz

golden: setup ## write the golden files anew (read the diff!)
	@TAPETE_BUILD=pure $(BIN)/python -m tests.golden.produce

conformance-baseline: setup ## record the clauses covered by tests as the new minimum
	@$(BIN)/tapete conformance --write-baseline

clean: ## remove everything that can be made again
	rm -rf build dist $(VENV) web/node_modules web/src/generated web/public/icons src/tapete/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
