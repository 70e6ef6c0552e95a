#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every command and option that the program's help names stands in both man pages and in the completion of every shell.
# Usage: pages_are_complete.sh PROGRAM PACKAGING. Prints what is missing and answers 1 if anything is.
set -euo pipefail
program=$1 packaging=$2
pages=("$packaging/man/skyledger.1" "$packaging/man/fr/skyledger.1")
shells=("$packaging/completion/skyledger.bash" "$packaging/completion/_skyledger" "$packaging/completion/skyledger.fish")

general=$("$program" --help --lang en)
mapfile -t commands < <(sed -n '/^Commands/,/^$/s/^  \([a-z]*\( [a-z]\{2,\}\)\{0,1\}\)\( [A-Z]*\)\{0,1\}  .*/\1/p' <<<"$general")
mapfile -t options < <({
    printf '%s\n' "$general"
    for command in "${commands[@]}"; do
        # shellcheck disable=SC2086
        "$program" $command --help --lang en
    done
} | sed -n 's/^  --\([a-z-]*\).*/\1/p' | sort -u)

bad=0
# wanted FILE WHAT REGEX: the file, with the dashes of man pages as they are read, must match.
wanted() {
    if ! grep -qE -- "$3" <<<"$(sed 's/\\-/-/g' "$1")"; then
        printf '%s lacks %s\n' "$1" "$2"
        bad=1
    fi
}
for command in "${commands[@]}"; do
    for page in "${pages[@]}"; do
        wanted "$page" "$command" "^\.BI? \"?$command\"? |^\\\\fB$command "
    done
    for shell in "${shells[@]}"; do
        for word in $command; do
            wanted "$shell" "$command" "(^|[^a-z-])$word([^a-z-]|\$)"
        done
    done
done
for option in "${options[@]}"; do
    for page in "${pages[@]}"; do
        wanted "$page" "--$option" "^\.BI?R? .*--$option( |\$)"
    done
    for shell in "${shells[@]}"; do
        wanted "$shell" "--$option" "(--| -l )$option([^a-z-]|\$)"
    done
done
((${#commands[@]} >= 7 && ${#options[@]} >= 10)) || {
    printf 'The help names %d commands and %d options: it is not understood\n' ${#commands[@]} ${#options[@]}
    bad=1
}
((bad == 0)) && printf '%d commands and %d options stand everywhere\n' ${#commands[@]} ${#options[@]}
exit "$bad"
