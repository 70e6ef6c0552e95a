// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/turnheader.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/turn/crewsrow.h"
#include "ui/airshipcity/words/events.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/rulehint.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TurnHeader)
};

TurnTold turnTold(const AirshipCityTable &table, bool isMadeUp)
{
    const State &state = table.state();
    const Player chooser = table.guide().chooser();
    TurnTold told;
    if (chooser == none<Player>) {
        told.turn = Text::tr("The game is over");
    } else {
        told.token = lookOf(table, chooser);
        const QString name = table.words().player(chooser);
        const bool own = state.phase == Phase::Turn || state.phase == Phase::AtTile;
        told.turn =
            own ? Text::tr("%1’s turn", "player").arg(name) : Text::tr("%1 answers", "player").arg(name);
    }
    // Values that are made up are said to be, all evening.
    const QString round = words::roundAndStage(state);
    told.place = isMadeUp ? Text::tr("%1 Sample values.", "round and stage, a sentence").arg(round) : round;
    return told;
}

} // namespace

std::unique_ptr<GameHeader> turnHeader(AirshipCityTable &table)
{
    // To read all values takes its time: they are read when they change, before the header asks.
    auto isMadeUp = std::make_shared<bool>(holdsSampleValues(table.session().record().catalogue()));
    QObject::connect(&table, &GameTable::changed, &table, [&table, isMadeUp](const TableChange &what) {
        if (what.values)
            *isMadeUp = holdsSampleValues(table.session().record().catalogue());
    });
    auto header = std::make_unique<GameHeader>(table, idOf(ruleOf(BoardPart::CrewsLeft)),
                                               [&table, isMadeUp] { return turnTold(table, *isMadeUp); });
    header->setPartRules(idOf(ruleOf(BoardPart::WhoseTurn)), idOf(ruleOf(BoardPart::RoundTrack)));
    header->setTokenExtent(2, 1);
    QPushButton *end = header->addStrongButton({.name = "end-turn",
                                                .rule = idOf(ruleOf(BoardPart::EndOfTurn)),
                                                .command = keys::endTurn,
                                                .text = [] { return Text::tr("End turn"); },
                                                .tip = [] { return Text::tr("End the turn"); },
                                                .isOffered = [&table] { return table.guide().canEndTurn(); },
                                                .whyNot = [&table] { return table.guide().whyNotEndTurn(); },
                                                .press = [&table] { table.guide().endTurn(); }});
    setRules(*end, [&table](const std::optional<QPoint> &) {
        const std::optional<Rule> against = table.guide().ruleAgainstEndTurn();
        const Rule own = ruleOf(BoardPart::EndOfTurn);
        return idsOf({against.value_or(own), own});
    });
    header->addBesides(new CrewsRow(table, header.get()));
    return header;
}

} // namespace skyledger::ui
