// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/tablemode/tableboard.h"

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/tablemode/tablepieces.h"
#include "ui/airshipcity/words/situation.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

// Shares of the window's height.
constexpr double headHeight = 0.15;
constexpr double margin = 0.012;

} // namespace

TableBoard::TableBoard(AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"table-board"_s);
    connect(&table, &AirshipCityTable::changed, this, &TableBoard::refresh);
    connect(&table, &AirshipCityTable::wordsChanged, this, [this] {
        refresh();
        retell();
    });
    refresh();
    retell();
}

void TableBoard::refresh()
{
    std::vector<SeatRow> rows = seatRowsOf(m_table);
    const int round = m_table.state().round;
    const bool over = m_table.state().phase == Phase::Over;
    if (rows == m_rows && round == m_round && over == m_over)
        return;
    m_rows = std::move(rows);
    m_round = round;
    m_over = over;
    retell();
    update();
}

void TableBoard::retell()
{
    QStringList said{words::roundAndStage(m_table.state())};
    for (const SeatRow &row : m_rows) {
        if (row.plays)
            said << tr("%1’s turn.", "player").arg(row.name);
    }
    for (const SeatRow &row : m_rows)
        said << spokenRow(row);
    setSaidName(*this, said.join(u' '));
}

void TableBoard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retell();
        update();
    }
    QWidget::changeEvent(event);
}

void TableBoard::drawRounds(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(palette());
    const double gap = rect.width() * 0.008;
    const double between = rect.width() * 0.035;
    const auto stages = static_cast<double>(countOf<Stage>);
    const double side = (rect.width() - between * (stages - 1) - gap * (lastRound - stages)) / lastRound;
    double left = rect.left();
    for (int round = 1; round <= lastRound; ++round) {
        const bool now = round == m_round && !m_over;
        const double grown = now ? side * 0.25 : 0;
        const double height = std::min(rect.height(), side * 1.5);
        const QRectF box = QRectF(left, rect.center().y() - height / 2, side, height)
                               .adjusted(-grown / 2, -grown, grown / 2, grown);
        painter.setPen(QPen(theme.color(now ? Role::Accent : Role::Outline), std::max(1.0, side / 10)));
        painter.setBrush(now                   ? theme.color(Role::Accent)
                             : round < m_round ? theme.color(Role::QuietText)
                                               : QColor(Qt::transparent));
        drawFrame(painter, box, side / 5);
        const bool last = round < lastRound && stageOf(round) != stageOf(round + 1);
        left += side + (last ? between : gap);
    }
}

void TableBoard::drawHead(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(palette());
    const double window = height();
    painter.fillRect(rect, theme.color(Role::Surface));
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    const double pad = window * 0.022;
    const QRectF inside = rect.adjusted(width() * 0.022, pad, -width() * 0.022, -pad);
    const double rounds = inside.width() * 0.37;
    const auto plays =
        std::find_if(m_rows.begin(), m_rows.end(), [](const SeatRow &row) { return row.plays; });
    const double token = inside.height();
    double left = inside.left();
    QString turn = tr("The game is over");
    if (plays != m_rows.end()) {
        drawCrew(painter, QRectF(left, inside.top(), token, token), plays->look, theme);
        left += token + pad;
        turn = tr("%1’s turn", "player").arg(plays->name);
    }
    writeLarge(painter, QRectF(left, rect.top(), inside.right() - rounds - pad - left, rect.height()), turn,
               window * 0.07, theme.color(Role::Text), true, Qt::AlignLeft | Qt::AlignVCenter);

    const QRectF right(inside.right() - rounds, inside.top(), rounds, inside.height());
    const QString round = tr("Round %1").arg(m_round);
    const QString stage = tr("Stage %1").arg(indexOf(stageOf(m_round)) + 1);
    const double letters = window * 0.048;
    const double roundWidth = widthOfLarge(painter, round, letters, true);
    const QRectF words = right.adjusted(0, 0, 0, -right.height() * 0.45);
    writeLarge(painter, words, round, letters, theme.color(Role::Text), true,
               Qt::AlignRight | Qt::AlignVCenter);
    writeLarge(painter, words.adjusted(0, 0, -roundWidth - pad, 0), stage, letters, theme.color(Role::Text),
               false, Qt::AlignRight | Qt::AlignVCenter);
    drawRounds(painter, right.adjusted(0, right.height() * 0.62, 0, 0));
}

void TableBoard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    painter.fillRect(rect(), theme.color(Role::Window));
    const double window = height();
    drawHead(painter, QRectF(0, 0, width(), window * headHeight));
    if (m_rows.empty())
        return;
    const double gap = window * margin;
    const QRectF seats = QRectF(rect()).adjusted(gap, window * headHeight + gap, -gap, -gap);
    const auto count = static_cast<double>(m_rows.size());
    const double high = (seats.height() - gap * (count - 1)) / count;
    double top = seats.top();
    for (const SeatRow &row : m_rows) {
        drawSeatRow(painter, QRectF(seats.left(), top, seats.width(), high), row, window, theme);
        top += high + gap;
    }
}

} // namespace skyledger::ui
