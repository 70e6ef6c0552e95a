// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguelayout.h"

#include <QtCore/QJsonArray>
#include <QtCore/QString>

/// Ids of what a catalogue lists.
namespace skyledger::airshipcity {

/// Whether anything in a list bears an id.
bool bears(const QJsonArray &list, const QString &id);

/// The first id that nothing in a list bears: a prefix and a number of at least so many digits.
QString freeId(const QJsonArray &list, const QString &prefix, int digits = 1, int first = 1);

/// The same as things of a section are numbered: `c07`, `s3`, `u2`. Tiles are numbered by their kinds.
QString freeId(CatalogueSection section, const QJsonArray &list);

} // namespace skyledger::airshipcity
