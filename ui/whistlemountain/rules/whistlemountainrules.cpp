// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/rules/whistlemountainrules.h"

#include "core/whistlemountain/names.h"
#include "core/whistlemountain/rulings.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainRules)
};

} // namespace

const RuleLibrary &whistleMountainRules()
{
    static const RuleLibrary library(u":/rulebook/whistle-mountain"_s);
    return library;
}

QString whistleMountainEdition(const QString &edition)
{
    return edition == word(Edition::Fr2022) ? Text::tr("French edition of 2022") : edition;
}

RuleFacts whistleMountainRuleFacts(const Setup *setup)
{
    RuleFacts facts;
    for (const Edition edition : all<Edition>())
        facts.editions << word(edition);
    facts.editionName = &whistleMountainEdition;
    facts.usualReading = [](const QString &, const QString &ruling) {
        return readingIn(rulingTable(), Rulings(), ruling);
    };
    if (setup) {
        facts.edition = word(setup->edition);
        facts.playedReading = [setup](const QString &ruling) {
            return readingIn(rulingTable(), setup->rulings, ruling);
        };
    }
    return facts;
}

} // namespace skyledger::ui
