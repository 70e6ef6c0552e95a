// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/rules/airshipcityrules.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/rulings.h"
#include "ui/airshipcity/words/terms.h"

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The edition of a name in files; the first one for a name that is none.
Edition editionOf(const QString &name)
{
    return table::fromName<Edition>(name.toStdString()).value_or(Edition{});
}

} // namespace

const RuleLibrary &airshipCityRules()
{
    static const RuleLibrary library(u":/rulebook/airship-city"_s);
    return library;
}

RuleFacts airshipCityRuleFacts(const Setup *setup)
{
    RuleFacts facts;
    facts.editions.reserve(static_cast<qsizetype>(countOf<Edition>));
    for (const Edition edition : all<Edition>())
        facts.editions << table::word(edition);
    facts.editionName = [](const QString &edition) { return words::name(editionOf(edition)); };
    facts.usualReading = [](const QString &edition, const QString &ruling) {
        return readingIn(rulingTable(), defaultRulings(editionOf(edition)), ruling);
    };
    if (setup) {
        facts.edition = table::word(setup->edition);
        facts.playedReading = [setup](const QString &ruling) {
            return readingIn(rulingTable(), setup->rulings, ruling);
        };
    }
    return facts;
}

} // namespace skyledger::ui
