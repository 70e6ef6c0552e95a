// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/whistlemountainmodule.h"

#include "core/table/jsonreader.h"
#include "core/whistlemountain/finished.h"
#include "core/whistlemountain/names.h"
#include "core/whistlemountain/replay.h"
#include "ui/box/boxcopypage.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/score/sheet/rowsview.h"
#include "ui/whistlemountain/copy/whistlemountainbox.h"
#include "ui/whistlemountain/newgame/whistlemountainnewgamepage.h"
#include "ui/whistlemountain/rules/whistlemountainrules.h"
#include "ui/whistlemountain/scoring/whistlemountainsheet.h"
#include "ui/whistlemountain/whistlemountainview.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainModule)
};

} // namespace

WhistleMountainModule::WhistleMountainModule()
    : PlayModule({.id = gameId,
                  .name = [] { return Text::tr("Whistle Mountain"); },
                  .seats = [] { return Text::tr("2 to 4 players"); },
                  .pointSources = wordsOf<VpSource>(),
                  .sourceName =
                      [](const QString &source) {
                          return words::capitalised(saidBy<VpSource>(&wording::name)(source));
                      },
                  .colorName = saidBy<PlayerColor>(&wording::name),
                  .rules = &whistleMountainRules,
                  .facts = [] { return whistleMountainRuleFacts(); }})
{
}

GameModule::OpenResult WhistleMountainModule::open(const QByteArray &bytes) const
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return document.error();
    if (isScoreSheet(document.value())) {
        if (const auto sheet = readScoreSheet(document.value()); !sheet)
            return sheet.error();
        return openSheet(whistleMountainSheet(), document.value(), bytes);
    }
    auto read = readGameRecord(document.value());
    if (!read)
        return read.error();
    Opened opened;
    opened.foreign = writeGameRecord(read.value()) != bytes;
    opened.view = std::make_unique<WhistleMountainView>(std::move(read).value());
    return opened;
}

std::unique_ptr<NewGamePage> WhistleMountainModule::newGamePage(const Preferences &preferences,
                                                                const QByteArray &earlier) const
{
    return std::make_unique<WhistleMountainNewGamePage>(preferences, earlier);
}

std::unique_ptr<NewGamePage> WhistleMountainModule::scorePage(const Preferences &preferences) const
{
    return std::make_unique<RowsPage>(whistleMountainSheet(), preferences);
}

std::unique_ptr<EditorPage> WhistleMountainModule::copyPage(const Preferences &) const
{
    return std::make_unique<BoxCopyPage>(subjectOf(whistleMountainBox()));
}

std::optional<table::FinishedGame> WhistleMountainModule::finishedGameIn(const QByteArray &bytes) const
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return std::nullopt;
    if (const auto sheet = readScoreSheet(document.value()))
        return finishedGame(sheet.value(), scoreOf(sheet.value()));
    const auto read = readGameRecord(document.value());
    if (!read)
        return std::nullopt;
    const GameRecord &record = read.value();
    const Replay played = replay(record, record.cursor);
    if (played.state.phase != Phase::Over)
        return std::nullopt;
    return finishedGame(record, played.state, scoreState(record.setup, played.state, played.ledgers));
}

std::vector<KeyLine> WhistleMountainModule::ownKeys() const
{
    return {{Text::tr("1 2 3"), Text::tr("take an aircraft; then a cell, or the letter of a dock")},
            {Text::tr("↑ → ↓ ←"), Text::tr("walk over the board; Enter takes what is there")},
            {Text::tr("Shift and ↑ → ↓ ←"), Text::tr("draw a scaffold from cell to cell")},
            {Text::tr("R, the wheel, the right button"), Text::tr("turn what is being placed")},
            {Text::tr("Letters"), Text::tr("take the choice that shows the letter")},
            {Text::tr("+"), Text::tr("pay otherwise than printed")}};
}

std::vector<KeyedCommand> WhistleMountainModule::ownCommands() const
{
    std::vector<KeyedCommand> commands = BoxCopyPage::keyedCommands();
    commands.push_back({keys::endTurn, Text::tr("end the turn")});
    return commands;
}

} // namespace skyledger::ui
