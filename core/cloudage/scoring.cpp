// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/scoring.h"

#include "core/cloudage/rules/gameend.h"
#include "core/cloudage/rules/missions.h"
#include "core/table/awards.h"

#include <algorithm>

namespace skyledger::cloudage {

bool PlayerScore::missionsFull() const
{
    return std::all_of(missions.begin(), missions.end(),
                       [](const MissionScore &mission) { return mission.covered || mission.full; });
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
        for (const CampaignTile tile : {CampaignTile::L1, CampaignTile::L2, CampaignTile::L5})
            m_score.tileVp +=
                add(VpSource::Tile, tile, tileVp(m_setup, m_state, m_player, tile), ruleOfTile(tile));
        scoreUpgrades();
        for (const Project card : m_board.projects) {
            const auto vp = m_setup.catalogue.projects[card].vp;
            if (!vp)
                lack(Value::ProjectVp, indexOf(card));
            m_score.projectVp += add(VpSource::ProjectEnd, card, vp.value_or(0), Rule::End04);
        }
    }
    const FixedList<play::MissingValue, 48> &missing() const { return m_missing; }

private:
    static Rule ruleOfTile(CampaignTile tile)
    {
        return static_cast<Rule>(indexOf(Rule::Tile01) + indexOf(tile));
    }
    void lack(Value value, std::size_t thing)
    {
        const play::MissingValue address{value, static_cast<std::uint16_t>(thing)};
        if (!m_missing.contains(address))
            m_missing.append(address);
    }
    template <class Key>
    int add(VpSource source, Key detail, int vp, Rule rule)
    {
        if (vp != 0)
            m_score.ledger.push_back({m_player, source, static_cast<std::uint8_t>(detail),
                                      static_cast<std::int16_t>(vp), rule, 0});
        return vp;
    }
    void scoreMissions()
    {
        for (const HeldMission &held : heldMissions(m_board)) {
            MissionScore mission;
            mission.mission = held.mission;
            mission.covered = held.covered;
            mission.reached =
                missionReached(m_setup, m_state, m_player, held.mission, held.covered ? nullptr : &m_missing);
            mission.full = missionFull(held.mission, mission.reached);
            mission.vp = held.covered ? 0 : missionVp(held.mission, mission.reached);
            m_score.missions.push_back(mission);
            m_score.missionVp += add(VpSource::Mission, held.mission, mission.vp, ruleOf(held.mission));
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
                lack(Value::UpgradeVp, upgradeThing(zone, built - 1));
            m_score.upgradeVp += add(VpSource::Upgrade, zone, vp.value_or(0), Rule::Upg03);
        }
    }

    const Setup &m_setup;
    const State &m_state;
    const PlayerState &m_board;
    Player m_player;
    PlayerScore &m_score;
    FixedList<play::MissingValue, 48> m_missing;
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
