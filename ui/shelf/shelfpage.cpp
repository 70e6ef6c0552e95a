// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/shelfpage.h"

#include "core/table/filename.h"
#include "core/table/places.h"
#include "core/table/recordfile.h"
#include "ui/shelf/shelfcsv.h"
#include "ui/shelf/shelfkeeper.h"
#include "ui/widgets/filequestions.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/plainlabel.h"
#include "ui/words/besideothers.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ShelfPage::ShelfPage(ShelfKeeper &keeper, WordsOfGames words, QWidget *parent)
    : QWidget(parent),
      m_keeper(keeper),
      m_words(std::move(words)),
      m_fileToSave([](QWidget *window, const QString &title, const QString &proposal) {
          return askFileToSave(window, title, proposal);
      }),
      m_title(plainLabel(this)),
      m_search(new QLineEdit(this)),
      m_game(new QComboBox(this)),
      m_tabs(new QTabWidget(this)),
      m_games(addTable(u"shelf-games"_s, m_gamesModel, m_sortedGames)),
      m_players(addTable(u"shelf-players"_s, m_playersModel, m_sortedPlayers)),
      m_said(plainLabel(this)),
      m_takeBack(namedButton(u"shelf-take-back"_s, this)),
      m_open(namedButton(u"shelf-open"_s, this)),
      m_remove(namedButton(u"shelf-remove"_s, this)),
      m_export(namedButton(u"shelf-export"_s, this)),
      m_rebuild(namedButton(u"shelf-rebuild"_s, this)),
      m_close(namedButton(u"shelf-close"_s, this))
{
    setObjectName(u"shelf-page"_s);
    m_search->setObjectName(u"shelf-search"_s);
    m_search->setClearButtonEnabled(true);
    m_game->setObjectName(u"shelf-game"_s);
    m_game->addItem(QString());
    for (const ShelfWords *game : m_words)
        m_game->addItem(game->name(), game->id());
    m_game->setVisible(m_words.size() > 1);
    m_said->setObjectName(u"shelf-said"_s);
    m_said->setWordWrap(true);
    m_tabs->setObjectName(u"shelf-tabs"_s);
    m_tabs->addTab(m_games, QString());
    m_tabs->addTab(m_players, QString());
    auto *top = new QHBoxLayout;
    top->addWidget(m_title);
    top->addWidget(m_search, 1);
    top->addWidget(m_game);
    auto *notice = new QHBoxLayout;
    notice->addWidget(m_said, 1);
    notice->addWidget(m_takeBack);
    auto *buttons = new FlowLayout;
    for (QPushButton *each : {m_open, m_remove, m_export, m_rebuild, m_close})
        buttons->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_tabs, 1);
    column->addLayout(notice);
    column->addLayout(buttons);
    m_takeBack->hide();
    connect(m_tabs, &QTabWidget::currentChanged, this, &ShelfPage::showButtons);
    connect(m_search, &QLineEdit::textChanged, this, &ShelfPage::refresh);
    connect(m_game, &QComboBox::currentIndexChanged, this, &ShelfPage::refresh);
    connect(m_games, &QTableView::activated, this, &ShelfPage::openSelected);
    connect(m_games->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ShelfPage::showButtons);
    connect(m_takeBack, &QPushButton::clicked, this, &ShelfPage::takeBackRemoval);
    connect(m_open, &QPushButton::clicked, this, &ShelfPage::openSelected);
    connect(m_remove, &QPushButton::clicked, this, &ShelfPage::removeSelected);
    connect(m_export, &QPushButton::clicked, this, &ShelfPage::exportAll);
    connect(m_rebuild, &QPushButton::clicked, this, [this] { m_keeper.rebuild(); });
    connect(m_close, &QPushButton::clicked, this, &ShelfPage::closed);
    connect(&keeper, &ShelfKeeper::changed, this, &ShelfPage::refresh);
    m_games->sortByColumn(GamesModel::Date, Qt::DescendingOrder);
    m_players->sortByColumn(PlayersModel::Games, Qt::DescendingOrder);
    retranslate();
}

QTableView *ShelfPage::addTable(const QString &name, QAbstractItemModel &model, QSortFilterProxyModel &sorted)
{
    sorted.setSourceModel(&model);
    sorted.setSortRole(GamesModel::SortRole);
    sorted.setSortLocaleAware(true);
    auto *view = new QTableView(this);
    view->setObjectName(name);
    view->setModel(&sorted);
    view->setSortingEnabled(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
    view->setShowGrid(false);
    view->setFrameShape(QFrame::NoFrame);
    view->setAlternatingRowColors(true);
    view->verticalHeader()->hide();
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->horizontalHeader()->setStretchLastSection(true);
    return view;
}

const shelf::ShelvedGame *ShelfPage::selected() const
{
    const QModelIndexList rows = m_games->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return nullptr;
    return &m_gamesModel.game(m_sortedGames.mapToSource(rows.constFirst()).row());
}

void ShelfPage::refresh()
{
    const auto *before = selected();
    const QString id = before != nullptr ? before->game.id : QString();
    showGames();
    showPlayers();
    for (int row = 0; row < m_sortedGames.rowCount(); ++row) {
        const QModelIndex index = m_sortedGames.index(row, 0);
        if (row == 0 || m_gamesModel.game(m_sortedGames.mapToSource(index).row()).game.id == id)
            m_games->setCurrentIndex(index);
    }
    const auto trouble = m_keeper.trouble();
    if (trouble)
        say([why = *trouble] { return shelfErrorWords(why); });
    else if (m_gamesModel.rowCount() == 0 && m_removed.isEmpty())
        say([none = m_search->text().isEmpty()] {
            return none ? tr("No finished games yet. They come here by themselves when a game ends or a "
                             "score sheet is "
                             "done.")
                        : tr("No game fits.");
        });
    else if (m_removed.isEmpty())
        say({});
    showButtons();
}

/// The games that were found, of the kind that was chosen.
void ShelfPage::showGames()
{
    std::vector<shelf::ShelvedGame> games = m_keeper.games(m_search->text());
    if (const QString kind = m_game->currentData().toString(); !kind.isEmpty()) {
        const auto isOther = [&kind](const shelf::ShelvedGame &game) { return game.game.game != kind; };
        games.erase(std::remove_if(games.begin(), games.end(), isOther), games.end());
    }
    m_gamesModel.setGames(std::move(games));
    m_games->setColumnHidden(GamesModel::Game, !m_gamesModel.hasSeveralGames());
}

/// The players of the kind that was chosen.
void ShelfPage::showPlayers()
{
    std::vector<shelf::PlayerStatistics> players = m_keeper.players();
    if (const QString kind = m_game->currentData().toString(); !kind.isEmpty()) {
        const auto isOther = [&kind](const shelf::PlayerStatistics &player) { return player.game != kind; };
        players.erase(std::remove_if(players.begin(), players.end(), isOther), players.end());
    }
    m_playersModel.setPlayers(std::move(players), m_words);
}

void ShelfPage::showButtons()
{
    const bool one = selected() != nullptr && m_tabs->currentWidget() == m_games; // only what is seen
    m_open->setEnabled(one);
    m_remove->setEnabled(one);
    const bool usable = !m_keeper.trouble();
    for (QWidget *each : {static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_tabs)})
        each->setEnabled(usable);
    m_rebuild->setEnabled(usable);
    m_export->setEnabled(m_playersModel.rowCount() > 0); // all games, not only those that were found
}

void ShelfPage::say(const Sentence &sentence)
{
    m_sentence = sentence;
    m_said->setText(sentence ? sentence() : QString());
}

void ShelfPage::openSelected()
{
    if (const auto *game = selected())
        emit openWanted(*game);
}

void ShelfPage::removeSelected()
{
    const auto *game = selected();
    if (game == nullptr)
        return;
    const QString title = gameTitle(game->game);
    const QString id = game->game.id;
    m_removed = id;
    if (!m_keeper.remove(id)) {
        m_removed.clear();
        return;
    }
    say([title] { return tr("“%1” was taken off the shelf. Its file is where it was.").arg(title); });
    m_takeBack->show();
    m_games->setFocus();
}

void ShelfPage::takeBackRemoval()
{
    const QString id = std::exchange(m_removed, {});
    m_takeBack->hide();
    if (id.isEmpty() || !m_keeper.restore(id))
        return;
    say([] { return tr("The game is back on the shelf."); });
    m_games->setFocus();
}

void ShelfPage::exportAll()
{
    const QDir folder(table::places::games());
    const QString chosen = m_fileToSave(this, tr("Export all games as CSV"),
                                        folder.filePath(tr("finished games", "name of a file") + u".csv"_s));
    const QString path = table::withEnding(chosen, u".csv"_s);
    if (path.isEmpty())
        return;
    if (path != chosen && QFileInfo::exists(path)) { // the dialog asked about another name
        say([name = QFileInfo(path).fileName()] {
            return tr("“%1” is there already. Choose another name.").arg(words::besideOthers(name));
        });
        return;
    }
    std::vector<table::FinishedGame> games;
    const std::vector<shelf::ShelvedGame> all = m_keeper.games();
    games.reserve(all.size());
    for (const shelf::ShelvedGame &shelved : all)
        games.push_back(shelved.game);
    const auto error = table::saveAtomically(path, shelfCsv(games, m_words, words::spokenCsvForm()));
    say([error, path] {
        return error ? tr("“%1” cannot be written: %2").arg(words::besideOthers(error->file), error->reason)
                     : tr("Written: %1").arg(words::besideOthers(path));
    });
}

void ShelfPage::retranslate()
{
    setAccessibleName(tr("Finished games"));
    m_title->setFont(boldFont(font(), 1.5));
    m_title->setText(tr("Finished games"));
    m_search->setPlaceholderText(tr("Search names, dates, colours, editions"));
    m_search->setAccessibleName(tr("Search the finished games"));
    nameClearButton(*m_search);
    m_game->setAccessibleName(tr("Game", "whose finished games are shown"));
    m_game->setItemText(0, tr("All games"));
    for (int i = 1; i < m_game->count(); ++i)
        m_game->setItemText(i, m_words[static_cast<std::size_t>(i - 1)]->name());
    m_games->setAccessibleName(tr("List of the finished games"));
    m_players->setAccessibleName(tr("Players"));
    nameTabs(*m_tabs->tabBar(), tr("Games or players"));
    m_tabs->setTabText(0, tr("Games"));
    m_tabs->setTabText(1, tr("Players"));
    m_takeBack->setText(tr("Undo"));
    m_takeBack->setAccessibleName(tr("Put the removed game back"));
    m_open->setText(tr("Open"));
    m_remove->setText(tr("Take off the shelf"));
    m_export->setText(tr("Export all as CSV…"));
    m_rebuild->setText(tr("Read the games’ files again"));
    m_close->setText(tr("Close"));
    m_gamesModel.retell();
    m_playersModel.retell();
    say(m_sentence);
}

void ShelfPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_search->setFocus();
}

void ShelfPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (event->key() == Qt::Key_Delete && m_games->hasFocus())
        removeSelected();
    else if (KeyBindings::shared().matches(*event, keys::undo) && !m_removed.isEmpty())
        takeBackRemoval();
    else if (enter && (m_search->hasFocus() || m_games->hasFocus()))
        openSelected();
    else if (event->key() == Qt::Key_Down && m_search->hasFocus())
        m_games->setFocus();
    else
        QWidget::keyPressEvent(event);
}

void ShelfPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
