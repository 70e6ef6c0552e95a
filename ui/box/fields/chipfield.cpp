// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/chipfield.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/phrases.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

constexpr int airshipColumns = 3;

template <class Key>
std::uint32_t bitsOf(KeySet<Key> keys)
{
    std::uint32_t bits = 0;
    for (const Key key : keys)
        bits |= std::uint32_t{1} << indexOf(key);
    return bits;
}

template <class Key>
KeySet<Key> setOf(std::uint32_t bits)
{
    KeySet<Key> keys;
    for (const Key key : all<Key>()) {
        if (((bits >> indexOf(key)) & 1U) != 0)
            keys.insert(key);
    }
    return keys;
}

} // namespace

ChipField::Kind ChipField::kindOf(Field field)
{
    const PrintedValue shape = blankValue(field);
    if (std::holds_alternative<ResourceSet>(shape))
        return Kind::Dots;
    if (std::holds_alternative<Price>(shape))
        return Kind::Priced;
    if (std::holds_alternative<AirshipSet>(shape))
        return Kind::Airships;
    return std::holds_alternative<StageSet>(shape) ? Kind::Stages : Kind::Bonus;
}

ChipField::ChipField(const MissingValue &place, const QString &name, QWidget *parent)
    : BoxEditor(place, name, parent), m_kind(kindOf(place.value.as<Printed>()))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

int ChipField::chipCount() const
{
    switch (m_kind) {
    case Kind::Airships:
        return static_cast<int>(countOf<Airship>);
    case Kind::Stages:
        return 2;
    default:
        return static_cast<int>(countOf<Resource>);
    }
}

bool ChipField::isPicked(int chip) const
{
    return chip == chipCount() ? m_picked.none : ((m_picked.chips >> chip) & 1U) != 0;
}

QString ChipField::label(int chip) const
{
    if (chip == chipCount())
        //: On a chip: nothing is printed there
        return tr("0 none");
    if (m_kind == Kind::Airships)
        return tr("%1 %2", "a key and the airship that it picks")
            .arg(QString::number(chip + 1), words::shortName(static_cast<Airship>(chip)));
    if (m_kind == Kind::Stages)
        return chip == 0 ? tr("2, 3", "stages") : tr("4, 5", "stages");
    return words::letterOf(static_cast<Resource>(chip));
}

QString ChipField::spokenValue() const
{
    const auto now = value();
    if (!now)
        return words::shortly({});
    switch (m_kind) {
    case Kind::Dots: {
        const auto dots = std::get<ResourceSet>(*now);
        return dots.empty() ? tr("none") : words::resourcesOf(dots);
    }
    case Kind::Bonus:
        return words::bonusOf(std::get<ResourceBonus>(*now));
    case Kind::Priced: {
        const auto price = std::get<Price>(*now);
        return price.amount == 0 ? tr("none") : words::amountOf(price.resource, price.amount);
    }
    case Kind::Airships: {
        QStringList names;
        for (const Airship airship : std::get<AirshipSet>(*now))
            names << words::name(airship);
        return names.isEmpty() ? tr("none") : words::listed(names);
    }
    case Kind::Stages:
        return m_picked.chips == 1 ? label(0) : label(1);
    }
    return {};
}

/// What the cursor is at, and whether it counts.
QString ChipField::spokenChip(int chip) const
{
    QString name = label(chip);
    if (chip == chipCount())
        name = tr("none");
    else if (m_kind == Kind::Airships)
        name = words::name(static_cast<Airship>(chip));
    else if (m_kind != Kind::Stages)
        name = words::name(static_cast<Resource>(chip));
    return isPicked(chip) ? tr("Cursor at: %1, picked.").arg(name)
                          : tr("Cursor at: %1, not picked.").arg(name);
}

ChipField::Picked ChipField::pickedOf(const std::optional<PrintedValue> &value) const
{
    Picked picked;
    if (!value)
        return picked;
    if (const auto *dots = std::get_if<ResourceSet>(&*value))
        return {{}, bitsOf(*dots), dots->empty()};
    if (const auto *bonus = std::get_if<ResourceBonus>(&*value))
        return {bonus->amount > 0 ? std::optional<int>(bonus->amount) : std::nullopt, bitsOf(bonus->choices),
                bonus->amount == 0};
    if (const auto *price = std::get_if<Price>(&*value)) {
        if (price->amount == 0)
            return {{}, 0, true};
        return {price->amount, bitsOf(ResourceSet{price->resource}), false};
    }
    if (const auto *airships = std::get_if<AirshipSet>(&*value))
        return {{}, bitsOf(*airships), airships->empty()};
    if (const auto *stages = std::get_if<StageSet>(&*value))
        picked.chips = *stages == earlyStages ? 1 : 2;
    return picked;
}

/// Nothing while it is not complete.
std::optional<PrintedValue> ChipField::value() const
{
    const auto resources = setOf<Resource>(m_picked.chips);
    const auto amount = static_cast<std::uint8_t>(m_picked.amount.value_or(0));
    switch (m_kind) {
    case Kind::Dots:
        return m_picked.none || !resources.empty() ? std::optional<PrintedValue>(resources) : std::nullopt;
    case Kind::Bonus:
        if (m_picked.none)
            return ResourceBonus{};
        return amount > 0 && !resources.empty()
            ? std::optional<PrintedValue>(ResourceBonus{amount, resources})
            : std::nullopt;
    case Kind::Priced:
        if (m_picked.none)
            return Price{};
        return amount > 0 && !resources.empty()
            ? std::optional<PrintedValue>(Price{resources.first(), amount})
            : std::nullopt;
    case Kind::Airships: {
        const auto airships = setOf<Airship>(m_picked.chips);
        return m_picked.none || !airships.empty() ? std::optional<PrintedValue>(airships) : std::nullopt;
    }
    case Kind::Stages:
        if (m_picked.chips == 0)
            return std::nullopt;
        return m_picked.chips == 1 ? earlyStages : lateStages;
    }
    return std::nullopt;
}

/// What is not complete stays while somebody is at it and nobody entered another value.
void ChipField::display(const std::optional<PrintedValue> &value)
{
    const bool isBegun = m_picked != Picked{} && !this->value();
    if (!(isBegun && hasFocus() && (!value || value == m_known)))
        reset(value);
}

void ChipField::reset(const std::optional<PrintedValue> &value)
{
    m_known = value;
    m_picked = pickedOf(value);
    retell();
    update();
}

void ChipField::begin(int amount)
{
    m_picked = Picked{amount, 0, false};
    retell();
    update();
}

void ChipField::offer()
{
    retell();
    update();
    if (const auto complete = value())
        emit entered(*complete);
    else if (isKnown())
        emit emptied();
}

void ChipField::pick(int chip)
{
    m_digitsFollow = false;
    m_cursor = chip;
    if (chip == chipCount()) {
        m_picked = Picked{{}, 0, !m_picked.none};
        offer();
        return;
    }
    const std::uint32_t bit = std::uint32_t{1} << chip;
    m_picked.none = false;
    if (isExclusive())
        m_picked.chips = bit;
    else
        m_picked.chips ^= bit;
    // One is what is printed most; another number is typed before or after.
    if (m_kind == Kind::Bonus && !m_picked.amount)
        m_picked.amount = 1;
    if (m_kind == Kind::Bonus && m_picked.chips == 0)
        m_picked.amount.reset();
    offer();
}

void ChipField::typeDigit(int digit)
{
    if (m_kind == Kind::Airships && digit > 0) {
        pick(digit - 1);
        return;
    }
    if (m_kind == Kind::Stages) {
        if (digit >= 2 && digit <= 5)
            pick(digit <= 3 ? 0 : 1);
        return;
    }
    const bool follows = hasAmount() && m_digitsFollow && m_picked.amount.value_or(0) > 0;
    if (digit == 0 && !follows) {
        m_picked = Picked{{}, 0, true};
        offer();
        return;
    }
    if (!hasAmount())
        return;
    // The first digit begins anew, so that one can type over what stands there.
    const int longer = m_picked.amount.value_or(0) * 10 + digit;
    m_picked = Picked{follows && longer <= 99 ? longer : digit, 0, false};
    m_digitsFollow = true;
    retell();
    update();
}

bool ChipField::typeLetter(const QString &text)
{
    if (text.size() != 1 || m_kind == Kind::Airships || m_kind == Kind::Stages)
        return false;
    for (int chip = 0; chip < chipCount(); ++chip) {
        if (label(chip).compare(text, Qt::CaseInsensitive) == 0) {
            pick(chip);
            return true;
        }
    }
    return false;
}

void ChipField::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (const auto digit = typedDigit(*event)) {
        typeDigit(*digit);
        return;
    }
    if (!plain) {
        BoxEditor::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            emit nextWanted(this, !(event->modifiers() & Qt::ShiftModifier));
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit stepWanted(this, event->key() == Qt::Key_Down);
        return;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int step = event->key() == Qt::Key_Right ? 1 : -1;
        m_cursor = std::clamp(m_cursor + step, 0, placeCount() - 1);
        retell();
        update();
        return;
    }
    case Qt::Key_Space:
        pick(m_cursor);
        return;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        m_picked = {};
        m_digitsFollow = false;
        offer();
        return;
    default:
        if (!typeLetter(typedText(*event)))
            BoxEditor::keyPressEvent(event);
    }
}

void ChipField::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    for (int chip = 0; chip < placeCount(); ++chip) {
        if (event->button() == Qt::LeftButton && chipRect(chip).contains(event->position())) {
            pick(chip);
            return;
        }
    }
}

void ChipField::focusInEvent(QFocusEvent *event)
{
    m_digitsFollow = false;
    BoxEditor::focusInEvent(event);
    retell();
    update();
    emit gotFocus();
}

void ChipField::focusOutEvent(QFocusEvent *event)
{
    m_digitsFollow = false;
    BoxEditor::focusOutEvent(event);
    if (!value() && m_known)
        reset(m_known); // what was begun and not finished changes nothing
    retell();
    update();
}

void ChipField::changeEvent(QEvent *event)
{
    BoxEditor::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        updateGeometry();
        update();
    }
}

void ChipField::retell()
{
    setAccessibleName(tr("%1: %2", "what it is, its value").arg(about(), spokenValue()));
    setAccessibleDescription(hasFocus() ? spokenChip(m_cursor) + u'\n' + explanation() : explanation());
    QString keys;
    if (m_kind == Kind::Airships)
        keys = tr("Keys: 1 to 9 pick, 0 is none.");
    else if (m_kind == Kind::Stages)
        keys = tr("Keys: 2 or 4.");
    else if (hasAmount())
        keys = tr("Keys: a number, then letters; 0 is none.");
    else
        keys = tr("Keys: the letters; 0 is none.");
    setToolTip(plainTip(explanation() + u'\n' + keys));
}

double ChipField::chipWidth() const
{
    const QFontMetricsF metrics(boldFont(font())); // as what is picked is written
    double widest = metrics.height();
    for (int chip = 0; chip < chipCount(); ++chip)
        widest = std::max(widest, metrics.horizontalAdvance(label(chip)));
    const bool hasShape = m_kind != Kind::Airships && m_kind != Kind::Stages;
    return widest + metrics.height() * (hasShape ? 1.1 : 0.6);
}

QRectF ChipField::amountRect() const
{
    const QFontMetricsF metrics(font());
    return {3, 3, metrics.horizontalAdvance(u"00"_s) + metrics.height() * 0.5, metrics.height() * 1.5};
}

QRectF ChipField::chipRect(int chip) const
{
    const QFontMetricsF metrics(font());
    const double height = metrics.height() * 1.5;
    const double left = hasAmount() ? amountRect().right() + 4 : 3;
    const int perRow = m_kind == Kind::Airships ? airshipColumns : placeCount();
    const int row = m_kind == Kind::Airships ? chip / perRow : 0;
    const int column = chip % perRow;
    const QFontMetricsF bold(boldFont(font()));
    const double width =
        chip == chipCount() ? bold.horizontalAdvance(label(chip)) + bold.height() * 0.6 : chipWidth();
    return {left + column * (chipWidth() + 2), 3 + row * (height + 3), width, height};
}

QSize ChipField::sizeHint() const
{
    QRectF all = chipRect(0);
    for (int chip = 1; chip < placeCount(); ++chip)
        all = all.united(chipRect(chip));
    return {static_cast<int>(std::ceil(all.right())) + 4, static_cast<int>(std::ceil(all.bottom())) + 4};
}

void ChipField::drawChip(QPainter &painter, int chip) const
{
    const Theme &theme = Theme::of(palette());
    const QRectF rect = chipRect(chip);
    const bool picked = isPicked(chip);
    const QFontMetricsF metrics(font());
    painter.setPen(QPen(theme.color(picked ? Role::Text : Role::Outline), picked ? 2 : 1));
    painter.setBrush(theme.color(picked ? Role::Developed : Role::Surface));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4);
    QRectF text = rect.adjusted(metrics.height() * 0.25, 0, -metrics.height() * 0.25, 0);
    if (chip < chipCount() && m_kind != Kind::Airships && m_kind != Kind::Stages) {
        const double side = metrics.height() * 0.75;
        QRectF shape(text.left(), 0, side, side);
        shape.moveCenter({shape.center().x(), rect.center().y()});
        painter.save();
        painter.setOpacity(picked ? 1 : 0.45);
        drawResource(painter, shape, static_cast<Resource>(chip), theme);
        painter.restore();
        text.setLeft(shape.right());
    }
    painter.setFont(picked ? boldFont(font()) : font());
    painter.setPen(theme.color(picked ? Role::Text : Role::QuietText));
    const auto align = m_kind == Kind::Airships ? Qt::AlignLeft : Qt::AlignHCenter;
    painter.drawText(text, static_cast<int>(align | Qt::AlignVCenter), label(chip));
    if (hasFocus() && chip == m_cursor) {
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.drawLine(rect.bottomLeft() + QPointF(4, 0), rect.bottomRight() + QPointF(-4, 0));
    }
}

void ChipField::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus() || !value()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(hasFocus() ? QPen(theme.color(Role::Accent), 2)
                                  : QPen(theme.color(Role::LitFrame), 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    if (hasAmount()) {
        const QRectF area = amountRect();
        const bool known = m_picked.amount.has_value() || m_picked.none;
        painter.setPen(known ? QPen(theme.color(Role::Outline), 1)
                             : QPen(theme.color(Role::LitFrame), 1, Qt::DashLine));
        painter.setBrush(theme.color(Role::Surface));
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3);
        painter.setFont(boldFont(font()));
        painter.setPen(theme.color(known ? Role::Text : Role::LitFrame));
        const QString number = m_picked.none ? u"0"_s : QString::number(m_picked.amount.value_or(0));
        painter.drawText(area, Qt::AlignCenter, known ? number : u"?"_s);
    }
    for (int chip = 0; chip < placeCount(); ++chip)
        drawChip(painter, chip);
}

} // namespace skyledger::ui
