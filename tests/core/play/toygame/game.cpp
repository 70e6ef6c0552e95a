// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toygame/game.h"

#include "core/play/people.h"
#include "core/play/recordshape.h"
#include "core/play/sessionofimpl.h"

namespace skyledger {
template class play::SessionOf<toygame::Game>;
template class play::RecordFile<toygame::Game>;
} // namespace skyledger

namespace skyledger::toygame {

using namespace Qt::Literals::StringLiterals;
using table::JsonNode;

Setup Game::readSetup(const JsonNode &node, Ids &ids, QList<PlayerInfo> &players)
{
    Setup setup;
    const JsonNode names = node.at("players"_L1);
    const QJsonArray list = names.list(1, static_cast<qsizetype>(countOf<Player>));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode player = names.entry(i, list[i]);
        player.object();
        players.append({player.at("name"_L1).text(1, 40)});
    }
    play::refuseTwins(names);
    ids.seats = setup.playerCount = static_cast<std::size_t>(list.size());
    const JsonNode catalogue = node.at("catalogue"_L1);
    catalogue.object();
    values().readIds(catalogue, ids);
    values().read(catalogue, ids, setup);
    setup.basketCount = ids.baskets.size();
    return setup;
}

bool Game::fitsFormat(const Event &event, const Ids &ids)
{
    struct Fits {
        const Ids &ids;
        bool operator()(const Played &played) const { return toygame::plays().fits(played, ids); }
        bool operator()(const Correct &correct) const { return settings().fits(correct.set, ids); }
        bool operator()(const Override &overridden) const { return std::visit(*this, overridden.event); }
    };
    return std::visit(Fits{ids}, event);
}

const table::JsonShape &Game::shape()
{
    static constexpr table::JsonKey playerKeys[] = {{"name", nullptr}};
    static constexpr table::JsonShape player{playerKeys, nullptr};
    static const table::JsonKey setupKeys[] = {{"players", &player}, {"catalogue", &values().shape()}};
    static const table::JsonShape setup{setupKeys, nullptr};
    static const play::RecordShape record(setup, toygame::plays().shape());
    return record.shape();
}

} // namespace skyledger::toygame
