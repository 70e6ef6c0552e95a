// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QLabel>

namespace skyledger::ui {

/// Plain text that takes one line as long as there is room for it, and further ones where letters are large and the window
/// is narrow.
class YieldingLabel : public QLabel
{
    Q_OBJECT

public:
    explicit YieldingLabel(QWidget *parent);

    QSize sizeHint() const override;
};

} // namespace skyledger::ui
