// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/vocabulary.h"
#include "ui/play/questions.h"
#include "ui/play/turn/cardfaces.h"

#include <QtCore/QChar>
#include <QtCore/QString>

#include <optional>
#include <variant>

namespace skyledger::ui {

/// The thing on a board that a choice is about, so that the board can light it up and take the click.
using Target = std::variant<std::monostate, airshipcity::Crew, airshipcity::Cell, airshipcity::Line,
                            airshipcity::LinePush, airshipcity::Contract, airshipcity::Utility,
                            airshipcity::Airship, airshipcity::Resource>;

/// Something that the player may do next, or may not and why.
struct Choice {
    using Status = PlayOption::Status;
    Status status = Status::Offered;
    Target target;
    QString name;   ///< "Wooden Private Ship"
    QString detail; ///< final price and gain of an offered choice; else what is missing, or why not
    std::optional<airshipcity::Rule> rule;  ///< behind a refusal
    std::optional<airshipcity::Rule> about; ///< that explains what is chosen
    QChar key;                              ///< the letter or digit that chooses it; null if none is left
    bool longDistance = false;              ///< a destination for which that bonus effect is spent
    CardFace card;                          ///< what its card shows in another way
    friend bool operator==(const Choice &, const Choice &) = default;
};

} // namespace skyledger::ui
