// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/donationcard.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace skyledger::ui {

DonationCard::DonationCard(AirshipCityTable &table, Target target, QWidget *parent)
    : DrawnButton(parent), m_table(table), m_target(target)
{
    connect(this, &DrawnButton::taken, this,
            [this](bool stopThere) { m_table.guide().click(m_target, stopThere); });
    setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_table, m_target); });
    setTip([this] { return tipFor(m_table, m_target, spoken()); });
}

void DonationCard::refresh()
{
    Face face = faceNow();
    if (face == m_face)
        return;
    m_face = std::move(face);
    setGlow(m_face.offer.glow);
    setSaidName(*this, spoken());
    update();
}

void DonationCard::retell()
{
    m_face = faceNow();
    setSaidName(*this, spoken());
    update();
}

QString DonationCard::spoken() const
{
    QStringList sentences{spokenName(), spokenCost(m_face.cost), m_face.grid.spoken, spokenFoot(),
                          spokenOffer(m_face.offer)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

int DonationCard::heightOf(const QFont &font, double lines)
{
    const QFontMetricsF small(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(small.height() * lines + cornerRadius(font) * 1.4 + 3));
}

void DonationCard::changeEvent(QEvent *event)
{
    DrawnButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
}

void DonationCard::drawFoot(QPainter & /*painter*/, const QRectF & /*row*/) const {}

void DonationCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    const QRectF inside = drawGround(painter, Role::Surface);
    const QFont bold = boldFont(font(), 0.9);
    const double line = QFontMetricsF(bold).height();
    const double grid = std::min(inside.height() - textLines() * line, line * gridLines());
    const double spare = std::max(0.0, inside.height() - textLines() * line - grid) / textLines();
    QRectF row(inside.left(), inside.top(), inside.width(), line);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(m_face.name, Qt::ElideRight, row.width()));
    row.translate(0, line + spare);
    painter.setPen(theme.color(m_face.vp ? Role::Text : Role::LitFrame));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                     m_face.vp ? words::points(*m_face.vp) : tr("? VP", "VP are not known"));
    painter.setFont(scaledFont(font(), 0.9));
    drawCost(painter, row, m_face.cost, theme);
    row.translate(0, line + spare);
    drawGrid(painter, QRectF(row.left(), row.top(), row.width(), grid), m_face.grid, theme);
    row.translate(0, grid + spare);
    drawFoot(painter, row);
}

} // namespace skyledger::ui
