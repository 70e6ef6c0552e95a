// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/turnguide.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;

namespace skyledger::ui {

class ChoiceButton;
class FlowLayout;

/// All choices of the moment: first what can be done, side by side, then what cannot, with the reasons. The buttons are
/// kept from moment to moment.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(TurnGuide &guide, QWidget *parent = nullptr);

    /// Shows the choices of the guide. Crews are left to the header while one is in hand.
    void refresh();
    /// Sets the focus on the first choice that can be taken; false if there is none.
    bool focusFirst();

protected:
    void changeEvent(QEvent *event) override;

private:
    ChoiceButton *buttonAt(std::size_t place);
    bool isShown(const Choice &choice) const;

    TurnGuide &m_guide;
    FlowLayout *m_offered;
    FlowLayout *m_refused;
    QLabel *m_refusedTitle;
    std::vector<ChoiceButton *> m_buttons; ///< in the order of the guide's choices
};

} // namespace skyledger::ui
