// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/yieldinglabel.h"

namespace skyledger::ui {

YieldingLabel::YieldingLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

QSize YieldingLabel::sizeHint() const
{
    // A little more than the text, or its last word would be wrapped.
    return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height()};
}

} // namespace skyledger::ui
