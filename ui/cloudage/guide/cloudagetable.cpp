// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/cloudagetable.h"

#include "ui/cloudage/guide/letters.h"

#include <utility>

namespace skyledger::ui {

using namespace cloudage;

CloudAgeTable::CloudAgeTable(GameRecord record, QObject *parent)
    : GameTable(std::make_unique<Session>(std::move(record)), parent),
      m_words(session().record()),
      m_narrator(m_words),
      m_questions(m_words),
      m_guide(session(), m_questions)
{
    connect(&m_guide, &StepGuide::chosen, this, [this](const CompletePlay &play) {
        finishChange(m_questions.eventOf(shown(), play), play.note);
    });
    begin(m_narrator, &m_guide);
}

CloudAgeTable::~CloudAgeTable() = default;

PlayerColor CloudAgeTable::color(Player player) const
{
    return session()
        .record()
        .players.value(static_cast<qsizetype>(player))
        .color.value_or(static_cast<PlayerColor>(player));
}

bool CloudAgeTable::press(QChar key)
{
    if (m_guide.press(key))
        return true;
    const auto &options = m_guide.options();
    const bool tellsFlight = !options.empty() && !options.front().leadsTo.answers.empty()
        && options.front().leadsTo.answers.back()
            == GivenAnswer{cloudagesteps::Ask::Flight, cloudagesteps::done};
    if (!tellsFlight || !key.isDigit() || past())
        return false;
    m_guide.press(cloudagekeys::finished);
    // A militia that is not known is asked for first.
    const State &now = session().state();
    if (now.phase == Phase::Fight
        && cloudagesteps::neededIn(session().setup(), now, cloudagesteps::begun(cloudagesteps::Kind::Fight)))
        m_guide.press(key);
    return true;
}

void CloudAgeTable::nameThings()
{
    m_words = wording::GameWords(session().record());
}

void CloudAgeTable::finishChange(const Event &event, const QString &reason)
{
    GameTable::finishChange([this, &event, &reason](const PastMoment &begun) {
        return begun.purpose == PastMoment::Purpose::Change
            ? session().changeEvent(begun.event, event, reason)
            : session().insertEvent(begun.event, event, reason);
    });
}

} // namespace skyledger::ui
