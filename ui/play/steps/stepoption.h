// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/steps/steps.h"
#include "ui/widgets/drawnbutton.h"

namespace skyledger::ui {

/// Something to choose in a step, with what it leads to.
class StepOptionButton : public DrawnButton
{
    Q_OBJECT

public:
    using DrawnButton::DrawnButton;

    /// `isOver`: one of the options was chosen.
    void setOption(const StepOption &option, bool isOver);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    StepOption m_option;
    bool m_isOver = false;
};

} // namespace skyledger::ui
