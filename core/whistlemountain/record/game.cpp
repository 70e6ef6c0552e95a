// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/game.h"

#include "core/play/sessionofimpl.h"
#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/record/shapes.h"
#include "core/whistlemountain/settings.h"

namespace skyledger {
template class play::SessionOf<whistlemountain::Game>;
template class play::RecordFile<whistlemountain::Game>;
} // namespace skyledger

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

const table::JsonShape &Game::shape()
{
    return shapes::gameRecord;
}

Setup Game::readSetup(const JsonNode &node, Ids &ids, QList<PlayerInfo> &players)
{
    Setup setup = whistlemountain::readSetup(node, players);
    ids = idsOf(setup);
    return setup;
}

void Game::writeSetup(QJsonObject &document, const Setup &setup)
{
    document.insert("rulings"_L1, rulingTable().write(setup.rulings));
}

bool Game::fitsFormat(const Event &event, const Ids &ids)
{
    // In a file the values of a correction have no order.
    if (const auto *correct = std::get_if<Correct>(&event))
        return !correct->set.empty() && settings().fits(correct->set, ids);
    table::JsonFaults faults;
    const QJsonObject document = play::EventCodec<Game>::json(event, ids);
    Ids known = ids;
    const Event again = play::EventCodec<Game>::read(JsonNode(faults, document), known);
    return !faults.any() && again == event;
}

} // namespace skyledger::whistlemountain
