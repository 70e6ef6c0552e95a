// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/event.h"
#include "ui/words/settingwords.h"

#include <QtCore/QStringList>

/// What happens in a game, as people read it.
namespace skyledger::whistlemountain::wording {

/// Where a worker is or goes: "C4", "barracks row 3", "tower floor 5", "the whirlpool".
QString placeName(const Place &place);
/// The cells of a scaffold with what they show: "C1 coal, D1, C2, D2 iron".
QString scaffoldText(const ScaffoldCells &cells);
/// What a player does, without who: "Airship on D3:E3", "Build Forge on B4:C5".
QString deedText(const Play &play);
/// An event of any kind, whoever does it.
QString eventText(const Event &event, const skyledger::words::SettingWords &settings);
/// What has to be decided, as a question: "Ada: where does the worker go?" without who.
QString choiceText(const Pending &pending);
/// What opened a choice: a machine, an upgrade, a card.
QString sourceText(const Source &source);

} // namespace skyledger::whistlemountain::wording
