// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/fields.h"
#include "core/describe/codec.h"

/// How the things of CloudAge stand in files, wherever a table names no other way.
namespace skyledger {
template <>
struct describe::Usual<cloudage::Player> {
    using Codec = Seat<&cloudage::Ids::seats>;
};
template <>
struct describe::Usual<cloudage::City> {
    using Codec = Thing<&cloudage::Ids::cities>;
};
template <>
struct describe::Usual<cloudage::Project> {
    using Codec = Thing<&cloudage::Ids::projects>;
};
template <>
struct describe::Usual<cloudage::District> {
    using Codec = Numbered<static_cast<int>(table::countOf<cloudage::District>)>;
};
/// Keys of objects in which other keys may stand too, and of spaces as people count them.
template <>
struct describe::Usual<cloudage::UpgradeZone> {
    using Codec = OpenWord;
};
template <>
struct describe::Usual<cloudage::CampaignTile> {
    using Codec = OpenWord;
};
template <>
struct describe::Usual<cloudage::BookSide> {
    using Codec = OpenWord;
};
template <>
struct describe::Usual<cloudage::Find> {
    using Codec = Thing<&cloudage::Ids::finds>;
};
template <>
struct describe::Usual<cloudage::Space> {
    using Codec = Numbered<cloudage::trackSpaces>;
};
} // namespace skyledger
