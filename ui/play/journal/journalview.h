// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/journal/journalmodel.h"

#include <QtWidgets/QListView>

class QMenu;

namespace skyledger::ui {

class JournalDelegate;

/// The journal as a list to read and to walk through by keys. It follows the game: the last event in force is in view.
/// A click or Enter lets the boards show the moment after an event; the menu of an event does more.
class JournalView : public QListView
{
    Q_OBJECT

public:
    explicit JournalView(GameTable &table, QWidget *parent = nullptr);

    const JournalModel &journal() const { return m_model; }

    /// Goes to the next row that has the words, from the current one on; false if there is none.
    bool findNext(const QString &text, bool upward);
    /// Goes to the next event that no longer follows the rules, and shows that moment; false if there is none.
    bool showNextFlagged();
    /// Goes to the next correction or override; false if there is none.
    bool goToNextIntervention();

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void goTo(int row);
    void look(const QModelIndex &index);
    void fillLineMenu(QMenu &menu, const QModelIndex &index);
    void fillEventMenu(QMenu &menu, const QModelIndex &index);
    void fillPastMenu(QMenu &menu, qsizetype event);
    void showCurrent();
    void showLook();
    void retranslate();

    GameTable &m_table;
    JournalModel m_model;
    JournalDelegate *m_delegate;
};

} // namespace skyledger::ui
