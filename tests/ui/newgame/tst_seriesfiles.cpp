// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/seriesfiles.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QWidget>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using ui::SeriesStand;

namespace {

constexpr std::size_t parts = 7;

/// "series part playedAt name"; without a name a score sheet.
std::optional<SeriesStand> standIn(const QByteArray &bytes)
{
    const QStringList words = QString::fromUtf8(bytes).split(u' ');
    if (words.size() < 3)
        return std::nullopt;
    SeriesStand stand{words[0], words[1].toUInt(), words[2], {}, {}};
    if (words.size() > 3)
        stand.players.append({words[3], 0});
    return stand;
}

/// A folder of games.
struct Folder {
    QTemporaryDir dir;
    int minutes = 0;

    /// Each file is a minute newer than the one before.
    void add(const QString &name, const QByteArray &bytes)
    {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush());
        const QDateTime first(QDate(2026, 1, 1), QTime(12, 0));
        QVERIFY(file.setFileTime(first.addSecs(qint64{60} * ++minutes), QFileDevice::FileModificationTime));
    }
    /// "a1 b0": the series and their last parts.
    QString underWay(const SeriesStand &open = {}, int *read = nullptr) const
    {
        QStringList told;
        const auto counted = [read](const QByteArray &bytes) {
            if (read != nullptr)
                ++*read;
            return standIn(bytes);
        };
        ui::SeriesSearch search({dir.path()}, parts, open, counted);
        while (search.readNext()) {
        }
        for (const SeriesStand &each : search.underWay())
            told << each.series + QString::number(*each.part) + each.players.front().name;
        return told.join(u' ');
    }
};

} // namespace

/// Games that belong together, out of the files of a folder.
class TestSeriesFiles : public QObject
{
    Q_OBJECT

private slots:
    void theLastPartStands();
    void ofOnePartTheLaterOneStands();
    void aScoreSheetIsAPart();
    void theOpenGameYieldsToALaterPart();
    void onlyTheNewestFilesAreRead();
    void aPageIsPaintedBeforeAFileIsRead();
};

void TestSeriesFiles::theLastPartStands()
{
    Folder folder;
    folder.add(u"1.skyledger"_s, "a 1 2026-01-02T10:00:00 Ada");
    folder.add(u"2.skyledger"_s, "a 0 2026-01-03T10:00:00 Bo");
    folder.add(u"3.skyledger"_s, "over 6 2026-01-03T10:00:00 Bo");
    folder.add(u"4.skyledger"_s, "broken");
    folder.add(u"5.txt"_s, "other 1 2026-01-03T10:00:00 Bo");
    folder.add(u"6.skyledger"_s, "b 5 2026-01-03T10:00:00 Cy");
    QCOMPARE(folder.underWay(), u"b5Cy a1Ada"_s);
}

void TestSeriesFiles::ofOnePartTheLaterOneStands()
{
    Folder folder;
    folder.add(u"1.skyledger"_s, "a 1 2026-01-02T10:00:00+01:00 Ada");
    folder.add(u"2.skyledger"_s, "a 1 2026-01-02T10:30:00+02:00 Bo"); // half an hour before
    QCOMPARE(folder.underWay(), u"a1Ada"_s);
    folder.add(u"0.skyledger"_s, "a 1 2026-01-03T10:00:00+01:00 Cy");
    QCOMPARE(folder.underWay(), u"a1Cy"_s);
}

void TestSeriesFiles::aScoreSheetIsAPart()
{
    Folder folder;
    folder.add(u"1.skyscore.json"_s, "a 3 2026-01-04T10:00:00");
    folder.add(u"2.skyledger"_s, "a 1 2026-01-02T10:00:00 Ada");
    folder.add(u"3.skyscore.json"_s, "b 3 2026-01-04T10:00:00"); // nobody knows its box
    QCOMPARE(folder.underWay(), u"a3Ada"_s);
}

void TestSeriesFiles::theOpenGameYieldsToALaterPart()
{
    Folder folder;
    folder.add(u"1.skyledger"_s, "a 1 2026-01-02T10:00:00 Ada");
    folder.add(u"2.skyledger"_s, "b 1 2026-01-02T10:00:00 Bo");
    QCOMPARE(folder.underWay(*standIn("a 0 2026-01-01T10:00:00 Open")), u"a1Ada b1Bo"_s);
    QCOMPARE(folder.underWay(*standIn("a 1 2026-01-01T10:00:00 Open")), u"a1Open b1Bo"_s);
    QCOMPARE(folder.underWay(*standIn("a 6 2026-01-01T10:00:00 Open")), u"b1Bo"_s);
}

void TestSeriesFiles::onlyTheNewestFilesAreRead()
{
    Folder folder;
    folder.add(u"0.skyledger"_s, "first 1 2026-01-02T10:00:00 Ada");
    for (int i = 0; i < 59; ++i)
        folder.add(u"game-%1.skyledger"_s.arg(i),
                   "c" + QByteArray::number(i % 12) + " 1 2026-01-02T10:00:00 Ada");
    int read = 0;
    QCOMPARE(folder.underWay({}, &read).count(u' '), 9); // ten series
    QCOMPARE(read, 60);
    folder.add(u"last.skyledger"_s, "last 1 2026-01-02T10:00:00 Ada");
    read = 0;
    QVERIFY(folder.underWay({}, &read).startsWith(u"last1Ada"_s));
    QCOMPARE(read, 60);
}

/// A file at a time, between which the page can be used.
void TestSeriesFiles::aPageIsPaintedBeforeAFileIsRead()
{
    Folder folder;
    for (int i = 0; i < 3; ++i)
        folder.add(u"%1.skyledger"_s.arg(i), "s" + QByteArray::number(i) + " 1 2026-01-02T10:00:00 Ada");
    struct Page : QWidget {
        int paints = 0;
        void paintEvent(QPaintEvent *) override { ++paints; }
    } page;
    int read = 0;
    int turns = 0;
    bool isBehind = true;
    const auto counted = [&](const QByteArray &bytes) {
        isBehind = isBehind && page.paints > 0 && turns == read;
        ++read;
        QMetaObject::invokeMethod(
            &page, [&turns] { ++turns; }, Qt::QueuedConnection);
        return standIn(bytes);
    };
    ui::SeriesSearch search({folder.dir.path()}, parts, *standIn("open 1 2026-01-01T10:00:00 Open"), counted);
    const QSignalSpy finished(&search, &ui::SeriesSearch::finished);
    search.startBehind(page);
    QCoreApplication::processEvents();
    QCOMPARE(read, 0); // nobody looks at the page
    QCOMPARE(search.underWay().size(), std::size_t{1});
    QCOMPARE(search.underWay().front().series, u"open"_s);
    page.show();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(isBehind);
    QCOMPARE(read, 3);
    QCOMPARE(search.underWay().size(), std::size_t{4});
    page.update();
    QTest::qWait(20);
    QCOMPARE(read, 3); // once
}

QTEST_MAIN(TestSeriesFiles)
#include "tst_seriesfiles.moc"
