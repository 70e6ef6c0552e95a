// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/choicebutton.h"

#include "ui/widgets/enterkey.h"
#include "ui/widgets/facepainter.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
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

#include <algorithm>
#include <array>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int margin = 8;         // at the sides
constexpr int pad = 4;            // above and below
constexpr int gap = 6;            // between the key and the name
constexpr int leastHeight = 24;   // what a finger hits
constexpr int mostTextWidth = 40; // letters
constexpr int mostWidths = 64;    // whose lines are kept

/// Why a choice is refused, then what it is.
QStringList rulesOf(const PlayOption &choice)
{
    QStringList ids{choice.rule, choice.about};
    ids.removeAll(QString());
    ids.removeDuplicates();
    return ids;
}

/// A reason without the ids of rules, and without the brackets around them.
QString withoutRules(const QString &text)
{
    QString plain = text;
    for (QList<RuleInText> rules = rulesIn(plain); !rules.isEmpty(); rules = rulesIn(plain)) {
        const RuleInText &rule = rules.constFirst();
        const qsizetype open = plain.lastIndexOf(u'(', rule.start);
        const qsizetype close = plain.indexOf(u')', rule.start);
        if (open >= 0 && close >= 0 && plain.lastIndexOf(u')', rule.start) < open)
            plain.remove(open, close + 1 - open);
        else
            plain.remove(rule.start, rule.length);
    }
    // As `simplified`, which would take a space that may not break for any other.
    return plain.replace(u'\n', u' ').split(u' ', Qt::SkipEmptyParts).join(u' ');
}

bool isCut(const QStringList &lines, const QString &whole)
{
    return !whole.contains(u'…')
        && std::any_of(lines.cbegin(), lines.cend(), [](const QString &line) { return line.endsWith(u'…'); });
}

} // namespace

ChoiceButton::ChoiceButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
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

/// The layout that asks for it knows the height already.
void ChoiceButton::setFullness(Fullness fullness)
{
    if (fullness == m_fullness)
        return;
    m_fullness = fullness;
    update();
}

void ChoiceButton::describe()
{
    forgetLines();
    m_detail = withoutRules(m_choice.detail);
    setText(withoutKeySigns(m_choice.name));
    setToolTip(plainTip(m_choice.detail.isEmpty() ? m_choice.name : m_choice.name + u'\n' + m_choice.detail));
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

int ChoiceButton::signSide() const
{
    return hasSign() ? fontMetrics().height() + 2 : 0;
}

double ChoiceButton::nameWidth(int width) const
{
    return width - 2 * margin - (hasSign() ? signSide() + gap - margin / 2 : 0);
}

QStringList ChoiceButton::nameLines(int width, Fullness fullness) const
{
    constexpr std::array<int, 3> most{4, 2, 1};
    return brokenText(cardName(), QFontMetricsF(nameFont()), nameWidth(width),
                      most[static_cast<std::size_t>(fullness)]);
}

/// Price or reason below the name.
std::vector<Face> ChoiceButton::detailLines(int width, Fullness fullness) const
{
    const QFontMetricsF metrics(detailFont());
    const double room = width - 2 * margin;
    if (!m_choice.card.price.empty())
        return fullness == Fullness::Whole ? brokenFace(m_choice.card.price, metrics, room)
                                           : std::vector<Face>{m_choice.card.price};
    std::vector<Face> lines;
    if (m_detail.isEmpty())
        return lines;
    constexpr int mostLines = 12;
    const QStringList texts =
        brokenText(m_detail, metrics, room, fullness == Fullness::Whole ? mostLines : 1);
    lines.reserve(static_cast<std::size_t>(texts.size()));
    for (const QString &text : texts)
        lines.push_back({{text}});
    return lines;
}

const ChoiceButton::Lines &ChoiceButton::linesAt(int width, Fullness fullness) const
{
    const std::pair key(width, static_cast<int>(fullness));
    const auto known = m_lines.constFind(key);
    if (known != m_lines.cend())
        return *known;
    if (m_lines.size() >= mostWidths)
        m_lines.clear(); // a window that is dragged wider has been through many
    Lines lines{nameLines(width, fullness), {}};
    if (fullness != Fullness::Line) // which has behind its name what there is room for
        lines.detail = detailLines(width, fullness);
    return *m_lines.insert(key, lines);
}

double ChoiceButton::nameAdvance() const
{
    if (!m_nameAdvance)
        m_nameAdvance = QFontMetricsF(nameFont()).horizontalAdvance(cardName());
    return *m_nameAdvance;
}

void ChoiceButton::forgetLines()
{
    m_lines.clear();
    m_nameAdvance.reset();
}

int ChoiceButton::heightAt(int width, Fullness fullness) const
{
    if (fullness == Fullness::Line)
        return qMax(leastHeight, signSide() + pad);
    const Lines &lines = linesAt(width, fullness);
    const auto names = static_cast<int>(lines.name.size());
    const auto details = static_cast<int>(lines.detail.size());
    const int height = qMax(names * qCeil(QFontMetricsF(nameFont()).height()), signSide())
        + details * qCeil(QFontMetricsF(detailFont()).height());
    return qMax(leastHeight, height + 2 * pad);
}

bool ChoiceButton::isNameWhole(int width, Fullness fullness) const
{
    // Grids ask this for every number of columns: of one line its width says it, which need not be broken for that.
    if (fullness == Fullness::Line && !cardName().contains(u'…'))
        return nameAdvance() <= nameWidth(width);
    return !isCut(linesAt(width, fullness).name, cardName());
}

QSize ChoiceButton::sizeHint() const
{
    const QFontMetricsF detail(detailFont());
    const double most = mostTextWidth * fontMetrics().averageCharWidth();
    const double below = m_choice.card.price.empty() ? detail.horizontalAdvance(m_detail)
                                                     : faceWidth(m_choice.card.price, detail) + margin;
    const double beside = nameAdvance() + signSide() + gap;
    const int width = qCeil(qMin(most, qMax(beside, below))) + 2 * margin + 2;
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, leastHeight};
}

void ChoiceButton::paintFrame(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const bool unsure = m_choice.status == PlayOption::Status::Undetermined;
    QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(theme.color(unsure ? Role::LitFrame : Role::QuietText), 1,
                        unsure || isRefused() ? Qt::DashLine : Qt::SolidLine));
    if (isRefused())
        painter.setBrush(Qt::NoBrush);
    else
        painter.setBrush(theme.color(isDown() || underMouse() ? Role::Lit : Role::Panel));
    drawRounded(painter, frame, 6);
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
    const int side = signSide();
    const double top = m_fullness == Fullness::Line ? (height() - side) / 2.0 : pad;
    const QRectF box(margin / 2.0, top, side, side);
    painter.setFont(detailFont());
    if (isRefused()) {
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(box, Qt::AlignCenter, u"✕"_s);
    } else if (!m_choice.key.isNull()) {
        painter.setPen(QPen(theme.color(Role::QuietText), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawRounded(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), 3);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(box, Qt::AlignCenter, QString(m_choice.key));
    }
}

Role ChoiceButton::detailRole() const
{
    if (m_choice.status == PlayOption::Status::Undetermined)
        return Role::LitFrame;
    return m_choice.card.price.empty() ? Role::QuietText : Role::Text;
}

/// Name and price behind each other.
void ChoiceButton::paintLine(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const double left = width() - margin - nameWidth(width());
    const QString name = linesAt(width(), Fullness::Line).name.constFirst();
    painter.setFont(nameFont());
    painter.setPen(theme.color(isRefused() ? Role::QuietText : Role::Text));
    painter.drawText(QRectF(left, 0, nameWidth(width()), height()), Qt::AlignLeft | Qt::AlignVCenter, name);
    const double taken = QFontMetricsF(nameFont()).horizontalAdvance(name) + margin;
    const QRectF rest(left + taken, 0, nameWidth(width()) - taken, height());
    const std::vector<Face> lines = m_choice.card.price.empty()
        ? (m_detail.isEmpty() ? std::vector<Face>() : std::vector<Face>{{{m_detail}}})
        : std::vector<Face>{m_choice.card.price};
    const double least = fontMetrics().averageCharWidth() * 4;
    if (lines.empty() || rest.width() < least)
        return;
    painter.setFont(detailFont());
    drawFace(painter, rest, lines.front(), detailRole(), theme);
}

void ChoiceButton::paintLines(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const double high = qCeil(QFontMetricsF(nameFont()).height());
    const Lines &lines = linesAt(width(), m_fullness);
    const QStringList &names = lines.name;
    const double left = width() - margin - nameWidth(width());
    double y = pad;
    if (names.size() == 1)
        y += qMax(0.0, (signSide() - high) / 2);
    painter.setFont(nameFont());
    painter.setPen(theme.color(isRefused() ? Role::QuietText : Role::Text));
    for (const QString &name : names) {
        painter.drawText(QRectF(left, y, nameWidth(width()) + 1, high), Qt::AlignLeft | Qt::AlignVCenter,
                         name);
        y += high;
    }
    y = qMax(y, double(pad + signSide()));
    painter.setFont(detailFont());
    const double line = qCeil(QFontMetricsF(detailFont()).height());
    for (const Face &face : lines.detail) {
        drawFace(painter, QRectF(margin, y, width() - 2 * margin, line), face, detailRole(), theme);
        y += line;
    }
}

void ChoiceButton::keyPressEvent(QKeyEvent *event)
{
    if (!takeEnterKey(*this, *event))
        QAbstractButton::keyPressEvent(event);
}

/// The second click of two in the same place would answer the next question, which nobody has read.
void ChoiceButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (hasSign())
        paintKey(painter);
    if (m_fullness == Fullness::Line)
        paintLine(painter);
    else
        paintLines(painter);
}

void ChoiceButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange) {
        forgetLines();
        updateGeometry();
    }
    QAbstractButton::changeEvent(event);
}

void ChoiceButton::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
    emit pointedAt(true);
}

void ChoiceButton::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
    emit pointedAt(hasFocus());
}

void ChoiceButton::focusInEvent(QFocusEvent *event)
{
    QAbstractButton::focusInEvent(event);
    emit pointedAt(true);
}

void ChoiceButton::focusOutEvent(QFocusEvent *event)
{
    QAbstractButton::focusOutEvent(event);
    emit pointedAt(underMouse());
}

} // namespace skyledger::ui
