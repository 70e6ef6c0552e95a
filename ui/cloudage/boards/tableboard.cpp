// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/tableboard.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;

namespace {

QFont lettersOf(const QFont &font, double height, bool bold)
{
    QFont large = font;
    large.setPixelSize(std::max(8, static_cast<int>(height)));
    large.setBold(bold);
    return large;
}

} // namespace

CloudAgeTableBoard::CloudAgeTableBoard(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("table-board"));
    connect(&table, &GameTable::changed, this, &CloudAgeTableBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &CloudAgeTableBoard::refresh);
    refresh();
}

QString CloudAgeTableBoard::heading() const
{
    return m_table.session().isOver() ? tr("The game is over")
                                      : words::capitalised(m_table.narrator().placeAndTurn(m_table.shown()));
}

QString CloudAgeTableBoard::fight() const
{
    const auto play = FightBoard::fightNow(m_table);
    if (!play)
        return {};
    const int value = combatWith(m_table.state().players[cloudagesteps::doer(m_table.state(), *play)],
                                 cloudagesteps::drawsOf(*play));
    const auto needed = cloudagesteps::neededIn(m_table.setup(), m_table.state(), *play);
    return needed ? tr("%1 / %2", "combat value, value needed").arg(value).arg(*needed)
                  : QString::number(value);
}

void CloudAgeTableBoard::refresh()
{
    QStringList said{heading()};
    for (const Player player : m_table.setup().players()) {
        //: Player, VP
        said << tr("%1: %2").arg(m_table.words().player(player),
                                 words::points(m_table.state().players[player].vp));
    }
    setSaidName(*this, words::listed(said));
    update();
}

void CloudAgeTableBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void CloudAgeTableBoard::drawSeat(QPainter &painter, const QRectF &rect, Player player,
                                  const Theme &theme) const
{
    const PlayerState &board = m_table.state().players[player];
    const bool asked = CloudAgeQuestions::asked(m_table.state()) == player;
    painter.setPen(QPen(theme.color(asked ? Role::Accent : Role::Hairline), asked ? 4 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect, rect.height() / 14);
    const double pad = rect.height() * 0.1;
    const QRectF inside = rect.adjusted(pad, pad, -pad, -pad);
    const double side = inside.height() * 0.7;
    drawCrew(painter, QRectF(inside.left(), inside.center().y() - side / 2, side, side),
             lookOf(m_table, player), theme);
    const double large = std::min(height() * 0.072, inside.height() * 0.75);
    const double small = std::max(height() * 0.03, large * 0.42);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(lettersOf(font(), large, true));
    const double vpWidth = inside.width() * 0.14;
    const QRectF vp(inside.left() + side + pad, inside.top(), vpWidth, inside.height());
    painter.drawText(vp, Qt::AlignLeft | Qt::AlignTop, words::plainNumber(board.vp));
    painter.setFont(lettersOf(font(), small, false));
    painter.drawText(vp.adjusted(0, 0, vpWidth * 0.4, 0), Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(m_table.words().player(player), Qt::ElideRight,
                                                      static_cast<int>(vpWidth * 1.4)));
    const QRectF rest(vp.right() + vpWidth * 0.2, inside.top(), inside.right() - vp.right() - vpWidth * 0.2,
                      inside.height());
    const bool plants = m_table.setup().plantsInPlay();
    const double step = rest.width() * 0.68 / (plants ? 5 : 4);
    QRectF place(rest.left(), rest.top(), step, inside.height());
    const double digits = std::min(large, step * 0.42);
    painter.setFont(lettersOf(font(), digits, true));
    for (const Resource resource : all<Resource>()) {
        if (resource == Resource::Plants && !plants)
            continue;
        const double shape = digits * 0.85;
        drawResource(painter, QRectF(place.left(), place.center().y() - shape / 2, shape, shape),
                     lookOf(resource), theme);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(place.adjusted(shape * 1.15, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(board.stock[resource]));
        place.translate(step, 0);
    }
    QStringList values{tr("Move %1", "movement points").arg(movementPoints(board)),
                       tr("Fight %1", "combat value").arg(baseCombat(board))};
    if (plants)
        values << tr("Plant %1", "planting capacity").arg(plantingCapacity(m_table.setup(), board));
    values << tr("%n marker(s)", nullptr, board.markersLeft);
    painter.setFont(lettersOf(font(), small, false));
    const QRectF lines(place.left(), inside.top(), rest.right() - place.left(), inside.height());
    const qsizetype rows = (values.size() + 1) / 2;
    const QSizeF size(lines.width() / 2, lines.height() / static_cast<double>(rows));
    for (qsizetype i = 0; i < values.size(); ++i) {
        const qsizetype column = i % 2;
        const qsizetype row = i / 2;
        const QPointF corner(lines.left() + size.width() * static_cast<double>(column),
                             lines.top() + size.height() * static_cast<double>(row));
        const QRectF cell(corner, size);
        painter.drawText(cell, Qt::AlignLeft | Qt::AlignVCenter, values[i]);
    }
}

void CloudAgeTableBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.color(Role::Window));
    const double gap = height() * 0.015;
    QRectF head(gap * 2, 0, width() - gap * 4, height() * 0.13);
    painter.setFont(lettersOf(font(), height() * 0.065, true));
    painter.setPen(theme.color(Role::Text));
    const QString figures = fight();
    if (!figures.isEmpty()) {
        painter.setFont(lettersOf(font(), height() * 0.1, true));
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, figures);
        head.setRight(head.right() - painter.fontMetrics().horizontalAdvance(figures) - gap * 3);
        painter.setFont(lettersOf(font(), height() * 0.065, true));
    }
    painter.drawText(
        head, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(heading(), Qt::ElideRight, static_cast<int>(head.width())));
    const auto players = static_cast<double>(m_table.setup().playerCount);
    const double high = std::min((height() - head.bottom() - gap) / players - gap, height() * 0.28);
    double top = head.bottom();
    for (const Player player : m_table.setup().players()) {
        drawSeat(painter, QRectF(gap, top, width() - 2 * gap, high), player, theme);
        top += high + gap;
    }
}

} // namespace skyledger::ui
