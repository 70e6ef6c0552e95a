// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/timestamp.h"

#include <QtCore/QDateTime>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

QString timestamp(const QDateTime &moment)
{
    QString text = moment.toOffsetFromUtc(moment.offsetFromUtc()).toString(Qt::ISODate);
    if (text.endsWith(u'Z'))
        text.replace(text.size() - 1, 1, u"+00:00"_s);
    return text;
}

} // namespace skyledger::table
