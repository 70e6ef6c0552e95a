// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/scoring/scores.h"

#include "core/score/ranks.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <array>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int columns = 6;

std::array<int, columns> numbersOf(const PlayerScore &score)
{
    const int stock = score.machines + score.trophies + score.scaffolds + score.cards + score.resources;
    return {score.tokens, score.tower, score.upgrades, stock, score.whirlpool, score.total};
}

} // namespace

FinalScore scoreOf(const Session &session)
{
    std::vector<std::vector<ScoreLine>> ledgers(session.setup().playerCount);
    for (const LedgerLine &line : session.ledgerUpTo(session.cursor()))
        ledgers[indexOf(line.player)].push_back(line);
    return scoreState(session.setup(), session.state(), std::move(ledgers));
}

WhistleMountainStandings::WhistleMountainStandings(WhistleMountainTable &table, QWidget *parent)
    : QWidget(parent), m_table(table)
{
    setObjectName(u"standings-table"_s);
    setRules(*this, toText(ruleId(Rule::Score11)));
    connect(&table, &GameTable::changed, this, &WhistleMountainStandings::refresh);
    connect(&table, &GameTable::wordsChanged, this, &WhistleMountainStandings::refresh);
    refresh();
}

void WhistleMountainStandings::refresh()
{
    m_score = scoreOf(m_table.shown());
    QStringList said;
    for (const std::size_t seat : score::byRank(m_score.players))
        said << tr("%1: %2", "player, points")
                    .arg(m_table.words().player(static_cast<Player>(seat)),
                         words::points(m_score.players[seat].total));
    setSaidName(*this, said.join(u". "_s));
    updateGeometry();
    update();
}

QSize WhistleMountainStandings::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 60,
            static_cast<int>(metrics.height() * 1.4 * (static_cast<double>(m_score.players.size()) + 1.4))
                + 12};
}

QSize WhistleMountainStandings::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36, sizeHint().height()};
}

void WhistleMountainStandings::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height() * 1.4;
    const QRectF area = QRectF(rect()).adjusted(8, 6, -8, -6);
    const double name = std::max(area.width() * 0.24, line * 3);
    const double step = (area.width() - name) / columns;
    const std::array<QString, columns> heads{tr("tokens"), tr("tower"),     tr("upgrades"),
                                             tr("stock"),  tr("whirlpool"), tr("total")};
    const QFontMetricsF metrics(font());
    painter.setPen(theme.color(Role::QuietText));
    for (int column = 0; column < columns; ++column) {
        const QRectF cell(area.left() + name + step * column, area.top(), step - 4, line);
        painter.drawText(
            cell, Qt::AlignRight | Qt::AlignVCenter,
            metrics.elidedText(heads[static_cast<std::size_t>(column)], Qt::ElideRight, cell.width()));
    }
    double y = area.top() + line;
    for (const std::size_t seat : score::byRank(m_score.players)) {
        const auto player = static_cast<Player>(seat);
        painter.setFont(font());
        drawMarker(painter, QRectF(area.left(), y + line * 0.1, line * 0.8, line * 0.8),
                   whistle::lookOf(m_table, player), theme);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(QRectF(area.left() + line, y, name - line, line), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_table.words().player(player), Qt::ElideRight, name - line));
        const auto numbers = numbersOf(m_score.players[seat]);
        for (int column = 0; column < columns; ++column) {
            painter.setFont(column + 1 == columns ? boldFont(font(), 1) : font());
            painter.drawText(QRectF(area.left() + name + step * column, y, step - 4, line),
                             Qt::AlignRight | Qt::AlignVCenter,
                             words::plainNumber(numbers[static_cast<std::size_t>(column)]));
        }
        y += line;
    }
}

void WhistleMountainStandings::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace skyledger::ui
