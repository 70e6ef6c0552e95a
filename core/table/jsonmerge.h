// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>

#include <span>

namespace skyledger::table {

/// What becomes of a document that two people changed at once: all that we changed from `base` to `ours`, done to
/// `theirs`. Of a value that both changed, ours counts; what only they added or changed is never lost, not even inside
/// something that we took away. Lists of objects that all bear an `id` are merged entry by entry; any other list is one
/// value, and so is what stands under one of the keys `whole`, wherever that is: a price of two amounts that nobody wrote
/// together is no price.
QJsonObject rebased(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                    std::span<const QLatin1StringView> whole = {});

/// What `ours` holds, and what it lacks out of `theirs`. Lists and single values are taken whole, and objects under the
/// keys of `whole`.
QJsonObject filledUp(QJsonObject ours, const QJsonObject &theirs,
                     std::span<const QLatin1StringView> whole = {});

} // namespace skyledger::table
