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

/// Which of the kinds of the envelope an event is.
enum class EntryKind : std::uint8_t { Play, Correct, Override };

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
    using Key = QLatin1StringView;

    static EntryKind readKind(const JsonNode &event);
    static void readCommon(const JsonNode &event, const Ids &ids);
    static Correct readCorrect(const JsonNode &event, Ids &ids);
    static Override readOverride(const JsonNode &outer, Ids &ids);
    static void readMarks(const JsonNode &outer, Override &result);

    static QJsonObject correctJson(const Correct &correct, const Ids &ids, const QString &reason);
    static QJsonObject overrideJson(const Override &overridden, const Ids &ids, const QString &reason);
};

/// The last two words are those that every game has.
template <RecordedGame G>
EntryKind EventCodec<G>::readKind(const JsonNode &event)
{
    event.object();
    const std::span<const std::string_view> words = G::plays().words();
    const std::size_t after = words.size() - event.at(Key("do")).word(words);
    return after == 1 ? EntryKind::Override : after == 2 ? EntryKind::Correct : EntryKind::Play;
}

/// What every event may have. Keys that a play may not have are refused when it is read.
template <RecordedGame G>
void EventCodec<G>::readCommon(const JsonNode &event, const Ids &ids)
{
    const JsonNode at = event.at(Key("at"));
    const JsonNode player = event.at(Key("player"));
    const JsonNode reason = event.at(Key("reason"));
    if (at.isPresent())
        at.text();
    if (player.isPresent())
        readSeat<Player>(player, ids.seats);
    if (reason.isPresent())
        reason.text();
}

template <RecordedGame G>
typename G::Correct EventCodec<G>::readCorrect(const JsonNode &event, Ids &ids)
{
    event.at(Key("reason")).text();
    return G::readCorrection(event.at(Key("set")), ids);
}

/// What an override says of how it came about.
template <RecordedGame G>
void EventCodec<G>::readMarks(const JsonNode &outer, Override &result)
{
    static constexpr std::string_view legal[] = {"legal"};
    const JsonNode was = outer.at(Key("was"));
    const JsonNode isVoid = outer.at(Key("void"));
    if (was.isPresent()) {
        was.word(legal);
        result.wasLegal = true;
    }
    if (isVoid.isPresent())
        result.isVoid = isVoid.truth();
    if (!result.wasLegal && !result.isVoid)
        outer.at(Key("reason")).text();
}

template <RecordedGame G>
typename G::Override EventCodec<G>::readOverride(const JsonNode &outer, Ids &ids)
{
    Override result;
    readMarks(outer, result);
    const JsonNode event = outer.at(Key("event"));
    const EntryKind kind = readKind(event);
    if (event.faults().any())
        return result;
    if (kind == EntryKind::Override) {
        event.at(Key("do")).refuse(table::expect::noOverride);
        return result;
    }
    if (kind == EntryKind::Correct) {
        G::plays().refuseMisplaced(event);
        readCommon(event, ids);
        result.event = readCorrect(event, ids);
        return result;
    }
    // A game may want more of what is played without its checks.
    if constexpr (requires { G::refuseOverridden(event); })
        G::refuseOverridden(event);
    Played played = G::plays().read(event, ids);
    readCommon(event, ids);
    const JsonNode player = outer.at(Key("player"));
    if (seatOf(played.play.player) == nobody && player.isPresent())
        played.play.player = readSeat<Player>(player, ids.seats);
    result.event = played;
    return result;
}

template <RecordedGame G>
typename G::Event EventCodec<G>::read(const JsonNode &node, Ids &ids)
{
    const EntryKind kind = readKind(node);
    if (node.faults().any())
        return Played{};
    if (kind == EntryKind::Play) {
        Played played = G::plays().read(node, ids);
        readCommon(node, ids);
        return played;
    }
    G::plays().refuseMisplaced(node);
    readCommon(node, ids);
    if (kind == EntryKind::Correct)
        return readCorrect(node, ids);
    return readOverride(node, ids);
}

template <RecordedGame G>
QJsonObject EventCodec<G>::json(const typename G::Play &play, const Ids &ids)
{
    return G::plays().write(play, ids);
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
        object.insert(QStringLiteral("event"), G::plays().write(std::get<Played>(overridden.event), ids));
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
        object = G::plays().write(*played, ids);
    else if (const auto *correct = std::get_if<Correct>(&event))
        object = correctJson(*correct, ids, note.reason);
    else
        object = overrideJson(std::get<Override>(event), ids, note.reason);
    if (!note.at.isEmpty())
        object.insert(QStringLiteral("at"), note.at);
    return object;
}

} // namespace skyledger::play
