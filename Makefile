# `make` lists the targets. Each one sets up what it needs; a second run starts at once.

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
WEB := $(PY) hatch_build.py npm
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
BROWSER := .cache/browser
SERVICES := .cache/services
SCHEMA := web/src/generated/protocol.schema.json
TYPES := web/src/generated/protocol.ts
TEXT_TYPES := web/src/generated/texts.ts

# More arguments for the program that a target runs: make test ARGS="-k moon"
ARGS ?=

# The tools find one another by name: lint-imports and ruff here, node through hatch_build.py.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONUTF8 := 1

# The gate on branch coverage guards the packages that hold the rules, in a run of all tests.
GATED := $(wildcard src/openhearts/cards src/openhearts/rules)
COVERAGE := $(if $(ARGS),,$(if $(GATED),--cov --cov-report=term))

# Pins with hashes for every platform and Python, and no address of an index.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" pyproject.toml

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@echo "OpenHearts: make TARGET"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

.PHONY: play
play: $(if $(wildcard $(READY)),$(READY),$(PLAYABLE)) ## set up if needed, start the server and open the game
	@$(PY) hatch_build.py build
	@$(BIN)/hearts serve --open $(ARGS)

.PHONY: test
test: client $(BROWSER) $(SERVICES) ## run all tests, with the gate on branch coverage
	$(WEB) run test
	$(PY) -m pytest -n 2 $(COVERAGE) $(ARGS)

.PHONY: check
check: $(READY) ## check format, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PY) scripts/lint_imports.py
	$(WEB) run check
	@if [ -f src/openhearts/protocol/__main__.py ]; then $(MAKE) --no-print-directory types-check; fi

.PHONY: docs
docs: $(READY) ## build the documentation into build/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/docs
	@echo "OpenHearts: the documentation is in build/docs/index.html"

.PHONY: pictures
pictures: client $(BROWSER) ## take the pictures of the README and the guide anew
	CHROMIUM=$$(cat $(BROWSER)) $(PY) scripts/guide_pictures.py

.PHONY: soak
soak: client $(BROWSER) $(SERVICES) ## run the tests that take minutes
	$(PY) -m pytest -m soak --timeout=3600 $(ARGS)

.PHONY: bench
bench: $(READY) ## run the benchmarks of bench/
	@ls bench/bench_*.py >/dev/null
	@set -e; for file in $(sort $(wildcard bench/bench_*.py)); do \
		echo "== $$file"; $(PY) "$$file" $(ARGS); \
	done

.PHONY: types
types: $(READY) ## renew the client's types from the server's protocol and the texts
	@mkdir -p $(dir $(SCHEMA))
	$(PY) -m openhearts.protocol > $(SCHEMA)
	$(WEB) run types
	$(PY) scripts/text_types.py > $(TEXT_TYPES)

# The types are committed; this fails when they are older than the protocol.
.PHONY: types-check
types-check: $(READY)
	@mkdir -p .cache
	@$(PY) -m openhearts.protocol > .cache/protocol.schema.json
	@cmp -s .cache/protocol.schema.json $(SCHEMA) || \
		{ echo "$(SCHEMA) is older than the protocol: run 'make types'." >&2; exit 1; }
	@$(WEB) exec -- json2ts --input src/generated/protocol.schema.json \
		--output ../.cache/protocol.ts --additionalProperties=false --unreachableDefinitions
	@cmp -s .cache/protocol.ts $(TYPES) || \
		{ echo "$(TYPES) is older than its schema: run 'make types'." >&2; exit 1; }
	@$(PY) scripts/text_types.py | cmp -s - $(TEXT_TYPES) || \
		{ echo "$(TEXT_TYPES) is older than the texts: run 'make types'." >&2; exit 1; }

.PHONY: format
format: $(READY) ## format the code and mend what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(WEB) run format

.PHONY: lock
lock: $(READY) ## renew requirements/*.txt with the newest releases
	$(COMPILE) --upgrade --group pyproject.toml:dev --output-file requirements/dev.txt
	$(COMPILE) --group pyproject.toml:build --constraints requirements/dev.txt \
		--output-file requirements/play.txt
	$(COMPILE) --extra many --constraints requirements/dev.txt \
		--output-file requirements/serve.txt

.PHONY: client
client: $(READY) ## build the web client if its sources have changed
	@$(PY) hatch_build.py build

.PHONY: clean
clean: ## remove everything that is built or installed here
	rm -rf $(VENV) .cache build dist web/node_modules src/openhearts/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis htmlcov .coverage*
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------- set-up

INSTALL = $(PY) -m pip --disable-pip-version-check install --quiet

# `make play` installs only what the game needs; every other target installs the tools as well.
$(READY): requirements/dev.txt
$(PLAYABLE): requirements/play.txt
$(READY) $(PLAYABLE): pyproject.toml scripts/make_venv.sh
	@sh scripts/make_venv.sh $(VENV)
	@echo "OpenHearts: installing the packages of $(filter requirements/%,$^)"
	@$(INSTALL) --require-hashes -r $(filter requirements/%,$^)
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# Found again when the browser that it names is gone.
ifneq ($(wildcard $(BROWSER)),)
ifeq ($(wildcard $(shell cat $(BROWSER))),)
.PHONY: $(BROWSER)
endif
endif

$(BROWSER): | $(READY)
	@mkdir -p $(dir $@)
	@$(PY) scripts/find_browser.py > $@
	@echo "OpenHearts: the tests use $$(cat $@)"

# Found again in every run: it takes no time.
.PHONY: $(SERVICES)
$(SERVICES): | $(READY)
	@mkdir -p $(dir $@)
	@$(PY) scripts/find_services.py > $@
