// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/awardvalues.h"

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

AwardValues::AwardValues(const GameTable &table, QWidget *parent) : DrawnBoard(u"award-values"_s, parent)
{
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const int column = at ? at->x() * static_cast<int>(countOf<Award>) / std::max(1, width()) : 0;
        return idsOf({prizesOf(static_cast<Award>(std::clamp(column, 0, 2))).rule});
    });
    setLines({20, 2.8}, {20, 2.8});
    follow(table, Follows::Words);
}

QString AwardValues::spoken() const
{
    QStringList awards;
    for (const Award award : all<Award>()) {
        const AwardPrizes prizes = prizesOf(award);
        awards << tr("%1 (%2): first %3, second %4", "award, what it counts, VP, VP")
                      .arg(words::name(award), words::countedFor(award), words::points(prizes.first),
                           words::points(prizes.second));
    }
    return tr("Contribution awards: %1.").arg(words::listedApart(awards));
}

void AwardValues::draw(QPainter &painter, const Theme &theme) const
{
    for (const Award award : all<Award>()) {
        const QRectF panel = nthOf(rect(), indexOf(award), countOf<Award>, 4).adjusted(1, 1, -1, -1);
        drawSpace(painter, panel, cornerRadius(font()), {}, theme);
        const QRectF upper(panel.left() + 4, panel.top(), panel.width() - 8, panel.height() / 2);
        painter.setFont(scaledFont(font(), 0.9));
        drawElided(painter, upper, words::name(award), theme.color(Role::QuietText));
        painter.setFont(boldFont(font()));
        painter.setPen(theme.color(Role::Text));
        //: What an award brings to the first and to the second player, in VP: 6 / 3
        painter.drawText(upper.translated(0, upper.height() - 1), Qt::AlignCenter,
                         tr("%1 / %2").arg(prizesOf(award).first).arg(prizesOf(award).second));
    }
}

} // namespace skyledger::ui
