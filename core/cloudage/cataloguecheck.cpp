// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/cataloguecheck.h"

#include "core/cloudage/names.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;
using table::word;

namespace {

/// Within a zone upgrades stand from the cheapest up (CA-BOARD-02).
void compareCosts(const QJsonObject &document, QStringList &places)
{
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        int last = -1;
        const QJsonArray row = document["upgrades"_L1].toObject().value(word(zone)).toArray();
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QJsonValue cost = row.at(i)["cost"_L1]["metal"_L1];
            if (cost.isDouble() && cost.toInt() < last)
                places << u"upgrades.%1.%2.cost"_s.arg(word(zone)).arg(i + 1);
            last = std::max(last, cost.toInt(-1));
        }
    }
}

} // namespace

QStringList inconsistencies(const QJsonObject &document)
{
    QStringList places;
    compareCosts(document, places);
    int copies = 0;
    const QJsonArray projects = document["projects"_L1].toArray();
    for (const auto &card : projects)
        copies += card.toObject()["copies"_L1].toInt();
    constexpr int projectCards = 79; // CA-COMP-02
    if (copies > projectCards)
        places << u"projects"_s;
    return places;
}

} // namespace skyledger::cloudage
