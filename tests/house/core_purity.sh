#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# core knows no window, no translation and no floor above it; ui/words knows no window. Rooms that every game shares
# name none, and a game's rooms name no other game.
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

# named ROOM...: each line of the rooms' sources and CMake lists, comments apart.
named() {
    local room files=()
    for room in "$@"; do
        files+=("$room"/**/*.h "$room"/**/*.cpp "$room"/**/CMakeLists.txt)
    done
    lines "${files[@]}" | awk '/CMakeLists.txt:[0-9]+:/ {sub(/[ \t]#.*/, "")} {print}'
}

# What each room may still say of a game, in lines: it falls with every game's thing that moves out, and never rises.
games=(airshipcity cloudage whistlemountain)
names='airship[-_ ]?city|cloudage|whistle[-_ ]?mountain'
shared=(core/{table,play,describe,box,score,rulebook,shelf}
    ui/{shell,play,box,score,newgame,rulebook,shelf,words,widgets})
declare -A ceiling
if [[ -e tests/house/game_names.txt ]]; then
    while read -r room number; do
        [[ $room == \#* || -z $room ]] && continue
        ceiling[$room]=$number
        if [[ " ${shared[*]} " != *" $room "* ]]; then
            bad=1
            printf '%s: a ceiling for a room that is not shared\n' "$room"
        fi
    done <tests/house/game_names.txt
fi
for room in "${shared[@]}"; do
    found=$(named "$room" | grep -iE ":[0-9]+:.*($names)" || true)
    count=$(grep -c . <<<"$found" || true)
    if ((count > ${ceiling[$room]:-0})); then
        bad=1
        printf '%s names a game in %d lines, and at most %d may:\n%s\n' "$room" "$count" "${ceiling[$room]:-0}" "$found"
    elif ((count < ${ceiling[$room]:-0})); then
        bad=1
        printf '%s names a game in %d lines only: lower its ceiling of %d in tests/house/game_names.txt\n' \
            "$room" "$count" "${ceiling[$room]}"
    fi
done
for game in "${games[@]}"; do
    others=$(printf '%s\n' "${games[@]}" | grep -vx "$game" | paste -sd '|')
    forbid "$others" 'a game knows another' "$(named {core,ui}/"$game")"
done

# Airship City's core is four floors: what the game is, its rules, its documents, and whole games on top.
floors=("" rules record game)
for floor in 0 1 2; do
    above=$(printf '%s|' "${floors[@]:floor+1}")
    room=core/airshipcity${floors[floor]:+/${floors[floor]}}
    forbid "${include}core/airshipcity/(${above%|})/" "$room looks up" "$(lines "$room"/*.h "$room"/*.cpp)"
done

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

((bad == 0)) && printf 'core and ui are pure: %d lines read\n' "$(wc -l <<<"$core"$'\n'"$ui")"
exit "$bad"
