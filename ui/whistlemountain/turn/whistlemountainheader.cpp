// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/turn/whistlemountainheader.h"

#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/guide/whistlemountainquestions.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <optional>

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

/// The first of the options that is so.
template <class Test>
std::optional<std::size_t> firstOf(const WhistleMountainTable &table, Test isSo)
{
    const auto &options = table.guide().options();
    const auto first = std::find_if(options.begin(), options.end(), isSo);
    return first == options.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(first - options.begin()));
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
    QString moment = wording::name(state.phase);
    if (state.ending && state.phase != Phase::Over)
        moment = Text::tr("%1, last turn", "moment of the game").arg(moment);
    told.place = Text::tr("Turn %1 · %2 · water level %3", "number, moment of the game, number")
                     .arg(QString::number(state.turn), moment, QString::number(state.water));
    return told;
}

} // namespace

std::unique_ptr<GameHeader> whistleMountainHeader(WhistleMountainTable &table)
{
    auto header = std::make_unique<GameHeader>(table, toText(ruleId(Rule::Turn01)),
                                               [&table] { return turnTold(table); });
    header->addStrongButton(
        {.name = "end-turn",
         .rule = toText(ruleId(Rule::Turn03)),
         .command = keys::endTurn,
         .text = [] { return Text::tr("End turn"); },
         .tip = [] { return Text::tr("End the turn; what is activated for nothing comes first"); },
         .isOffered = [&table] { return firstOf(table, isEnd).has_value(); },
         .press = [&table] { endTurn(table); }});
    return header;
}

bool endTurn(WhistleMountainTable &table)
{
    const int turn = table.state().turn;
    const auto end = [&table, turn] {
        return table.state().turn == turn ? firstOf(table, isEnd) : std::nullopt;
    };
    const auto isFree = [&table](const PlayOption &option) {
        return whistle::isFreeActivation(table.shown(), option.leadsTo);
    };
    if (!end())
        return false;
    // What everybody's hands take stands together until the next deed.
    const Deeds::Press together(table.deeds());
    for (auto free = firstOf(table, isFree); free && end() && !table.past(); free = firstOf(table, isFree))
        table.guide().choose(*free);
    if (const auto at = end()) // else something is asked first, or nothing else was left
        table.guide().choose(*at);
    return true;
}

} // namespace skyledger::ui
