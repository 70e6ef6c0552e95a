// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringView>

#include <vector>

/// Words as the search compares them.
namespace skyledger::rulebook {

/// A word of a text: where it stands there, and what it is to the search.
struct Word {
    qsizetype start = 0;
    qsizetype length = 0;
    QString folded;
};

/// A text in lower case without accents, with ligatures spelt out (œ as oe) and everything that is no letter or digit
/// as a space; composed and decomposed Unicode come to the same.
QString folded(QStringView text);

/// The words of a text. An elided French article or pronoun (l’, d’, qu’) is no part of the word that follows it,
/// English ’s is no part of the word before it, and don’t is one word; a hyphen parts words, and so do letters and
/// digits without a gap. Leading zeros of numbers are dropped.
std::vector<Word> words(QStringView text);

/// The same for a caller who reads many texts: one list is filled again and again.
void readWords(QStringView text, std::vector<Word> &words);

/// What is left of a folded word without the endings of English and French plurals and feminine forms. It is the same
/// for both numbers of a word, and no word for people.
QString stem(QStringView folded);

} // namespace skyledger::rulebook
