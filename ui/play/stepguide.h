// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/guide.h"
#include "ui/play/questions.h"

#include <functional>
#include <variant>

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
    /// What the rules forbid, all answered and ready to be recorded anyway.
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

    /// What is expected, in one line.
    QString question() const { return m_question; }
    /// All that can be done next: offered, undetermined, then refused.
    const std::vector<PlayOption> &options() const { return m_options; }
    /// The option about a thing on a board; null if there is none.
    const PlayOption *optionFor(const BoardThing &thing) const;
    /// Whether a step was made that `back` takes back.
    bool canGoBack() const { return !std::holds_alternative<Opening>(m_state); }
    /// What the last choice lacks, or what is about to be recorded anyway; null while nothing is.
    const Lacking *lacking() const { return std::get_if<Lacking>(&m_state); }
    const Insisting *insisting() const { return std::get_if<Insisting>(&m_state); }
    /// Whether what was refused last can be recorded anyway.
    bool canInsist() const { return m_refused && m_scope != Scope::Nothing; }

public slots:
    /// Takes an option by its place; out of range does nothing.
    void choose(std::size_t option);
    /// Takes the option about a thing; false if there is none.
    bool touch(const skyledger::ui::BoardThing &thing);
    /// Takes the option of a key; false if none has it.
    bool press(QChar key);
    /// Takes back the last step that is not an event yet.
    void back();
    /// Records what `lacking` tells, with the amounts that the table reports; says why not if they do not fit.
    void report(const std::vector<skyledger::ui::ToldAmount> &amounts);
    /// Begins to record anyway what was refused last; what is open about it is asked first.
    void insist();
    /// Records what `insisting` tells with a note.
    void recordAnyway(const QString &note, const std::vector<skyledger::ui::ToldAmount> &amounts = {});

signals:
    /// A play was chosen that is not to be recorded: see `Scope`.
    void chosen(const skyledger::ui::CompletePlay &play);

private:
    struct Opening {
    };
    struct Asking {
        std::vector<PartialPlay> path; ///< one per choice; the last one is where we are
        play::Code question;
        bool insists = false;
    };

    void follow(std::vector<PartialPlay> path, bool insists);
    void finish(const CompletePlay &play);
    void renew();
    void giveKeys();
    void tell(std::function<QString()> what);

    play::Session *m_session;
    Questions &m_game;
    Scope m_scope = Scope::Everything;
    std::variant<Opening, Asking, Lacking, Insisting> m_state;
    std::optional<PartialPlay> m_refused; ///< last, since the state is what it is
    std::function<QString()> m_told;      ///< the note that is shown, in the language that is spoken
    QString m_question;
    std::vector<PlayOption> m_options;
};

} // namespace skyledger::ui
