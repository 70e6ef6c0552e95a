// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/ruleidindex.h"

#include "core/rulebook/fold.h"
#include "core/rulebook/typos.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace skyledger::rulebook {

namespace {

enum class Fit { None, Begun, Whole };

bool isNumber(QStringView part)
{
    return !part.isEmpty() && part.front().isDigit();
}

QStringView withoutZeros(QStringView number)
{
    while (number.size() > 1 && number.front() == u'0')
        number = number.sliced(1);
    return number;
}

QStringList partsOf(QStringView text)
{
    QStringList parts;
    const std::vector<Word> found = words(text);
    for (const Word &word : found) {
        const QString raw = text.sliced(word.start, word.length).toString();
        parts << (isNumber(raw) ? raw : word.folded);
    }
    return parts;
}

Fit fit(QStringView typed, QStringView part)
{
    if (typed == part || (isNumber(typed) && isNumber(part) && withoutZeros(typed) == withoutZeros(part)))
        return Fit::Whole;
    return part.startsWith(typed) || (isNumber(part) && withoutZeros(part).startsWith(typed)) ? Fit::Begun
                                                                                              : Fit::None;
}

/// How what was typed fits the parts of an id from one of them on. Only the last part may be begun.
Fit fitFrom(qsizetype from, const QStringList &typed, const QStringList &parts)
{
    Fit last = Fit::None;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        last = fit(typed[i], parts[from + i]);
        if (last == Fit::None || (last == Fit::Begun && i + 1 < typed.size()))
            return Fit::None;
    }
    return last;
}

/// An id is meant by its beginning, or by its end if that has a number: "move 5" but not "move".
Fit fitAnywhere(const QStringList &typed, const QStringList &parts)
{
    if (typed.size() > parts.size())
        return Fit::None;
    const Fit atStart = fitFrom(0, typed, parts);
    if (atStart != Fit::None || !isNumber(typed.last()))
        return atStart;
    return fitFrom(parts.size() - typed.size(), typed, parts);
}

/// The parts of an id in one word: "acmove5".
QString joined(const QStringList &parts)
{
    QString word;
    for (const QString &part : parts)
        word += isNumber(part) ? withoutZeros(part) : QStringView(part);
    return word;
}

/// How many letters of the words of an id are mistyped: at most one, else it is not meant.
std::optional<int> mistakesInWords(const QStringList &typed, const QStringList &parts)
{
    if (typed.size() != parts.size())
        return std::nullopt;
    int mistakes = 0;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i)
        mistakes += i == 0 ? 2 * (typed[i] != parts[i]) : typosBetween(typed[i], parts[i], 1);
    return mistakes <= 1 ? std::optional(mistakes) : std::nullopt;
}

/// How far what was typed is from an id that it may mean: mistyped, run together, or of a number that there is not.
std::optional<int> distance(const QStringList &typed, const QStringList &parts)
{
    constexpr int otherNumber = 2; // worse than any mistake that is permitted in the words
    if (joined(typed) == joined(parts))
        return 0;
    const auto mistakes = mistakesInWords(typed, parts);
    if (!mistakes)
        return std::nullopt;
    return *mistakes + (fit(typed.last(), parts.last()) == Fit::Whole ? 0 : otherNumber);
}

} // namespace

RuleIdIndex::RuleIdIndex(const Rulebook &rulebook)
{
    for (std::size_t i = 0; i < rulebook.entries().size(); ++i) {
        for (const QString &rule : rulebook.entries()[i].covers)
            m_ids.push_back({partsOf(rule), i});
    }
}

RuleIdIndex::Match RuleIdIndex::find(QStringView query) const
{
    Match match;
    constexpr qsizetype longest = 6;
    const QStringList typed = partsOf(query);
    if (typed.size() < 2 || typed.size() > longest)
        return match;
    Fit best = Fit::Begun;
    for (const Id &id : m_ids) {
        const Fit fit = fitAnywhere(typed, id.parts);
        if (fit < best)
            continue;
        if (fit > best)
            match.entries.clear();
        best = fit;
        match.isPlain = id.parts.first() == typed.first();
        if (std::find(match.entries.begin(), match.entries.end(), id.entry) == match.entries.end())
            match.entries.push_back(id.entry);
    }
    return match.entries.empty() ? nearest(typed) : match;
}

RuleIdIndex::Match RuleIdIndex::nearest(const QStringList &typed) const
{
    Match match;
    if (!isNumber(typed.last()))
        return match;
    int least = std::numeric_limits<int>::max();
    for (const Id &id : m_ids) {
        const auto far = distance(typed, id.parts);
        if (!far || *far > least)
            continue;
        if (*far < least)
            match.entries.clear();
        least = *far;
        match.isPlain = true;
        if (std::find(match.entries.begin(), match.entries.end(), id.entry) == match.entries.end())
            match.entries.push_back(id.entry);
    }
    return match;
}

} // namespace skyledger::rulebook
