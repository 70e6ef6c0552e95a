// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/rulings.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct RulingWords {
    std::string_view key;
    const char *title;
    std::array<const char *, 4> readings; ///< in the order of the table of rulings
};

// Every text stands in the context "Rulings".
constexpr RulingWords allWords[] = {
    {"unfinishedContracts",
     QT_TRANSLATE_NOOP("Rulings", "Unfinished contracts at the end"),
     {QT_TRANSLATE_NOOP("Rulings", "their VP are lost"), QT_TRANSLATE_NOOP("Rulings", "they cost nothing")}},
    {"piggybackScope",
     QT_TRANSLATE_NOOP("Rulings", "When others present may piggyback"),
     {QT_TRANSLATE_NOOP("Rulings", "on the four generators only"),
      QT_TRANSLATE_NOOP("Rulings", "on any action that gains resources, a sale too")}},
    {"majorityComparison",
     QT_TRANSLATE_NOOP("Rulings", "What counts for a majority"),
     {QT_TRANSLATE_NOOP("Rulings", "markers in the grid"),
      QT_TRANSLATE_NOOP("Rulings", "markers in the grid and the marker in the majority space")}},
    {"basicPiggyback",
     QT_TRANSLATE_NOOP("Rulings", "Piggybacking on tiles that are not developed"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed"),
      QT_TRANSLATE_NOOP("Rulings", "only developed tiles have the bonus")}},
    {"relayRevisit",
     QT_TRANSLATE_NOOP("Rulings", "A relay back to the tile where the walk began"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed, once"), QT_TRANSLATE_NOOP("Rulings", "forbidden")}},
    {"midActivation",
     QT_TRANSLATE_NOOP("Rulings", "Slides, contracts and barter between a crew’s move and its action"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed"), QT_TRANSLATE_NOOP("Rulings", "only between activations")}},
    {"negativeVp",
     QT_TRANSLATE_NOOP("Rulings", "VP below zero"),
     {QT_TRANSLATE_NOOP("Rulings", "possible"), QT_TRANSLATE_NOOP("Rulings", "nobody falls below 0")}},
    {"failedContracts",
     QT_TRANSLATE_NOOP("Rulings", "Failed contracts lose their VP"),
     {QT_TRANSLATE_NOOP("Rulings", "once, at the upkeep when they fail"),
      QT_TRANSLATE_NOOP("Rulings", "again at every upkeep")}},
    {"bonusEffectCount",
     QT_TRANSLATE_NOOP("Rulings", "Three donations for a bonus effect"),
     {QT_TRANSLATE_NOOP("Rulings", "summed over the airships of the icon"),
      QT_TRANSLATE_NOOP("Rulings", "all to one airship")}},
    {"crestTiming",
     QT_TRANSLATE_NOOP("Rulings", "Crest bonus of the Workshop action that unlocks it or develops the tile"),
     {QT_TRANSLATE_NOOP("Rulings", "looked at when the action ends: gained"),
      QT_TRANSLATE_NOOP("Rulings", "looked at when the action starts: not gained")}},
    {"workshopWithoutTile",
     QT_TRANSLATE_NOOP("Rulings", "Workshop where no tile can be developed"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed: renovation and VP without a flip"),
      QT_TRANSLATE_NOOP("Rulings", "forbidden")}},
    {"fullGridSale",
     QT_TRANSLATE_NOOP("Rulings", "Building an airship whose grid is full"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed, to sell it"), QT_TRANSLATE_NOOP("Rulings", "forbidden")}},
    {"negotiatorExtra",
     QT_TRANSLATE_NOOP("Rulings", "Extra unit of the Skilled Negotiator"),
     {QT_TRANSLATE_NOOP("Rulings", "the resource that was chosen"),
      QT_TRANSLATE_NOOP("Rulings", "any of the printed resources")}},
    {"awardEligibility",
     QT_TRANSLATE_NOOP("Rulings", "Who shares an award with nothing counted"),
     {QT_TRANSLATE_NOOP("Rulings", "nobody: zero earns no VP"),
      QT_TRANSLATE_NOOP("Rulings", "whoever took part")}},
    {"crestMatch",
     QT_TRANSLATE_NOOP("Rulings", "What earns a crest bonus"),
     {QT_TRANSLATE_NOOP("Rulings", "a dot and a gained resource of unlocked renovations"),
      QT_TRANSLATE_NOOP("Rulings", "a dot of an unlocked renovation")}},
    {"finalTieBreak",
     QT_TRANSLATE_NOOP("Rulings", "Tie on VP and on resources"),
     {QT_TRANSLATE_NOOP("Rulings", "the victory is shared"), QT_TRANSLATE_NOOP("Rulings", "most gold wins"),
      QT_TRANSLATE_NOOP("Rulings", "most gears win"),
      QT_TRANSLATE_NOOP("Rulings", "most donation markers on the board win")}},
};

/// One of the texts of a ruling; empty if there is none.
template <class Choose>
QString said(const RulingInfo &ruling, Choose choose)
{
    for (const RulingWords &each : allWords) {
        const char *text = each.key == ruling.key ? choose(each) : nullptr;
        if (text != nullptr)
            return QCoreApplication::translate("Rulings", text);
    }
    return {};
}

} // namespace

QString rulingTitle(const RulingInfo &ruling)
{
    return said(ruling, [](const RulingWords &words) { return words.title; });
}

QString reading(const RulingInfo &ruling, std::size_t reading)
{
    return said(ruling, [reading](const RulingWords &words) {
        return reading < words.readings.size() ? words.readings[reading] : nullptr;
    });
}

} // namespace skyledger::words
