// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handcard.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

HandProgress::HandProgress(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"hand-progress"_s);
}

void HandProgress::setFilled(int filled, int all)
{
    m_filled = filled;
    m_all = all;
    setSaidName(*this,
                tr("%1 of %2", "fields that are filled").arg(QString::number(filled), QString::number(all)));
    updateGeometry();
    update();
}

QSize HandProgress::sizeHint() const
{
    const int dots = m_all * fontMetrics().height() * 3 / 4;
    return {dots + fontMetrics().horizontalAdvance(accessibleName()) + fontMetrics().height(),
            fontMetrics().height()};
}

void HandProgress::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double step = fontMetrics().height() * 0.75;
    const double text = fontMetrics().horizontalAdvance(accessibleName());
    const double left = width() - text - step / 2 - m_all * step;
    for (int dot = 0; dot < m_all; ++dot) {
        const QRectF circle(left + dot * step + 1, (height() - step) / 2 + 1, step - 3, step - 3);
        painter.setPen(QPen(theme.color(dot < m_filled ? Role::Accent : Role::Outline), 1.2));
        painter.setBrush(dot < m_filled ? theme.color(Role::Accent) : QColor(Qt::transparent));
        painter.drawEllipse(circle);
    }
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, accessibleName());
}

HandCard::HandCard(HandPiece piece, int first, QWidget *parent)
    : QWidget(parent),
      m_piece(std::move(piece)),
      m_title(plainLabel(this)),
      m_progress(new HandProgress(this)),
      m_cardboard(new QWidget(this)),
      m_rows(new QVBoxLayout(m_cardboard))
{
    setObjectName(u"hand-card"_s);
    m_title->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_progress, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_cardboard);
    column->addStretch();

    int number = first;
    for (const HandForm &form : m_piece.values) {
        HandValue *value = HandValue::create(form, u"value-%1"_s.arg(number++), m_cardboard);
        setRules(*value, form.rule);
        connect(value, &HandValue::changed, this, &HandCard::follow);
        connect(value, &HandValue::stepped, this, &HandCard::stepped);
        m_values.push_back(value);
    }
    std::size_t next = 0;
    for (const int count : m_piece.rows) {
        std::vector<QWidget *> parts(m_values.begin() + static_cast<std::ptrdiff_t>(next),
                                     m_values.begin() + static_cast<std::ptrdiff_t>(next) + count);
        if (next == 0 && m_piece.drawing) {
            m_drawing = m_piece.drawing(m_cardboard);
            parts.push_back(m_drawing);
        }
        addRow(parts);
        next += static_cast<std::size_t>(count);
    }
    follow();
    retell();
}

void HandCard::addRow(const std::vector<QWidget *> &parts)
{
    auto *row = new QWidget(m_cardboard);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : parts)
        line->addWidget(part, 1, Qt::AlignVCenter);
    m_rows->addWidget(row);
    m_rowWidgets.push_back(row);
}

HandValue *HandCard::valueOf(const QWidget *widget) const
{
    const auto found = std::find_if(m_values.begin(), m_values.end(), [widget](const HandValue *value) {
        return widget != nullptr && (value == widget || value->isAncestorOf(widget));
    });
    return found == m_values.end() ? nullptr : *found;
}

QList<QWidget *> HandCard::stops() const
{
    QList<QWidget *> stops;
    for (const HandValue *value : m_values) {
        if (!value->isKnown())
            stops << value->stops();
    }
    return stops;
}

void HandCard::setNext(bool next)
{
    m_isNext = next;
    retell();
    update();
}

void HandCard::retell()
{
    m_name = m_piece.title();
    m_title->setText(m_isNext ? tr("Next: %1", "piece of cardboard").arg(m_name) : m_name);
    setSaidName(*this, m_title->text());
    for (HandValue *value : m_values) {
        const QString caption = value->form().caption();
        value->setWords(caption,
                        tr("%1: %2", "piece of cardboard, what is printed on it").arg(m_name, caption));
    }
    follow();
}

void HandCard::follow()
{
    int filled = 0;
    int all = 0;
    for (const HandValue *value : m_values) {
        filled += value->filled();
        all += value->fields();
    }
    m_progress->setFilled(filled, all);
    if (m_drawing != nullptr)
        m_drawing->follow(m_values.front()->value());
    emit changed();
}

void HandCard::fit(double factor, bool compact)
{
    const QFont number = boldFont(font(), factor);
    for (HandValue *value : m_values)
        value->fit(number, compact);
    m_title->setFont(boldFont(font(), 1.2));
    const double air = compact ? 0.35 : 0.45 * factor;
    const int pad = static_cast<int>(fontMetrics().height() * air);
    m_rows->setContentsMargins(pad, pad, pad, pad);
    m_rows->setSpacing(pad);
    m_rows->invalidate();
    layout()->invalidate();
}

/// The cardboard with a line between its rows, in a frame that says whether it is the one in hand.
void HandCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(theme.color(m_isNext ? Role::Hairline : Role::Accent), m_isNext ? 1 : theme.ringWidth()));
    painter.setBrush(theme.color(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.setPen(QPen(theme.color(Role::Outline), 1.5));
    painter.setBrush(theme.color(m_piece.ground));
    const QRectF cardboard(m_cardboard->geometry());
    painter.drawRoundedRect(cardboard.adjusted(1, 1, -1, -1), 10, 10);
    painter.setPen(QPen(theme.color(Role::Outline), 1));
    const double pad = m_rows->spacing();
    for (std::size_t row = 1; row < m_rowWidgets.size(); ++row) {
        const double y = cardboard.top() + m_rowWidgets[row]->geometry().top() - pad / 2;
        painter.drawLine(QPointF(cardboard.left() + pad, y), QPointF(cardboard.right() - pad, y));
    }
}

} // namespace skyledger::ui
