// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/pages/editpage.h"

class QLabel;
class QPushButton;

namespace skyledger::ui {

class PlayersForm;
class RulingsForm;

/// Names, colours, seats, edition and rulings of the running game. It says what a change does before it is made; nothing
/// that was recorded is lost by it.
class GameDetailsPage : public EditPage
{
    Q_OBJECT

public:
    explicit GameDetailsPage(AirshipCityTable &table, QWidget *parent = nullptr);

    bool isEdited() const override;

public slots:
    /// Changes the game as the forms say.
    void apply() override;
    void reset() override;

signals:
    /// The component values of the game are to be shown.
    void valuesAsked();

protected:
    QString lossWarning() const override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *bar();
    airshipcity::SetupChange wanted() const;
    QStringList summary(const airshipcity::SetupChange &change) const;
    QString consequence(const airshipcity::SetupChange &change) const;
    void judge();
    void retranslate();

    AirshipCityTable &m_table;
    PlayersForm *m_players;
    RulingsForm *m_rulings;
    QLabel *m_intro;
    QPushButton *m_values = nullptr;
};

} // namespace skyledger::ui
