// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

/// What a guide asks of a game: never all plays that are possible, only the answers to one question after the other.
namespace skyledger::ui {

/// A thing on a board, as the game numbers its kinds of things and the things of a kind.
struct BoardThing {
    play::Code kind;
    int number = 0;
    friend bool operator==(const BoardThing &, const BoardThing &) = default;
};

/// An answer to a question of the game's numbering; the value is the game's, too.
struct GivenAnswer {
    play::Code question;
    int value = 0;
    friend bool operator==(const GivenAnswer &, const GivenAnswer &) = default;
};

/// What was decided so far about a play.
struct PartialPlay {
    std::size_t kind = 0; ///< of the play, as the game counts them
    std::vector<GivenAnswer> answers;

    /// The answer to a question; nothing if it was not asked yet.
    std::optional<int> answer(play::Code question) const
    {
        for (const GivenAnswer &each : answers) {
            if (each.question == question)
                return each.value;
        }
        return std::nullopt;
    }
    friend bool operator==(const PartialPlay &, const PartialPlay &) = default;
};

/// An amount that the table tells where a printed value is not known.
struct ToldAmount {
    play::Code key;
    int amount = 0;
};

/// A play about which all is answered, and how it is recorded.
struct CompletePlay {
    PartialPlay play;
    std::vector<ToldAmount> reported = {};
    bool insists = false; ///< the rules forbid it and the table wants it
    QString note = {};
};

/// Something that can be chosen next, or cannot and why.
struct PlayOption {
    enum class Status {
        Offered,
        Undetermined, ///< the catalogue lacks a value: choosing asks for it
        Refused       ///< choosing says why not
    };
    Status status = Status::Offered;
    QString name;
    QString detail = {};                  ///< what it costs and brings; else what is missing, or why not
    QString rule = {};                    ///< the id of what is behind a refusal, else of what explains it
    PartialPlay leadsTo = {};             ///< the play with this answer
    std::optional<BoardThing> thing = {}; ///< that lights up, and that a click chooses it by
    QChar key = {}; ///< that chooses it; null: the guide finds one, unless it is refused
};

/// What a game answers its guide. Nothing here changes a game but `record`; sessions are of that game.
class Questions
{
public:
    Questions() = default;
    virtual ~Questions() = default;
    Questions(const Questions &) = delete;
    Questions &operator=(const Questions &) = delete;

    /// What there is to do before anything is chosen, in one line, and what can be.
    virtual QString opening(const play::Session &session) const = 0;
    virtual std::vector<PlayOption> openings(const play::Session &session) const = 0;

    /// The next question about a play, which is completed by the answers that leave no choice before; nothing if all is
    /// answered. `insists`: what the rules forbid is asked for too.
    virtual std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                           bool insists) const = 0;
    virtual QString question(const play::Session &session, const PartialPlay &play,
                             play::Code question) const = 0;
    virtual std::vector<PlayOption> answers(const play::Session &session, const PartialPlay &play,
                                            play::Code question, bool insists) const = 0;

    /// A play in words: "Ada picks 2 berries".
    virtual QString deed(const play::Session &session, const PartialPlay &play) const = 0;
    virtual play::Verdict verdict(const play::Session &session, const CompletePlay &play) const = 0;
    /// Why a play is refused, in one line.
    virtual QString refusal(const play::Session &session, const play::Verdict &verdict) const = 0;
    /// Records a play that is playable, and what leaves no choice after it.
    virtual void record(play::Session &session, const CompletePlay &play) = 0;
};

} // namespace skyledger::ui
