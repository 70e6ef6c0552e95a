// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/standingsboard.h"

#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace skyledger::ui {

using namespace cloudage;

StandingsBoard::StandingsBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("standings"));
    setRules(*this, QStringLiteral("CA-END-04"));
    connect(&table, &GameTable::changed, this, &StandingsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &StandingsBoard::refresh);
    refresh();
}

void StandingsBoard::refresh()
{
    m_score = m_table.shown().standings();
    QStringList said;
    for (const Player player : m_table.setup().players()) {
        //: Player, VP
        said << tr("%1: %2").arg(m_table.words().player(player),
                                 words::points(m_score.players[indexOf(player)].total));
    }
    setSaidName(*this, words::listed(said));
    update();
}

QStringList StandingsBoard::headings()
{
    return {tr("track", "column: VP on the track"), tr("missions", "column"), tr("upgrades", "column"),
            tr("projects", "column"), tr("total", "column")};
}

QStringList StandingsBoard::cellsOf(const PlayerScore &score)
{
    return {words::plainNumber(score.trackVp), words::plainNumber(score.missionVp + score.tileVp),
            words::plainNumber(score.upgradeVp), words::plainNumber(score.projectVp),
            words::plainNumber(score.total)};
}

QString StandingsBoard::remark() const
{
    if (m_table.session().isOver() && !m_table.past())
        return wording::outcome(m_score, m_table.words());
    if (!m_score.missing.empty())
        return tr("%n value(s) not known yet count as 0", nullptr, static_cast<int>(m_score.missing.size()));
    return {};
}

QSize StandingsBoard::sizeHint() const
{
    const int line = fontMetrics().height() * 4 / 3;
    return {fontMetrics().averageCharWidth() * 56,
            line * (static_cast<int>(m_score.players.size()) + 3) + 12};
}

QSize StandingsBoard::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {fontMetrics().averageCharWidth() * 40, line * (static_cast<int>(m_score.players.size()) + 3) + 8};
}

void StandingsBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void StandingsBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::Hairline), theme.lineWidth()));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    const QRectF inside = QRectF(rect()).adjusted(8, 4, -8, -4);
    const double height = inside.height() / static_cast<double>(m_score.players.size() + 3);
    QRectF line(inside.left(), inside.top(), inside.width(), height);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(boldFont(font()));
    const bool over = m_table.session().isOver() && !m_table.past();
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     over ? tr("Final scoring") : tr("Standings if the game ended now"));
    line.translate(0, height);
    const QStringList columns = headings();
    const double width = inside.width() * 0.7 / static_cast<double>(columns.size());
    const double left = inside.right() - width * static_cast<double>(columns.size());
    const auto drawCells = [&](const QStringList &cells, bool bold) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const QRectF cell(left + width * static_cast<double>(i), line.top(), width - 2, height);
            painter.setFont(bold && i + 1 == cells.size() ? boldFont(font()) : scaledFont(font(), 0.88));
            const QString text =
                QFontMetricsF(painter.font()).elidedText(cells[i], Qt::ElideRight, cell.width());
            painter.drawText(cell, Qt::AlignRight | Qt::AlignVCenter, text);
        }
    };
    painter.setPen(theme.color(Role::QuietText));
    drawCells(columns, false);
    line.translate(0, height);
    for (const Player player : m_table.setup().players()) {
        const PlayerScore &score = m_score.players[indexOf(player)];
        painter.setPen(theme.color(Role::Text));
        painter.setFont(scaledFont(font(), 0.95));
        const QFontMetricsF metrics(painter.font());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QString::number(score.rank));
        const double side = height * 0.85;
        const double mark = inside.left() + metrics.horizontalAdvance(QStringLiteral("00"));
        drawCrew(painter, QRectF(mark, line.center().y() - side / 2, side, side), lookOf(m_table, player),
                 theme);
        painter.setPen(theme.color(Role::Text));
        const QRectF name(mark + side + 5, line.top(), left - mark - side - 8, height);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_table.words().player(player), Qt::ElideRight, name.width()));
        drawCells(cellsOf(score), true);
        line.translate(0, height);
    }
    painter.setPen(theme.color(Role::QuietText));
    painter.setFont(scaledFont(font(), 0.9));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(remark(), Qt::ElideRight, line.width()));
}

} // namespace skyledger::ui
