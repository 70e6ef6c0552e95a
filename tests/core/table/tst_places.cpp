// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/places.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::table;

/// Where the program keeps things. The slots come in this order: once everything lies in one folder, it stays so.
class TestPlaces : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void onlyAbsoluteFoldersCount();
    void gamesLieWithTheDocuments();
    void theHomeFolderIsLeftAlone();
    void aFolderThatCannotBeUsedChangesNothing();
    void everythingBelowOneFolder();

private:
    void tellDocuments(const QByteArray &folder) const;

    QTemporaryDir m_home;
};

void TestPlaces::tellDocuments(const QByteArray &folder) const
{
    QFile file(m_home.filePath(u"config/user-dirs.dirs"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("XDG_DOCUMENTS_DIR=\"" + folder + "\"\n") > 0);
}

void TestPlaces::initTestCase()
{
    QVERIFY(QDir().mkpath(m_home.filePath(u"config"_s)));
    qputenv("HOME", QFile::encodeName(m_home.path()));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_home.filePath(u"config"_s)));
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.filePath(u"data"_s)));
    QCoreApplication::setApplicationName(u"skyledger"_s);
}

/// As the specification of base directories says; and nothing is ever written to the root of the disk.
void TestPlaces::onlyAbsoluteFoldersCount()
{
    const QByteArrayList single{"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
                                "XDG_RUNTIME_DIR"};
    for (const QByteArray &name : single)
        qputenv(name.constData(), "here/and/there");
    qputenv("XDG_CONFIG_DIRS", "relative:/etc/xdg:./other");
    qputenv("XDG_DATA_DIRS", "relative");
    qunsetenv("HOME");
    places::heedBaseDirectories();
    for (const QByteArray &name : single)
        QVERIFY2(!qEnvironmentVariableIsSet(name.constData()), name.constData());
    QCOMPARE(qgetenv("XDG_CONFIG_DIRS"), "/etc/xdg"_qba);
    QVERIFY(!qEnvironmentVariableIsSet("XDG_DATA_DIRS"));
    QVERIFY(qgetenv("HOME").startsWith('/'));
    QVERIFY(qgetenv("HOME") != "/");
    qputenv("HOME", "home");
    places::heedBaseDirectories();
    QVERIFY(qgetenv("HOME").startsWith('/'));
    // What is as it should be stays.
    initTestCase();
    const QByteArray data = qgetenv("XDG_DATA_HOME");
    places::heedBaseDirectories();
    QCOMPARE(qgetenv("XDG_DATA_HOME"), data);
    QCOMPARE(qgetenv("HOME"), QFile::encodeName(m_home.path()));
}

void TestPlaces::gamesLieWithTheDocuments()
{
    tellDocuments("$HOME/Mes documents");
    QCOMPARE(places::games(), m_home.filePath(u"Mes documents/Skyledger"_s));
    QCOMPARE(places::data(), m_home.filePath(u"data/skyledger"_s));
    QCOMPARE(places::portableFolder(), QString());
    for (const QString &path : {u"/home/ada/a.skyledger"_s, u"./a"_s, QString()}) {
        QCOMPARE(places::toRemembered(path), path);
        QCOMPARE(places::fromRemembered(path), path);
    }
}

/// Desktops whose users want no such folders name the home folder.
void TestPlaces::theHomeFolderIsLeftAlone()
{
    tellDocuments("$HOME/");
    QCOMPARE(places::games(), m_home.filePath(u"data/skyledger/games"_s));
}

void TestPlaces::aFolderThatCannotBeUsedChangesNothing()
{
    const QString settings =
        QSettings(QSettings::IniFormat, QSettings::UserScope, u"skyledger"_s, u"skyledger"_s).fileName();
    QFile file(m_home.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString &folder : {file.fileName(), file.fileName() + u"/below"_s, u"/proc/nowhere"_s}) {
        const auto error = places::keepEverythingBelow(folder);
        QVERIFY2(error, qPrintable(folder));
        QCOMPARE(error->file, folder);
        QVERIFY2(!error->reason.isEmpty() && error->reason != "Unknown error"_L1, qPrintable(error->reason));
    }
    QCOMPARE(places::portableFolder(), QString());
    QCOMPARE(QSettings(QSettings::IniFormat, QSettings::UserScope, u"skyledger"_s, u"skyledger"_s).fileName(),
             settings);
}

void TestPlaces::everythingBelowOneFolder()
{
    const QString stick = m_home.filePath(u"stick/sky ledger"_s);
    QVERIFY(!places::keepEverythingBelow(stick));
    QCOMPARE(places::portableFolder(), stick);
    QCOMPARE(places::games(), stick + u"/games"_s);
    QCOMPARE(places::data(), stick + u"/data/skyledger"_s);
    for (const auto location : {QStandardPaths::AppDataLocation, QStandardPaths::GenericDataLocation,
                                QStandardPaths::CacheLocation})
        QVERIFY2(QStandardPaths::writableLocation(location).startsWith(stick),
                 qPrintable(QStandardPaths::writableLocation(location)));
    for (const QSettings::Format format : {QSettings::IniFormat, QSettings::NativeFormat})
        QVERIFY(QSettings(format, QSettings::UserScope, u"skyledger"_s).fileName().startsWith(stick));
    QCOMPARE(places::toRemembered(stick + u"/games/a.skyledger"_s), u"./games/a.skyledger"_s);
    QCOMPARE(places::fromRemembered(u"./games/a.skyledger"_s), stick + u"/games/a.skyledger"_s);
    for (const QString &elsewhere : {u"/home/ada/a.skyledger"_s, stick + u"er/a.skyledger"_s, QString()})
        QCOMPARE(places::fromRemembered(places::toRemembered(elsewhere)), elsewhere);
    QCOMPARE(QDir(stick).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

QTEST_GUILESS_MAIN(TestPlaces)
#include "tst_places.moc"
