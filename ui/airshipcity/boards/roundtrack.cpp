// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/roundtrack.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/situation.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int spaces = lastRound + 1; // the start and 20 rounds
constexpr int gap = 3;

/// What stands beside a marker that is not the plain one: its side, or how far below the start it is.
QString sideOf(const RoundTrack::Scored &scored)
{
    if (scored.vp < 0)
        return words::plainNumber(scored.vp);
    return scored.marker.side > 0 ? QString::number(scored.marker.side) : QString();
}

} // namespace

RoundTrack::RoundTrack(const AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"round-track"_s);
    setPart(*this, SinglePart::RoundTrack);
    setRules(*this, [](const std::optional<QPoint> &) {
        return idsOf({ruleOf(BoardPart::RoundTrack), ruleOf(BoardPart::VictoryPoints)});
    });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RoundTrack::refresh()
{
    std::vector<Scored> scored;
    for (const Player player : m_table.players()) {
        const int vp = m_table.state().players[player].vp;
        scored.push_back({lookOf(m_table, player), vpMarkerOf(vp), vp, m_table.words().player(player)});
    }
    if (scored == m_scored && m_round == m_table.state().round)
        return;
    m_scored = std::move(scored);
    m_round = m_table.state().round;
    retell();
    update();
}

void RoundTrack::retell()
{
    QStringList points;
    for (const Scored &scored : m_scored) {
        if (scored.marker.side > 0)
            points << tr("%1: %2, the %3 marker on %4", "player, VP, side of the marker, space of the track")
                          .arg(scored.name, words::points(scored.vp), QString::number(scored.marker.side),
                               QString::number(scored.marker.position));
        else
            points << tr("%1: %2", "player, VP").arg(scored.name, words::points(scored.vp));
    }
    setSaidName(*this,
                tr("%1 Victory points: %2.", "sentence about the round, players with their points")
                    .arg(words::roundAndStage(m_table.state()), words::listedApart(points)));
    update();
}

int RoundTrack::perRow() const
{
    const double least = QFontMetricsF(font()).height() * 3.4;
    return width() >= spaces * least ? spaces : 7;
}

int RoundTrack::heightForWidth(int width) const
{
    const double line = QFontMetricsF(font()).height();
    const int rows = width >= spaces * line * 3.4 ? 1 : 3;
    return static_cast<int>(std::ceil(rows * line * 3.1 + (rows - 1) * gap));
}

QSize RoundTrack::sizeHint() const
{
    const int width = static_cast<int>(QFontMetricsF(font()).height() * 7 * 3.2);
    return {width, heightForWidth(width)};
}

QSize RoundTrack::minimumSizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * 7 * 2.6), static_cast<int>(line * (perRow() == spaces ? 2.5 : 7.4))};
}

void RoundTrack::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    else if (event->type() == QEvent::LanguageChange)
        retell();
}

QRectF RoundTrack::spaceRect(int position) const
{
    const int columns = perRow();
    const int rows = (spaces + columns - 1) / columns;
    const double wide = (width() + gap) / static_cast<double>(columns);
    const double high = (height() + gap) / static_cast<double>(rows);
    const int row = position / columns;
    return {(position % columns) * wide, row * high, wide - gap, high - gap};
}

void RoundTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    for (int position = 0; position < spaces; ++position) {
        drawSpace(painter, position);
        drawMarkers(painter, position);
    }
}

void RoundTrack::drawSpace(QPainter &painter, int position) const
{
    const Theme &theme = Theme::of(palette());
    const QRectF space = spaceRect(position).adjusted(1, 1, -1, -1);
    const bool here = position == m_round;
    const double radius = cornerRadius(font());
    painter.setPen(QPen(theme.color(here ? Role::Accent : Role::Hairline), here ? 2 : 1));
    painter.setBrush(theme.color(position == 0 ? Role::Sky : Role::Surface));
    drawFrame(painter, space, radius);
    const QFont small = here ? boldFont(font(), 0.9) : scaledFont(font(), 0.9);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    QRectF label(space.left(), space.top(), metrics.height() * 1.5, metrics.height() * 1.15);
    if (here) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Accent));
        drawFrame(painter, label, radius); // on the same pixels as the space around it
    }
    painter.setPen(theme.color(here ? Role::OnAccent : Role::QuietText));
    painter.drawText(label, Qt::AlignCenter, QString::number(position));
}

void RoundTrack::drawMarkers(QPainter &painter, int position) const
{
    std::vector<const Scored *> here;
    for (const Scored &scored : m_scored) {
        if (scored.marker.position == position)
            here.push_back(&scored);
    }
    if (here.empty())
        return;
    const Theme &theme = Theme::of(palette());
    const QRectF space = spaceRect(position);
    const QFont small = boldFont(font(), 0.9);
    const QFontMetricsF metrics(small);
    const QRectF room(space.left() + 4, space.top() + metrics.height() * 1.15, space.width() - 8,
                      space.height() - metrics.height() * 1.15 - 3);
    const int columns = here.size() > 2 ? 2 : static_cast<int>(here.size());
    const int rows = here.size() > 2 ? 2 : 1;
    const QSizeF part(room.width() / columns, room.height() / rows);
    for (std::size_t i = 0; i < here.size(); ++i) {
        const int at = static_cast<int>(i);
        const int row = at / columns;
        const QRectF cell(room.left() + (at % columns) * part.width(), room.top() + row * part.height(),
                          part.width(), part.height());
        const QString side = sideOf(*here[i]);
        const double words = side.isEmpty() ? 0 : metrics.horizontalAdvance(side) + 1;
        const double most = std::max(metrics.height() * 1.7, std::min(space.width(), space.height()) * 0.6);
        const double token = std::max(8.0, std::min({cell.height(), cell.width() - words, most}));
        double x = cell.center().x() - (token + words) / 2;
        drawMarker(painter, QRectF(x, cell.center().y() - token / 2, token, token), here[i]->look, theme);
        painter.setFont(small);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(QRectF(x + token + 1, cell.top(), words, cell.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, side);
    }
}

} // namespace skyledger::ui
