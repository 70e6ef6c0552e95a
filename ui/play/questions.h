// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"
#include "ui/play/cardface.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QStringList>

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

/// An amount that only the table can tell, as it is asked for. A game asks for each number by a key of its own.
struct AskedAmount {
    play::Code key;
    QString name; ///< "Berries paid"
    int least = 0;
    int most = 0;
    std::optional<int> known = {}; ///< stands there to begin with; else it has to be typed
    friend bool operator==(const AskedAmount &, const AskedAmount &) = default;
};

/// A play about which all is answered, and how it is recorded.
struct CompletePlay {
    PartialPlay play;
    std::vector<ToldAmount> reported = {};
    bool insists = false; ///< the rules forbid it and the table wants it
    QString note = {};
    bool stopsThere = false; ///< what would follow by itself is left for the player to decide
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
    QString about = {};                   ///< the id of what explains it, where `rule` is against it
    PartialPlay leadsTo = {};             ///< the play with this answer
    std::optional<BoardThing> thing = {}; ///< that lights up, and that a click chooses it by
    QChar key = {};       ///< that chooses it; null: the guide finds one, unless it is refused or not listed
    bool isListed = true; ///< among the choices; else a board or a widget of the game's own shows it
    std::optional<play::Seat> seat = {}; ///< whose it is, where several players answer side by side
    CardFace card = {};                  ///< what its card shows in another way
    friend bool operator==(const PlayOption &, const PlayOption &) = default;
};

/// What a game answers its guide. Nothing here changes a game but `record`; sessions are of that game.
class Questions
{
public:
    Questions() = default;
    virtual ~Questions() = default;
    Questions(const Questions &) = delete;
    Questions &operator=(const Questions &) = delete;

    /// What there is to do before anything is chosen, in one line, and what can be. Where several players answer in any
    /// order each option tells whose it is; the one who is asked first comes first.
    virtual QString opening(const play::Session &session) const = 0;
    /// The same where that player's answers were taken, of those who answer in any order.
    virtual QString openingOf(const play::Session &session, play::Seat /*seat*/) const
    {
        return opening(session);
    }
    virtual std::vector<PlayOption> openings(const play::Session &session) const = 0;

    /// The next question about a play, which is completed by the answers that leave no choice before; nothing if all is
    /// answered. `insists`: what the rules forbid is asked for too. A question to which there are no options is answered by
    /// a widget of the game's own.
    virtual std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                           bool insists) const = 0;
    virtual QString question(const play::Session &session, const PartialPlay &play,
                             play::Code question) const = 0;
    virtual std::vector<PlayOption> answers(const play::Session &session, const PartialPlay &play,
                                            play::Code question, bool insists) const = 0;

    /// Whether one option is listed before another; those that are alike in this keep their order.
    virtual bool comesBefore(const PlayOption &a, const PlayOption &b) const { return a.status < b.status; }

    /// Letters that belong to things all evening. Where one of them can be taken nothing else gets one of them as its key,
    /// as long as there are others; of several things that bear one the first has it.
    virtual QString keptLetters() const { return {}; }

    /// What a click on a thing of a board means where it is no option: refused, with why and the rule behind it. Nothing if
    /// it means no play.
    virtual std::optional<PlayOption> refusedAbout(const play::Session &, const BoardThing &) const
    {
        return std::nullopt;
    }

    /// Ids of the rules that explain a question; of what can be done at all, if there is none yet.
    virtual QStringList rulesOf(const play::Session &, const PartialPlay &,
                                std::optional<play::Code> /*question*/) const
    {
        return {};
    }
    /// The amounts that the table must tell of a play that is answered, where the verdict lacks them.
    virtual std::vector<AskedAmount> amounts(const play::Session &, const CompletePlay &,
                                             const play::Verdict &) const
    {
        return {};
    }

    /// A play in words: "Ada picks 2 berries".
    virtual QString deed(const play::Session &session, const PartialPlay &play) const = 0;
    /// The line above what a play lacks, and above what is recorded against the rules.
    virtual QString lacking(const play::Session &session, const PartialPlay &play) const
    {
        return deed(session, play);
    }
    virtual QString insisted(const play::Session &session, const PartialPlay &play) const
    {
        return deed(session, play);
    }
    virtual play::Verdict verdict(const play::Session &session, const CompletePlay &play) const = 0;
    /// Whether a play that the rules do not refuse is recorded at once; else the values that it lacks are asked for.
    virtual bool isSettled(const play::Verdict &verdict) const { return verdict.playable(); }
    /// Why a play is refused, in one line.
    virtual QString refusal(const play::Session &session, const CompletePlay &play,
                            const play::Verdict &verdict) const = 0;
    /// Records a play that is playable and, unless it stops there, what leaves no choice after it. Answers what is to be
    /// said of that.
    virtual Sentence record(play::Session &session, const CompletePlay &play) = 0;
};

} // namespace skyledger::ui
