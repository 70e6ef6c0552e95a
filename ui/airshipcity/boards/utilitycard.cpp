// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/utilitycard.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

UtilityCard::UtilityCard(AirshipCityTable &table, Utility utility, QWidget *parent)
    : DrawnButton(parent), m_table(table), m_utility(utility)
{
    setObjectName(u"utility-%1"_s.arg(indexOf(utility) + 1));
    setPart(*this, utility);
    connect(this, &DrawnButton::taken, this,
            [this](bool stopThere) { m_table.guide().touch(m_utility, stopThere); });
    setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_table, m_utility); });
    setTip([this] { return tipFor(m_table, m_utility, spoken()); });
}

UtilityCard::Face UtilityCard::faceNow() const
{
    const UtilityValues &values = m_table.setup().catalogue.utilities[m_utility];
    return {m_table.words().utility(m_utility), values.cost, values.vp,
            gridFaceOf(m_table, m_table.state().utilities[m_utility], values.spaces),
            offerFor(m_table, m_utility)};
}

void UtilityCard::refresh()
{
    Face face = faceNow();
    if (face == m_face)
        return;
    m_face = std::move(face);
    setGlow(m_face.offer.glow);
    setSaidName(*this, spoken());
    update();
}

void UtilityCard::retell()
{
    m_face = faceNow();
    setSaidName(*this, spoken());
    update();
}

QString UtilityCard::spoken() const
{
    QStringList sentences;
    if (m_face.vp)
        sentences
            << tr("%1: %2.", "public utility, victory points").arg(m_face.name, words::points(*m_face.vp));
    else
        sentences << tr("%1: VP not known.", "public utility").arg(m_face.name);
    sentences << spokenCost(m_face.cost) << m_face.grid.spoken;
    const QString offer = spokenOffer(m_face.offer);
    if (!offer.isEmpty())
        sentences << offer;
    return sentences.join(u' ');
}

int UtilityCard::heightIn(const QFont &font)
{
    const QFontMetricsF small(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(small.height() * 2.9 + cornerRadius(font) * 1.4 + 3));
}

void UtilityCard::changeEvent(QEvent *event)
{
    DrawnButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
}

void UtilityCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    const QRectF inside = drawGround(painter, Role::Surface);
    const QFont bold = boldFont(font(), 0.9);
    const double line = QFontMetricsF(bold).height();
    const double grid = std::min(inside.height() - 2 * line, line * 1.7);
    const double spare = std::max(0.0, inside.height() - 2 * line - grid) / 2;
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
}

} // namespace skyledger::ui
