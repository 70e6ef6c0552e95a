// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"

#include "app/commandline/games.h"
#include "core/table/jsonreader.h"
#include "ui/words/readerrors.h"
#include "ui/words/usage.h"

#include <QtCore/QFileInfo>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;
using table::ReadError;

namespace {

bool isStandardInput(const QString &file)
{
    return file == "-"_L1;
}

} // namespace

Answer unreadable(const QString &file, ReadError error)
{
    error.file = file.isEmpty() ? u"\"\""_s : file; // as a shell shows it
    return complain(Exit::Unreadable, words::readError(error));
}

Answer unreadable(const QString &file, const QJsonObject &document, ReadError error)
{
    const bool unknownGame = !findGame(document.value("game"_L1).toString());
    if (unknownGame && error.place == "game"_L1 && games().size() > 1)
        error.expected = {table::expect::oneOf, {gameIds()}};
    return unreadable(file, std::move(error));
}

std::optional<QJsonObject> readObject(const QString &file, std::optional<Answer> &complaint)
{
    const auto bytes = isStandardInput(file) ? table::readStandardInput() : table::readBytes(file);
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

const GameCommands &gameOf(const QJsonObject &document)
{
    const GameCommands *game = findGame(document.value("game"_L1).toString());
    return game ? *game : *games().front();
}

QDateTime timeOf(const QString &file)
{
    return isStandardInput(file) ? QDateTime::currentDateTime() : QFileInfo(file).lastModified();
}

std::unique_ptr<OpenedRecord> readRecord(const QString &command, const Given &given,
                                         std::optional<Answer> &complaint)
{
    const auto document = readObject(given.file(), complaint);
    if (!document)
        return nullptr;
    const GameCommands &game = gameOf(*document);
    auto record = game.openRecord(*document);
    if (!record) {
        complaint = unreadable(given.file(), *document, record.error());
        return nullptr;
    }
    complaint = complaintAboutOptions(game, command, given);
    return complaint ? nullptr : std::move(record).value();
}

std::unique_ptr<OpenedRecord> readMoment(const QString &command, const Given &given,
                                         std::optional<Answer> &complaint)
{
    constexpr qint64 manyEvents = 1'000'000'000;
    const auto at = given.number(u"at"_s, 0, manyEvents, complaint);
    if (complaint)
        return nullptr;
    auto record = readRecord(command, given, complaint);
    if (!record)
        return nullptr;
    const auto last = static_cast<qint64>(record->cursor());
    if (at.value_or(0) > last) {
        complaint = complain(Exit::WrongUsage,
                             words::usage::beyondCursor(static_cast<int>(*at), static_cast<int>(last)));
        return nullptr;
    }
    if (const auto stop = record->replay(static_cast<std::size_t>(at.value_or(last)))) {
        complaint = stopped(given.file(), *stop);
        return nullptr;
    }
    return record;
}

Answer stopped(const QString &file, const Stop &stop)
{
    const auto number = static_cast<int>(stop.event);
    return complain(Exit::No,
                    stop.lacks.isEmpty() ? words::usage::illegalEvent(file, number, stop.reason)
                                         : words::usage::eventLacksReport(file, number, stop.lacks));
}

} // namespace skyledger::commandline
