// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/quietdocument.h"

#include <QtGui/QImage>

namespace skyledger::ui {

namespace {

/// Without any answer Qt would look for a picture itself.
QVariant nothing(int type)
{
    if (type != QTextDocument::ImageResource)
        return QByteArray();
    QImage clear(1, 1, QImage::Format_ARGB32_Premultiplied);
    clear.fill(Qt::transparent);
    return clear;
}

} // namespace

QVariant QuietDocument::loadResource(int type, const QUrl &)
{
    return nothing(type);
}

QVariant QuietBrowser::loadResource(int type, const QUrl &)
{
    return nothing(type);
}

} // namespace skyledger::ui
