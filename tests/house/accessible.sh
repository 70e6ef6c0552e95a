#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A screen reader finds the city: the program on an X server of its own, seen through the accessibility bus.
# Usage: accessible.sh PROGRAM. Exits with 77 where the bus or its Python is not installed.
set -euo pipefail
program=$1
here=$(dirname "$0")

lacks() {
    printf 'Not tried: %s is not installed\n' "$1"
    exit 77
}
command -v Xvfb >/dev/null || lacks Xvfb
command -v dbus-run-session >/dev/null || lacks dbus-run-session
[[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] || lacks at-spi2-core
/usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || lacks 'the Python of AT-SPI'

folder=$(mktemp -d)
server=''
finish() {
    [[ -z $server ]] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
mkfifo "$folder/number"
Xvfb -ac -noreset -extension GLX -displayfd 3 -screen 0 1366x768x24 3>"$folder/number" >/dev/null 2>&1 &
server=$!
read -r number <"$folder/number"
"$program" new --players 3 --sample --seed 7 --names Ada,Bo,Cy --edition en-2020 --out "$folder/game.skyledger" >/dev/null
mkdir -p "$folder/home" "$folder/run"
chmod 700 "$folder/run"

# shellcheck disable=SC2016
env -i PATH="$PATH" HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" LC_ALL=C.UTF-8 DISPLAY=":$number" \
    QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 \
    timeout 100 dbus-run-session -- bash -c '
        "$1" --lang en --portable "$2/data" "$2/game.skyledger" >"$2/said" 2>&1 &
        program=$!
        code=0
        timeout 80 /usr/bin/python3 "$3/accessible.py" || code=$?
        kill "$program" 2>/dev/null || true
        wait "$program" 2>/dev/null || true
        ((code == 0)) || cat "$2/said"
        exit "$code"
    ' bash "$program" "$folder" "$here" 2> >(grep -v -e dbus-daemon -e '^$' >&2 || true)
