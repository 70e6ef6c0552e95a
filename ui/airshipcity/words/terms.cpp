// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/terms.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/glossary.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

/// Under which id the glossary has a word of a closed vocabulary: the same as in files.
template <class Key>
QLatin1StringView idOf(Key key)
{
    const std::string_view id = nameOf(key);
    return QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()));
}

template <class Key>
QString labelOf(Key key)
{
    return label(idOf(key));
}

} // namespace

QString name(Resource resource)
{
    return labelOf(resource);
}

QString heading(Resource resource)
{
    return headingOf(idOf(resource));
}

QString name(Airship airship)
{
    return labelOf(airship);
}

QString theAirship(Airship airship)
{
    return inText(idOf(airship));
}

QString name(TileKind kind)
{
    return labelOf(kind);
}

QString name(BonusEffect effect)
{
    return labelOf(effect);
}

QString name(Award award)
{
    return labelOf(award);
}

QString name(PlayerColor color)
{
    return labelOf(color);
}

QString name(Edition edition)
{
    return labelOf(edition);
}

QString name(Line line)
{
    if (isRow(line))
        return Terms::tr("row %1", "row of the city, 1 to 4").arg(idOf(line));
    return Terms::tr("column %1", "column of the city, A to D").arg(idOf(line));
}

QString toward(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return Terms::tr("north", "adverb: moves north");
    case Direction::East:
        return Terms::tr("east", "adverb");
    case Direction::South:
        return Terms::tr("south", "adverb");
    case Direction::West:
        return Terms::tr("west", "adverb");
    }
    return {};
}

QString name(EffectStatus status)
{
    switch (status) {
    case EffectStatus::Locked:
        return Terms::tr("not earned", "state of a bonus effect tile");
    case EffectStatus::Ready:
        return Terms::tr("ready", "state of a bonus effect tile");
    case EffectStatus::Used:
        return Terms::tr("used", "state of a bonus effect tile");
    case EffectStatus::Unknown:
        return Terms::tr("not known", "state of a bonus effect tile");
    }
    return {};
}

QString name(Term term)
{
    switch (term) {
    case Term::City:
        return label("city"_L1);
    case Term::Depots:
        return headingOf("depot"_L1);
    case Term::DonationBoard:
        return label("donation-board"_L1);
    case Term::EconomyBoard:
        return label("economy-board"_L1);
    case Term::PublicUtilities:
        return headingOf("utility"_L1);
    case Term::ContractsOnDisplay:
        return label("market-display"_L1);
    case Term::ContractTermTrack:
        return label("term-track"_L1);
    case Term::StageBonuses:
        return headingOf("stage-bonus"_L1);
    case Term::PriceList:
        return label("price-list"_L1);
    case Term::CompletedContracts:
        return label("completed-contracts"_L1);
    case Term::FailedContracts:
        return label("failed-contracts"_L1);
    case Term::DonationMarkers:
        return headingOf("donation-marker"_L1);
    case Term::Majority:
        return label("majority"_L1);
    case Term::VictoryPoints:
        return label("victory-points"_L1);
    case Term::Crews:
        return headingOf("crew"_L1);
    case Term::Contracts:
        return headingOf("contract"_L1);
    case Term::Renovations:
        return headingOf("renovation"_L1);
    case Term::Round:
        return headingOf("round"_L1);
    case Term::PiggybackBonus:
        return label("piggyback-bonus"_L1);
    case Term::ContributionAwards:
        return label("awards"_L1);
    }
    return {};
}

QString name(Cell cell)
{
    return idOf(cell);
}

} // namespace skyledger::words
