// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shelf/gamesmodel.h"
#include "ui/shelf/playersmodel.h"
#include "ui/shelf/shelfwords.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QSortFilterProxyModel>
#include <QtWidgets/QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;
class QTableView;

namespace skyledger::ui {

class ShelfKeeper;

/// The finished games: a list to search, to open and to clear out, and what it tells of the players.
class ShelfPage : public QWidget
{
    Q_OBJECT

public:
    /// Asks for the file to export to; empty is none. Tests answer by themselves.
    using FileToSave = std::function<QString(QWidget *parent, const QString &title, const QString &proposal)>;

    /// With several games it can be chosen whose are shown.
    ShelfPage(ShelfKeeper &keeper, WordsOfGames words, QWidget *parent = nullptr);

    void setFileToSave(FileToSave ask) { m_fileToSave = std::move(ask); }

public slots:
    void openSelected();
    void removeSelected();
    void takeBackRemoval();
    void exportAll();
    /// Reads the shelf again.
    void refresh();

signals:
    void openWanted(const skyledger::shelf::ShelvedGame &game);
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QTableView *addTable(const QString &name, QAbstractItemModel &model, QSortFilterProxyModel &sorted);
    const shelf::ShelvedGame *selected() const;
    void showGames();
    void showPlayers();
    void showButtons();
    void say(const Sentence &sentence);
    void retranslate();

    ShelfKeeper &m_keeper;
    const WordsOfGames m_words;
    FileToSave m_fileToSave;
    GamesModel m_gamesModel{m_words};
    PlayersModel m_playersModel;
    QSortFilterProxyModel m_sortedGames;
    QSortFilterProxyModel m_sortedPlayers;
    QLabel *m_title;
    QLineEdit *m_search;
    QComboBox *m_game; ///< the first of its entries is all of them
    QTabWidget *m_tabs;
    QTableView *m_games;
    QTableView *m_players;
    Sentence m_sentence;
    QLabel *m_said;
    QPushButton *m_takeBack;
    QPushButton *m_open;
    QPushButton *m_remove;
    QPushButton *m_export;
    QPushButton *m_rebuild;
    QPushButton *m_close;
    QString m_removed; ///< id of the game that was removed last
};

} // namespace skyledger::ui
