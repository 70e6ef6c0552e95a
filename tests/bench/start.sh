#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Measures the release build under Xvfb at 1366x768: from exec to the first mapped window, and the proportional memory
# of the idle program, against an empty main window. Prints the median of so many warm runs.
# Usage: tests/bench/start.sh [RUNS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
runs=${1:-15}
if ! command -v xwininfo >/dev/null || ! command -v Xvfb >/dev/null; then
    printf 'Needs Xvfb and xwininfo (packages xvfb, x11-utils).\n' >&2
    exit 2
fi
program=$PWD/build/release/app/skyledger
empty=$PWD/build/release/tests/bench/emptywindow
home=$(mktemp -d)
Xvfb :97 -noreset -screen 0 1366x768x24 >/dev/null 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$home"' EXIT
export DISPLAY=:97 QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8 XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home
for _ in $(seq 50); do
    xwininfo -root >/dev/null 2>&1 && break
    sleep 0.1
done

# Milliseconds until a window is viewable, then kB of proportional memory, of one run.
measure() {
    local began now pid
    began=$(date +%s%N)
    "$1" >/dev/null 2>&1 &
    pid=$!
    until ((($(date +%s%N) - began) / 1000000000 > 10)) || xwininfo -root -tree 2>/dev/null | grep -qE '1366x[67][0-9]{2}\+|("Skyledger|emptywindow).*[0-9]{3,}x[0-9]{3,}'; do :; done
    now=$(date +%s%N)
    sleep 0.7
    printf '%d %d\n' $(((now - began) / 1000000)) "$(awk '/^Pss:/ {sum += $2} END {print sum}' "/proc/$pid/smaps_rollup")"
    kill "$pid"
    wait "$pid" 2>/dev/null || true
}

for name in empty program; do
    measure "${!name}" >/dev/null # warm
    for _ in $(seq "$runs"); do
        measure "${!name}"
    done | sort -n | awk -v name="$name" -v half=$(((runs + 1) / 2)) '
        {ms[NR] = $1; kb[NR] = $2} END {printf "%-8s median %d ms to the window, %.1f MB PSS\n", name, ms[half], kb[half] / 1024}'
done
