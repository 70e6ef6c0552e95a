// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/depotcard.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/boards/termtrack.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

/// Heights of a card's parts in its font.
struct DepotCard::Measures {
    double pad = 0;
    double head = 0;
    double line = 0;  ///< of small text
    double track = 0; ///< of a resource
    double chip = 0;  ///< of a bonus effect
    double terms = 0;
    double gap = 0;
};

namespace {

/// A bonus effect by shape, in the order of `EffectStatus`: dashed before it is earned, filled and framed while ready, an
/// outline once used.
constexpr std::array<SpaceLook, 4> effectLooks{{{Role::Outline, 1, Role::Panel, Qt::DashLine},
                                                {Role::LitFrame, 1.5, Role::Lit},
                                                {Role::Outline, 1, Role::Panel},
                                                {Role::LitFrame, 1, Role::Panel, Qt::DashLine}}};
static_assert(effectLooks.size() == static_cast<std::size_t>(EffectStatus::Unknown) + 1);

} // namespace

DepotCard::DepotCard(AirshipCityTable &table, Player player, QWidget *parent)
    : FoldingCard(u"depot-%1"_s.arg(indexOf(player) + 1), parent),
      m_player(player),
      m_table(table),
      m_terms(new TermTrack(table, player, this))
{
    setPart(*this, player);
    m_terms->hide();
    setRules(*this,
             [this](const std::optional<QPoint> &at) { return at ? rulesAt(*at) : idsOf({Rule::Comp18}); });
    retell();
}

DepotCard::Measures DepotCard::measures() const
{
    const QFontMetricsF plain(font());
    const QFontMetricsF small(scaledFont(font(), 0.9));
    Measures are;
    are.pad = std::round(plain.height() * 0.5);
    are.head = std::ceil(plain.height() * 1.45);
    are.line = std::ceil(small.height() * 1.1);
    are.track = std::ceil(plain.height() * 1.12);
    are.chip = std::ceil(small.height() * 2 + 6);
    are.terms = m_terms->neededHeight();
    are.gap = std::round(plain.height() * 0.4);
    return are;
}

int DepotCard::heightOf(Fold fold) const
{
    const Measures are = measures();
    double height = 2 * are.pad * 0.7 + are.head;
    switch (fold) {
    case Fold::Least:
        height += are.line;
        break;
    case Fold::More:
        height += 4 * are.track + are.line;
        break;
    case Fold::Open:
        height += 4 * are.track + are.gap + are.terms + are.gap + are.chip + are.line + are.gap * 0.5;
        break;
    }
    return static_cast<int>(std::ceil(height));
}

bool DepotCard::look()
{
    const bool termsDiffer = m_terms->refresh();
    if (termsDiffer) { // they may need another height
        layOut();
        updateGeometry();
    }
    return take(m_face, depotFaceOf(m_table, m_player)) || termsDiffer;
}

QString DepotCard::spoken() const
{
    return spokenDepot(m_face);
}

QSize DepotCard::sizeHint() const
{
    return {static_cast<int>(QFontMetricsF(font()).height() * 21), heightOf(fold())};
}

QSize DepotCard::minimumSizeHint() const
{
    const int terms = m_terms->sizeHint().width() + 2 * static_cast<int>(measures().pad);
    return {std::max(terms, static_cast<int>(QFontMetricsF(font()).height() * 14)), heightOf(fold())};
}

void DepotCard::layOut()
{
    const Measures are = measures();
    const double top = are.pad * 0.7 + are.head + 4 * are.track + are.gap;
    m_terms->setVisible(fold() == Fold::Open);
    m_terms->setGeometry(QRectF(are.pad, top, width() - 2 * are.pad, are.terms).toRect());
}

void DepotCard::draw(QPainter &painter, const Theme &theme) const
{
    drawCard(painter, m_face.look, theme);
    const Measures are = measures();
    const double left = are.pad;
    const double wide = width() - 2 * are.pad;
    double y = are.pad * 0.7;
    drawHead(painter, QRectF(left, y, wide, are.head), theme);
    y += are.head;
    if (fold() == Fold::Least) {
        drawStock(painter, QRectF(left, y, wide, are.line), theme);
        return;
    }
    for (const Resource resource : all<Resource>()) {
        drawTrack(painter, QRectF(left, y, wide, are.track), resource, theme);
        y += are.track;
    }
    if (fold() == Fold::Open) {
        y += are.gap + are.terms + are.gap;
        const QRectF row(left, y, wide, are.chip);
        for (const BonusEffect effect : all<BonusEffect>())
            drawEffect(painter, nthOf(row, indexOf(effect), countOf<BonusEffect>, 4), effect, theme);
        y += are.chip + are.gap * 0.5;
    }
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(QRectF(left, y, wide, are.line), Qt::AlignLeft | Qt::AlignVCenter,
                     contractCounts(m_face));
}

/// The same parts as `draw` draws.
QStringList DepotCard::rulesAt(const QPoint &at) const
{
    const Measures are = measures();
    double y = at.y() - are.pad * 0.7;
    if (y < are.head) {
        const Rule points = Rule::Score07;
        const Rule markers = Rule::Comp08;
        const double right =
            QFontMetricsF(scaledFont(font(), 0.9)).horizontalAdvance(markersText()) + are.pad;
        const bool onMarkers = at.x() >= width() - right;
        return onMarkers ? idsOf({markers, points}) : idsOf({points, markers});
    }
    y -= are.head;
    if (fold() == Fold::Least)
        return idsOf({Rule::Res02, Rule::Con02});
    if (y < 4 * are.track)
        return idsOf({Rule::Res02, Rule::LocWork01});
    y -= 4 * are.track + are.gap + are.terms + are.gap;
    if (fold() == Fold::Open && y >= 0 && y < are.chip) {
        const double part = (at.x() - are.pad) / std::max(1.0, width() - 2 * are.pad);
        const int effect = std::clamp(static_cast<int>(part * 3), 0, 2);
        return idsOf({ruleOf(static_cast<BonusEffect>(effect)), Rule::Be01});
    }
    return idsOf({Rule::Con02});
}

/// At the right end of the head.
QString DepotCard::markersText() const
{
    return tr("%n marker(s)", "donation markers that a player has left", m_face.markersLeft);
}

void DepotCard::drawHead(QPainter &painter, QRectF row, const Theme &theme) const
{
    const double token = row.height() * 0.86;
    painter.setFont(font());
    drawCrew(painter, QRectF(row.left(), row.center().y() - token / 2, token, token), m_face.look, theme);
    row.setLeft(row.left() + token + row.height() * 0.3);
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    const QString right = markersText();
    const QFontMetricsF small(painter.font());
    const double points =
        QFontMetricsF(boldFont(font(), 1.1)).horizontalAdvance(words::points(m_face.depot.vp));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, right);
    row.setRight(row.right() - small.horizontalAdvance(right) - row.height() * 0.4);
    painter.setFont(boldFont(font(), 1.1));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, words::points(m_face.depot.vp));
    row.setRight(row.right() - points - row.height() * 0.3);
    drawElided(painter, row, m_face.name, theme.color(Role::Text), Qt::AlignLeft | Qt::AlignVCenter);
}

void DepotCard::drawStock(QPainter &painter, const QRectF &row, const Theme &theme) const
{
    painter.setFont(scaledFont(font(), 0.9));
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    const double column = metrics.horizontalAdvance(u"20"_s) + side + metrics.height() * 0.75;
    double x = row.left();
    painter.setPen(theme.color(Role::Text));
    for (const Resource resource : all<Resource>()) {
        drawResource(painter, QRectF(x, row.center().y() - side / 2, side, side), resource, theme);
        const QRectF number(x + side, row.top(), column - side - metrics.height() * 0.45, row.height());
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(m_face.depot.stock[resource]));
        x += column;
    }
    const QRectF rest(x, row.top(), row.right() - x, row.height());
    QString counts = contractCounts(m_face);
    if (metrics.horizontalAdvance(counts) > rest.width())
        counts = contractCounts(m_face, Counts::InSigns);
    drawElided(painter, rest, counts, theme.color(Role::QuietText), Qt::AlignRight | Qt::AlignVCenter);
}

void DepotCard::drawTrack(QPainter &painter, const QRectF &row, Resource resource, const Theme &theme) const
{
    const QColor color = theme.color(shadesOf(resource));
    painter.setFont(boldFont(font()));
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    drawResource(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), resource, theme);
    const double numbers = side * 1.4 + metrics.horizontalAdvance(u"20"_s);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(row.left(), row.top(), numbers, row.height()), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(m_face.depot.stock[resource]));
    const double start = row.left() + numbers + side * 0.6;
    const double step = (row.right() - start) / unlockedCapacity;
    const double high = std::min(row.height() * 0.66, step * 1.1);
    const bool locked = !m_face.depot.renovations.contains(resource);
    for (int i = 0; i < (locked ? lockedCapacity : unlockedCapacity); ++i) {
        const bool filled = i < m_face.depot.stock[resource];
        const QRectF space(start + i * step, row.center().y() - high / 2, step - 1, high);
        painter.setPen(QPen(filled ? color : theme.color(Role::Outline), 1));
        painter.setBrush(filled ? QBrush(color) : QBrush(Qt::NoBrush));
        drawFrame(painter, space, 1.5);
    }
    if (!locked)
        return;
    const QRectF cover(start + lockedCapacity * step, row.center().y() - high / 2, lockedCapacity * step - 1,
                       high);
    painter.setPen(QPen(color, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    drawFrame(painter, cover, 1.5);
}

void DepotCard::drawEffect(QPainter &painter, const QRectF &chip, BonusEffect effect,
                           const Theme &theme) const
{
    const EffectStatus status = m_face.depot.bonusEffects[effect];
    const bool ready = status == EffectStatus::Ready;
    drawSpace(painter, chip, cornerRadius(font()), effectLooks[indexOf(status)], theme);
    const QRectF upper(chip.left() + 4, chip.top() + 2, chip.width() - 8, (chip.height() - 4) / 2);
    painter.setFont(ready ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
    drawElided(painter, upper, words::shortName(effect), theme.color(ready ? Role::Text : Role::QuietText));
    painter.setFont(scaledFont(font(), 0.9));
    const bool brass = ready || status == EffectStatus::Unknown;
    drawElided(painter, upper.translated(0, upper.height()), words::name(status),
               theme.color(brass ? Role::LitFrame : Role::QuietText));
}

} // namespace skyledger::ui
