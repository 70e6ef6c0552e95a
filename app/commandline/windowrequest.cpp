// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/windowrequest.h"

#include "ui/words/language.h"

#include <QtCore/QFileInfo>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The value of an option at a place of the arguments, `--name value` or `--name=value`; the place moves on to it.
std::optional<QString> valueOf(QLatin1StringView name, const QStringList &arguments, qsizetype &place)
{
    const QString &argument = arguments[place];
    if (argument == name && place + 1 < arguments.size())
        return arguments[++place];
    if (argument.startsWith(name) && argument.size() > name.size() && argument.at(name.size()) == u'=')
        return argument.mid(name.size() + 1);
    return std::nullopt;
}

/// Takes an option of the window; false if it is none, or does not go with those before it.
bool takeOption(WindowRequest &request, const QStringList &arguments, qsizetype &place)
{
    if (const auto language = valueOf("--lang"_L1, arguments, place)) {
        request.language = *language;
        return words::languageFromCode(*language).has_value();
    }
    if (const auto folder = valueOf("--portable"_L1, arguments, place)) {
        request.portable = *folder;
        return !folder->isEmpty();
    }
    const QString &argument = arguments[place];
    const Beginning wanted = argument == "--score"_L1 ? Beginning::ScoreFinishedGame : Beginning::NewGame;
    if (argument != "--score"_L1 && argument != "--new-game"_L1)
        return false;
    if (request.beginning != Beginning::Game && request.beginning != wanted)
        return false;
    request.beginning = wanted;
    return true;
}

} // namespace

std::optional<WindowRequest> windowRequest(const QStringList &arguments)
{
    WindowRequest request;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (!optionsEnded && argument == "--"_L1) {
            optionsEnded = true;
        } else if (!optionsEnded && argument.startsWith(u'-')) {
            if (!takeOption(request, arguments, i))
                return std::nullopt;
        } else if (!request.file.isEmpty() || !(optionsEnded || looksLikeFile(argument))) {
            return std::nullopt;
        } else {
            request.file = argument;
        }
    }
    if (request.beginning != Beginning::Game && !request.file.isEmpty())
        return std::nullopt;
    return request;
}

bool looksLikeFile(const QString &argument)
{
    return argument.contains(u'/') || argument.contains(u'.') || QFileInfo::exists(argument);
}

} // namespace skyledger::commandline
