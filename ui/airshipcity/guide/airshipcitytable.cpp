// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/airshipcitytable.h"

#include "core/airshipcity/record/gamerecord.h"
#include "core/play/changeablesession.h"

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;

AirshipCityTable::AirshipCityTable(GameRecord record, QObject *parent)
    : TableOf(std::make_unique<play::ChangeableSession<AirshipCity, Session>>(std::move(record)), parent),
      m_words(session().record()),
      m_narrator(m_words),
      m_questions(session(), m_words),
      m_guide(session(), m_questions)
{
    connect(&m_guide, &StepGuide::chosen, this, [this](const CompletePlay &play) {
        finishChange(m_questions.eventOf(shown(), play), play.note);
    });
    begin(m_narrator, &m_guide);
}

AirshipCityTable::~AirshipCityTable() = default;

PlayerColor AirshipCityTable::color(Player player) const
{
    return session().record().players.value(static_cast<qsizetype>(player)).color;
}

void AirshipCityTable::nameThings()
{
    m_words = words::GameWords(session().record());
}

} // namespace skyledger::ui
