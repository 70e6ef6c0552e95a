// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/locations.h"

namespace skyledger::airshipcity {

CrestBonus crestBonusOf(const Setup &setup, Tile tile, bool developed, ResourceSet unlocked)
{
    if (!developed || unlocked.empty())
        return {};
    const bool dotOpensAll = setup.rulings.crestMatch == CrestMatch::AnyDot;
    const TileValues &values = setup.catalogue.tiles[tile];
    // Either value alone can settle that there is nothing to gain.
    if (values.crests && (*values.crests & unlocked).empty())
        return {};
    if (values.crestBonus) {
        const ResourceBonus &bonus = *values.crestBonus;
        const ResourceSet options = dotOpensAll ? bonus.choices : bonus.choices & unlocked;
        if (bonus.amount == 0 || options.empty())
            return {};
        return {options, bonus.amount, !values.crests};
    }
    return {dotOpensAll ? ResourceSet::full() : unlocked, 0, true};
}

void judgeCrest(const Judgement &on, Tile tile, bool developed, ResourceSet unlocked,
                std::optional<Resource> choice)
{
    const CrestBonus bonus = crestBonusOf(on.setup, tile, developed, unlocked);
    if (choice && (!bonus.options.contains(*choice) || bonus.options.size() < 2)) {
        on.verdict.object(Rule::Crest04, {fact(FactKey::Resource, *choice)});
        return;
    }
    if (bonus.unknown) {
        const TileValues &values = on.setup.catalogue.tiles[tile];
        if (!values.crests)
            on.effectLacks(ReportKey::Gain, Value::TileCrests, indexOf(tile));
        if (!values.crestBonus)
            on.effectLacks(ReportKey::Gain, Value::TileCrestBonus, indexOf(tile));
        return;
    }
    if (bonus.options.empty())
        return;
    if (!choice && bonus.options.size() > 1) {
        on.verdict.object(Rule::Crest04, {fact(FactKey::Needed, bonus.options.size())});
        return;
    }
    on.quote.gain = sum(on.quote.gain, only(choice.value_or(bonus.options.first()), bonus.amount));
}

} // namespace skyledger::airshipcity
