// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/aspects.h"
#include "ui/airshipcity/guide/questions.h"

#include <optional>
#include <vector>

/// What can be chosen at one moment: the session's legal and undetermined plays, sorted into choices.
namespace skyledger::ui {

/// A kind of play with the answers given so far.
struct PlaySoFar {
    std::size_t kind = 0; ///< index in `Play::what`
    std::vector<Answer> answers;
    friend bool operator==(const PlaySoFar &, const PlaySoFar &) = default;
};

/// What happens when a choice is taken: a play is followed as far as it goes, unless one of the others is set.
struct Consequence {
    PlaySoFar soFar;
    airshipcity::Crew crew = airshipcity::none<airshipcity::Crew>; ///< taken in hand
    bool meetsUtility = false;       ///< a public utility is named that the game has not met yet
    std::optional<int> insists = {}; ///< answers the next question about what is recorded anyway
};

struct Offer {
    Choice choice;
    Consequence consequence;
    bool onBoardOnly = false; ///< taken by a click on a board, not listed: the sixteen edge arrows
};

/// A play that may be recorded: legal, or undetermined.
struct Candidate {
    airshipcity::Play play;
    bool legal = false;
};

/// Sorts the plays of one moment. Lives as long as a call.
class Offers
{
public:
    /// `meetsUtilities`: public utilities that the catalogue does not list may be met.
    Offers(const airshipcity::Session &session, const words::GameWords &game,
           const std::optional<airshipcity::Crew> &crewInHand, bool meetsUtilities);

    /// Everything before a choice is made.
    std::vector<Offer> opening() const;
    /// What the effect of the tile where a crew acts asks first; nothing elsewhere, or if it asks nothing.
    std::optional<Aspect> firstQuestion() const;
    /// The answers to the next question of a play.
    std::vector<Offer> answers(const PlaySoFar &soFar, Aspect aspect) const;

    /// The plays that it can become. Of several ways to one tile the plainest is left.
    std::vector<Candidate> candidates(const PlaySoFar &soFar) const;
    /// The undetermined plays that people would think of.
    std::vector<airshipcity::Play> undetermined() const;
    /// Gives the answers that leave no choice. Returns the next question of the play; nothing if none is left.
    std::optional<Aspect> nextQuestion(PlaySoFar &soFar) const;
    /// Any play that one without a possible end could have been: its verdict says why.
    airshipcity::Play representative(const PlaySoFar &soFar) const;
    /// Has a choice tell what a whole play costs and brings, though the rules may forbid it.
    void tellPrice(Choice &choice, const airshipcity::Play &play) const;

private:
    bool belongs(const airshipcity::Play &play, const PlaySoFar &soFar) const;
    bool isConceivable(const airshipcity::Play &play) const;
    std::vector<int> valuesOf(const std::vector<Candidate> &candidates, Aspect aspect) const;
    Offer answerOffer(const PlaySoFar &soFar, const Answer &answer) const;
    /// A price or a gain, in words and as a card shows it.
    struct Told {
        QString text;
        Face face = {};
    };
    Told price(const std::vector<Candidate> &candidates) const;
    Told prospect(const airshipcity::Play &move) const;
    Told wayAndProspect(const airshipcity::Play &play) const;
    void addCrews(std::vector<Offer> &offers) const;
    void addFirstAnswers(std::vector<Offer> &offers, std::size_t kind) const;
    void addEntry(std::vector<Offer> &offers, std::size_t kind, const QString &name,
                  bool evenIfRefused) const;
    void addUse(std::vector<Offer> &offers) const;
    void addPushes(std::vector<Offer> &offers, const PlaySoFar &soFar, Aspect line, Aspect way) const;

    const airshipcity::Session &m_session;
    const airshipcity::Setup &m_setup;
    const airshipcity::State &m_state;
    Speaker m_says;
    std::optional<airshipcity::Crew> m_crewInHand;
    bool m_meetsUtilities;
};

/// Gives each choice that can be taken a key of its own: the one that belongs to the thing, else a letter of its name. Of
/// several things with one key the first has it.
void assignKeys(std::vector<Offer> &offers);

/// The kind of a play as `PlaySoFar` counts it.
template <class Kind>
std::size_t kindOf()
{
    return decltype(airshipcity::Play::what)(Kind{}).index();
}

} // namespace skyledger::ui
