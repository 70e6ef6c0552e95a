// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtWidgets/QAbstractButton>

namespace skyledger::ui {

/// A crew of the current player in the header: its token with its number, ringed while it is in hand.
class CrewButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CrewButton(int number, QWidget *parent = nullptr);

    /// What is shown: compared before anything is drawn anew.
    struct Shown {
        PlayerLook look;
        bool ready = false;
        bool inHand = false;
        friend bool operator==(const Shown &, const Shown &) = default;
    };
    void show(const Shown &shown, const QString &saidName);

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    Shown m_shown;
};

} // namespace skyledger::ui
