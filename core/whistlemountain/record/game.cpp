// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/game.h"

#include "core/play/recordshape.h"
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
    static const play::RecordShape record(shapes::setup, shapes::event);
    return record.shape();
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
    struct Fits {
        const Ids &ids;
        bool operator()(const Played &played) const
        {
            table::JsonFaults faults;
            const Event event(played);
            const QJsonObject document = play::EventCodec<Game>::json(event, ids);
            Ids known = ids;
            const Event again = play::EventCodec<Game>::read(JsonNode(faults, document), known);
            return !faults.any() && again == event;
        }
        bool operator()(const Correct &correct) const // in a file its values have no order
        {
            return !correct.set.empty() && settings().fits(correct.set, ids);
        }
        bool operator()(const Override &overridden) const { return std::visit(*this, overridden.event); }
    };
    return std::visit(Fits{ids}, event);
}

} // namespace skyledger::whistlemountain
