// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/offers.h"

#include <vector>

namespace skyledger::ui {

/// What a choice would do in the city, to be shown before it is played.
struct CityPreview {
    std::vector<airshipcity::LinePush> pushes; ///< in their order
    std::vector<airshipcity::Cell> way;        ///< of a crew, from where it stands to where it goes
    friend bool operator==(const CityPreview &, const CityPreview &) = default;
};

/// The same for a play so far: pushes as far as their lines and ways are chosen, and the way of a move.
CityPreview previewOf(const PartialPlay &soFar, const Offers &offers, const airshipcity::State &state);

/// The city as it lies after some pushes.
airshipcity::State afterPushes(const airshipcity::Setup &setup, airshipcity::State state,
                               const std::vector<airshipcity::LinePush> &pushes);

} // namespace skyledger::ui
