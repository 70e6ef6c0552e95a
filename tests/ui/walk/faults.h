// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QMap>
#include <QtCore/QStringList>

namespace skyledger::ui::walk {

/// What a walk finds, each fault with the states in which it was seen.
class Faults
{
public:
    void add(const QString &stop, const QString &fault);
    void add(const QString &stop, const QStringList &faults);
    /// Writes them to the standard error, and answers whether there were none.
    bool none() const;

private:
    QMap<QString, QStringList> m_seen;
};

} // namespace skyledger::ui::walk
