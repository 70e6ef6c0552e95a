// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include "core/play/changeablesession.h"
#include "core/play/knowingsession.h"
#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/fields.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

using GrowingSession = play::KnowingSession<Game>;

WhistleMountainTable::WhistleMountainTable(GameRecord record)
    : TableOf(std::make_unique<play::ChangeableSession<Game, GrowingSession>>(std::move(record))),
      m_deeds(session()),
      m_narrator(session(), m_deeds),
      m_questions(m_narrator),
      m_guide(session(), m_questions),
      m_turn(session().state().turn)
{
    connect(&m_guide, &StepGuide::chosen, this, [this](const CompletePlay &play) {
        if (past())
            recordEvent(m_questions.eventOf(shown(), play));
    });
    connect(this, &GameTable::changed, this, &WhistleMountainTable::meetSizes);
    begin(m_narrator, &m_guide);
}

/// The size of a machine that was drawn is met once its turn is over: until then a slip is undone.
void WhistleMountainTable::meetSizes()
{
    const State &state = session().state();
    if (std::exchange(m_turn, state.turn) == state.turn)
        return;
    for (const Machine machine : state.onGrid) {
        const std::optional<Size> &size = session().setup().catalogue.machines[machine].size;
        if (size && !std::exchange(m_isSizeMet[machine], true))
            emit met(u"machines.%1.size"_s.arg(word(machine)), QJsonArray{size->width, size->height});
    }
}

void WhistleMountainTable::recordEvent(const Event &event, const QString &note)
{
    if (past())
        finishChange(event, note);
    else
        session().play(event, note);
}

bool WhistleMountainTable::learn(const QJsonObject &catalogue)
{
    return static_cast<GrowingSession &>(session()).changeCatalogue(catalogue);
}

bool WhistleMountainTable::learnFloor(int floor, int vp)
{
    const QJsonObject known = session().record().catalogue();
    const QString name = u"board.floors.%1"_s.arg(floor);
    const QJsonObject more = withValue(known, name, vp);
    if (more == known || !learn(more))
        return false;
    emit met(name, vp);
    return true;
}

bool WhistleMountainTable::tellMore(qsizetype number, const Event &event)
{
    return static_cast<GrowingSession &>(session()).tellMore(number, event);
}

bool WhistleMountainTable::touch(const BoardThing &thing)
{
    if (m_guide.touch(thing))
        return true;
    if (m_guide.canGoBack())
        return false;
    const std::vector<PlayOption> options = m_guide.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        PartialPlay play = options[i].leadsTo;
        if (options[i].status != PlayOption::Status::Offered)
            continue;
        const auto asked = m_questions.next(session(), play, false);
        if (!asked)
            continue;
        const std::vector<PlayOption> answers = m_questions.answers(session(), play, *asked, false);
        const auto leads = [&thing](const PlayOption &each) {
            return each.thing == thing && each.status == PlayOption::Status::Offered;
        };
        if (std::any_of(answers.begin(), answers.end(), leads)) {
            m_guide.choose(i);
            return m_guide.touch(thing);
        }
    }
    return false;
}

bool WhistleMountainTable::hasAllCells(const PartialPlay &partial) const
{
    PartialPlay play = partial;
    const whistle::Candidates candidates(shown());
    return !candidates.complete(play) || candidates.next(play).front().ask != whistle::Ask::Cell;
}

} // namespace skyledger::ui
