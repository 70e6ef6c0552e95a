// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handfields.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

HandNumber::HandNumber(int least, int most, const QString &name, QWidget *parent)
    : BoxNumber(parent), m_least(least), m_most(most)
{
    setObjectName(name);
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &NumberField::nextWanted, this, [this] { emit stepped(true); });
    connect(this, &BoxNumber::previousWanted, this, [this] { emit stepped(false); });
    connect(this, &NumberField::stepWanted, this,
            [this](int rows, int columns) { emit stepped(rows + columns > 0); });
    connect(this, &QLineEdit::textChanged, this, &HandNumber::judge);
}

std::optional<int> HandNumber::allowed() const
{
    const std::optional<int> number = value();
    return number && *number >= m_least && *number <= m_most ? number : std::nullopt;
}

void HandNumber::judge()
{
    const bool isWrong = value() && !allowed();
    setFault(isWrong ? tr("A number from %1 to %2 is printed there.")
                           .arg(QString::number(m_least), QString::number(m_most))
                     : QString());
    setToolTip(plainTip(fault()));
}

QSize HandNumber::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'0') * 4, fontMetrics().height() * 4 / 3};
}

void HandNumber::paintUnknown(QPainter &painter) const
{
    if (isReadOnly())
        return;
    const Theme &theme = Theme::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::LitFrame), 2, Qt::DashLine));
    painter.setBrush(theme.color(Role::Lit));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    painter.drawText(rect(), Qt::AlignCenter, u"?"_s);
}

HandCell::HandCell(HandNumber *number, const FieldThings *things, int thing, QWidget *parent)
    : QWidget(parent),
      m_number(number),
      m_sign(things ? static_cast<QWidget *>(new ThingShape(*things, thing, this)) : plainLabel(this)),
      m_caption(plainLabel(this))
{
    number->setParent(this);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_sign, 0, 0, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(number, 0, 1, Qt::AlignLeft);
    grid->addWidget(m_caption, 1, 0, 1, 3, Qt::AlignLeft);
    grid->setColumnStretch(2, 1);
    setFocusProxy(number);
}

void HandCell::setWords(const QString &caption, const QString &sign)
{
    m_caption->setText(caption);
    if (auto *label = qobject_cast<QLabel *>(m_sign)) {
        label->setText(sign);
        label->setVisible(!sign.isEmpty());
    }
}

void HandCell::setCompact(bool compact)
{
    m_caption->setVisible(!compact);
}

void HandCell::setLettering(const QFont &number)
{
    m_number->setFont(number);
    m_sign->setFont(number);
    m_number->updateGeometry();
    m_sign->updateGeometry();
}

} // namespace skyledger::ui
