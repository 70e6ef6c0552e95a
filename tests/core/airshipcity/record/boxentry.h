// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguedraft.h"

/// A whole box to be entered by tests: the values of the sample set, as if they were printed. Needs
/// `skyledger-resources`.
namespace skyledger::airshipcity::fixture {

/// The sample set as a draft.
inline CatalogueDraft wholeBox()
{
    return CatalogueDraft(sampleCatalogue());
}

/// Lists in a draft what another one lists: as many tiles of each kind and as many public utilities.
inline void unpack(CatalogueDraft &draft, const CatalogueDraft &box)
{
    for (const TileKind kind : all<TileKind>())
        draft.setTileCount(kind, box.tileCount(kind));
    while (draft.shown().ids.utilities.size() < box.shown().ids.utilities.size())
        draft.add(CatalogueSection::Utilities);
}

/// What is still to be read off the box, page by page.
inline std::vector<MissingValue> gapsOf(const CatalogueDraft &draft)
{
    std::vector<MissingValue> gaps;
    for (const BoxPage page : all<BoxPage>()) {
        const std::vector<MissingValue> ofPage = draft.gaps(page);
        gaps.insert(gaps.end(), ofPage.begin(), ofPage.end());
    }
    return gaps;
}

/// Whether a place holds a value of its own: a tile's piggyback bonus and a kind's developed side follow another one.
inline bool isValue(const MissingValue &place)
{
    switch (place.value.as<Printed>()) {
    case Printed::Tiles:
    case Printed::Utilities:
    case Printed::TilePiggybackBasic:
    case Printed::PiggybackDeveloped:
        return false;
    default:
        return true;
    }
}

/// All places of a box that hold one, page by page.
inline std::vector<MissingValue> valuesOf(const CatalogueDraft &box)
{
    std::vector<MissingValue> values;
    for (const BoxPage page : all<BoxPage>()) {
        const std::vector<MissingValue> places = placesOf(page, box.shown().ids);
        std::copy_if(places.begin(), places.end(), std::back_inserter(values), isValue);
    }
    return values;
}

} // namespace skyledger::airshipcity::fixture
