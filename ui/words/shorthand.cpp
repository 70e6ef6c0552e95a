// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/shorthand.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

namespace {

std::optional<CountedLetters> lettersIn(const QString &typed)
{
    static const QRegularExpression whole(u"^(\\d{0,2}[A-Z])+$"_s);
    static const QRegularExpression part(u"(\\d{0,2})([A-Z])"_s);
    if (!whole.match(typed).hasMatch())
        return std::nullopt;
    CountedLetters letters;
    for (auto it = part.globalMatch(typed); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QString count = match.captured(1);
        letters.push_back({count.isEmpty() ? 1 : count.toInt(), match.captured(2).at(0)});
    }
    return letters;
}

} // namespace

std::optional<std::vector<std::vector<CountedLetters>>> shorthandIn(const QString &typed)
{
    static const QRegularExpression between(u"[\\s,;+]+"_s);
    const QStringList parts = typed.toUpper().split(between, Qt::SkipEmptyParts);
    std::vector<std::vector<CountedLetters>> line;
    line.reserve(static_cast<std::size_t>(parts.size()));
    for (const QString &part : parts) {
        const QStringList choices = part.split(u'/');
        line.emplace_back();
        for (const QString &choice : choices) {
            auto letters = lettersIn(choice);
            if (!letters)
                return std::nullopt;
            line.back().push_back(std::move(*letters));
        }
    }
    return line;
}

std::optional<std::vector<int>> countsIn(const QString &typed, const QString &letters, int most)
{
    const auto parts = shorthandIn(typed == u"0"_s ? QString() : typed);
    if (!parts)
        return std::nullopt;
    std::vector<int> counts(static_cast<std::size_t>(letters.size()));
    for (const std::vector<CountedLetters> &part : *parts) {
        if (part.size() != 1)
            return std::nullopt;
        for (const CountedLetter &each : part.front()) {
            const qsizetype at = letters.indexOf(each.letter);
            if (at < 0 || counts[static_cast<std::size_t>(at)] + each.count > most)
                return std::nullopt;
            counts[static_cast<std::size_t>(at)] += each.count;
        }
    }
    return counts;
}

} // namespace skyledger::words
