// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulings.h"

#include <QtCore/QString>

/// How unclear rules are read, for those who choose.
namespace skyledger::words {

/// What a ruling is about, as a label: "Unfinished contracts at the end".
QString rulingTitle(const airshipcity::RulingInfo &ruling);

/// A reading of it, as one clause: "their VP are lost". Readings count from 0.
QString reading(const airshipcity::RulingInfo &ruling, std::size_t reading);

} // namespace skyledger::words
