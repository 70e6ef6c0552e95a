// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"

#include "core/table/jsonreader.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"
#include "ui/words/usage.h"

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using table::ReadError;

namespace {

Answer unreadable(const QString &file, ReadError error)
{
    error.file = file.isEmpty() ? u"\"\""_s : file; // as a shell shows it
    return complain(Exit::Unreadable, words::readError(error));
}

std::optional<QJsonObject> readObject(const QString &file, std::optional<Answer> &complaint)
{
    const auto bytes = table::readBytes(file);
    if (!bytes) {
        complaint = unreadable(file, bytes.error());
        return std::nullopt;
    }
    auto object = table::parseObject(bytes.value());
    if (!object) {
        complaint = unreadable(file, object.error());
        return std::nullopt;
    }
    return std::move(object).value();
}

template <class Value>
std::optional<Value> valueOr(table::Result<Value, ReadError> &&result, const QString &file,
                             std::optional<Answer> &complaint)
{
    if (result)
        return std::move(result).value();
    complaint = unreadable(file, result.error());
    return std::nullopt;
}

/// The line about the event at which a replay stopped.
QString stoppedBy(const QString &file, const GameRecord &record, const Replay &replay)
{
    const words::GameWords game(record);
    const auto number = static_cast<int>(replay.states.size());
    const Verdict &verdict = *replay.stoppedBy;
    if (verdict.refused()) {
        const Event &event = record.events[replay.states.size() - 1];
        return words::usage::illegalEvent(file, number,
                                          words::reason(verdict.objections.front(), game, &event));
    }
    QStringList lacking;
    for (const ReportKey key : verdict.lacks)
        lacking << words::toReport(key);
    return words::usage::eventLacksReport(file, number, words::listed(lacking));
}

std::optional<Replay> replayEvents(const QString &file, const GameRecord &record,
                                   std::span<const Event> events, std::optional<Answer> &complaint)
{
    Replay replay = airshipcity::replay(record.setup, events);
    if (!replay.stoppedBy)
        return replay;
    complaint = complain(Exit::No, stoppedBy(file, record, replay));
    return std::nullopt;
}

} // namespace

std::optional<GameRecord> readRecord(const QString &file, std::optional<Answer> &complaint)
{
    const auto object = readObject(file, complaint);
    return object ? valueOr(readGameRecord(*object), file, complaint) : std::nullopt;
}

std::optional<CatalogueFile> readCatalogueFile(const QString &file, std::optional<Answer> &complaint)
{
    const auto object = readObject(file, complaint);
    return object ? valueOr(readCatalogue(*object), file, complaint) : std::nullopt;
}

std::optional<Scorable> readScorable(const QString &file, std::optional<Answer> &complaint)
{
    const auto object = readObject(file, complaint);
    if (!object)
        return std::nullopt;
    const QString format = object->value("format"_L1).toString();
    if (format == "skyledger-score"_L1) {
        auto sheet = valueOr(readScoreSheet(*object), file, complaint);
        return sheet ? std::optional<Scorable>(std::move(*sheet)) : std::nullopt;
    }
    if (format == "skyledger-game"_L1) {
        auto record = valueOr(readGameRecord(*object), file, complaint);
        return record ? std::optional<Scorable>(std::move(*record)) : std::nullopt;
    }
    complaint =
        unreadable(file, {{}, u"format"_s, {table::expect::oneOf, {u"skyledger-game, skyledger-score"_s}}});
    return std::nullopt;
}

std::optional<Moment> readMoment(const Given &given, std::optional<Answer> &complaint)
{
    constexpr qint64 manyEvents = 1'000'000'000;
    const auto at = given.number(u"at"_s, 0, manyEvents, complaint);
    if (complaint)
        return std::nullopt;
    auto record = readRecord(given.file(), complaint);
    if (!record)
        return std::nullopt;
    const auto last = static_cast<qint64>(record->cursor);
    if (at.value_or(0) > last) {
        complaint = complain(Exit::WrongUsage,
                             words::usage::beyondCursor(static_cast<int>(*at), static_cast<int>(last)));
        return std::nullopt;
    }
    const auto events = record->inForce().first(static_cast<std::size_t>(at.value_or(last)));
    auto replay = replayEvents(given.file(), *record, events, complaint);
    if (!replay)
        return std::nullopt;
    return Moment{std::move(*record), std::move(*replay)};
}

std::optional<Replay> replayAll(const QString &file, const GameRecord &record,
                                std::optional<Answer> &complaint)
{
    return replayEvents(file, record, record.inForce(), complaint);
}

} // namespace skyledger::commandline
