// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/sheetgame.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QRadioButton;

namespace skyledger::ui {

/// The head of a player's column on a score sheet of any game: name, colour, who began.
class ColumnHead : public QWidget
{
    Q_OBJECT

public:
    ColumnHead(std::size_t player, SeatsSpec seats, const QStringList &knownNames, QWidget *parent = nullptr);

    QLineEdit *nameField() const { return m_name; }
    QComboBox *colorField() const { return m_color; }
    QRadioButton *firstField() const { return m_first; }

    /// Shows a column; `mark`: the letters that tell the player apart, `unnamed`: what is said while there is no name.
    void showPlayer(const SheetTexts::Player &player, const QString &mark, const QString &unnamed);
    /// What cannot be about the player; empty: nothing.
    void setFault(const QString &fault);
    /// The name is told, nothing can be changed.
    void setReadOnly();
    void retranslate();

signals:
    void named(const QString &name);
    void colored(int color);
    void began();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const std::size_t m_player;
    const SeatsSpec m_seats;
    QLineEdit *m_name;
    QComboBox *m_color;
    QRadioButton *m_first;
    QString m_fault;
};

} // namespace skyledger::ui
