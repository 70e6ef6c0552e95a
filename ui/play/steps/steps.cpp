// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/steps.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Steps)
};

} // namespace

QString saidMove(const StepMove &move)
{
    QString said = Text::tr("%1: from %2 to %3", "resource, numbers")
                       .arg(move.name, QString::number(move.from), QString::number(move.to));
    if (move.lost > 0)
        said += u", "_s + Text::tr("%n lost", nullptr, move.lost);
    return said;
}

QString saidSteps(const Steps::Seat &seat)
{
    QStringList said;
    for (const StepCell &cell : seat.cells) {
        for (const StepMove &move : cell.moves)
            said << saidMove(move);
        for (const StepOption &option : cell.options) {
            if (option.chosen)
                said << saidMove(option.move);
        }
        said << cell.said;
    }
    return Text::tr("%1: %2.", "player, what there is to do").arg(seat.name, said.join(u"; "_s));
}

} // namespace skyledger::ui
