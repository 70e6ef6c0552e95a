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
#include "ui/airshipcity/glance.h"
#include "ui/airshipcity/newgame/airshipcitynewgamepage.h"
#include "ui/airshipcity/options.h"
#include "ui/airshipcity/rules/airshipcityrules.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/sharing/citysharingtools.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/view/lookuppage.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/score/sheet/rowsview.h"
#include "ui/shell/docks.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/language.h"

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

/// A word of the game's formats as people say it, as far as it is one.
template <class Key>
QString said(const QString &id)
{
    const auto known = fromName<Key>(id.toStdString());
    return known ? words::name(*known) : id;
}

} // namespace

QString AirshipCityModule::id() const
{
    return u"airship-city"_s;
}

QString AirshipCityModule::name() const
{
    //: The name of the board game, as its edition in this language prints it
    return Text::tr("Airship City");
}

std::vector<GameOption> AirshipCityModule::options() const
{
    const Automation usual;
    return {{useGenerators, usual.generators, Text::tr("&Generators work by themselves"),
             Text::tr("Generators work by themselves")},
            {askForPiggyback, usual.askForPiggyback, Text::tr("Ask about &every piggyback"),
             Text::tr("Ask about every piggyback")}};
}

QStringList AirshipCityModule::pointSources() const
{
    QStringList sources;
    for (const VpSource source : all<VpSource>())
        sources << word(source);
    return sources;
}

QString AirshipCityModule::sourceName(const QString &source) const
{
    const auto known = fromName<VpSource>(source.toStdString());
    return known ? words::sourceName(*known) : source;
}

QString AirshipCityModule::editionName(const QString &edition) const
{
    return said<Edition>(edition);
}

QString AirshipCityModule::colorName(const QString &color) const
{
    return said<PlayerColor>(color);
}

QString AirshipCityModule::seats() const
{
    return Text::tr("3 or 4 players");
}

QString AirshipCityModule::scene() const
{
    return u":/art/scenes/airship-city.svg"_s;
}

std::optional<GameGlance> AirshipCityModule::glance(const QByteArray &record) const
{
    return glanceAt(record);
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

std::unique_ptr<RulesPage> AirshipCityModule::rulesPage() const
{
    return std::make_unique<LookUpPage>(&airshipCityRules, airshipCityRuleFacts());
}

QString AirshipCityModule::ruleTitle(const QString &rule) const
{
    const rulebook::Entry *entry = airshipCityRules().book().entry(rule);
    const bool french = words::spokenLanguage() == words::Language::French;
    return entry ? entry->title.in(french ? u"fr"_s : u"en"_s) : QString();
}

std::unique_ptr<NewGamePage> AirshipCityModule::scorePage(const Preferences &preferences) const
{
    return std::make_unique<RowsPage>(airshipCitySheet(usualEdition(preferences)), preferences);
}

std::unique_ptr<EditorPage> AirshipCityModule::copyPage(const Preferences &preferences) const
{
    auto page = std::make_unique<AirshipCityCopyPage>(preferences);
    AirshipCityCopyPage *copy = page.get();
    auto *tools = new CitySharingTools({[copy]() -> std::optional<QJsonObject> {
                                            // While a dialog of the tools is open, the page does not
                                            // look by itself what others wrote.
                                            copy->desk().readAnew();
                                            return copy->desk().unreadable()
                                                ? std::nullopt
                                                : std::optional(copy->document());
                                        },
                                        [copy](const QJsonObject &document, const QString &step) {
                                            return copy->replaceDocument(document, step);
                                        }});
    copy->tools()->addWidget(tools, 1);
    return page;
}

std::optional<table::FinishedGame> AirshipCityModule::finishedGameIn(const QByteArray &record) const
{
    return readFinishedGame(record);
}

std::vector<KeyLine> AirshipCityModule::keys() const
{
    std::vector<KeyLine> lines{
        {Text::tr("1 2 3 4, also & é \" ' and the keypad"),
         Text::tr("take a crew, or what bears the number")},
        {Text::tr("↑ → ↓ ←"), Text::tr("go from thing to thing; Enter takes it")},
        {Text::tr("Letters"), Text::tr("take the choice that shows the letter")},
        {Text::tr("Shift and a choice"), Text::tr("stop there: the tile’s effect is left to be decided")},
        {Text::tr("Enter, Space"), Text::tr("take what has the focus")},
        {Text::tr("Esc"), Text::tr("take back the last step")},
        {Text::tr("Ctrl+C, Ctrl+V, on the score sheet"),
         Text::tr("copy the sheet, players as columns; paste the cells of a spreadsheet")},
        {Text::tr("+, on the score sheet"), Text::tr("turn the 20/40 marker")}};
    for (const KeyedCommand &command : keyedCommands()) {
        if (const QString keys = KeyBindings::shared().allTexts(command.id); !keys.isEmpty())
            lines.push_back({keys, command.meaning});
    }
    return lines;
}

std::vector<KeyedCommand> AirshipCityModule::keyedCommands() const
{
    std::vector<KeyedCommand> commands{
        {keys::endTurn, Text::tr("end the turn")},
        {keys::restartTurn, Text::tr("restart the turn")},
        {keys::lookEarlier, Text::tr("look at the event before; Esc goes back to now")},
        {keys::lookLater, Text::tr("look at the event after")},
        {keys::correct,
         Text::tr("correct what has the focus; also by a double click or the menu of a board")},
        {keys::searchJournal, Text::tr("search the journal from anywhere")},
        {keys::find, Text::tr("search the journal or the rules, whichever has the keyboard")},
        {keys::tableMode, Text::tr("show the game to everybody around the table; once more, or Esc: back")},
        {keys::allNumbers, Text::tr("show every number large")},
        {keys::finalScoring, Text::tr("show the scoring, as if the game ended now until it does")},
        {keys::print, Text::tr("print the scoring, while it is shown")},
        {keys::gameValues, Text::tr("show the component values of this game; Esc goes back to it")},
        {keys::gameDetails, Text::tr("show the details of the game")},
        {keys::betweenRounds, Text::tr("show what the last upkeep brought, step by step")},
        {keys::explainRule,
         Text::tr("show the rule of what has the keyboard or lies under the pointer; once more "
                  "goes into it")},
        {keys::searchRules,
         Text::tr("search the rules; ↓ goes to what is found, Enter opens it, Esc goes back to "
                  "the game")},
        {keys::nextMissing, Text::tr("in your copy: go to the next value that is missing")},
        {keys::pageBefore, Text::tr("in your copy: go to the page of the box before")},
        {keys::pageBehind, Text::tr("in your copy: go to the page of the box behind")},
        {keys::addPiece, Text::tr("in your copy: add a public utility or a contract")},
        {keys::finishSheet, Text::tr("on the score sheet: score it")},
        {keys::copyRows, Text::tr("on the score sheet: copy it, players as rows")},
        {keys::rulesBack, Text::tr("in the rules: back")},
        {keys::rulesForward, Text::tr("in the rules: forward again")}};
    const QStringList docks = AirshipCityView::dockIds();
    for (const QString &id : docks) {
        commands.push_back({Docks::dockCommand(id),
                            //: A board, or a list beside the boards
                            Text::tr("bring to the front: %1").arg(AirshipCityView::titleOfDock(id))});
    }
    return commands;
}

} // namespace skyledger::ui
