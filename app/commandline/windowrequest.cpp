// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/windowrequest.h"

#include <QtCore/QFileInfo>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

std::optional<WindowRequest> windowRequest(const QStringList &arguments)
{
    WindowRequest request;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (!optionsEnded && argument == "--"_L1) {
            optionsEnded = true;
        } else if (!optionsEnded && argument.startsWith("--lang="_L1)) {
            request.language = argument.mid(7);
        } else if (!optionsEnded && argument == "--lang"_L1 && i + 1 < arguments.size()) {
            request.language = arguments[++i];
        } else if ((!optionsEnded && argument.startsWith(u'-')) || !request.file.isEmpty()
                   || !(optionsEnded || looksLikeFile(argument))) {
            return std::nullopt;
        } else {
            request.file = argument;
        }
    }
    if (request.language && *request.language != "en"_L1 && *request.language != "fr"_L1)
        return std::nullopt;
    return request;
}

bool looksLikeFile(const QString &argument)
{
    return argument.contains(u'/') || argument.contains(u'.') || QFileInfo::exists(argument);
}

} // namespace skyledger::commandline
