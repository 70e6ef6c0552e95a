#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Usage: install.sh CMAKE BUILD_DIR PREFIX [EXPECTED]. Installs below a DESTDIR and starts what was installed; compares
# its files with those of Debian's package, whose pages are compressed and which keeps some elsewhere.
set -euo pipefail
cmake=$1 build=$2 prefix=$3 expected=${4:-}
DESTDIR=$(mktemp -d)
export DESTDIR
trap 'rm -rf "$DESTDIR"' EXIT
"$cmake" --install "$build" >/dev/null
"$DESTDIR$prefix/bin/skyledger" --version
if [[ -n $expected ]]; then
    sed -n 's,\.gz$,,; s,vendor-completions,site-functions,; /share\/\(doc\|lintian\)\//d; s,^usr/,,p' "$expected" | LC_ALL=C sort |
        diff -u - <(cd "$DESTDIR$prefix" && find . -type f | sed 's,^\./,,' | LC_ALL=C sort)
fi
