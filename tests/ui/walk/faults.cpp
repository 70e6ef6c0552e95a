// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/faults.h"

#include <cstdio>

namespace skyledger::ui::walk {

void Faults::add(const QString &stop, const QString &fault)
{
    QStringList &stops = m_seen[fault];
    if (!stops.contains(stop))
        stops << stop;
}

void Faults::add(const QString &stop, const QStringList &faults)
{
    for (const QString &fault : faults)
        add(stop, fault);
}

bool Faults::none() const
{
    for (auto each = m_seen.cbegin(); each != m_seen.cend(); ++each)
        std::fprintf(stderr, "%s [%s]\n", qPrintable(each.key()), qPrintable(each.value().join(u' ')));
    return m_seen.isEmpty();
}

} // namespace skyledger::ui::walk
