// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/widgets/drawnbutton.h"

namespace skyledger::ui {

/// How a thing on a board shines and what it says, by the choice about it.
struct OfferLook {
    DrawnButton::Glow glow = DrawnButton::Glow::Quiet;
    QString detail;            ///< of the choice; empty without one
    bool longDistance = false; ///< a destination for which that bonus effect is spent
    QChar key;                 ///< that takes it; null without one
    friend bool operator==(const OfferLook &, const OfferLook &) = default;
};

OfferLook offerFor(const AirshipCityTable &table, const Target &target);

/// What a tool tip adds to the name of a thing: what choosing it costs or brings, else why it cannot be chosen.
QString tipFor(const AirshipCityTable &table, const Target &target, const QString &name);

/// The offer as a sentence for those who do not see the frame; empty for a thing that is not offered.
QString spokenOffer(const OfferLook &offer);

} // namespace skyledger::ui
