// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"
#include "app/commandline/gamefile.h"
#include "app/commandline/airshipcity/statetext.h"
#include "core/airshipcity/record/shapes.h"
#include "core/airshipcity/record/statejson.h"
#include "core/table/jsonwriter.h"
#include "ui/airshipcity/words/catalogue.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(StateCommand)
};

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const auto moment = readMoment(given, complaint);
    if (!moment)
        return *complaint;
    if (given.json())
        return answer(table::writeJson(stateJson(moment->record, moment->state()), shapes::state));
    const QString notice = words::sampleNotice(moment->record.catalogue());
    QString text;
    if (!notice.isEmpty())
        text += notice + u"\n\n"_s;
    return answer(text + stateText(moment->state(), words::GameWords(moment->record)));
}

} // namespace

Command stateCommand()
{
    return {.name = u"state"_s,
            .takesFile = true,
            .synopsis = Text::tr("FILE [--at N] [--json]"),
            .summary = Text::tr("every board of a recorded game"),
            .description =
                Text::tr("Shows every board of a game record (*.skyledger) after its last event, or after "
                         "an earlier one: the city, the depots, the Donation Board, the Economy Board."),
            .options = {atOption(), jsonOption()},
            .run = run};
}

} // namespace skyledger::commandline
