// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/paperstyle.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QTextFormat>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qreal radius = 5;
constexpr int glideTime = 120; ///< milliseconds
constexpr int roomForRing = 3; ///< the widest that a theme draws, see `Theme::ringWidth`

/// A rounded rectangle whose outline falls on whole pixels.
void drawRounded(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &line,
                 qreal width = 1)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    ui::drawRounded(*painter, QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2), radius);
    painter->restore();
}

/// The button that Enter presses stands out by its ground: one without a ground cannot.
bool isDefault(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return button && (button->features & QStyleOptionButton::DefaultButton)
        && !(button->features & QStyleOptionButton::Flat);
}

bool isFlat(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return button && (button->features & QStyleOptionButton::Flat);
}

void drawFocus(const QStyleOption *option, QPainter *painter, const QRect &rect)
{
    const Theme &theme = Theme::of(option->palette);
    drawRounded(painter, rect, {}, theme.color(Role::Accent), theme.ringWidth());
}

void drawButton(const QStyleOption *option, QPainter *painter)
{
    const Theme &theme = Theme::of(option->palette);
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool down = option->state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hovered = enabled && (option->state & QStyle::State_MouseOver);
    QColor fill = option->palette.color(QPalette::Button);
    QColor line = theme.color(enabled ? Role::QuietText : Role::Hairline);
    if (isDefault(option) && enabled)
        fill = line = theme.color(Role::Accent);
    else if (down)
        fill = theme.color(Role::Lit);
    else if (hovered)
        fill = theme.color(Role::Panel);
    const bool focused = option->state & QStyle::State_HasFocus;
    if (!isFlat(option) || down)
        drawRounded(painter, option->rect, fill, down ? theme.color(Role::LitFrame) : line,
                    theme.lineWidth());
    else if (hovered)
        drawRounded(painter, option->rect, fill, theme.color(Role::Hairline));
    if (focused && fill == theme.color(Role::Accent)) // where a ring of the accent would not be seen
        drawRounded(painter, option->rect.adjusted(2, 2, -2, -2), {}, theme.color(Role::OnAccent),
                    theme.ringWidth());
    else if (focused)
        drawFocus(option, painter, option->rect);
}

void drawField(const QStyleOption *option, QPainter *painter)
{
    const Theme &theme = Theme::of(option->palette);
    const bool focused = option->state & QStyle::State_HasFocus;
    drawRounded(painter, option->rect, option->palette.color(QPalette::Base),
                theme.color(focused ? Role::Accent : Role::QuietText),
                focused ? theme.ringWidth() : theme.lineWidth());
}

/// A box or ring to tick, with an outline that can be seen on every ground.
void drawIndicator(const QStyleOption *option, QPainter *painter, bool round)
{
    const Theme &theme = Theme::of(option->palette);
    const bool on = option->state & QStyle::State_On;
    const QColor line = theme.color(on ? Role::Accent : Role::QuietText);
    const QRectF box = QRectF(option->rect).adjusted(1, 1, -1, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(line, 1.2 * theme.lineWidth()));
    painter->setBrush(option->palette.color(QPalette::Base));
    if (round) {
        painter->drawEllipse(box);
        painter->setBrush(line);
        if (on)
            painter->drawEllipse(box.center(), box.width() / 4, box.height() / 4);
    } else {
        painter->drawRoundedRect(box, 3, 3);
        painter->setPen(QPen(line, box.width() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&box](double x, double y) {
            return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
        };
        if (on)
            painter->drawPolyline(QPolygonF{at(0.22, 0.52), at(0.43, 0.74), at(0.78, 0.28)});
    }
    painter->restore();
}

/// One of the two arrows of a scroll bar.
void drawScrollArrow(QPainter *painter, const QRect &rect, bool horizontal, bool forward, const QColor &color)
{
    const double side = std::min(rect.width(), rect.height()) / 4.0;
    const QPointF middle = QRectF(rect).center();
    const double way = forward ? side / 2 : -side / 2;
    const QPolygonF arrow = horizontal
        ? QPolygonF{middle + QPointF(-way, -side), middle + QPointF(way, 0), middle + QPointF(-way, side)}
        : QPolygonF{middle + QPointF(-side, -way), middle + QPointF(0, way), middle + QPointF(side, -way)};
    painter->setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(arrow);
}

/// Around text, a list or a box. What scrolls shows by it that it has the focus; without a shadow, by nothing else.
void drawFrame(const QStyleOption *option, QPainter *painter, const QWidget *widget)
{
    const bool scrolls = qobject_cast<const QAbstractScrollArea *>(widget) != nullptr;
    const bool focused = option->state & QStyle::State_HasFocus;
    const bool plain = !(option->state & (QStyle::State_Sunken | QStyle::State_Raised));
    if (scrolls && focused)
        drawFocus(option, painter, option->rect);
    else if (!scrolls || !plain)
        drawRounded(painter, option->rect, {}, Theme::of(option->palette).color(Role::Hairline));
}

void drawTab(const QStyleOptionTab *tab, QPainter *painter)
{
    const Theme &theme = Theme::of(tab->palette);
    const bool selected = tab->state & QStyle::State_Selected;
    const QRect rect = tab->rect.adjusted(1, 1, -1, selected ? 6 : 0);
    painter->save();
    painter->setClipRect(tab->rect);
    drawRounded(painter, rect, theme.color(selected ? Role::Panel : Role::Surface),
                theme.color(Role::Hairline));
    if (selected)
        painter->fillRect(QRect(tab->rect.left() + 8, tab->rect.top() + 1, tab->rect.width() - 16, 2),
                          theme.color(Role::Accent));
    painter->restore();
    if (tab->state & QStyle::State_HasFocus)
        drawFocus(tab, painter, tab->rect.adjusted(2, 2, -2, -2));
}

} // namespace

PaperStyle::PaperStyle() : QProxyStyle(u"fusion"_s) {}

void PaperStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        if (element == PE_PanelButtonTool && !(option->state & (State_MouseOver | State_Sunken | State_On))
            && (option->state & State_AutoRaise))
            return;
        drawButton(option, painter);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0) {
            drawField(option, painter);
            return;
        }
        break;
    case PE_FrameLineEdit:
        return; // drawn with the panel
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        drawIndicator(option, painter, element == PE_IndicatorRadioButton);
        return;
    case PE_FrameFocusRect:
        if (widget
            && qobject_cast<const QAbstractItemView *>(widget)) // a row is not much higher than its text
            drawRounded(painter, option->rect, {}, theme.color(Role::Accent), 2);
        else
            drawFocus(option, painter, option->rect);
        return;
    case PE_FrameTabWidget:
    case PE_FrameGroupBox:
        drawRounded(painter, option->rect, {}, theme.color(Role::Hairline));
        return;
    case PE_Frame:
        drawFrame(option, painter, widget);
        return;
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_PanelToolBar:
    case PE_IndicatorDockWidgetResizeHandle: // the gap between the boards is enough
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void PaperStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    switch (element) {
    case CE_PushButtonBevel:
        // A flat button has no panel, and with it would have no ring around it when it has the focus.
        if (isFlat(option) && !(option->state & (State_Sunken | State_On))) {
            drawButton(option, painter);
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (isDefault(option) && (option->state & State_Enabled)) {
            QStyleOptionButton strong(*qstyleoption_cast<const QStyleOptionButton *>(option));
            strong.palette.setColor(QPalette::ButtonText, theme.color(Role::OnAccent));
            QProxyStyle::drawControl(element, &strong, painter, widget);
            return;
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
            box && !box->editable) {
            QStyleOptionComboBox fitting(*box);
            const QRect room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
            const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4;
            fitting.currentText =
                box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room.width() - icon - 2);
            QProxyStyle::drawControl(element, &fitting, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
            tab && (tab->shape == QTabBar::RoundedNorth || tab->shape == QTabBar::RoundedSouth)) {
            drawTab(tab, painter);
            return;
        }
        break;
    case CE_MenuBarItem:
        if (!(option->state & (State_Selected | State_Sunken))) {
            QStyleOptionMenuItem item(*qstyleoption_cast<const QStyleOptionMenuItem *>(option));
            painter->fillRect(item.rect, theme.color(Role::Surface));
            drawItemText(painter, item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                         item.palette, item.state & State_Enabled, item.text, QPalette::WindowText);
            return;
        }
        break;
    case CE_DockWidgetTitle:
        // Qt asks for the letters of the title once, when the dock is made.
        if (const auto *title = qstyleoption_cast<const QStyleOptionDockWidget *>(option); title && widget) {
            QStyleOptionDockWidget current(*title);
            current.fontMetrics = widget->fontMetrics();
            painter->save();
            painter->setFont(widget->font());
            QProxyStyle::drawControl(element, &current, painter, widget);
            painter->restore();
            return;
        }
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, theme.color(Role::Surface));
        return;
    case CE_ToolBar:
        painter->fillRect(option->rect, theme.color(Role::Panel));
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          theme.color(Role::Hairline));
        return;
    case CE_Splitter:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void PaperStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        // Fusion's outlines are shades of the ground: too faint for a field, and none at all on black.
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
            control == CC_SpinBox && spin && spin->frame) {
            const bool focused = option->state & State_HasFocus;
            drawRounded(painter, option->rect, {}, theme.color(focused ? Role::Accent : Role::QuietText),
                        focused ? theme.ringWidth() : theme.lineWidth());
        }
        return;
    }
    // What can be dragged stands out from its groove in both themes.
    const bool held = option->state & State_Sunken && option->activeSubControls & SC_ScrollBarSlider;
    const bool horizontal = bar->orientation == Qt::Horizontal;
    painter->save();
    painter->fillRect(option->rect, theme.color(Role::Surface));
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor arrows = theme.color(Role::QuietText);
    drawScrollArrow(painter, subControlRect(control, option, SC_ScrollBarSubLine, widget), horizontal,
                    bar->upsideDown, arrows);
    drawScrollArrow(painter, subControlRect(control, option, SC_ScrollBarAddLine, widget), horizontal,
                    !bar->upsideDown, arrows);
    const QRectF slider(subControlRect(control, option, SC_ScrollBarSlider, widget));
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.color(held ? Role::Accent : Role::Outline));
    const double inset = (horizontal ? slider.height() : slider.width()) / 4;
    const QRectF thumb =
        horizontal ? slider.adjusted(1, inset, -1, -inset) : slider.adjusted(inset, 1, -inset, -1);
    painter->drawRoundedRect(thumb, inset, inset);
    painter->restore();
}

int PaperStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        // Room for the ring around what has the focus.
        if (widget != nullptr && qobject_cast<const QAbstractScrollArea *>(widget) != nullptr)
            return roomForRing;
        return QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemSpacing:
        return 0;
    case PM_DockWidgetSeparatorExtent:
        return 5;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: {
        // What is ticked grows with the text beside it.
        const QFontMetrics text = option ? option->fontMetrics : QFontMetrics(QApplication::font(widget));
        return std::max(QProxyStyle::pixelMetric(metric, option, widget), text.ascent());
    }
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int PaperStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_TextControl_FocusIndicatorTextCharFormat:
        // A link that has the focus; Fusion's dots around it are hard to see.
        if (auto *format = qstyleoption_cast<QStyleHintReturnVariant *>(data); format && option) {
            const Theme &theme = Theme::of(option->palette);
            QTextCharFormat chosen;
            chosen.setBackground(theme.color(Role::Accent));
            chosen.setForeground(theme.color(Role::OnAccent));
            format->variant = chosen;
            return 1;
        }
        return QProxyStyle::styleHint(hint, option, widget, data);
    case SH_Widget_Animate:
        return m_animated ? 1 : 0;
    case SH_Widget_Animation_Duration:
        return m_animated ? glideTime : 0;
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize PaperStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton || type == CT_LineEdit || type == CT_ComboBox)
        result.setHeight(std::max(result.height(), option->fontMetrics.height() + 10));
    // Between a command and its keys Fusion leaves a few pixels of whatever letters.
    if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        type == CT_MenuItem && item && item->text.contains(u'\t'))
        result.rwidth() += option->fontMetrics.averageCharWidth() * 2;
    return result;
}

} // namespace skyledger::ui
