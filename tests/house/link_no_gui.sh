#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Usage: link_no_gui.sh PROGRAM... None of the programs may need a Qt library but Core, Sql and Test.
set -euo pipefail
bad=0
for program in "$@"; do
    if found=$(readelf -d "$program" | grep -oE 'libQt6[A-Za-z]+' | grep -vxE 'libQt6(Core|Sql|Test)'); then
        bad=1
        printf '%s loads %s\n' "$program" "${found//$'\n'/, }"
    fi
done
((bad == 0)) && printf '%d programs load nothing of the window\n' $#
exit "$bad"
