// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/amountchanges.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::wording {

namespace {

using Kind = Change::Kind;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgePieces)
};

/// Goes through the changes once; what several of them say together is said at the end.
class Steps
{
public:
    Steps(const GameWords &game, const Setup &setup, const State &before, const State &after)
        : m_game(game), m_setup(setup), m_before(before), m_after(after)
    {
    }

    std::vector<PieceStep> all(const Changes &changes)
    {
        if (m_after.soloLeft != m_before.soloLeft)
            add(Words::tr("Solo board: leftmost marker of the upper row to the lower one"), Rule::Solo02);
        for (const Change &change : changes) {
            addCard(change);
            addMap(change);
            addBoard(change);
            addTable(change);
        }
        for (const Player player : m_setup.players()) {
            addNumbers(player);
            addVp(player);
        }
        return std::move(m_steps);
    }

private:
    QString who(const Change &change) const { return m_game.player(change.player); }
    QString city(const Change &change) const { return m_game.city(static_cast<City>(change.detail)); }
    void add(const QString &text, Rule rule)
    {
        m_steps.push_back({text, rule});
        m_discarded.clear();
    }

    void addCard(const Change &change);
    void addDiscarded(const Change &change);
    void addMap(const Change &change);
    void addBoard(const Change &change);
    void addTable(const Change &change);
    void addNumbers(Player player);
    void addVp(Player player);
    void addChange(Player player, const QString &change, Rule rule);

    const GameWords &m_game;
    const Setup &m_setup;
    const State &m_before;
    const State &m_after;
    std::vector<PieceStep> m_steps;
    Player m_discarder{};
    QStringList m_discarded; ///< by the last step
};

/// Navigation cards and City cards.
void Steps::addCard(const Change &change)
{
    const QString value = QString::number(change.amount);
    switch (change.kind) {
    case Kind::NavigationShuffled:
        add(Words::tr("%1: shuffle the Navigation discard into a new draw pile").arg(who(change)),
            Rule::Nav04);
        break;
    case Kind::NavigationAdded:
        if (change.detail == 1)
            add(Words::tr("%1: card %2 on top of the Navigation draw pile").arg(who(change), value),
                Rule::Pc19);
        else
            addDiscarded(change);
        break;
    case Kind::NavigationRemoved:
        add(Words::tr("%1: card %2 out of the Navigation discard, back into the box").arg(who(change), value),
            Rule::Gath06);
        break;
    case Kind::CardGathered:
        if (m_after.soloLeft != m_before.soloLeft)
            add(Words::tr("City card of district %1 out of its sleeve, back into the box")
                    .arg(change.detail + 1),
                Rule::Solo04);
        else
            add(Words::tr("Take the City card out of the sleeve of district %1").arg(change.detail + 1),
                Rule::Gath03);
        break;
    case Kind::CardPlayed:
        add(Words::tr("%1: lay out %2", "player, Project card")
                .arg(who(change), m_game.project(static_cast<Project>(change.detail))),
            Rule::Card01);
        break;
    default:
        break;
    }
}

/// Cards that go there one after the other are one thing to do.
void Steps::addDiscarded(const Change &change)
{
    QStringList cards = m_discarder == change.player ? m_discarded : QStringList();
    if (!cards.isEmpty())
        m_steps.pop_back();
    cards << QString::number(change.amount);
    const QString text = cards.size() == 1
        ? Words::tr("%1: card %2 on top of the Navigation discard")
        : Words::tr("%1: cards %2 on top of the Navigation discard, in this order");
    add(text.arg(who(change), words::listed(cards)), Rule::Nav02);
    m_discarder = change.player;
    m_discarded = cards;
}

void Steps::addMap(const Change &change)
{
    switch (change.kind) {
    case Kind::Flew:
        add(Words::tr("%1: airship to %2", "player, city").arg(who(change), city(change)), Rule::Move01);
        break;
    case Kind::MarkerPlaced:
        add(Words::tr("%1: leftmost marker of the round track to %2", "player, city")
                .arg(who(change), city(change)),
            Rule::Fight01);
        break;
    case Kind::MarkerSpent:
        add(Words::tr("%1: take a marker back from %2", "player, city").arg(who(change), city(change)),
            Rule::Tile00);
        break;
    case Kind::Planted:
        if (change.amount > 0)
            add(Words::tr("%1: %n Plant tile(s) onto the map", nullptr, change.amount).arg(who(change)),
                Rule::Plant04);
        break;
    case Kind::FindCovered:
        add(Words::tr("The find is covered for good: %1").arg(m_game.find(static_cast<Find>(change.detail))),
            Rule::Plant06);
        break;
    case Kind::TileLaid:
        add(Words::tr("Lay Campaign tile %1 on the map").arg(name(static_cast<CampaignTile>(change.detail))),
            Rule::Tile00);
        break;
    case Kind::TileRemoved:
        add(Words::tr("Take Campaign tile %1 off the map")
                .arg(name(static_cast<CampaignTile>(change.detail))),
            Rule::Tile00);
        break;
    default:
        break;
    }
}

void Steps::addBoard(const Change &change)
{
    switch (change.kind) {
    case Kind::LevelRaised:
        add(Words::tr("%1: production marker to level %2").arg(who(change)).arg(change.amount), Rule::Prod06);
        break;
    case Kind::UpgradeBuilt:
        add(Words::tr("%1: build it on the Airship board (%2, no. %3)", "player, zone, number")
                .arg(who(change), name(static_cast<UpgradeZone>(change.detail)))
                .arg(change.amount),
            Rule::Upg01);
        break;
    case Kind::MissionTaken:
        add(Words::tr("%1: Mission card beside the Airship board").arg(who(change)), Rule::Miss03);
        break;
    default:
        break;
    }
}

void Steps::addTable(const Change &change)
{
    if (change.kind == Kind::RoundBegan && m_setup.playerCount > 1) {
        add(Words::tr("First player marker to %1").arg(m_game.player(m_after.first)), Rule::Prod01);
    } else if (change.kind == Kind::Gained && change.lost > 0) {
        add(Words::tr("%1: the bag is empty, %n Plant tile(s) are lost", nullptr, change.lost)
                .arg(who(change)),
            Rule::Comp03);
    }
}

/// One row for all stocks of a player that are different: "Ada: Energy 4 → 3, Water 2 → 6".
void Steps::addNumbers(Player player)
{
    QStringList parts;
    for (const Resource resource : cloudage::all<Resource>())
        parts << words::changedAmount(name(resource), m_before.players[player].stock[resource],
                                      m_after.players[player].stock[resource]);
    parts.removeAll(QString());
    addChange(player, words::listed(parts), Rule::Round04);
}

void Steps::addVp(Player player)
{
    addChange(player,
              words::changedAmount(Words::tr("VP", "victory points"), m_before.players[player].vp,
                                   m_after.players[player].vp),
              Rule::End04);
}

/// Nothing where nothing is different.
void Steps::addChange(Player player, const QString &change, Rule rule)
{
    if (!change.isEmpty())
        add(Words::tr("%1: %2", "player, numbers").arg(m_game.player(player), change), rule);
}

} // namespace

std::vector<PieceStep> pieceSteps(const Changes &changes, const GameWords &game, const Setup &setup,
                                  const State &before, const State &after)
{
    return Steps(game, setup, before, after).all(changes);
}

} // namespace skyledger::cloudage::wording
