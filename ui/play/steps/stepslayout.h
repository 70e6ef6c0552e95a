// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/steps/steps.h"

#include <QtCore/QRectF>

#include <cstddef>

namespace skyledger::ui {

/// Where steps stand, alike in the column of every player and in the one that names them: below who it is, and above
/// whether it is done.
class StepsLayout
{
public:
    StepsLayout(const std::vector<Steps::Step> &steps, const QSizeF &size) : m_steps(steps), m_size(size) {}

    QRectF head() const { return between(0, headShare); }
    QRectF step(std::size_t step) const
    {
        double top = headShare;
        for (std::size_t i = 0; i < step; ++i)
            top += m_steps[i].share;
        return between(top, top + m_steps[step].share);
    }
    QRectF foot() const { return between(1 - footShare, 1); }

private:
    static constexpr double headShare = 0.1;
    static constexpr double footShare = 0.12;

    QRectF between(double top, double bottom) const
    {
        return {0, m_size.height() * top, m_size.width(), m_size.height() * (bottom - top)};
    }

    const std::vector<Steps::Step> &m_steps;
    QSizeF m_size;
};

} // namespace skyledger::ui
