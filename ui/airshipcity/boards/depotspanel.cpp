// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/depotspanel.h"

#include "ui/airshipcity/boards/depotcard.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/rulehint.h"

namespace skyledger::ui {

using namespace airshipcity;

DepotsPanel::DepotsPanel(AirshipCityTable &table, QWidget *parent)
    : FoldingCards(QStringLiteral("depots"), parent)
{
    setRules(*this, idOf(Rule::Comp18));
    for (const Player player : table.players())
        add(new DepotCard(table, player, ground()));
    follow(table);
}

QString DepotsPanel::spoken() const
{
    return words::name(words::Term::Depots);
}

} // namespace skyledger::ui
