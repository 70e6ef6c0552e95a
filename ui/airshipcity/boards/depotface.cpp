// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/depotface.h"

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/words/amounts.h"
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
    const PlayerState &depot = table.state().players[player];
    const Player chooser = table.guide().chooser();
    DepotFace face;
    face.look = lookOf(table, player);
    face.name = table.words().player(player);
    face.vp = depot.vp;
    face.markersLeft = airshipcity::markersLeft(table.setup(), table.state(), player);
    face.stock = depot.stock;
    face.renovations = depot.renovations;
    face.effects = depot.bonusEffects;
    face.held = static_cast<int>(depot.held.size());
    face.completed = static_cast<int>(depot.completed.size());
    face.failed = static_cast<int>(depot.failed.size());
    face.plays = player == (chooser == none<Player> ? table.state().current : chooser);
    return face;
}

QString contractCounts(const DepotFace &face)
{
    QStringList counts;
    if (face.held > 0)
        counts << Depots::tr("%n contract(s)", "on the term track of a depot", face.held);
    if (face.completed > 0)
        counts << Depots::tr("%n completed", "contracts of a depot", face.completed);
    if (face.failed > 0)
        counts << Depots::tr("%n failed", "contracts of a depot", face.failed);
    if (counts.isEmpty())
        return Depots::tr("no contracts", "of a depot");
    return counts.join(u" \u00B7 "_s);
}

QString shortContractCounts(const DepotFace &face)
{
    QStringList counts;
    if (face.held > 0)
        counts << Depots::tr("%n contract(s)", "on the term track of a depot", face.held);
    if (face.completed > 0)
        counts << u"%1 ✓"_s.arg(face.completed);
    if (face.failed > 0)
        counts << u"%1 ✗"_s.arg(face.failed);
    return counts.isEmpty() ? contractCounts(face) : counts.join(u" \u00B7 "_s);
}

QString spokenDepot(const DepotFace &face)
{
    QStringList stock;
    for (const Resource resource : all<Resource>()) {
        const int capacity = face.renovations.contains(resource) ? unlockedCapacity : lockedCapacity;
        //: What lies on a resource track and how much it holds: 3 wood of 10
        stock << Depots::tr("%1 of %2")
                     .arg(words::amountOf(resource, face.stock[resource]), QString::number(capacity));
    }
    QStringList effects;
    for (const BonusEffect effect : all<BonusEffect>()) {
        //: A bonus effect and its state: Barter: ready
        effects << Depots::tr("%1: %2").arg(words::name(effect), words::name(face.effects[effect]));
    }
    QStringList sentences;
    sentences << Depots::tr("Depot of %1: %2, %n donation marker(s) left.", "player, victory points",
                            face.markersLeft)
                     .arg(face.name, words::points(face.vp));
    sentences << Depots::tr("Stock: %1.").arg(words::listed(stock));
    sentences
        << Depots::tr("Contracts: %1.", "on the term track, completed and failed").arg(contractCounts(face));
    sentences << Depots::tr("Bonus effects: %1.").arg(words::listedApart(effects));
    return sentences.join(u' ');
}

} // namespace skyledger::ui
