// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/games.h"

#include "app/commandline/airshipcity/commands.h"
#include "app/commandline/cloudage/commands.h"
#include "app/commandline/whistlemountain/commands.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Games)
};

bool hasOption(const std::vector<Option> &options, const QString &name)
{
    return std::any_of(options.begin(), options.end(),
                       [&](const Option &option) { return option.name == name; });
}

} // namespace

const std::vector<const GameCommands *> &games()
{
    static const std::vector<const GameCommands *> all{
        &airshipcity::cli::commands(), &cloudage::cli::commands(), &whistlemountain::cli::commands()};
    return all;
}

const GameCommands *findGame(const QString &id)
{
    for (const GameCommands *game : games()) {
        if (game->id() == id)
            return game;
    }
    return nullptr;
}

QString gameIds()
{
    QStringList ids;
    for (const GameCommands *game : games())
        ids << game->id();
    return ids.join(u", "_s);
}

const GameCommands *gameOf(const Given &given, std::optional<Answer> &complaint)
{
    if (!given.has(u"game"_s))
        return games().front();
    const GameCommands *game = findGame(given.value(u"game"_s));
    if (!game)
        complaint = complain(Exit::WrongUsage,
                             words::usage::wordExpected(u"--game"_s, given.value(u"game"_s), gameIds()));
    return game;
}

Option gameOption()
{
    return {u"game"_s, u"G"_s, Text::tr("one of %1; left out, the first of them").arg(gameIds())};
}

std::vector<Option> gameOptions(const QString &command)
{
    std::vector<Option> options;
    for (const GameCommands *game : games()) {
        for (Option option : game->options(command)) {
            if (hasOption(options, option.name))
                continue;
            //: An option that only one game has: game, what the option does
            option.description = Text::tr("%1: %2").arg(game->name(), option.description);
            options.push_back(option);
        }
    }
    return options;
}

std::optional<Answer> complaintAboutOptions(const GameCommands &game, const QString &command,
                                            const Given &given)
{
    const std::vector<Option> own = game.options(command);
    for (const Option &option : gameOptions(command)) {
        if (given.has(option.name) && !hasOption(own, option.name))
            return complain(Exit::WrongUsage,
                            words::usage::optionOfOtherGame(u"--"_s + option.name, game.name()));
    }
    return std::nullopt;
}

} // namespace skyledger::commandline
