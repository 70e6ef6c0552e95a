// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// A player's token beside the name.
class TokenLabel : public QWidget
{
    Q_OBJECT

public:
    explicit TokenLabel(QWidget *parent = nullptr);
    void setLook(const PlayerLook &look);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PlayerLook m_look;
};

} // namespace skyledger::ui
