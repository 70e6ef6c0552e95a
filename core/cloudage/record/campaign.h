// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/replay.h"
#include "core/cloudage/scoring.h"

#include <QtCore/QJsonObject>

/// The logbook of a campaign, out of the records and score sheets that share its id.
namespace skyledger::cloudage {

/// A record or score sheet as an entry of a campaign's logbook.
struct CampaignEntry {
    QString file;     ///< as it was given
    QString campaign; ///< the id
    QString playedAt; ///< ISO 8601; empty: not known
    Chapter chapter{};
    bool over = false; ///< only finished games count
    Rulings rulings;
    QStringList names;
    FinalScore score;
};

/// What the entries of one campaign come to.
struct Logbook {
    struct Row {
        const CampaignEntry *entry = nullptr;
        bool counts = false;
    };
    bool solo = false;
    std::vector<Row> rows;                 ///< by chapter, then by time
    QList<std::pair<QString, int>> totals; ///< stars by name, in the order of first meeting
    int max = 0;
    std::optional<int> needed;
    std::optional<bool> success;
};
/// Of several files for one chapter the latest counts (CA-STAR-05). The entries must outlive the logbook.
Logbook logbook(const std::vector<CampaignEntry> &entries);
/// A chapter that was replayed, or a score sheet, as an entry; nothing if it belongs to no campaign.
std::optional<CampaignEntry> campaignEntry(const GameRecord &record, const Replay &replayed);
std::optional<CampaignEntry> campaignEntry(const ScoreSheet &sheet);
/// A file of either kind as an entry; nothing if it is none, or cannot be replayed.
std::optional<CampaignEntry> campaignEntryIn(const QByteArray &bytes);
/// `campaign --json`.
QJsonObject logbookJson(const Logbook &logbook);

} // namespace skyledger::cloudage
