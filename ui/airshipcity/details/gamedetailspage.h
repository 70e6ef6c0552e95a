// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace skyledger::ui {

class PlayersForm;
class RulingsForm;

/// Names, colours, seats, edition and rulings of the running game. It says what a change does before it is made; nothing
/// that was recorded is lost by it.
class GameDetailsPage : public QWidget
{
    Q_OBJECT

public:
    explicit GameDetailsPage(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Whether something is changed that was not applied.
    bool isEdited() const;
    /// Whether nothing that was edited is lost with the page. If something would be, it is said once; who asks once
    /// more gives it up.
    bool mayClose();

public slots:
    /// Changes the game as the forms say; says in place why not if it cannot be.
    void apply();
    /// Shows the game as it is; what was not applied is lost.
    void reset();

signals:
    /// The person is done with the page.
    void closed();
    /// The component values of the game are to be shown.
    void valuesAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *bar();
    airshipcity::SetupChange wanted() const;
    QStringList summary(const airshipcity::SetupChange &change) const;
    QString consequence(const airshipcity::SetupChange &change) const;
    void judge();
    void say(const QString &message, bool warning);
    void retranslate();

    AirshipCityTable &m_table;
    PlayersForm *m_players;
    RulingsForm *m_rulings;
    QLabel *m_intro;
    QLabel *m_message = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_values = nullptr;
    QPushButton *m_close = nullptr;
    bool m_warnedOfLoss = false;
};

} // namespace skyledger::ui
