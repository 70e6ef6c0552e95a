// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

/// Fields for what only the table can tell of a play. Its focus proxy is the first of them.
class ReportFields : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What is still to be said, as a sentence; empty if nothing is.
    virtual QString unsaid() const = 0;
    /// The amounts that are typed.
    virtual std::vector<ToldAmount> told() const = 0;

signals:
    void changed();
};

} // namespace skyledger::ui
