// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/setupjson.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/rulingtable.h"
#include "core/play/people.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

Rulings readRulings(const JsonNode &node)
{
    return rulingTable().read(node);
}

QJsonObject rulingsJson(const Rulings &rulings)
{
    return rulingTable().write(rulings);
}

void refuseTwins(const JsonNode &players)
{
    play::refuseTwins(players);
}

void readMode(const JsonNode &node, Mode &mode, Chapter &chapter)
{
    mode = readWord<Mode>(node.at("mode"_L1));
    const JsonNode written = node.at("chapter"_L1);
    if (mode == Mode::Campaign)
        chapter = readWord<Chapter>(written);
    else if (written.isPresent() && !written.isNull())
        written.refuse(expect::noSuchKey);
    if (const JsonNode campaign = node.at("campaign"_L1); campaign.isPresent())
        campaign.text();
}

namespace {

/// The Mission cards that a player starts with: no mission twice, one covered for each card beyond the first.
void readMissions(const JsonNode &node, MissionCards &cards, CoveredMissions &covered)
{
    KeySet<Mission> held;
    const JsonNode missions = node.at("missions"_L1);
    if (missions.isPresent()) {
        const QJsonArray list = missions.list(0, maxMissionCards);
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode entry = missions.entry(i, list[i]);
            const MissionCard card = readMissionCard(entry);
            if (!entry.faults().any()
                && (card.first == card.second || held.contains(card.first) || held.contains(card.second)))
                entry.refuse(expect::newId);
            held.insert(card.first);
            held.insert(card.second);
            cards.append(card);
        }
    }
    const JsonNode list = node.at("covered"_L1);
    const std::size_t wanted = cards.empty() ? 0 : cards.size() - 1;
    if (!list.isPresent() && wanted == 0)
        return;
    const auto length = static_cast<qsizetype>(wanted);
    const QJsonArray names = list.list(length, length);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const JsonNode entry = list.entry(i, names[i]);
        const auto mission = readWord<Mission>(entry);
        if (!entry.faults().any() && (!held.contains(mission) || covered.contains(mission)))
            entry.refuse(expect::newId);
        covered.append(mission);
    }
}

void readPlayers(const JsonNode &node, Setup &setup, QList<PlayerInfo> &players)
{
    const QJsonArray list = node.list(1, static_cast<qsizetype>(countOf<Player>));
    setup.playerCount = static_cast<std::size_t>(std::max(qsizetype{1}, list.size()));
    for (qsizetype i = 0; i < list.size() && i < static_cast<qsizetype>(countOf<Player>); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        const auto player = static_cast<Player>(i);
        entry.object();
        const QString name = entry.at("name"_L1).text(1, maxNameLength);
        players.append({name, readWord<PlayerColor>(entry.at("color"_L1))});
        readMissions(entry, setup.missions[player], setup.covered[player]);
    }
    refuseTwins(node);
}

/// Board 1 shows the side of the player count, the others any side, in ascending order (CA-SETUP-01).
void readBoards(const JsonNode &node, std::size_t playerCount)
{
    if (!node.isPresent())
        return;
    constexpr std::string_view sides[] = {"1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"};
    const QJsonArray list = node.list(4, 4);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        if (i == 0)
            readOnly(entry, sides[playerCount == 4 ? 1 : 0]);
        else
            entry.word(std::span(sides).subspan(2 * static_cast<std::size_t>(i), 2));
    }
}

} // namespace

Setup readSetup(const JsonNode &node, Ids &ids, QList<PlayerInfo> &players)
{
    Setup setup;
    node.object();
    readWord<Edition>(node.at("edition"_L1));
    readMode(node, setup.mode, setup.chapter);
    setup.rulings = readRulings(node.at("rulings"_L1));
    const JsonNode seats = node.at("players"_L1);
    readPlayers(seats, setup, players);
    const JsonNode boards = node.at("boards"_L1);
    readBoards(boards, setup.playerCount);
    if (const JsonNode tiles = node.at("tiles"_L1); tiles.isPresent())
        setup.tiles = readTiles(tiles);
    const JsonNode printed = node.at("catalogue"_L1);
    if (!node.faults().any())
        readCatalogueInside(printed, ids, setup.catalogue);
    // What the catalogue does not list does not exist.
    ids.cities.listed = true;
    ids.finds.listed = true;
    ids.projects.listed = true;
    ids.seats = setup.playerCount;
    return setup;
}

} // namespace skyledger::cloudage
