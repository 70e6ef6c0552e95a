// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/rulings.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rulings.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/details/rulingspart.h"

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

RulingsSpec::Chosen chosenOf(Edition edition, const Rulings &rulings)
{
    return {static_cast<int>(edition), readingsOf(rulingTable(), rulings)};
}

Rulings rulingsOf(const RulingsSpec::Chosen &chosen)
{
    return rulingsOf<Rulings>(rulingTable(), chosen.readings);
}

RulingsSpec airshipCityRulings()
{
    RulingsSpec spec;
    spec.editions = [] {
        QStringList names;
        for (const Edition edition : table::all<Edition>())
            names << words::name(edition);
        return names;
    };
    for (const RulingInfo &ruling : rulingTable()) {
        const auto readings = [&ruling] {
            QStringList told;
            for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading)
                told << words::reading(ruling, reading);
            return told;
        };
        spec.rulings.push_back({table::toText(ruling.key), [&ruling] { return words::rulingTitle(ruling); },
                                readings, idOf(ruling.rule),
                                [&ruling] { return words::ruleWithPage(ruling.rule); }});
    }
    spec.usual = chosenOf(Edition::Fr2021, defaultRulings(Edition::Fr2021));
    spec.withEdition = [](const RulingsSpec::Chosen &chosen, int number) {
        const auto edition = static_cast<Edition>(number);
        return chosenOf(edition, withEdition(rulingsOf(chosen), editionOf(chosen), edition));
    };
    return spec;
}

std::unique_ptr<DetailsPart> rulingsPart(const AirshipCityTable &table)
{
    return std::make_unique<RulingsPart>(
        airshipCityRulings(),
        [&table] {
            const Setup &setup = table.session().setup();
            return chosenOf(setup.edition, setup.rulings);
        },
        [](QJsonObject &setup, const RulingsSpec::Chosen &chosen) {
            setup.insert("edition"_L1, word(editionOf(chosen)));
            setup.insert("rulings"_L1, rulingTable().write(rulingsOf(chosen)));
        });
}

} // namespace skyledger::ui
