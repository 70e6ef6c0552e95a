// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/result/logbook.h"

#include "core/cloudage/names.h"
#include "core/table/jsonreader.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/moments.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QDir>

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
        const qsizetype seat = entry.names.indexOf(name);
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

/// Reads every record and score sheet in these folders.
template <class Use>
void forEachFile(const QStringList &folders, Use use)
{
    for (const QString &folder : folders) {
        const QFileInfoList files =
            QDir(folder).entryInfoList({u"*.skyledger"_s, u"*.skyscore.json"_s}, QDir::Files, QDir::Name);
        for (const QFileInfo &file : files) {
            if (const auto bytes = table::readBytes(file.absoluteFilePath()))
                use(bytes.value());
        }
    }
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
    forEachFile(folders,
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

std::vector<GameRecord> lastChaptersIn(const QStringList &folders)
{
    std::vector<GameRecord> last;
    forEachFile(folders, [&last](const QByteArray &bytes) {
        if (!bytes.contains("\"campaign\""))
            return;
        auto read = readGameRecord(bytes);
        if (!read || read.value().setup.mode != Mode::Campaign || campaignOf(read.value()).isEmpty())
            return;
        const auto known = std::find_if(last.begin(), last.end(), [&read](const GameRecord &each) {
            return campaignOf(each) == campaignOf(read.value());
        });
        if (known == last.end())
            last.push_back(std::move(read).value());
        else if (known->setup.chapter < read.value().setup.chapter)
            *known = std::move(read).value();
    });
    std::erase_if(last, [](const GameRecord &each) { return !hasNext(each.setup.chapter); });
    return last;
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
