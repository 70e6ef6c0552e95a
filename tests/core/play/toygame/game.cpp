// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toygame/game.h"

#include "core/play/sessionofimpl.h"

namespace skyledger {
template class play::SessionOf<toygame::Game>;
template class play::RecordFile<toygame::Game>;
} // namespace skyledger

namespace skyledger::toygame {

using namespace Qt::Literals::StringLiterals;
using table::JsonNode;

namespace {

std::optional<std::uint8_t> readPrinted(const JsonNode &node)
{
    return node.isPresent() ? std::optional(static_cast<std::uint8_t>(node.number(0, 99))) : std::nullopt;
}

void readBaskets(const JsonNode &node, Ids &ids, Setup &setup)
{
    const QJsonArray list = node.list(0, static_cast<qsizetype>(countOf<Basket>));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode basket = node.entry(i, list[i]);
        basket.object();
        const JsonNode idNode = basket.at("id"_L1);
        const auto id = table::Id::from(idNode.text());
        if (!id || ids.baskets.find(id->text()))
            return idNode.refuse(table::expect::newId);
        ids.baskets.add(*id);
        setup.baskets.append({readPrinted(basket.at("cost"_L1)), readPrinted(basket.at("points"_L1))});
    }
    ids.baskets.listed = true;
}

} // namespace

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
    ids.seats = setup.playerCount = static_cast<std::size_t>(list.size());
    const JsonNode catalogue = node.at("catalogue"_L1);
    catalogue.object();
    readBaskets(catalogue.at("baskets"_L1), ids, setup);
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
    static constexpr table::JsonKey basketKeys[] = {{"id", nullptr}, {"cost", nullptr}, {"points", nullptr}};
    static constexpr table::JsonShape basket{basketKeys, nullptr};
    static constexpr table::JsonKey catalogueKeys[] = {{"baskets", &basket}};
    static constexpr table::JsonShape catalogue{catalogueKeys, nullptr};
    static constexpr table::JsonKey setupKeys[] = {{"players", &player}, {"catalogue", &catalogue}};
    static constexpr table::JsonShape setup{setupKeys, nullptr};
    static const table::JsonShape &event = toygame::plays().shape();
    static const table::JsonKey lineKeys[] = {{"after", nullptr}, {"at", nullptr}, {"events", &event}};
    static const table::JsonShape line{lineKeys, nullptr};
    static const table::JsonKey keys[] = {{"format", nullptr}, {"version", nullptr},  {"game", nullptr},
                                          {"id", nullptr},     {"playedAt", nullptr}, {"setup", &setup},
                                          {"events", &event},  {"cursor", nullptr},   {"lines", &line},
                                          {"agreed", nullptr}};
    static const table::JsonShape record{keys, nullptr};
    return record;
}

} // namespace skyledger::toygame
