// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questionsof.h"
#include "ui/whistlemountain/guide/candidates.h"
#include "ui/whistlemountain/guide/whistlemountainnarrator.h"

namespace skyledger::ui {

namespace whistle {
/// Whether a play begins an activation that costs nothing and only brings something to its player, or whose amounts nobody
/// told yet: nobody declines one but on purpose.
bool isFreeActivation(const whistlemountain::Session &session, const PartialPlay &path);
} // namespace whistle

/// How a game of Whistle Mountain is led to its events: what is allowed is narrowed down answer by answer, and whatever
/// leaves no choice is answered by itself. Payments are the printed ones unless another one is asked for.
class WhistleMountainQuestions : public QuestionsOf<whistlemountain::Game>
{
public:
    /// The narrator must stay.
    explicit WhistleMountainQuestions(const WhistleMountainNarrator &says) : m_says(says) {}

    QString opening(const play::Session &session) const override;
    std::vector<PlayOption> openings(const play::Session &session) const override;
    std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                   bool insists) const override;
    QString question(const play::Session &session, const PartialPlay &play,
                     play::Code question) const override;
    std::vector<PlayOption> answers(const play::Session &session, const PartialPlay &play,
                                    play::Code question, bool insists) const override;
    std::vector<AskedAmount> amounts(const play::Session &session, const CompletePlay &play,
                                     const play::Verdict &verdict) const override;
    QString deed(const play::Session &session, const PartialPlay &play) const override;
    QString refusal(const play::Session &session, const CompletePlay &play,
                    const play::Verdict &verdict) const override;

    whistlemountain::Event eventOf(const Session &session, const CompletePlay &play) const override;
    /// What is drawn of a machine whose size nobody knew tells it: that is kept first.
    Sentence record(play::Session &session, const CompletePlay &play) override;
    std::optional<whistlemountain::Event> withoutChoice(const Session &session) const override;

private:
    const WhistleMountainNarrator &m_says;
};

} // namespace skyledger::ui
