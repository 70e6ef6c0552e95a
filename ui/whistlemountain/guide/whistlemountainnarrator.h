// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "ui/play/deeds.h"
#include "ui/play/narratorof.h"
#include "ui/whistlemountain/words/pieces.h"
#include "ui/words/settingwords.h"

namespace skyledger::ui {

/// Says what happens in a game of Whistle Mountain.
class WhistleMountainNarrator : public NarratorOf<whistlemountain::Game>
{
public:
    /// Both must stay.
    WhistleMountainNarrator(const whistlemountain::Session &session, const Deeds &deeds)
        : m_session(session), m_deeds(deeds)
    {
    }

    QString player(play::Seat seat) const override;
    QString round(const play::Session &session, qsizetype moment) const override;
    QString turn(const play::Session &session, qsizetype moment) const override;
    QString place(const play::Session &session) const override;
    QString placeAndTurn(const play::Session &session) const override;
    QString deed(const play::Session &session, qsizetype event) const override;
    QString gains(const play::Session &session, qsizetype event) const override;
    QString reasonAgainst(const play::Session &session, qsizetype event) const override;
    bool isBrief(const play::Session &session, qsizetype event) const override;
    QStringList rulesBehind(const play::Session &session, qsizetype event) const override;
    QStringList rulesOf(PlayPart part) const override;
    PieceLines pieces(const play::Session &session) const override;
    whistlemountain::wording::DeedSteps lastSteps(const play::Session &session) const;

    QString player(whistlemountain::Player player) const;
    /// All players in turn order.
    QStringList players() const { return namesOf(m_session); }
    words::SettingWords settingWords() const;
    /// Why something is refused, in one line.
    QString refusal(const play::Verdict &verdict) const;

private:
    const whistlemountain::Session &m_session;
    const Deeds &m_deeds;
};

} // namespace skyledger::ui
