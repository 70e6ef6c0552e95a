// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/turn/whistlemountainheader.h"

#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainHeader)
};

bool isEnd(const PlayOption &option)
{
    return whistle::deedOf(option.leadsTo) == whistle::Deed::EndTurn
        && option.status != PlayOption::Status::Refused;
}

bool canEndTurn(const WhistleMountainTable &table)
{
    const auto &options = table.guide().options();
    return std::any_of(options.begin(), options.end(), isEnd);
}

TurnTold turnTold(const WhistleMountainTable &table)
{
    const State &state = table.state();
    TurnTold told;
    if (state.phase == Phase::Over) {
        told.turn = Text::tr("The game is over");
    } else {
        const Player asked = toAct(state);
        const QString name = table.words().player(asked);
        told.token = whistle::lookOf(table, asked);
        told.turn = asked == state.current ? Text::tr("%1’s turn", "player").arg(name)
                                           : Text::tr("%1 answers", "player").arg(name);
    }
    told.place =
        Text::tr("Turn %1 · %2 · water level %3", "number, moment of the game, number")
            .arg(QString::number(state.turn), wording::name(state.phase), QString::number(state.water));
    return told;
}

} // namespace

std::unique_ptr<GameHeader> whistleMountainHeader(WhistleMountainTable &table)
{
    auto header = std::make_unique<GameHeader>(table, toText(ruleId(Rule::Turn01)),
                                               [&table] { return turnTold(table); });
    header->addStrongButton({.name = "end-turn",
                             .rule = toText(ruleId(Rule::Turn03)),
                             .command = keys::endTurn,
                             .text = [] { return Text::tr("End turn"); },
                             .tip = [] { return Text::tr("End the turn"); },
                             .isOffered = [&table] { return canEndTurn(table); },
                             .press = [&table] { endTurn(table); }});
    return header;
}

bool endTurn(WhistleMountainTable &table)
{
    const auto &options = table.guide().options();
    const auto end = std::find_if(options.begin(), options.end(), isEnd);
    if (end == options.end())
        return false;
    table.guide().choose(static_cast<std::size_t>(end - options.begin()));
    return true;
}

} // namespace skyledger::ui
