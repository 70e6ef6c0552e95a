// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/builtincatalogue.h"

#include "core/table/resourceobject.h"
#include "core/table/valuesource.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

QJsonObject builtInCatalogue()
{
    return table::resourceObject(u":/catalogues/cloudage-rulebook.skycatalogue.json"_s);
}

QJsonObject sampleCatalogue()
{
    return table::resourceObject(u":/catalogues/cloudage-sample.skycatalogue.json"_s);
}

std::vector<MissionCard> sampleMissionCards()
{
    std::vector<MissionCard> cards;
    for (const Mission mission : all<Mission>())
        cards.push_back({mission, static_cast<Mission>((indexOf(mission) + 1) % countOf<Mission>)});
    return cards;
}

std::vector<PlantKind> samplePlantTiles()
{
    // A withered tile is named by the reward taken; of those with a choice this is the first one.
    std::vector<PlantKind> tiles;
    for (int i = 0; i < plantTiles; ++i) {
        constexpr std::array kinds{PlantKind::Green, PlantKind::Energy, PlantKind::Green, PlantKind::Cards,
                                   PlantKind::Build};
        tiles.push_back(kinds[static_cast<std::size_t>(i) % kinds.size()]);
    }
    return tiles;
}

namespace {

/// Entries of a list of things that the copy does not list.
QJsonArray withMissingEntries(QJsonArray copy, const QJsonArray &more)
{
    for (const auto &entry : more) {
        const bool listed = std::any_of(copy.begin(), copy.end(), [&](const auto &each) {
            return each.toObject().value("id"_L1) == entry.toObject().value("id"_L1);
        });
        if (!listed)
            copy.append(entry);
    }
    return copy;
}

} // namespace

QJsonObject layeredOverBuiltIn(const QJsonObject &copy)
{
    const QJsonObject builtIn = builtInCatalogue();
    QJsonObject result = copy;
    for (auto it = builtIn.begin(); it != builtIn.end(); ++it) {
        const QJsonValue own = copy.value(it.key());
        if (own.isUndefined()) {
            result.insert(it.key(), it.value());
        } else if (own.isArray()) {
            result.insert(it.key(), withMissingEntries(own.toArray(), it.value().toArray()));
        } else if (own.isObject()) {
            QJsonObject merged = it.value().toObject();
            const QJsonObject entries = own.toObject();
            for (auto entry = entries.begin(); entry != entries.end(); ++entry)
                merged.insert(entry.key(), entry.value());
            result.insert(it.key(), merged);
        }
    }
    return result;
}

} // namespace skyledger::cloudage
