// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/numbers/numberfields.h"

#include <QtCore/QStringList>
#include <QtWidgets/QFrame>

#include <memory>

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
    /// `paths`: of the numbers, at least one, in the order in which they are shown. `board` is what they stand on.
    CorrectionPopover(GameTable &table, std::unique_ptr<BoardNumbers> game, QStringList paths,
                      QWidget &board);
    ~CorrectionPopover() override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build(const std::vector<BoardNumber> &numbers);
    void layOut();
    void place(const QWidget &board);
    void fit();
    void retell();
    void judge();
    void apply();
    void leave();

    GameTable &m_table;
    std::unique_ptr<BoardNumbers> m_game;
    QStringList m_paths;
    QWidget *m_board;
    NumberFields m_fields;
    QWidget *m_shown; ///< the fields with their names
    QLineEdit *m_note;
    QLabel *m_title;
    QLabel *m_message;
    QPushButton *m_apply;
    QPushButton *m_close;
};

} // namespace skyledger::ui
