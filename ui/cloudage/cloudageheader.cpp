// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/cloudageheader.h"

#include "ui/cloudage/boards/answerlook.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace cloudage;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeHeader)
};

QString turnNow(const CloudAgeTable &table, Player asked)
{
    if (asked == none<Player>)
        return Words::tr("The game is over");
    const bool answers = asked != table.state().current;
    const QString name = table.words().player(asked);
    return answers ? Words::tr("%1 answers", "player").arg(name) : Words::tr("%1’s turn", "player").arg(name);
}

/// The place among the phases of a round.
int stepOf(Phase phase)
{
    switch (phase) {
    case Phase::Production:
        return 0;
    case Phase::Movement:
    case Phase::Fight:
        return 1;
    default:
        return 2;
    }
}

} // namespace

TurnTold turnTold(const CloudAgeTable &table)
{
    const State &state = table.state();
    const Player asked = table.asked();
    TurnTold told;
    if (asked != none<Player>)
        told.token = lookOf(table, asked);
    told.turn = turnNow(table, asked);
    told.place = words::capitalised(table.narrator().place(table.shown()));
    const Phase phase = cloudagesteps::phaseOf(state);
    if (phase < Phase::FinalProduction) {
        told.steps = QStringList{Words::tr("1 Production", "phase"), Words::tr("2 Movement", "phase"),
                                 Words::tr("3 Action", "phase")};
        told.now = stepOf(phase);
        for (const Player player : table.setup().players())
            told.seats.push_back(
                {lookOf(table, player), table.words().player(player), state.done.contains(player)});
    }
    QStringList due;
    for (const Pending &each : state.pending) {
        const QString name = table.words().player(each.player);
        if (!due.contains(name))
            due << name;
    }
    if (due.size() > 1)
        told.due = Words::tr("to answer: %1", "players").arg(words::listed(due));
    return told;
}

} // namespace skyledger::ui
