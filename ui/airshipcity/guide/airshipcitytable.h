// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/airshipcitynarrator.h"
#include "ui/airshipcity/guide/turnguide.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/play/gametable.h"

namespace skyledger::ui {

/// A game of Airship City on the table: what its boards read beside what every table has.
class AirshipCityTable : public GameTable
{
    Q_OBJECT

public:
    explicit AirshipCityTable(airshipcity::GameRecord record, QObject *parent = nullptr);
    ~AirshipCityTable() override;

    airshipcity::Session &session() { return typed(GameTable::session()); }
    const airshipcity::Session &session() const { return typed(GameTable::session()); }
    const airshipcity::Session &shown() const { return typed(GameTable::shown()); }
    TurnGuide &guide() { return m_guide; }
    const TurnGuide &guide() const { return m_guide; }
    const words::GameWords &words() const { return m_words; }
    const PieceDrawings &drawings() const { return m_narrator; }

    /// The boards as they are shown.
    const airshipcity::State &state() const { return shown().state(); }
    const airshipcity::Setup &setup() const { return shown().setup(); }

    airshipcity::PlayerColor color(airshipcity::Player player) const;
    using GameTable::mark;
    QString mark(airshipcity::Player player) const { return mark(play::seatOf(player)); }
    /// In turn order.
    table::Keys<airshipcity::Player> players() const { return setup().players(); }

public slots:
    /// Changes or inserts, as was begun, with this event.
    void finishChange(const skyledger::airshipcity::Event &event, const QString &reason = {});

protected:
    void nameThings() override;

private:
    // Every session of this table was made by its first one.
    static airshipcity::Session &typed(play::Session &session)
    {
        return static_cast<airshipcity::Session &>(session);
    }
    static const airshipcity::Session &typed(const play::Session &session)
    {
        return static_cast<const airshipcity::Session &>(session);
    }

    words::GameWords m_words;
    AirshipCityNarrator m_narrator;
    CityQuestions m_questions;
    TurnGuide m_guide;
};

} // namespace skyledger::ui
