#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A program with one more command and one more option: pages_are_complete.sh must miss both, everywhere.
# Usage: pages_are_complete_can_fail.sh PROGRAM PACKAGING
set -euo pipefail
check=$(dirname "$(realpath "$0")")/pages_are_complete.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/program" <<END
#!/bin/sh
[ "\$1" != frobnicate ] || exit 0
"$1" "\$@" | sed 's/^  score FILE .*/&\n  frobnicate  something/; s/^  --lang .*/&\n  --twiddle  something/'
END
chmod +x "$folder/program"
code=0
found=$(bash "$check" "$folder/program" "$2") || code=$?
[[ $code == 1 && $(grep -c 'lacks frobnicate$' <<<"$found") == 5 && $(grep -c -e 'lacks --twiddle$' <<<"$found") == 5 ]] || {
    printf '%s\n' "$found"
    exit 1
}
