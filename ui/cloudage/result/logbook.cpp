// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/names.h"
#include "core/cloudage/newgame.h"
#include "core/table/jsonreader.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/moments.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeLogbook)
};

/// "82 VP ★★★"
QString cellOf(const PlayerScore &score)
{
    const int stars = score.stars.value_or(0);
    const QString said = words::listed({words::points(score.total), wording::starsOf(stars)});
    return stars > 0 ? said + u' ' + QString(stars, u'★') : said;
}

SeriesTold::Row rowOf(const Logbook::Row &row, const QStringList &names)
{
    const CampaignEntry &entry = *row.entry;
    SeriesTold::Row told;
    told.name = Text::tr("Chapter %1").arg(table::word(entry.chapter));
    told.counts = row.counts;
    const QDateTime at = QDateTime::fromString(entry.playedAt, Qt::ISODate);
    const QString day = at.isValid() ? words::writtenDay(at.date()) : QString();
    told.cells << day;
    for (const QString &name : names) {
        // Alone it is one person by any name.
        const bool solo = names.size() == 1 && entry.names.size() == 1;
        const qsizetype seat = solo ? 0 : entry.names.indexOf(name);
        told.cells << (seat < 0 ? u"–"_s : cellOf(entry.score.players[static_cast<std::size_t>(seat)]));
    }
    told.cells << (row.counts       ? QString()
                       : entry.over ? Text::tr("played again: does not count")
                                    : Text::tr("under way"));
    return told;
}

QString sentenceOf(const Logbook &book, int chaptersLeft)
{
    if (book.success)
        return *book.success ? Text::tr("The campaign is a success.")
                             : Text::tr("The campaign is a failure.");
    if (!book.needed)
        return Text::tr("%n chapter(s) still to be played.", nullptr, chaptersLeft);
    const int stars = book.totals.isEmpty() ? 0 : book.totals.front().second;
    //: Stars needed, stars there are at most, stars reached
    return Text::tr(
               "%1 of %2 stars make the campaign a success; there are %3 now, and %n chapter(s) to play.",
               nullptr, chaptersLeft)
        .arg(*book.needed)
        .arg(book.max)
        .arg(words::plainNumber(stars));
}

} // namespace

std::vector<CampaignEntry> chaptersOf(const GameRecord &record, const QStringList &folders)
{
    std::vector<CampaignEntry> chapters;
    const QString campaign = campaignOf(record);
    if (auto entry = campaignEntryIn(writeGameRecord(record)))
        chapters.push_back(std::move(*entry));
    if (campaign.isEmpty())
        return chapters;
    readGameFiles(folders,
                  [&, wanted = campaign.toUtf8(), own = record.id().toUtf8()](const QByteArray &bytes) {
                      // Most files are of other games: they are not even parsed.
                      if (!bytes.contains(wanted) || (!own.isEmpty() && bytes.contains(own)))
                          return;
                      auto entry = campaignEntryIn(bytes);
                      if (entry && entry->campaign == campaign)
                          chapters.push_back(std::move(*entry));
                  });
    return chapters;
}

SeriesStand standOf(const GameRecord &record)
{
    SeriesStand stand{campaignOf(record), {}, record.playedAt(), {}, record.catalogue()};
    if (record.setup.mode == Mode::Campaign)
        stand.part = indexOf(record.setup.chapter);
    for (const PlayerInfo &player : record.players)
        stand.players.append(
            {player.name,
             static_cast<int>(player.color.value_or(static_cast<PlayerColor>(stand.players.size())))});
    return stand;
}

std::optional<SeriesStand> standIn(const QByteArray &bytes)
{
    const auto document = bytes.contains("\"campaign\"") ? table::parseObject(bytes) : QJsonObject();
    if (!document)
        return std::nullopt;
    if (const auto sheet = readScoreSheet(document.value()))
        return SeriesStand{sheet.value().campaign(), indexOf(sheet.value().terms.chapter), {}, {}, {}};
    const auto record = readGameRecord(document.value());
    if (!record)
        return std::nullopt;
    SeriesStand stand = standOf(record.value());
    stand.agreed = [ended = record.value()] { return agreedAtTheEnd(ended); };
    return stand;
}

SeriesTold tellLogbook(const std::vector<CampaignEntry> &chapters)
{
    const Logbook book = logbook(chapters);
    SeriesTold told;
    told.title = Text::tr("Logbook of the campaign");
    QStringList names;
    for (const CampaignEntry &entry : chapters)
        names << entry.names;
    names.removeDuplicates();
    told.headings << Text::tr("Played on") << names << Text::tr("Remark");
    table::KeySet<Chapter> counted;
    for (const Chapter chapter : all<Chapter>()) {
        bool isThere = false;
        for (const Logbook::Row &row : book.rows) {
            if (row.entry->chapter != chapter)
                continue;
            told.rows.push_back(rowOf(row, names));
            isThere = true;
            if (row.counts)
                counted.insert(chapter);
        }
        if (!isThere)
            told.rows.push_back({Text::tr("Chapter %1").arg(table::word(chapter)), {}, false});
    }
    told.sentence = sentenceOf(book, static_cast<int>(countOf<Chapter>) - counted.size());
    told.sum.name = Text::tr("Stars");
    told.sum.cells << QString();
    for (const QString &name : names) {
        const auto total = std::find_if(book.totals.begin(), book.totals.end(),
                                        [&name](const auto &each) { return each.first == name; });
        //: Stars reached, stars there are at most
        told.sum.cells << Text::tr("%1 of %2")
                              .arg(words::plainNumber(total == book.totals.end() ? 0 : total->second))
                              .arg(book.max);
    }
    return told;
}

} // namespace skyledger::ui
