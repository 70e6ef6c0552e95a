// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "toymodule.h"
#include "ui/shell/placebutton.h"
#include "windowfixture.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

/// The page on which an evening begins.
class TestStartPage : public QObject
{
    Q_OBJECT

private slots:
    void aCardLeadsToItsGame();
    void theGameThatIsUnderWayComesFirst();
    void whatIsOverIsNotContinued();
    void threeGamesAtMost();
    void enterGoesOn();
    void aLetterLeadsThere();
    void whereItStandsIsSaidAnew();
    void everythingIsInSight_data();
    void everythingIsInSight();
};

namespace {

QByteArray example(const QString &name)
{
    return contentOf(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/") + name);
}

/// A window on the start page that remembers these files, newest last.
void remember(const WindowFixture &fixture, const QStringList &files)
{
    for (const QString &file : files)
        fixture.window->openFile(file);
    fixture.window->showStartPage();
}

QString kept(const WindowFixture &fixture, const QString &name, const QByteArray &bytes)
{
    QString path = fixture.home() + u'/' + name;
    writeFile(path, bytes);
    return path;
}

} // namespace

void TestStartPage::aCardLeadsToItsGame()
{
    const WindowFixture fixture(std::make_unique<ToyModule>());
    fixture.click(u"new-game-toy"_s);
    QTRY_VERIFY(fixture.find(u"toy-new"_s));
    QVERIFY(!fixture.find(u"game-choice"_s));
    fixture.window->showStartPage();
    fixture.click(u"score-toy"_s);
    QTRY_VERIFY(fixture.find(u"toy-score"_s));
    fixture.window->showStartPage();
    fixture.click(u"new-game-airship-city"_s);
    QTRY_VERIFY(fixture.find(u"name-1"_s));
}

void TestStartPage::theGameThatIsUnderWayComesFirst()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    fixture.window->showStartPage();
    const QWidget *card = fixture.find(u"running-game"_s);
    QVERIFY(card->isVisible());
    QCOMPARE(fixture.find(u"running-where"_s)->accessibleName(), u"Ada’s turn, round 1 of 20"_s);
    QCOMPARE(fixture.find(u"running-seats"_s)->accessibleName(), u"Ada 0 VP; Bo 0 VP; Cy 0 VP"_s);
    // One thing is what a person does next.
    QVERIFY(fixture.find<QPushButton>(u"continue"_s)->isDefault());
    QVERIFY(!fixture.find<QPushButton>(u"new-game-airship-city"_s)->isDefault());
    fixture.click(u"continue"_s);
    QVERIFY(fixture.window->game());
}

void TestStartPage::whatIsOverIsNotContinued()
{
    const WindowFixture fixture;
    remember(fixture,
             {kept(fixture, u"a.skyledger"_s, example(u"three-players.skyledger"_s)),
              kept(fixture, u"b.skyscore.json"_s, example(u"late-evening.skyscore.json"_s)),
              kept(fixture, u"c.skyledger"_s, "no record at all")});
    QVERIFY(fixture.find(u"running-game"_s)->isHidden());
    QVERIFY(fixture.find<QPushButton>(u"new-game-airship-city"_s)->isDefault());
}

void TestStartPage::threeGamesAtMost()
{
    const WindowFixture fixture;
    QByteArray record;
    fixture.newGame();
    fixture.waitForSave();
    record = contentOf(fixture.window->game()->file().path());
    QStringList files;
    for (int i = 1; i <= 4; ++i)
        files << kept(fixture, u"%1.skyledger"_s.arg(i), record);
    remember(fixture, files);
    // The newest one is there at once, the others do not hold the page up.
    QVERIFY(fixture.find(u"running-game"_s)->isVisible());
    QVERIFY(fixture.find(u"also-running-1"_s)->isHidden());
    for (const QString &name : {u"also-running-1"_s, u"also-running-2"_s})
        QTRY_VERIFY2(fixture.find(name)->isVisible(), qPrintable(name));
    fixture.click(u"also-running-1"_s);
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), files.at(2));
}

void TestStartPage::enterGoesOn()
{
    const WindowFixture fixture;
    QTRY_COMPARE(fixture.window->focusWidget(), fixture.find(u"new-game-airship-city"_s));
    fixture.newGame();
    fixture.waitForSave();
    fixture.window->showStartPage();
    QTRY_COMPARE(fixture.window->focusWidget(), fixture.find(u"continue"_s));
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Return);
    QVERIFY(fixture.window->game());
}

void TestStartPage::aLetterLeadsThere()
{
    const WindowFixture fixture;
    const auto *shelf = fixture.find<PlaceButton>(u"finished-games"_s);
    QCOMPARE(shelf->key(), u"F"_s);
    QTest::keyClicks(fixture.window->focusWidget(), u"f"_s);
    QTRY_VERIFY(fixture.find(u"shelf-page"_s) && fixture.find(u"shelf-page"_s)->isVisible());
}

void TestStartPage::whereItStandsIsSaidAnew()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    fixture.window->showStartPage();
    Preferences french = fixture.preferences->now();
    french.language = words::Language::French;
    fixture.preferences->change(french);
    QTRY_COMPARE(fixture.find(u"running-where"_s)->accessibleName(), u"À Ada de jouer, manche 1 sur 20"_s);
}

void TestStartPage::everythingIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366x700") << QSize(1366, 700);
    QTest::newRow("1024x680") << QSize(1024, 680);
    QTest::newRow("2560x1440") << QSize(2560, 1440);
}

void TestStartPage::everythingIsInSight()
{
    QFETCH(QSize, size);
    QByteArray record;
    {
        const WindowFixture alone;
        alone.newGame();
        alone.waitForSave();
        record = contentOf(alone.window->game()->file().path());
    }
    const WindowFixture fixture(std::make_unique<ToyModule>());
    remember(fixture, {kept(fixture, u"a.skyledger"_s, record), kept(fixture, u"b.skyledger"_s, record)});
    QTRY_VERIFY(fixture.find(u"also-running-1"_s)->isVisible());
    fixture.window->resize(size);
    QTest::qWait(1);
    const auto *area = fixture.find<QScrollArea>(u"start-area"_s);
    QVERIFY2(area->widget()->height() <= area->viewport()->height(),
             qPrintable(QString::number(area->widget()->height())));
    QVERIFY2(area->widget()->width() <= area->viewport()->width(),
             qPrintable(QString::number(area->widget()->width())));
}

QTEST_MAIN(TestStartPage)
#include "tst_startpage.moc"
