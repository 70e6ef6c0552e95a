// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/gametable.h"

#include "ui/words/marks.h"

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using play::PastChange;
using play::Seat;
using play::Session;

class GameTable::Telling
{
public:
    explicit Telling(GameTable &table) : m_table(table) { m_table.beginTelling(); }
    ~Telling() { m_table.endTelling(); }
    Telling(const Telling &) = delete;
    Telling &operator=(const Telling &) = delete;

private:
    GameTable &m_table;
};

GameTable::GameTable(std::unique_ptr<Session> session, QObject *parent)
    : QObject(parent), m_session(std::move(session))
{
}

GameTable::~GameTable() = default;

void GameTable::begin(const Narrator &narrator, Guide *guide)
{
    m_narrator = &narrator;
    m_guide = guide;
    markPlayers();
    // Whatever happens to the game happens in the present.
    connect(m_session.get(), &Session::changed, this, &GameTable::onMoved);
    connect(m_session.get(), &Session::pastChanged, this, &GameTable::onPastChanged);
    connect(m_session.get(), &Session::setupChanged, this, &GameTable::onSetupChanged);
    connect(m_session.get(), &Session::catalogueChanged, this, &GameTable::onCatalogueChanged);
    connect(m_session.get(), &Session::agreed, this, [this] {
        const Telling telling(*this);
        m_untold.record = true;
    });
    if (m_guide == nullptr)
        return;
    connect(m_guide, &Guide::changed, this, [this] {
        const Telling telling(*this);
        m_untold.guide = true;
    });
}

void GameTable::markPlayers()
{
    QStringList names;
    for (std::size_t seat = 0; seat < m_session->seats(); ++seat)
        names << m_narrator->player(static_cast<Seat>(seat));
    m_marks = words::playerMarks(names);
}

QString GameTable::mark(Seat seat) const
{
    return m_marks.value(static_cast<qsizetype>(seat));
}

void GameTable::setClock(const ClockSetting &clock)
{
    if (m_clock == clock)
        return;
    m_clock = clock;
    emit clockChanged();
}

void GameTable::retell()
{
    if (m_guide != nullptr)
        m_guide->retell();
    emit wordsChanged();
}

void GameTable::beginTelling()
{
    ++m_tellings;
}

void GameTable::endTelling()
{
    if (--m_tellings > 0)
        return;
    const TableChange what = std::exchange(m_untold, {});
    if (what.boards)
        emit boardsChanged();
    if (what.boards || what.guide || what.record)
        emit changed(what);
}

void GameTable::onMoved()
{
    const Telling telling(*this);
    m_untold.cursor = true;
    follow();
}

void GameTable::onPastChanged(qsizetype first)
{
    const Telling telling(*this);
    m_untold.rewritten = m_untold.rewritten == 0 ? first : std::min(first, m_untold.rewritten);
    follow();
}

/// The running game stands elsewhere: the guide begins again there, then everybody is told.
void GameTable::follow()
{
    m_untold.boards = m_untold.record = true;
    if (m_past)
        lookAtNow();
    else if (m_guide != nullptr)
        m_guide->startAfresh();
}

void GameTable::onSetupChanged()
{
    const Telling telling(*this);
    m_untold.setup = true;
    nameThings();
    markPlayers();
    follow();
    retell();
}

void GameTable::onCatalogueChanged()
{
    const Telling telling(*this);
    m_untold.boards = m_untold.record = m_untold.values = true;
    nameThings();
    if (m_past && m_past->purpose != PastMoment::Purpose::Look) {
        // A value was entered that the event in the past needed: what was begun about it goes on.
        std::unique_ptr<Session> session = m_session->copyAt(m_past->event - 1);
        m_pastSession.swap(session); // the guide still knows the one before
        if (m_guide != nullptr)
            m_guide->leadOn(*m_pastSession);
        return;
    }
    lookAtNow();
    if (m_guide != nullptr)
        m_guide->reconsider();
}

/// Lets the boards show a game of its own.
void GameTable::show(const PastMoment &past, std::unique_ptr<Session> session)
{
    const Telling telling(*this);
    m_untold.boards = true;
    m_past = past;
    const bool looks = past.purpose == PastMoment::Purpose::Look;
    m_pastSession.swap(session); // the guide still knows the one before
    if (m_guide != nullptr)
        m_guide->lead(*m_pastSession, looks ? Guide::Scope::Nothing : Guide::Scope::OneEvent);
    emit lookChanged();
}

/// Goes to another moment of what is looked at.
void GameTable::jumpInPast(qsizetype moment)
{
    const Telling telling(*this);
    m_untold.boards = true;
    m_pastSession->jump(moment);
    if (m_guide != nullptr)
        m_guide->startAfresh();
    emit lookChanged();
}

void GameTable::lookAt(qsizetype moment)
{
    if (moment < 0 || moment > m_session->eventCount())
        return;
    if (moment == m_session->cursor())
        lookAtNow();
    else if (m_past == PastMoment{})
        jumpInPast(moment);
    else
        show({}, m_session->copyAt(moment));
}

void GameTable::lookAtLine(std::size_t line, qsizetype moment)
{
    const PastMoment wanted{PastMoment::Purpose::Look, line, 0};
    if (m_past == wanted) {
        if (moment >= 0 && moment <= m_pastSession->eventCount())
            jumpInPast(moment);
        return;
    }
    std::unique_ptr<Session> session = m_session->copyOfLine(line);
    if (!session || moment < 0 || moment > session->recordedCount())
        return;
    session->jump(moment);
    show(wanted, std::move(session));
}

void GameTable::step(int moments)
{
    const qsizetype moment = shown().cursor() + moments;
    if (m_past && m_past->purpose != PastMoment::Purpose::Look)
        return;
    if (m_past && m_past->line > 0)
        lookAtLine(m_past->line, moment);
    else
        lookAt(moment);
}

void GameTable::lookAtNow()
{
    if (!m_past)
        return;
    const Telling telling(*this);
    m_untold.boards = true;
    m_past.reset();
    const std::unique_ptr<Session> old = std::move(m_pastSession); // the guide still knows it
    if (m_guide != nullptr)
        m_guide->lead(*m_session, Guide::Scope::Everything);
    emit lookChanged();
}

bool GameTable::takeUp(std::size_t line)
{
    {
        const Telling telling(*this);
        if (m_session->takeUp(line))
            return true;
    }
    PastChange refused;
    refused.tooLarge = true;
    emit pastRewritten(refused, 0);
    return false;
}

void GameTable::takeBackChange(std::size_t line)
{
    const Telling telling(*this);
    const qsizetype cursor = m_cursorBeforeChange;
    if (takeUp(line))
        m_session->jump(cursor);
}

void GameTable::continueFromHere()
{
    if (!m_past || m_past->purpose != PastMoment::Purpose::Look)
        return;
    const Telling telling(*this);
    const PastMoment past = *m_past;
    const qsizetype moment = shown().cursor();
    lookAtNow();
    if (past.line == 0 || takeUp(past.line))
        m_session->jump(moment);
}

void GameTable::work(PastMoment::Purpose purpose, qsizetype event)
{
    show({purpose, 0, event}, m_session->copyAt(event - 1));
}

void GameTable::startChange(qsizetype event)
{
    if (event >= 1 && event <= m_session->eventCount())
        work(PastMoment::Purpose::Change, event);
}

void GameTable::startInsert(qsizetype event)
{
    if (event >= 1 && event <= m_session->eventCount() + 1)
        work(PastMoment::Purpose::Insert, event);
}

void GameTable::removeEvent(qsizetype event)
{
    const std::size_t lines = m_session->lineCount();
    m_cursorBeforeChange = m_session->cursor();
    PastChange done;
    {
        const Telling telling(*this);
        done = m_session->removeEvents(event);
    }
    tellRewritten(done, lines);
}

void GameTable::finishChange(const std::function<PastChange(const PastMoment &begun)> &change)
{
    if (!m_past || m_past->purpose == PastMoment::Purpose::Look)
        return;
    const PastMoment past = *m_past;
    const std::size_t lines = m_session->lineCount();
    m_cursorBeforeChange = m_session->cursor();
    PastChange done;
    {
        const Telling telling(*this);
        lookAtNow();
        done = change(past);
    }
    tellRewritten(done, lines);
}

void GameTable::tellRewritten(const PastChange &change, std::size_t linesBefore)
{
    const std::size_t lines = m_session->lineCount();
    emit pastRewritten(change, lines > linesBefore ? lines : 0);
}

} // namespace skyledger::ui
