// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/game.h"
#include "core/cloudage/record/ids.h"
#include "core/cloudage/record/playtable.h"
#include "core/cloudage/record/setupjson.h"
#include "core/play/record.h"

namespace skyledger::cloudage {

/// CloudAge with its records, as `core/play` asks for it (`play::RecordedGame`).
struct CloudAge : Game {
    using Ids = cloudage::Ids;
    using PlayerInfo = cloudage::PlayerInfo;

    static constexpr QLatin1StringView gameId{"cloudage"};
    static constexpr Rule impossible = Rule::Setup18;
    static const table::JsonShape &shape();
    static const Plays &plays() { return cloudage::plays(); }
    static Setup readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players);
    static void settle(const Ids &, Setup &) {} // every id is in the catalogue, and was counted there
    static void writeSetup(QJsonObject &document, const Setup &setup);
    static Correct readCorrection(const table::JsonNode &node, Ids &ids);
    static QJsonObject correctionJson(const Correct &correct, const Ids &ids);
    static QJsonObject boardsJson(const Setup &setup, const State &state, const Ids &ids);
    static bool fitsFormat(const Event &event, const Ids &ids);
};

} // namespace skyledger::cloudage
