// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(StateCommand)
};

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const auto moment = readMoment(u"state"_s, given, complaint);
    return moment ? answer(moment->state(formOf(given))) : *complaint;
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
                         "an earlier one."),
            .options = {atOption(), jsonOption()},
            .run = run};
}

} // namespace skyledger::commandline
