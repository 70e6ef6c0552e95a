// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/windowactions.h"

#include "ui/shell/gamesfolder.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QFileInfo>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenuBar>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, commandCount> objectNames{"action-new-game"_L1,
                                                                  "action-open"_L1,
                                                                  "action-save-copy"_L1,
                                                                  "action-rematch"_L1,
                                                                  "action-close-game"_L1,
                                                                  "action-games-folder"_L1,
                                                                  "action-reopen-last-game"_L1,
                                                                  "action-quit"_L1,
                                                                  "action-undo"_L1,
                                                                  "action-redo"_L1,
                                                                  "action-turn-clock"_L1,
                                                                  "action-table-mode"_L1,
                                                                  "action-reset-layout"_L1,
                                                                  "action-quick-start"_L1,
                                                                  "action-explain-rule"_L1,
                                                                  "action-search-rules"_L1,
                                                                  "action-keys"_L1,
                                                                  "action-about"_L1,
                                                                  "action-score-game"_L1,
                                                                  "action-shelf"_L1,
                                                                  "action-owners-copy"_L1,
                                                                  "action-preferences"_L1,
                                                                  "action-larger-text"_L1,
                                                                  "action-smaller-text"_L1,
                                                                  "action-usual-text"_L1};

/// By which `KeyBindings` knows a command: the name without "action-".
QString idOf(std::size_t command)
{
    return objectNames[command].sliced(7);
}

/// Minutes without an event after which the turn clock stands still.
constexpr std::array pauses{2, 5, 10, 20, 30};

constexpr std::array looks{Look::System, Look::Light, Look::Dark, Look::BlackOnWhite, Look::WhiteOnBlack};
const std::array<std::optional<words::Language>, 3> &languages()
{
    static const std::array<std::optional<words::Language>, 3> all{std::nullopt, words::Language::English,
                                                                   words::Language::French};
    return all;
}

QActionGroup *addGroup(QObject *parent, const QString &name, std::size_t count)
{
    auto *group = new QActionGroup(parent);
    for (std::size_t i = 0; i < count; ++i) {
        QAction *action = group->addAction(QString());
        action->setCheckable(true);
        action->setObjectName(u"%1-%2"_s.arg(name).arg(i + 1));
    }
    return group;
}

} // namespace

WindowActions::WindowActions(const GameModules &games, QObject *parent)
    : QObject(parent),
      m_looks(addGroup(this, u"look"_s, looks.size())),
      m_textSizes(addGroup(this, u"text-size"_s, textSizes.size())),
      m_languages(addGroup(this, u"language"_s, languages().size())),
      m_pauses(addGroup(this, u"clock-pause"_s, pauses.size())),
      m_game(std::make_unique<QMenu>()),
      m_recent(std::make_unique<QMenu>()),
      m_edit(std::make_unique<QMenu>()),
      m_clockMenu(std::make_unique<QMenu>()),
      m_view(std::make_unique<QMenu>()),
      m_lookMenu(std::make_unique<QMenu>()),
      m_textMenu(std::make_unique<QMenu>()),
      m_languageMenu(std::make_unique<QMenu>()),
      m_help(std::make_unique<QMenu>())
{
    for (std::size_t i = 0; i < commandCount; ++i) {
        m_actions[i] = new QAction(this);
        m_actions[i]->setObjectName(objectNames[i]);
        KeyBindings::shared().bind(*m_actions[i], idOf(i));
    }
    for (const Command command : {Command::ReopenLastGame, Command::TurnClock})
        of(command)->setCheckable(true);
    of(Command::Quit)->setMenuRole(QAction::QuitRole);
    of(Command::Preferences)->setMenuRole(QAction::PreferencesRole);
    of(Command::About)->setMenuRole(QAction::AboutRole);
    m_game->setObjectName(u"menu-game"_s);
    m_recent->setObjectName(u"menu-recent"_s);
    addOptions(games);
    addChoices();
}

WindowActions::~WindowActions() = default;

void WindowActions::addOptions(const GameModules &games)
{
    for (const auto &game : games) {
        const std::vector<GameOption> options = game->options();
        for (const GameOption &option : options) {
            auto *action = new QAction(this);
            action->setObjectName(u"action-"_s + option.id);
            action->setCheckable(true);
            KeyBindings::shared().bind(*action, option.id);
            connect(action, &QAction::triggered, this,
                    [this, of = game.get(), option](bool on) { emit optionChosen(of, option, on); });
            m_options.push_back({game.get(), option, action});
        }
    }
}

void WindowActions::addChoices()
{
    const QList<QAction *> lookActions = m_looks->actions();
    for (std::size_t i = 0; i < looks.size(); ++i)
        connect(lookActions[static_cast<qsizetype>(i)], &QAction::triggered, this,
                [this, i] { emit lookChosen(looks[i]); });
    const QList<QAction *> sizeActions = m_textSizes->actions();
    for (std::size_t i = 0; i < textSizes.size(); ++i)
        connect(sizeActions[static_cast<qsizetype>(i)], &QAction::triggered, this,
                [this, i] { emit textSizeChosen(textSizes[i]); });
    const QList<QAction *> languageActions = m_languages->actions();
    for (std::size_t i = 0; i < languages().size(); ++i)
        connect(languageActions[static_cast<qsizetype>(i)], &QAction::triggered, this,
                [this, i] { emit languageChosen(languages()[i]); });
    const QList<QAction *> pauseActions = m_pauses->actions();
    for (std::size_t i = 0; i < pauses.size(); ++i)
        connect(pauseActions[static_cast<qsizetype>(i)], &QAction::triggered, this,
                [this, i] { emit clockPauseChosen(pauses[i]); });
    m_clockMenu->addAction(of(Command::TurnClock));
    m_clockMenu->addSeparator();
    m_clockMenu->addActions(pauseActions);
    // Only then is it looked which files are still there.
    connect(m_game.get(), &QMenu::aboutToShow, this, &WindowActions::fillRecent);
    connect(m_recent.get(), &QMenu::triggered, this,
            [this](QAction *action) { emit fileChosen(action->data().toString()); });
}

void WindowActions::fill(QMenuBar *bar)
{
    m_game->addActions({of(Command::NewGame), of(Command::Rematch), of(Command::ScoreGame),
                        of(Command::Shelf), of(Command::OwnersCopy)});
    m_game->addSeparator();
    m_game->addAction(of(Command::Open));
    m_game->addMenu(m_recent.get());
    m_game->addAction(of(Command::SaveCopy));
    m_game->addSeparator();
    m_game->addActions({of(Command::GamesFolder), of(Command::ReopenLastGame)});
    m_game->addSeparator();
    m_game->addActions({of(Command::CloseGame), of(Command::Quit)});
    setCommands({});
    m_lookMenu->addActions(m_looks->actions());
    m_textMenu->addActions({of(Command::LargerText), of(Command::SmallerText), of(Command::UsualText)});
    m_textMenu->addSeparator();
    m_textMenu->addActions(m_textSizes->actions());
    m_languageMenu->addActions(m_languages->actions());
    setViews({}, {});
    m_help->addActions({of(Command::ExplainRule), of(Command::SearchRules)});
    m_help->addSeparator();
    m_help->addActions({of(Command::QuickStart), of(Command::Keys), of(Command::About)});
    for (const auto *menu : {&m_game, &m_edit, &m_view, &m_help})
        bar->addMenu(menu->get());
}

void WindowActions::setCommands(const QList<QAction *> &commands)
{
    m_edit->clear(); // the menu owns its separators alone
    m_edit->addActions({of(Command::Undo), of(Command::Redo)});
    m_edit->addActions(commands);
    m_edit->addSeparator();
    for (const Option &option : m_options)
        m_edit->addAction(option.action);
    m_edit->addMenu(m_clockMenu.get());
    m_edit->addSeparator();
    m_edit->addAction(of(Command::Preferences));
}

void WindowActions::setViews(const QList<QAction *> &docks, const QList<QAction *> &pages)
{
    m_view->clear(); // the menu owns its separators alone
    if (!docks.isEmpty()) {
        m_view->addActions(docks);
        m_view->addAction(of(Command::ResetLayout));
        m_view->addSeparator();
    }
    if (!pages.isEmpty())
        m_view->addActions(pages);
    m_view->addAction(of(Command::TableMode));
    m_view->addSeparator();
    m_view->addMenu(m_lookMenu.get());
    m_view->addMenu(m_textMenu.get());
    m_view->addMenu(m_languageMenu.get());
}

void WindowActions::show(const WindowSituation &situation)
{
    const Preferences &preferences = situation.preferences;
    for (const Command command :
         {Command::SaveCopy, Command::Rematch, Command::CloseGame, Command::ResetLayout})
        of(command)->setEnabled(situation.gameOpen);
    m_nextGame = situation.nextGame;
    nameRematch();
    of(Command::TableMode)->setEnabled(situation.hasTable);
    of(Command::Undo)->setEnabled(situation.canUndo);
    of(Command::Redo)->setEnabled(situation.canRedo);
    for (const Command command : {Command::ExplainRule, Command::SearchRules})
        of(command)->setVisible(situation.hasRules);
    of(Command::OwnersCopy)->setVisible(situation.hasCopy);
    of(Command::ReopenLastGame)->setChecked(preferences.reopenLastGame);
    for (const Option &option : m_options) {
        const Preferences seen = preferencesFor(option.game->memoryKey(), preferences);
        option.action->setChecked(seen.option(option.option.id, option.option.usual));
        option.action->setVisible(!situation.game || situation.game == option.game);
    }
    of(Command::TurnClock)->setChecked(preferences.turnClock);
    const QList<QAction *> pauseActions = m_pauses->actions();
    for (std::size_t i = 0; i < pauses.size(); ++i)
        pauseActions[static_cast<qsizetype>(i)]->setChecked(pauses[i] == preferences.turnClockPause);
    const QList<QAction *> lookActions = m_looks->actions();
    for (std::size_t i = 0; i < looks.size(); ++i)
        lookActions[static_cast<qsizetype>(i)]->setChecked(looks[i] == preferences.look);
    const QList<QAction *> sizeActions = m_textSizes->actions();
    for (std::size_t i = 0; i < textSizes.size(); ++i)
        sizeActions[static_cast<qsizetype>(i)]->setChecked(textSizes[i] == preferences.textSize);
    of(Command::LargerText)->setEnabled(preferences.textSize != textSizes.back());
    of(Command::SmallerText)->setEnabled(preferences.textSize != textSizes.front());
    of(Command::UsualText)->setEnabled(preferences.textSize != textSizes.front());
    const QList<QAction *> languageActions = m_languages->actions();
    for (std::size_t i = 0; i < languages().size(); ++i)
        languageActions[static_cast<qsizetype>(i)]->setChecked(languages()[i] == preferences.language);
    m_recentFiles = preferences.recentFiles;
}

/// Of games that belong together the next one is more than a rematch.
void WindowActions::nameRematch()
{
    of(Command::Rematch)->setText(m_nextGame.isEmpty() ? tr("Re&match") : m_nextGame);
}

void WindowActions::fillRecent()
{
    const QStringList files = existing(m_recentFiles);
    m_recent->clear();
    for (const QString &file : files) {
        QAction *action = m_recent->addAction(withoutKeySigns(gameNameOf(file)));
        action->setData(file);
        action->setToolTip(plainTip(file));
    }
    m_recent->setEnabled(!files.isEmpty());
}

void WindowActions::retranslate()
{
    const auto say = [this](Command command, const QString &text) { of(command)->setText(text); };
    m_game->setTitle(tr("&Game"));
    m_recent->setTitle(tr("&Recent games"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_lookMenu->setTitle(tr("&Colours"));
    m_textMenu->setTitle(tr("&Text size"));
    m_languageMenu->setTitle(tr("&Language"));
    say(Command::NewGame, tr("&New game…"));
    say(Command::Open, tr("&Open…"));
    say(Command::SaveCopy, tr("&Save a copy as…"));
    nameRematch();
    say(Command::CloseGame, tr("&Close game"));
    say(Command::GamesFolder, tr("&Folder for games…"));
    say(Command::ReopenLastGame, tr("Open the &last game at the next start"));
    say(Command::Quit, tr("&Quit"));
    say(Command::Undo, tr("&Undo"));
    say(Command::Redo, tr("&Redo"));
    for (const Option &each : m_options) {
        const std::vector<GameOption> options = each.game->options();
        for (const GameOption &option : options) {
            if (option.id == each.option.id)
                each.action->setText(option.command);
        }
    }
    say(Command::TurnClock, tr("Show how long the players &take"));
    m_clockMenu->setTitle(tr("Turn &clock"));
    const QList<QAction *> pauseActions = m_pauses->actions();
    for (std::size_t i = 0; i < pauses.size(); ++i)
        pauseActions[static_cast<qsizetype>(i)]->setText(
            tr("Stand still after %n minute(s) without an event", nullptr, pauses[i]));
    say(Command::TableMode, tr("Table &mode"));
    say(Command::ResetLayout, tr("&Reset the layout"));
    say(Command::QuickStart, tr("&Quick start"));
    say(Command::ExplainRule, tr("The &rule of what has the keyboard"));
    say(Command::SearchRules, tr("&Look up a rule…"));
    say(Command::Keys, tr("&Keys"));
    say(Command::About, tr("&About Skyledger"));
    say(Command::ScoreGame, tr("&Score a finished game…"));
    say(Command::Shelf, tr("F&inished games"));
    say(Command::OwnersCopy, tr("&Your copy of the box…"));
    const QList<QAction *> lookActions = m_looks->actions();
    lookActions[0]->setText(tr("As the &system"));
    lookActions[1]->setText(tr("&Light"));
    lookActions[2]->setText(tr("&Dark"));
    lookActions[3]->setText(tr("High contrast, black on &white"));
    lookActions[4]->setText(tr("High contrast, white on &black"));
    say(Command::Preferences, tr("&Preferences…"));
    say(Command::LargerText, tr("&Larger text"));
    say(Command::SmallerText, tr("&Smaller text"));
    say(Command::UsualText, tr("&Usual text size"));
    const QList<QAction *> sizeActions = m_textSizes->actions();
    for (std::size_t i = 0; i < textSizes.size(); ++i)
        sizeActions[static_cast<qsizetype>(i)]->setText(tr("%1 %", "size of text").arg(textSizes[i]));
    const QList<QAction *> languageActions = m_languages->actions();
    languageActions[0]->setText(tr("As the &system"));
    // Each language names itself, so that people find their own.
    languageActions[1]->setText(u"&English"_s);
    languageActions[2]->setText(u"&Français"_s);
}

std::vector<KeyedCommand> WindowActions::keyedCommands() const
{
    std::vector<KeyedCommand> commands;
    commands.reserve(commandCount + m_options.size());
    const auto add = [&commands](const QString &id, const QAction &action) {
        commands.push_back({id, action.text().remove(u'&').remove(u'…')});
    };
    for (std::size_t i = 0; i < commandCount; ++i) {
        // What games offer stands with what else goes by itself.
        if (static_cast<Command>(i) == Command::TurnClock) {
            for (const Option &option : m_options)
                add(option.option.id, *option.action);
        }
        add(idOf(i), *m_actions[i]);
    }
    return commands;
}

} // namespace skyledger::ui
