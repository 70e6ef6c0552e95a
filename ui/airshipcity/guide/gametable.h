// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/session.h"
#include "ui/airshipcity/guide/turnguide.h"
#include "ui/words/gamewords.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

namespace skyledger::ui {

/// One game on the table: the running game, what its things are called, and what the record keeper is doing. Every
/// board of a window reads this; the game changes through the guide or the session, never otherwise.
class GameTable : public QObject
{
    Q_OBJECT

public:
    explicit GameTable(airshipcity::GameRecord record, QObject *parent = nullptr);

    airshipcity::Session &session() { return m_session; }
    const airshipcity::Session &session() const { return m_session; }
    TurnGuide &guide() { return m_guide; }
    const TurnGuide &guide() const { return m_guide; }
    const words::GameWords &words() const { return m_words; }
    const airshipcity::State &state() const { return m_session.state(); }
    const airshipcity::Setup &setup() const { return m_session.setup(); }

    airshipcity::PlayerColor color(airshipcity::Player player) const;
    /// One or two letters that tell the player apart.
    QString mark(airshipcity::Player player) const;
    /// In turn order.
    table::Keys<airshipcity::Player> players() const { return setup().players(); }

    /// Has every board say its words anew, in the language that is spoken now.
    void retell();

signals:
    /// The boards stand differently, or a value of the catalogue became known. Boards compare what they show.
    void boardsChanged();
    /// The words are different: another language, other names.
    void wordsChanged();

private:
    airshipcity::Session m_session;
    words::GameWords m_words;
    TurnGuide m_guide;
    QStringList m_marks;
};

} // namespace skyledger::ui
