// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/plainlabel.h"

#include <QtWidgets/QLabel>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(parent);
    label->setText(text);
    return label;
}

QString withoutKeySigns(const QString &text)
{
    QString doubled = text;
    return doubled.replace(u'&', u"&&"_s);
}

QString asWindowTitle(const QString &text)
{
    QString doubled = text;
    return doubled.replace(u"[*]"_s, u"[*][*]"_s);
}

} // namespace skyledger::ui
