// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/play/toygame/game.h"
#include "ui/play/narratorof.h"

namespace skyledger::ui::test {

/// Says in English what happens in the toy. Baskets go by their ids.
class ToyNarrator : public NarratorOf<toygame::Game>
{
public:
    /// The session must stay.
    explicit ToyNarrator(const toygame::Session &session) : m_session(session) {}

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

    /// A play by itself: "Ada picks 2 berries".
    QString deed(const toygame::Play &play, const toygame::State &before) const;
    /// "small": the id of a basket.
    QString basket(toygame::Basket basket) const;

private:
    const toygame::Session &m_session;
};

/// The id of a rule of the toy: "TOY-3".
QString toyRule(play::Code rule);

} // namespace skyledger::ui::test
