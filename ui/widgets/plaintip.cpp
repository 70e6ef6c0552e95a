// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/plaintip.h"

#include <QtCore/QStringList>
#include <QtGui/QTextDocument>

#include <algorithm>

namespace skyledger::ui {

namespace {

/// The letters of a line that fit on the smallest screen. Qt breaks no lines of plain text.
constexpr qsizetype longestLine = 120;

bool hasLongLine(const QString &text)
{
    const QStringList lines = text.split(u'\n');
    return std::any_of(lines.begin(), lines.end(),
                       [](const QString &line) { return line.size() > longestLine; });
}

} // namespace

QString plainTip(const QString &text)
{
    return Qt::mightBeRichText(text) || hasLongLine(text)
        ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal)
        : text;
}

} // namespace skyledger::ui
