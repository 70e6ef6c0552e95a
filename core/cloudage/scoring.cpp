// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/scoring.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/missions.h"
#include "core/table/awards.h"

#include <algorithm>

namespace skyledger::cloudage {

bool PlayerScore::missionsFull() const
{
    return std::all_of(missions.begin(), missions.end(),
                       [](const MissionScore &mission) { return mission.covered || mission.full; });
}

int PlayerScore::add(const LedgerLine &line)
{
    if (line.vp != 0)
        ledger.push_back(line);
    return line.vp;
}

void PlayerScore::addMission(Player seat, Mission mission, int reached, bool covered)
{
    const int vp = covered ? 0 : cloudage::missionVp(mission, reached);
    missions.push_back({mission, reached, vp, missionFull(mission, reached), covered});
    missionVp += add({seat, VpSource::Mission, static_cast<std::uint8_t>(mission),
                      static_cast<std::int16_t>(vp), ruleOf(mission)});
}

void PlayerScore::addTile(Player seat, CampaignTile tile)
{
    constexpr Per<CampaignTile, std::int16_t> worth{{3, 1, 0, 0, 2}}; // CA-TILE-01, CA-TILE-02, CA-TILE-05
    tileVp += add({seat, VpSource::Tile, static_cast<std::uint8_t>(tile), worth[tile],
                   static_cast<Rule>(indexOf(Rule::Tile01) + indexOf(tile))});
}

int starBand(Chapter chapter, bool solo, int vp)
{
    const bool first = chapter == Chapter::One;
    const int lowest = first && solo ? 60 : 70;
    const int most = first ? 4 : 5;
    if (vp < lowest)
        return 0;
    return std::min(most, (vp - lowest) / 10 + 1);
}

namespace {

constexpr int neededVp(Mode mode)
{
    return mode == Mode::Scenario1 ? 60 : 110;
}

/// Ranks by VP; those tied for the most by the last combat, if there was one (CA-END-06).
void rank(bool usesLastFight, FinalScore &score)
{
    int most = score.players.front().total;
    for (const PlayerScore &player : score.players)
        most = std::max(most, player.total);
    std::vector<std::vector<int>> rows;
    for (const PlayerScore &player : score.players) {
        const bool fought = usesLastFight && player.total == most;
        rows.push_back({player.total, fought ? player.lastFight.value_or(0) : 0});
    }
    const std::vector<int> ranks = table::sharedRanks(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        score.players[i].rank = ranks[i];
        score.players[i].wins = ranks[i] == 1;
    }
    const auto tied =
        std::count_if(rows.begin(), rows.end(), [&](const auto &row) { return row[0] == most; });
    const auto winners = std::count(ranks.begin(), ranks.end(), 1);
    if (tied == 1)
        score.decidedBy = DecidedBy::Vp;
    else
        score.decidedBy = winners == 1 ? DecidedBy::Combat : DecidedBy::Shared;
}

void decideSolo(const ScoringTerms &terms, FinalScore &score)
{
    PlayerScore &player = score.players.front();
    SoloResult solo;
    solo.missionsFull = player.missionsFull();
    if (terms.mode != Mode::Campaign) {
        solo.neededVp = neededVp(terms.mode);
        solo.won = player.total >= *solo.neededVp && (terms.mode == Mode::Scenario1 || solo.missionsFull);
    }
    player.wins = solo.won.value_or(false);
    score.solo = solo;
    score.decidedBy = DecidedBy::Solo;
}

void giveStars(const ScoringTerms &terms, FinalScore &score)
{
    const bool solo = score.players.size() == 1;
    for (PlayerScore &player : score.players) {
        player.band = starBand(terms.chapter, solo, player.total);
        int stars = player.band;
        if (solo) {
            player.penalty = static_cast<int>(
                std::count_if(player.missions.begin(), player.missions.end(),
                              [](const MissionScore &each) { return !each.covered && !each.full; }));
            stars -= player.penalty;
            if (terms.rulings.starFloor == StarFloor::Zero)
                stars = std::max(0, stars);
        } else if (player.wins && terms.rulings.winnerStar == WinnerStar::One) {
            ++stars;
        }
        player.stars = stars;
    }
}

} // namespace

void decide(const ScoringTerms &terms, bool usesLastFight, FinalScore &score)
{
    for (PlayerScore &player : score.players) {
        player.total =
            player.trackVp + player.missionVp + player.tileVp + player.upgradeVp + player.projectVp;
    }
    if (score.players.size() == 1)
        decideSolo(terms, score);
    else
        rank(usesLastFight, score);
    if (terms.mode == Mode::Campaign)
        giveStars(terms, score);
}

namespace {

/// The grey VP of a player with the lines that explain them, in the order of CA-END-04.
class GreyScoring
{
public:
    GreyScoring(const Setup &setup, const State &state, Player player, PlayerScore &score)
        : m_setup(setup), m_state(state), m_board(state.players[player]), m_player(player), m_score(score)
    {
    }

    void run()
    {
        scoreMissions();
        for (const CampaignTile tile : {CampaignTile::L1, CampaignTile::L2, CampaignTile::L5}) {
            const City city = markerCity(m_setup, tile);
            if (city != none<City> && m_state.tiles.contains(tile) && m_board.markersAt(city) > 0)
                m_score.addTile(m_player, tile);
        }
        scoreUpgrades();
        for (const Project card : m_board.projects) {
            const auto vp = m_setup.catalogue.projects[card].vp;
            if (!vp)
                addMissing(&m_missing, Value::ProjectVp, indexOf(card));
            m_score.projectVp += add(VpSource::ProjectEnd, card, vp.value_or(0), Rule::End04);
        }
    }
    const Missing &missing() const { return m_missing; }

private:
    template <class Key>
    int add(VpSource source, Key detail, int vp, Rule rule)
    {
        return m_score.add(
            {m_player, source, static_cast<std::uint8_t>(detail), static_cast<std::int16_t>(vp), rule});
    }
    void scoreMissions()
    {
        for (const HeldMission &held : heldMissions(m_board)) {
            const int reached =
                missionReached(m_setup, m_state, m_player, held.mission, held.covered ? nullptr : &m_missing);
            m_score.addMission(m_player, held.mission, reached, held.covered);
        }
    }
    void scoreUpgrades()
    {
        for (const UpgradeZone zone : all<UpgradeZone>()) {
            const int built = m_board.upgrades[zone];
            if (built == 0)
                continue;
            const auto vp = m_setup.catalogue.upgrades[zone][static_cast<std::size_t>(built) - 1].vp;
            if (!vp)
                addMissing(&m_missing, Value::UpgradeVp, upgradeThing(zone, built - 1));
            m_score.upgradeVp += add(VpSource::Upgrade, zone, vp.value_or(0), Rule::Upg03);
        }
    }

    const Setup &m_setup;
    const State &m_state;
    const PlayerState &m_board;
    Player m_player;
    PlayerScore &m_score;
    Missing m_missing;
};

} // namespace

FinalScore score(const Setup &setup, const State &state, std::span<const LedgerLine> ledger)
{
    FinalScore result;
    result.players.resize(setup.playerCount);
    for (const Player player : setup.players()) {
        PlayerScore &own = result.players[indexOf(player)];
        own.trackVp = state.players[player].vp;
        if (const auto fight = state.players[player].lastFight)
            own.lastFight = *fight;
        std::copy_if(ledger.begin(), ledger.end(), std::back_inserter(own.ledger),
                     [&](const LedgerLine &each) { return each.player == player; });
        GreyScoring grey(setup, state, player, own);
        grey.run();
        for (const play::MissingValue &value : grey.missing()) {
            if (std::find(result.missing.begin(), result.missing.end(), value) == result.missing.end())
                result.missing.push_back(value);
        }
    }
    const bool over = state.phase == Phase::Over;
    decide({setup.rulings, setup.mode, setup.chapter}, over, result);
    result.isFinal = over && result.missing.empty();
    return result;
}

} // namespace skyledger::cloudage
