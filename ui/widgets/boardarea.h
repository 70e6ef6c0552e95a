// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QScrollArea>

#include <memory>

namespace skyledger::ui {

/// A board that scrolls, as a last resort, where a small screen has no room for its height. Its width is never cut. One that
/// sets a minimum height for the while keeps it, up to ten lines of text.
class BoardArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit BoardArea(std::unique_ptr<QWidget> board, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
};

} // namespace skyledger::ui
