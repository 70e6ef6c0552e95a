// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/games/outcome.h"

#include "app/commandline/airshipcity/answershapes.h"
#include "app/commandline/airshipcity/statejson.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/scoring.h"

namespace skyledger::airshipcity::test {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonArray scoreJson(const GameRecord &record, const FinalScore &score)
{
    QJsonArray players;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore &player = score.players[i];
        QJsonObject awards;
        for (const Award award : all<Award>())
            awards.insert(word(award), player.awards[award]);
        players.append(QJsonObject{{u"name"_s, record.players[static_cast<qsizetype>(i)].name},
                                   {u"trackVp"_s, player.trackVp},
                                   {u"unfinished"_s, player.unfinished},
                                   {u"awards"_s, awards},
                                   {u"total"_s, player.total},
                                   {u"resources"_s, player.resources},
                                   {u"rank"_s, player.rank}});
    }
    return players;
}

constexpr table::JsonKey awardKeys[] = {{"shipbuilding"}, {"construction"}, {"trade"}};
constexpr table::JsonShape awardShape{awardKeys, nullptr};
constexpr table::JsonKey scoreKeys[] = {{"name"},  {"trackVp"},   {"unfinished"}, {"awards", &awardShape},
                                        {"total"}, {"resources"}, {"rank"}};
constexpr table::JsonShape scoreShape{scoreKeys, nullptr};
constexpr table::JsonKey outcomeKeys[] = {{"events"}, {"undetermined"},       {"lost"},
                                          {"ending"}, {"score", &scoreShape}, {"state", &shapes::state}};
constexpr table::JsonShape outcomeShape{outcomeKeys, nullptr};

std::optional<Ending> endingIn(const Changes &changes)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::GameEnded)
            return static_cast<Ending>(change.detail);
    }
    return std::nullopt;
}

} // namespace

QByteArray outcomeOf(const GameRecord &record)
{
    int undetermined = 0;
    int lost = 0;
    std::optional<Ending> ending;
    const Replay replayed = replay(record.setup, record.inForce(), [&](const ReplayStep &step) {
        undetermined += step.verdict.undetermined();
        for (const Change &change : step.changes)
            lost += change.lost;
        if (const auto found = endingIn(step.changes))
            ending = found;
    });
    const FinalScore final = score(record.setup, replayed.end(), replayed.ledger);
    const QJsonObject outcome{
        {u"events"_s, static_cast<qint64>(replayed.states.size() - 1)},
        {u"undetermined"_s, undetermined},
        {u"lost"_s, lost},
        {u"ending"_s, ending ? QJsonValue(word(*ending)) : QJsonValue(QJsonValue::Null)},
        {u"score"_s, scoreJson(record, final)},
        {u"state"_s, stateJson(record, replayed.end())}};
    return table::writeJson(outcome, outcomeShape);
}

namespace {

struct Watcher {
    const Setup &setup;
    Highlights &seen;

    void note(const ReplayStep &step) const
    {
        std::visit([&](const auto &event) { noteEvent(step, event); }, step.event);
        if (const auto ending = endingIn(step.changes))
            seen.ending = ending;
        for (const Change &change : step.changes)
            seen.failed += change.kind == Change::Kind::ContractFailed;
    }

private:
    void noteEvent(const ReplayStep &step, const Played &played) const
    {
        static constexpr std::array kinds{"move",   "use",    "skip",    "piggyback", "slide",
                                          "fulfil", "barter", "endTurn", "stageBonus"};
        seen.events.insert(QString::fromLatin1(kinds[played.play.what.index()]));
        seen.reported += played.reported != Reported{};
        if (std::holds_alternative<Use>(played.play.what)) {
            const Acting acting = step.before.acting;
            const Cell at = step.before.players[acting.player].crews[acting.crew].at;
            seen.used.insert(setup.catalogue.tiles[step.before.city[at]].kind);
        }
        if (const auto *move = std::get_if<Move>(&played.play.what))
            seen.longDistance += move->longDistance;
        if (const auto *answer = std::get_if<Piggyback>(&played.play.what)) {
            seen.declined += !answer->take;
            seen.negotiators += answer->negotiator.has_value();
        }
    }
    void noteEvent(const ReplayStep &, const Correct &) const
    {
        seen.events.insert(u"correct"_s);
        ++seen.corrections;
    }
    void noteEvent(const ReplayStep &, const Override &overridden) const
    {
        seen.events.insert(u"override"_s);
        if (overridden.isVoid)
            seen.events.insert(u"override void"_s);
        if (overridden.wasLegal)
            seen.events.insert(u"override was"_s);
    }
};

} // namespace

Highlights highlightsOf(const GameRecord &record)
{
    Highlights seen;
    const Watcher watcher{record.setup, seen};
    const Replay replayed =
        replay(record.setup, record.inForce(), [&](const ReplayStep &step) { watcher.note(step); });
    seen.legal = !replayed.stoppedBy;
    const FinalScore final = score(record.setup, replayed.end(), replayed.ledger);
    for (const Award award : all<Award>()) {
        for (std::size_t i = 0; i < final.players.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const int place = final.players[i].places[award];
                seen.tiedAward = seen.tiedAward || (place > 0 && place == final.players[j].places[award]);
            }
        }
    }
    return seen;
}

} // namespace skyledger::airshipcity::test
