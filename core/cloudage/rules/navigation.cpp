// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/navigation.h"

#include <algorithm>
#include <bit>

namespace skyledger::cloudage {

namespace {

bool takeFrom(NavigationPile &pile, std::uint8_t value)
{
    const std::size_t at = pile.find(value);
    if (at == pile.size())
        return false;
    pile.removeAt(at);
    return true;
}

bool takeFrom(std::array<std::uint8_t, maxNavigationValue + 1> &deck, std::uint8_t value)
{
    if (deck[value] == 0)
        return false;
    --deck[value];
    return true;
}

/// Takes a card from wherever the player has one; what the table insists on.
void takeAnywhere(Step &step, Navigation &from, std::uint8_t value)
{
    if (!takeFrom(from.deck, value) && !takeFrom(from.top, value) && !takeFrom(from.discard, value))
        step.forbid(Rule::Nav04, {fact(FactKey::Value, value)});
}

/// One draw of several cards.
struct Draw {
    Step &step;
    Navigation &from;
    Rule cannotGive;
    bool shuffled = false;
    NavigationPile drawn;

    void take(std::uint8_t value)
    {
        if (step.insisted()) {
            takeAnywhere(step, from, value);
            return;
        }
        if (!from.top.empty()) {
            if (from.top.front() == value) {
                from.top.removeAt(0);
                return;
            }
            step.object(Rule::Pc19, {fact(FactKey::Value, from.top.front()), fact(FactKey::Has, value)});
            takeFrom(from.deck, value);
            return;
        }
        if (from.deckSize() == 0)
            shuffle();
        if (takeFrom(from.deck, value))
            return;
        const bool nothingLeft = from.deckSize() == 0;
        const bool again = shuffled && drawn.contains(value);
        step.object(nothingLeft || again ? Rule::Nav04 : cannotGive,
                    {fact(FactKey::Value, value), fact(FactKey::Has, 0)});
    }
    void shuffle()
    {
        if (from.discard.empty())
            return;
        for (const std::uint8_t each : from.discard)
            ++from.deck[each];
        from.discard.clear();
        shuffled = true;
        step.note({.kind = Change::Kind::NavigationShuffled, .player = step.player});
    }
};

} // namespace

void drawCards(Step &step, std::span<const std::uint8_t> cards, Rule cannotGive)
{
    Draw draw{step, step.board().navigation, cannotGive, false, {}};
    for (const std::uint8_t value : cards) {
        draw.take(value);
        draw.drawn.append(value);
        step.note({.kind = Change::Kind::NavigationDrawn, .player = step.player, .amount = value});
    }
}

void discardCard(Step &step, std::uint8_t value)
{
    if (step.board().navigation.size() >= static_cast<int>(maxNavigation)
        || !step.board().navigation.discard.append(value)) {
        step.forbid(Rule::Setup18, {fact(FactKey::Value, value)});
        return;
    }
    step.note(Change::Kind::NavigationAdded, 0, value);
}

void layOnDeck(Step &step, std::uint8_t value)
{
    Navigation &navigation = step.board().navigation;
    if (navigation.size() >= static_cast<int>(maxNavigation)) {
        step.forbid(Rule::Setup18, {fact(FactKey::Value, value)});
        return;
    }
    navigation.top.append(value);
    std::rotate(navigation.top.begin(), navigation.top.end() - 1, navigation.top.end());
    step.note(Change::Kind::NavigationAdded, 1, value);
}

void updateNavigation(Step &step, const Update &update)
{
    Navigation &navigation = step.board().navigation;
    // Of equal cards the lowest leaves: which one does not matter to the cards above it.
    if (!takeFrom(navigation.discard, update.remove)) {
        step.object(Rule::Gath06, {fact(FactKey::Value, update.remove)});
        if (step.insisted())
            takeAnywhere(step, navigation, update.remove);
    }
    step.note({.kind = Change::Kind::NavigationRemoved, .player = step.player, .amount = update.remove});
}

NavigationPile someDraw(Navigation from, std::size_t count)
{
    NavigationPile cards;
    for (auto values = nextValues(from); values != 0 && cards.size() < count; values = nextValues(from)) {
        cards.append(static_cast<std::uint8_t>(std::countr_zero(values)));
        takeNext(from, cards.back());
    }
    return cards;
}

} // namespace skyledger::cloudage
