// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"
#include "app/commandline/gamefile.h"
#include "app/commandline/airshipcity/movestext.h"
#include "core/airshipcity/record/eventjson.h"
#include "core/airshipcity/record/shapes.h"
#include "core/airshipcity/record/verdictjson.h"
#include "core/airshipcity/rules/rules.h"
#include "core/table/jsonwriter.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/situation.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MovesCommand)
};

QByteArray allowedJson(const Moment &moment, std::span<const Play> plays)
{
    QJsonArray list;
    for (const Play &play : plays)
        list.append(playJson(play, moment.record.ids));
    return table::writeJson(list, shapes::event);
}

QByteArray undeterminedJson(const Moment &moment, std::span<const Play> plays)
{
    const Ids &ids = moment.record.ids;
    QJsonArray list;
    for (const Play &play : plays) {
        const Verdict verdict = check(moment.record.setup, moment.state(), play);
        list.append(QJsonObject{{u"event"_s, playJson(play, ids)},
                                {u"missing"_s, missingJson(verdict, ids)},
                                {u"needs"_s, reportKeysJson(verdict.needs)}});
    }
    return table::writeJson(list, shapes::undeterminedMoves);
}

QString text(const Moment &moment, std::span<const Play> plays, bool undetermined)
{
    const words::GameWords game(moment.record);
    const State &state = moment.state();
    QString text = words::roundAndStage(state) + u' ' + words::expected(state, game) + u'\n';
    const QString notice = words::sampleNotice(moment.record.catalogue());
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

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const auto moment = readMoment(given, complaint);
    if (!moment)
        return *complaint;
    const bool undetermined = given.has(u"undetermined"_s);
    std::vector<Play> plays;
    if (undetermined)
        undeterminedEvents(moment->record.setup, moment->state(), plays);
    else
        legalEvents(moment->record.setup, moment->state(), plays);
    if (given.json())
        return answer(undetermined ? undeterminedJson(*moment, plays) : allowedJson(*moment, plays));
    return answer(text(*moment, plays, undetermined));
}

} // namespace

Command movesCommand()
{
    return {.name = u"moves"_s,
            .takesFile = true,
            .synopsis = Text::tr("FILE [--at N] [--undetermined] [--json]"),
            .summary = Text::tr("what may happen next in a recorded game"),
            .description =
                Text::tr("Lists the moves that the rules allow after the last event of a game record "
                         "(*.skyledger), or after an earlier one, with what they cost and bring. As JSON "
                         "they are events ready to be appended."),
            .options = {atOption(),
                        {u"undetermined"_s,
                         {},
                         Text::tr("the moves that depend on component values not known, instead")},
                        jsonOption()},
            .run = run};
}

} // namespace skyledger::commandline
