// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/gametable.h"

#include "ui/words/marks.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

QStringList marksOf(const words::GameWords &game)
{
    QStringList names;
    for (const Player player : game.setup().players())
        names << game.player(player);
    return words::playerMarks(names);
}

} // namespace

GameTable::GameTable(GameRecord record, QObject *parent)
    : QObject(parent),
      m_session(std::move(record)),
      m_words(m_session.record()),
      m_guide(m_session, m_words),
      m_marks(marksOf(m_words))
{
    connect(&m_session, &Session::changed, this, &GameTable::boardsChanged);
    connect(&m_session, &Session::catalogueChanged, this, [this] {
        m_words = words::GameWords(m_session.record());
        m_guide.reconsider();
        emit boardsChanged();
    });
}

PlayerColor GameTable::color(Player player) const
{
    return m_session.record().players.value(static_cast<qsizetype>(player)).color;
}

QString GameTable::mark(Player player) const
{
    return m_marks.value(static_cast<qsizetype>(player));
}

void GameTable::retell()
{
    m_guide.retell();
    emit wordsChanged();
}

} // namespace skyledger::ui
