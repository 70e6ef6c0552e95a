// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/help.h"

#include "app/commandline/games.h"
#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QString usageLine(const QString &rest)
{
    constexpr int indent = 4;
    return wrapped(Help::tr("Usage: skyledger %1").arg(rest), pageColumns())
               .replace(u'\n', u'\n' + QString(indent, u' '))
        + u'\n';
}

QString optionName(const Option &option)
{
    return option.value.isEmpty() ? u"--%1"_s.arg(option.name) : u"--%1 %2"_s.arg(option.name, option.value);
}

/// The options that every command has.
std::vector<Option> commonOptions()
{
    return {{u"lang"_s, u"en|fr"_s, Help::tr("the language; left out, the system's")},
            {u"help"_s, {}, Help::tr("this page")}};
}

QString optionList(std::vector<Option> options)
{
    for (const Option &option : commonOptions())
        options.push_back(option);
    TextTable table({Align::Left, Align::Left});
    for (const Option &option : options)
        table.add({optionName(option), option.description});
    return table.text(2);
}

QString gameNames()
{
    QStringList names;
    for (const GameCommands *game : games())
        names << game->name();
    return names.join(u", "_s);
}

/// A command as the list of commands shows it.
QString withArgument(const Command &command)
{
    if (command.takesFile)
        return command.name + u' ' + Help::tr("FILE");
    if (command.takesTwoFiles || command.takesFiles)
        return command.name + u' ' + Help::tr("FILES");
    if (command.takesWords)
        return command.name + u' ' + Help::tr("QUERY");
    return command.name;
}

} // namespace

std::vector<Option> windowOptions()
{
    return {{u"new-game"_s, {}, Help::tr("begins with the page for a new game")},
            {u"score"_s, {}, Help::tr("begins with the page that scores a finished game")},
            {u"portable"_s, Help::tr("DIR"),
             Help::tr("keeps settings, data and games below DIR, and writes nothing elsewhere")}};
}

QString generalHelp(const std::vector<Command> &commands)
{
    QString page = usageLine(Help::tr("COMMAND [OPTIONS]"));
    page += usageLine(Help::tr("[--new-game | --score] [--portable DIR] [FILE]"));
    page += u'\n'
        + wrapped(
                Help::tr("Skyledger sits beside a physical board game (%1): it checks and scores games that "
                         "were recorded, and shows every board of them.")
                    .arg(gameNames()),
                pageColumns())
        + u'\n';

    page += u'\n' + Help::tr("Commands") + u'\n';
    TextTable table({Align::Left, Align::Left});
    for (const Command &command : commands)
        table.add({withArgument(command), command.summary});
    page += table.text(2);

    page +=
        u'\n' + Help::tr("Without a command the window opens, with the game of FILE if there is one") + u'\n';
    TextTable window({Align::Left, Align::Left});
    for (const Option &option : windowOptions())
        window.add({optionName(option), option.description});
    page += window.text(2);

    page += u'\n' + Help::tr("Options") + u'\n';
    page += optionList({{u"version"_s, {}, Help::tr("the version of the program")}});

    page += u'\n' + Help::tr("Exit codes") + u'\n';
    TextTable exits({Align::Right, Align::Left});
    exits.add({u"0"_s, Help::tr("fine")});
    exits.add(
        {u"1"_s,
         Help::tr("the answer is no: something is illegal, missing or different, or no rule was found")});
    exits.add({u"2"_s, Help::tr("the program was used wrongly")});
    exits.add({u"3"_s, Help::tr("a file cannot be read or written")});
    page += exits.text(2);

    page += u'\n' + Help::tr("“skyledger COMMAND --help” tells more about a command.") + u'\n';
    return page;
}

QString helpOf(const Command &command)
{
    QString page = usageLine(command.name + u' ' + command.synopsis);
    page += u'\n' + wrapped(command.description, pageColumns()) + u'\n';
    page += u'\n' + Help::tr("Options") + u'\n' + optionList(command.options);
    return page;
}

} // namespace skyledger::commandline
