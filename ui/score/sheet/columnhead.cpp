// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/columnhead.h"

#include "core/score/seatfaults.h"
#include "ui/widgets/markericon.h"
#include "ui/widgets/namecompletion.h"
#include "ui/widgets/namefield.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ColumnHead::ColumnHead(std::size_t player, SeatsSpec seats, const QStringList &knownNames, QWidget *parent)
    : QWidget(parent),
      m_player(player),
      m_seats(std::move(seats)),
      m_name(new QLineEdit(this)),
      m_color(new QComboBox(this)),
      m_first(new QRadioButton(this))
{
    const QString number = QString::number(player + 1);
    m_name->setObjectName(u"sheet-name-"_s + number);
    limitCharacters(*m_name, score::longestName);
    completeNames(*m_name, knownNames);
    m_color->setObjectName(u"sheet-color-"_s + number);
    m_color->setFocusPolicy(Qt::StrongFocus);
    m_color->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_color->setMinimumContentsLength(4);
    for (int color = 0; color < m_seats.colors; ++color)
        m_color->addItem(QString());
    m_first->setObjectName(u"sheet-first-"_s + number);
    m_first->setAutoExclusive(false); // the others stand in other columns
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_name);
    column->addWidget(m_color);
    column->addWidget(m_first);
    connect(m_name, &QLineEdit::textChanged, this, &ColumnHead::named);
    connect(m_color, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit colored(index);
    });
    connect(m_first, &QRadioButton::clicked, this, &ColumnHead::began);
    retranslate();
}

void ColumnHead::showPlayer(const SheetTexts::Player &player, const QString &mark, const QString &unnamed)
{
    const QSignalBlocker quietName(m_name);
    const QSignalBlocker quietColor(m_color);
    if (m_name->text() != player.name)
        m_name->setText(player.name);
    m_name->setPlaceholderText(unnamed);
    m_name->setToolTip(plainTip(unnamed)); // a narrow column cuts it
    m_color->setCurrentIndex(player.color.value_or(-1));
    m_first->setChecked(player.first);
    const int size = fontMetrics().height() * 5 / 4;
    m_color->setIconSize(QSize(size, size));
    for (int color = 0; color < m_seats.colors; ++color)
        m_color->setItemIcon(color, markerIcon({m_seats.colorLook(color), mark}, Theme::of(palette())));
}

void ColumnHead::setFault(const QString &fault)
{
    m_fault = fault;
    m_name->setAccessibleDescription(fault);
    update();
}

void ColumnHead::setReadOnly()
{
    m_name->setReadOnly(true);
    m_name->setFocusPolicy(Qt::NoFocus);
    m_color->hide();
    m_first->hide();
}

void ColumnHead::retranslate()
{
    const QString number = QString::number(m_player + 1);
    m_name->setAccessibleName(tr("Name of player %1").arg(number));
    m_color->setAccessibleName(tr("Colour of player %1").arg(number));
    m_first->setText(tr("began"));
    m_first->setAccessibleName(tr("Player %1 began").arg(number));
    const QSignalBlocker quiet(m_color);
    for (int color = 0; color < m_seats.colors; ++color)
        m_color->setItemText(color, m_seats.colorName(color));
}

void ColumnHead::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_fault.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(palette()).color(Role::LitFrame), 2, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace skyledger::ui
