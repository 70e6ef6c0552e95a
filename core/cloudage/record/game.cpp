// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/game.h"

#include "core/cloudage/record/shapes.h"
#include "core/cloudage/settings.h"
#include "core/play/recordshape.h"

namespace skyledger::cloudage {

static_assert(play::RecordedGame<CloudAge>);

const table::JsonShape &CloudAge::shape()
{
    static const play::RecordShape record(shapes::setup, shapes::event);
    return record.shape();
}

Setup CloudAge::readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players)
{
    ids = {};
    return cloudage::readSetup(node, ids, players);
}

void CloudAge::writeSetup(QJsonObject &document, const Setup &setup)
{
    document.insert(QStringLiteral("rulings"), rulingsJson(setup.rulings));
}

Correct CloudAge::readCorrection(const table::JsonNode &node, Ids &ids)
{
    if (node.object().isEmpty() && !node.faults().any())
        node.refuse(table::expect::settablePath);
    return {settings().read(node, ids)};
}

QJsonObject CloudAge::correctionJson(const Correct &correct, const Ids &ids)
{
    return settings().write(correct.set, ids);
}

QJsonObject CloudAge::boardsJson(const Setup &setup, const State &state, const Ids &ids)
{
    return settings().write(boardValues(setup, state, ids), ids);
}

bool CloudAge::fitsFormat(const Event &event, const Ids &ids)
{
    struct Fits {
        const Ids &ids;
        bool operator()(const Played &played) const { return cloudage::plays().fits(played, ids); }
        bool operator()(const Correct &correct) const
        {
            return !correct.set.empty() && settings().fits(correct.set, ids);
        }
        bool operator()(const Override &overridden) const { return std::visit(*this, overridden.event); }
    };
    return std::visit(Fits{ids}, event);
}

} // namespace skyledger::cloudage
