// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/correctionjson.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// An amount of a board in a byte. One that is no such amount becomes 255, which no board can show.
std::uint8_t readBoardAmount(const JsonNode &node)
{
    const int amount = node.clampedNumber(-1, 0xFF);
    return static_cast<std::uint8_t>(amount < 0 ? 0xFF : amount);
}

/// One number for each player.
Per<Player, std::uint8_t> readMarkers(const JsonNode &node, const Ids &ids)
{
    Per<Player, std::uint8_t> markers;
    const auto seats = static_cast<qsizetype>(ids.seats);
    const QJsonArray list = node.list(seats, seats);
    for (qsizetype i = 0; i < list.size(); ++i)
        markers.values[static_cast<std::size_t>(i)] = readBoardAmount(node.entry(i, list[i]));
    return markers;
}

ContractList readContracts(const JsonNode &node, Ids &ids)
{
    ContractList contracts;
    const QJsonArray list = node.list(0, ContractList::capacity());
    for (qsizetype i = 0; i < list.size(); ++i)
        contracts.append(readThing<Contract>(node.entry(i, list[i]), ids));
    return contracts;
}

set::Held readHeld(const JsonNode &node, Player player, Ids &ids)
{
    set::Held held{player, {}};
    const QJsonArray list = node.list(0, countOf<Contract>);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        const auto contract = readThing<Contract>(entry.at("id"_L1), ids);
        const auto term = static_cast<std::uint8_t>(entry.at("termLeft"_L1).number(1, maxTerm));
        held.contracts.append({contract, term});
    }
    return held;
}

set::Crews readCrews(const JsonNode &node, Player player)
{
    set::Crews crews{player, {}};
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        const Cell at = readWord<Cell>(entry.at("at"_L1));
        crews.crews.append({at, entry.at("ready"_L1).truth()});
    }
    // More than there are tokens is as impossible as none at all, which is what the type can say.
    if (list.size() > static_cast<qsizetype>(countOf<Crew>))
        crews.crews.clear();
    return crews;
}

/// Takes the paths of a correction apart, word by word.
class AssignmentReader
{
public:
    AssignmentReader(const JsonNode &value, const QString &text, Ids &ids)
        : m_value(value), m_words(QStringView(text).split(u'.')), m_ids(ids)
    {
    }

    std::optional<Assignment> read() const
    {
        if (m_words.size() == 1)
            return readGame();
        if (first() == "players"_L1)
            return readPlayers();
        if (first() == "airships"_L1)
            return readAirship();
        if (first() == "utilities"_L1)
            return readUtility();
        if (first() == "prices"_L1)
            return readPrice();
        if (first() == "city"_L1)
            return readCity();
        return std::nullopt;
    }

private:
    QStringView first() const { return m_words[0]; }
    QStringView word(qsizetype at) const { return at < m_words.size() ? m_words[at] : QStringView(); }
    bool ends(qsizetype after, QLatin1StringView last) const
    {
        return m_words.size() == after + 1 && m_words[after] == last;
    }
    template <class Key>
    std::optional<Key> key(qsizetype at) const
    {
        for (std::size_t i = 0; i < nameTable<Key>.size(); ++i) {
            const std::string_view name = nameTable<Key>[i];
            if (word(at) == QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())))
                return static_cast<Key>(i);
        }
        return std::nullopt;
    }

    std::optional<Assignment> readGame() const
    {
        if (first() == "market"_L1)
            return set::Market{readContracts(m_value, m_ids)};
        if (first() == "deckLeft"_L1)
            return set::DeckLeft{readBoardAmount(m_value)};
        if (first() == "round"_L1)
            return set::Round{static_cast<std::uint8_t>(m_value.number(1, lastRound))};
        if (first() == "current"_L1)
            return set::Current{readPlayer(m_value, m_ids)};
        return std::nullopt;
    }

    std::optional<Assignment> readPlayers() const
    {
        const auto player = key<Player>(1);
        if (!player || indexOf(*player) >= m_ids.seats)
            return std::nullopt;
        if (word(2) == "crew"_L1)
            return readCrew(*player);
        if (word(2) == "bonusEffects"_L1)
            return readEffect(*player);
        if (m_words.size() != 3)
            return std::nullopt;
        return readDepot(*player);
    }

    std::optional<Assignment> readDepot(Player player) const
    {
        if (const auto resource = key<Resource>(2))
            return set::Stock{player, *resource, readBoardAmount(m_value)};
        if (ends(2, "vp"_L1))
            return set::Vp{player, static_cast<std::int16_t>(m_value.number(-maxVp, maxVp))};
        if (ends(2, "contracts"_L1))
            return readHeld(m_value, player, m_ids);
        if (ends(2, "completed"_L1))
            return set::Completed{player, readContracts(m_value, m_ids)};
        if (ends(2, "failed"_L1))
            return set::Failed{player, readContracts(m_value, m_ids)};
        if (ends(2, "renovations"_L1))
            return set::Renovations{player, readWords<Resource>(m_value)};
        return std::nullopt;
    }

    std::optional<Assignment> readCrew(Player player) const
    {
        if (m_words.size() == 3)
            return readCrews(m_value, player);
        const auto crew = key<Crew>(3);
        if (!crew)
            return std::nullopt;
        if (ends(4, "at"_L1))
            return set::CrewAt{player, *crew, readWord<Cell>(m_value)};
        if (ends(4, "ready"_L1))
            return set::CrewReady{player, *crew, m_value.truth()};
        return std::nullopt;
    }

    std::optional<Assignment> readEffect(Player player) const
    {
        const auto effect = key<BonusEffect>(3);
        if (!effect || m_words.size() != 4)
            return std::nullopt;
        return set::Effect{player, *effect, readWord<EffectStatus>(m_value)};
    }

    std::optional<Assignment> readAirship() const
    {
        const auto airship = key<Airship>(1);
        if (airship && ends(2, "grid"_L1))
            return set::AirshipGrid{*airship, readMarkers(m_value, m_ids)};
        if (airship && ends(2, "majority"_L1))
            return set::AirshipMajority{*airship, readPlayerOrNull(m_value, m_ids)};
        return std::nullopt;
    }

    std::optional<Assignment> readUtility() const
    {
        if (!ends(2, "grid"_L1) && !ends(2, "majority"_L1))
            return std::nullopt;
        // The id is part of the path, so a fault in it is one of this place.
        const JsonNode id = m_value.at(QLatin1StringView(), QJsonValue(word(1).toString()));
        const auto utility = readThing<Utility>(id, m_ids);
        if (ends(2, "grid"_L1))
            return set::UtilityGrid{utility, readMarkers(m_value, m_ids)};
        return set::UtilityMajority{utility, readPlayerOrNull(m_value, m_ids)};
    }

    std::optional<Assignment> readPrice() const
    {
        const auto airship = key<Airship>(1);
        if (!airship || !isSellable(*airship) || !ends(2, "space"_L1))
            return std::nullopt;
        return set::PriceSpace{*airship, readBoardAmount(m_value)};
    }

    std::optional<Assignment> readCity() const
    {
        const auto cell = key<Cell>(1);
        if (cell && ends(2, "tile"_L1))
            return set::CityTile{*cell, readThing<Tile>(m_value, m_ids)};
        if (cell && ends(2, "developed"_L1))
            return set::Developed{*cell, m_value.truth()};
        return std::nullopt;
    }

    const JsonNode &m_value;
    const QList<QStringView> m_words;
    Ids &m_ids;
};

} // namespace

Correct readCorrection(const JsonNode &node, Ids &ids)
{
    Correct correct;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString path = it.key();
        const JsonNode value = node.at(path, it.value());
        const auto assignment = AssignmentReader(value, path, ids).read();
        if (assignment)
            correct.set.push_back(*assignment);
        else
            value.refuse(expect::settablePath);
    }
    return correct;
}

} // namespace skyledger::airshipcity
