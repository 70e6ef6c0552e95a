// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/session.h"
#include "ui/cloudage/words/gamewords.h"
#include "ui/play/narratorof.h"

namespace skyledger::ui {

/// What CloudAge says in the lists that every game has.
class CloudAgeNarrator : public NarratorOf<cloudage::CloudAge>
{
public:
    /// The words must stay; they may become others.
    explicit CloudAgeNarrator(const cloudage::wording::GameWords &words) : m_words(words) {}

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

private:
    const cloudage::wording::GameWords &m_words;
};

} // namespace skyledger::ui
