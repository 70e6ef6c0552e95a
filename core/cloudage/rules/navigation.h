// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

#include <span>

/// Inside of the rules: the Navigation cards of a player (p7, p8, p10).
namespace skyledger::cloudage {

/// Draws these cards from the player's deck: known cards on top first, then any of the rest, then of the shuffled
/// discard without what was just drawn (CA-NAV-04). A value that the deck cannot give is objected to by the rule.
void drawCards(Step &step, std::span<const std::uint8_t> cards, Rule cannotGive);

/// Lays a card on the player's discard.
void discardCard(Step &step, std::uint8_t value);
/// Lays a card on the deck, face known (CA-PC-19).
void layOnDeck(Step &step, std::uint8_t value);
/// A navigation update: a card of the discard leaves the game (CA-GATH-06).
void updateNavigation(Step &step, const Update &update);

/// The first `count` cards that a draw could bring, ascending from the deck and then from the shuffled discard;
/// shorter if there are not so many.
NavigationPile someDraw(Navigation from, std::size_t count);

/// The values that the next draw can bring, a bit for each.
inline std::uint32_t nextValues(const Navigation &from)
{
    std::uint32_t values = 0;
    if (!from.top.empty())
        return std::uint32_t{1} << from.top.front();
    const bool shuffles = from.deckSize() == 0;
    for (std::size_t value = 0; value < from.deck.size(); ++value)
        values |= std::uint32_t{!shuffles && from.deck[value] > 0} << value;
    if (shuffles) {
        for (const std::uint8_t value : from.discard)
            values |= std::uint32_t{1} << value;
    }
    return values;
}

/// Takes the next card, which has this value; from the shuffled discard where the deck is empty.
inline void takeNext(Navigation &from, std::uint8_t value)
{
    if (!from.top.empty()) {
        from.top.removeAt(0);
        return;
    }
    if (from.deckSize() == 0) {
        for (const std::uint8_t each : from.discard)
            ++from.deck[each];
        from.discard.clear();
    }
    if (from.deck[value] > 0)
        --from.deck[value];
}

/// Calls `use` with every ordered pair that revealing two cards can bring; with one or no card where there are no more.
template <class Use>
void forEachReveal(const Navigation &navigation, Use use)
{
    using Pair = FixedList<std::uint8_t, 2>;
    const std::uint32_t firsts = nextValues(navigation);
    if (firsts == 0)
        use(Pair{});
    for (std::uint8_t first = 0; first <= maxNavigationValue; ++first) {
        if ((firsts >> first & 1U) == 0)
            continue;
        Navigation rest = navigation;
        takeNext(rest, first);
        const std::uint32_t seconds = nextValues(rest);
        Pair pair;
        pair.append(first);
        if (seconds == 0)
            use(pair);
        pair.append(0);
        for (std::uint8_t second = 0; second <= maxNavigationValue; ++second) {
            if ((seconds >> second & 1U) != 0) {
                pair[1] = second;
                use(pair);
            }
        }
    }
}

} // namespace skyledger::cloudage
