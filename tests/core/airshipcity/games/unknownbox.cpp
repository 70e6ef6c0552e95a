// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "tests/core/airshipcity/games/makers.h"
#include "tests/core/airshipcity/games/scribe.h"

/// A game whose catalogue lacks what only the box prints. The table has the box, here the sample set: it plays by its
/// values and reports them where the record asks.
namespace skyledger::airshipcity::test {

using namespace Qt::Literals::StringLiterals;

namespace {

class TableWithBox
{
public:
    TableWithBox(const GameRecord &record, std::uint64_t seed)
        : m_scribe(record, seed), m_box(boxOf(record)), m_boards(startState(m_box.setup)), m_player(seed)
    {
    }

    GameRecord play()
    {
        while (const Play *chosen = m_player.choose(m_box.setup, m_boards))
            perform(*chosen);
        return m_scribe.record();
    }

private:
    /// The same game with every value known.
    static GameRecord boxOf(const GameRecord &record)
    {
        QJsonObject document = gameRecordJson(record);
        QJsonObject setup = document["setup"_L1].toObject();
        setup.insert(u"catalogue"_s, sampleCatalogue());
        document.insert(u"setup"_s, setup);
        return readGameRecord(document).value();
    }

    void perform(Play play)
    {
        const Quote price = quote(m_box.setup, m_boards, play);
        Changes changes;
        apply(m_box.setup, m_boards, play, {}, &changes);
        // Who cannot know the tile asks no choices: the upkeep is told as one.
        while (m_boards.phase == Phase::StageBonus)
            apply(m_box.setup, m_boards, *m_player.choose(m_box.setup, m_boards), {}, &changes);

        if (auto *use = std::get_if<Use>(&play.what); use && use->given.contains(UseKey::Utility))
            use->utility = m_scribe.meet(m_box.ids.utilities.text(use->utility));
        const Verdict verdict = check(m_scribe.setup(), m_scribe.state(), play);
        m_scribe.write(Played{play, reportFor(verdict.lacks, price, changes)});
    }

    Reported reportFor(const play::CodeSet &lacks, const Quote &price, const Changes &changes) const
    {
        Reported reported;
        if (lacks.contains(ReportKey::Pay))
            reported.pay = price.pay;
        if (lacks.contains(ReportKey::Gain))
            reported.gain = price.gain;
        if (lacks.contains(ReportKey::Vp))
            reported.vp = price.vp;
        if (lacks.contains(ReportKey::Term))
            reported.term = price.term;
        if (lacks.contains(ReportKey::Players)) {
            for (const Player player : m_box.setup.players())
                reported.players[player] = shareOf(player, changes);
        }
        return reported;
    }

    static Reported::ForPlayer shareOf(Player player, const Changes &changes)
    {
        Reported::ForPlayer share{Amounts{}, 0};
        for (const Change &change : changes) {
            if (change.player != player)
                continue;
            if (change.kind == Change::Kind::Gained) {
                std::uint8_t &amount = (*share.gain)[change.resource];
                amount = static_cast<std::uint8_t>(amount + change.amount + change.lost);
            } else if (change.kind == Change::Kind::Vp) {
                share.vp = static_cast<std::int16_t>(*share.vp + change.amount);
            }
        }
        return share;
    }

    Scribe m_scribe;
    GameRecord m_box;
    State m_boards;
    RandomPlayer m_player;
};

} // namespace

GameRecord unknownBox()
{
    NewGameOptions options;
    options.players = {
        {u"Ada"_s, PlayerColor::Red}, {u"Bo"_s, PlayerColor::Green}, {u"Cy"_s, PlayerColor::Orange}};
    options.tiles =
        parseTileCounts(u"architect=1,forest=2,mine=2,factory=3,valley=1,guild=1,harbor=1,lighthouse=1,"
                        "market=1,shipyard=2,workshop=1"_s)
            .value();
    options.playedAt = QDateTime(QDate(2026, 10, 3), QTime(15, 45), Qt::OffsetFromUTC, 7200);
    return TableWithBox(NewGames::prepare(options).value().record(3), 3).play();
}

} // namespace skyledger::airshipcity::test
