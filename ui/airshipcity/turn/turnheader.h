// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/gameheader.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QAbstractButton>

#include <memory>

class QLabel;

namespace skyledger::ui {

/// A crew of the current player in the header: its token with its number, ringed while it is in hand.
class CrewButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// `number`: of the crew, from 1 on.
    explicit CrewButton(int number, QWidget *parent = nullptr);

    /// What is shown: compared before anything is drawn anew.
    struct Shown {
        PlayerLook look;
        bool ready = false;
        bool inHand = false;
        friend bool operator==(const Shown &, const Shown &) = default;
    };
    /// `saidName` is what screen readers call it.
    void show(const Shown &shown, const QString &saidName);

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    Shown m_shown;
};

/// Which crews of whoever's turn it is are left to move, and which is in hand.
class CrewsRow : public QWidget
{
    Q_OBJECT

public:
    /// The table must stay.
    explicit CrewsRow(AirshipCityTable &table, QWidget *parent = nullptr);

private:
    void refresh();

    AirshipCityTable &m_table;
    QLabel *m_title;
    table::Per<airshipcity::Crew, CrewButton *> m_crews;
    QLabel *m_left;
};

/// The line on top: whose turn it is, which crews are left, undo, redo and the end of the turn. The table must stay.
std::unique_ptr<GameHeader> turnHeader(AirshipCityTable &table);

} // namespace skyledger::ui
