// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/airshipcard.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/lettering.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

AirshipCard::AirshipCard(AirshipCityTable &table, Airship airship, QWidget *parent)
    : DonationCard(table, airship, parent), m_airship(airship)
{
    const std::string_view name = nameOf(airship);
    setObjectName(u"airship-"_s + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    setPart(*this, airship);
}

AirshipCard::Face AirshipCard::faceNow() const
{
    const AirshipValues &values = table().setup().catalogue.airships[m_airship];
    return {words::shortName(m_airship),
            values.cost,
            vpOf(m_airship),
            values.discount,
            gridFaceOf(table(), table().state().airships[m_airship], values.spaces),
            offerFor(table(), m_airship)};
}

QString AirshipCard::spokenName() const
{
    //: An airship with its level and what a donation scores: Wooden Private Ship, level 1: 1 VP.
    return tr("%1, level %2: %3.")
        .arg(words::name(m_airship), QString::number(indexOf(levelOf(m_airship)) + 1),
             words::points(vpOf(m_airship)));
}

QString AirshipCard::spokenFoot() const
{
    const QString tile = words::name(discountedBy(m_airship));
    return face().discount
        ? tr("Discount per marker: %1 (%2).", "amount of a resource, tile")
              .arg(words::amountOf(face().discount->resource, face().discount->amount), tile)
        : tr("The discount is not known (%1).", "tile").arg(tile);
}

int AirshipCard::leastWidthIn(const QFont &font)
{
    const QFontMetricsF small(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(small.horizontalAdvance(u"7  7  7  3 VP "_s) + 3 * shapeSide(small)
                                      + 2 * cornerRadius(font)));
}

int AirshipCard::widthIn(const QFont &font)
{
    const QFontMetricsF bold(boldFont(font, 0.9));
    double width = 0;
    for (const Airship airship : all<Airship>())
        width = std::max(width, bold.horizontalAdvance(words::shortName(airship)));
    const int named = static_cast<int>(std::ceil(width * 1.08 + 2 * cornerRadius(font) + 4));
    return std::max(named, leastWidthIn(font));
}

void AirshipCard::drawFoot(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    painter.setPen(theme.color(face().discount ? Role::QuietText : Role::LitFrame));
    double x = row.left();
    if (face().discount) {
        x += drawBonus(painter, row, words::signedNumber(-face().discount->amount),
                       {face().discount->resource}, theme);
        x += row.height() * 0.3;
    }
    const QString tile = words::shortName(discountedBy(m_airship));
    const QString text = face().discount ? tile : tr("discount: enter");
    const QRectF rest(x, row.top(), row.right() - x, row.height());
    const QFontMetricsF metrics(painter.font());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, rest.width()));
}

} // namespace skyledger::ui
