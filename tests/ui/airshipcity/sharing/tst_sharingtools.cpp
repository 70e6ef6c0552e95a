// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/recordedit.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/sharing/citycopies.h"
#include "ui/box/sharing/mergepanel.h"
#include "ui/words/language.h"

#include <QDialog>
#include <QFile>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::ui;

namespace {

QJsonObject copyWith(const QByteArray &contract)
{
    return json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city", "name": "Bo: box",
                    "source": "copy", "contracts": [)"
                + contract + "]}")
        .toObject();
}

struct Desk {
    Desk()
    {
        tools.setChooser({[this](QWidget *, const QString &) { return toRead; },
                          [this](QWidget *, const QString &, const QString &proposal) {
                              proposed = proposal;
                              return toWrite;
                          }});
        tools.resize(700, 60);
        tools.show();
    }
    QString file(const QString &name, const QByteArray &content) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no room for a file");
        return file.fileName();
    }
    void click(const QString &name) { QTest::mouseClick(tools.findChild<QWidget *>(name), Qt::LeftButton); }
    QString said() { return tools.findChild<QLabel *>(u"sharing-said"_s)->text(); }

    QTemporaryDir folder;
    words::Speech speech{words::Language::English};
    QJsonObject document = copyWith(R"({"id": "c01", "term": 2, "vp": 3})");
    QStringList steps;
    QString toRead;
    QString toWrite;
    QString proposed;
    bool isReadable = true;
    bool isWritable = true;
    ProposingTools tools{airshipCityCopies(),
                         airshipCityReports,
                         {[this] { return isReadable ? std::optional(document) : std::nullopt; },
                          [this](const QJsonObject &next, const QString &step) {
                              if (!isWritable)
                                  return false;
                              document = next;
                              steps << step;
                              return true;
                          }}};
};

/// A record of the sample game as if read off a box without one cost, in which the table reported what it paid.
std::pair<GameRecord, MissingValue> reportedGame(Amounts &cost)
{
    Session full(newSampleGame(3, 8));
    playOn(full, 260, 11);
    qsizetype number = 0;
    MissingValue which;
    for (qsizetype n = findPlay<Use>(full); n > 0 && number == 0; n = findPlay<Use>(full, n + 1)) {
        const auto &played = std::get<Played>(full.record().entries[static_cast<std::size_t>(n) - 1].event);
        const auto &use = std::get<Use>(played.play.what);
        if (!use.given.contains(UseKey::Airship))
            continue;
        number = n;
        which = {Value::AirshipCost, static_cast<std::uint8_t>(use.airship)};
        cost = *full.setup().catalogue.airships[use.airship].cost;
    }
    QByteArray text = writeCatalogue(full.record().catalogue());
    text.replace("\"sample\"", "\"copy\"");
    QJsonObject catalogue = QJsonDocument::fromJson(text).object();
    enterValue(catalogue, full.record().ids, which, QJsonValue::Undefined, ValueSource::Copy);
    QJsonObject document = gameRecordJson(full.record());
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(u"catalogue"_s, catalogue);
    document.insert(u"setup"_s, setup);
    Session session(readGameRecord(document).value());
    Played told = std::get<Played>(full.record().entries[static_cast<std::size_t>(number) - 1].event);
    told.reported.pay = quote(full.setup(), session.state(), told.play).pay;
    session.play(told);
    return {session.record(), which};
}

} // namespace

class TestSharingTools : public QObject
{
    Q_OBJECT

private slots:
    void importAddsAndReplacesNothing()
    {
        Desk desk;
        desk.toRead =
            desk.file(u"bo.skycatalogue.json"_s,
                      writeCatalogue(copyWith(
                          R"({"id": "c01", "term": 2, "vp": 5, "gold": 1}, {"id": "c02", "gold": 1})")));
        desk.click(u"sharing-import"_s);
        QCOMPARE(at(desk.document, u"contracts[2].gold"_s).toInt(), 1);
        // Another VP: the card may be another one, and nobody owns one that is made of both.
        QVERIFY(at(desk.document, u"contracts[1].gold"_s).isUndefined());
        QCOMPARE(at(desk.document, u"contracts[1].vp"_s).toInt(), 3);
        QCOMPARE(desk.steps, QStringList{u"Import"_s}); // one step to take back
        QVERIFY2(desk.said().contains(u"1 value was added"_s)
                     || desk.said().contains(u"1 value(s) were added"_s),
                 qPrintable(desk.said()));
        QVERIFY(desk.said().contains(u"differ"_s));
        QVERIFY(desk.said().contains(u"left out"_s));
        desk.click(u"sharing-import"_s);
        QCOMPARE(desk.steps.size(), 1); // nothing more to add
    }

    void importFromAGameAndFromTheSampleSet()
    {
        Desk desk;
        desk.toRead = desk.file(u"evening.skyledger"_s, writeGameRecord(newSampleGame(3, 1)));
        desk.click(u"sharing-import"_s);
        QVERIFY(!holdsSampleValues(desk.document));
        QVERIFY2(desk.said().contains(u"sample data: made up values were left out"_s),
                 qPrintable(desk.said()));
        QVERIFY(!desk.document.contains("airships"_L1)); // what a rulebook prints is known without a copy
    }

    void nothingIsToldThatDidNotHappen()
    {
        Desk desk;
        const QJsonObject before = desk.document;
        desk.toRead =
            desk.file(u"bo.skycatalogue.json"_s, writeCatalogue(copyWith(R"({"id": "c02", "vp": 5})")));
        desk.toWrite = desk.folder.filePath(u"mine.skycatalogue.json"_s);
        const QString nothingDone = u"Your copy cannot be read or changed now: nothing was done."_s;
        desk.isReadable = false;
        for (const auto &button :
             {u"sharing-import"_s, u"sharing-export"_s, u"sharing-compare"_s, u"sharing-propose"_s}) {
            desk.tools.findChild<QLabel *>(u"sharing-said"_s)->clear();
            desk.click(button);
            QCOMPARE(desk.said(), nothingDone);
        }
        QVERIFY(!QFile::exists(desk.toWrite));
        desk.isReadable = true;
        desk.isWritable = false;
        desk.click(u"sharing-import"_s);
        QCOMPARE(desk.said(), nothingDone);
        desk.click(u"sharing-compare"_s);
        auto *dialog = desk.tools.window()->findChild<QDialog *>(u"compare-dialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        QTest::mouseClick(dialog->findChild<QWidget *>(u"compare-merge"_s), Qt::LeftButton);
        QCOMPARE(desk.said(), nothingDone);
        QCOMPARE(desk.document, before);
    }

    void foreignAndDamagedFiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no JSON") << QByteArray("hello") << u"expected JSON"_s;
        QTest::newRow("another format") << QByteArray(R"({"format": "skyledger-score"})")
                                        << u"format: expected one of skyledger-catalogue, skyledger-game"_s;
        QTest::newRow("another game")
            << QByteArray(R"({"format": "skyledger-catalogue", "version": 1, "game": "chess"})")
            << u"game: expected the value airship-city"_s;
        QTest::newRow("newer") << QByteArray(
            R"({"format": "skyledger-catalogue", "version": 9, "game": "airship-city"})")
                               << u"version: expected version 1"_s;
        QTest::newRow("a wrong value") << QByteArray(
            R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city", "contracts": [{"id": "c01", "term": 12}]})")
                                       << u"contracts[1].term: expected a whole number from 1 to 9"_s;
        QTest::newRow("broken off") << QByteArray(R"({"format": "skyledger-catalogue", "version": 1,)")
                                    << u"expected JSON"_s;
    }
    void foreignAndDamagedFiles()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, expected);
        Desk desk;
        const QJsonObject before = desk.document;
        desk.toRead = desk.file(u"odd.skycatalogue.json"_s, content);
        for (const auto &button : {u"sharing-import"_s, u"sharing-compare"_s, u"sharing-propose"_s}) {
            desk.click(button);
            QVERIFY2(desk.said().contains(desk.toRead) && desk.said().contains(expected),
                     qPrintable(desk.said()));
            QVERIFY(!desk.said().contains(u'\n'));
            QCOMPARE(desk.document, before);
        }
        QVERIFY(desk.steps.isEmpty());
    }

    void exported()
    {
        Desk desk;
        desk.toWrite = desk.folder.filePath(u"mine"_s);
        desk.click(u"sharing-export"_s);
        QCOMPARE(desk.proposed, u"Bo_ box.skycatalogue.json"_s);
        QFile file(desk.folder.filePath(u"mine.skycatalogue.json"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), writeCatalogue(desk.document));
        file.close();
        // The same name without its ending: nobody was asked whether it may be replaced.
        desk.document = copyWith(R"({"id": "c01", "term": 1})");
        desk.click(u"sharing-export"_s);
        QVERIFY2(desk.said().contains(u"is there already"_s), qPrintable(desk.said()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() != writeCatalogue(desk.document));
        desk.toWrite = desk.folder.filePath(u"no folder/mine.skycatalogue.json"_s);
        desk.click(u"sharing-export"_s);
        QVERIFY2(desk.said().contains(desk.toWrite) && !desk.said().contains(u'\n'), qPrintable(desk.said()));
        QVERIFY(desk.steps.isEmpty());
    }

    void exportSaysWhatIsMadeUp()
    {
        Desk desk;
        desk.document = sampleCatalogue();
        desk.toWrite = desk.folder.filePath(u"sample.skycatalogue.json"_s);
        desk.click(u"sharing-export"_s);
        QVERIFY2(desk.said().contains(u"sample data"_s), qPrintable(desk.said()));
    }

    void comparedAndMerged()
    {
        Desk desk;
        desk.toRead = desk.file(u"bo.skycatalogue.json"_s,
                                writeCatalogue(copyWith(R"({"id": "c01", "term": 2, "vp": 5})")));
        desk.click(u"sharing-compare"_s);
        auto *dialog = desk.tools.window()->findChild<QDialog *>(u"compare-dialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        QTest::mouseClick(dialog->findChild<QWidget *>(u"compare-all-theirs"_s), Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QWidget *>(u"compare-merge"_s), Qt::LeftButton);
        QCOMPARE(at(desk.document, u"contracts[1].vp"_s).toInt(), 5);
        QCOMPARE(desk.steps, QStringList{u"Merge"_s});
        QVERIFY(!dialog->isVisible());
    }

    void whatEverybodyKnowsIsNoNews()
    {
        Desk desk;
        desk.document = emptyCatalogue();
        desk.toRead = desk.file(u"sample.skycatalogue.json"_s, writeCatalogue(sampleCatalogue()));
        desk.click(u"sharing-import"_s);
        QVERIFY2(desk.said().contains(u"holds nothing that your copy lacks"_s), qPrintable(desk.said()));
        QVERIFY2(desk.said().contains(u"made up values were left out"_s), qPrintable(desk.said()));
        QCOMPARE(desk.document, emptyCatalogue());
    }

    /// Enter presses no button that nobody looks at: it merges what was chosen by the arrows.
    void enterInTheListKeepsWhatWasChosen()
    {
        Desk desk;
        desk.toRead = desk.file(u"bo.skycatalogue.json"_s,
                                writeCatalogue(copyWith(R"({"id": "c01", "term": 2, "vp": 5})")));
        desk.click(u"sharing-compare"_s);
        auto *dialog = desk.tools.window()->findChild<QDialog *>(u"compare-dialog"_s);
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(dialog->isVisible()); // nothing is chosen yet, and nothing happens
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Right);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QCOMPARE(at(desk.document, u"contracts[1].vp"_s).toInt(), 5);
        QVERIFY(!dialog->isVisible());
    }

    void whatIsEnteredDuringAComparisonStays()
    {
        Desk desk;
        desk.toRead = desk.file(u"bo.skycatalogue.json"_s,
                                writeCatalogue(copyWith(R"({"id": "c01", "term": 2, "vp": 5})")));
        desk.click(u"sharing-compare"_s);
        auto *dialog = desk.tools.window()->findChild<QDialog *>(u"compare-dialog"_s);
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QWidget *>(u"compare-all-theirs"_s), Qt::LeftButton);
        desk.document = copyWith(R"({"id": "c01", "term": 2, "vp": 3, "gold": 2})"); // by another window
        QTest::mouseClick(dialog->findChild<QWidget *>(u"compare-merge"_s), Qt::LeftButton);
        QCOMPARE(at(desk.document, u"contracts[1].vp"_s).toInt(), 5);
        QCOMPARE(at(desk.document, u"contracts[1].gold"_s).toInt(), 2);
    }

    void proposalsFromAGame()
    {
        Amounts cost;
        const auto [game, which] = reportedGame(cost);
        Desk desk;
        desk.document = {};
        desk.toRead = desk.file(u"evening.skyledger"_s, writeGameRecord(game));
        desk.click(u"sharing-propose"_s);
        auto *dialog = desk.tools.window()->findChild<QDialog *>(u"proposals-dialog"_s);
        QVERIFY2(dialog, qPrintable(desk.said()));
        auto *close = dialog->findChild<QPushButton *>(u"proposals-close"_s);
        QVERIFY(close && close->isDefault());
        QTest::mouseClick(dialog->findChild<QWidget *>(u"proposal-0-confirm-0"_s), Qt::LeftButton);
        const auto catalogue = readCatalogue(desk.document);
        QVERIFY(catalogue.ok());
        QCOMPARE(catalogue.value().values.airships[static_cast<Airship>(which.thing)].cost, cost);
        QCOMPARE(sourceOf(desk.document, catalogue.value().ids, which), std::optional(ValueSource::Copy));
        QCOMPARE(desk.steps.size(), 1);
        // Only games tell, and none that was played with made up values.
        desk.toRead = desk.file(u"bo.skycatalogue.json"_s, writeCatalogue(copyWith(R"({"id": "c01"})")));
        desk.click(u"sharing-propose"_s);
        QVERIFY(desk.said().contains(u"is no recorded game"_s));
        desk.toRead = desk.file(u"sample.skyledger"_s, writeGameRecord(newSampleGame(3, 1)));
        desk.click(u"sharing-propose"_s);
        QVERIFY(desk.said().contains(u"sample data"_s));
    }
};

QTEST_MAIN(TestSharingTools)
#include "tst_sharingtools.moc"
