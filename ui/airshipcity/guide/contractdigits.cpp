// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/contractdigits.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// What is printed on a contract in its order: the term, what it costs, VP, gold. A zero is not printed.
QString digitsOf(const ContractValues &values)
{
    QString digits;
    const auto add = [&digits](int number) {
        if (number > 0)
            digits += QString::number(number);
    };
    add(values.term.value_or(0));
    for (const Resource resource : all<Resource>())
        add(values.cost.value_or(Amounts{})[resource]);
    add(values.vp.value_or(0));
    add(values.gold.value_or(0));
    return digits;
}

bool canBegin(const PlayOption &offer, const QString &typed, const Catalogue &catalogue)
{
    const auto contract = thingAs<Contract>(offer.thing);
    if (!contract)
        return true;
    const ContractValues &values = catalogue.contracts[*contract];
    // One that is not known as a whole may be any.
    const bool isKnown = values.term && values.cost && values.vp && values.gold;
    return !isKnown || digitsOf(values).startsWith(typed);
}

} // namespace

QString typedDigits(const PartialPlay &play)
{
    QString typed;
    for (const GivenAnswer &answer : play.answers) {
        if (aspectOf(answer) == Aspect::Digit)
            typed += QString::number(answer.value);
    }
    return typed;
}

void narrowByDigits(std::vector<PlayOption> &offers, const QString &typed, const Catalogue &catalogue)
{
    std::erase_if(offers, [&](const PlayOption &offer) { return !canBegin(offer, typed, catalogue); });
}

} // namespace skyledger::ui
