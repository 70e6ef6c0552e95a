// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/candidates.h"

#include <QtCore/QString>

/// What the answers to questions are called, which keys they have and which things of the boards they are about.
namespace skyledger::ui::whistle {

/// The option of an answer about a play. `amount` counts in what it would bring, if that is known.
PlayOption optionOf(const Session &session, const PartialPlay &play, const NextAnswer &answer);
/// The option that begins a kind of plays, or one of a certain thing.
PlayOption beginningOf(const Session &session, const PartialPlay &play);
/// What is asked next, in one line.
QString questionOf(const Session &session, const PartialPlay &play, Ask ask);

} // namespace skyledger::ui::whistle
