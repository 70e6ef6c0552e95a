// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/play/stepguide.h"

#include <optional>
#include <span>
#include <vector>

namespace skyledger::ui {

/// Values that the catalogue lacks and without which a choice cannot be recorded: either they are entered, or the
/// amounts that the table paid and gained are reported.
struct Asked {
    airshipcity::Play play;
    QString deed; ///< what is about to be recorded, in words
    std::vector<airshipcity::MissingValue> missing;
    play::CodeSet needs;
};

/// Leads through Airship City. Beside what every game asks it knows clicks on crews, which play nothing, says of each
/// thing on the boards why it cannot be chosen, and finds a contract by its digits.
class TurnGuide : public StepGuide
{
    Q_OBJECT

public:
    /// All must outlive the guide.
    TurnGuide(airshipcity::Session &session, CityQuestions &questions, QObject *parent = nullptr);

    void startAfresh() override;
    void lead(play::Session &session, Scope scope) override;

    /// Whose choice it is: the current player, or who answers to a piggyback or stage bonus. `none` when all is over.
    airshipcity::Player chooser() const { return airshipcity::playerToAct(state()); }
    /// The crew in hand: selected and ready to move, or the one whose activation is under way.
    std::optional<airshipcity::Crew> crewInHand() const;
    QString question() const override;
    QStringList rulesOfQuestion() const override;
    /// All that can be done next but the arrows in the city, which come last among the options. Crews and lit tiles are
    /// among them.
    std::span<const PlayOption> choices() const;
    /// Whether the question is which line of the city slides, or which way: then the arrows at its edges are lit.
    bool asksForSlide() const;
    bool canGoBack() const override;
    bool canInsist() const override;

    /// What was chosen so far would do in the city.
    CityPreview chosenSoFar() const;
    /// What a choice, or the one about a thing on a board, would do there with it.
    CityPreview preview(std::size_t choice) const;
    CityPreview preview(const Target &target) const;

    /// The end of the turn, which has a button of its own: refused, why and by which rule, or not.
    PlayOption endOfTurn() const;

    /// The values that the last choice asked for; nothing if it asked for none.
    std::optional<Asked> lackedValues() const;
    /// The same of what is about to be recorded anyway.
    std::optional<Asked> insistedValues() const;

    const Automation &automation() const { return m_questions.automation(); }
    void setAutomation(const Automation &automation) { m_questions.setAutomation(automation); }

public slots:
    /// Takes the choice about a thing, else `noted` says why not. A click on a cell where a ready crew stands takes that
    /// crew, unless the cell is a choice itself.
    void click(const skyledger::ui::BoardThing &thing, bool stopThere = false) override;
    void click(const skyledger::ui::Target &target, bool stopThere = false)
    {
        click(static_cast<const BoardThing &>(target), stopThere);
    }
    /// A click on a token: one's own ready crew is taken in hand, the one in hand put back even if it came by itself, others
    /// are left alone.
    void touchCrew(skyledger::airshipcity::Player player, skyledger::airshipcity::Crew crew);
    /// Takes the choice of a key, else the crew of a digit; false if there is neither. Where it is asked which contract was
    /// turned up, digits are those printed on it, in their order: only the contracts that begin so are left.
    bool press(QChar key, bool stopThere = false) override;
    /// Takes a ready crew of the current player in hand, or puts the one in hand back; else says why not, but for a token.
    void takeCrew(airshipcity::Crew crew, bool isToken = false);
    void endTurn();
    void back() override;
    /// Gives the name that `Aspect::UtilityName` asks for, 1 to 40 characters in the language of the edition, and goes on.
    void nameUtility(const QString &name);

protected:
    void take(const PlayOption &option, bool stopThere) override;

private:
    airshipcity::Session &game() const;
    const airshipcity::State &state() const { return game().state(); }
    std::optional<Asked> askedOf(const PartialPlay &play, bool insists) const;
    std::optional<airshipcity::Crew> nextReadyCrewOn(airshipcity::Cell cell) const;
    bool typeDigit(QChar digit);
    bool refusesAll();

    CityQuestions &m_questions;
};

} // namespace skyledger::ui
