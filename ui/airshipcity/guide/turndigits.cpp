// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a contract that was turned up is found by the digits that are printed on it.

#include "ui/airshipcity/guide/turnsteps.h"

#include <algorithm>

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

bool canBegin(const Offer &offer, const QString &typed, const Catalogue &catalogue)
{
    const auto *contract = std::get_if<Contract>(&offer.choice.target);
    if (contract == nullptr)
        return true;
    const ContractValues &values = catalogue.contracts[*contract];
    // One that is not known as a whole may be any.
    const bool isKnown = values.term && values.cost && values.vp && values.gold;
    return !isKnown || digitsOf(values).startsWith(typed);
}

} // namespace

void TurnGuide::narrowByDigits()
{
    if (m_steps->aspect != Aspect::Reveal || m_steps->typed.isEmpty())
        return;
    const Catalogue &catalogue = m_session->setup().catalogue;
    std::erase_if(m_steps->offers, [this, &catalogue](const Offer &offer) {
        return !canBegin(offer, m_steps->typed, catalogue);
    });
    m_steps->question = labels::typed(m_steps->question, m_steps->typed);
}

/// A digit that no contract has there is left out and said.
bool TurnGuide::typeDigit(QChar digit)
{
    const QString longer = m_steps->typed + digit;
    const Catalogue &catalogue = m_session->setup().catalogue;
    const bool any = std::any_of(m_steps->offers.begin(), m_steps->offers.end(),
                                 [&longer, &catalogue](const Offer &offer) {
                                     return std::holds_alternative<Contract>(offer.choice.target)
                                         && canBegin(offer, longer, catalogue);
                                 });
    if (!any) {
        tell([longer] { return labels::noSuchContract(longer); });
        return true;
    }
    m_steps->typed = longer;
    renew();
    return true;
}

} // namespace skyledger::ui
