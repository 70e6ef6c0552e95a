#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every promise of docs/promises.md names a test, and every test that it names is there.
# Usage: promises.sh ROOT. Prints each offence and answers 1 if there is any.
set -euo pipefail
cd "$1"

# One promise a line: a number, its text, its tests.
promises=$(awk '/^[0-9]+\. / {if (line != "") print line; line = $0; next}
                line != "" && /^ / {sub(/^ +/, " "); line = line $0}
                END {if (line != "") print line}' docs/promises.md)

bad=0
count=0
while IFS= read -r promise; do
    [[ -n $promise ]] || continue
    count=$((count + 1))
    program=
    named=0
    while IFS= read -r word; do
        if [[ $word == tst_* ]]; then
            program=$(find tests -name "$word.cpp" -print -quit)
            [[ -n $program ]] && continue
            printf 'no such test: %s: %s\n' "$word" "$promise"
            bad=1
        elif [[ -n $program ]]; then
            named=1
            grep -qE "^ +void $word\(\)" "$program" && continue
            printf 'no such test: %s in %s: %s\n' "$word" "$program" "$promise"
            bad=1
        fi
    done < <(grep -oE '`[^`]+`' <<<"$promise" | tr -d '`')
    if ((named == 0)); then
        printf 'a promise that no test keeps: %s\n' "$promise"
        bad=1
    fi
done <<<"$promises"

if ((count == 0)); then
    printf 'no promises were found\n'
    bad=1
fi
((bad == 0)) && printf '%d promises are kept by tests\n' "$count"
exit "$bad"
