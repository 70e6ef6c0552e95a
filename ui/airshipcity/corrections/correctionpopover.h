// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/numbersheet.h"

#include <QtCore/QStringList>
#include <QtWidgets/QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace skyledger::ui {

/// A few numbers of the boards to be corrected where they stand, with a note. It lies over the boards and blocks
/// nothing; Enter records one correction, Esc goes away.
class CorrectionPopover : public QFrame
{
    Q_OBJECT

public:
    /// `fields`: by their names on the page of numbers; at least one. `board` is what they stand on.
    CorrectionPopover(AirshipCityTable &table, const QStringList &fields, QWidget &board);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *takeFields(const QStringList &fields);
    void layOut(QWidget *fields);
    void place(const QWidget &board);
    void fit();
    void retell();
    void judge();
    void apply();
    void leave();

    AirshipCityTable &m_table;
    QWidget *m_board;
    QWidget *m_store; ///< of the fields that are not shown
    NumberSheet *m_sheet;
    QLineEdit *m_note;
    QLabel *m_title;
    QList<QLabel *> m_labels; ///< of the fields
    QLabel *m_message;
    QPushButton *m_apply;
    QPushButton *m_close;
};

} // namespace skyledger::ui
