// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/program.h"

#include "app/commandline/games.h"
#include "app/commandline/help.h"
#include "app/commandline/texttable.h"
#include "app/commandline/windowrequest.h"
#include "ui/words/language.h"
#include "ui/words/phrases.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cstdio>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The arguments, parted into what says which language and command is meant and what goes to that command.
struct Request {
    std::optional<QString> language;
    QStringList words; ///< those that are no options, the command first
    QStringList rest;  ///< everything but the first word
    bool wantsHelp = false;
    bool wantsVersion = false;
};

Request understand(const QStringList &arguments)
{
    Request request;
    bool optionsEnded = false;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        const bool isOption = !optionsEnded && argument.startsWith(u'-') && argument != u"-";
        if (!isOption) {
            request.words << argument;
            if (request.words.size() > 1)
                request.rest << argument;
            continue;
        }
        optionsEnded = argument == u"--";
        request.rest << argument;
        if (argument.startsWith(u"--lang="))
            request.language = argument.mid(7);
        else if (argument == u"--lang" && i + 1 < arguments.size())
            request.rest << *(request.language = arguments[++i]);
        else if (argument == u"--portable" && i + 1 < arguments.size())
            request.rest << arguments[++i];
        request.wantsHelp = request.wantsHelp || argument == u"--help" || argument == u"-h";
        request.wantsVersion = request.wantsVersion || argument == u"--version";
    }
    return request;
}

std::vector<Command> allCommands()
{
    std::vector<Command> commands{
        scoreCommand(),    stateCommand(), checkCommand(),          movesCommand(),           newCommand(),
        simulateCommand(), rulesCommand(), catalogueCheckCommand(), catalogueCompareCommand()};
    for (const GameCommands *game : games()) {
        for (Command &command : game->moreCommands())
            commands.push_back(std::move(command));
    }
    return commands;
}

/// What a call of the window lacks that a build with a window did not understand.
QString complaintAboutWindow(const Request &request)
{
    const bool newGame = request.rest.contains(u"--new-game"_s);
    const bool score = request.rest.contains(u"--score"_s);
    if (request.words.size() > 1)
        return words::usage::oneGameOnly(request.words[1]);
    if (newGame && score)
        return words::usage::notTogether(u"--new-game"_s, u"--score"_s);
    if ((newGame || score) && !request.words.isEmpty())
        return words::usage::notTogether(newGame ? u"--new-game"_s : u"--score"_s, request.words.first());
    if (request.rest.contains(u"--portable="_s) || request.rest.contains(QString()))
        return words::usage::missingArgument(QCoreApplication::translate("Help", "DIR"), u"COMMAND"_s);
    return words::usage::noWindow();
}

/// What an argument that is no command was meant as: a file to open, or a command that there is not.
QString complaintAbout(const Request &request)
{
    const QString &first = request.words.first();
    return looksLikeFile(first) ? complaintAboutWindow(request) : words::usage::unknownCommand(first);
}

/// What is wrong with the options of a command.
QString complaintAbout(const QCommandLineParser &parser, const Command &command, const QStringList &arguments)
{
    const QStringList unknown = parser.unknownOptionNames();
    for (const QString &argument : arguments) {
        const bool isOption = argument.startsWith(u'-');
        if (!unknown.isEmpty() && isOption && argument.contains(unknown.first()))
            return words::usage::unknownOption(argument.section(u'=', 0, 0), command.name);
    }
    QString error = words::printable(parser.errorText());
    if (error.endsWith(u'.'))
        error.chop(1);
    return error;
}

/// Parses the options of a command; the complaint tells what does not fit.
std::optional<Answer> parse(QCommandLineParser &parser, const Command &command, const QStringList &arguments)
{
    for (const Option &option : command.options)
        parser.addOption(QCommandLineOption(option.name, option.description, option.value));
    parser.addOption(QCommandLineOption(u"lang"_s, {}, u"lang"_s));
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList(command.name) + arguments))
        return complain(Exit::WrongUsage, complaintAbout(parser, command, arguments));
    if (parser.isSet(u"help"_s))
        return answer(helpOf(command));
    const QStringList positional = parser.positionalArguments();
    const bool takesMany = command.takesWords || command.takesFiles;
    const qsizetype wanted = command.takesTwoFiles ? 2 : command.takesFile || takesMany ? 1 : 0;
    if (positional.size() < wanted) {
        const auto which = static_cast<int>(positional.size());
        return complain(
            Exit::WrongUsage,
            words::usage::missingArgument(command.synopsis.section(u' ', which, which), command.name));
    }
    if (positional.size() > wanted && !takesMany)
        return complain(Exit::WrongUsage, words::usage::tooManyArguments(positional[wanted], command.name));
    return std::nullopt;
}

Answer run(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    if (const auto early = parse(parser, command, arguments))
        return *early;
    Answer answer = command.run(Given(parser));
    const bool isForPrograms =
        std::any_of(command.options.begin(), command.options.end(), [&](const Option &option) {
            return option.name == "json"_L1 && parser.isSet(option.name);
        });
    if (!isForPrograms)
        answer.output = fitted(QString::fromUtf8(answer.output)).toUtf8();
    return answer;
}

Answer respond(Request request)
{
    if (request.wantsVersion)
        return answer(u"skyledger %1\n"_s.arg(QCoreApplication::applicationVersion()));
    const std::vector<Command> commands = allCommands();
    if (request.words.isEmpty()) {
        if (request.wantsHelp)
            return answer(generalHelp(commands));
        QCommandLineParser parser;
        Command program;
        program.name = u"COMMAND"_s;
        program.options = windowOptions();
        const auto wrong = parse(parser, program, request.rest);
        return wrong.value_or(complain(Exit::WrongUsage, complaintAboutWindow(request)));
    }
    bool isHalf = false; // the first of two words is right
    QString helpOfFamily;
    for (const Command &command : commands) {
        const QStringList name = command.name.split(u' ');
        if (name.first() != request.words.first())
            continue;
        if (name.size() > 1 && request.words.value(1) != name[1]) {
            if (request.words.size() == 1 && request.wantsHelp)
                helpOfFamily += (helpOfFamily.isEmpty() ? QString() : u"\n"_s) + helpOf(command);
            isHalf = true;
            continue;
        }
        for (qsizetype i = 1; i < name.size(); ++i)
            request.rest.removeOne(name[i]);
        return run(command, request.rest);
    }
    if (!helpOfFamily.isEmpty())
        return answer(helpOfFamily);
    if (isHalf)
        return complain(Exit::WrongUsage, words::usage::unknownCommand(request.words.mid(0, 2).join(u' ')));
    return complain(Exit::WrongUsage, complaintAbout(request));
}

bool print(std::FILE *stream, const QByteArray &bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

} // namespace

int run(const QStringList &arguments)
{
    const Request request = understand(arguments);
    const auto asked = words::languageFromCode(request.language.value_or(QString()));
    words::Speech speech(asked ? *asked : words::systemLanguage());

    Answer answer = request.language && !asked
        ? complain(Exit::WrongUsage, words::usage::unknownLanguage(*request.language))
        : respond(request);
    if (!print(stdout, answer.output))
        answer = complain(Exit::Unreadable, words::usage::cannotWriteAnswer());
    if (!answer.complaint.isEmpty())
        print(stderr, answer.complaint.toUtf8() + '\n');
    return static_cast<int>(answer.exit);
}

} // namespace skyledger::commandline
