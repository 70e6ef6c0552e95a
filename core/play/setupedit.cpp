// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/setupedit.h"

#include <QtCore/QSet>

#include <algorithm>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;

SetupChange presentSetup(const QJsonObject &setup)
{
    SetupChange change;
    const QJsonArray players = setup.value("players"_L1).toArray();
    for (qsizetype seat = 0; seat < players.size(); ++seat) {
        const QJsonObject player = players.at(seat).toObject();
        change.seats.append({seat, player.value("name"_L1).toString(), player.value("color"_L1).toString()});
    }
    change.others = setup;
    change.others.remove("players"_L1);
    change.others.remove("catalogue"_L1);
    return change;
}

bool saysMoreOfPeople(const QJsonObject &setup)
{
    const QJsonArray players = setup.value("players"_L1).toArray();
    return std::any_of(players.begin(), players.end(), [](const QJsonValue &each) {
        QJsonObject player = each.toObject();
        player.remove("name"_L1);
        player.remove("color"_L1);
        return !player.isEmpty();
    });
}

table::Result<QJsonObject, table::ReadError> withSetup(const QJsonObject &setup, const SetupChange &change)
{
    const QJsonArray before = setup.value("players"_L1).toArray();
    QJsonArray players;
    QSet<qsizetype> seated;
    for (const SetupChange::Seat &seat : change.seats) {
        QJsonObject player = before.at(seat.from).toObject();
        player.insert("name"_L1, seat.name);
        if (!seat.color.isEmpty())
            player.insert("color"_L1, seat.color);
        players.append(player);
        if (seat.from >= 0 && seat.from < before.size())
            seated.insert(seat.from);
    }
    if (players.size() != before.size() || seated.size() != before.size())
        return table::ReadError{
            {}, u"setup.players"_s, {table::expect::listOfExactly, {QString::number(before.size())}}};
    QJsonObject changed = change.others;
    changed.insert("players"_L1, players);
    changed.insert("catalogue"_L1, setup.value("catalogue"_L1));
    return changed;
}

} // namespace skyledger::play
