#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Usage: install.sh CMAKE BUILD_DIR PREFIX. Installs below a DESTDIR and starts what was installed.
set -euo pipefail
cmake=$1 build=$2 prefix=$3
DESTDIR=$(mktemp -d)
export DESTDIR
trap 'rm -rf "$DESTDIR"' EXIT
"$cmake" --install "$build" >/dev/null
"$DESTDIR$prefix/bin/skyledger" --version
(cd "$DESTDIR$prefix" && find . -type f)
