#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# sources_are_listed.sh must report a file that no target has, and only that one.
set -euo pipefail
check=$(dirname "$(realpath "$0")")/sources_are_listed.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree"/{app,core/rules,ui,tests/fuzz}
touch "$tree/core/rules/b.cpp" "$tree/tests/fuzz/c.cpp"
printf '%s\n' "$tree/core/rules/b.cpp" "$tree/core/moc_b.cpp" >"$tree/list"
bash "$check" "$tree" "$tree/list"
touch "$tree/core/b.cpp"
found=$(bash "$check" "$tree" "$tree/list") && exit 1
[[ $found == "In no CMakeLists.txt:"$'\n'"$tree/core/b.cpp" ]]
