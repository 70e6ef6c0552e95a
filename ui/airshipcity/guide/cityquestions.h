// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/play/questionsof.h"

#include <QtCore/QLatin1StringView>

#include <optional>

namespace skyledger::ui {

/// What the table reports of a play, as the guide of any game passes it on, and back.
std::vector<ToldAmount> toldOf(const airshipcity::Reported &reported);
airshipcity::Reported reportedOf(const std::vector<ToldAmount> &told);

/// What resolves by itself. People choose it for every game, see `GameOption`.
struct Automation {
    bool generators = true;       ///< a crew that stops on a generator uses it: `useGenerators`
    bool askForPiggyback = false; ///< ask even where only one gain is possible: the option of that name
};

/// Ids of what people choose for a game.
inline constexpr QLatin1StringView useGenerators("use-generators");
inline constexpr QLatin1StringView askForPiggyback("ask-for-piggyback");

/// How Airship City leads to its events: the list of legal plays, narrowed down question by question. It holds what the
/// players hold ready besides: the crew in hand, which is no play, and what resolves by itself.
class CityQuestions : public QuestionsOf<airshipcity::AirshipCity>
{
public:
    /// A crew that was taken in hand, and whether that happened by itself.
    struct Hand {
        std::optional<airshipcity::Crew> crew;
        bool cameByItself = false;
        airshipcity::Player holder = airshipcity::none<airshipcity::Player>; ///< who took one last
    };

    /// The words must stay.
    CityQuestions(const airshipcity::Session &session, const words::GameWords &words);

    const Hand &hand() const { return m_hand; }
    /// A player takes a ready crew in hand, or puts back the one that is there.
    void take(airshipcity::Player holder, airshipcity::Crew crew) { m_hand = {crew, false, holder}; }
    void putBack() { m_hand = {}; }
    const Automation &automation() const { return m_automation; }
    void setAutomation(const Automation &automation) { m_automation = automation; }
    /// Begins with another game, or another moment: nobody stopped on a tile, and nothing is in hand. `meetsUtilities`:
    /// public utilities that the catalogue does not list may be met there.
    void forget(bool meetsUtilities);
    /// Begins again. A crew that was taken in hand stays there while something else is done in its turn.
    void standAfresh(const airshipcity::State &state);
    /// The choices of the moment where a game stands, with the crew that is in hand.
    Offers offers(const play::Session &session) const;
    /// The words for that moment. Both live as long as a call.
    Speaker says(const play::Session &session) const;
    /// The play that is meant when all is answered.
    airshipcity::Play playOf(const play::Session &session, const PartialPlay &play, bool insists) const;

    QString opening(const play::Session &session) const override;
    std::vector<PlayOption> openings(const play::Session &session) const override;
    std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                   bool insists) const override;
    QString question(const play::Session &session, const PartialPlay &play,
                     play::Code question) const override;
    std::vector<PlayOption> answers(const play::Session &session, const PartialPlay &play,
                                    play::Code question, bool insists) const override;
    bool comesBefore(const PlayOption &a, const PlayOption &b) const override;
    QString keptLetters() const override { return fixedkeys::letters(); }
    std::optional<PlayOption> refusedAbout(const play::Session &session,
                                           const BoardThing &thing) const override
    {
        return offers(session).refusedAbout(thing);
    }
    QStringList rulesOf(const play::Session &session, const PartialPlay &play,
                        std::optional<play::Code> question) const override;
    QString deed(const play::Session &session, const PartialPlay &play) const override;
    QString lacking(const play::Session &session, const PartialPlay &play) const override;
    QString insisted(const play::Session &session, const PartialPlay &play) const override;
    bool isSettled(const play::Verdict &verdict) const override;
    QString refusal(const play::Session &session, const CompletePlay &play,
                    const play::Verdict &verdict) const override;
    Sentence record(play::Session &session, const CompletePlay &play) override;

    airshipcity::Event eventOf(const Session &session, const CompletePlay &play) const override;
    std::optional<airshipcity::Event> withoutChoice(const Session &session) const override;

private:
    std::optional<airshipcity::Play> playWithoutChoice(const airshipcity::Session &session) const;
    Sentence whyUnused(const airshipcity::Session &session) const;

    const words::GameWords &m_words;
    Hand m_hand;
    Automation m_automation;
    bool m_boxIsMadeUp; ///< then it has no more public utilities than it lists
    bool m_meetsUtilities = true;
    bool m_stopped = false; ///< the player stopped on the tile to decide about it
};

} // namespace skyledger::ui
