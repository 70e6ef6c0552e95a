// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/choicebutton.h"

#include "ui/widgets/enterkey.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtCore/QtMath>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QTextLayout>

#include <utility>

namespace skyledger::ui {

namespace {

constexpr int margin = 8;
constexpr int gap = 1;
constexpr int mostTextWidth = 40; // letters

/// Why a choice is refused, then what it is.
QStringList rulesOf(const PlayOption &choice)
{
    QStringList ids{choice.rule, choice.about};
    ids.removeAll(QString());
    ids.removeDuplicates();
    return ids;
}

int wrapped(const QFontMetrics &metrics, int width, const QString &text)
{
    return text.isEmpty() ? 0 : metrics.boundingRect(0, 0, width, 10000, Qt::TextWordWrap, text).height();
}

} // namespace

ChoiceButton::ChoiceButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setMouseTracking(true);
    setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_choice); });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setChoice(const PlayOption &choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    describe();
    updateGeometry();
    update();
}

void ChoiceButton::describe()
{
    setText(withoutKeySigns(m_choice.name));
    setToolTip(plainTip(m_choice.detail));
    QString said = m_choice.name;
    if (isRefused())
        said = tr("%1, not possible: %2", "choice, reason").arg(m_choice.name, m_choice.detail);
    else if (!m_choice.detail.isEmpty())
        said = tr("%1: %2", "choice, price or remark").arg(m_choice.name, m_choice.detail);
    setSaidName(*this, said);
    QString description;
    if (!m_choice.key.isNull())
        description = tr("Key %1").arg(m_choice.key);
    else if (const QString key = KeyBindings::shared().text(keys::explainRule);
             isRefused() && !m_choice.rule.isEmpty() && !key.isEmpty())
        description = tr("%1 opens the rule", "a key").arg(key);
    setAccessibleDescription(description);
    setCursor(isRefused() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

QFont ChoiceButton::nameFont() const
{
    QFont bold = font();
    bold.setWeight(isRefused() ? QFont::Normal : QFont::DemiBold);
    return bold;
}

QFont ChoiceButton::detailFont() const
{
    QFont small = font();
    small.setPointSizeF(qMax(9.0, small.pointSizeF() * 0.92));
    return small;
}

int ChoiceButton::naturalTextWidth() const
{
    const QFontMetrics name(nameFont());
    const QFontMetrics detail(detailFont());
    const int most = mostTextWidth * fontMetrics().averageCharWidth();
    return qMin(most, qMax(name.horizontalAdvance(m_choice.name), detail.horizontalAdvance(m_choice.detail)))
        + 2;
}

QRect ChoiceButton::textRect(const QSize &size) const
{
    const int key = m_choice.key.isNull() && !isRefused() ? 0 : fontMetrics().height() + 6;
    return QRect(QPoint(0, 0), size).adjusted(margin, margin - 3, -margin - key, -margin + 3);
}

int ChoiceButton::textHeight(int width) const
{
    if (m_choice.detail.isEmpty())
        return wrapped(QFontMetrics(nameFont()), width, m_choice.name);
    QTextLayout detail;
    layOutDetail(detail, width);
    return detailTop(width) + qCeil(detail.boundingRect().height());
}

/// Where price or reason begin below the name.
int ChoiceButton::detailTop(int width) const
{
    return wrapped(QFontMetrics(nameFont()), width, m_choice.name) + gap;
}

/// Price or reason in lines; the rule in a reason stands out as a link.
void ChoiceButton::layOutDetail(QTextLayout &layout, int width) const
{
    layout.setText(m_choice.detail);
    layout.setFont(detailFont());
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> links;
    const QList<RuleInText> rules = rulesIn(m_choice.detail);
    links.reserve(rules.size());
    for (const RuleInText &rule : rules) {
        QTextLayout::FormatRange link;
        link.start = static_cast<int>(rule.start);
        link.length = static_cast<int>(rule.length);
        link.format.setForeground(Theme::of(palette()).color(Role::Accent));
        link.format.setFontUnderline(true);
        links.append(link);
    }
    layout.setFormats(links);
    layout.beginLayout();
    double y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    layout.endLayout();
}

/// The rule whose id stands there; empty for none.
QString ChoiceButton::ruleAt(const QPoint &at) const
{
    const QList<RuleInText> rules = rulesIn(m_choice.detail);
    if (rules.isEmpty())
        return {};
    const QRect text = textRect(size());
    QTextLayout layout;
    layOutDetail(layout, text.width());
    const QPointF inside = at - text.topLeft() - QPoint(0, detailTop(text.width()));
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        if (!line.naturalTextRect().contains(inside))
            continue;
        const int letter = line.xToCursor(inside.x(), QTextLine::CursorOnCharacter);
        for (const RuleInText &rule : rules) {
            if (letter >= rule.start && letter < rule.start + rule.length)
                return rule.rule;
        }
    }
    return {};
}

QSize ChoiceButton::sizeHint() const
{
    const QRect inner = textRect({1000, 1000});
    const int width = naturalTextWidth() + 1000 - inner.width();
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 12;
    return {width, fontMetrics().height() + 2 * margin};
}

bool ChoiceButton::hasHeightForWidth() const
{
    return true;
}

int ChoiceButton::heightForWidth(int width) const
{
    return textHeight(textRect({width, 1000}).width()) + 2 * (margin - 3);
}

void ChoiceButton::paintFrame(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const bool unsure = m_choice.status == PlayOption::Status::Undetermined;
    QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRefused()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setPen(QPen(theme.color(unsure ? Role::LitFrame : Role::QuietText), 1,
                            unsure ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(theme.color(isDown() || underMouse() ? Role::Lit : Role::Panel));
    }
    painter.drawRoundedRect(frame, 6, 6);
    if (hasFocus()) {
        frame.adjust(1, 1, -1, -1);
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, 5, 5);
    }
}

/// The key in a small box; a refused choice has a cross instead.
void ChoiceButton::paintKey(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const int side = fontMetrics().height() + 2;
    const QRectF box(width() - margin + 2 - side, margin - 3, side, side);
    painter.setFont(detailFont());
    if (isRefused()) {
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("✕"));
    } else if (!m_choice.key.isNull()) {
        painter.setPen(QPen(theme.color(Role::QuietText), 1));
        painter.setBrush(theme.color(Role::Surface));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(box, Qt::AlignCenter, QString(m_choice.key));
    }
}

void ChoiceButton::keyPressEvent(QKeyEvent *event)
{
    if (!takeEnterKey(*this, *event))
        QAbstractButton::keyPressEvent(event);
}

void ChoiceButton::mousePressEvent(QMouseEvent *event)
{
    m_pressedRule = event->button() == Qt::LeftButton ? ruleAt(event->position().toPoint()) : QString();
    if (m_pressedRule.isEmpty())
        QAbstractButton::mousePressEvent(event);
}

/// The second click of two in the same place would answer the next question, which nobody has read.
void ChoiceButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

void ChoiceButton::mouseMoveEvent(QMouseEvent *event)
{
    const bool plain = isRefused() && ruleAt(event->position().toPoint()).isEmpty();
    setCursor(plain ? Qt::ArrowCursor : Qt::PointingHandCursor);
    QAbstractButton::mouseMoveEvent(event);
}

void ChoiceButton::mouseReleaseEvent(QMouseEvent *event)
{
    const QString pressed = std::exchange(m_pressedRule, {});
    if (pressed.isEmpty())
        QAbstractButton::mouseReleaseEvent(event);
    else if (ruleAt(event->position().toPoint()) == pressed)
        askForRules(*this, QStringList(pressed) + rulesBehind(this));
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    paintKey(painter);

    const QRect text = textRect(size());
    painter.setFont(nameFont());
    painter.setPen(theme.color(isRefused() ? Role::QuietText : Role::Text));
    painter.drawText(text, Qt::TextWordWrap, m_choice.name);
    if (m_choice.detail.isEmpty())
        return;
    const bool unsure = m_choice.status == PlayOption::Status::Undetermined;
    painter.setPen(theme.color(unsure ? Role::LitFrame : Role::QuietText));
    QTextLayout detail;
    layOutDetail(detail, text.width());
    detail.draw(&painter, text.topLeft() + QPoint(0, detailTop(text.width())));
}

void ChoiceButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void ChoiceButton::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void ChoiceButton::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace skyledger::ui
