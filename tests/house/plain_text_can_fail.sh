#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Plants offences in a small tree: plain_text.sh must name each of them, and pass the tree without them.
set -euo pipefail
check=$(dirname "$(realpath "$0")")/plain_text.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# plant FILE TEXT: a file of that text; NN makes the name new.
planted=()
plant() {
    local file=${1/NN/${#planted[@]}}
    mkdir -p "$tree/$(dirname "$file")"
    printf '%b\n' "$2" >"$tree/$file"
    planted+=("$file")
}

plant ui/boards/fileNN.cpp 'm_title = plainLabel(this); // new QLabel(this) would guess'
plant ui/boards/fileNN.cpp 'setToolTip(plainTip(name));'
plant ui/boards/fileNN.cpp 'm_field->setToolTip(\n    plainTip(name));'
plant ui/boards/fileNN.cpp 'case Qt::ToolTipRole: // cut\n    return plainTip(name);'
plant ui/boards/fileNN.cpp 'QToolTip::showText(place,\n    plainTip(name), this);'
plant ui/boards/fileNN.h 'QLabel *m_title;\nQLabel *label();\nstd::unique_ptr<QTextDocument> m_text;'
plant ui/widgets/plainlabel.cpp 'auto *label = new QLabel(parent);'
bash "$check" "$tree"

rm -rf "${tree:?}"/*
planted=()
plant ui/boards/fileNN.cpp 'm_title = new QLabel(this);'
plant ui/boards/fileNN.cpp 'auto title = std::make_unique<QLabel>();'
plant ui/boards/fileNN.cpp 'QLabel title(this);'
plant ui/boards/fileNN.h 'QLabel m_title;'
plant ui/boards/fileNN.h 'class Title : public QLabel'
plant ui/boards/fileNN.cpp 'm_title->setTextFormat(Qt::RichText);'
plant ui/boards/fileNN.cpp 'm_text->setHtml(name);'
plant ui/boards/fileNN.cpp 'm_text->setMarkdown(name);'
plant ui/boards/fileNN.cpp 'setToolTip(name);'
plant ui/boards/fileNN.cpp 'm_field->setToolTip(\n    name);'
plant ui/boards/fileNN.cpp 'connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);'
plant ui/boards/fileNN.cpp 'QToolTip::showText(place,\n    name, this);'
plant ui/boards/fileNN.cpp 'case Qt::DisplayRole:\ncase Qt::ToolTipRole:\n    return name;'
plant ui/boards/fileNN.cpp 'box->setItemData(row, path, Qt::ToolTipRole);'
plant ui/boards/fileNN.cpp 'QMessageBox::warning(this, title, name);'
plant ui/boards/fileNN.cpp 'setWhatsThis(name);'
plant ui/boards/fileNN.cpp 'auto *text = new QTextBrowser(this);'
plant ui/boards/fileNN.cpp 'QTextDocument text;'
plant ui/boards/fileNN.h 'class Page : public QTextBrowser'
plant app/window/fileNN.cpp 'auto *label = new QLabel(this);'

code=0
found=$(bash "$check" "$tree") || code=$?
missed=0
for file in "${planted[@]}"; do
    if ! grep -qE "^$file:[0-9]+:" <<<"$found"; then
        printf 'not found: %s: %s\n' "$file" "$(<"$tree/$file")"
        missed=1
    fi
done
((code == 1 && missed == 0)) && printf 'all %d planted offences were found\n' ${#planted[@]}
