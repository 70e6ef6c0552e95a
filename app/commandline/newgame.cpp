// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"
#include "app/commandline/games.h"
#include "app/commandline/newgameoptions.h"
#include "ui/words/phrases.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(NewCommand)
};

/// Complains if more than one option tells what the components are, or none where the game needs one.
std::optional<Answer> complaintAboutSource(const GameCommands &game, const Given &given)
{
    QStringList options;
    QStringList sources;
    for (const QString &source : game.sources()) {
        options << u"--"_s + source;
        if (given.has(source))
            sources << options.last();
    }
    if (sources.isEmpty() && game.needsSource())
        return complain(Exit::WrongUsage,
                        words::usage::missingOption(words::listedWithOr(options), u"new"_s));
    if (sources.size() > 1)
        return complain(Exit::WrongUsage, words::usage::notTogether(sources[0], sources[1]));
    if (!given.has(u"out"_s))
        return complain(Exit::WrongUsage, words::usage::missingOption(u"--out"_s, u"new"_s));
    return std::nullopt;
}

std::optional<Answer> readCatalogue(const Given &given, NewGameRequest &request)
{
    if (!given.has(u"catalogue"_s))
        return std::nullopt;
    std::optional<Answer> complaint;
    request.catalogueFile = given.value(u"catalogue"_s);
    request.catalogue = readObject(request.catalogueFile, complaint);
    return complaint;
}

/// Everything that is asked for, or the complaint about it.
std::optional<Answer> readRequest(const GameCommands &game, const Given &given, NewGameRequest &request)
{
    std::optional<Answer> complaint = complaintAboutOptions(game, u"new"_s, given);
    if (complaint)
        return complaint;
    const auto names = namesOf(game, given, u"new"_s, complaint);
    if (!names)
        return complaint;
    request.names = *names;
    request.seed = seedOf(given, complaint);
    request.sample = given.has(u"sample"_s);
    request.out = given.value(u"out"_s);
    if (complaint || (complaint = complaintAboutSource(game, given))
        || (complaint = complaintAboutOut(given)))
        return complaint;
    return readCatalogue(given, request);
}

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const GameCommands *game = gameOf(given, complaint);
    if (!game)
        return *complaint;
    NewGameRequest request;
    if ((complaint = readRequest(*game, given, request)))
        return *complaint;
    const auto dealt = game->newGame(request, given);
    if (!dealt)
        return dealt.error();
    if ((complaint = writeOut(given, dealt.value().record)))
        return *complaint;
    return answer(dealt.value().text);
}

} // namespace

Command newCommand()
{
    Command command{
        .name = u"new"_s,
        .synopsis = Text::tr("[--game G] --players N [--sample | --catalogue FILE] --out FILE [--seed S] "
                             "[--names A,B,C] [OPTIONS]"),
        .summary = Text::tr("a shuffled setup to lay out on the table"),
        .description =
            Text::tr("Shuffles what the table would shuffle, shows how to lay the game out, and writes "
                     "the record of the game that begins. An existing file is not overwritten."),
        .options = {gameOption(),
                    playersOption(),
                    {u"sample"_s, {}, Text::tr("with made up component values, to try the program")},
                    {u"catalogue"_s, Text::tr("FILE"), Text::tr("with the component values of a catalogue")},
                    {u"out"_s, Text::tr("FILE"), Text::tr("the record to write (*.skyledger)")},
                    seedOption(),
                    {u"names"_s, u"A,B,C"_s, Text::tr("the players in turn order")}},
        .run = run};
    for (const Option &option : gameOptions(command.name))
        command.options.push_back(option);
    return command;
}

} // namespace skyledger::commandline
