// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/sheetdraft.h"

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QRadioButton;

namespace skyledger::ui {

/// The head of a player's column: name, colour, who began.
class PlayerHead : public QWidget
{
    Q_OBJECT

public:
    PlayerHead(airshipcity::Player player, const QStringList &knownNames, QWidget *parent = nullptr);

    QLineEdit *nameField() const { return m_name; }
    QComboBox *colorField() const { return m_color; }
    QRadioButton *firstField() const { return m_first; }

    /// Shows a column; `mark`: the letters that tell the player apart, `unnamed`: what is said while there is no name.
    void showPlayer(const airshipcity::DraftPlayer &player, const QString &mark, const QString &unnamed);
    void setFault(const QString &fault);
    void setReadOnly(bool readOnly);
    void retranslate();

signals:
    void named(const QString &name);
    void colored(airshipcity::PlayerColor color);
    void began();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawIcons(const QString &mark);

    airshipcity::Player m_player;
    QLineEdit *m_name;
    QComboBox *m_color;
    QRadioButton *m_first;
    QString m_fault;
    QString m_mark;
};

} // namespace skyledger::ui
