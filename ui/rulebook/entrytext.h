// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"

class QTextDocument;

namespace skyledger::ui {

class RuleDrawings;
class Theme;

/// How entries are told.
struct Telling {
    QStringList languages;   ///< one or more, the own one first
    bool sideBySide = false; ///< the languages in columns, else one after the other
    bool links = true;       ///< other entries are links
    const RuleFacts *facts = nullptr;
    const rulebook::Found *found = nullptr; ///< words to be marked
    QStringList alsoAsked;                  ///< other rules behind what the person asked about
};

/// The name of a language in itself: "Français".
QString languageName(const QString &language);

/// The entry as rich text for `fillDocument`. A link leads to the id of an entry.
QString entryText(const RuleLibrary &library, const rulebook::Entry &entry, const Telling &telling);

/// The words of the glossary as a table, in so many blocks side by side, sorted by the first of the languages.
QString glossaryText(const RuleLibrary &library, const QStringList &languages, int blocks);

/// Puts texts into a document, in the colours of a theme and with their pictures.
void fillDocument(QTextDocument &document, const QString &text, const Theme &theme, RuleDrawings &drawings);

} // namespace skyledger::ui
