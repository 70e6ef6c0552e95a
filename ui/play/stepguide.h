// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/guide.h"
#include "ui/play/questions.h"

#include <optional>
#include <variant>
#include <vector>

namespace skyledger::ui {

/// Leads the record keeper from a click or key to an event by what a game answers, one question at a time. It holds what
/// was chosen so far and no rule.
class StepGuide : public Guide
{
    Q_OBJECT

public:
    /// A play that lacks amounts: either the values are entered, or the table reports what it paid and gained.
    struct Lacking {
        std::vector<PartialPlay> path; ///< one per choice; the last is what is about to be recorded
        play::Verdict verdict;
    };
    /// What the rules forbid, all answered and ready to be recorded anyway with a note; who goes back from there gives it
    /// up.
    struct Insisting {
        PartialPlay play;
        play::Verdict against;
    };

    /// Both must outlive the guide.
    StepGuide(play::Session &session, Questions &game, QObject *parent = nullptr);

    void startAfresh() override;
    void lead(play::Session &session, Scope scope) override;
    void leadOn(play::Session &session) override;
    void reconsider() override;
    void retell() override;
    Scope scope() const { return m_scope; }

    QString question() const override { return m_question; }
    QStringList rulesOfQuestion() const override;
    const std::vector<PlayOption> &options() const override { return m_options; }
    std::optional<play::Seat> lane() const override { return m_lane; }
    /// The play that is asked about; null before anything is chosen, and when all is answered.
    const PartialPlay *asked() const;
    /// The question that is asked; nothing while `asked` is null.
    std::optional<play::Code> askedQuestion() const;
    /// Whether the play that is asked about, or ready to be recorded, is one that the rules forbid.
    bool insists() const;
    /// The option about a thing on a board, of several players' that of the lane; null if there is none.
    const PlayOption *optionFor(const BoardThing &thing) const;
    /// Why a thing on a board cannot be chosen now, in one line; empty if there is nothing to say.
    QString whyNot(const BoardThing &thing) const;
    /// The id of the rule behind that reason; empty if there is nothing to say.
    QString ruleAgainst(const BoardThing &thing) const;
    bool canGoBack() const override { return !std::holds_alternative<Opening>(m_state); }
    /// What the last choice lacks, or what is about to be recorded anyway; null while nothing is.
    const Lacking *lacking() const { return std::get_if<Lacking>(&m_state); }
    const Insisting *insisting() const { return std::get_if<Insisting>(&m_state); }
    /// The amounts that the table must tell of it, and why the rules are against it; empty while nothing is.
    std::vector<AskedAmount> amounts() const;
    QString against() const;
    bool canInsist() const override { return m_refused && m_scope != Scope::Nothing; }
    /// Tells the player something in passing, until something else can be chosen.
    void tell(Sentence what);

public slots:
    /// Takes an option by its place; out of range does nothing. `stopThere`: what would follow by itself is left for the
    /// player to decide.
    void choose(std::size_t option, bool stopThere = false);
    /// Takes the option about a thing; false if there is none.
    bool touch(const skyledger::ui::BoardThing &thing, bool stopThere = false);
    /// Takes the option about a thing, else says why there is none, if there is anything to say.
    virtual void click(const skyledger::ui::BoardThing &thing, bool stopThere = false);
    /// Takes the option of a key; false if none has it.
    virtual bool press(QChar key, bool stopThere = false);
    void takeOption(std::size_t option, bool stopThere) override { choose(option, stopThere); }
    bool takeKey(QChar key, bool stopThere) override { return press(key, stopThere); }
    /// Begins a play, whatever was chosen so far. If the rules forbid it as it is, that is said and nothing else happens.
    void begin(const skyledger::ui::PartialPlay &play);
    /// The same, but what no answer makes possible is refused at once instead of asked for.
    void attempt(const skyledger::ui::PartialPlay &play);
    /// Goes on with an answer that is no option: a step of its own, which `back` takes back.
    void goOn(const skyledger::ui::PartialPlay &play);
    /// The same in the place of the last step.
    void goOnInstead(const skyledger::ui::PartialPlay &play);
    /// What was chosen for another player is given up.
    void takeLane(skyledger::play::Seat seat) override;
    void back() override;
    /// Records what `lacking` tells, with the amounts that the table reports; says why not if they do not fit.
    void report(const std::vector<skyledger::ui::ToldAmount> &amounts);
    void insist() override;
    /// Records what `insisting` tells with a note.
    void recordAnyway(const QString &note, const std::vector<skyledger::ui::ToldAmount> &amounts = {});

signals:
    /// A play was chosen that is not to be recorded: see `Scope`.
    void chosen(const skyledger::ui::CompletePlay &play);

protected:
    play::Session &session() const { return *m_session; }
    /// What was chosen so far of a play that the rules allow; null if nothing is.
    const PartialPlay *soFar() const;
    /// Takes an option.
    virtual void take(const PlayOption &option, bool stopThere);
    /// Says why a play is refused, and keeps it: the table may insist.
    void refuse(const PartialPlay &play);
    /// Gives up what was chosen.
    void leave();

private:
    using Path = std::vector<PartialPlay>; ///< one per choice; the last one is where we are

    struct Opening {
    };
    struct Asking {
        Path path;
        play::Code question;
        std::optional<PartialPlay> against; ///< what was refused at first and is insisted on
    };

    Path path() const;
    std::optional<PartialPlay> insistedAgainst() const;
    void follow(Path path, const std::optional<PartialPlay> &against, bool stopThere = false);
    void ask(Path path, play::Code question, const std::optional<PartialPlay> &against);
    void pursue(const PartialPlay &play);
    void complete(Path path, const PartialPlay &play, bool stopThere);
    bool leavesAnswer(const PartialPlay &play) const;
    void finish(const CompletePlay &play);
    void renew();
    void findLane();
    void giveKeys();
    QString keysBeside(const PlayOption &option, std::size_t count) const;

    play::Session *m_session;
    Questions &m_game;
    Scope m_scope = Scope::Everything;
    std::variant<Opening, Asking, Lacking, Insisting> m_state;
    std::optional<PartialPlay> m_refused; ///< last, since the state is what it is
    Sentence m_told;                      ///< what was said last and is still true; null if nothing is
    QString m_question;
    std::optional<play::Seat> m_lane;
    std::vector<PlayOption> m_options;
};

} // namespace skyledger::ui
