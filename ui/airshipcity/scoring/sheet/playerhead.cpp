// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/playerhead.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
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

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

PlayerHead::PlayerHead(Player player, const QStringList &knownNames, QWidget *parent)
    : QWidget(parent),
      m_player(player),
      m_name(new QLineEdit(this)),
      m_color(new QComboBox(this)),
      m_first(new QRadioButton(this))
{
    const QString number = QString::number(indexOf(player) + 1);
    m_name->setObjectName(u"sheet-name-"_s + number);
    limitCharacters(*m_name, 40);
    completeNames(*m_name, knownNames);
    m_color->setObjectName(u"sheet-color-"_s + number);
    m_color->setFocusPolicy(Qt::StrongFocus);
    m_color->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_color->setMinimumContentsLength(4);
    for (const PlayerColor color : all<PlayerColor>())
        m_color->addItem(words::name(color));
    m_first->setObjectName(u"sheet-first-"_s + number);
    m_first->setAutoExclusive(false); // the others stand in other columns
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_name);
    column->addWidget(m_color);
    column->addWidget(m_first);
    connect(m_name, &QLineEdit::textChanged, this, &PlayerHead::named);
    connect(m_color, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit colored(static_cast<PlayerColor>(index));
    });
    connect(m_first, &QRadioButton::clicked, this, &PlayerHead::began);
}

void PlayerHead::showPlayer(const DraftPlayer &player, const QString &mark, const QString &unnamed)
{
    const QSignalBlocker quietName(m_name);
    const QSignalBlocker quietColor(m_color);
    if (m_name->text() != player.name)
        m_name->setText(player.name);
    m_name->setPlaceholderText(unnamed);
    m_name->setToolTip(plainTip(unnamed)); // a narrow column cuts it
    m_color->setCurrentIndex(player.color ? static_cast<int>(*player.color) : -1);
    m_first->setChecked(player.first);
    drawIcons(mark);
}

void PlayerHead::drawIcons(const QString &mark)
{
    m_mark = mark;
    const int size = fontMetrics().height() * 5 / 4;
    m_color->setIconSize(QSize(size, size));
    for (const PlayerColor color : all<PlayerColor>())
        m_color->setItemIcon(static_cast<int>(color),
                             markerIcon({pieceColor(color), mark}, Theme::of(palette())));
}

void PlayerHead::setFault(const QString &fault)
{
    m_fault = fault;
    m_name->setAccessibleDescription(fault);
    update();
}

void PlayerHead::setReadOnly(bool readOnly)
{
    m_name->setReadOnly(readOnly);
    m_name->setFocusPolicy(readOnly ? Qt::NoFocus : Qt::StrongFocus);
    m_color->setVisible(!readOnly);
    m_first->setVisible(!readOnly);
}

void PlayerHead::retranslate()
{
    const QString number = QString::number(indexOf(m_player) + 1);
    m_name->setAccessibleName(tr("Name of player %1").arg(number));
    m_color->setAccessibleName(tr("Colour of player %1").arg(number));
    m_first->setText(tr("began"));
    m_first->setAccessibleName(tr("Player %1 began").arg(number));
    const QSignalBlocker quiet(m_color);
    for (const PlayerColor color : all<PlayerColor>())
        m_color->setItemText(static_cast<int>(color), words::name(color));
}

void PlayerHead::paintEvent(QPaintEvent *event)
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
