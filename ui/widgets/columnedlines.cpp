// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/columnedlines.h"

#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

void ColumnedLines::setLines(const QStringList &lines)
{
    m_lines = lines;
    setSaidName(*this, lines.join(QStringLiteral(". ")));
    setToolTip(plainTip(lines.join(u'\n')));
    update();
}

void ColumnedLines::paintEvent(QPaintEvent * /*event*/)
{
    if (m_lines.isEmpty())
        return;
    QPainter painter(this);
    painter.setPen(Theme::of(palette()).color(Role::Text));
    const QString text = m_lines.join(u'\n');
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    if (fontMetrics().boundingRect(rect(), flags, text).height() <= height()) {
        painter.drawText(rect(), flags, text);
        return;
    }
    const int line = fontMetrics().lineSpacing();
    const auto rows = std::max<qsizetype>(1, height() / line);
    const qsizetype columns = (m_lines.size() + rows - 1) / rows;
    const int wide = width() / static_cast<int>(columns);
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const QRect place(static_cast<int>(i / rows) * wide, static_cast<int>(i % rows) * line, wide - line,
                          line);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_lines[i], Qt::ElideRight, place.width()));
    }
}

} // namespace skyledger::ui
