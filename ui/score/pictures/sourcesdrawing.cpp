// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/pictures/sourcesdrawing.h"

#include "ui/widgets/lettering.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SourcesDrawing)
};

constexpr double rowLines = 2.1; ///< height of a player's row in lines of text

} // namespace

SourcesDrawing::SourcesDrawing(std::vector<PointSource> sources, std::vector<int> totals,
                               std::vector<PlayerLook> looks, QStringList names)
    : m_sources(std::move(sources)),
      m_totals(std::move(totals)),
      m_looks(std::move(looks)),
      m_names(std::move(names))
{
    m_title = Text::tr("Points by source");
}

double SourcesDrawing::legendHeight(double width, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    double x = 0;
    double rows = 1;
    for (const PointSource &source : m_sources) {
        const double needed = metrics.horizontalAdvance(source.name) + metrics.height() * 2.4;
        if (x > 0 && x + needed > width) {
            x = 0;
            ++rows;
        }
        x += needed;
    }
    return rows * metrics.height() * 1.35;
}

double SourcesDrawing::heightAt(double width, const QFont &font) const
{
    const double line = QFontMetricsF(font).height();
    return line * rowLines * static_cast<double>(m_totals.size()) + legendHeight(width, font) + line;
}

void SourcesDrawing::layOut(const QRectF &rect, const QFont &font)
{
    m_font = font;
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const double token = line * 1.5;
    const double number = metrics.horizontalAdvance(u"000"_s) * 1.5;
    const double legend = legendHeight(rect.width(), font);
    m_plot = rect.adjusted(token + line * 0.5, 0, -number, -legend - line * 0.5);
    int most = 1;
    int least = 0;
    for (std::size_t player = 0; player < m_totals.size(); ++player) {
        int gains = 0;
        int losses = 0;
        for (const PointSource &source : m_sources)
            (source.vp[player] > 0 ? gains : losses) += source.vp[player];
        most = std::max(most, gains);
        least = std::min(least, losses);
    }
    const double unit = m_plot.width() / (most - least);
    m_zero = m_plot.left() - least * unit;
    const double row = std::min(m_plot.height() / std::max<double>(1, static_cast<double>(m_totals.size())),
                                line * rowLines * 1.5);
    m_rows.clear();
    m_parts.clear();
    m_spots.clear();
    for (std::size_t player = 0; player < m_totals.size(); ++player) {
        const QRectF bar(rect.left(), m_plot.top() + row * static_cast<double>(player), rect.width(),
                         row * 0.82);
        m_rows.push_back(bar);
        double right = m_zero;
        double left = m_zero;
        int column = 0;
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            const int vp = m_sources[i].vp[player];
            if (vp == 0)
                continue;
            const double width = std::abs(vp) * unit;
            const QRectF area(vp > 0 ? right : left - width, bar.top(), width, bar.height());
            (vp > 0 ? right : left) += vp > 0 ? width : -width;
            m_parts.push_back({area, i, vp});
            m_spots.push_back({area,
                               Text::tr("%1, %2: %3", "player, source of points, points")
                                   .arg(m_names.value(static_cast<qsizetype>(player)), m_sources[i].name,
                                        words::points(vp)),
                               0, static_cast<int>(player), column++});
        }
    }
    placeLegend(QRectF(rect.left(), m_plot.top() + row * static_cast<double>(m_totals.size()) + line * 0.4,
                       rect.width(), legend));
}

void SourcesDrawing::placeLegend(const QRectF &rect)
{
    m_legend.clear();
    const QFontMetricsF metrics(m_font);
    const double line = metrics.height();
    QPointF at = rect.topLeft();
    for (const PointSource &source : std::as_const(m_sources)) {
        const double needed = metrics.horizontalAdvance(source.name) + line * 2.4;
        if (at.x() > rect.left() && at.x() + needed > rect.right() + 1)
            at = QPointF(rect.left(), at.y() + line * 1.35);
        m_legend.emplace_back(at, QSizeF(needed, line * 1.2));
        at.rx() += needed;
    }
}

void SourcesDrawing::paint(QPainter &painter, const Theme &theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    const double line = metrics.height();
    for (const Part &part : m_parts) {
        drawHatched(painter, part.area, m_sources[part.source].hatch, theme, line);
        const QString number = words::plainNumber(part.vp);
        if (metrics.horizontalAdvance(number) + line * 0.5 < part.area.width())
            drawOnHatching(painter, part.area, number, theme);
    }
    for (std::size_t player = 0; player < m_rows.size(); ++player) {
        const QRectF &row = m_rows[player];
        const double side = std::min(line * 1.5, row.height());
        drawCrew(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), m_looks[player],
                 theme);
        painter.setFont(boldFont(m_font));
        painter.setPen(theme.color(Role::Text));
        painter.drawText(QRectF(row.right() - line * 4, row.top(), line * 4, row.height()),
                         Qt::AlignRight | Qt::AlignVCenter, words::plainNumber(m_totals[player]));
        painter.setFont(m_font);
    }
    if (!m_rows.empty()) {
        painter.setPen(QPen(theme.color(Role::QuietText), 1));
        painter.drawLine(QPointF(m_zero, m_rows.front().top() - 2),
                         QPointF(m_zero, m_rows.back().bottom() + 2));
    }
    for (std::size_t i = 0; i < m_legend.size(); ++i) {
        const QRectF &entry = m_legend[i];
        drawHatched(painter, QRectF(entry.left(), entry.top() + line * 0.1, line * 1.3, line),
                    m_sources[i].hatch, theme, line);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(entry.adjusted(line * 1.6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         m_sources[i].name);
    }
    painter.restore();
}

} // namespace skyledger::ui
