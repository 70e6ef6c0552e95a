// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/fightboard.h"

#include "core/cloudage/rules/combat.h"
#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;

FightBoard::FightBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("fight"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&table, &GameTable::changed, this, &FightBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &FightBoard::refresh);
    refresh();
}

/// Every option of the guide adds an answer.
std::optional<PartialPlay> FightBoard::fightNow(const CloudAgeTable &table)
{
    for (const PlayOption &option : table.guide().options()) {
        const auto &answers = option.leadsTo.answers;
        const bool fights = kindOf(option.leadsTo) == Kind::Fight || kindOf(option.leadsTo) == Kind::Book;
        if (!fights || answers.empty() || answers.back().question != play::Code(Ask::Card))
            continue;
        PartialPlay before = option.leadsTo;
        before.answers.pop_back();
        return before;
    }
    return std::nullopt;
}

bool FightBoard::givesUp(const CloudAgeTable &table, const PlayOption &option)
{
    const auto play = fightNow(table);
    const auto &options = table.guide().options();
    const auto isOpen = [](const PlayOption &each) { return each.status != PlayOption::Status::Refused; };
    if (!play || std::count_if(options.begin(), options.end(), isOpen) < 2)
        return false; // what is the only thing to do gives up nothing
    const int answer = option.leadsTo.answers.empty() ? 0 : option.leadsTo.answers.back().value;
    const auto needed = neededIn(table.setup(), table.state(), *play);
    const bool isWon =
        needed && combatWith(table.state().players[doer(table.state(), *play)], drawsOf(*play)) >= *needed;
    return !isWon || answer != done; // which card is drawn only its key can tell
}

QSize FightBoard::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 20, line * 4};
}

void FightBoard::refresh()
{
    if (const auto play = fightNow(m_table)) {
        const Draws draws = drawsOf(*play);
        const int value = combatWith(m_table.state().players[doer(m_table.state(), *play)], draws);
        const auto needed = neededIn(m_table.setup(), m_table.state(), *play);
        setSaidName(*this,
                    needed ? tr("Combat value %1 of %2").arg(value).arg(*needed)
                           : tr("Combat value %1").arg(value));
    }
    update();
}

void FightBoard::paintEvent(QPaintEvent *)
{
    const auto play = fightNow(m_table);
    if (!play)
        return;
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    const Player player = doer(m_table.state(), *play);
    const Draws draws = drawsOf(*play);
    const int value = combatWith(m_table.state().players[player], draws);
    const auto needed = neededIn(m_table.setup(), m_table.state(), *play);
    QRectF area = QRectF(rect()).adjusted(10, 6, -10, -6);
    const double side = area.height() / 2;
    drawCrew(painter, QRectF(area.left(), area.center().y() - side / 2, side, side), lookOf(m_table, player),
             theme);
    area.setLeft(area.left() + side + 10);
    QFont large = boldFont(font());
    large.setPixelSize(std::max(12, static_cast<int>(area.height() * 0.7)));
    painter.setFont(large);
    painter.setPen(theme.color(Role::Text));
    const QString figures =
        needed ? tr("%1 / %2", "combat value, value needed").arg(value).arg(*needed) : QString::number(value);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, figures);
    area.setLeft(area.left() + QFontMetricsF(large).horizontalAdvance(figures) + 24);
    painter.setFont(boldFont(font(), 1.2));
    const double card = area.height() * 0.7;
    QRectF place(area.left(), area.center().y() - card / 2, card * 0.7, card);
    for (const std::uint8_t drawn : draws.cards) {
        painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, place, 3);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(place, Qt::AlignCenter, QString::number(drawn));
        place.translate(place.width() + 6, 0);
    }
    const int count = static_cast<int>(draws.cards.size());
    const bool paysVp = !play->answers.empty() && play->answers.back() == GivenAnswer{Ask::Card, byVp};
    const int energy = drawEnergy(count + 1, draws.vpCards) - drawEnergy(count, draws.vpCards);
    painter.setFont(font());
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(
        QRectF(place.left() + 8, area.top(), area.right() - place.left() - 8, area.height()),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
        tr("next card: %1")
            .arg(paysVp ? words::points(vpPerCard) : wording::amountOf(Resource::Energy, energy)));
}

} // namespace skyledger::ui
