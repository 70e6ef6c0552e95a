// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/productionboard.h"

#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/play/turn/pointedoption.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

using namespace cloudage;

namespace {

constexpr int rows = maxLevel + 2; ///< the levels and their heading

} // namespace

ProductionBoard::ProductionBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("production"));
    setRules(*this, QStringLiteral("CA-PROD-04"));
    connect(&table, &GameTable::boardsChanged, this, &ProductionBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ProductionBoard::refresh);
    connect(&PointedOption::of(table.guide()), &PointedOption::changed, this, qOverload<>(&QWidget::update));
    refresh();
}

QString ProductionBoard::costAt(int level) const
{
    const auto &printed = m_table.setup().catalogue.production[static_cast<std::size_t>(level)];
    return printed ? wording::amountOf(Resource::Energy, printed->energy) : tr("to be told", "a cost");
}

QString ProductionBoard::gainAt(int level) const
{
    const auto &printed = m_table.setup().catalogue.production[static_cast<std::size_t>(level)];
    if (!printed)
        return {};
    PlainReward gain;
    gain.gain[Resource::Water] = printed->water;
    gain.vp = printed->vp;
    return wording::rewardOf(gain);
}

/// What is gained on the way to a level.
QString ProductionBoard::between(int level) const
{
    if (!isMilestone(level))
        return {};
    const auto &printed = m_table.setup().catalogue.milestones[static_cast<std::size_t>(level) - 1];
    return printed ? wording::rewardOf(*printed) : tr("to be told", "a reward");
}

void ProductionBoard::refresh()
{
    QStringList said;
    for (const Player player : m_table.setup().players()) {
        //: Player, level
        said << tr("%1: level %2")
                    .arg(m_table.words().player(player),
                         QString::number(m_table.state().players[player].level));
    }
    setSaidName(*this, words::listed(said));
    update();
}

QSize ProductionBoard::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 56, fontMetrics().height() * 3 / 2 * rows};
}

QSize ProductionBoard::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 44, fontMetrics().height() * rows};
}

void ProductionBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::Hairline), theme.lineWidth()));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    const QRectF inside = QRectF(rect()).adjusted(8, 4, -8, -4);
    const double height = inside.height() / rows;
    const double columns[] = {0, 0.3, 0.48, 0.74};
    const auto write = [&](int row, int column, const QString &text) {
        const double left = inside.left() + inside.width() * columns[column];
        const double right =
            column == 3 ? inside.right() : inside.left() + inside.width() * columns[column + 1] - 4;
        const QRectF cell(left, inside.top() + height * row, right - left, height);
        painter.drawText(
            cell, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(cell.width())));
    };
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    write(0, 0, tr("Level"));
    write(0, 1, tr("pay", "column: what a level costs"));
    write(0, 2, tr("gain", "column: what a level gives"));
    write(0, 3, tr("on the way up", "column: what is gained on the way to a level"));
    const std::optional<State> then = pointedState(m_table);
    for (int level = maxLevel; level >= 0; --level) {
        const int row = 1 + maxLevel - level;
        const bool known = m_table.setup().catalogue.production[static_cast<std::size_t>(level)].has_value();
        painter.setFont(boldFont(font(), 0.95));
        painter.setPen(theme.color(Role::Text));
        write(row, 0, QString::number(level));
        double left = inside.left() + painter.fontMetrics().horizontalAdvance(QStringLiteral("000"));
        const double side = height * 0.85;
        for (const Player player : m_table.setup().players()) {
            const int now = m_table.state().players[player].level;
            const bool comes = then && then->players[player].level == level && now != level;
            if (now != level && !comes)
                continue;
            const QRectF place(left, inside.top() + height * row + (height - side) / 2, side, side);
            if (comes)
                drawPanel(painter, place, Role::Lit, DrawnButton::Glow::Lit, theme);
            drawCrew(painter, place, lookOf(m_table, player), theme);
            left += side + 2;
        }
        painter.setFont(scaledFont(font(), 0.9));
        painter.setPen(theme.color(known ? Role::Text : Role::LitFrame));
        write(row, 1, costAt(level));
        write(row, 2, gainAt(level));
        write(row, 3, between(level));
    }
}

} // namespace skyledger::ui
