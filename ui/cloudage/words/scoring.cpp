// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/scoring.h"

#include "core/cloudage/names.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::wording {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeScoring)
};

/// The thing that a line of the ledger is about; empty where there is none.
QString thingOf(const LedgerLine &line, const GameWords &game)
{
    constexpr std::uint8_t nothing = 0xFF;
    if (line.detail == nothing)
        return {};
    switch (line.source) {
    case VpSource::City:
        return game.city(static_cast<City>(line.detail));
    case VpSource::Project:
    case VpSource::ProjectEnd:
        return game.project(static_cast<Project>(line.detail));
    case VpSource::Mission:
        return name(static_cast<Mission>(line.detail));
    case VpSource::Tile:
    case VpSource::TileAction:
    case VpSource::Toll:
        return name(static_cast<CampaignTile>(line.detail));
    case VpSource::Upgrade:
        return name(static_cast<UpgradeZone>(line.detail));
    case VpSource::Production:
        return Text::tr("level %1", "of production").arg(line.detail);
    default:
        return {};
    }
}

} // namespace

QString sourceName(VpSource source)
{
    switch (source) {
    case VpSource::Production:
        return Text::tr("production");
    case VpSource::Milestone:
        return Text::tr("milestone");
    case VpSource::LevelCap:
        return Text::tr("production level 10");
    case VpSource::TrackReward:
        return Text::tr("round track");
    case VpSource::Find:
        return Text::tr("find");
    case VpSource::Toll:
        return Text::tr("toll");
    case VpSource::Draw:
        return Text::tr("Navigation cards paid in VP");
    case VpSource::City:
        return Text::tr("city");
    case VpSource::Project:
        return Text::tr("Project card");
    case VpSource::Plant:
        return Text::tr("green plant");
    case VpSource::TileAction:
        return Text::tr("action of a Campaign tile");
    case VpSource::Book:
        return Text::tr("Book action");
    case VpSource::Solo:
        return Text::tr("Solo board");
    case VpSource::Effect:
        return Text::tr("effect of a card");
    case VpSource::Correction:
        return Text::tr("correction");
    case VpSource::Mission:
        return Text::tr("mission");
    case VpSource::Tile:
        return Text::tr("marker at a Campaign tile");
    case VpSource::Upgrade:
        return Text::tr("highest upgrade");
    case VpSource::ProjectEnd:
        return Text::tr("grey VP of a Project card");
    case VpSource::Track:
        return Text::tr("VP marker");
    }
    return {};
}

QString sourceOf(const LedgerLine &line, const GameWords &game)
{
    const QString thing = thingOf(line, game);
    const QString source = sourceName(line.source);
    return thing.isEmpty() ? source : Text::tr("%1: %2", "where VP come from, the thing").arg(source, thing);
}

QString soloOutcome(const FinalScore &score)
{
    const SoloResult &solo = *score.solo;
    if (!solo.won)
        return Text::tr("A chapter played alone is neither won nor lost: its stars count.");
    const int total = score.players.front().total;
    const int needed = solo.neededVp.value_or(0);
    if (!*solo.won && total >= needed)
        return Text::tr("Lost: not every visible mission is at its highest level.");
    return (*solo.won ? Text::tr("Won: %1 VP, %2 were needed.") : Text::tr("Lost: %1 VP, %2 were needed."))
        .arg(total)
        .arg(needed);
}

QString outcome(const FinalScore &score, const GameWords &game)
{
    if (score.solo)
        return soloOutcome(score);
    QStringList winners;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        if (score.players[i].wins)
            winners << game.player(static_cast<Player>(i));
    }
    const QString names = words::listedWithAnd(winners);
    if (score.lacksLastFight)
        return Text::tr("Winner: %1 (a tie: nobody noted the last combat)").arg(names);
    return score.decidedBy == DecidedBy::Combat ? Text::tr("Winner: %1 (by the last combat)").arg(names)
                                                : Text::tr("Winner: %1").arg(names);
}

QString modeName(Mode mode, Chapter chapter)
{
    if (mode == Mode::Campaign)
        return Text::tr("campaign, chapter %1").arg(table::word(chapter));
    return Text::tr("scenario %1").arg(static_cast<int>(mode) + 1);
}

QString name(PlayerColor color)
{
    switch (color) {
    case PlayerColor::Turquoise:
        return Text::tr("turquoise", "colour");
    case PlayerColor::Orange:
        return Text::tr("orange", "colour");
    case PlayerColor::Purple:
        return Text::tr("purple", "colour");
    case PlayerColor::Red:
        return Text::tr("red", "colour");
    case PlayerColor::Green:
        return Text::tr("green", "colour");
    case PlayerColor::Blue:
        return Text::tr("blue", "colour");
    case PlayerColor::Yellow:
        return Text::tr("yellow", "colour");
    case PlayerColor::Pink:
        return Text::tr("pink", "colour");
    case PlayerColor::White:
        return Text::tr("white", "colour");
    case PlayerColor::Black:
        return Text::tr("black", "colour");
    }
    return {};
}

} // namespace skyledger::cloudage::wording
