// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/journal/journalview.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace skyledger::ui {

/// The journal with what goes with it: its search, what a change of the past did, and the events that no longer follow
/// the rules, to be walked through.
class JournalPanel : public QWidget
{
    Q_OBJECT

public:
    explicit JournalPanel(GameTable &table, QWidget *parent = nullptr);

public slots:
    /// Shows the search and gives it the keyboard.
    void startSearch();
    /// Comes to the front and goes to the next correction or override.
    void showInterventions();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *rewrittenBar();
    QWidget *flagBar();
    QWidget *searchBar();
    void comeForward();
    void endSearch();
    void search(bool upward);
    void showFlags();
    void showRewritten(const play::PastChange &change, std::size_t undoLine);
    void takeBack();
    void retranslate();

    GameTable &m_table;
    JournalView *m_view;
    QWidget *m_rewrittenBar = nullptr;
    QLabel *m_rewritten = nullptr;
    QPushButton *m_takeBack = nullptr;
    QPushButton *m_putAway = nullptr;
    QWidget *m_flagBar = nullptr;
    QLabel *m_flags = nullptr;
    QPushButton *m_nextFlag = nullptr;
    QWidget *m_searchBar = nullptr;
    QLineEdit *m_search = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_close = nullptr;
    QLabel *m_nothing = nullptr;
    play::PastChange m_change; ///< that `m_rewrittenBar` tells of
    std::size_t m_undoLine = 0;
};

} // namespace skyledger::ui
