// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/cloudagemodule.h"

#include "core/cloudage/finished.h"
#include "core/cloudage/names.h"
#include "core/table/jsonreader.h"
#include "ui/box/boxcopypage.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/cloudage/copy/cloudagebox.h"
#include "ui/cloudage/newgame/cloudagenewgamepage.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/rules/cloudagerules.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/score/sheet/rowsview.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeModule)
};

} // namespace

CloudAgeModule::CloudAgeModule()
    : PlayModule({.id = u"cloudage"_s,
                  //: The name of the board game, as its edition in this language prints it
                  .name = [] { return Text::tr("CloudAge"); },
                  .seats = [] { return Text::tr("1 to 4 players, solo and campaign"); },
                  .pointSources = wordsOf<VpSource>(),
                  .sourceName = saidBy(&wording::sourceName),
                  .colorName = saidBy<PlayerColor>(&wording::name),
                  .rules = &cloudAgeRules,
                  .facts = [] { return cloudAgeRuleFacts(); }})
{
}

std::optional<GameGlance> CloudAgeModule::glance(const QByteArray &record) const
{
    auto read = readGameRecord(record);
    if (!read)
        return std::nullopt;
    const QDateTime begun = QDateTime::fromString(read.value().playedAt(), Qt::ISODate);
    const CloudAgeTable table(std::move(read).value());
    if (table.session().isOver())
        return std::nullopt;
    GameGlance glance;
    glance.where = words::capitalised(table.narrator().placeAndTurn(table.session()));
    for (const Player player : table.setup().players())
        glance.seats.push_back({table.words().player(player), lookOf(table, player),
                                words::points(table.state().players[player].vp)});
    glance.begun = begun;
    return glance;
}

GameModule::OpenResult CloudAgeModule::open(const QByteArray &bytes) const
{
    const auto document = table::parseObject(bytes);
    if (document && isScoreSheet(document.value())) {
        if (const auto sheet = readScoreSheet(document.value()); !sheet)
            return sheet.error();
        return openSheet(cloudAgeSheet(), document.value(), bytes);
    }
    auto read = readGameRecord(bytes);
    if (!read)
        return read.error();
    Opened opened;
    opened.foreign = writeGameRecord(read.value()) != bytes;
    opened.view = std::make_unique<CloudAgeView>(std::move(read).value());
    return opened;
}

std::unique_ptr<NewGamePage> CloudAgeModule::newGamePage(const Preferences &preferences,
                                                         const QByteArray &earlier) const
{
    return std::make_unique<CloudAgeNewGamePage>(preferences, earlier);
}

std::unique_ptr<NewGamePage> CloudAgeModule::scorePage(const Preferences &preferences) const
{
    return std::make_unique<RowsPage>(cloudAgeSheet(), preferences);
}

std::unique_ptr<EditorPage> CloudAgeModule::copyPage(const Preferences &) const
{
    return std::make_unique<BoxCopyPage>(subjectOf(cloudAgeBox()));
}

std::optional<table::FinishedGame> CloudAgeModule::finishedGameIn(const QByteArray &record) const
{
    if (const auto document = table::parseObject(record); document && isScoreSheet(document.value()))
        return cloudAgeSheet().finished(document.value());
    const auto read = readGameRecord(record);
    return read ? finishedGame(read.value()) : std::nullopt;
}

std::vector<KeyLine> CloudAgeModule::ownKeys() const
{
    return {{Text::tr("Upper and middle row of letters"),
             Text::tr("two Navigation cards revealed: for Energy, for Project cards")},
            {Text::tr("Lower row of letters"), Text::tr("two Navigation cards of which one is a 0")},
            {Text::tr("0 to 9"), Text::tr("a production level, a card drawn, what bears the number")},
            {Text::tr("Letters"), Text::tr("take the choice that shows the letter")}};
}

std::vector<KeyedCommand> CloudAgeModule::ownCommands() const
{
    std::vector<KeyedCommand> commands = BoxCopyPage::keyedCommands();
    commands.push_back(
        {keys::betweenRounds, Text::tr("show what the last phase brought, or the one that is looked at")});
    commands.push_back({keys::series, Text::tr("in a campaign: show its logbook, chapter by chapter")});
    const QStringList docks = CloudAgeView::dockIds();
    commands.reserve(commands.size() + static_cast<std::size_t>(docks.size()));
    for (const QString &id : docks)
        commands.push_back(dockCommand(id, CloudAgeView::titleOfDock(id)));
    return commands;
}

} // namespace skyledger::ui
