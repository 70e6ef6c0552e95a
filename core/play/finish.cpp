// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/finish.h"

#include "core/play/dealid.h"

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;

QString idOfGame(const QJsonObject &document, const QJsonObject &firstEvent)
{
    QString own = document["id"_L1].toString();
    if (!own.isEmpty())
        return own;
    // What can change in a running game is left out: values that are learned, rulings, names and colours.
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray players;
    const QJsonArray told = setup["players"_L1].toArray();
    for (const auto &each : told) {
        QJsonObject player = each.toObject();
        player.remove("name"_L1);
        player.remove("color"_L1);
        players.append(player);
    }
    for (const QLatin1StringView key : {"catalogue"_L1, "rulings"_L1, "players"_L1})
        setup.remove(key);
    const QJsonArray beginning{document["game"_L1], document["playedAt"_L1], players, setup, firstEvent};
    return idOfContent(u"{6a0e1d7b-2c59-4f38-9b04-d7e85a31c6f2}"_s, QJsonDocument(beginning));
}

} // namespace skyledger::play
