// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace skyledger::ui {

/// What is seen when no game is open: a new game, the last one, other games.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// Services that no game offers are out of sight.
    explicit StartPage(const GameModules &games, QWidget *parent = nullptr);

    /// The games that were open, newest first; those that are gone must be left out.
    void showRecent(const QStringList &files);

signals:
    void newGameAsked();
    void openAsked();
    void shelfAsked();
    void fileChosen(const QString &path);
    void serviceAsked(skyledger::ui::GameModule::Service service);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QPushButton *addAction(const QString &name);
    void retranslate();
    void sizeTexts();

    QLabel *m_title;
    QLabel *m_motto;
    QPushButton *m_newGame;
    QPushButton *m_continue;
    QPushButton *m_score;
    QPushButton *m_lookUp;
    QPushButton *m_copy;
    QPushButton *m_shelf;
    QPushButton *m_open;
    QLabel *m_recentTitle;
    QListWidget *m_recent;
    QStringList m_files;
};

} // namespace skyledger::ui
