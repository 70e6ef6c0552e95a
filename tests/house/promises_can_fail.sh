#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# promises.sh must refuse promises whose tests are missing, and pass those whose tests are there.
set -euo pipefail
check=$(dirname "$(realpath "$0")")/promises.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/docs" "$tree/tests/core"
printf 'private slots:\n    void whole();\n' >"$tree/tests/core/tst_file.cpp"

# expect CODE TEXT: the answer to a page of that text.
expect() {
    local code=0
    printf '# Promises\n\n%b\n' "$2" >"$tree/docs/promises.md"
    bash "$check" "$tree" >"$tree/said" || code=$?
    if ((code != $1)); then
        printf 'answered %d: %b\n' "$code" "$2"
        cat "$tree/said"
        exit 1
    fi
}

expect 0 '1. Files are whole. (`tst_file`\n   `whole`)'
expect 1 '1. Files are whole. (`tst_file` `half`)'
expect 1 '1. Files are whole. (`tst_other` `whole`)'
expect 1 '1. Files are whole. (`tst_file`)'
expect 1 '1. Files are whole.'
expect 1 '1. Files are whole. (`tst_file` `whole`)\n2. And kept.'
expect 1 'Nothing is promised.'
printf 'every broken promise was found\n'
