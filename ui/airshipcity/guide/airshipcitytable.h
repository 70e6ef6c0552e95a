// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/airshipcitynarrator.h"
#include "ui/airshipcity/guide/turnguide.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/play/tableof.h"

namespace skyledger::ui {

/// A game of Airship City on the table: what its boards read beside what every table has.
class AirshipCityTable : public TableOf<airshipcity::AirshipCity, airshipcity::Session>
{
    Q_OBJECT

public:
    explicit AirshipCityTable(airshipcity::GameRecord record, QObject *parent = nullptr);
    ~AirshipCityTable() override;

    TurnGuide &guide() { return m_guide; }
    const TurnGuide &guide() const { return m_guide; }
    const words::GameWords &words() const { return m_words; }
    const PieceDrawings &drawings() const { return m_narrator; }

    airshipcity::PlayerColor color(airshipcity::Player player) const;
    /// In turn order.
    table::Keys<airshipcity::Player> players() const { return setup().players(); }

protected:
    void nameThings() override;

private:
    words::GameWords m_words;
    AirshipCityNarrator m_narrator;
    CityQuestions m_questions;
    TurnGuide m_guide;
};

} // namespace skyledger::ui
