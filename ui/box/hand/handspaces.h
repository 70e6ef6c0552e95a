// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/hand/handcard.h"

#include <functional>
#include <optional>

namespace skyledger::ui {

/// A track of numbered spaces, the largest number on the left, with the one lit whose number is copied.
class HandSpaces : public HandDrawing
{
public:
    using NumberOf = std::function<std::optional<int>(const std::optional<describe::Value> &value)>;

    /// Shows so many spaces, and more where the number is larger.
    HandSpaces(int count, NumberOf numberOf, QWidget *parent);

    void follow(const std::optional<describe::Value> &value) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int count() const;

    const int m_least;
    const NumberOf m_numberOf;
    std::optional<int> m_number;
};

} // namespace skyledger::ui
