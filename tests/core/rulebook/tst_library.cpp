// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/library.h"
#include "tests/core/rulebook/smallbook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::rulebook;

/// The rulebooks of several games, searched together.
class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    void bothBooksAnswer();
    void oneBookAlone();
    void idsDecide_data();
    void idsDecide();
    void equalsStandInTheOrderOfTheBooks();
    void atMostSoMany();
    void aFolderOfFolders();
};

namespace {

/// The small book, as one of a game with other ids.
test::Files otherBook()
{
    test::Files files = test::smallBook();
    for (QByteArray &bytes : files)
        bytes.replace("\"ferry\"", "\"barge\"").replace("FY-", "BG-");
    files[u"sail.json"_s].replace("An anchor holds.", "An anchor and a chain hold.");
    return files;
}

Library library()
{
    std::vector<Rulebook> books;
    for (const test::Files &files : {test::smallBook(), otherBook()})
        books.push_back(test::read(files).value());
    return Library(std::move(books));
}

QStringList idsOf(const Library &library, const std::vector<Library::Hit> &hits)
{
    QStringList ids;
    for (const Library::Hit &hit : hits)
        ids << library.books()[hit.book].entries()[hit.entry].id;
    return ids;
}

} // namespace

void TestLibrary::bothBooksAnswer()
{
    const Library both = library();
    const QStringList ids = idsOf(both, both.find(u"anchor"));
    QCOMPARE(ids.size(), 2);
    QVERIFY(ids.contains(u"FY-SAIL-03"_s));
    QVERIFY(ids.contains(u"BG-SAIL-03"_s));
    QCOMPARE(idsOf(both, both.find(u"chain")), QStringList{u"BG-SAIL-03"_s});
    QVERIFY(both.find(u"xqzptw").empty());
}

void TestLibrary::oneBookAlone()
{
    const Library both = library();
    QCOMPARE(both.bookOf(u"barge"), std::optional<std::size_t>(1));
    QCOMPARE(both.bookOf(u"canoe"), std::nullopt);
    QCOMPARE(idsOf(both, both.findIn(1, u"anchor")), QStringList{u"BG-SAIL-03"_s});
    QVERIFY(both.findIn(0, u"chain").empty());
}

void TestLibrary::idsDecide_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("whole") << u"BG-SAIL-03"_s << QStringList{u"BG-SAIL-03"_s};
    QTest::newRow("as typed") << u"fy sail 3"_s << QStringList{u"FY-SAIL-03"_s};
    QTest::newRow("mistyped") << u"BG-SAIK-03"_s << QStringList{u"BG-SAIL-03"_s};
    QTest::newRow("of no game") << u"sail 3"_s << QStringList{u"FY-SAIL-03"_s, u"BG-SAIL-03"_s};
}

void TestLibrary::idsDecide()
{
    QFETCH(QString, query);
    QFETCH(QStringList, ids);
    const Library both = library();
    QCOMPARE(idsOf(both, both.find(query)), ids);
}

void TestLibrary::equalsStandInTheOrderOfTheBooks()
{
    const Library both = library();
    const std::vector<Library::Hit> hits = both.find(u"last round");
    QVERIFY(hits.size() >= 2);
    QCOMPARE(hits[0].score, hits[1].score);
    const QStringList found = idsOf(both, hits);
    QCOMPARE(found.mid(0, 2), (QStringList{u"FY-END-01"_s, u"BG-END-01"_s}));
}

void TestLibrary::atMostSoMany()
{
    const Library both = library();
    const QStringList all = idsOf(both, both.find(u"boat"));
    QVERIFY(all.size() > 2);
    QCOMPARE(idsOf(both, both.find(u"boat", 2)), all.first(2));
}

void TestLibrary::aFolderOfFolders()
{
    const QTemporaryDir folder;
    const QDir shelf(folder.path());
    for (const auto &[name, files] :
         {std::pair(u"barge"_s, otherBook()), std::pair(u"ferry"_s, test::smallBook())}) {
        QVERIFY(shelf.mkpath(name + u"/pictures"_s));
        for (auto it = files.begin(); it != files.end(); ++it) {
            QFile file(shelf.filePath(name + u'/' + it.key()));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(it.value()) == it.value().size());
        }
    }
    const auto read = readLibrary(folder.path());
    QVERIFY(read);
    QCOMPARE(read.value().books().size(), std::size_t{2});
    QCOMPARE(read.value().books()[0].game(), u"barge"_s);
    QVERIFY(QFile::remove(shelf.filePath(u"ferry/end.json"_s)));
    QVERIFY(!readLibrary(folder.path()));
}

QTEST_GUILESS_MAIN(TestLibrary)

#include "tst_library.moc"
