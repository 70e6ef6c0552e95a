// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/events.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/production.h"
#include "core/cloudage/rules/rules.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/settings.h"
#include "ui/words/amountchanges.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::cloudage::wording {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeEvents)
};

/// A find has no name: what it brings says which one it is, where that is known.
QString findOf(Find find, const GameWords &game)
{
    const FindValues &values = game.setup().catalogue.finds[find];
    return values == FindValues() ? game.find(find) : rewardOf(values.reward());
}

/// Finds as the map gave them: "1 Metal, 2 Water".
QString foundIn(const std::vector<Found> &found, const GameWords &game)
{
    QStringList items;
    for (const Found &each : found)
        items << (each.find == none<Find> ? rewardOf(each.reward) : findOf(each.find, game));
    return words::listed(items);
}

/// Words one play as a sentence of several verbs.
struct Deed {
    const GameWords &game;
    const State &before;
    const Reported &reported;
    Player player;

    /// Of what the rules forbid, it can be open who does it.
    QString who() const
    {
        return player == none<Player> ? Words::tr("Somebody", "a player who is not told")
                                      : game.player(player);
    }
    /// The board of whoever does it, else one that tells nothing.
    const PlayerState &board() const
    {
        static const PlayerState nobodys;
        return player == none<Player> ? nobodys : before.players[player];
    }

    QString operator()(const Produce &produce) const;
    QString operator()(const Book &book) const
    {
        QStringList parts{Words::tr("%1 does the Book action").arg(who())};
        if (book.draws)
            parts << drawn(*book.draws);
        const auto &values = bookOf(game.setup(), before);
        return words::listed(parts
                             + choice(book.pick, values ? std::optional(values->reward) : std::nullopt));
    }
    QString operator()(const Fly &fly) const;
    QString operator()(const Fight &fight) const;
    QString operator()(const Gather &gather) const
    {
        QStringList drones;
        for (std::size_t i = 0; i < gather.zones.size(); ++i) {
            drones << Words::tr("%1: %2", "player, zone")
                          .arg(game.player(static_cast<Player>(i)), name(gather.zones[i]));
        }
        //: %1 is a player, %2 the number of a district, %3 says where each drone stands
        return Words::tr("%1 gathers in district %2 (%3)")
            .arg(who(), QString::number(indexOf(gather.district) + 1), words::listed(drones));
    }
    QString operator()(const Plant &plant) const;
    QString operator()(const Upgrade &upgrade) const
    {
        static constexpr WordsOf<UpgradeZone> sentences{{
            QT_TRANSLATE_NOOP3("CloudAgeEvents", "%1 builds movement upgrade %2", ""),
            QT_TRANSLATE_NOOP3("CloudAgeEvents", "%1 builds combat upgrade %2", ""),
            QT_TRANSLATE_NOOP3("CloudAgeEvents", "%1 builds planting upgrade %2", ""),
        }};
        return wordOf("CloudAgeEvents", sentences, upgrade.zone)
            .arg(who())
            .arg(board().upgrades[upgrade.zone] + 1);
    }
    QString operator()(const PlayCard &card) const
    {
        QStringList parts{
            Words::tr("%1 plays %2", "player, Project card").arg(who(), game.project(card.card))};
        if (card.sell)
            parts << Words::tr("sells 3 Plant tiles", "part of a sentence about a player");
        return words::listed(parts + choice(card.pick, game.setup().catalogue.projects[card.card].reward));
    }
    QString operator()(const Take &take) const
    {
        return Words::tr("%1 takes %2", "player, amount").arg(who(), amountOf(take.resource, 1));
    }
    QString operator()(const Update &update) const
    {
        return Words::tr("%1 removes a Navigation card of value %2 from the game")
            .arg(who())
            .arg(update.remove);
    }
    QString operator()(const SoloStep &solo) const
    {
        if (solo.choose == SoloChoice::Gather) {
            //: Number of a district, zone
            return Words::tr("Solo board: gather in district %1, %2")
                .arg(QString::number(indexOf(solo.district) + 1), name(solo.zone));
        }
        return Words::tr("Solo board: %1", "what is done").arg(nameOf(solo.choose));
    }
    QString operator()(const Pass &) const
    {
        return before.phase == Phase::Fight ? Words::tr("%1 does not fight").arg(who())
                                            : Words::tr("%1 does nothing").arg(who());
    }
    QString operator()(const TakeMission &taken) const
    {
        QStringList parts{Words::tr("%1 takes a Mission card: %2 and %3")
                              .arg(who(), name(taken.card.first), name(taken.card.second))};
        if (taken.cover != none<Mission>)
            parts << Words::tr("covers %1", "part of a sentence about a player: a mission")
                         .arg(name(taken.cover));
        return words::listed(parts);
    }
    QString operator()(const OtherEffect &effect) const;

private:
    /// What was chosen of a reward; by its number where the reward is not known.
    static QStringList choice(int pick, const std::optional<Reward> &of)
    {
        if (pick == 0)
            return {};
        if (of && pick <= static_cast<int>(of->oneOf.size()))
            return {Words::tr("takes %1", "part of a sentence about a player: an amount")
                        .arg(rewardOf(of->oneOf[static_cast<std::size_t>(pick) - 1]))};
        return {Words::tr("takes choice %1", "part of a sentence about a player").arg(pick)};
    }
    static QStringList drawn(const Draws &draws)
    {
        QStringList parts;
        if (!draws.cards.empty())
            parts << Words::tr("draws %1", "part of a sentence about a player: values")
                         .arg(valuesOf(draws.cards));
        if (draws.vpCards > 0)
            parts << Words::tr("pays %n card(s) in VP", "part of a sentence about a player", draws.vpCards);
        QStringList markers;
        for (const CampaignTile tile : draws.boost)
            markers << name(tile);
        if (!markers.isEmpty())
            parts << Words::tr("spends markers: %1", "part of a sentence about a player")
                         .arg(words::listed(markers));
        return parts;
    }
};

QString Deed::operator()(const Produce &produce) const
{
    QStringList parts{produce.level == noLevel
                          ? Words::tr("%1 does not produce").arg(who())
                          : Words::tr("%1 produces at level %2").arg(who()).arg(produce.level)};
    if (produce.reveal) {
        QStringList values;
        for (const std::uint8_t value : *produce.reveal)
            values << QString::number(value);
        parts << Words::tr("reveals %1", "part of a sentence about a player: values")
                     .arg(words::listedWithAnd(values));
    }
    if (produce.take && produce.reveal && !produce.reveal->empty()) {
        const int gained = *std::min_element(produce.reveal->begin(), produce.reveal->end());
        parts << Words::tr("takes %1", "part of a sentence about a player: an amount")
                     .arg(amountOf(*produce.take, gained));
    }
    return words::listed(parts);
}

QString Deed::operator()(const Fly &fly) const
{
    const bool stays = board().at == fly.city && fly.points.value_or(1) == 0;
    QStringList parts{stays ? Words::tr("%1 stays in %2", "player, city").arg(who(), game.city(fly.city))
                            : Words::tr("%1 flies to %2", "player, city").arg(who(), game.city(fly.city))};
    if (fly.points && !stays)
        parts << Words::tr("spends %n movement point(s)", "part of a sentence about a player", *fly.points);
    if (fly.panel)
        parts << Words::tr("uses the solar panel", "part of a sentence about a player");
    if (!reported.found.empty())
        parts
            << Words::tr("finds %1", "part of a sentence about a player").arg(foundIn(reported.found, game));
    if (fly.toll)
        parts << Words::tr("pays the toll of L7 (%1)", "part of a sentence about a player")
                     .arg(nameOf(*fly.toll));
    const auto space = static_cast<Space>(std::min(leftmostSpace(board().markersLeft), trackSpaces) - 1);
    return words::listed(parts + choice(fly.pick, game.setup().catalogue.trackRewards[space]));
}

QString Deed::operator()(const Fight &fight) const
{
    QString where;
    if (fight.tile != none<CampaignTile>)
        where = Words::tr("%1 fights on %2", "player, Campaign tile").arg(who(), name(fight.tile));
    else if (before.phase == Phase::Missions)
        where = Words::tr("%1 fights for the mission").arg(who());
    else if (before.phase == Phase::TieBreak)
        where = Words::tr("%1 fights the last combat").arg(who());
    else if (board().at == none<City>)
        where = Words::tr("%1 fights", "player").arg(who());
    else
        where = Words::tr("%1 fights in %2", "player, city").arg(who(), game.city(board().at));
    QStringList parts{where};
    parts += drawn(fight.draws);
    if (fight.remove != none<CampaignTile>)
        parts << Words::tr("removes %1", "part of a sentence about a player: a Campaign tile")
                     .arg(name(fight.remove));
    const City at = board().at;
    return words::listed(
        parts
        + choice(fight.pick, at == none<City> ? std::nullopt : militiaAt(game.setup(), before, at).reward));
}

QString Deed::operator()(const Plant &plant) const
{
    QStringList tiles;
    for (const PlantKind kind : all<PlantKind>()) {
        const int count = plant.tiles[kind] + (plant.extra == kind ? 1 : 0);
        if (count == 1)
            tiles << nameOf(kind);
        else if (count > 1)
            tiles << Words::tr("%1 × %2", "count, kind of plant").arg(count).arg(nameOf(kind));
    }
    const QString what = tiles.isEmpty() ? Words::tr("nothing", "planted") : words::listed(tiles);
    QStringList parts{plant.marker ? Words::tr("%1 plants by a marker at L5: %2").arg(who(), what)
                                   : Words::tr("%1 plants: %2").arg(who(), what)};
    if (!reported.found.empty())
        parts << Words::tr("covers %n find(s): %1", "part of a sentence about a player",
                           static_cast<int>(reported.found.size()))
                     .arg(foundIn(reported.found, game));
    return words::listed(parts);
}

QString Deed::operator()(const OtherEffect &effect) const
{
    static constexpr WordsOf<EffectSource> sources{{
        QT_TRANSLATE_NOOP3("CloudAgeEvents", "a Story card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeEvents", "the Scenario card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeEvents", "a Project card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeEvents", "a City card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeEvents", "another card", ""),
    }};
    const bool isNumbered = effect.source == EffectSource::Story && effect.number != 0;
    const QString source = isNumbered ? Words::tr("the Story card no. %1").arg(effect.number)
                                      : wordOf("CloudAgeEvents", sources, effect.source);
    if (player == none<Player>)
        return Words::tr("Effect of %1").arg(source);
    return Words::tr("%1: effect of %2", "player, card").arg(who(), source);
}

/// Gains and costs of one player, added up over the changes of an event.
struct Sum {
    Per<Resource, int> stock;
    int vp = 0;
    int level = -1;
    QString fight;

    void add(const Change &change);
    QStringList parts() const;
};

void Sum::add(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Paid:
        stock[change.resource] -= change.amount;
        break;
    case Change::Kind::Gained:
        stock[change.resource] += change.amount;
        break;
    case Change::Kind::Vp:
        vp += change.amount;
        break;
    case Change::Kind::LevelRaised:
        level = change.amount;
        break;
    case Change::Kind::Fought:
        if (change.detail == 1)
            fight = Words::tr("combat value %1: won").arg(change.amount);
        else if (change.detail == 0)
            fight = Words::tr("combat value %1: lost").arg(change.amount);
        else
            fight = Words::tr("combat value %1").arg(change.amount);
        break;
    default:
        break;
    }
}

QStringList Sum::parts() const
{
    QStringList parts;
    if (!fight.isEmpty())
        parts << fight;
    for (const Resource resource : all<Resource>())
        parts << words::signedAmount(name(resource), stock[resource]);
    parts << words::signedAmount(Words::tr("VP", "victory points"), vp);
    parts.removeAll(QString());
    if (level >= 0)
        parts << Words::tr("production level %1").arg(level);
    return parts;
}

} // namespace

QString deed(const Play &play, const Reported &reported, const GameWords &game, const State &before)
{
    return std::visit(Deed{game, before, reported, playerOf(before, play)}, play.what);
}

QString deed(const Event &event, const GameWords &game, const State &before)
{
    struct Kind {
        const GameWords &game;
        const State &before;
        QString operator()(const Played &played) const
        {
            return deed(played.play, played.reported, game, before);
        }
        QString operator()(const Correct &correct) const
        {
            return Words::tr("set by hand: %1")
                .arg(skyledger::words::correctionText(correct.set, settingWords(game)));
        }
        QString operator()(const Override &overridden) const
        {
            auto event = overridden.event;
            auto *played = std::get_if<Played>(&event);
            if (played != nullptr && playerOf(before, played->play) == none<Player>)
                played->play.player = before.current; // as it is carried out
            const QString meant = std::visit(*this, event);
            return overridden.isVoid ? Words::tr("Without effect: %1").arg(meant) : meant;
        }
    };
    return std::visit(Kind{game, before}, event);
}

QString costsAndGains(const Changes &changes, const GameWords &game, Player actor)
{
    Per<Player, Sum> sums;
    for (const Change &change : changes) {
        if (change.player != none<Player>)
            sums[change.player].add(change);
    }
    QStringList entries;
    for (const Player player : all<Player>()) {
        const QStringList parts = sums[player].parts();
        if (parts.isEmpty())
            continue;
        if (player == actor)
            entries.prepend(words::listed(parts));
        else
            entries << Words::tr("%1: %2", "player, amounts").arg(game.player(player), words::listed(parts));
    }
    return words::listedApart(entries);
}

} // namespace skyledger::cloudage::wording
