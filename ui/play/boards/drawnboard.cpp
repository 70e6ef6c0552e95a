// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/boards/drawnboard.h"

#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

DrawnBoard::DrawnBoard(const QString &name, QWidget *parent) : QWidget(parent)
{
    setObjectName(name);
}

void DrawnBoard::follow(const GameTable &table, Follows what)
{
    if (what == Follows::Boards)
        connect(&table, &GameTable::boardsChanged, this, &DrawnBoard::refresh);
    else if (what == Follows::Choices)
        connect(&table, &GameTable::changed, this, &DrawnBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &DrawnBoard::retell);
    retell();
}

void DrawnBoard::setLines(QSizeF least, QSizeF usual)
{
    if (least == m_least && usual == m_usual)
        return;
    m_least = least;
    m_usual = usual;
    updateGeometry();
}

bool DrawnBoard::refresh()
{
    const bool isDifferent = look();
    if (isDifferent)
        tell();
    return isDifferent;
}

void DrawnBoard::retell()
{
    look();
    updateGeometry(); // words of another language are longer
    layOut();
    tell();
}

void DrawnBoard::tell()
{
    setSaidName(*this, spoken());
    update();
}

QSize DrawnBoard::inLines(QSizeF size) const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * size.width()), static_cast<int>(line * size.height())};
}

double DrawnBoard::zoomFrom(QSizeF plain, double most) const
{
    return std::clamp(std::min(width() / plain.width(), height() / plain.height()), 1.0, most);
}

void DrawnBoard::draw(QPainter & /*painter*/, const Theme & /*theme*/) const {}

void DrawnBoard::resizeEvent(QResizeEvent * /*event*/)
{
    layOut();
}

void DrawnBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    } else if (event->type() == QEvent::LanguageChange) {
        retell();
    }
}

void DrawnBoard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    draw(painter, Theme::of(palette()));
}

} // namespace skyledger::ui
