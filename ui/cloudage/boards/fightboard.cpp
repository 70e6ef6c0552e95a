// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/fightboard.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;

FightBoard::FightBoard(CloudAgeTable &table, QWidget *parent)
    : DrawnBoard(QStringLiteral("fight"), parent), m_table(table)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRules(*this, idOf(Rule::Fight03));
    setLines({20, 4}, {20, 4});
    follow(table, Follows::Choices);
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
    const bool won = isWon(table.setup(), table.state(), *play).value_or(false);
    return !won || answer != done; // which card is drawn only its key can tell
}

QString FightBoard::figures(const CloudAgeTable &table)
{
    const auto play = fightNow(table);
    if (!play)
        return {};
    const int value = combatWith(table.state().players[doer(table.state(), *play)], drawsOf(*play));
    const auto needed = neededIn(table.setup(), table.state(), *play);
    return needed ? tr("%1 / %2", "combat value, value needed").arg(value).arg(*needed)
                  : QString::number(value);
}

QString FightBoard::spoken() const
{
    const auto play = fightNow(m_table);
    if (!play)
        return {};
    const int value = combatWith(m_table.state().players[doer(m_table.state(), *play)], drawsOf(*play));
    const auto needed = neededIn(m_table.setup(), m_table.state(), *play);
    return needed ? tr("Combat value %1 of %2").arg(value).arg(*needed) : tr("Combat value %1").arg(value);
}

void FightBoard::draw(QPainter &painter, const Theme &theme) const
{
    const auto play = fightNow(m_table);
    if (!play)
        return;
    painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    const Player player = doer(m_table.state(), *play);
    const Draws draws = drawsOf(*play);
    QRectF area = QRectF(rect()).adjusted(10, 6, -10, -6);
    const double side = area.height() / 2;
    drawCrew(painter, QRectF(area.left(), area.center().y() - side / 2, side, side), lookOf(m_table, player),
             theme);
    area.setLeft(area.left() + side + 10);
    QFont large = boldFont(font());
    large.setPixelSize(std::max(12, static_cast<int>(area.height() * 0.7)));
    painter.setFont(large);
    painter.setPen(theme.color(Role::Text));
    const QString figures = FightBoard::figures(m_table);
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
    QStringList said{
        tr("base value %1").arg(baseCombat(m_table.state().players[player])),
        tr("next card: %1")
            .arg(paysVp ? words::points(vpPerCard) : wording::amountOf(Resource::Energy, energy))};
    if (m_table.state().phase == Phase::Fight && kindOf(*play) == Kind::Fight)
        said.prepend(m_table.words().city(m_table.state().players[player].at));
    painter.drawText(QRectF(place.left() + 8, area.top(), area.right() - place.left() - 8, area.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, said.join(QStringLiteral(" · ")));
}

} // namespace skyledger::ui
