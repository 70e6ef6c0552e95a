// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/airshipcitytable.h"

#include "ui/words/marks.h"

#include <algorithm>
#include <utility>

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

class AirshipCityTable::Telling
{
public:
    explicit Telling(AirshipCityTable &table) : m_table(table) { m_table.beginTelling(); }
    ~Telling() { m_table.endTelling(); }
    Telling(const Telling &) = delete;
    Telling &operator=(const Telling &) = delete;

private:
    AirshipCityTable &m_table;
};

AirshipCityTable::AirshipCityTable(GameRecord record, QObject *parent)
    : QObject(parent),
      m_session(std::move(record)),
      m_words(m_session.record()),
      m_guide(m_session, m_words),
      m_marks(marksOf(m_words))
{
    // Whatever happens to the game happens in the present.
    connect(&m_session, &Session::changed, this, &AirshipCityTable::follow);
    connect(&m_session, &Session::pastChanged, this, &AirshipCityTable::follow);
    connect(&m_session, &Session::setupChanged, this, &AirshipCityTable::onSetupChanged);
    connect(&m_session, &Session::catalogueChanged, this, &AirshipCityTable::onCatalogueChanged);
    connect(&m_guide, &TurnGuide::chosen, this, &AirshipCityTable::finishChange);
    connect(&m_guide, &TurnGuide::recording, this,
            [this](bool begins) { begins ? beginTelling() : endTelling(); });
    connect(&m_guide, &TurnGuide::changed, this, [this] {
        const Telling telling(*this);
        m_guideDiffers = true;
    });
}

AirshipCityTable::~AirshipCityTable() = default;

PlayerColor AirshipCityTable::color(Player player) const
{
    return m_session.record().players.value(static_cast<qsizetype>(player)).color;
}

QString AirshipCityTable::mark(Player player) const
{
    return m_marks.value(static_cast<qsizetype>(player));
}

void AirshipCityTable::setClock(const ClockSetting &clock)
{
    if (m_clock == clock)
        return;
    m_clock = clock;
    emit clockChanged();
}

void AirshipCityTable::retell()
{
    m_guide.retell();
    emit wordsChanged();
}

void AirshipCityTable::beginTelling()
{
    ++m_tellings;
}

void AirshipCityTable::endTelling()
{
    if (--m_tellings > 0)
        return;
    const bool boards = std::exchange(m_boardsDiffer, false);
    const bool guide = std::exchange(m_guideDiffers, false);
    if (boards)
        emit boardsChanged();
    if (boards || guide)
        emit changed();
}

/// The running game stands elsewhere: the guide begins again there, then the boards are told.
void AirshipCityTable::follow()
{
    const Telling telling(*this);
    m_boardsDiffer = true;
    if (m_past)
        lookAtNow();
    else
        m_guide.startAfresh();
}

void AirshipCityTable::onSetupChanged()
{
    const Telling telling(*this);
    m_words = words::GameWords(m_session.record());
    m_marks = marksOf(m_words);
    follow();
    retell();
}

void AirshipCityTable::onCatalogueChanged()
{
    const Telling telling(*this);
    m_boardsDiffer = true;
    m_words = words::GameWords(m_session.record());
    if (m_past && m_past->purpose != PastMoment::Purpose::Look) {
        // A value was entered that the event in the past needed: what was begun about it goes on.
        GameRecord record = m_session.record();
        record.cursor = static_cast<std::size_t>(m_past->event - 1);
        auto session = std::make_unique<Session>(std::move(record));
        m_pastSession.swap(session); // the guide still knows the one before
        m_guide.leadOn(*m_pastSession);
    } else {
        lookAtNow();
        m_guide.reconsider();
    }
}

/// Lets the boards show a game of its own.
void AirshipCityTable::show(const PastMoment &past, GameRecord record, qsizetype moment)
{
    const Telling telling(*this);
    m_boardsDiffer = true;
    record.cursor = static_cast<std::size_t>(moment);
    auto session = std::make_unique<Session>(std::move(record));
    m_past = past;
    const bool looks = past.purpose == PastMoment::Purpose::Look;
    m_pastSession.swap(session); // the guide still knows the one before
    m_guide.lead(*m_pastSession, looks ? TurnGuide::Scope::Nothing : TurnGuide::Scope::OneEvent);
    emit lookChanged();
}

/// Goes to another moment of what is looked at.
void AirshipCityTable::jumpInPast(qsizetype moment)
{
    const Telling telling(*this);
    m_boardsDiffer = true;
    m_pastSession->jump(moment);
    m_guide.startAfresh();
    emit lookChanged();
}

void AirshipCityTable::lookAt(qsizetype moment)
{
    if (moment < 0 || moment > m_session.eventCount())
        return;
    if (moment == m_session.cursor()) {
        lookAtNow();
    } else if (m_past == PastMoment{}) {
        jumpInPast(moment);
    } else {
        show({}, m_session.record(), moment);
    }
}

void AirshipCityTable::lookAtLine(std::size_t line, qsizetype moment)
{
    const PastMoment wanted{PastMoment::Purpose::Look, line, 0};
    if (m_past == wanted) {
        if (moment < 0 || moment > m_pastSession->eventCount())
            return;
        jumpInPast(moment);
        return;
    }
    std::optional<GameRecord> record = m_session.recordOfLine(line);
    if (record && moment >= 0 && moment <= static_cast<qsizetype>(record->entries.size()))
        show(wanted, std::move(*record), moment);
}

void AirshipCityTable::step(int moments)
{
    const qsizetype moment = shown().cursor() + moments;
    if (m_past && m_past->purpose != PastMoment::Purpose::Look)
        return;
    if (m_past && m_past->line > 0)
        lookAtLine(m_past->line, moment);
    else
        lookAt(moment);
}

void AirshipCityTable::lookAtNow()
{
    if (!m_past)
        return;
    const Telling telling(*this);
    m_boardsDiffer = true;
    m_past.reset();
    const std::unique_ptr<Session> old = std::move(m_pastSession); // the guide still knows it
    m_guide.lead(m_session, TurnGuide::Scope::Everything);
    emit lookChanged();
}

bool AirshipCityTable::takeUp(std::size_t line)
{
    if (m_session.takeUp(line))
        return true;
    PastChange refused;
    refused.tooLarge = true;
    emit pastRewritten(refused, 0);
    return false;
}

void AirshipCityTable::takeBackChange(std::size_t line)
{
    const qsizetype cursor = m_cursorBeforeChange;
    if (takeUp(line))
        m_session.jump(cursor);
}

void AirshipCityTable::continueFromHere()
{
    if (!m_past || m_past->purpose != PastMoment::Purpose::Look)
        return;
    const PastMoment past = *m_past;
    const qsizetype moment = shown().cursor();
    lookAtNow();
    if (past.line == 0 || takeUp(past.line))
        m_session.jump(moment);
}

void AirshipCityTable::work(PastMoment::Purpose purpose, qsizetype event)
{
    show({purpose, 0, event}, m_session.record(), event - 1);
}

void AirshipCityTable::startChange(qsizetype event)
{
    if (event >= 1 && event <= m_session.eventCount())
        work(PastMoment::Purpose::Change, event);
}

void AirshipCityTable::startInsert(qsizetype event)
{
    if (event >= 1 && event <= m_session.eventCount() + 1)
        work(PastMoment::Purpose::Insert, event);
}

void AirshipCityTable::removeEvent(qsizetype event)
{
    const std::size_t lines = m_session.lines().size();
    m_cursorBeforeChange = m_session.cursor();
    tellRewritten(m_session.removeEvents(event), lines);
}

void AirshipCityTable::finishChange(const Event &event, const QString &reason)
{
    if (!m_past || m_past->purpose == PastMoment::Purpose::Look)
        return;
    const PastMoment past = *m_past;
    const std::size_t lines = m_session.lines().size();
    m_cursorBeforeChange = m_session.cursor();
    lookAtNow();
    tellRewritten(past.purpose == PastMoment::Purpose::Change
                      ? m_session.changeEvent(past.event, event, reason)
                      : m_session.insertEvent(past.event, event, reason),
                  lines);
}

void AirshipCityTable::tellRewritten(const PastChange &change, std::size_t linesBefore)
{
    const std::size_t lines = m_session.lines().size();
    emit pastRewritten(change, lines > linesBefore ? lines : 0);
}

} // namespace skyledger::ui
