// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"
#include "ui/shell/runningcard.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTimer;

namespace skyledger::ui {

class BoxCard;
class PlaceButton;

/// What is seen when no game is open: the games that are under way, a card for each game that can be played, and the
/// ways to everything else.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// The games must stay. Services that none of them offers are out of sight.
    explicit StartPage(const GameModules &games, QWidget *parent = nullptr);

    /// The files that were open, newest first; those that are gone must be left out. They are read when the page is
    /// seen: those in which a game is under way are shown.
    void showRecent(const QStringList &files);

signals:
    void newGameAsked(const skyledger::ui::GameModule *game);
    void scoreAsked(const skyledger::ui::GameModule *game);
    void openAsked();
    void shelfAsked();
    void preferencesAsked();
    void fileChosen(const QString &path);
    /// The program ended while it read this file: it is no longer to be among the recent ones.
    void fileKilled(const QString &path);
    void serviceAsked(skyledger::ui::GameModule::Service service);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void retranslate();
    void sizeTexts();
    void lookAtGames();
    void focusNext();
    void readNext();
    void showGames();

    const GameModules &m_games;
    QLabel *m_title;
    QLabel *m_motto;
    PlaceButton *m_lookUp;
    RunningCard *m_running;
    std::vector<BoxCard *> m_boxes;
    PlaceButton *m_shelf;
    PlaceButton *m_copy;
    PlaceButton *m_open;
    QLabel *m_foot;
    QPushButton *m_preferences;
    QTimer *m_next; ///< until the next file is read
    QStringList m_files;
    QStringList m_unread;             ///< those of them that are still to be looked at
    std::vector<RunningGame> m_found; ///< games that are under way, as far as they have been looked at
};

} // namespace skyledger::ui
