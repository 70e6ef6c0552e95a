// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <vector>

/// Words as the search compares them.
namespace skyledger::rulebook {

/// A word of a text: where it stands there, and what it is to the search.
struct Word {
    qsizetype start = 0;
    qsizetype length = 0;
    QString folded;
};

/// A text in lower case without accents, with ligatures spelt out (œ as oe) and every kind of apostrophe and hyphen as
/// a space; composed and decomposed Unicode come to the same.
QString folded(QStringView text);

/// The words of a text. An elided French article or pronoun (l’, d’, qu’) is no part of the word that follows it,
/// English ’s is no part of the word before it; numbers are words, and letters and digits without a gap are two.
std::vector<Word> words(QStringView text);

/// What is left of a folded word without the endings of an English or French plural. Not a word for people.
QString singular(const QString &folded);

} // namespace skyledger::rulebook
