// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/utilitycard.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/words/numbers.h"

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

UtilityCard::UtilityCard(AirshipCityTable &table, Utility utility, QWidget *parent)
    : DonationCard(table, utility, parent), m_utility(utility)
{
    setObjectName(u"utility-%1"_s.arg(indexOf(utility) + 1));
    setPart(*this, utility);
}

UtilityCard::Face UtilityCard::faceNow() const
{
    const UtilityValues &values = table().setup().catalogue.utilities[m_utility];
    return {table().words().utility(m_utility),
            values.cost,
            values.vp,
            {},
            gridFaceOf(table(), table().state().utilities[m_utility], values.spaces),
            offerFor(table(), m_utility)};
}

QString UtilityCard::spokenName() const
{
    return face().vp
        ? tr("%1: %2.", "public utility, victory points").arg(face().name, words::points(*face().vp))
        : tr("%1: VP not known.", "public utility").arg(face().name);
}

} // namespace skyledger::ui
