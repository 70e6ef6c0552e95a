// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QStringList>

#include <functional>
#include <memory>

class QMenu;
class QWidget;

namespace skyledger::ui {

class BoardNumbers;
class CorrectionPopover;

/// What a game says of its boards to whoever corrects values where they stand.
struct CorrectableBoards {
    /// Whether a widget shows the boards.
    std::function<bool(const QWidget &)> isBoard;
    /// The numbers that a part of a board shows, by their paths; none if it shows no values.
    std::function<QStringList(const QWidget &)> numbersOn;
    std::function<std::unique_ptr<BoardNumbers>()> numbers;
    /// Leads to what is printed on a part of a board, or on the next one around it; null if nothing is.
    std::function<std::function<void()>(const QWidget &)> printedOn;
};

/// Lets people correct a value where it stands: by a double click, by F2, or from the menu of a board. That menu leads to
/// what is printed there too.
class CorrectInPlace : public QObject
{
    Q_OBJECT

public:
    /// The table must stay.
    CorrectInPlace(GameTable &table, CorrectableBoards boards, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isPossible() const;
    QWidget *correctable(QWidget *widget) const;
    QWidget *withMenu(QWidget *widget) const;
    void addTo(QMenu &menu, QWidget &board);
    void correct(QWidget &board);
    void showMenu(QWidget &board, QWidget &asked, const QPoint &at);

    GameTable &m_table;
    CorrectableBoards m_boards;
    QPointer<CorrectionPopover> m_popover;
    int m_steps = 0;        ///< that were made in the game
    int m_stepsAtPress = 0; ///< a click that made one is not half of a double click
};

} // namespace skyledger::ui
