// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/cloudagetable.h"

#include "core/play/changeablesession.h"
#include "ui/cloudage/guide/letters.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;

CloudAgeTable::CloudAgeTable(GameRecord record, QObject *parent)
    : TableOf(std::make_unique<play::ChangeableSession<CloudAge, Session>>(std::move(record)), parent),
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
    // Who answers once too often for everybody has not given up the next City action.
    const auto builds = [&] {
        return key != cloudagekeys::nothing && beginBuilding([&] { return m_guide.press(key); });
    };
    return !past() && (endTelling(key) || endFight(key) || builds());
}

/// Whether the question is one that is asked again until somebody has done with it.
bool CloudAgeTable::goesOn(Ask question) const
{
    const auto &options = m_guide.options();
    return std::any_of(options.begin(), options.end(), [question](const PlayOption &option) {
        const auto &answers = option.leadsTo.answers;
        return !answers.empty() && answers.back() == GivenAnswer{question, done};
    });
}

/// What comes after a flight tells that no more was found on it; another player's build action, that no more is planted.
bool CloudAgeTable::endTelling(QChar key)
{
    const bool ends =
        goesOn(Ask::Flight) ? m_questions.followsFlight(session(), key) : goesOn(Ask::Tile) && key.isDigit();
    if (!ends)
        return false;
    m_guide.press(cloudagekeys::finished);
    const State &now = session().state();
    const bool fights = now.phase == Phase::Fight && neededIn(session().setup(), now, begun(Kind::Fight));
    // A militia is asked for first; who fights next has not come to fly.
    if (!m_guide.canGoBack() && (fights ? key.isDigit() : now.phase != Phase::Fight))
        m_guide.press(key);
    return true;
}

/// Who flies next tells that nobody draws on. A digit does so only where it can be no card.
bool CloudAgeTable::endFight(QChar key)
{
    const State &now = session().state();
    const auto &options = m_guide.options();
    const bool draws = std::any_of(options.begin(), options.end(),
                                   [](const PlayOption &option) { return option.key.isDigit(); });
    const auto question = m_guide.askedQuestion();
    const bool stops = now.phase == Phase::Fight && (!question || *question == play::Code(Ask::Card))
        && neededIn(session().setup(), now, begun(Kind::Fight));
    if (!stops || (draws && key.isDigit()) || !m_questions.followsFlight(session(), key)
        || !m_guide.press(cloudagekeys::stop))
        return false;
    if (!m_guide.canGoBack())
        m_guide.press(key);
    return true;
}

/// What is taken or played in the place of a City action is the first of two build actions.
bool CloudAgeTable::beginBuilding(const std::function<bool()> &first)
{
    if (session().state().phase != Phase::Action || m_guide.canGoBack()
        || !m_guide.press(cloudagekeys::building))
        return false;
    if (first())
        return true;
    m_guide.back();
    return false;
}

bool CloudAgeTable::playCard(Project card)
{
    const PartialPlay *asked = m_guide.asked();
    constexpr Kind leading[] = {Kind::PlayCard, Kind::Lane, Kind::Building};
    if (asked != nullptr
        && std::find(std::begin(leading), std::end(leading), kindOf(*asked)) == std::end(leading)) {
        m_guide.tell([] { return tr("Finish what is being told first, or go back (Esc)"); });
        return false; // what else is half told is not given up
    }
    const Player first =
        m_guide.lane() ? play::playerAt<Player>(*m_guide.lane()) : CloudAgeQuestions::asked(state());
    if (first == none<Player>)
        return false;
    const Player player = asked != nullptr && asked->answer(Ask::Who) ? doer(state(), *asked) : first;
    const PartialPlay play =
        begun(Kind::PlayCard, {{Ask::Who, static_cast<int>(player)}, {Ask::Project, static_cast<int>(card)}});
    const bool isPossible = !m_questions.verdict(shown(), {play}).refused();
    m_guide.attempt(play);
    return isPossible;
}

Player CloudAgeTable::asked() const
{
    if (const PartialPlay *play = m_guide.asked())
        return m_guide.askedQuestion() == play::Code(Ask::Drone) ? nextDrone(setup(), state(), *play)
                                                                 : doer(state(), *play);
    const auto lane = m_guide.lane();
    return lane && !past() ? static_cast<Player>(*lane) : CloudAgeQuestions::asked(state());
}

void CloudAgeTable::nameThings()
{
    m_words = wording::GameWords(session().record());
}

} // namespace skyledger::ui
