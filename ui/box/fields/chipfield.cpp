// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/chipfield.h"

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

using namespace Qt::Literals::StringLiterals;

std::optional<int> Chips::chipOf(int) const
{
    return std::nullopt;
}

void Chips::draw(QPainter &, const QRectF &, int, const Theme &) const {}

ChipField::ChipField(std::unique_ptr<const Chips> chips, const QString &name, QWidget *parent)
    : BoxEditor(name, parent), m_chips(std::move(chips))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

ChipField::~ChipField() = default;

bool ChipField::isPicked(int chip) const
{
    return chip == chipCount() ? m_picked.none : ((m_picked.chips >> chip) & 1U) != 0;
}

QString ChipField::label(int chip) const
{
    if (chip == chipCount())
        //: On a chip: nothing is printed there
        return tr("0 none");
    return m_chips->label(chip);
}

QString ChipField::spokenValue() const
{
    const auto now = value();
    if (!now)
        return shortlyOf({});
    const auto &picked = std::get<PickedThings>(*now);
    return picked.things == 0 ? tr("none") : m_chips->said(picked);
}

/// What the cursor is at, and whether it counts.
QString ChipField::spokenChip(int chip) const
{
    const QString name = chip == chipCount() ? tr("none") : m_chips->name(chip);
    return isPicked(chip) ? tr("Cursor at: %1, picked.").arg(name)
                          : tr("Cursor at: %1, not picked.").arg(name);
}

ChipField::Picked ChipField::pickedOf(const std::optional<FieldValue> &value)
{
    const auto *picked = value ? std::get_if<PickedThings>(&*value) : nullptr;
    if (!picked)
        return {};
    return {picked->amount > 0 ? std::optional(picked->amount) : std::nullopt, picked->things,
            picked->things == 0};
}

/// Nothing while it is not complete.
std::optional<FieldValue> ChipField::value() const
{
    if (m_picked.none)
        return PickedThings{};
    const int amount = hasAmount() ? m_picked.amount.value_or(0) : 0;
    if (m_picked.chips == 0 || (hasAmount() && amount == 0))
        return std::nullopt;
    return PickedThings{amount, m_picked.chips};
}

/// What is not complete stays while somebody is at it and nobody entered another value.
void ChipField::display(const std::optional<FieldValue> &value)
{
    const bool isBegun = m_picked != Picked{} && !this->value();
    if (!(isBegun && hasFocus() && (!value || value == m_known)))
        reset(value);
}

void ChipField::reset(const std::optional<FieldValue> &value)
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
    const bool isOneAtFirst = picking().amount == Chips::Amount::One;
    if (isOneAtFirst && !m_picked.amount)
        m_picked.amount = 1;
    if (isOneAtFirst && m_picked.chips == 0)
        m_picked.amount.reset();
    offer();
}

void ChipField::typeDigit(int digit)
{
    if (const auto chip = m_chips->chipOf(digit)) {
        pick(*chip);
        return;
    }
    if (!picking().hasNone)
        return;
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
    if (text.size() != 1)
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
    QString keys = m_chips->keys();
    if (keys.isEmpty())
        keys = hasAmount() ? tr("Keys: a number, then letters; 0 is none.")
                           : tr("Keys: the letters; 0 is none.");
    setToolTip(plainTip(explanation() + u'\n' + keys));
}

double ChipField::chipWidth() const
{
    const QFontMetricsF metrics(boldFont(font())); // as what is picked is written
    double widest = metrics.height();
    for (int chip = 0; chip < chipCount(); ++chip)
        widest = std::max(widest, metrics.horizontalAdvance(label(chip)));
    return widest + metrics.height() * (m_chips->hasShapes() ? 1.1 : 0.6);
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
    const int perRow = picking().columns > 0 ? picking().columns : placeCount();
    const int row = chip / perRow;
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
    if (chip < chipCount() && m_chips->hasShapes()) {
        const double side = metrics.height() * 0.75;
        QRectF shape(text.left(), 0, side, side);
        shape.moveCenter({shape.center().x(), rect.center().y()});
        painter.save();
        painter.setOpacity(picked ? 1 : 0.45);
        m_chips->draw(painter, shape, chip, theme);
        painter.restore();
        text.setLeft(shape.right());
    }
    painter.setFont(picked ? boldFont(font()) : font());
    painter.setPen(theme.color(picked ? Role::Text : Role::QuietText));
    const auto align = picking().columns > 0 ? Qt::AlignLeft : Qt::AlignHCenter;
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
