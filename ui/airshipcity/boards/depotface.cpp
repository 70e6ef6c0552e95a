// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/depotface.h"

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Depots {
    Q_DECLARE_TR_FUNCTIONS(Depots)
};

} // namespace

DepotFace depotFaceOf(const AirshipCityTable &table, Player player)
{
    const State &state = table.state();
    const Player chooser = table.guide().chooser();
    return {lookOf(table, player), table.words().player(player), state.players[player],
            markersLeft(table.setup(), state, player),
            player == (chooser == none<Player> ? state.current : chooser)};
}

QString contractCounts(const DepotFace &face, Counts counts)
{
    const auto numberOf = [](const ContractList &list) { return static_cast<int>(list.size()); };
    const int completed = numberOf(face.depot.completed);
    const int failed = numberOf(face.depot.failed);
    QStringList told;
    if (!face.depot.held.empty())
        told << Depots::tr("%n contract(s)", "on the term track of a depot", numberOf(face.depot.held));
    if (completed > 0)
        told << (counts == Counts::InSigns ? u"%1 ✓"_s.arg(completed)
                                           : Depots::tr("%n completed", "contracts of a depot", completed));
    if (failed > 0)
        told << (counts == Counts::InSigns ? u"%1 ✗"_s.arg(failed)
                                           : Depots::tr("%n failed", "contracts of a depot", failed));
    return told.isEmpty() ? Depots::tr("no contracts", "of a depot") : told.join(u" \u00B7 "_s);
}

QString spokenDepot(const DepotFace &face)
{
    QStringList stock;
    for (const Resource resource : all<Resource>()) {
        //: What lies on a resource track and how much it holds: 3 wood of 10
        stock << Depots::tr("%1 of %2")
                     .arg(words::amountOf(resource, face.depot.stock[resource]),
                          QString::number(face.depot.capacity(resource)));
    }
    QStringList effects;
    for (const BonusEffect effect : all<BonusEffect>()) {
        //: A bonus effect and its state: Barter: ready
        effects << Depots::tr("%1: %2").arg(words::name(effect),
                                            words::name(face.depot.bonusEffects[effect]));
    }
    QStringList sentences;
    sentences << Depots::tr("Depot of %1: %2, %n donation marker(s) left.", "player, victory points",
                            face.markersLeft)
                     .arg(face.name, words::points(face.depot.vp));
    sentences << Depots::tr("Stock: %1.").arg(words::listed(stock));
    sentences
        << Depots::tr("Contracts: %1.", "on the term track, completed and failed").arg(contractCounts(face));
    sentences << Depots::tr("Bonus effects: %1.").arg(words::listedApart(effects));
    return sentences.join(u' ');
}

} // namespace skyledger::ui
