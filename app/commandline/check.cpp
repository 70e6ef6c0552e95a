// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"
#include "app/commandline/airshipcity/findings.h"
#include "app/commandline/gamefile.h"
#include "core/airshipcity/record/shapes.h"
#include "core/table/jsonwriter.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const auto record = readRecord(given.file(), complaint);
    if (!record)
        return *complaint;
    const Findings findings = findingsOf(*record);
    const Exit exit = findings.legal() ? Exit::Fine : Exit::No;
    if (given.json())
        return answer(table::writeJson(findingsJson(findings, *record), shapes::check), exit);
    return answer(findingsText(findings, *record), exit);
}

} // namespace

Command checkCommand()
{
    return {.name = u"check"_s,
            .takesFile = true,
            .synopsis = Text::tr("FILE [--json]"),
            .summary = Text::tr("what in a recorded game is illegal, undetermined, overridden or lost"),
            .description =
                Text::tr("Replays a game record (*.skyledger) and tells which event is illegal and why, "
                         "which depend on component values that are not known, which the table insisted "
                         "on against the rules, and what was lost to a full track."),
            .options = {jsonOption()},
            .run = run};
}

} // namespace skyledger::commandline
