// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/sheetheadings.h"

#include "core/table/folding.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/words/language.h"

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Heading {
    QLatin1StringView text; ///< folded
    SheetNumber number;
};

/// What people write besides the labels of the form, in both languages.
constexpr Heading otherHeadings[] = {
    {QLatin1StringView("vp"), SheetNumber::Vp},
    {QLatin1StringView("pv"), SheetNumber::Vp},
    {QLatin1StringView("points"), SheetNumber::Vp},
    {QLatin1StringView("track"), SheetNumber::Vp},
    {QLatin1StringView("piste"), SheetNumber::Vp},
    {QLatin1StringView("airships"), SheetNumber::AirshipMajorities},
    {QLatin1StringView("airshipmajorities"), SheetNumber::AirshipMajorities},
    {QLatin1StringView("shipbuilding"), SheetNumber::AirshipMajorities},
    {QLatin1StringView("dirigeables"), SheetNumber::AirshipMajorities},
    {QLatin1StringView("utilities"), SheetNumber::UtilityMajorities},
    {QLatin1StringView("public utilities"), SheetNumber::UtilityMajorities},
    {QLatin1StringView("public utility majorities"), SheetNumber::UtilityMajorities},
    {QLatin1StringView("utilitymajorities"), SheetNumber::UtilityMajorities},
    {QLatin1StringView("construction"), SheetNumber::UtilityMajorities},
    {QLatin1StringView("structures"), SheetNumber::UtilityMajorities},
    {QLatin1StringView("contracts"), SheetNumber::ContractsCompleted},
    {QLatin1StringView("contractscompleted"), SheetNumber::ContractsCompleted},
    {QLatin1StringView("trade"), SheetNumber::ContractsCompleted},
    {QLatin1StringView("contrats"), SheetNumber::ContractsCompleted},
    {QLatin1StringView("commerce"), SheetNumber::ContractsCompleted},
    {QLatin1StringView("unfinished"), SheetNumber::UnfinishedContractVp},
    {QLatin1StringView("unfinished contracts"), SheetNumber::UnfinishedContractVp},
    {QLatin1StringView("unfinishedcontractvp"), SheetNumber::UnfinishedContractVp},
    {QLatin1StringView("non valides"), SheetNumber::UnfinishedContractVp},
    {QLatin1StringView("contrats non valides"), SheetNumber::UnfinishedContractVp},
    {QLatin1StringView("metal"), SheetNumber::Metal},
    {QLatin1StringView("gears"), SheetNumber::Gear},
    {QLatin1StringView("propulsions"), SheetNumber::Gear},
    {QLatin1StringView("engrenages"), SheetNumber::Gear},
    {QLatin1StringView("markers"), SheetNumber::Markers},
    {QLatin1StringView("marqueurs"), SheetNumber::Markers},
};

std::optional<SheetNumber> numberOfLabel(const QString &folded, Language language)
{
    const SpokenIn spoken(language);
    for (const SheetNumber number : all<SheetNumber>()) {
        if (table::folded(label(number)) == folded)
            return number;
    }
    return std::nullopt;
}

} // namespace

std::optional<SheetNumber> numberOfHeading(const QString &heading)
{
    const QString folded = table::folded(heading);
    if (folded.isEmpty())
        return std::nullopt;
    for (const Language language : {Language::English, Language::French}) {
        if (const auto number = numberOfLabel(folded, language))
            return number;
    }
    for (const Heading &other : otherHeadings) {
        if (folded == other.text)
            return other.number;
    }
    return std::nullopt;
}

std::optional<int> numberInCell(const QString &cell)
{
    constexpr qsizetype mostDigits = 9;
    QString digits;
    qsizetype at = 0;
    QString text;
    for (const QChar c : cell) {
        if (!c.isSpace() && c != u'\'' && c != u'’')
            text += c;
    }
    const bool negative = text.startsWith(u'-') || text.startsWith(u'\u2212');
    if (negative || text.startsWith(u'+'))
        ++at;
    while (at < text.size() && text[at].isDigit())
        digits += QChar(u'0' + text[at++].digitValue());
    if (at < text.size() && (text[at] == u'.' || text[at] == u',')) {
        ++at;
        while (at < text.size() && text[at] == u'0')
            ++at;
    }
    if (digits.isEmpty() || digits.size() > mostDigits || at < text.size())
        return std::nullopt;
    return negative ? -digits.toInt() : digits.toInt();
}

} // namespace skyledger::words
