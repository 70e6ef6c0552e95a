// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <functional>

class QMenu;
class QWidget;

namespace skyledger::ui {

class CorrectionPopover;

/// Lets people correct a value where it stands: by a double click, by F2, or from the menu of a board. That menu leads to
/// what is printed there too.
class CorrectInPlace : public QObject
{
    Q_OBJECT

public:
    /// `isBoard` tells which widgets are the game's.
    CorrectInPlace(AirshipCityTable &table, std::function<bool(const QWidget &)> isBoard,
                   QObject *parent = nullptr);

    /// The part of a board that shows values and holds the widget, or is it; null if there is none.
    QWidget *correctable(QWidget *widget) const;
    /// Adds what can be corrected there to a menu.
    void addTo(QMenu &menu, QWidget &board);
    void correct(QWidget &board);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// A value that is printed on a board is to be seen among all values.
    void valueAsked(const skyledger::airshipcity::MissingValue &which);

private:
    bool isPossible() const;
    QWidget *withMenu(QWidget *widget) const;
    bool showMenu(QWidget &board, QWidget &asked, const QPoint &at);

    AirshipCityTable &m_table;
    std::function<bool(const QWidget &)> m_isBoard;
    QPointer<CorrectionPopover> m_popover;
    int m_steps = 0;        ///< that were made in the game
    int m_stepsAtPress = 0; ///< a click that made one is not half of a double click
};

} // namespace skyledger::ui
