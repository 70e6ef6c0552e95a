// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/rules/cloudagerules.h"

#include "core/cloudage/names.h"
#include "core/cloudage/rulingtable.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeRules)
};

} // namespace

const RuleLibrary &cloudAgeRules()
{
    static const RuleLibrary library(u":/rulebook/cloudage"_s);
    return library;
}

RuleFacts cloudAgeRuleFacts(const Setup *setup)
{
    RuleFacts facts;
    facts.editions = {table::word(Edition::Fr)};
    facts.editionName = [](const QString &) { return Text::tr("French edition"); };
    facts.usualReading = [](const QString &, const QString &ruling) {
        return readingIn(rulingTable(), Rulings(), ruling);
    };
    if (setup != nullptr) {
        facts.edition = table::word(Edition::Fr);
        facts.playedReading = [setup](const QString &ruling) {
            return readingIn(rulingTable(), setup->rulings, ruling);
        };
    }
    return facts;
}

} // namespace skyledger::ui
