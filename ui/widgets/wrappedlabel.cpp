// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/wrappedlabel.h"

#include "ui/widgets/plainlabel.h"

#include <QtWidgets/QLabel>

namespace skyledger::ui {

QLabel *wrappedLabel(QAnyStringView name, QWidget *parent)
{
    auto *label = plainLabel(parent);
    label->setObjectName(name.toString());
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setInk(QLabel *label, Role role)
{
    QPalette palette = label->palette();
    // A window hears of another palette before what is in it has got that.
    palette.setColor(QPalette::WindowText, Theme::of(label->window()->palette()).color(role));
    label->setPalette(palette);
}

} // namespace skyledger::ui
