// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonnode.h"
#include "core/whistlemountain/record/cataloguecheck.h"
#include "core/whistlemountain/record/cataloguejson.h"

#include <QtCore/QJsonArray>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

Catalogue catalogueOf(const QJsonObject &document)
{
    table::JsonFaults faults;
    Catalogue catalogue = readCatalogue(table::JsonNode(faults, document), false);
    if (faults.any())
        qFatal("%s", qPrintable(table::describe(faults.first())));
    return catalogue;
}

/// The sample set with one value of it changed.
QJsonObject sampleWith(const QStringList &path, const QJsonValue &value)
{
    const std::function<QJsonObject(QJsonObject, qsizetype)> set = [&](QJsonObject object, qsizetype at) {
        if (at + 1 == path.size())
            object.insert(path[at], value);
        else
            object.insert(path[at], set(object.value(path[at]).toObject(), at + 1));
        return object;
    };
    return set(sampleCatalogue(), 0);
}

} // namespace

/// What cannot all be true of one box.
class CatalogueChecks : public QObject
{
    Q_OBJECT

private slots:
    void sampleAndBuiltInContradictNothing();
    void findsEach_data();
    void findsEach();
    void findsPieces();
};

void CatalogueChecks::sampleAndBuiltInContradictNothing()
{
    QVERIFY(inconsistencies(catalogueOf(sampleCatalogue())).empty());
    QVERIFY(inconsistencies(catalogueOf(builtInCatalogue())).empty());
}

void CatalogueChecks::findsEach_data()
{
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("where");
    QTest::addColumn<int>("needed");
    QTest::addColumn<int>("has");
    const auto row = [](const char *path, const QJsonValue &value, Problem problem, const char *where,
                        int needed, int has) {
        QTest::newRow(path) << QString::fromLatin1(path).split(u'.') << value << static_cast<int>(problem)
                            << QString::fromLatin1(where) << needed << has;
    };
    row("upgrades.archivist.icons", 3, Problem::Icons, "upgrades.archivist.cost", 3, 2);
    row("trophies.vp4", 3, Problem::TrophiesInBox, "trophies", 24, 25);
    row("cards.ram", 1, Problem::CardsInBox, "cards", 40, 39);
    row("sizes.large", QJsonArray{4, 4}, Problem::LargerThanGrid, "sizes.large", 3, 4);
    row("board.barracksRow", 7, Problem::BarracksRow, "board.barracksRow", 12, 13);
}

void CatalogueChecks::findsEach()
{
    QFETCH(QStringList, path);
    QFETCH(QJsonValue, value);
    QFETCH(int, problem);
    QFETCH(QString, where);
    QFETCH(int, needed);
    QFETCH(int, has);
    Catalogue catalogue = catalogueOf(sampleWith(path, value));
    if (static_cast<Problem>(problem) == Problem::LargerThanGrid)
        catalogue.board.columns = catalogue.board.rows = 3;
    const auto found = inconsistencies(catalogue);
    const Inconsistency expected{static_cast<Problem>(problem), where, needed, has};
    QVERIFY(std::find(found.begin(), found.end(), expected) != found.end());
}

void CatalogueChecks::findsPieces()
{
    QJsonObject scaffolds = sampleCatalogue()["scaffolds"_L1].toObject();
    scaffolds.insert(
        u"pieces"_s,
        QJsonArray{
            QJsonObject{{u"id"_s, u"a"_s}, {u"pattern"_s, QJsonArray{u"co"_s, u"oi"_s}}, {u"count"_s, 41}},
            QJsonObject{{u"id"_s, u"b"_s}, {u"pattern"_s, QJsonArray{u"oc"_s, u"io"_s}}, {u"count"_s, 1}},
            QJsonObject{{u"id"_s, u"c"_s}, {u"pattern"_s, QJsonArray{u"ccc"_s}}, {u"count"_s, 1}}});
    const std::vector<Inconsistency> expected{{Problem::PieceTwice, u"scaffolds.pieces.b"_s, 0, 0},
                                              {Problem::PieceCells, u"scaffolds.pieces.c"_s, 4, 3},
                                              {Problem::PieceResources, u"scaffolds.pieces.c"_s, 2, 3},
                                              {Problem::ScaffoldsInBox, u"scaffolds.pieces"_s, 42, 43}};
    QCOMPARE(inconsistencies(catalogueOf(sampleWith({u"scaffolds"_s}, scaffolds))), expected);
}

QTEST_GUILESS_MAIN(CatalogueChecks)
#include "tst_cataloguecheck.moc"
