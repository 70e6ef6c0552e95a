// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/airshipcitymodule.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/recordedit.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/table/jsonreader.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/copy/airshipcitycopypage.h"
#include "ui/airshipcity/newgame/airshipcitynewgamepage.h"
#include "ui/airshipcity/rules/airshipcityrules.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/sharing/citycopies.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/score/sheet/rowsview.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QHBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(AirshipCityModule)
};

/// The edition of those who speak the language, until somebody says otherwise.
Edition usualEdition(const Preferences &preferences)
{
    return preferences.scoredEdition == "en-2020"_L1 ? Edition::En2020 : Edition::Fr2021;
}

} // namespace

AirshipCityModule::AirshipCityModule()
    : PlayModule({.id = u"airship-city"_s,
                  //: The name of the board game, as its edition in this language prints it
                  .name = [] { return Text::tr("Airship City"); },
                  .seats = [] { return Text::tr("3 or 4 players"); },
                  .pointSources = wordsOf<VpSource>(),
                  .sourceName = saidBy(&words::sourceName),
                  .colorName = saidBy<PlayerColor>(&words::name),
                  .rules = &airshipCityRules,
                  .facts = [] { return airshipCityRuleFacts(); }})
{
}

std::vector<GameOption> AirshipCityModule::options() const
{
    const Automation usual;
    return {{useGenerators, usual.generators, Text::tr("&Generators work by themselves"),
             Text::tr("Generators work by themselves")},
            {askForPiggyback, usual.askForPiggyback, Text::tr("Ask about &every piggyback"),
             Text::tr("Ask about every piggyback")}};
}

QString AirshipCityModule::editionName(const QString &edition) const
{
    return saidBy<Edition>(&words::name)(edition);
}

GameModule::OpenResult AirshipCityModule::open(const QByteArray &bytes) const
{
    if (const auto document = table::parseObject(bytes); document && isScoreSheet(document.value())) {
        const auto sheet = readScoreSheet(bytes);
        if (!sheet)
            return sheet.error();
        return openSheet(airshipCitySheet(), sheet.value().document, bytes);
    }
    auto read = readGameRecord(bytes);
    if (!read)
        return read.error();
    GameRecord record = std::move(read).value();
    Opened opened;
    opened.foreign = writeGameRecord(record) != bytes;
    if (opened.foreign)
        record = completed(record);
    opened.view = std::make_unique<AirshipCityView>(std::move(record));
    return opened;
}

std::unique_ptr<NewGamePage> AirshipCityModule::newGamePage(const Preferences &preferences,
                                                            const QByteArray &earlier) const
{
    return std::make_unique<AirshipCityNewGamePage>(preferences, earlier);
}

std::unique_ptr<NewGamePage> AirshipCityModule::scorePage(const Preferences &preferences) const
{
    return std::make_unique<RowsPage>(airshipCitySheet(usualEdition(preferences)), preferences);
}

std::unique_ptr<EditorPage> AirshipCityModule::copyPage(const Preferences &preferences) const
{
    auto page = std::make_unique<AirshipCityCopyPage>(preferences);
    auto *tools = new ProposingTools(
        airshipCityCopies(), airshipCityReports,
        {[desk = &page->desk()]() -> std::optional<QJsonObject> {
             // While a dialog of the tools is open, the page does not
             // look by itself what others wrote.
             desk->readAnew();
             return desk->unreadable() ? std::nullopt : std::optional(desk->steps().document());
         },
         [desk = &page->desk()](const QJsonObject &document, const QString &step) {
             return desk->replace(document, step);
         }});
    page->tools()->addWidget(tools, 1);
    return page;
}

std::optional<table::FinishedGame> AirshipCityModule::finishedGameIn(const QByteArray &record) const
{
    return readFinishedGame(record);
}

std::vector<KeyLine> AirshipCityModule::ownKeys() const
{
    return {{Text::tr("1 2 3 4, also & é \" ' and the keypad"),
             Text::tr("take a crew, or what bears the number")},
            {Text::tr("↑ → ↓ ←"), Text::tr("go from thing to thing; Enter takes it")},
            {Text::tr("Letters"), Text::tr("take the choice that shows the letter")},
            {Text::tr("Shift and a choice"), Text::tr("stop there: the tile’s effect is left to be decided")},
            {Text::tr("Ctrl+C, Ctrl+V, on the score sheet"),
             Text::tr("copy the sheet, players as columns; paste the cells of a spreadsheet")},
            {Text::tr("+, on the score sheet"), Text::tr("turn the 20/40 marker")}};
}

std::vector<KeyedCommand> AirshipCityModule::ownCommands() const
{
    std::vector<KeyedCommand> commands{
        {keys::endTurn, Text::tr("end the turn")},
        {keys::correct,
         Text::tr("correct what has the focus; also by a double click or the menu of a board")},
        {keys::print, Text::tr("print the scoring, while it is shown")},
        {keys::gameValues, Text::tr("show the component values of this game; Esc goes back to it")},
        {keys::betweenRounds, Text::tr("show what the last upkeep brought, step by step")},
        {keys::nextMissing, Text::tr("in your copy: go to the next value that is missing")},
        {keys::pageBefore, Text::tr("in your copy: go to the page of the box before")},
        {keys::pageBehind, Text::tr("in your copy: go to the page of the box behind")},
        {keys::addPiece, Text::tr("in your copy: add a public utility or a contract")},
        {keys::copyRows, Text::tr("on the score sheet: copy it, players as rows")}};
    const QStringList docks = AirshipCityView::dockIds();
    for (const QString &id : docks)
        commands.push_back(dockCommand(id, AirshipCityView::titleOfDock(id)));
    return commands;
}

} // namespace skyledger::ui
