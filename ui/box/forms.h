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
/// Amounts of some words, each by a letter that stands for it: "2C W"; 0 for none.
using LetteredWords = std::vector<std::pair<QString, QChar>>;
ValueField amountsField(const QString &key, const QString &name, const LetteredWords &words,
                        const QString &hint);
/// How such amounts are typed: "2C W".
QString exampleOf(const LetteredWords &words);

} // namespace skyledger::ui
