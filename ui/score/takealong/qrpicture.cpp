// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/takealong/qrpicture.h"

#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

QrPicture::QrPicture(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("bgstats-qr"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrPicture::setCode(const std::optional<QrCode> &code)
{
    m_code = code.value_or(QrCode());
    setVisible(m_code.side > 0);
    updateGeometry();
    update();
}

int QrPicture::moduleSide() const
{
    constexpr double millimetresPerInch = 25.4;
    constexpr double leastDpi = 40;
    constexpr double mostDpi = 400;
    // Screens that do not know their size say strange things.
    const double said = physicalDpiX();
    const double dpi = said < leastDpi || said > mostDpi ? logicalDpiX() : said;
    return static_cast<int>(std::ceil(dpi / millimetresPerInch));
}

QSize QrPicture::sizeHint() const
{
    const int side = modules() * moduleSide();
    return {side, side};
}

void QrPicture::paintEvent(QPaintEvent *)
{
    if (m_code.side == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int side = moduleSide();
    // A camera wants black on white, whatever the theme.
    painter.fillRect(QRect(QPoint(0, 0), sizeHint()), Qt::white);
    for (int row = 0; row < m_code.side; ++row) {
        for (int column = 0; column < m_code.side; ++column) {
            if (m_code.isDark(column, row))
                painter.fillRect((column + qrQuietZone) * side, (row + qrQuietZone) * side, side, side,
                                 Qt::black);
        }
    }
}

} // namespace skyledger::ui
