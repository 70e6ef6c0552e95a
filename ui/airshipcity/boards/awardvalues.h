// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// What the contribution awards bring to the first and the second.
class AwardValues : public QWidget
{
    Q_OBJECT

public:
    explicit AwardValues(QWidget *parent);

    void retell();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace skyledger::ui
