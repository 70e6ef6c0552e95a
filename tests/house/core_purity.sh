#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# core knows no window, no translation and no floor above it; ui/words knows no window.
# Usage: core_purity.sh ROOT. Prints each offending line and answers 1 if there is any.
set -euo pipefail
cd "$1"
shopt -s globstar nullglob

# lines FILE...: every line as file:number: text, line comments apart.
lines() {
    (($# == 0)) || awk '{text = $0; sub(/(^|[^:])\/\/.*/, "", text); sub(/^[ \t]*#[^a-z]*$/, "", text)
                         print FILENAME ":" FNR ": " text}' "$@"
}
core=$(lines core/**/*.h core/**/*.cpp)
words=$(lines ui/words/**/*.h ui/words/**/*.cpp)
ui=$(lines ui/**/*.h ui/**/*.cpp)
table=$(lines core/table/**/*.h core/table/**/*.cpp)
lists=$(lines core/**/CMakeLists.txt ui/words/**/CMakeLists.txt)

bad=0
# forbid REGEX MESSAGE LINES: every line that matches is an offence.
forbid() {
    local found
    if found=$(grep -E ":[0-9]+:.*($1)" <<<"$3"); then
        bad=1
        printf '%s:\n%s\n' "$2" "$found"
    fi
}

include='#[[:space:]]*include[[:space:]]*[<"]'
window='(Gui|Widgets|Svg|SvgWidgets|OpenGL|OpenGLWidgets|PrintSupport|Quick|QuickWidgets|Qml|UiTools)'
translation='(tr|translate|QT_TR_NOOP|QT_TRANSLATE_NOOP|Q_DECLARE_TR_FUNCTIONS)'
forbid "Qt6?(::)?$window([^A-Za-z]|\$)" 'a module of the window' "$lists"
forbid "${include}Qt$window[/>]" 'a module of the window' "$core"$'\n'"$words"
forbid "[^A-Za-z0-9_]$translation[[:space:]]*\\(" 'translation in core' "$core"
forbid "$include(ui|app)/" 'core looks up' "$core"
forbid "${include}app/" 'ui looks up' "$ui"
forbid "${include}core/(airshipcity|cloudage|whistlemountain)/" 'table knows a game' "$table"

# <QWidget> and the like carry no module in their name: a Qt header is permitted where Qt Core or Qt Sql has it.
headers=$(qmake6 -query QT_INSTALL_HEADERS 2>/dev/null || true)
some_window_headers='^[qQ](widget|mainwindow|application|guiapplication|dialog|label|painter|pixmap|image|icon|color|font|action)(\.h)?$'
while IFS=' ' read -r file header; do
    if [[ -d $headers/QtCore ]]; then
        [[ -e $headers/QtCore/$header || -e $headers/QtSql/$header ]] && continue
    elif [[ ! ${header,,} =~ $some_window_headers ]]; then
        continue
    fi
    bad=1
    printf '%s: <%s> is not of Qt Core\n' "$file" "$header"
done < <(sed -nE "s,^([^:]+:[0-9]+):[[:space:]]*$include([Qq][A-Za-z0-9_]+(\.h)?)[>\"].*,\1 \2,p" <<<"$core"$'\n'"$words")

((bad == 0)) && printf 'core and ui/words are pure: %d lines read\n' "$(wc -l <<<"$core"$'\n'"$words")"
exit "$bad"
