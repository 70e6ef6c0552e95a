// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/catalogue.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

} // namespace

QString inconsistency(const Inconsistency &inconsistency)
{
    using Kind = Inconsistency::Kind;
    const int has = inconsistency.has;
    const QString needed = QString::number(inconsistency.needed);
    switch (inconsistency.kind) {
    case Kind::TileCount:
        return Words::tr("there are %n tile(s) instead of %1", nullptr, has).arg(needed);
    case Kind::HarborCount:
        return Words::tr("there are %n harbor(s) instead of one", nullptr, has);
    case Kind::ContractCount:
        return Words::tr("there are %n contract(s) instead of %1", nullptr, has).arg(needed);
    case Kind::EarlyBonusCount:
        return Words::tr("there are %n stage bonus(es) for stages 2 and 3 instead of %1", nullptr, has)
            .arg(needed);
    case Kind::LateBonusCount:
        return Words::tr("there are %n stage bonus(es) for stages 4 and 5 instead of %1", nullptr, has)
            .arg(needed);
    case Kind::UtilityCount:
        return Words::tr("there are %n public utility(ies), and %1 are needed for one of the endings",
                         nullptr, has)
            .arg(needed);
    case Kind::BonusStages:
        return Words::tr("the stage bonus fits neither stages 2 and 3 alone nor stages 4 and 5 alone");
    case Kind::TermBeyondTrack:
        return Words::tr("the term is %1, and the Contract Term Track ends at %2")
            .arg(QString::number(has), needed);
    case Kind::UnusedCrest:
        return Words::tr("no tile shows the dot of this renovation");
    case Kind::CrestKind:
        return Words::tr("such a crest bonus is not printed on any tile");
    case Kind::AirshipCost:
        return Words::tr("the cost has other amounts than those that the rulebook prints");
    case Kind::AirshipDiscount:
        return Words::tr("the discount is %1, and the rulebook prints %2").arg(QString::number(has), needed);
    case Kind::PassengerDiscount:
        return Words::tr("the discount is in another resource than the one that the Guild Hall takes");
    case Kind::CostBeyondStock:
        return Words::tr("the cost asks for %1 of a resource, and nobody can own more than %2")
            .arg(QString::number(has), needed);
    case Kind::FewerForFour:
        return Words::tr("there are fewer donation spaces for four players (%1) than for three (%2)")
            .arg(QString::number(has), needed);
    case Kind::NoSpaces:
        return Words::tr("there is no donation space");
    case Kind::RisingPrices:
        return Words::tr("the prices rise toward the bottom");
    case Kind::NoTarget:
        return Words::tr("no donation earns this bonus effect");
    }
    return {};
}

QString note(const CatalogueNote &note)
{
    using Kind = CatalogueNote::Kind;
    switch (note.kind) {
    case Kind::TwinContracts:
        return Words::tr("the same is printed on contract %1: was it entered twice?").arg(note.other);
    case Kind::TwinUtilities:
        return Words::tr("public utility %1 has the same name: was it entered twice?").arg(note.other);
    case Kind::CostsNothing:
        return Words::tr("it costs nothing");
    case Kind::BringsNothing:
        return Words::tr("it brings nothing");
    case Kind::GeneratorCount:
        return Words::tr("%n tile(s) give resources, and people report 8", nullptr, note.value);
    case Kind::KindAbsent: {
        const auto kind = fromName<TileKind>(note.other.toStdString());
        return Words::tr("no tile is of this kind: %1").arg(kind ? words::name(*kind) : note.other);
    }
    case Kind::UnusualTerm:
        return Words::tr("the term is %1, and the Contract Term Track is thought to end at 4")
            .arg(note.value);
    case Kind::NameMissing:
        return note.other == QLatin1StringView("en") ? Words::tr("its English name is not known")
                                                     : Words::tr("its French name is not known");
    case Kind::MadeUpBesidesRead:
        return Words::tr("made up values stand beside values that were read off a copy of the game");
    }
    return {};
}

} // namespace skyledger::words
