// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/pictures/drawing.h"
#include "ui/score/pictures/hatching.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QStringList>

namespace skyledger::ui {

/// Where everybody's points come from: a bar for each player, stacked by source, losses to the left. Sources are told
/// apart by hatching too.
class SourcesDrawing : public Drawing
{
public:
    SourcesDrawing(std::vector<PointSource> sources, std::vector<int> totals, std::vector<PlayerLook> looks,
                   QStringList names);

    void layOut(const QRectF &rect, const QFont &font) override;
    void paint(QPainter &painter, const Theme &theme) const override;
    double heightAt(double width, const QFont &font) const override;

private:
    struct Part {
        QRectF area;
        std::size_t source; ///< in `m_sources`
        int vp;
    };

    double legendHeight(double width, const QFont &font) const;
    void placeLegend(const QRectF &rect);

    std::vector<PointSource> m_sources;
    std::vector<int> m_totals; ///< by seat
    std::vector<PlayerLook> m_looks;
    QStringList m_names;
    std::vector<Part> m_parts;
    std::vector<QRectF> m_rows;
    std::vector<QRectF> m_legend;
    QRectF m_plot;
    double m_zero = 0;
    QFont m_font;
};

} // namespace skyledger::ui
