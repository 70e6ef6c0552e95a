#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Foreign text is plain text: no label, tool tip, document or message box of ui or app guesses whether its text is rich.
# Usage: plain_text.sh ROOT. Prints each offending line and answers 1 if there is any.
set -euo pipefail
cd "$1"
shopt -s globstar nullglob

# What writes rich text, each of escaped parts only. Whoever adds a file looks at every part of its text.
rich='ui/(play/turn/clockline|play/pages/standingspanel|widgets/rulelabel|shell/helppages)\.cpp'
rich+='|ui/(score/explained/explanationview|score/takealong/scorepaper|rulebook/entrytext)\.cpp'
# Labels that are a class of their own, and say in their constructor what their text is.
own='ui/(widgets/(linklabel|elidedlabel|yieldinglabel)|play/turn/clockline|play/pieces/piecespanel)\.(h|cpp)'

bad=0
# forbid REGEX ALLOWED MESSAGE: every line that matches in a file that is not allowed is an offence.
forbid() {
    local found
    if found=$(grep -P "^[^:]+:[0-9]+:.*($1)" <<<"$code" | grep -Ev "^($2):"); then
        bad=1
        printf '%s:\n%s\n' "$3" "$found"
    fi
}

# Every line as file:number: text, line comments apart; what a tool tip is set to stands in one line.
code=$(awk '
    {sub(/(^|[^:])\/\/.*/, "")}
    held != "" {sub(/^[ \t]+/, " "); held = held $0}
    held == "" {place = FILENAME ":" FNR ": "; held = $0}
    /setToolTip\(|QToolTip::showText\(|case Qt::ToolTipRole:|setItemData\(/ {joins = 1}
    joins && held !~ /;/ {next}
    {print place held; held = ""; joins = 0}' /dev/null ui/**/*.h ui/**/*.cpp app/**/*.h app/**/*.cpp)

none='(none)'
documents='Q(TextBrowser|TextEdit|TextDocument)'
forbid 'new QLabel\(|make_unique<QLabel>|(?<![A-Za-z*&])QLabel [a-zA-Z_]+[;({]' 'ui/widgets/plainlabel\.cpp' \
    'a label that is not made by plainLabel()'
forbid 'public QLabel' "$own" 'a kind of label that this test does not know'
forbid 'setTextFormat\(Qt::(RichText|AutoText|MarkdownText)|(set|insert|append)(Html|Markdown)\(' "$rich" \
    'rich text where none is known'
forbid 'setToolTip\((?! *plainTip\()|&Q(Widget|Action)::setToolTip|QToolTip::showText\((?!.*plainTip\()' "$none" \
    'a tool tip that is not made by plainTip()'
forbid 'case Qt::ToolTipRole:(?!.*plainTip\()|setItemData\((?!.*plainTip\().*ToolTipRole' "$none" \
    'a tool tip that is not made by plainTip()'
forbid 'QMessageBox|QErrorMessage|setWhatsThis\(' "$none" 'a message that could take its text for rich text'
forbid "new $documents\\(|make_unique<$documents>|(?<![A-Za-z*&])QTextDocument [a-zA-Z_]+[;({]|public $documents" \
    'ui/widgets/quietdocument\.h' 'a text that could load what it names: see QuietDocument and QuietBrowser'

((bad == 0)) && printf 'no text is taken for rich text: %d lines read\n' "$(wc -l <<<"$code")"
exit "$bad"
