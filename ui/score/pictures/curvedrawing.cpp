// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/pictures/curvedrawing.h"

#include "ui/widgets/lettering.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CurveDrawing)
};

Qt::PenStyle lineStyle(Pattern pattern)
{
    switch (pattern) {
    case Pattern::Plain:
        return Qt::SolidLine;
    case Pattern::Stripes:
        return Qt::DashLine;
    case Pattern::Dots:
        return Qt::DotLine;
    case Pattern::Grid:
        return Qt::DashDotLine;
    }
    return Qt::SolidLine;
}

/// A shape for each colour, so that points are told apart without it.
QPainterPath pointShape(Pattern pattern, const QPointF &at, double size)
{
    QPainterPath path;
    const double half = size / 2;
    switch (pattern) {
    case Pattern::Plain:
        path.addEllipse(at, half, half);
        break;
    case Pattern::Stripes:
        path.addRect(QRectF(at.x() - half, at.y() - half, size, size).adjusted(1, 1, -1, -1));
        break;
    case Pattern::Dots:
        path.addPolygon(QPolygonF{at + QPointF(0, -half * 1.2), at + QPointF(half * 1.1, half * 0.8),
                                  at + QPointF(-half * 1.1, half * 0.8)});
        path.closeSubpath();
        break;
    case Pattern::Grid:
        path.addPolygon(QPolygonF{at + QPointF(0, -half * 1.25), at + QPointF(half * 1.25, 0),
                                  at + QPointF(0, half * 1.25), at + QPointF(-half * 1.25, 0)});
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

CurveDrawing::CurveDrawing(score::Curve curve, std::vector<PlayerLook> looks, QStringList names)
    : m_curve(std::move(curve)), m_looks(std::move(looks)), m_names(std::move(names))
{
    const bool byTurns = m_curve.unit == score::Curve::Unit::Turn;
    m_title = byTurns ? Text::tr("Victory points by turn") : Text::tr("Victory points by round");
    m_roundTitle = byTurns ? Text::tr("turn", "axis of a picture") : Text::tr("round", "axis of a picture");
    m_vpTitle = Text::tr("VP", "axis of a picture");
    //: Below the picture, in the place of the number of a round: the points with the final scoring
    m_endTitle = Text::tr("end", "axis of a picture");
    //: Below the picture: what the small flags are
    m_leadTitle = Text::tr("flags: somebody else takes the lead");
    m_pointTexts.reserve(m_looks.size() * m_curve.rounds.size());
    for (std::size_t player = 0; player < m_looks.size(); ++player) {
        for (std::size_t i = 0; i < m_curve.rounds.size(); ++i) {
            const score::Moment &point = m_curve.rounds[i];
            const QString vp = words::points(point.vp[player]);
            const QString name = m_names.value(static_cast<qsizetype>(player));
            const QString round = QString::number(point.round);
            const QString event = QString::number(point.event);
            if (isScoring(i))
                m_pointTexts.push_back(
                    Text::tr("%1 with the final scoring: %2", "player, points").arg(name, vp));
            else if (point.event == 0)
                m_pointTexts.push_back(Text::tr("%1 at the start: %2", "player, points").arg(name, vp));
            else if (byTurns)
                m_pointTexts.push_back(
                    Text::tr("%1 after turn %2: %3 (event %4)", "player, turn, points, event")
                        .arg(name, round, vp, event));
            else
                m_pointTexts.push_back(
                    Text::tr("%1 after round %2: %3 (event %4)", "player, round, points, event")
                        .arg(name, round, vp, event));
        }
    }
    m_leadTexts.reserve(m_curve.overtakings.size());
    for (const score::Overtaking &change : m_curve.overtakings) {
        if (change.byScoring) {
            m_leadTexts.push_back(Text::tr("Final scoring: %1 takes the lead.", "player")
                                      .arg(m_names.value(static_cast<qsizetype>(change.seat))));
            continue;
        }
        const QString told = byTurns
            ? Text::tr("Turn %1, event %2: %3 takes the lead.", "turn, event, player")
            : Text::tr("Round %1, event %2: %3 takes the lead.", "round, event, player");
        m_leadTexts.push_back(told.arg(QString::number(change.round), QString::number(change.event),
                                       m_names.value(static_cast<qsizetype>(change.seat))));
    }
    findRange();
}

bool CurveDrawing::isScoring(std::size_t round) const
{
    return m_curve.isScored && round + 1 == m_curve.rounds.size();
}

void CurveDrawing::findRange()
{
    int most = 10;
    int least = 0;
    for (const score::Moment &point : m_curve.rounds) {
        for (std::size_t player = 0; player < m_looks.size(); ++player) {
            const int vp = point.vp[player];
            most = std::max(most, vp);
            least = std::min(least, vp);
        }
    }
    m_stride = most - least > 40 ? 10 : 5;
    m_most = (most + m_stride - 1) / m_stride * m_stride;
    m_least = -((-least + m_stride - 1) / m_stride * m_stride);
}

double CurveDrawing::heightAt(double width, const QFont &font) const
{
    return std::min(width * 0.55, QFontMetricsF(font).height() * 22);
}

double CurveDrawing::xOf(std::size_t round) const
{
    const double steps = std::max<double>(1, static_cast<double>(m_curve.rounds.size()) - 1);
    return m_plot.left() + m_plot.width() * static_cast<double>(round) / steps;
}

/// Events lie between the points of their rounds.
double CurveDrawing::xOfEvent(std::size_t event) const
{
    for (std::size_t i = 1; i < m_curve.rounds.size(); ++i) {
        const std::size_t from = m_curve.rounds[i - 1].event;
        const std::size_t to = m_curve.rounds[i].event;
        if (event <= to) {
            const double share =
                to > from ? static_cast<double>(event - from) / static_cast<double>(to - from) : 1;
            return xOf(i - 1) + (xOf(i) - xOf(i - 1)) * share;
        }
    }
    return m_plot.right();
}

double CurveDrawing::yOf(int vp) const
{
    const double range = std::max(1, m_most - m_least);
    return m_plot.bottom() - m_plot.height() * (vp - m_least) / range;
}

void CurveDrawing::layOut(const QRectF &rect, const QFont &font)
{
    m_font = font;
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    m_plot = rect.adjusted(metrics.horizontalAdvance(u"-00  "_s), line * 2.2, -line * 3.2, -line * 2.6);
    m_spots.clear();
    const double reach = line * 0.8;
    std::size_t text = 0;
    for (std::size_t player = 0; player < m_looks.size(); ++player) {
        for (std::size_t i = 0; i < m_curve.rounds.size(); ++i) {
            const score::Moment &point = m_curve.rounds[i];
            QRectF area(0, 0, reach, reach);
            area.moveCenter({xOf(i), yOf(point.vp[player])});
            m_spots.push_back({area, m_pointTexts[text++], static_cast<qsizetype>(point.event),
                               static_cast<int>(player), static_cast<int>(i)});
        }
    }
    placeLeadMarks();
}

void CurveDrawing::placeLeadMarks()
{
    m_leadMarks.clear();
    const double line = QFontMetricsF(m_font).height();
    int column = 0;
    for (std::size_t i = 0; i < m_curve.overtakings.size(); ++i) {
        const score::Overtaking &change = m_curve.overtakings[i];
        const double x = change.byScoring ? m_plot.right() : xOfEvent(change.event);
        m_leadMarks.push_back({x, m_spots.size()});
        m_spots.push_back({QRectF(x - line * 0.5, m_plot.top() - line * 1.1, line, line), m_leadTexts[i],
                           static_cast<qsizetype>(change.event), static_cast<int>(m_looks.size()), column++});
    }
}

/// As many as have room, and the end.
bool CurveDrawing::isNumbered(std::size_t round, std::size_t every) const
{
    const std::size_t last = m_curve.rounds.size() - 1;
    return isScoring(round) || (round % every == 0 && !(m_curve.isScored && last - round < every));
}

void CurveDrawing::paintGrid(QPainter &painter, const Theme &theme) const
{
    const QFontMetricsF metrics(m_font);
    const double line = metrics.height();
    painter.setFont(m_font);
    for (int vp = m_least; vp <= m_most; vp += m_stride) {
        const double y = yOf(vp);
        painter.setPen(QPen(theme.color(vp == 0 ? Role::QuietText : Role::Hairline), 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(QRectF(m_plot.left() - line * 4, y - line / 2, line * 3.7, line),
                         Qt::AlignRight | Qt::AlignVCenter, words::plainNumber(vp));
    }
    const double room = metrics.horizontalAdvance(u"00"_s) * 1.6;
    const double step = m_plot.width() / std::max<double>(1, static_cast<double>(m_curve.rounds.size()) - 1);
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(room / std::max(1.0, step))));
    for (std::size_t i = 0; i < m_curve.rounds.size(); ++i) {
        const bool startsStage = m_curve.roundsPerStage > 0 && !isScoring(i)
            && m_curve.rounds[i].round % m_curve.roundsPerStage == 0;
        painter.setPen(QPen(theme.color(Role::Hairline), 1, startsStage ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(xOf(i), m_plot.top()), QPointF(xOf(i), m_plot.bottom()));
        if (!isNumbered(i, every))
            continue;
        painter.setPen(theme.color(Role::QuietText));
        const int number = i == 0 ? 0 : m_curve.rounds[i].round;
        painter.drawText(QRectF(xOf(i) - line, m_plot.bottom() + 2, line * 2, line), Qt::AlignCenter,
                         isScoring(i) ? m_endTitle : QString::number(number));
    }
    painter.setPen(theme.color(Role::QuietText));
    const QRectF below(m_plot.left(), m_plot.bottom() + line * 1.2, m_plot.width(), line);
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, m_roundTitle);
    painter.drawText(QRectF(m_plot.left() - line * 4, m_plot.top() - line * 1.9, line * 3.7, line),
                     Qt::AlignRight | Qt::AlignVCenter, m_vpTitle);
    if (!m_leadMarks.empty())
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_leadTitle, Qt::ElideRight,
                                            below.width() - metrics.horizontalAdvance(m_roundTitle) - line));
}

void CurveDrawing::paintLine(QPainter &painter, const Theme &theme, std::size_t player) const
{
    const PlayerLook &look = m_looks[player];
    const double line = QFontMetricsF(m_font).height();
    QPolygonF points;
    for (std::size_t i = 0; i < m_curve.rounds.size(); ++i)
        points << QPointF(xOf(i), yOf(m_curve.rounds[i].vp[player]));
    painter.setPen(QPen(theme.color(look.color.shades), line / 8, lineStyle(look.color.pattern), Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    painter.setPen(QPen(theme.color(Role::Panel), 1));
    painter.setBrush(theme.color(look.color.shades));
    for (const QPointF &point : std::as_const(points))
        painter.drawPath(pointShape(look.color.pattern, point, line * 0.5));
}

/// Tokens at the ends of the lines, pushed apart where they would lie on one another.
void CurveDrawing::paintEnds(QPainter &painter, const Theme &theme) const
{
    if (m_curve.rounds.empty())
        return;
    const double side = QFontMetricsF(m_font).height() * 1.25;
    std::vector<std::size_t> order;
    order.reserve(m_looks.size());
    for (std::size_t player = 0; player < m_looks.size(); ++player)
        order.push_back(player);
    const auto endOf = [this](std::size_t player) { return yOf(m_curve.rounds.back().vp[player]); };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return endOf(a) < endOf(b); });
    std::vector<double> places;
    places.reserve(order.size());
    for (const std::size_t player : order) {
        const double wanted = endOf(player);
        places.push_back(places.empty() ? wanted : std::max(wanted, places.back() + side * 1.05));
    }
    const double below = places.back() + side / 2 - (m_plot.bottom() + side / 2);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double y = places[i] - std::max(0.0, below);
        const QRectF token(m_plot.right() + side * 0.9, y - side / 2, side, side);
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        painter.drawLine(QPointF(m_plot.right() + 4, endOf(order[i])), QPointF(token.left(), y));
        drawCrew(painter, token, m_looks[order[i]], theme);
    }
}

void CurveDrawing::paintLeadMarks(QPainter &painter, const Theme &theme) const
{
    const double line = QFontMetricsF(m_font).height();
    for (const LeadMark &mark : m_leadMarks) {
        const double top = m_plot.top() - line * 1.1;
        painter.setPen(QPen(theme.color(Role::LitFrame), 1.5));
        painter.drawLine(QPointF(mark.x, top), QPointF(mark.x, m_plot.top() + line * 0.4));
        painter.setBrush(theme.color(Role::Lit));
        painter.drawPolygon(QPolygonF{QPointF(mark.x, top), QPointF(mark.x + line * 0.55, top + line * 0.25),
                                      QPointF(mark.x, top + line * 0.5)});
    }
}

void CurveDrawing::paint(QPainter &painter, const Theme &theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter, theme);
    paintLeadMarks(painter, theme);
    for (std::size_t player = 0; player < m_looks.size(); ++player)
        paintLine(painter, theme, player);
    paintEnds(painter, theme);
    painter.restore();
}

} // namespace skyledger::ui
