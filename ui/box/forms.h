// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/valuesasked.h"

#include <utility>
#include <vector>

/// How printed values of any game are typed. The limits are those of the rules, which refuse what lies beyond.
namespace skyledger::ui {

/// A whole number.
ValueField numberField(const QString &key, const QString &name);
/// A whole number, or a dash where none is printed.
ValueField numberOrNoneField(const QString &key, const QString &name);
/// A text.
ValueField textField(const QString &key, const QString &name);
/// Numbers that belong together, so many, with a sign or spaces between them: "2x1".
ValueField pairField(const QString &key, const QString &name);
/// Numbers in a row; `?` for one that is not known: "1 2 ? 3".
ValueField numbersField(const QString &key, const QString &name);
/// One of some words, each with its name; the beginning of the name is enough.
ValueField wordField(const QString &key, const QString &name,
                     const std::vector<std::pair<QString, QString>> &words);
/// A value of another field, or `none` where there is none: the beginning of that is enough.
ValueField orNone(ValueField field, const QString &none, const QString &hint);
/// A list of another field, which can be empty: a dash. `width`: so many characters.
ValueField orEmpty(ValueField field, int width, const QString &hint);
/// Values of another field with commas between them; a dash for none.
ValueField listField(const ValueField &one, const QString &hint);
/// Amounts of some words, each by a letter that stands for it: "2C W"; 0 for none.
using LetteredWords = std::vector<std::pair<QString, QChar>>;
ValueField amountsField(const QString &key, const QString &name, const LetteredWords &words,
                        const QString &hint);
/// A part of what is typed in one go: a digit, or a letter that stands for a word.
struct CodePart {
    struct Letter {
        QString word; ///< of the files
        QChar letter;
        QString name;
    };
    QString key; ///< in the value's object
    QString name;
    int most = 9;                     ///< of a digit
    std::vector<Letter> letters = {}; ///< none: a digit
    bool differs = false;             ///< from the part before, if that is a letter
};
/// A value of several parts, a character for each: "3EW2MC". An object that lacks a part shows a dash for a
/// letter, 0 for a digit.
ValueField codeField(const QString &name, const std::vector<CodePart> &parts);
/// How such amounts are typed: "2C W".
QString exampleOf(const LetteredWords &words);

} // namespace skyledger::ui
