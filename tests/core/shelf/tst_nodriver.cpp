// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/shelf.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QtSql/QSqlDatabase>

using namespace skyledger;
using namespace skyledger::shelf;
using namespace Qt::Literals::StringLiterals;

/// A machine on which Qt's driver of SQLite is not installed.
class TestNoDriver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theShelfSaysWhyItCannotBeUsed();
};

void TestNoDriver::initTestCase()
{
    QCoreApplication::setLibraryPaths({}); // where its plugins lie
    if (QSqlDatabase::isDriverAvailable(u"QSQLITE"_s))
        QSKIP("the driver is built into this Qt");
}

void TestNoDriver::theShelfSaysWhyItCannotBeUsed()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    const Opening opening = shelf.open();
    QCOMPARE(opening.kind, Opening::Kind::Unavailable);
    QVERIFY(opening.error);
    QCOMPARE(opening.error->kind, ShelfError::Kind::Other);
    QVERIFY2(!opening.error->reason.trimmed().isEmpty(), qPrintable(opening.error->reason));
    QVERIFY(!shelf.isOpen());
    QVERIFY(shelf.put({}, u"x"_s, {}));
    QVERIFY(shelf.games().empty());
    QVERIFY(!shelf.rebuild({dir.path()}, [](const QByteArray &) { return std::nullopt; }).ok());
}

QTEST_GUILESS_MAIN(TestNoDriver)
#include "tst_nodriver.moc"
