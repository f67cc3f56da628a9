#!/bin/sh
# Make a virtual environment in the folder $1 with a Python that is new enough.
# PYTHON=... chooses one; otherwise the first that fits is taken.
set -eu

venv=$1

fits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -x "$venv/bin/python" ] && fits "$venv/bin/python" &&
    "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
fi

python=
for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14}; do
    if fits "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    found=$("${PYTHON:-python3}" --version 2>/dev/null || echo "none that starts")
    echo "OpenHearts needs Python 3.11 or newer; ${PYTHON:-python3} is $found." >&2
    echo "Install one (Debian 12, Ubuntu 24.04 and newer: apt-get install python3 python3-venv)," >&2
    echo "or name the one to use: make PYTHON=/path/to/python3.12 ..." >&2
    exit 1
fi
if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "$python cannot make virtual environments: its venv module is incomplete." >&2
    echo "On Debian and Ubuntu, run: apt-get install python$version-venv" >&2
    exit 1
fi

echo "OpenHearts: making a virtual environment with $("$python" --version)"
if [ -e "$venv" ] && [ ! -f "$venv/pyvenv.cfg" ]; then
    echo "$venv is in the way: it is no virtual environment." >&2
    exit 1
fi
rm -rf "$venv"
"$python" -m venv "$venv"
