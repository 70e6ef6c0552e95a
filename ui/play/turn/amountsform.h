// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"
#include "ui/play/turn/reportfields.h"

#include <vector>

namespace skyledger::ui {

class NumberField;

/// A field for each amount that a guide asks the table for. What nobody knows has to be typed, zero too.
class AmountsForm : public ReportFields
{
    Q_OBJECT

public:
    explicit AmountsForm(const std::vector<AskedAmount> &amounts, QWidget *parent = nullptr);

    const std::vector<AskedAmount> &amounts() const { return m_amounts; }
    QString unsaid() const override;
    std::vector<ToldAmount> told() const override;

signals:
    /// Enter in the last field.
    void finished();

private:
    std::vector<AskedAmount> m_amounts;
    std::vector<NumberField *> m_fields; ///< in their order
};

} // namespace skyledger::ui
