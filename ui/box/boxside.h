// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/boxdesk.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace skyledger::ui {

/// Beside the values of a box: the search, the sheets in the order of unpacking with how much of each is known, and the
/// signs of where values come from.
class BoxSide : public QWidget
{
    Q_OBJECT

public:
    /// The desk must stay.
    BoxSide(BoxDesk &desk, QWidget *parent);

    int row() const;
    void setRow(int row);
    QString query() const;
    void clearQuery();
    void beginSearch();

signals:
    void rowChosen(int row);
    /// A sheet was taken with Enter.
    void rowTaken();
    void queryChanged(const QString &query);
    /// Enter in the search: on to what was found.
    void foundWanted();
    void missingWanted();
    void undoWanted();
    void redoWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void retranslate();

    BoxDesk &m_desk;
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_count;
    QPushButton *m_next;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QLabel *m_legend;
};

} // namespace skyledger::ui
