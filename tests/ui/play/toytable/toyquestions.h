// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/play/toytable/toynarrator.h"
#include "ui/play/questionsof.h"

namespace skyledger::ui::test {

/// How the toy leads to its events. It never lists its plays: each answer is judged when it is asked for.
class ToyQuestions : public QuestionsOf<toygame::Game>
{
public:
    enum class Question { Berries, Basket };
    enum class Thing { Basket };

    /// The narrator must stay.
    explicit ToyQuestions(const ToyNarrator &says) : m_says(says) {}

    QString opening(const play::Session &session) const override;
    std::vector<PlayOption> openings(const play::Session &session) const override;
    std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                   bool insists) const override;
    QString question(const play::Session &session, const PartialPlay &play,
                     play::Code question) const override;
    std::vector<PlayOption> answers(const play::Session &session, const PartialPlay &play,
                                    play::Code question, bool insists) const override;
    std::optional<PlayOption> refusedAbout(const play::Session &session,
                                           const BoardThing &thing) const override;
    std::vector<AskedAmount> amounts(const play::Session &session, const CompletePlay &play,
                                     const play::Verdict &verdict) const override;
    QString deed(const play::Session &session, const PartialPlay &play) const override;
    QString refusal(const play::Session &session, const CompletePlay &play,
                    const play::Verdict &verdict) const override;
    Sentence record(play::Session &session, const CompletePlay &play) override;

    toygame::Event eventOf(const Session &session, const CompletePlay &play) const override;
    std::optional<toygame::Event> withoutChoice(const Session &session) const override;

private:
    PlayOption judged(const play::Session &session, const QString &name, const PartialPlay &play) const;

    const ToyNarrator &m_says;
};

} // namespace skyledger::ui::test
