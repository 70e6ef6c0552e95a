// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/session.h"
#include "ui/cloudage/guide/partial.h"
#include "ui/cloudage/words/gamewords.h"
#include "ui/play/choicekeys.h"
#include "ui/play/questionsof.h"

namespace skyledger::ui {

/// How CloudAge leads to its events: what is due from whom, and one question after the other. Every answer is judged by
/// the rules when it is asked for; nothing here lists plays.
class CloudAgeQuestions : public QuestionsOf<cloudage::CloudAge>
{
public:
    using Ask = cloudagesteps::Ask;
    using Kind = cloudagesteps::Kind;
    /// Kinds of things on boards.
    enum class Thing : std::uint8_t {
        Player,
        City,
        District,
        Level,
        Upgrade,
        Project,
        Resource,
        Card,
        Plan,
        Pair,
        CityCard,
        SoloSpace
    };

    /// The words must stay; they may become others.
    explicit CloudAgeQuestions(const cloudage::wording::GameWords &words) : m_words(words) {}

    QString opening(const play::Session &session) const override;
    std::vector<PlayOption> openings(const play::Session &session) const override;
    std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                   bool insists) const override;
    QString question(const play::Session &session, const PartialPlay &play,
                     play::Code question) const override;
    std::vector<PlayOption> answers(const play::Session &session, const PartialPlay &play,
                                    play::Code question, bool insists) const override;
    QStringList rulesOf(const play::Session &session, const PartialPlay &play,
                        std::optional<play::Code> question) const override;
    std::vector<AskedAmount> amounts(const play::Session &session, const CompletePlay &play,
                                     const play::Verdict &verdict) const override;
    QString deed(const play::Session &session, const PartialPlay &play) const override;
    QString refusal(const play::Session &session, const CompletePlay &play,
                    const play::Verdict &verdict) const override;

    cloudage::Event eventOf(const Session &session, const CompletePlay &play) const override;
    std::optional<cloudage::Event> withoutChoice(const Session &session) const override;

    /// How a player stands after a play: stock, VP, the top of the discard and the movement points; empty if it cannot be
    /// played as it is.
    QString outcome(const play::Session &session, const PartialPlay &play) const;
    /// How the boards stand after a play; nothing if it cannot be played as it is.
    std::optional<cloudage::State> after(const play::Session &session, const PartialPlay &play) const;
    /// The same after a fight that is won with as few further cards as can be; nothing if it cannot be won,
    /// or if something is asked about the victory.
    std::optional<cloudage::State> afterWinning(const play::Session &session, PartialPlay fight) const;
    /// Whether a key that tells no find is one of what comes after a flight: a card drawn, the next player's city, a City
    /// action.
    bool followsFlight(const play::Session &session, QChar key) const;
    /// Who is asked first; nobody once the game is over.
    static cloudage::Player asked(const cloudage::State &state);
    QString openingOf(const play::Session &session, play::Seat seat) const override;
    /// The letter under which a card is found: the first of its name, without its accent.
    static QChar initialOf(const QString &name) { return freeLetter(name, {}); }
    /// What is due first from a player; nothing if nothing is.
    static std::optional<cloudage::Choose> dueFrom(const cloudage::State &state, cloudage::Player player);

private:
    const cloudage::wording::GameWords &m_words;
};

} // namespace skyledger::ui
