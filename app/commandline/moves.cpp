// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"
#include "app/commandline/games.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MovesCommand)
};

Listing listingOf(const Given &given)
{
    if (given.has(u"undetermined"_s))
        return Listing::Undetermined;
    return given.has(u"open"_s) ? Listing::Open : Listing::Allowed;
}

Answer run(const Given &given)
{
    if (given.has(u"undetermined"_s) && given.has(u"open"_s))
        return complain(Exit::WrongUsage, words::usage::notTogether(u"--undetermined"_s, u"--open"_s));
    std::optional<Answer> complaint;
    const auto moment = readMoment(u"moves"_s, given, complaint);
    return moment ? answer(moment->moves(listingOf(given), formOf(given))) : *complaint;
}

} // namespace

Command movesCommand()
{
    Command command{.name = u"moves"_s,
                    .takesFile = true,
                    .synopsis = Text::tr("FILE [--at N] [--undetermined] [--json]"),
                    .summary = Text::tr("what may happen next in a recorded game"),
                    .description = Text::tr(
                        "Lists the moves that the rules allow after the last event of a game record "
                        "(*.skyledger), or after an earlier one, with what they cost and bring. As JSON "
                        "they are events ready to be appended."),
                    .options = {atOption(),
                                {u"undetermined"_s,
                                 {},
                                 Text::tr("the moves that depend on component values not known, instead")},
                                jsonOption()},
                    .run = run};
    for (const Option &option : gameOptions(command.name))
        command.options.push_back(option);
    return command;
}

} // namespace skyledger::commandline
