#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Usage: sources_are_listed.sh ROOT LIST. Every .cpp below ROOT must stand in LIST, the files of all targets. The fuzz
# targets are built by themselves.
set -euo pipefail
missing=$(find "$1"/app "$1"/core "$1"/ui "$1"/tests -name '*.cpp' -not -path "$1/tests/fuzz/*" | grep -vxFf "$2" || true)
if [[ -n $missing ]]; then
    printf 'In no CMakeLists.txt:\n%s\n' "$missing"
    exit 1
fi
