// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QLabel;

namespace skyledger::ui {

class FlowLayout;

/// The answers of one of several players, below the player's name. A frame tells which lane the keys are for.
class LaneBox : public QWidget
{
    Q_OBJECT

public:
    explicit LaneBox(QWidget *parent = nullptr);

    /// Whose lane it is, and whether the keys are for it.
    void tell(const QString &player, bool isTaken);
    /// Where the choices go.
    FlowLayout &choices() { return *m_choices; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void sizeText();

    QLabel *m_player;
    FlowLayout *m_choices;
    bool m_isTaken = false;
};

} // namespace skyledger::ui
