// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/play/narratorof.h"
#include "ui/play/pieces/piecedrawing.h"

namespace skyledger::ui {

/// What Airship City says in the lists that every game has.
class AirshipCityNarrator : public NarratorOf<airshipcity::AirshipCity>, public PieceDrawings
{
public:
    /// The words must stay; they may become others.
    explicit AirshipCityNarrator(const words::GameWords &words) : m_words(words) {}

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
    std::vector<PieceDrawing> drawings(const play::Session &session) const override;

private:
    static qsizetype beginning(const Session &session, qsizetype last);

    const words::GameWords &m_words;
};

} // namespace skyledger::ui
