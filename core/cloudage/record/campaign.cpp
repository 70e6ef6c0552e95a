// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/campaign.h"

#include "core/cloudage/record/fields.h"
#include "core/table/jsonreader.h"

#include <QtCore/QDateTime>

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

bool playedBefore(const CampaignEntry *a, const CampaignEntry *b)
{
    if (a->chapter != b->chapter)
        return a->chapter < b->chapter;
    return QDateTime::fromString(a->playedAt, Qt::ISODate) < QDateTime::fromString(b->playedAt, Qt::ISODate);
}

/// Alone at the table it is one person, whatever name a chapter has: it may have been mended in one of them.
void addTotals(const CampaignEntry &entry, bool solo, QList<std::pair<QString, int>> &totals)
{
    for (qsizetype i = 0; i < entry.names.size(); ++i) {
        const QString &name = entry.names[i];
        const int stars = entry.score.players[static_cast<std::size_t>(i)].stars.value_or(0);
        const auto known = std::find_if(totals.begin(), totals.end(), [&](const auto &each) {
            return (solo && entry.names.size() == 1) || each.first == name;
        });
        if (known == totals.end())
            totals.append({name, stars});
        else
            known->second += stars;
    }
}

} // namespace

Logbook logbook(const std::vector<CampaignEntry> &entries)
{
    Logbook result;
    result.solo = !entries.empty() && entries.front().names.size() == 1;
    std::vector<const CampaignEntry *> sorted;
    sorted.reserve(entries.size());
    for (const CampaignEntry &entry : entries)
        sorted.push_back(&entry);
    std::stable_sort(sorted.begin(), sorted.end(), playedBefore);
    KeySet<Chapter> counted;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        bool counts = sorted[i]->over;
        for (std::size_t k = i + 1; k < sorted.size(); ++k)
            counts = counts && !(sorted[k]->chapter == sorted[i]->chapter && sorted[k]->over);
        result.rows.push_back({sorted[i], counts});
        if (!counts)
            continue;
        counted.insert(sorted[i]->chapter);
        addTotals(*sorted[i], result.solo, result.totals);
    }
    const bool winnerStar =
        !entries.empty() && sorted.back()->rulings.winnerStar == WinnerStar::One && !result.solo;
    result.max = winnerStar ? starsWithWinner : soloCampaignStars;
    if (result.solo) {
        result.needed = soloCampaignNeeded;
        if (counted == KeySet<Chapter>::full() && !result.totals.isEmpty())
            result.success = result.totals.front().second >= soloCampaignNeeded;
    }
    return result;
}

namespace {

CampaignEntry entryOf(const ScoringTerms &terms, const QString &campaign, const QString &playedAt,
                      const auto &players, FinalScore score)
{
    CampaignEntry entry;
    entry.campaign = campaign;
    entry.playedAt = playedAt;
    entry.chapter = terms.chapter;
    entry.rulings = terms.rulings;
    for (const auto &player : players)
        entry.names << player.name;
    entry.score = std::move(score);
    return entry;
}

} // namespace

std::optional<CampaignEntry> campaignEntry(const GameRecord &record, const Replay &replayed)
{
    const Setup &setup = record.setup;
    if (campaignOf(record).isEmpty() || setup.mode != Mode::Campaign)
        return std::nullopt;
    CampaignEntry entry =
        entryOf({setup.rulings, setup.mode, setup.chapter}, campaignOf(record), record.playedAt(),
                record.players, score(setup, replayed.end(), replayed.ledger));
    entry.over = replayed.end().phase == Phase::Over;
    return entry;
}

std::optional<CampaignEntry> campaignEntry(const ScoreSheet &sheet)
{
    if (sheet.campaign().isEmpty() || sheet.terms.mode != Mode::Campaign)
        return std::nullopt;
    CampaignEntry entry =
        entryOf(sheet.terms, sheet.campaign(), sheet.playedAt(), sheet.players, score(sheet));
    entry.over = true;
    return entry;
}

std::optional<CampaignEntry> campaignEntryIn(const QByteArray &bytes)
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return std::nullopt;
    if (const auto sheet = readScoreSheet(document.value()))
        return campaignEntry(sheet.value());
    const auto record = readGameRecord(document.value());
    if (!record)
        return std::nullopt;
    const Replay replayed = replay(record.value().setup, record.value().inForce());
    return replayed.stoppedBy ? std::nullopt : campaignEntry(record.value(), replayed);
}

QJsonObject logbookJson(const Logbook &logbook)
{
    QJsonArray chapters;
    for (const Logbook::Row &row : logbook.rows) {
        QJsonArray players;
        for (std::size_t i = 0; i < row.entry->score.players.size(); ++i) {
            const PlayerScore &player = row.entry->score.players[i];
            players.append(QJsonObject{{u"name"_s, row.entry->names.value(static_cast<qsizetype>(i))},
                                       {u"vp"_s, player.total},
                                       {u"band"_s, player.band},
                                       {u"penalty"_s, player.penalty},
                                       {u"winner"_s, player.wins},
                                       {u"stars"_s, player.stars.value_or(0)}});
        }
        chapters.append(QJsonObject{
            {u"chapter"_s, word(row.entry->chapter)},
            {u"file"_s, row.entry->file},
            {u"playedAt"_s,
             row.entry->playedAt.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(row.entry->playedAt)},
            {u"counts"_s, row.counts},
            {u"players"_s, players}});
    }
    QJsonObject totals;
    for (const auto &total : logbook.totals)
        totals.insert(total.first, total.second);
    return {{u"campaign"_s, logbook.rows.empty() ? QString() : logbook.rows.front().entry->campaign},
            {u"solo"_s, logbook.solo},
            {u"chapters"_s, chapters},
            {u"totals"_s, totals},
            {u"max"_s, logbook.max},
            {u"needed"_s, orNull(logbook.needed)},
            {u"success"_s, orNull(logbook.success)}};
}

} // namespace skyledger::cloudage
