// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/newgameoptions.h"

#include "app/commandline/games.h"
#include "core/score/seatfaults.h"
#include "core/table/personname.h"
#include "core/table/recordfile.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <limits>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(NewGameOptions)
};

QStringList splitNames(const QString &list)
{
    QStringList names = list.split(u',');
    for (QString &name : names)
        name = name.trimmed();
    return names;
}

QStringList numberedNames(qint64 count)
{
    QStringList names;
    for (qint64 i = 1; i <= count; ++i)
        names << Text::tr("Player %1", "name of a player who was not given any").arg(i);
    return names;
}

/// The first name that nobody at a table can have, by the rules of every file.
std::optional<Answer> complaintAbout(const QStringList &names)
{
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (table::isBlank(names[i]) || names[i].toUcs4().size() > score::longestName) {
            return complain(Exit::WrongUsage,
                            Text::tr("the name of player %1 must have 1 to 40 characters").arg(i + 1));
        }
        const auto isSame = [&](const QString &other) { return table::isSameName(names[i], other); };
        if (std::any_of(names.begin(), names.begin() + i, isSame))
            return complain(Exit::WrongUsage,
                            Text::tr("player %1 has the name of another player").arg(i + 1));
    }
    return std::nullopt;
}

/// Whether something stands there that writing would lose. An empty file, such as mktemp makes, holds nothing.
bool isTaken(const QFileInfo &file)
{
    if (file.isSymLink())
        return true;
    return file.exists() && !(file.isFile() && file.size() == 0);
}

} // namespace

std::optional<QStringList> namesOf(const GameCommands &game, const Given &given, const QString &command,
                                   std::optional<Answer> &complaint)
{
    if (!given.has(u"players"_s)) {
        complaint = complain(Exit::WrongUsage, words::usage::missingOption(u"--players"_s, command));
        return std::nullopt;
    }
    const auto [least, most] = game.seats();
    const auto count = given.number(u"players"_s, least, most, complaint);
    if (!count)
        return std::nullopt;
    if (!given.has(u"names"_s))
        return numberedNames(*count);
    const QStringList names = splitNames(given.value(u"names"_s));
    if (names.size() == *count) {
        complaint = complaintAbout(names);
        return complaint ? std::nullopt : std::optional(names);
    }
    complaint =
        complain(Exit::WrongUsage,
                 Text::tr("--names gives %n name(s) for %1 players", nullptr, static_cast<int>(names.size()))
                     .arg(*count));
    return std::nullopt;
}

std::optional<std::uint64_t> seedOf(const Given &given, std::optional<Answer> &complaint)
{
    const auto seed = given.number(u"seed"_s, 0, std::numeric_limits<qint64>::max(), complaint);
    return seed ? std::optional(static_cast<std::uint64_t>(*seed)) : std::nullopt;
}

std::optional<Answer> complaintAboutOut(const Given &given)
{
    if (!given.has(u"out"_s))
        return std::nullopt;
    const QString file = given.value(u"out"_s);
    if (file.isEmpty())
        return complain(Exit::WrongUsage, words::usage::fileNameExpected(u"--out"_s));
    if (isTaken(QFileInfo(file)))
        return complain(Exit::WrongUsage, words::usage::fileExists(file));
    return std::nullopt;
}

std::optional<Answer> writeOut(const Given &given, const QByteArray &record)
{
    const auto error = table::saveAtomically(given.value(u"out"_s), record);
    if (error)
        return complain(Exit::Unreadable, words::usage::cannotWrite(error->file, error->reason));
    return std::nullopt;
}

Option playersOption()
{
    QStringList seats;
    for (const GameCommands *game : games()) {
        const auto [least, most] = game->seats();
        //: A game and how many can play it
        seats << Text::tr("%1 %2 to %3").arg(game->name()).arg(least).arg(most);
    }
    return {u"players"_s, u"N"_s, Text::tr("how many players: %1").arg(seats.join(u", "_s))};
}

Option seedOption()
{
    return {u"seed"_s, u"S"_s, Text::tr("a number: the same one gives the same game again")};
}

} // namespace skyledger::commandline
