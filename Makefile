# Two commands matter: `make run` plays, `make test` guards. `make help` names the rest.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
# Says which package it fetches: a silent minute looks like a hang.
PIP_INSTALL = $(PY) -m pip install --require-hashes
PY := $(VENV)/bin/python
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# The tests start a hundred processes: what one has compiled the others read, also where a machine is set to keep nothing.
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.PHONY: help run setup setup-dev test check-format lint types contract pytest test-long pictures palette balance mutants playouts crash bench soak format lock clean

help:            ## name the targets
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*##/  make \1\t/' | expand -t 20

run: setup       ## start the bot: Discord with DISCORD_TOKEN set, the local table without
	@$(PY) -m bot run

setup: $(VENV)/.installed   ## make the virtual environment and install what the bot needs

setup-dev: $(VENV)/.installed-dev

# A folder without pip is one that failed half-way: it is made again.
PIP_WORKS = $(shell $(PY) -m pip --version >/dev/null 2>&1 && echo yes)
ifneq ($(wildcard $(PY)),)
ifneq ($(PIP_WORKS),yes)
.PHONY: $(PY)
endif
endif

$(PY):
	@test -n "$(PYTHON)" || { echo "Castellan needs Python 3.11 or newer, and none was found. Install it, or say PYTHON=/path/to/python3."; exit 1; }
	@echo "Making the virtual environment $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV) || { echo "Python could not make $(VENV). On Debian and Ubuntu: apt install python3-venv"; exit 1; }

$(VENV)/.installed: requirements.lock | $(PY)
	@echo "Installing what the bot needs (once, a minute or two) …"
	@$(PIP_INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock requirements.lock | $(PY)
	@echo "Installing what the bot and its tests need (once) …"
	@$(PIP_INSTALL) -r requirements-dev.lock
	@touch $@ $(VENV)/.installed

# Types and imports are looked at beside the tests, which wait for browsers and bots now and then. Where those are wrong,
# no second run of tests makes that good: there is no status then.
test: check-format lint  ## everything that guards the project; ONLY=tests/engine for those tests alone
	@$(MAKE) --no-print-directory types contract & beside=$$!; \
	$(MAKE) --no-print-directory pytest; tests=$$?; \
	wait $$beside || { echo "Types or imports are wrong: see above."; $(if $(CACHE),rm -f $(CACHE)/status;) exit 2; }; exit $$tests

check-format: setup-dev
	@echo "== format ==";   $(PY) -m ruff format --check .

lint: setup-dev
	@echo "== lint ==";     $(PY) -m ruff check .

types: setup-dev
	@echo "== types ==";    $(PY) -m mypy

contract: setup-dev
	@echo "== imports ==";  $(VENV)/bin/lint-imports

# With CACHE, a folder: what failed is remembered there, and pytest's status is written beside it.
REMEMBERED = $(if $(CACHE),-o cache_dir=$(CACHE))
STATUS = $(if $(CACHE),; status=$$?; echo $$status > $(CACHE)/status; exit $$status)

pytest: setup-dev ## the tests alone; ONLY=tests/engine for those
	@echo "== tests ==";    $(PY) -m pytest $(REMEMBERED) $(or $(ONLY),-n auto --dist worksteal) $(STATUS)

test-long: setup-dev ## what takes longer: whole matches in the browser, benches, other processes, cases that `test` only samples; CI runs it
	@$(PY) -m pytest -m long $(REMEMBERED) $(or $(ONLY),-n auto --dist worksteal) $(STATUS)

pictures: setup-dev ## make the picture goldens anew where something changed; look at them before you commit: GAME=key
	@$(PY) -m tests.pictures $(GAME)

palette: setup-dev ## choose the colours of a game's pictures anew, from its scenes; look at them before you commit: GAME=key
	@$(PY) -m tests.pictures.palettes $(GAME)

MATCHES ?= 100
balance: setup-dev ## how often automata win in every cell of a game's content/balance.toml: GAME=key MATCHES=100 SEED=1
	@$(PY) -m bot balance $(GAME) --matches $(MATCHES) --seed $(SEED)

COUNT ?= 100
SEED ?= 1
JOBS ?= 2
mutants: setup-dev ## break one place at a time, run the tests beside it: FOLDERS="bot/engine" COUNT=100 SEED=1 JOBS=2
	@$(PY) -m tests.mutants $(FOLDERS) --count $(COUNT) --seed $(SEED) --jobs $(JOBS)

MATCHES ?= 2000
MINUTES ?= 60
playouts: setup-dev ## play matches without people in every mode and size, in slices; go on later: GAMES=p52 MATCHES=2000 MINUTES=60 JOBS=2
	@$(PY) -m tests.playouts $(GAMES) --matches $(MATCHES) --minutes $(MINUTES) --jobs $(JOBS)

KILLS ?= 200
crash: setup-dev ## kill -9 while four people play, and count: KILLS=200 SEED=… HEROES=yes as they go home, STORE=postgres PROCESSES=2, BROKEN=told-early to see that it sees
	@$(PY) -m tests.crash --kills $(KILLS) $(if $(STORE),--store $(STORE)) $(if $(PROCESSES),--processes $(PROCESSES)) $(if $(filter file,$(origin SEED)),,--seed $(SEED)) $(if $(HEROES),--heroes) $(if $(BROKEN),--broken $(BROKEN))

# The table of a whole run is a picture of the documents.
SVG ?= $(if $(ONLY)$(QUICK),,docs/pictures/bench.svg)
bench: setup-dev ## how fast it is on this machine, against others: ONLY=engine,store QUICK=1 SVG=bench.svg
	@$(PY) -m tests.bench.peers.install
	@$(PY) -m tests.bench $(if $(ONLY),--only $(ONLY)) $(if $(QUICK),--quick) $(if $(SVG),--svg $(SVG))

soak: setup-dev ## whether memory, stop time and log keep their promises: MINUTES=60
	@$(PY) -m tests.bench.soak --minutes $(or $(MINUTES),60)

format: setup-dev ## put the code in shape
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

lock: setup-dev  ## write the lock files anew from pyproject.toml
	@$(VENV)/bin/uv pip compile pyproject.toml --extra sentry --universal --python-version 3.11 --generate-hashes --no-header -q -o requirements.lock
	@$(VENV)/bin/uv pip compile pyproject.toml --extra postgres --extra sentry --universal --python-version 3.11 --generate-hashes --no-header -q -o requirements-postgres.lock
	@$(VENV)/bin/uv pip compile pyproject.toml --extra dev --extra sentry --universal --python-version 3.11 --generate-hashes --no-header -q -o requirements-dev.lock

clean:           ## remove the virtual environment and caches (never the data folder)
	@rm -rf $(VENV) .bench .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
