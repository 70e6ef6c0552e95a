// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeepdrawings.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/play/steps/stepdrawings.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

void drawContract(QPainter &painter, const QRectF &card, const std::optional<Amounts> &cost,
                  const Theme &theme)
{
    painter.setPen(QPen(theme.color(Role::Outline), 1));
    painter.setBrush(theme.color(Role::Developed));
    drawFrame(painter, card, card.width() / 10);
    const QFont before = painter.font();
    std::vector<Resource> asked;
    for (const Resource resource : all<Resource>()) {
        if (cost && (*cost)[resource] > 0)
            asked.push_back(resource);
    }
    const auto lines = static_cast<double>(std::max<std::size_t>(asked.size(), 2));
    const double high = std::min(card.height() / lines, card.width() * 0.6);
    // Two digits and a shape stand side by side.
    QFont font = before;
    font.setPixelSize(std::max(7, static_cast<int>(std::min(high * 0.7, card.width() * 0.36))));
    painter.setFont(font);
    painter.setPen(theme.color(cost ? Role::Text : Role::LitFrame));
    if (!cost)
        painter.drawText(card, Qt::AlignCenter, u"?"_s);
    double top = card.center().y() - high * static_cast<double>(asked.size()) / 2;
    for (const Resource resource : asked) {
        const QRectF row(card.left(), top, card.width(), high);
        painter.drawText(row.adjusted(0, 0, -row.width() * 0.46, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number((*cost)[resource]));
        const double side = std::min(high * 0.6, row.width() * 0.34);
        drawResource(painter, QRectF(row.left() + row.width() * 0.6, row.center().y() - side / 2, side, side),
                     resource, theme);
        top += high;
    }
    painter.setFont(before);
}

void drawCrews(QPainter &painter, const QRectF &area, const std::vector<PlayerLook> &looks,
               const Theme &theme)
{
    const auto players = static_cast<double>(looks.size());
    const double token = std::min(area.height() * 0.5, area.width() / (players * 1.3 + 1.4));
    const double step = token * 0.62;
    double left = area.left();
    const double top = area.center().y() - token / 2;
    for (const bool ready : {false, true}) {
        for (const PlayerLook &look : looks) {
            drawCrew(painter, QRectF(left, top, token, token), look, theme, ready);
            left += step;
        }
        left += token - step;
        if (!ready) {
            drawArrow(painter, {left + token * 0.15, area.center().y()},
                      {left + token * 0.75, area.center().y()}, theme);
            left += token * 0.95;
        }
    }
}

void drawStageBonus(QPainter &painter, const QRectF &area, const std::optional<StageBonus> &known,
                    const Theme &theme)
{
    drawPanel(painter, area, Role::Developed, DrawnButton::Glow::Quiet, theme);
    painter.setPen(theme.color(Role::Text));
    if (!known) {
        painter.drawText(area, Qt::AlignCenter, u"?"_s);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const bool gains = known->gain != Amounts{};
    const bool chooses = known->amount > 0;
    const double high =
        area.height() / ((gains ? 1 : 0) + (chooses ? 1 : 0) + (known->vp != 0 ? 1 : 0) + 0.2);
    QRectF line(area.left(), area.top() + high * 0.1, area.width(), high);
    if (gains) {
        const double wide = amountsWidth(metrics, counted(known->gain));
        drawAmounts(painter, line.adjusted((line.width() - wide) / 2, 0, 0, 0), counted(known->gain), theme);
        line.translate(0, high);
    }
    if (chooses) {
        const QString number = words::signedNumber(known->amount);
        const double wide = bonusWidth(metrics, number, looksOf(known->choices));
        drawBonus(painter, line.adjusted(std::max(0.0, (line.width() - wide) / 2), 0, 0, 0), number,
                  looksOf(known->choices), theme);
        line.translate(0, high);
    }
    if (known->vp != 0)
        painter.drawText(line, Qt::AlignCenter, words::points(known->vp));
}

} // namespace skyledger::ui
