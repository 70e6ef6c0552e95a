// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/record.h"

/// The events of a record, read and written: the envelope once for every game.
namespace skyledger::play {

/// A seat as files write it, 1 to the number of players, as the game's own player.
template <class Player>
Player readSeat(const JsonNode &node, std::size_t seats)
{
    return static_cast<Player>(node.number(1, static_cast<int>(seats)) - 1);
}

/// What an event of the envelope is, and the keys of the envelope that it may have.
enum class EventKind : std::uint8_t { Play, Correct, Override };
table::KeySet<EnvelopeKey> envelopeOf(EventKind kind);

/// The plays of a game that reads and writes them by hand.
template <class G>
class PlaysByHand
{
public:
    explicit PlaysByHand(const JsonNode &event) : m_fields(event, G::playKeys) {}

    static std::span<const std::string_view> words() { return G::deeds; }
    bool has(EnvelopeKey key) const { return m_fields.has(key); }
    JsonNode at(EnvelopeKey key) const { return m_fields.at(key); }

    void refuseMisplaced(EventKind kind, std::size_t deed) const
    {
        m_fields.refuseOthersThan(envelopeOf(kind), kind == EventKind::Play ? G::keysOf(deed) : CodeSet());
    }
    /// A game may want more of what is played without its checks.
    void refuseOverridden() const
    {
        if constexpr (requires { G::refuseOverridden(m_fields); })
            G::refuseOverridden(m_fields);
    }
    typename G::Played read(std::size_t deed, typename G::Ids &ids) const
    {
        typename G::Played played;
        if (G::namesPlayer(deed) || has(EnvelopeKey::Player))
            played.play.player = readSeat<typename G::Player>(at(EnvelopeKey::Player), ids.seats);
        if (has(EnvelopeKey::Reported))
            played.reported = G::readReported(at(EnvelopeKey::Reported), ids);
        G::readPlay(deed, m_fields, ids, played.play);
        return played;
    }

    static QJsonObject json(const typename G::Play &play, const typename G::Ids &ids)
    {
        QJsonObject object = G::deedJson(play, ids);
        if (seatOf(play.player) != nobody)
            object.insert(QStringLiteral("player"), static_cast<int>(play.player) + 1);
        return object;
    }
    static QJsonObject json(const typename G::Played &played, const typename G::Ids &ids)
    {
        QJsonObject object = json(played.play, ids);
        if (played.reported != typename G::Reported{})
            object.insert(QStringLiteral("reported"), G::reportedJson(played.reported));
        return object;
    }

private:
    EventFields m_fields;
};

/// The plays of a game that has a table of them.
template <class G>
class PlaysByTable
{
public:
    explicit PlaysByTable(const JsonNode &event) : m_event(event) { event.object(); }

    static std::span<const std::string_view> words() { return G::plays().words(); }
    bool has(EnvelopeKey key) const { return at(key).isPresent(); }
    JsonNode at(EnvelopeKey key) const
    {
        const std::string_view name = table::nameOf(key);
        return m_event.at(QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())));
    }

    void refuseMisplaced(EventKind /*kind*/, std::size_t /*deed*/) const
    {
        G::plays().refuseMisplaced(m_event);
    }
    void refuseOverridden() const {}
    typename G::Played read(std::size_t /*deed*/, typename G::Ids &ids) const
    {
        return G::plays().read(m_event, ids);
    }

    static QJsonObject json(const typename G::Play &play, const typename G::Ids &ids)
    {
        return G::plays().write(play, ids);
    }
    static QJsonObject json(const typename G::Played &played, const typename G::Ids &ids)
    {
        return G::plays().write(played, ids);
    }

private:
    const JsonNode &m_event;
};

/// Reads and writes the events of a game.
template <RecordedGame G>
class EventCodec
{
public:
    using Event = typename G::Event;
    using Played = typename G::Played;
    using Correct = typename G::Correct;
    using Override = typename G::Override;
    using Ids = typename G::Ids;

    /// The event that an object describes. Ids that the catalogue does not list are taken up into `ids` where it does
    /// not list their kind.
    ///
    /// A fault of form is noted in the node's faults, and the event is then of no use: a missing, misplaced or mistyped
    /// key, a word or id that is not known, a number out of range, an override inside an override. Keys that no event
    /// has are ignored.
    static Event read(const JsonNode &node, Ids &ids);

    /// The object for an event. A reason is written where that kind of event has one.
    static QJsonObject json(const Event &event, const Ids &ids, const EventNote &note = {});
    /// A play in its bare form.
    static QJsonObject json(const typename G::Play &play, const Ids &ids);

private:
    using Player = typename G::Player;
    using Plays = std::conditional_t<TabledPlays<G>, PlaysByTable<G>, PlaysByHand<G>>;

    static std::size_t readDeed(const Plays &fields);
    static EventKind kindOf(std::size_t deed);
    static void readCommon(const Plays &fields, std::size_t deed, const Ids &ids);
    static Correct readCorrect(const Plays &fields, Ids &ids);
    static Override readOverride(const Plays &outer, Ids &ids);
    static void readMarks(const Plays &outer, Override &result);

    static QJsonObject correctJson(const Correct &correct, const Ids &ids, const QString &reason);
    static QJsonObject overrideJson(const Override &overridden, const Ids &ids, const QString &reason);
};

template <RecordedGame G>
std::size_t EventCodec<G>::readDeed(const Plays &fields)
{
    return fields.at(EnvelopeKey::Do).word(Plays::words());
}

/// The last two words are those that every game has.
template <RecordedGame G>
EventKind EventCodec<G>::kindOf(std::size_t deed)
{
    const std::size_t after = Plays::words().size() - deed;
    return after == 1 ? EventKind::Override : after == 2 ? EventKind::Correct : EventKind::Play;
}

/// What every event may have, and what none of this kind may have.
template <RecordedGame G>
void EventCodec<G>::readCommon(const Plays &fields, std::size_t deed, const Ids &ids)
{
    fields.refuseMisplaced(kindOf(deed), deed);
    if (fields.has(EnvelopeKey::At))
        fields.at(EnvelopeKey::At).text();
    if (fields.has(EnvelopeKey::Player))
        readSeat<Player>(fields.at(EnvelopeKey::Player), ids.seats);
    if (fields.has(EnvelopeKey::Reason))
        fields.at(EnvelopeKey::Reason).text();
}

template <RecordedGame G>
typename G::Correct EventCodec<G>::readCorrect(const Plays &fields, Ids &ids)
{
    fields.at(EnvelopeKey::Reason).text();
    return G::readCorrection(fields.at(EnvelopeKey::Set), ids);
}

/// What an override says of how it came about.
template <RecordedGame G>
void EventCodec<G>::readMarks(const Plays &outer, Override &result)
{
    static constexpr std::string_view legal[] = {"legal"};
    if (outer.has(EnvelopeKey::Was)) {
        outer.at(EnvelopeKey::Was).word(legal);
        result.wasLegal = true;
    }
    if (outer.has(EnvelopeKey::Void))
        result.isVoid = outer.at(EnvelopeKey::Void).truth();
    if (!result.wasLegal && !result.isVoid)
        outer.at(EnvelopeKey::Reason).text();
}

template <RecordedGame G>
typename G::Override EventCodec<G>::readOverride(const Plays &outer, Ids &ids)
{
    Override result;
    readMarks(outer, result);
    const JsonNode event = outer.at(EnvelopeKey::Event);
    const Plays inner(event);
    const std::size_t deed = readDeed(inner);
    if (event.faults().any())
        return result;
    if (kindOf(deed) == EventKind::Override) {
        inner.at(EnvelopeKey::Do).refuse(table::expect::noOverride);
        return result;
    }
    readCommon(inner, deed, ids);
    if (kindOf(deed) == EventKind::Correct) {
        result.event = readCorrect(inner, ids);
        return result;
    }
    inner.refuseOverridden();
    Played played = inner.read(deed, ids);
    if (seatOf(played.play.player) == nobody && outer.has(EnvelopeKey::Player))
        played.play.player = readSeat<Player>(outer.at(EnvelopeKey::Player), ids.seats);
    result.event = played;
    return result;
}

template <RecordedGame G>
typename G::Event EventCodec<G>::read(const JsonNode &node, Ids &ids)
{
    const Plays fields(node);
    const std::size_t deed = readDeed(fields);
    if (node.faults().any())
        return Played{};
    readCommon(fields, deed, ids);
    switch (kindOf(deed)) {
    case EventKind::Correct:
        return readCorrect(fields, ids);
    case EventKind::Override:
        return readOverride(fields, ids);
    case EventKind::Play:
        break;
    }
    return fields.read(deed, ids);
}

template <RecordedGame G>
QJsonObject EventCodec<G>::json(const typename G::Play &play, const Ids &ids)
{
    return Plays::json(play, ids);
}

template <RecordedGame G>
QJsonObject EventCodec<G>::correctJson(const Correct &correct, const Ids &ids, const QString &reason)
{
    return {{QStringLiteral("do"), correctWord},
            {QStringLiteral("set"), G::correctionJson(correct, ids)},
            {QStringLiteral("reason"), reason}};
}

template <RecordedGame G>
QJsonObject EventCodec<G>::overrideJson(const Override &overridden, const Ids &ids, const QString &reason)
{
    QJsonObject object{{QStringLiteral("do"), overrideWord}};
    if (const auto *correct = std::get_if<Correct>(&overridden.event))
        object.insert(QStringLiteral("event"), correctJson(*correct, ids, reason));
    else
        object.insert(QStringLiteral("event"), Plays::json(std::get<Played>(overridden.event), ids));
    const bool marked = overridden.wasLegal || overridden.isVoid;
    if (!marked || !reason.isEmpty())
        object.insert(QStringLiteral("reason"), reason);
    if (overridden.wasLegal)
        object.insert(QStringLiteral("was"), QStringLiteral("legal"));
    if (overridden.isVoid)
        object.insert(QStringLiteral("void"), true);
    return object;
}

template <RecordedGame G>
QJsonObject EventCodec<G>::json(const Event &event, const Ids &ids, const EventNote &note)
{
    QJsonObject object;
    if (const auto *played = std::get_if<Played>(&event))
        object = Plays::json(*played, ids);
    else if (const auto *correct = std::get_if<Correct>(&event))
        object = correctJson(*correct, ids, note.reason);
    else
        object = overrideJson(std::get<Override>(event), ids, note.reason);
    if (!note.at.isEmpty())
        object.insert(QStringLiteral("at"), note.at);
    return object;
}

} // namespace skyledger::play
