// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/rules/missions.h"
#include "core/table/jsonreader.h"
#include "core/whistlemountain/record/scoresheet.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/cloudage/result/result.h"
#include "ui/score/result/resultpage.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/score/sheet/rowsview.h"
#include "ui/score/takealong/scorepaper.h"
#include "ui/shell/preferences.h"
#include "ui/whistlemountain/scoring/tellscore.h"
#include "ui/whistlemountain/whistlemountainmodule.h"
#include "ui/words/language.h"
#include "ui/words/numbers.h"

#include <QtGui/QClipboard>
#include <QtGui/QImage>
#include <QtGui/QPageSize>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;

namespace {

/// An empty sheet on the screen, and the hands at its keys.
class Evening
{
public:
    explicit Evening(const GameModule &game, const Preferences &preferences = {})
        : m_page(game.scorePage(preferences)), m_started(m_page.get(), &NewGamePage::started)
    {
        m_page->resize(1366, 640);
        m_page->show();
        m_isReady = QTest::qWaitForWindowActive(m_page.get());
    }

    /// Types where the keyboard is; a line break is Enter. Answers how many keys that took.
    static qsizetype type(const QString &keys)
    {
        for (const QChar key : keys) {
            if (key == u'\n')
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            else
                QTest::keyClicks(QApplication::focusWidget(), QString(key));
        }
        return keys.size();
    }
    /// Puts the keyboard on a field, with all in it selected.
    void at(const QString &field) const
    {
        find<QLineEdit>(field)->clearFocus();
        find<QLineEdit>(field)->setFocus(Qt::TabFocusReason);
    }
    bool isReady() const { return m_isReady; }
    RowsDesk &desk() { return static_cast<RowsPage *>(m_page.get())->desk(); }
    template <class Widget = QLabel>
    Widget *find(const QString &name) const
    {
        return m_page->findChild<Widget *>(name);
    }
    QString text(const QString &label) const { return find(label)->text(); }
    void choose(int mode) const { find<QComboBox>(u"sheet-head-mode"_s)->setCurrentIndex(mode); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    bool isScored() const { return !m_started.isEmpty(); }
    NewRecord record() const { return m_started.first().first().value<NewRecord>(); }
    NewGamePage &page() { return *m_page; }

private:
    std::unique_ptr<NewGamePage> m_page;
    QSignalSpy m_started;
    bool m_isReady = false;
};

cloudage::ScoreSheet cloudAgeSheetIn(const QByteArray &bytes)
{
    return cloudage::readScoreSheet(table::parseObject(bytes).value()).value();
}

QString plainExplanation(const ScoreTold &told)
{
    return words::plainText(told.explanation);
}

} // namespace

class TestSheetRows : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(words::Language::English); }
    void cleanup() { m_speech.reset(); }

    void cloudAgeInAMinuteByKeys();
    void whistleMountainInAMinuteByKeys();
    void aSoloGameIsWonOrLost();
    void whatCannotBeIsSaidInPlace();
    void gapsStandInTheWayOnce();
    void theLastCombatIsAskedForWhenItPartsATie();
    void aTieInTheTower();
    void namesOfUpgrades();
    void aSheetIsOpenedAgainAndChanged();
    void stepsAreTakenBack();
    void cellsOfASpreadsheet();
    void coloursAreRecalled();
    void takenAlong();
    void inFrench();
    void levelsOfMissionsAreInSight_data();
    void levelsOfMissionsAreInSight();

private:
    std::unique_ptr<words::Speech> m_speech;
    CloudAgeModule m_cloudAge;
    WhistleMountainModule m_whistleMountain;
};

/// The example of the formats page, in at most 25 keys a player.
void TestSheetRows::cloudAgeInAMinuteByKeys()
{
    Evening evening(m_cloudAge);
    QVERIFY(evening.isReady());
    evening.choose(4); // campaign, chapter 2
    const qsizetype ada = Evening::type(u"Ada\n71\nP8U5\n1\n6\n11\n"_s);
    const qsizetype bo = Evening::type(u"Bo\n64\nG4H1\n\n4\n9\n"_s);
    QVERIFY2(ada <= 25 && bo <= 25, qPrintable(u"%1 %2"_s.arg(ada).arg(bo)));
    QCOMPARE(evening.text(u"sheet-total-1"_s), u"102"_s);
    QCOMPARE(evening.text(u"sheet-total-2"_s), u"81"_s);
    QVERIFY(evening.text(u"sheet-rank-1"_s).contains(u"wins"_s));
    QCOMPARE(evening.text(u"sheet-note-missions-1"_s), u"7 VP · 4 VP"_s);
    QVERIFY(!evening.isScored());
    Evening::type(u"\n"_s); // nobody else
    QVERIFY(evening.isScored());
    const NewRecord record = evening.record();
    QCOMPARE(record.players, (QStringList{u"Ada"_s, u"Bo"_s}));
    QCOMPARE(record.suffix, u".skyscore.json"_s);
    const cloudage::ScoreSheet sheet = cloudAgeSheetIn(record.bytes);
    QCOMPARE(sheet.terms.mode, cloudage::Mode::Campaign);
    QCOMPARE(sheet.terms.chapter, cloudage::Chapter::Two);
    const cloudage::FinalScore score = cloudage::score(sheet);
    QCOMPARE(score.players[0].total, 102);
    QCOMPARE(score.players[0].stars.value_or(0), 5);
    QCOMPARE(score.players[1].total, 81);
    QCOMPARE(score.players[1].stars.value_or(0), 2);
    const auto finished = m_cloudAge.finishedGameIn(record.bytes);
    QVERIFY(finished && !finished->tracked && finished->isFinal);
    QCOMPARE(finished->players[0].total.value_or(0), 102);
}

/// The example of the formats page: nine fields a player.
void TestSheetRows::whistleMountainInAMinuteByKeys()
{
    Evening evening(m_whistleMountain);
    QVERIFY(evening.isReady());
    evening.at(u"sheet-head-floors"_s);
    Evening::type(u"1 2 2 3 3 4 5 6 7 8\n"_s);
    const qsizetype ada = Evening::type(u"Ada\n112\n10 9 7\npa ar we\n2\n3\n3\n4\n11\n2\n"_s);
    Evening::type(u"Bo\n96\n+16 8\n+20\n1\n2\n2\n3\n6\n3\n"_s);
    QVERIFY2(ada <= 45, qPrintable(QString::number(ada)));
    QCOMPARE(evening.text(u"sheet-total-1"_s), u"147"_s);
    QCOMPARE(evening.text(u"sheet-note-tower-1"_s), u"20 VP"_s);
    QVERIFY(evening.text(u"sheet-note-upgrades-1"_s).contains(u"Pawnbroker"_s));
    Evening::type(u"\n"_s);
    QVERIFY(evening.isScored());
    const auto read = whistlemountain::readScoreSheet(table::parseObject(evening.record().bytes).value());
    QVERIFY(read);
    const whistlemountain::FinalScore score = whistlemountain::scoreOf(read.value());
    QCOMPARE(score.players[0].total, 147);
    QCOMPARE(score.players[0].highestFloor.value_or(0), 10);
    // 96 + 16 + 20, machine 1, trophies 2, a pair each of scaffolds and cards, four resources, three workers lost
    QCOMPARE(score.players[1].total, 96 + 16 + 20 + 1 + 2 + 1 + 1 + 1 - 15);
    QCOMPARE(score.players[1].highestFloor.value_or(0), 8);
    QVERIFY(m_whistleMountain.finishedGameIn(evening.record().bytes));
}

void TestSheetRows::aSoloGameIsWonOrLost()
{
    Evening evening(m_cloudAge);
    Evening::type(u"Ada\n50\nP8\n\n2\n1\n"_s); // 50 + 7 + 2 + 1
    QCOMPARE(evening.text(u"sheet-total-1"_s), u"60"_s);
    QVERIFY2(evening.text(u"sheet-verdict"_s).contains(u"Won"_s),
             qPrintable(evening.text(u"sheet-verdict"_s)));
    evening.at(u"sheet-vp-1"_s);
    Evening::type(u"49"_s);
    QVERIFY2(evening.text(u"sheet-verdict"_s).contains(u"Lost"_s),
             qPrintable(evening.text(u"sheet-verdict"_s)));
    evening.choose(1); // scenario 2 wants more
    evening.at(u"sheet-vp-1"_s);
    Evening::type(u"120"_s);
    QVERIFY(evening.text(u"sheet-verdict"_s).contains(u"Won"_s)); // the one mission is full
    evening.at(u"sheet-missions-1"_s);
    Evening::type(u"P6"_s);
    QVERIFY(evening.text(u"sheet-verdict"_s).contains(u"Lost"_s));
}

void TestSheetRows::whatCannotBeIsSaidInPlace()
{
    Evening evening(m_cloudAge);
    Evening::type(u"Ada\n71\nX3\n"_s);
    const auto *message = evening.find(u"sheet-fault-missions"_s);
    QVERIFY(message->isVisible() && message->text().contains(u'X'));
    Evening::type(u"3\n6\n999\n"_s);
    QVERIFY(evening.find(u"sheet-fault-tiles"_s)->isVisible());
    const auto *high = evening.find(u"sheet-fault-projects"_s);
    QVERIFY2(high->isVisible() && high->text().contains(u"99"_s), qPrintable(high->text()));
    evening.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!evening.isScored());
    QCOMPARE(QApplication::focusWidget(), evening.find<QLineEdit>(u"sheet-missions-1"_s));
    Evening::type(u"P8"_s);
    QVERIFY(!message->isVisible());
    evening.at(u"sheet-name-2"_s);
    Evening::type(u"ada"_s);
    QVERIFY(evening.find(u"sheet-fault-names"_s)->isVisible());
    // All stocks of a box are shared.
    Evening other(m_whistleMountain);
    other.at(u"sheet-machines-1"_s);
    Evening::type(u"30"_s);
    other.at(u"sheet-machines-2"_s);
    Evening::type(u"30"_s);
    QVERIFY(other.find(u"sheet-fault-machines"_s)->text().contains(u"60"_s));
    other.at(u"sheet-tower-1"_s);
    Evening::type(u"4"_s);
    QVERIFY(other.find(u"sheet-fault-tower"_s)->isVisible()); // nobody knows what floor 4 is worth
}

void TestSheetRows::gapsStandInTheWayOnce()
{
    Evening evening(m_cloudAge);
    Evening::type(u"Ada\n71\n"_s);
    evening.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!evening.isScored());
    QCOMPARE(QApplication::focusWidget(), evening.find<QLineEdit>(u"sheet-upgrades-1"_s));
    evening.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(evening.isScored());
}

void TestSheetRows::theLastCombatIsAskedForWhenItPartsATie()
{
    Evening evening(m_cloudAge);
    Evening::type(u"Ada\n70\n\n\n1\n1\n"_s);
    QVERIFY(!evening.find<QLineEdit>(u"sheet-last-fight-1"_s)->isVisible());
    Evening::type(u"Bo\n70\n\n\n2\n0\n"_s);
    QVERIFY(evening.find<QLineEdit>(u"sheet-last-fight-1"_s)->isVisible());
    Evening::type(u"7\n"_s); // on the way of Bo
    evening.at(u"sheet-last-fight-1"_s);
    Evening::type(u"9"_s);
    QVERIFY(evening.text(u"sheet-rank-1"_s).contains(u"wins"_s));
    QCOMPARE(evening.text(u"sheet-rank-2"_s), u"2"_s);
    const QString explained = plainExplanation(*evening.desk().told());
    QVERIFY2(explained.contains(u"The combat value in the last combat decides: Ada 9, Bo 7."_s)
                 && explained.contains(u"CA-END-06"_s),
             qPrintable(explained));
}

void TestSheetRows::aTieInTheTower()
{
    Evening evening(m_whistleMountain);
    Evening::type(u"Ada\n50\n+10 4\n0\n0\n0\n0\n0\n0\n0\n"_s);
    Evening::type(u"Bo\n50\n+10 6\n0\n0\n0\n0\n0\n0\n0\n"_s);
    QVERIFY(evening.text(u"sheet-rank-2"_s).contains(u"wins"_s));
    QString explained = plainExplanation(*evening.desk().told());
    QVERIFY2(explained.contains(u"Bo and Ada tie on 60 VP."_s)
                 && explained.contains(u"The highest worker in the tower decides: Bo 6, Ada 4."_s),
             qPrintable(explained));
    // Nobody noted a floor: they share the place, and it is said so.
    evening.at(u"sheet-tower-2"_s);
    Evening::type(u"+10"_s);
    explained = plainExplanation(*evening.desk().told());
    QVERIFY2(explained.contains(u"Ada and Bo share the place."_s), qPrintable(explained));
}

void TestSheetRows::namesOfUpgrades()
{
    Evening evening(m_whistleMountain);
    const auto *field = evening.find<QLineEdit>(u"sheet-upgrades-1"_s);
    const auto *message = evening.find(u"sheet-fault-upgrades"_s);
    const auto typed = [&](const QString &text) {
        evening.at(u"sheet-upgrades-1"_s);
        Evening::type(text);
        return field->text() == text && message->isVisible();
    };
    QVERIFY(!typed(u"wet pawn"_s));
    QVERIFY(typed(u"lu"_s)); // four lungs
    QVERIFY(message->text().contains(u" or "_s));
    QVERIFY(typed(u"zz"_s));
    QVERIFY(typed(u"pawn pawn"_s));
    QVERIFY(!typed(u"+15 life"_s));
    QVERIFY(typed(u"+15 pawn"_s));
    QVERIFY(!typed(u"pawn"_s));
    evening.at(u"sheet-upgrades-2"_s);
    Evening::type(u"pawn"_s);
    QVERIFY(message->isVisible()); // there is one of each
}

void TestSheetRows::aSheetIsOpenedAgainAndChanged()
{
    Evening evening(m_cloudAge);
    Evening::type(u"Ada\n71\nP8U5\n1\n6\n11\nBo\n64\nG4H1\n\n4\n9\n\n"_s);
    QVERIFY(evening.isScored());
    QByteArray bytes = evening.record().bytes;
    bytes.replace("\"vp\": 71", "\"remark\": \"by the fire\",\n      \"vp\": 71");
    auto opened = m_cloudAge.open(bytes);
    QVERIFY(opened);
    auto &view = static_cast<RowsView &>(*opened.value().view);
    QCOMPARE(view.desk().names(), (QStringList{u"Ada"_s, u"Bo"_s}));
    QCOMPARE(view.desk().texts().players[0].cells,
             (QStringList{u"71"_s, u"P8 U5"_s, u"1"_s, u"6"_s, u"11"_s, {}}));
    ResultPage *page = view.page();
    page->resize(1366, 640);
    page->show();
    QVERIFY(QTest::qWaitForWindowActive(page));
    QVERIFY(page->findChild<QTextBrowser *>(u"explanation-text"_s)->toPlainText().contains(u"102 VP"_s));
    const QSignalSpy saved(&view, &GameView::recordChanged);
    auto *vp = page->findChild<QLineEdit *>(u"sheet-vp-1"_s);
    page->showPage(page->findChild<QWidget *>(u"sheet-panel"_s));
    vp->setFocus();
    Evening::type(u"70"_s);
    QVERIFY(!saved.isEmpty());
    QVERIFY(view.record()().contains("by the fire")); // what only others understand stays
    QCOMPARE(cloudage::score(cloudAgeSheetIn(view.record()())).players[0].total, 101);
    QTRY_VERIFY(page->findChild<QTextBrowser *>(u"explanation-text"_s)->toPlainText().contains(u"101 VP"_s));
    view.undo();
    QCOMPARE(cloudAgeSheetIn(view.record()()).players[0].vp, 71);
    // What cannot be is not saved, and not given up in silence.
    vp->setFocus();
    vp->selectAll();
    QTest::keyClick(vp, Qt::Key_Backspace);
    page->findChild<QLineEdit *>(u"sheet-missions-1"_s)->setFocus();
    Evening::type(u"?"_s);
    QVERIFY(!view.mayLeave());
    QVERIFY(view.mayLeave());
}

void TestSheetRows::stepsAreTakenBack()
{
    Evening evening(m_whistleMountain);
    Evening::type(u"Ada\n112\n"_s);
    QCOMPARE(evening.desk().texts().players[0].cells[0], u"112"_s);
    evening.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(evening.desk().texts().players[0].cells[0], QString());
    evening.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(evening.find<QLineEdit>(u"sheet-name-1"_s)->text(), QString());
    evening.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(evening.find<QLineEdit>(u"sheet-name-1"_s)->text(), u"Ada"_s);
    QVERIFY(!evening.page().mayLeave()); // said once
    QVERIFY(evening.page().mayLeave());
}

void TestSheetRows::cellsOfASpreadsheet()
{
    Evening evening(m_whistleMountain);
    evening.at(u"sheet-machines-1"_s);
    QApplication::clipboard()->setText(u"1\t2\t3\n4\t5\t6\n"_s);
    evening.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(evening.find<QLineEdit>(u"sheet-machines-3"_s)->text(), u"3"_s);
    QCOMPARE(evening.find<QLineEdit>(u"sheet-trophies-1"_s)->text(), u"4"_s);
    QCOMPARE(evening.desk().seated(), std::size_t{3});
    QVERIFY(evening.text(u"sheet-notes"_s).contains(u'6'));
    evening.find<QPushButton>(u"sheet-copy-rows"_s)->click();
    QCOMPARE(QApplication::clipboard()->text().trimmed().count(u'\n'), 3); // headings and three players
}

void TestSheetRows::coloursAreRecalled()
{
    Preferences preferences;
    preferences.playerColors = {u"Ada=red"_s};
    Evening evening(m_cloudAge, preferences);
    Evening::type(u"Ada\n"_s);
    const auto *color = evening.find<QComboBox>(u"sheet-color-1"_s);
    QCOMPARE(color->currentIndex(), static_cast<int>(cloudage::PlayerColor::Red));
}

/// Text, spreadsheet, paper and play for both games.
void TestSheetRows::takenAlong()
{
    Evening one(m_cloudAge);
    Evening::type(u"Ada\n71\nP8\n\n6\n11\n=Bo\n64\nG4\n\n4\n9\n\n"_s);
    Evening other(m_whistleMountain);
    Evening::type(u"Ada\n50\n+10 4\n0\n0\n1\n0\n0\n0\n1\nBo\n50\n+10 6\n0\n0\n0\n0\n0\n0\n0\n\n"_s);
    QVERIFY(one.isScored() && other.isScored());
    const ScoreTold tolds[] = {*one.desk().told(), *other.desk().told()};
    for (const ScoreTold &told : tolds) {
        for (std::size_t seat = 0; seat < told.seats.size(); ++seat) {
            int sum = 0;
            for (const PointSource &source : told.sources)
                sum += source.vp[seat];
            QCOMPARE(sum, told.seats[seat].total);
            QVERIFY(told.text.contains(u"%1 VP"_s.arg(told.seats[seat].total)));
        }
        QCOMPARE(told.csv.count('\n'), 3);
        QVERIFY(told.link.startsWith("https://app.bgstatsapp.com/createPlay.html?data="));
        QVERIFY(!ScorePaper(told).image(1).isNull());
        QVERIFY(ScorePaper(told).pdf(usualPageSize()).startsWith("%PDF"));
    }
    QVERIFY(tolds[0].csv.contains("'=Bo"));
    QVERIFY(QByteArray::fromPercentEncoding(tolds[0].link).contains("\"bggId\":316858"));
    QVERIFY(QByteArray::fromPercentEncoding(tolds[1].link).contains("\"bggId\":301255"));
}

/// Letters and names are those of the language.
void TestSheetRows::inFrench()
{
    m_speech->change(words::Language::French);
    Evening evening(m_cloudAge);
    Evening::type(u"Ada\n71\nP8A5\n"_s);
    QVERIFY(!evening.find(u"sheet-fault-missions"_s)->isVisible());
    const cloudage::ScoreSheet sheet = cloudage::readScoreSheet(evening.desk().document()).value();
    QVERIFY((sheet.players[0].missions[1] == std::pair{cloudage::Mission::Upgrades, 5}));
}

void TestSheetRows::levelsOfMissionsAreInSight_data()
{
    QTest::addColumn<words::Language>("language");
    QTest::newRow("English") << words::Language::English;
    QTest::newRow("French") << words::Language::French;
}

/// What a number of a mission is worth is told while it is typed, and the sheet of four still does not scroll.
void TestSheetRows::levelsOfMissionsAreInSight()
{
    QFETCH(const words::Language, language);
    m_speech->change(language);
    Evening evening(m_cloudAge);
    for (const QString &name : {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s})
        Evening::type(name + u"\n71\n\n\n6\n11\n"_s);
    evening.at(u"sheet-missions-4"_s);
    Evening::type(u"P8"_s);
    QCoreApplication::processEvents();
    const QStringList lines = evening.text(u"sheet-legend"_s).split(u'\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(table::countOf<cloudage::Mission>));
    for (const cloudage::Mission mission : table::all<cloudage::Mission>()) {
        const QString &line = lines[static_cast<qsizetype>(mission)];
        for (const cloudage::MissionLevel &level : cloudage::missionLevels(mission)) {
            const QString told = u"%1 → %2"_s.arg(level.threshold).arg(words::points(level.vp));
            QVERIFY2(line.contains(told), qPrintable(line));
        }
    }
    const auto *scroll = evening.find<QScrollArea>(u"sheet-scroll"_s);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    QVERIFY(evening.find(u"sheet-legend"_s)->isVisible());
}

QTEST_MAIN(TestSheetRows)
#include "tst_sheetrows.moc"
