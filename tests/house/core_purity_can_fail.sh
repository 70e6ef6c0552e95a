#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Plants offences in a small tree: core_purity.sh must name each of them, and pass the tree without them.
set -euo pipefail
check=$(dirname "$(realpath "$0")")/core_purity.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# plant FILE LINE: a file of that one line; a number makes the name new.
planted=()
plant() {
    local file=${1/NN/${#planted[@]}}
    mkdir -p "$tree/$(dirname "$file")"
    printf '%s\n' "$2" >"$tree/$file"
    planted+=("$file")
}

for room in core/table core/airshipcity/rules ui/words; do
    plant $room/fileNN.h '#include <QString>'
    plant $room/fileNN.h '#include "core/table/per.h" // Widgets and tr( are for ui, see <QWidget>'
    plant $room/fileNN.cpp 'auto start = str(text) + ptr(1);'
done
plant core/airshipcity/rules/fileNN.h '#include "core/airshipcity/state.h"'
plant ui/words/fileNN.cpp 'return tr("Airship");'
plant ui/widgets/fileNN.cpp 'drawTile(); // as airship-city and Whistle Mountain have it'
plant ui/widgets/CMakeLists.txt 'target_link_libraries(x PUBLIC skyledger-table) # not skyledger-airshipcity'
plant ui/airshipcity/fileNN.cpp '#include "core/airshipcity/state.h"'
plant core/airshipcity/game/fileNN.h '#include "core/airshipcity/record/gamerecord.h"'
plant core/airshipcity/record/fileNN.h '#include "core/airshipcity/rules/rules.h"'
bash "$check" "$tree"

rm -rf "${tree:?}"/*
planted=()
for room in core/table core/airshipcity/rules ui/words; do
    plant $room/fileNN.h '#include <QWidget>'
    plant $room/fileNN.h '#include <QtWidgets/QLabel>'
    plant $room/fileNN.cpp '#  include <QtGui>'
    plant $room/fileNN.cpp '#include <qpainter.h>'
    plant $room/fileNN.cpp '#include "app/main.h"'
    plant $room/fileNN/CMakeLists.txt 'target_link_libraries(x PUBLIC Qt6::Widgets)'
    plant $room/fileNN/CMakeLists.txt 'find_package(Qt6Gui)'
done
plant core/table/fileNN.cpp 'const QString text = QObject::tr("Airship");'
plant core/airshipcity/rules/fileNN.cpp 'tr ("Airship");'
plant core/airshipcity/rules/fileNN.cpp 'QCoreApplication::translate("Rules", "Airship");'
plant core/airshipcity/rules/fileNN.cpp '#include "ui/words/words.h"'
for room in core/{table,play,describe,box,score,rulebook,shelf} ui/{shell,play,box,score,newgame,rulebook,shelf,words,widgets}; do
    plant $room/fileNN.h '#include "core/airshipcity/state.h"'
    plant $room/fileNN.cpp 'using namespace skyledger::cloudage;'
    plant $room/fileNN.cpp 'const char *const name = "Whistle Mountain";'
    plant $room/sub/CMakeLists.txt 'target_link_libraries(x PUBLIC skyledger-airshipcity)'
done
plant ui/airshipcity/fileNN.h '#include "ui/cloudage/words/terms.h"'
plant core/whistlemountain/fileNN.h 'using airshipcity::Resource;'
plant core/airshipcity/fileNN.h '#include "core/airshipcity/rules/rules.h"'
plant core/airshipcity/rules/fileNN.h '#include "core/airshipcity/game/session.h"'
plant core/airshipcity/record/fileNN.cpp '#include "core/airshipcity/game/session.h"'

code=0
found=$(bash "$check" "$tree") || code=$?
missed=0
for file in "${planted[@]}"; do
    if ! grep -qF "$file:1:" <<<"$found"; then
        printf 'not found: %s: %s\n' "$file" "$(<"$tree/$file")"
        missed=1
    fi
done
((code == 1 && missed == 0))
printf 'all %d planted offences were found\n' ${#planted[@]}

# A room that names games in three lines passes with a ceiling of three only.
rm -rf "${tree:?}"/*
planted=()
mkdir -p "$tree/tests/house"
plant ui/widgets/fileNN.h '#include "core/airshipcity/state.h"'
plant ui/widgets/deep/fileNN.cpp 'const QString game = QStringLiteral("airship-city");'
plant ui/widgets/deep/CMakeLists.txt 'target_link_libraries(x PUBLIC skyledger-whistlemountain)'
# passes LINES...: whether the tree passes with this file of ceilings.
passes() {
    printf '%s\n' "$@" >"$tree/tests/house/game_names.txt"
    bash "$check" "$tree" >/dev/null
}
passes '# lines' 'ui/widgets 3' && ! passes 'ui/widgets 2' && ! passes 'ui/widgets 4' &&
    ! passes 'ui/widgets 3' 'ui/airshipcity 1' && ! passes '' && printf 'the ceilings hold\n'
