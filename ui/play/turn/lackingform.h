// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/stepguide.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace skyledger::ui {

class AmountsForm;

/// Asks the table for the amounts of a play of which a printed value is not known.
class LackingForm : public QWidget
{
    Q_OBJECT

public:
    explicit LackingForm(StepGuide &guide, QWidget *parent = nullptr);

    /// Asks about what the guide lacks now, and takes the keyboard.
    void begin();

private:
    void follow();
    void build();
    void focusFirst();
    void judge();
    void record();
    void retranslate();

    StepGuide &m_guide;
    QLabel *m_intro;
    QVBoxLayout *m_place;
    AmountsForm *m_amounts = nullptr;
    QLabel *m_unsaid;
    QPushButton *m_record;
};

} // namespace skyledger::ui
