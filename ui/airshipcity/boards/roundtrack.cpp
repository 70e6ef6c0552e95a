// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/roundtrack.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int spaces = lastRound + 1; // the start and 20 rounds
constexpr int folded = 7;             // spaces in a row where there is no room for one row
constexpr int gap = 3;

/// What stands beside a marker that is not the plain one: its side, or how far below the start it is.
QString sideOf(const RoundTrack::Scored &scored)
{
    if (scored.vp < 0)
        return words::plainNumber(scored.vp);
    return scored.marker.side > 0 ? QString::number(scored.marker.side) : QString();
}

} // namespace

RoundTrack::RoundTrack(const AirshipCityTable &table, QWidget *parent)
    : DrawnBoard(u"round-track"_s, parent), m_table(table)
{
    setPart(*this, SinglePart::RoundTrack);
    setRules(*this, [](const std::optional<QPoint> &) { return idsOf({Rule::Turn01, Rule::Score07}); });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    follow(table, Follows::Boards);
}

bool RoundTrack::look()
{
    Shown now{m_table.state().round, {}};
    for (const Player player : m_table.players()) {
        const int vp = m_table.state().players[player].vp;
        now.scored.push_back({lookOf(m_table, player), vpMarkerOf(vp), vp, m_table.words().player(player)});
    }
    return take(m_shown, std::move(now));
}

QString RoundTrack::spoken() const
{
    QStringList points;
    for (const Scored &scored : m_shown.scored) {
        if (scored.marker.side > 0)
            points << tr("%1: %2, the %3 marker on %4", "player, VP, side of the marker, space of the track")
                          .arg(scored.name, words::points(scored.vp), QString::number(scored.marker.side),
                               QString::number(scored.marker.position));
        else
            points << tr("%1: %2", "player, VP").arg(scored.name, words::points(scored.vp));
    }
    return tr("%1 Victory points: %2.", "sentence about the round, players with their points")
        .arg(words::roundAndStage(m_table.state()), words::listedApart(points));
}

int RoundTrack::perRow(int width) const
{
    return width >= spaces * QFontMetricsF(font()).height() * 3.4 ? spaces : folded;
}

int RoundTrack::heightForWidth(int width) const
{
    const int rows = spaces / perRow(width);
    return static_cast<int>(std::ceil(rows * QFontMetricsF(font()).height() * 3.1 + (rows - 1) * gap));
}

QSize RoundTrack::sizeHint() const
{
    const int width = static_cast<int>(QFontMetricsF(font()).height() * folded * 3.2);
    return {width, heightForWidth(width)};
}

QSize RoundTrack::minimumSizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * folded * 2.6),
            static_cast<int>(line * (perRow(width()) == spaces ? 2.5 : 7.4))};
}

QRectF RoundTrack::spaceRect(int position) const
{
    const int columns = perRow(width());
    const int rows = spaces / columns;
    const int row = position / columns;
    const double high = (height() + gap) / static_cast<double>(rows);
    return nthOf(QRectF(0, row * high, width(), high - gap), static_cast<std::size_t>(position % columns),
                 static_cast<std::size_t>(columns), gap);
}

void RoundTrack::draw(QPainter &painter, const Theme &theme) const
{
    for (int position = 0; position < spaces; ++position) {
        drawNumbered(painter, position, theme);
        drawScored(painter, position, theme);
    }
}

void RoundTrack::drawNumbered(QPainter &painter, int position, const Theme &theme) const
{
    const QRectF space = spaceRect(position).adjusted(1, 1, -1, -1);
    const bool here = position == m_shown.round;
    const double radius = cornerRadius(font());
    drawSpace(
        painter, space, radius,
        {here ? Role::Accent : Role::Hairline, here ? 2.0 : 1.0, position == 0 ? Role::Sky : Role::Surface},
        theme);
    painter.setFont(here ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
    const QFontMetricsF metrics(painter.font());
    const QRectF label(space.left(), space.top(), metrics.height() * 1.5, metrics.height() * 1.15);
    if (here) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Accent));
        drawFrame(painter, label, radius); // on the same pixels as the space around it
    }
    painter.setPen(theme.color(here ? Role::OnAccent : Role::QuietText));
    painter.drawText(label, Qt::AlignCenter, QString::number(position));
}

void RoundTrack::drawScored(QPainter &painter, int position, const Theme &theme) const
{
    std::vector<LyingMarker> here;
    for (const Scored &scored : m_shown.scored) {
        if (scored.marker.position == position)
            here.push_back({scored.look, sideOf(scored)});
    }
    const QRectF space = spaceRect(position);
    painter.setFont(boldFont(font(), 0.9));
    const double line = QFontMetricsF(painter.font()).height();
    const double most = std::max(line * 1.7, std::min(space.width(), space.height()) * 0.6);
    drawMarkers(painter, space.adjusted(4, line * 1.15, -4, -3), here, most, theme);
}

} // namespace skyledger::ui
