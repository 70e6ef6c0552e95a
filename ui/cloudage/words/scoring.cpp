// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/scoring.h"

#include "core/cloudage/names.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <cstdlib>

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
    static constexpr WordsOf<VpSource> sources{{
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "production", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "milestone", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "production level 10", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "round track", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "find", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "toll", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "Navigation cards paid in VP", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "city", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "Project card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "green plant", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "action of a Campaign tile", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "Book action", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "Solo board", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "effect of a card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "correction", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "mission", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "marker at a Campaign tile", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "highest upgrade", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "grey VP of a Project card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "VP marker", ""),
    }};
    return wordOf("CloudAgeScoring", sources, source);
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
    QStringList names;
    for (std::size_t i = 0; i < score.players.size(); ++i)
        names << game.player(static_cast<Player>(i));
    return outcome(score, names);
}

QString outcome(const FinalScore &score, const QStringList &names)
{
    if (score.solo)
        return soloOutcome(score);
    QStringList winners;
    QStringList fights;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore &own = score.players[i];
        const QString &name = names[static_cast<qsizetype>(i)];
        if (own.wins)
            winners << name;
        if (own.lastFight)
            fights << Text::tr("%1 %2", "player, combat value").arg(name, QString::number(*own.lastFight));
    }
    const QString won = words::listedWithAnd(winners);
    if (score.lacksLastFight)
        return Text::tr("Winner: %1 (a tie: nobody noted the last combat)").arg(won);
    if (score.decidedBy != DecidedBy::Combat)
        return Text::tr("Winner: %1").arg(won);
    //: Players who win, then each player of the last combat with the combat value
    return Text::tr("Winner: %1 (by the last combat: %2)").arg(won, words::listed(fights));
}

QString starsOf(int count)
{
    const QString stars = Text::tr("%n star(s)", nullptr, std::abs(count)); // below 0 no number would be said
    return count < 0 ? u'−' + stars : stars;
}

QString modeName(Mode mode, Chapter chapter)
{
    if (mode == Mode::Campaign)
        return Text::tr("campaign, chapter %1").arg(table::word(chapter));
    return Text::tr("scenario %1").arg(static_cast<int>(mode) + 1);
}

QString name(PlayerColor color)
{
    static constexpr WordsOf<PlayerColor> colors{{
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "turquoise", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "orange", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "purple", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "red", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "green", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "blue", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "yellow", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "pink", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "white", "colour"),
        QT_TRANSLATE_NOOP3("CloudAgeScoring", "black", "colour"),
    }};
    return wordOf("CloudAgeScoring", colors, color);
}

} // namespace skyledger::cloudage::wording
