// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/awardvalues.h"

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/airshipcity/words/terms.h"
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

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

AwardValues::AwardValues(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"award-values"_s);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const int column = at ? at->x() * static_cast<int>(countOf<Award>) / std::max(1, width()) : 0;
        return idsOf({prizesOf(static_cast<Award>(std::clamp(column, 0, 2))).rule});
    });
    retell();
}

void AwardValues::retell()
{
    QStringList awards;
    for (const Award award : all<Award>()) {
        const AwardPrizes prizes = prizesOf(award);
        awards << tr("%1 (%2): first %3, second %4", "award, what it counts, VP, VP")
                      .arg(words::name(award), words::countedFor(award), words::points(prizes.first),
                           words::points(prizes.second));
    }
    setSaidName(*this, tr("Contribution awards: %1.").arg(words::listedApart(awards)));
    update();
}

QSize AwardValues::sizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * 20), static_cast<int>(line * 2.8)};
}

void AwardValues::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    else if (event->type() == QEvent::LanguageChange)
        retell();
}

void AwardValues::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont small = scaledFont(font(), 0.9);
    const QFont bold = boldFont(font());
    constexpr double gap = 4;
    const double wide = (width() + gap) / static_cast<double>(countOf<Award>);
    const double radius = cornerRadius(font());
    for (const Award award : all<Award>()) {
        const QRectF panel = QRectF(static_cast<double>(indexOf(award)) * wide, 0, wide - gap, height())
                                 .adjusted(1, 1, -1, -1);
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, panel, radius);
        const QRectF upper(panel.left() + 4, panel.top(), panel.width() - 8, panel.height() / 2);
        painter.setFont(small);
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(upper, Qt::AlignCenter,
                         QFontMetricsF(small).elidedText(words::name(award), Qt::ElideRight, upper.width()));
        painter.setFont(bold);
        painter.setPen(theme.color(Role::Text));
        //: What an award brings to the first and to the second player, in VP: 6 / 3
        painter.drawText(upper.translated(0, upper.height() - 1), Qt::AlignCenter,
                         tr("%1 / %2").arg(prizesOf(award).first).arg(prizesOf(award).second));
    }
}

} // namespace skyledger::ui
