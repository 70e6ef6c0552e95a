// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/moves.h"

#include "app/commandline/airshipcity/answershapes.h"
#include "app/commandline/airshipcity/movestext.h"
#include "app/commandline/airshipcity/verdictjson.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/events.h"
#include "ui/words/sources.h"

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Form;
using commandline::Listing;

namespace {

QByteArray allowedJson(const GameRecord &record, std::span<const Play> plays)
{
    QJsonArray list;
    for (const Play &play : plays)
        list.append(playJson(play, record.ids));
    return table::writeJson(list, AirshipCity::plays().shape());
}

QByteArray undeterminedJson(const GameRecord &record, const State &state, std::span<const Play> plays)
{
    const Ids &ids = record.ids;
    QJsonArray list;
    for (const Play &play : plays) {
        const Verdict verdict = check(record.setup, state, play);
        list.append(QJsonObject{{u"event"_s, playJson(play, ids)},
                                {u"missing"_s, missingJson(verdict, ids)},
                                {u"needs"_s, reportKeysJson(verdict.needs)}});
    }
    return table::writeJson(list, shapes::undeterminedMoves);
}

} // namespace

QByteArray movesAt(const GameRecord &record, const State &state, Listing listing, Form form)
{
    const bool undetermined = listing == Listing::Undetermined;
    std::vector<Play> plays;
    if (undetermined)
        undeterminedEvents(record.setup, state, plays);
    else
        legalEvents(record.setup, state, plays);
    if (form == Form::Json)
        return undetermined ? undeterminedJson(record, state, plays) : allowedJson(record, plays);
    const words::GameWords game(record);
    return commandline::movesText(
               {.situation = words::roundAndStage(state) + u' ' + words::expected(state, game),
                .notice = words::sampleNotice(record.catalogue()),
                .listing = listing,
                .count = plays.size(),
                .groups = moveGroups(plays, listing, state, game)})
        .toUtf8();
}

} // namespace skyledger::airshipcity::cli
