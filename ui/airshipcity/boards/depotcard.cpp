// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/depotcard.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/boards/termtrack.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>
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

/// A bonus effect by shape: filled and framed while ready, an outline once used, dashed before.
QPen effectPen(EffectStatus status, const Theme &theme)
{
    switch (status) {
    case EffectStatus::Ready:
        return {theme.color(Role::LitFrame), 1.5};
    case EffectStatus::Used:
        return {theme.color(Role::Outline), 1};
    case EffectStatus::Locked:
        return {theme.color(Role::Outline), 1, Qt::DashLine};
    case EffectStatus::Unknown:
        return {theme.color(Role::LitFrame), 1, Qt::DashLine};
    }
    return {};
}

} // namespace

DepotCard::DepotCard(AirshipCityTable &table, Player player, QWidget *parent)
    : QWidget(parent), m_player(player), m_table(table), m_terms(new TermTrack(table, player, this))
{
    setObjectName(u"depot-%1"_s.arg(indexOf(player) + 1));
    setPart(*this, player);
    m_terms->setObjectName(u"depot-%1-terms"_s.arg(indexOf(player) + 1));
    m_terms->hide();
    setFocusPolicy(Qt::StrongFocus);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        return at ? rulesAt(*at) : idsOf({ruleOf(BoardPart::Depot)});
    });
    setRules(*m_terms, idOf(ruleOf(BoardPart::TermTrack)));
    refresh();
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
    case Fold::Lines:
        height += are.line;
        break;
    case Fold::Tracks:
        height += 4 * are.track + are.line;
        break;
    case Fold::Open:
        height += 4 * are.track + are.gap + are.terms + are.gap + are.chip + are.line + are.gap * 0.5;
        break;
    }
    return static_cast<int>(std::ceil(height));
}

void DepotCard::setFold(Fold fold)
{
    if (fold == m_fold)
        return;
    m_fold = fold;
    m_terms->setVisible(fold == Fold::Open);
    layOut();
    updateGeometry();
    update();
}

bool DepotCard::refresh()
{
    const int before = m_terms->neededHeight();
    m_terms->refresh();
    const DepotFace face = depotFaceOf(m_table, m_player);
    const bool passes = face.plays != m_face.plays;
    if (face != m_face) {
        m_face = face;
        tellAll();
        update();
    }
    return passes || before != m_terms->neededHeight();
}

void DepotCard::retell()
{
    m_terms->retell();
    setSaidName(*m_terms, words::name(words::Term::ContractTermTrack));
    m_face = depotFaceOf(m_table, m_player);
    tellAll();
    update();
}

QSize DepotCard::sizeHint() const
{
    return {static_cast<int>(QFontMetricsF(font()).height() * 21), heightOf(m_fold)};
}

QSize DepotCard::minimumSizeHint() const
{
    const int terms = m_terms->sizeHint().width() + 2 * static_cast<int>(measures().pad);
    return {std::max(terms, static_cast<int>(QFontMetricsF(font()).height() * 14)), heightOf(m_fold)};
}

void DepotCard::layOut()
{
    const Measures are = measures();
    const double top = are.pad * 0.7 + are.head + 4 * are.track + are.gap;
    m_terms->setGeometry(QRectF(are.pad, top, width() - 2 * are.pad, are.terms).toRect());
}

void DepotCard::resizeEvent(QResizeEvent *)
{
    layOut();
}

/// The whole of it in words: what is drawn may be shortened.
void DepotCard::tellAll()
{
    setSaidName(*this, spokenDepot(m_face));
    setToolTip(plainTip(accessibleName()));
}

void DepotCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
    else if (event->type() == QEvent::FontChange) {
        layOut();
        updateGeometry();
    }
}

void DepotCard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_fold != Fold::Open && (enter || event->key() == Qt::Key_Space))
        emit opened();
    else
        QWidget::keyPressEvent(event);
}

void DepotCard::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // or the release would go to whoever lies behind
}

void DepotCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()) && m_fold != Fold::Open)
        emit opened();
}

void DepotCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    const Measures are = measures();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = cornerRadius(font());
    const QColor frame = m_face.plays ? theme.color(m_face.look.color.shades) : theme.color(Role::Hairline);
    painter.setPen(QPen(hasFocus() ? theme.color(Role::Accent) : frame, m_face.plays || hasFocus() ? 2 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), radius);
    if (hasFocus() && m_face.plays) { // the frame of whoever plays is as strong
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()).adjusted(4, 4, -4, -4), radius);
    }
    const double left = are.pad;
    const double wide = width() - 2 * are.pad;
    double y = are.pad * 0.7;
    drawHead(painter, QRectF(left, y, wide, are.head));
    y += are.head;
    if (m_fold == Fold::Lines) {
        drawStock(painter, QRectF(left, y, wide, are.line));
        return;
    }
    for (const Resource resource : all<Resource>()) {
        drawTrack(painter, QRectF(left, y, wide, are.track), resource);
        y += are.track;
    }
    if (m_fold == Fold::Open) {
        y += are.gap + are.terms + are.gap;
        drawEffects(painter, QRectF(left, y, wide, are.chip));
        y += are.chip + are.gap * 0.5;
    }
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(QRectF(left, y, wide, are.line), Qt::AlignLeft | Qt::AlignVCenter,
                     contractCounts(m_face));
}

/// The same parts as `paintEvent` draws.
QStringList DepotCard::rulesAt(const QPoint &at) const
{
    const Measures are = measures();
    double y = at.y() - are.pad * 0.7;
    if (y < are.head) {
        const Rule points = ruleOf(BoardPart::DepotName);
        const Rule markers = ruleOf(BoardPart::DonationMarkers);
        const double right =
            QFontMetricsF(scaledFont(font(), 0.9)).horizontalAdvance(markersText()) + are.pad;
        const bool onMarkers = at.x() >= width() - right;
        return onMarkers ? idsOf({markers, points}) : idsOf({points, markers});
    }
    y -= are.head;
    if (m_fold == Fold::Lines)
        return idsOf({ruleOf(BoardPart::ResourceTrack), ruleOf(BoardPart::ContractCounts)});
    if (y < 4 * are.track)
        return idsOf({ruleOf(BoardPart::ResourceTrack), ruleOf(BoardPart::Renovation)});
    y -= 4 * are.track + are.gap + are.terms + are.gap;
    if (m_fold == Fold::Open && y >= 0 && y < are.chip) {
        const double part = (at.x() - are.pad) / std::max(1.0, width() - 2 * are.pad);
        const int effect = std::clamp(static_cast<int>(part * 3), 0, 2);
        return idsOf({ruleOf(static_cast<BonusEffect>(effect)), Rule::Be01});
    }
    return idsOf({ruleOf(BoardPart::ContractCounts)});
}

/// At the right end of the head.
QString DepotCard::markersText() const
{
    return tr("%n marker(s)", "donation markers that a player has left", m_face.markersLeft);
}

void DepotCard::drawHead(QPainter &painter, QRectF row) const
{
    const Theme &theme = Theme::of(palette());
    const double token = row.height() * 0.86;
    painter.setFont(font());
    drawCrew(painter, QRectF(row.left(), row.center().y() - token / 2, token, token), m_face.look, theme);
    row.setLeft(row.left() + token + row.height() * 0.3);
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    const QString right = markersText();
    const QFontMetricsF small(painter.font());
    const double points = QFontMetricsF(boldFont(font(), 1.1)).horizontalAdvance(words::points(m_face.vp));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, right);
    row.setRight(row.right() - small.horizontalAdvance(right) - row.height() * 0.4);
    painter.setFont(boldFont(font(), 1.1));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, words::points(m_face.vp));
    row.setRight(row.right() - points - row.height() * 0.3);
    const QString name = QFontMetricsF(painter.font()).elidedText(m_face.name, Qt::ElideRight, row.width());
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, name);
}

void DepotCard::drawStock(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    painter.setFont(scaledFont(font(), 0.9));
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    const double column = metrics.horizontalAdvance(u"20"_s) + side + metrics.height() * 0.75;
    double x = row.left();
    painter.setPen(theme.color(Role::Text));
    for (const Resource resource : all<Resource>()) {
        drawResource(painter, QRectF(x, row.center().y() - side / 2, side, side), resource, theme);
        const QRectF number(x + side, row.top(), column - side - metrics.height() * 0.45, row.height());
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_face.stock[resource]));
        x += column;
    }
    painter.setPen(theme.color(Role::QuietText));
    const QRectF rest(x, row.top(), row.right() - x, row.height());
    QString counts = contractCounts(m_face);
    if (metrics.horizontalAdvance(counts) > rest.width())
        counts = shortContractCounts(m_face);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(counts, Qt::ElideRight, rest.width()));
}

void DepotCard::drawTrack(QPainter &painter, const QRectF &row, Resource resource) const
{
    const Theme &theme = Theme::of(palette());
    const QColor color = theme.color(shadesOf(resource));
    painter.setFont(boldFont(font()));
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    drawResource(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), resource, theme);
    const double numbers = side * 1.4 + metrics.horizontalAdvance(u"20"_s);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(row.left(), row.top(), numbers, row.height()), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(m_face.stock[resource]));
    const double start = row.left() + numbers + side * 0.6;
    const double step = (row.right() - start) / unlockedCapacity;
    const double high = std::min(row.height() * 0.66, step * 1.1);
    const bool locked = !m_face.renovations.contains(resource);
    for (int i = 0; i < (locked ? lockedCapacity : unlockedCapacity); ++i) {
        const bool filled = i < m_face.stock[resource];
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

void DepotCard::drawEffects(QPainter &painter, const QRectF &row) const
{
    const double gap = 4;
    const double wide = (row.width() - 2 * gap) / 3;
    double x = row.left();
    for (const BonusEffect effect : all<BonusEffect>()) {
        drawEffect(painter, QRectF(x, row.top(), wide, row.height()), effect);
        x += wide + gap;
    }
}

void DepotCard::drawEffect(QPainter &painter, const QRectF &chip, BonusEffect effect) const
{
    const Theme &theme = Theme::of(palette());
    const EffectStatus status = m_face.effects[effect];
    const bool ready = status == EffectStatus::Ready;
    const double radius = cornerRadius(font());
    painter.setPen(effectPen(status, theme));
    painter.setBrush(theme.color(ready ? Role::Lit : Role::Panel));
    drawFrame(painter, chip, radius);
    const QRectF inside = chip.adjusted(4, 2, -4, -2);
    const QFont nameFont = ready ? boldFont(font(), 0.9) : scaledFont(font(), 0.9);
    painter.setFont(nameFont);
    painter.setPen(theme.color(ready ? Role::Text : Role::QuietText));
    const QRectF upper(inside.left(), inside.top(), inside.width(), inside.height() / 2);
    painter.drawText(
        upper, Qt::AlignCenter,
        QFontMetricsF(nameFont).elidedText(words::shortName(effect), Qt::ElideRight, upper.width()));
    painter.setFont(scaledFont(font(), 0.9));
    const bool brass = ready || status == EffectStatus::Unknown;
    painter.setPen(theme.color(brass ? Role::LitFrame : Role::QuietText));
    const QRectF lower = upper.translated(0, upper.height());
    painter.drawText(
        lower, Qt::AlignCenter,
        QFontMetricsF(painter.font()).elidedText(words::name(status), Qt::ElideRight, lower.width()));
}

} // namespace skyledger::ui
