// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/aspects.h"
#include "ui/airshipcity/guide/choice.h"
#include "ui/airshipcity/guide/withoutchoice.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/play/guide.h"
#include "ui/play/turn/cardfaces.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace skyledger::ui {

struct PlaySoFar;
struct CityPreview;
struct Offer;
class Offers;

/// Values that the catalogue lacks and without which a choice cannot be recorded: either they are entered, or the
/// amounts that the table paid and gained are reported.
struct Asked {
    airshipcity::Play play;
    QString deed; ///< what is about to be recorded, in words
    std::vector<airshipcity::MissingValue> missing;
    play::CodeSet needs;
};

/// A move that the rules forbid, ready to be recorded because the table wants it. Amounts that depend on values which
/// the catalogue lacks are reported with it.
struct Insisted {
    Asked what;
    QString reason; ///< against it
};

/// Leads the record keeper from a click to an event, one choice at a time. It holds the crew in hand and the choices
/// made so far and no rule: all that it offers is the session's list of legal plays, narrowed down step by step; what
/// it refuses carries the session's verdict. Every event goes through `Session::play`.
class TurnGuide : public Guide, public CardFaces
{
    Q_OBJECT

public:
    /// Both must outlive the guide.
    TurnGuide(airshipcity::Session &session, const words::GameWords &words, QObject *parent = nullptr);
    ~TurnGuide() override;

    void startAfresh() override;
    void lead(play::Session &session, Scope scope) override;
    void leadOn(play::Session &session) override;
    Scope scope() const { return m_scope; }

    /// Whose choice it is: the current player, or who answers to a piggyback or stage bonus. `none` when all is over.
    airshipcity::Player chooser() const;
    /// The crew in hand: selected and ready to move, or the one whose activation is under way.
    std::optional<airshipcity::Crew> crewInHand() const;
    /// What is expected, in one line: "Crew 1 on Mine: choose a lit tile".
    QString question() const override;
    QStringList rulesOfQuestion() const override;
    /// All that can be done next, offered ones first, then undetermined, then refused ones. Crews and lit tiles are
    /// among them.
    const std::vector<Choice> &choices() const;
    /// The same for the turn panel. Crews are not listed while one is in hand: the header shows them.
    const std::vector<PlayOption> &options() const override;
    CardFace cardFace(std::size_t option) const override;
    /// The choice about a thing on a board; null if there is none.
    const Choice *choiceFor(const Target &target) const;
    /// Whether the question is which line of the city slides, or which way: then the arrows at its edges are lit.
    bool asksForSlide() const;
    /// Why a thing on a board cannot be chosen now, as one line with the rule's id; empty if there is nothing to say.
    QString whyNot(const Target &target) const;
    /// The rule behind that reason; nothing if there is nothing to say.
    std::optional<airshipcity::Rule> ruleAgainst(const Target &target) const;
    bool canGoBack() const override;

    /// What was chosen so far would do in the city.
    CityPreview chosenSoFar() const;
    /// What a choice, or the one about a thing on a board, would do there with it.
    CityPreview preview(std::size_t choice) const;
    CityPreview preview(const Target &target) const;

    /// Whether the turn can be ended, and if not, why.
    bool canEndTurn() const;
    QString whyNotEndTurn() const;
    std::optional<airshipcity::Rule> ruleAgainstEndTurn() const;

    /// The values that the last choice asked for; null if it asked for none.
    const Asked *asked() const;
    /// Whether the printed name of a public utility is asked for, which the game has not met before.
    bool asksUtilityName() const;

    bool canInsist() const override;
    /// What is about to be recorded anyway; null as long as a question about it is open.
    const Insisted *insisted() const;

    const Automation &automation() const;
    void setAutomation(const Automation &automation);

public slots:
    /// Takes a choice by its place in `choices`. `stopThere`: a crew that moves leaves the tile's effect for the
    /// player to decide, where it would be used by itself.
    void choose(std::size_t choice, bool stopThere = false);
    /// The same for a click on a board: the choice about that thing, else `noted` says why not. A click on a cell
    /// where a ready crew stands takes that crew, unless the cell is a choice itself.
    void touch(const skyledger::ui::Target &target, bool stopThere = false);
    /// A click on a token: one's own ready crew is taken in hand, the one in hand put back, others are left alone.
    void touchCrew(skyledger::airshipcity::Player player, skyledger::airshipcity::Crew crew);
    /// Takes the choice of a key; false if none has it. Where it is asked which contract was turned up, digits are those
    /// printed on it, in their order: only the contracts that begin so are left.
    bool press(QChar key, bool stopThere = false);
    /// Takes a crew of the current player in hand.
    void takeCrew(airshipcity::Crew crew);
    void endTurn();
    void takeOption(std::size_t option, bool stopThere) override { choose(option, stopThere); }
    bool takeKey(QChar key, bool stopThere) override { return press(key, stopThere); }
    void back() override;
    /// Records what `asked` asks for with the amounts that the table reports.
    void report(const airshipcity::Reported &reported);
    /// Gives the name that `asksUtilityName` asks for, 1 to 40 characters in the language of the edition, and goes on.
    void nameUtility(const QString &name);
    void insist() override;
    /// Records what `insisted` tells, with the amounts that the table reports and a note.
    void recordAnyway(const airshipcity::Reported &reported, const QString &note);
    void reconsider() override;
    void retell() override;
    /// Notes something in passing, until the next step; `retell` says it anew.
    void tell(std::function<QString()> what);

signals:
    /// An event was chosen that is not to be recorded: see `Scope`.
    void chosen(const skyledger::airshipcity::Event &event, const QString &reason);

private:
    class Steps;
    struct Finder;

    Offers offersNow() const;
    void take(const Offer &offer, bool stopThere);
    void follow(PlaySoFar soFar, bool stopThere);
    Asked askedFor(const airshipcity::Play &play) const;
    void record(const airshipcity::Play &play, bool stopThere);
    void record(const airshipcity::Event &event, const QString &reason = {});
    QString refusalOf(const airshipcity::Play &play) const;
    std::optional<airshipcity::Play> playAbout(const Target &target) const;
    void refuse(const airshipcity::Play &play, const std::vector<Answer> &given,
                const std::function<QString()> &reason);
    Insisted insistedOn(const airshipcity::Play &play) const;
    void pursue();
    std::vector<Offer> insistentOffers() const;
    bool refusesAll();
    void standAfresh();
    void findOffers();
    void listOffers();
    bool typeDigit(QChar digit);
    void narrowByDigits();
    std::optional<airshipcity::Play> playWithoutChoice() const;
    std::function<QString()> whyUnused() const;
    std::optional<airshipcity::Utility> knownUtility(const QString &name) const;
    std::optional<airshipcity::Crew> nextReadyCrewOn(airshipcity::Cell cell) const;
    void renew();

    airshipcity::Session *m_session;
    Scope m_scope = Scope::Everything;
    const words::GameWords &m_words;
    std::unique_ptr<Steps> m_steps;
};

} // namespace skyledger::ui
