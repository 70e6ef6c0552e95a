// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/moves.h"

#include "app/commandline/airshipcity/answershapes.h"
#include "app/commandline/airshipcity/movestext.h"
#include "app/commandline/airshipcity/verdictjson.h"
#include "core/airshipcity/record/eventjson.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/situation.h"

#include <QtCore/QCoreApplication>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Form;
using commandline::Listing;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MovesCommand)
};

QByteArray allowedJson(const GameRecord &record, std::span<const Play> plays)
{
    QJsonArray list;
    for (const Play &play : plays)
        list.append(playJson(play, record.ids));
    return table::writeJson(list, airshipcity::plays().shape());
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

QString text(const GameRecord &record, const State &state, std::span<const Play> plays, bool undetermined)
{
    const words::GameWords game(record);
    QString text = words::roundAndStage(state) + u' ' + words::expected(state, game) + u'\n';
    const QString notice = words::sampleNotice(record.catalogue());
    if (!notice.isEmpty())
        text += notice + u'\n';
    if (undetermined) {
        text += Text::tr("%n move(s) depend on component values that are not known.", nullptr,
                         static_cast<int>(plays.size()))
            + u'\n';
        return text + undeterminedMovesText(plays, state, game);
    }
    text += Text::tr("%n move(s) are allowed.", nullptr, static_cast<int>(plays.size())) + u'\n';
    return text + movesText(plays, state, game);
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
    return text(record, state, plays, undetermined).toUtf8();
}

} // namespace skyledger::airshipcity::cli
