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

/// A play that may be recorded: legal, or undetermined.
struct Candidate {
    airshipcity::Play play;
    bool legal = false;
};

/// What a choice would do in the city, to be shown before it is played.
struct CityPreview {
    std::vector<airshipcity::LinePush> pushes; ///< in their order
    std::vector<airshipcity::Cell> way;        ///< of a crew, from where it stands to where it goes
    friend bool operator==(const CityPreview &, const CityPreview &) = default;
};

/// Sorts the plays of one moment. Lives as long as a call.
class Offers
{
public:
    /// `meetsUtilities`: public utilities that the catalogue does not list may be met.
    Offers(const airshipcity::Session &session, const words::GameWords &game,
           const std::optional<airshipcity::Crew> &crewInHand, bool meetsUtilities);

    /// Everything before a choice is made.
    std::vector<PlayOption> openings() const;
    /// What the effect of the tile where a crew acts asks first; nothing elsewhere, or if it asks nothing.
    std::optional<Aspect> firstQuestion() const;
    /// Whether a public utility that the game has not met yet can be built here.
    bool mayMeetUtility() const;
    /// The answers to the next question of a play. `insists`: those that cardboard allows, whatever the rules say.
    std::vector<PlayOption> answers(const PartialPlay &soFar, Aspect aspect, bool insists) const;

    /// What a play so far would do in the city: pushes as far as their lines and ways are chosen, and the way of a move.
    CityPreview preview(const PartialPlay &soFar) const;

    /// What a click on a thing of a board means, whether the rules allow it or not: a cell is where the crew in hand moves, a
    /// contract is taken or fulfilled. Nothing if such a click means none.
    std::optional<PlayOption> refusedAbout(const BoardThing &thing) const;

    /// Has a choice tell why a play is refused.
    void refuse(PlayOption &offer, const airshipcity::Play &play) const;

    /// The plays that it can become. Of several ways to one tile the plainest is left.
    std::vector<Candidate> candidates(const PartialPlay &soFar) const;
    /// The undetermined plays that people would think of.
    std::vector<airshipcity::Play> undetermined() const;
    /// Gives the answers that leave no choice. Returns the next question of the play; nothing if none is left.
    std::optional<Aspect> nextQuestion(PartialPlay &soFar) const;
    /// The same for a play that the rules forbid and the table wants.
    std::optional<Aspect> nextInsisted(PartialPlay &soFar) const;
    /// Any play that one without a possible end could have been: its verdict says why.
    airshipcity::Play representative(const PartialPlay &soFar) const;
    /// The play that is meant when all is answered. `insists`: whatever the rules allow.
    airshipcity::Play playOf(const PartialPlay &soFar, bool insists) const;

private:
    bool belongs(const airshipcity::Play &play, const PartialPlay &soFar) const;
    bool isConceivable(const airshipcity::Play &play) const;
    std::vector<int> valuesOf(const std::vector<Candidate> &candidates, Aspect aspect) const;
    std::vector<PlayOption> answersTo(const PartialPlay &soFar, Aspect aspect) const;
    std::vector<PlayOption> insistentAnswersTo(const PartialPlay &soFar, Aspect aspect) const;
    /// The plays that are meant, and one of them; without any one that stands for them.
    struct Meant {
        std::vector<Candidate> plays;
        airshipcity::Play sample;
    };
    Meant meant(const PartialPlay &soFar) const;
    /// An answer as a choice: as it is, and with what it costs and brings, or why not.
    PlayOption answerTo(const PartialPlay &soFar, const GivenAnswer &answer) const;
    PlayOption judgedAnswerTo(const PartialPlay &soFar, const GivenAnswer &answer) const;
    /// Has a choice tell what its plays have in common of what they cost and bring.
    void tellPrice(PlayOption &offer, const std::vector<Candidate> &plays) const;
    void tellProspect(PlayOption &offer, const airshipcity::Play &move) const;
    void tellMove(PlayOption &offer, const airshipcity::Play &play) const;
    /// Has a choice tell what it costs and brings, what is missing, or why not.
    void judge(PlayOption &offer, const Meant &meant) const;
    static Face contractFace(const airshipcity::ContractValues &values);
    void addCrews(std::vector<PlayOption> &offers) const;
    void addFirstAnswers(std::vector<PlayOption> &offers, const PartialPlay &soFar) const;
    void addEntry(std::vector<PlayOption> &offers, std::size_t kind, const QString &name,
                  bool evenIfRefused) const;
    void addUse(std::vector<PlayOption> &offers) const;
    void addPushes(std::vector<PlayOption> &offers, const PartialPlay &soFar, Aspect line, Aspect way) const;

    const airshipcity::Session &m_session;
    const airshipcity::Setup &m_setup;
    const airshipcity::State &m_state;
    Speaker m_says;
    std::optional<airshipcity::Crew> m_crewInHand;
    bool m_meetsUtilities;
};

/// The digits of a contract that were typed about a play.
QString typedDigits(const PartialPlay &play);

/// Whether a destination is one for which that bonus effect is spent.
bool isLongDistance(const PlayOption &option);

/// Of several plays that are refused the one that is short of the least, of equal ones the first. Not for none.
airshipcity::Play nearestToPossible(const std::vector<airshipcity::Play> &plays,
                                    const airshipcity::Setup &setup, const airshipcity::State &state);

} // namespace skyledger::ui
