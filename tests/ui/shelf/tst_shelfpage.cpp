// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/shelfkeeper.h"
#include "ui/shelf/shelfpage.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QtSql/QSqlDatabase>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A game for which the first letter of its file stands.
table::FinishedGame gameFrom(const QByteArray &bytes)
{
    table::FinishedGame game;
    game.id = u"one"_s;
    game.game = u"toy"_s;
    game.edition = u"first"_s;
    game.playedAt = game.endedAt = u"2026-11-28T23:10:00+01:00"_s;
    table::FinishedPlayer player;
    player.name = QString::fromUtf8(bytes.first(1));
    player.total = 5;
    game.players = {player};
    return game;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The page over a shelf of its own.
struct Room {
    QTemporaryDir dir;
    ShelfKeeper keeper{dir.filePath(u"shelf"_s),
                       [](const QByteArray &bytes) { return std::optional(gameFrom(bytes)); }};
    ShelfPage page{keeper, {}};
    QStringList notices;
    QString chosen; ///< the file to export to

    Room()
    {
        QObject::connect(&keeper, &ShelfKeeper::noticed, &page,
                         [this](const Sentence &notice) { notices << notice(); });
        page.setFileToSave([this](QWidget *, const QString &, const QString &) { return chosen; });
        page.show();
        keeper.finish(); // a new shelf is made out of what there is
        QCoreApplication::processEvents();
    }
    template <class Widget>
    Widget *find(const QString &name) const
    {
        return page.findChild<Widget *>(name);
    }
    QString said() const { return find<QLabel>(u"shelf-said"_s)->text(); }
    void put(const QString &name, const QByteArray &bytes)
    {
        const QString path = dir.filePath(name);
        write(path, bytes);
        keeper.put(gameFrom(bytes), path, bytes);
    }
};

} // namespace

/// The page of finished games where the world is not as it should be.
class TestShelfPage : public QObject
{
    Q_OBJECT

private slots:
    void withoutADriverItSaysWhy();
    void aConflictingCopyIsTold();
    void anExportHasItsEnding();
};

void TestShelfPage::aConflictingCopyIsTold()
{
    Room room;
    room.put(u"game.skyledger"_s, "Ada");
    room.put(u"game.skyledger"_s, "Bea"); // the same file, changed
    room.put(u"renamed.skyledger"_s, "Bea");
    QCOMPARE(room.notices, QStringList());
    room.put(u"game (conflict).skyledger"_s, "Cy");
    QCOMPARE(room.notices.size(), 1);
    QVERIFY(room.notices.first().contains(u"game (conflict).skyledger"_s));
    QVERIFY(room.notices.first().contains(u"renamed.skyledger"_s));
    QCOMPARE(room.keeper.games().front().game.players[0].name, u"C"_s);
    room.put(u"game (conflict).skyledger"_s, "Di"); // told once
    QCOMPARE(room.notices.size(), 1);
}

void TestShelfPage::anExportHasItsEnding()
{
    Room room;
    room.put(u"game.skyledger"_s, "Ada");
    room.page.refresh();
    room.chosen = room.dir.filePath(u"games of 28.11"_s);
    room.page.exportAll();
    const QString named = room.chosen + u".csv"_s;
    QVERIFY(QFile::exists(named) && !QFile::exists(room.chosen));
    // Nobody was asked about that name: what is there stays.
    write(named, "mine");
    room.page.exportAll();
    QVERIFY2(room.said().contains(u"games of 28.11.csv"_s), qPrintable(room.said()));
    QFile kept(named);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), "mine"_qba);
    // And about this one the dialog asked.
    room.chosen = named;
    room.page.exportAll();
    QFile written(named);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().size() > 10);
}

/// First: a driver that was loaded stays.
void TestShelfPage::withoutADriverItSaysWhy()
{
    const QStringList paths = QCoreApplication::libraryPaths();
    QCoreApplication::setLibraryPaths({});
    if (QSqlDatabase::isDriverAvailable(u"QSQLITE"_s))
        QSKIP("the driver is there whatever is installed");
    Room room;
    room.page.refresh();
    QCOMPARE(room.notices.size(), 1);
    QCOMPARE(room.said(), room.notices.first());
    QVERIFY2(room.said().contains(u"cannot be used"_s), qPrintable(room.said()));
    for (const QString &button : {u"shelf-open"_s, u"shelf-remove"_s, u"shelf-export"_s, u"shelf-rebuild"_s})
        QVERIFY2(!room.find<QPushButton>(button)->isEnabled(), qPrintable(button));
    QVERIFY(!room.find<QLineEdit>(u"shelf-search"_s)->isEnabled());
    QVERIFY(room.find<QPushButton>(u"shelf-close"_s)->isEnabled());
    QCoreApplication::setLibraryPaths(paths);
}

QTEST_MAIN(TestShelfPage)
#include "tst_shelfpage.moc"
