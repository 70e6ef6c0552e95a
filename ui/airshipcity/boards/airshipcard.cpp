// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/airshipcard.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

AirshipCard::AirshipCard(AirshipCityTable &table, Airship airship, QWidget *parent)
    : DrawnButton(parent), m_table(table), m_airship(airship)
{
    const std::string_view name = nameOf(airship);
    setObjectName(u"airship-"_s + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    setPart(*this, airship);
    connect(this, &DrawnButton::taken, this,
            [this](bool stopThere) { m_table.guide().touch(m_airship, stopThere); });
    setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_table, m_airship); });
    setTip([this] { return tipFor(m_table, m_airship, spoken()); });
}

AirshipCard::Face AirshipCard::faceNow() const
{
    const AirshipValues &values = m_table.setup().catalogue.airships[m_airship];
    return {values.cost, values.discount,
            gridFaceOf(m_table, m_table.state().airships[m_airship], values.spaces),
            offerFor(m_table, m_airship)};
}

void AirshipCard::refresh()
{
    Face face = faceNow();
    if (face == m_face)
        return;
    m_face = std::move(face);
    setGlow(m_face.offer.glow);
    setSaidName(*this, spoken());
    update();
}

void AirshipCard::retell()
{
    m_face = faceNow();
    setSaidName(*this, spoken());
    update();
}

QString AirshipCard::spoken() const
{
    QStringList sentences;
    //: An airship with its level and what a donation scores: Wooden Private Ship, level 1: 1 VP.
    sentences << tr("%1, level %2: %3.")
                     .arg(words::name(m_airship), QString::number(indexOf(levelOf(m_airship)) + 1),
                          words::points(vpOf(m_airship)));
    sentences << spokenCost(m_face.cost) << m_face.grid.spoken;
    const QString tile = words::name(discountedBy(m_airship));
    if (m_face.discount)
        sentences << tr("Discount per marker: %1 (%2).", "amount of a resource, tile")
                         .arg(words::amountOf(m_face.discount->resource, m_face.discount->amount), tile);
    else
        sentences << tr("The discount is not known (%1).", "tile").arg(tile);
    const QString offer = spokenOffer(m_face.offer);
    if (!offer.isEmpty())
        sentences << offer;
    return sentences.join(u' ');
}

int AirshipCard::heightIn(const QFont &font)
{
    const QFontMetricsF small(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(small.height() * 4.1 + cornerRadius(font) * 1.4 + 3));
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

void AirshipCard::changeEvent(QEvent *event)
{
    DrawnButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
}

void AirshipCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    const QRectF inside = drawGround(painter, Role::Surface);
    const QFont bold = boldFont(font(), 0.9);
    const double line = QFontMetricsF(bold).height();
    const double grid = std::min(inside.height() - 3 * line, line * 1.9);
    const double spare = std::max(0.0, inside.height() - 3 * line - grid) / 3;
    QRectF row(inside.left(), inside.top(), inside.width(), line);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(
        row, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(bold).elidedText(words::shortName(m_airship), Qt::ElideRight, row.width()));
    row.translate(0, line + spare);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, words::points(vpOf(m_airship)));
    painter.setFont(scaledFont(font(), 0.9));
    drawCost(painter, row, m_face.cost, theme);
    row.translate(0, line + spare);
    drawGrid(painter, QRectF(row.left(), row.top(), row.width(), grid), m_face.grid, theme);
    row.translate(0, grid + spare);
    drawDiscount(painter, row);
}

void AirshipCard::drawDiscount(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    painter.setPen(theme.color(m_face.discount ? Role::QuietText : Role::LitFrame));
    double x = row.left();
    if (m_face.discount) {
        x += drawBonus(painter, row, words::signedNumber(-m_face.discount->amount),
                       {m_face.discount->resource}, theme);
        x += row.height() * 0.3;
    }
    const QString tile = words::shortName(discountedBy(m_airship));
    const QString text = m_face.discount ? tile : tr("discount: enter");
    const QRectF rest(x, row.top(), row.right() - x, row.height());
    const QFontMetricsF metrics(painter.font());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, rest.width()));
}

} // namespace skyledger::ui
