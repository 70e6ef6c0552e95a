// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/setupedit.h"

#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

SetupChange presentSetup(const GameRecord &record)
{
    SetupChange setup{{}, record.setup.edition, record.setup.rulings};
    setup.seats.reserve(record.players.size());
    for (const Player player : record.setup.players())
        setup.seats.append({player, record.players.at(static_cast<qsizetype>(player))});
    return setup;
}

table::Result<GameRecord, table::ReadError> withSetup(const GameRecord &record, const SetupChange &change)
{
    QJsonObject setup = record.document.value("setup"_L1).toObject();
    const QJsonArray before = setup.value("players"_L1).toArray();
    QJsonArray players;
    KeySet<Player> seated;
    for (const SetupChange::Seat &seat : change.seats) {
        // What else a file says about somebody stays with him.
        QJsonObject player = before.at(static_cast<qsizetype>(seat.from)).toObject();
        player.insert(u"name"_s, seat.info.name);
        player.insert(u"color"_s, word(seat.info.color));
        players.append(player);
        seated.insert(seat.from);
    }
    if (players.size() != before.size()
        || static_cast<std::size_t>(seated.size()) != record.setup.playerCount)
        return table::ReadError{
            {}, u"setup.players"_s, {table::expect::listOfExactly, {QString::number(before.size())}}};
    setup.insert(u"edition"_s, word(change.edition));
    setup.insert(u"players"_s, players);
    GameRecord changed = record;
    changed.document.insert(u"setup"_s, setup);
    changed.setup.rulings = change.rulings;
    return readGameRecord(gameRecordJson(changed));
}

} // namespace skyledger::airshipcity
