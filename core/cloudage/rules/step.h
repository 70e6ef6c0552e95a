// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/rules.h"

#include <initializer_list>

/// Inside of the rules: shared by the chapters, not for use elsewhere.
namespace skyledger::cloudage {

/// Where victory points come from, for the ledger.
struct VpOrigin {
    VpSource source{};
    std::uint8_t detail = 0xFF;
    Rule rule{};
};

template <class Key>
constexpr VpOrigin origin(VpSource source, Key detail, Rule rule)
{
    return {source, static_cast<std::uint8_t>(detail), rule};
}

/// The rule of a card whose text is printed (CA-PC-01 to 20).
constexpr Rule ruleOf(Effect effect)
{
    return static_cast<Rule>(indexOf(Rule::Pc01) + indexOf(effect));
}
/// The VP of a printed card, named after the first copy that the player has.
VpOrigin effectOrigin(const Setup &setup, const PlayerState &board, Effect effect);

/// A card of two prizes: the first is Water, the second Water or VP (CA-PC-08, CA-PC-10, CA-PC-20).
struct TwoPrizes {
    Effect effect{};
    int first = 0;       ///< the number from which on the first prize is given
    int second = 0;      ///< the same of the second one
    int amount = 0;      ///< of each copy
    bool isRuled = true; ///< whether a ruling may add the first prize to the second (CA-AMB-06)

    /// Whether a player reaches the second prize, which has to be chosen.
    bool asks(const Setup &setup, const PlayerState &board, int reached) const
    {
        return reached >= second && copiesOf(setup, board, effect) > 0;
    }
};

/// How one event runs: judged on a copy of the boards, done after it was judged, or done although it is forbidden.
enum class Course : std::uint8_t { Judged, Done, InsistedJudged, InsistedDone };

/// The part of an event that a key of `reported` speaks of, as far as the catalogue tells.
struct KnownPart {
    Amounts pay;
    PlainReward reward;
    std::optional<bool> won;
    Symbols symbols;
    Reported::Milestone milestone;
};

/// One event on its way over the boards. The chapters say what happens, once for all four courses: an objection is
/// noted where the event is judged, and the effects run all the same, taking what is there.
class Step
{
public:
    Step(const Setup &setup, State &state, Player player, const Reported &reported, Course course,
         Verdict *verdict, Changes *changes)
        : setup(setup),
          state(state),
          player(player),
          reported(reported),
          m_course(course),
          m_verdict(verdict),
          m_changes(changes)
    {
    }

    const Setup &setup;
    State &state;
    Player player; ///< whose deed it is
    const Reported &reported;
    KnownPart known;
    /// The event happens beside the course of the game because the table insists: the others are asked nothing.
    bool asksOthers = true;

    PlayerState &board() const { return state.players[player]; }
    bool insisted() const { return m_course >= Course::InsistedJudged; }
    bool judged() const { return m_verdict != nullptr; }

    /// A reason against the event.
    void object(Rule rule, std::initializer_list<play::Fact> facts = {}) const;
    /// A reason that holds even if the table insists: cardboard cannot show it.
    void forbid(Rule rule, std::initializer_list<play::Fact> facts = {}) const;
    /// A value without which legality cannot be told.
    void lack(Value value, std::size_t thing = 0) const;
    /// A value without which an effect cannot be told: the table must report it.
    void need(ReportKey key, Value value, std::size_t thing = 0);
    /// Compares what was reported with what is known and needed (CA-ROUND-07).
    void judgeReported() const;

    void note(const Change &change) const;
    /// A change of the player's own about one thing, such as a city or a card.
    template <class Thing>
    void note(Change::Kind kind, Thing thing, int amount = 0) const
    {
        note({.kind = kind,
              .player = player,
              .detail = static_cast<std::uint8_t>(thing),
              .amount = static_cast<std::int16_t>(amount)});
    }
    void gain(Player who, Resource resource, int amount);
    /// Takes what is there of a cost. What it does not cover is for the chapter to object to.
    void pay(Resource resource, int amount);
    /// Pays a part of a cost; the rule objects to a stock that does not cover it.
    void charge(Resource resource, int amount, Rule shortRule);
    /// What is paid: the printed cost, or what was reported where it is not known.
    Amounts priceOf(bool isKnown, const Amounts &printed);
    /// Pays a printed cost, or what was reported where it is not known (CA-ROUND-07); the rule names a stock that does
    /// not cover the printed one.
    void payPart(bool isKnown, const Amounts &printed, Rule shortRule);
    void addVp(Player who, int vp, VpOrigin from);
    void raiseLevel(Player who, int steps);
    void reward(Player who, const PlainReward &reward, VpOrigin from);
    void givePrizes(const TwoPrizes &card, int reached, const std::optional<WaterOrVp> &choice);

    /// A printed reward with the player's choice, which the rule governs; where it is not known, what was reported.
    PlainReward printedReward(const std::optional<Reward> &printed, int pick, Rule pickRule, Value value,
                              std::size_t thing);

    /// Has a player answer, before that player's other answers; asked in this order when the event is over.
    void ask(Pending due) { m_asked.append(due); }
    void ask(Player who, const FollowUps &then);
    void askOthersToBuild();
    /// Writes what is asked into the boards, as far as it can be answered.
    void askNow();

private:
    bool canAnswer(const Pending &due) const;
    void reachLevel(Player who);

    Course m_course;
    Verdict *m_verdict;
    Changes *m_changes;
    play::CodeSet m_needs;
    bool m_milestoneTold = false;
    FixedList<Pending, 32> m_asked;
};

/// Adds an answer due in front of (or behind) all others of its player; players stand in turn order.
bool addPending(const Setup &setup, State &state, const Pending &due, std::size_t before);

/// Sets values by hand: boards first, then round, first player, phase and current player. Answers the rule by which the
/// outcome is impossible, with the boards half changed: the caller tries on a copy first.
std::optional<Rule> applyCorrection(const Setup &setup, State &state, const Correct &correct);
/// The rule by which a position cannot be shown with the pieces of the box; nothing if it can (CA-SETUP-18).
std::optional<Rule> impossibleBecause(const Setup &setup, const State &state);

} // namespace skyledger::cloudage
