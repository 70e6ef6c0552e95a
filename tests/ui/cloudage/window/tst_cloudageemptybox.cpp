// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/newgame.h"
#include "core/table/random.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "tests/ui/cloudage/window/desk.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/newgame/boxfile.h"
#include "ui/play/turn/lanechip.h"
#include "ui/play/turn/metpage.h"
#include "ui/widgets/numberfield.h"

#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeWidget>

#include <vector>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;

namespace {

/// Somebody who reads off the box what is asked for, or says what was paid and gained.
class EmptyBoxHand
{
public:
    EmptyBoxHand(Desk &desk, std::uint64_t seed) : m_desk(desk), m_random(seed) {}

    int kept = 0;               ///< things whose values were typed
    int told = 0;               ///< plays of which only the amounts were told
    int newOnes = 0;            ///< things that were not listed
    std::uint32_t patience = 4; ///< one of so many values is put off

    void step()
    {
        m_desk.closePage();
        auto *met = m_desk.view.centre()->findChild<ui::MetPage *>();
        auto *record = m_desk.view.centre()->findChild<QPushButton *>(u"record-reported"_s);
        if (met != nullptr && met->isVisible())
            meet(*met);
        else if (record != nullptr && record->isVisible())
            report(*record);
        else
            choose();
    }

private:
    void meet(ui::MetPage &met)
    {
        auto *later = met.findChild<QPushButton *>(u"values-later"_s);
        const bool isNew = !later->text().startsWith(u"Later"_s);
        if (!isNew && m_random.below(patience) == 0) {
            QTest::mouseClick(later, Qt::LeftButton);
            return;
        }
        (isNew ? newOnes : kept) += 1;
        const auto fields = met.findChildren<QLineEdit *>();
        for (QLineEdit *field : fields) {
            if (!field->isVisible())
                continue; // of the thing before
            QVERIFY2(field->hasFocus() || !met.window()->isActiveWindow(),
                     qPrintable(field->accessibleName()));
            QTest::keyClicks(field, typed(field->accessibleName()));
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    QString typed(const QString &field)
    {
        if (field == u"Name"_s)
            return u"New %1"_s.arg(++m_names);
        if (field == u"Reward"_s)
            return m_random.below(2) == 0 ? u"2W X"_s : u"M/E"_s;
        if (field == u"Cost"_s)
            return u"W"_s;
        if (field == u"Colour"_s)
            return u"b"_s;
        if (field == u"Belongs to"_s)
            return u"Whika"_s;
        if (field == u"Action"_s)
            return u"build once"_s;
        return QString::number(1 + m_random.below(3));
    }
    void report(QPushButton &record)
    {
        ++told;
        const auto fields = m_desk.view.centre()->findChildren<ui::NumberField *>();
        for (ui::NumberField *field : fields) {
            if (field->isVisible() && !field->value())
                QTest::keyClicks(field, u"1"_s);
        }
        const auto &session = m_desk.view.table().session();
        const qsizetype before = session.eventCount();
        QTest::mouseClick(&record, Qt::LeftButton);
        if (session.eventCount() == before && m_desk.view.table().guide().canGoBack())
            m_desk.view.table().guide().back();
    }
    void choose()
    {
        ui::StepGuide &guide = m_desk.view.table().guide();
        std::vector<std::size_t> offered;
        for (std::size_t i = 0; i < guide.options().size(); ++i) {
            const ui::PlayOption &option = guide.options()[i];
            const bool rare = option.key == u'*' || option.key == u'+';
            if (option.status != ui::PlayOption::Status::Refused && (!rare || m_random.below(20) == 0))
                offered.push_back(i);
            if (option.status == ui::PlayOption::Status::Offered && option.key == u'T')
                offered.insert(offered.end(), 3, i); // what can be told again and again comes to an end
        }
        if (offered.empty())
            guide.back();
        else
            guide.choose(offered[m_random.below(static_cast<std::uint32_t>(offered.size()))]);
    }

    Desk &m_desk;
    table::Random m_random;
    int m_names = 0;
};

} // namespace

/// Games of which nothing is known but what the rulebook prints.
class TestCloudAgeEmptyBox : public QObject
{
    Q_OBJECT

private slots:
    void aGameFromAnEmptyBox_data();
    void aGameFromAnEmptyBox();
    void valuesAreAskedWithoutScrolling();
    void aValueThatIsAskedHasTheKeyboardWhenTheGameOpens();
    void missionCardsAreToldAtTheStart();
    void whatIsScoredIsAskedForBefore();
    void theListKnowsACardThatWasMet();
    void aCityCardThatWasToldIsKeptForTheNextGame();
    void theSoloBoardIsAskedInSight();
    void aFightIsAskedOnceWhetherItIsWon();
    void whatIsToldInsteadNeverScrolls();
};

void TestCloudAgeEmptyBox::aGameFromAnEmptyBox_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Mode>("mode");
    QTest::newRow("solo, scenario 1") << 1 << Mode::Scenario1;
    QTest::newRow("2 players, scenario 2") << 2 << Mode::Scenario2;
    QTest::newRow("3 players, scenario 3") << 3 << Mode::Scenario3;
}

/// Nothing is known but what the rulebook prints: everything is asked for when it is met, and kept.
void TestCloudAgeEmptyBox::aGameFromAnEmptyBox()
{
    QFETCH(const int, players);
    QFETCH(const Mode, mode);
    Desk desk(emptyBoxGame(players, mode));
    const auto &session = desk.view.table().session();
    EmptyBoxHand hand(desk, 5);
    for (int steps = 0; steps < 6000 && !session.isOver(); ++steps) {
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(session.isOver(), qPrintable(desk.view.table().guide().question()));
    QVERIFY2(hand.kept > 5 && hand.told > 0,
             qPrintable(u"%1 kept, %2 told, %3 new"_s.arg(hand.kept).arg(hand.told).arg(hand.newOnes)));
    // What was told before and contradicts what was typed later became an override; nothing is lost.
    for (qsizetype event = 1; event <= session.eventCount(); ++event)
        QVERIFY(session.kindOf(event) == play::Session::EventKind::Play || session.isFlagged(event));
    // What was typed is in the game, and the file is read again.
    const QByteArray bytes = desk.view.record()();
    QVERIFY(bytes.contains("\"copy\""));
    const auto again = readGameRecord(bytes);
    QVERIFY2(again, again ? "" : qPrintable(table::describe(again.error())));
    QCOMPARE(again.value().setup.catalogue == session.setup().catalogue, true);
}

/// In the room that a screen of 1366x700 leaves to the middle, whatever is met on a whole game.
void TestCloudAgeEmptyBox::valuesAreAskedWithoutScrolling()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    desk.view.centre()->resize(560, 590);
    const auto &session = desk.view.table().session();
    EmptyBoxHand hand(desk, 5);
    int asked = 0;
    for (int steps = 0; steps < 1500 && !session.isOver(); ++steps) {
        desk.closePage();
        const auto *met = desk.view.centre()->findChild<ui::MetPage *>();
        if (met != nullptr && met->isVisible()) {
            QCoreApplication::processEvents(); // layouts
            const auto *area = qobject_cast<QScrollArea *>(met->parentWidget()->parentWidget());
            QVERIFY(area);
            const QString title = met->findChild<QLabel *>(u"values-title"_s)->text();
            QVERIFY2(
                area->verticalScrollBar()->maximum() == 0,
                qPrintable(u"%1: %2 in %3"_s.arg(title).arg(met->height()).arg(area->viewport()->height())));
            ++asked;
        }
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(asked > 10, qPrintable(QString::number(asked)));
}

/// A game that was closed while a value was asked for goes on with its field.
void TestCloudAgeEmptyBox::aValueThatIsAskedHasTheKeyboardWhenTheGameOpens()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    EmptyBoxHand hand(desk, 5);
    const auto &table = desk.view.table();
    const auto isAsked = [](ui::GameView &view) {
        const auto *met = view.centre()->findChild<ui::MetPage *>();
        return met != nullptr && met->isWanted();
    };
    for (int steps = 0; steps < 1500 && !table.session().isOver(); ++steps) {
        if (isAsked(desk.view) && !table.guide().canGoBack())
            break; // nothing is begun that a file would not hold
        hand.step();
    }
    QVERIFY(isAsked(desk.view));
    auto opened = ui::CloudAgeModule().open(desk.view.record()());
    QVERIFY(opened);
    ui::GameView &again = *opened.value().view;
    again.centre()->resize(580, 600);
    again.centre()->show();
    if (!takesKeyboard(*again.centre()))
        QSKIP("no window gets the keyboard here");
    again.takeFocus();
    QVERIFY(isAsked(again));
    QVERIFY(QApplication::focusWidget() != nullptr);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"value-1"_s);
}

/// The Mission cards that were dealt on the table are told by three keys, and all missions are in sight.
void TestCloudAgeEmptyBox::missionCardsAreToldAtTheStart()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    desk.view.centre()->resize(560, 590);
    QVERIFY(desk.press(u'M'));
    QCoreApplication::processEvents(); // layouts
    const auto *lanes = desk.view.centre()->findChild<QWidget *>(u"lanes"_s);
    QVERIFY(lanes && lanes->isVisible());
    const auto chips = desk.view.centre()->findChildren<ui::LaneChip *>();
    QCOMPARE(chips.size() >= int{countOf<Mission>}, true);
    const auto *area = qobject_cast<QScrollArea *>(lanes->parentWidget()->parentWidget());
    QVERIFY(area && area->verticalScrollBar()->maximum() == 0);
    for (const ui::LaneChip *chip : chips) // none is cut
        QVERIFY2(!chip->isVisible()
                     || chip->width() > chip->fontMetrics().horizontalAdvance(chip->accessibleName()),
                 qPrintable(chip->accessibleName()));
    QVERIFY(desk.press(u"PU"_s));
    const auto &missions = desk.state().players[Player{0}].missions;
    QCOMPARE(missions.size(), std::size_t{1});
    QVERIFY((missions[0] == MissionCard{Mission::Production, Mission::Upgrades}));
    const auto &options = desk.view.table().guide().options();
    QVERIFY(std::none_of(options.begin(), options.end(), [](const ui::PlayOption &option) {
        return option.key == u'M' && option.seat == play::seatOf(Player{0});
    }));
}

/// Which cities count for a mission decides the game: it is asked for in time, and nobody has to type it.
void TestCloudAgeEmptyBox::whatIsScoredIsAskedForBefore()
{
    Desk desk(emptyBoxGame(2, Mode::Scenario2));
    auto &session = desk.view.table().session();
    session.play(Played{{TakeMission{{Mission::Production, Mission::Cities}, none<Mission>}, Player{0}}, {}});
    EmptyBoxHand hand(desk, 7);
    for (int steps = 0; steps < 6000 && session.state().phase != Phase::FinalBuild; ++steps) {
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    desk.closePage();
    QVERIFY(!session.setup().catalogue.missionCities);
    auto *met = desk.view.centre()->findChild<ui::MetPage *>();
    for (int things = 0; things < 60 && met->isVisible(); ++things) {
        const auto fields = met->findChildren<QLineEdit *>();
        for (QLineEdit *field : fields) {
            if (field->isVisible()) {
                QTest::keyClicks(field,
                                 field->accessibleName() == u"Belongs to"_s   ? u"whika, promise"_s
                                     : field->accessibleName() == u"Cost"_s   ? u"W"_s
                                     : field->accessibleName() == u"Reward"_s ? u"X"_s
                                     : field->accessibleName() == u"Colour"_s ? u"g"_s
                                                                              : u"1"_s);
                QTest::keyClick(field, Qt::Key_Return);
            }
        }
    }
    QVERIFY(session.setup().catalogue.missionCities);
    QCOMPARE(session.setup().catalogue.missionCities->size(), 2);
    QVERIFY(desk.view.record()().contains("\"missionCities\""));
}

void TestCloudAgeEmptyBox::theListKnowsACardThatWasMet()
{
    Desk desk(emptyBoxGame(2, Mode::Scenario2));
    auto *list = desk.view.centre()->findChild<QTreeWidget *>(u"projects"_s);
    for (const ui::DockSpec &dock : desk.view.docks())
        list = list == nullptr ? qobject_cast<QTreeWidget *>(dock.widget) : list;
    QVERIFY(list);
    const int before = list->topLevelItemCount();
    auto &session = desk.view.table().session();
    QJsonObject catalogue = session.record().catalogue();
    QJsonArray projects = catalogue[u"projects"_s].toArray();
    projects.append(QJsonObject{{u"id"_s, u"kite"_s},
                                {u"name"_s, QJsonObject{{u"en"_s, u"Kite"_s}, {u"fr"_s, u"Cerf-volant"_s}}},
                                {u"cost"_s, QJsonObject{{u"water"_s, 2}}}});
    catalogue.insert(u"projects"_s, projects);
    QVERIFY(session.changeCatalogue(catalogue));
    QCOMPARE(list->topLevelItemCount(), before + 1);
    const auto kites = list->findItems(u"Kite"_s, Qt::MatchExactly);
    QCOMPARE(kites.size(), 1);
    QCOMPARE(kites.front()->text(1), u"2 Water"_s);
}

/// Told by nine keys once, it takes two in the next game, and one more is told as before.
void TestCloudAgeEmptyBox::aCityCardThatWasToldIsKeptForTheNextGame()
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    const auto toAction = [](Desk &desk) {
        EmptyBoxHand hand(desk, 5);
        for (int steps = 0; steps < 3000 && desk.state().phase != Phase::Action; ++steps)
            hand.step();
        desk.closePage();
        while (desk.view.table().guide().canGoBack())
            desk.view.table().guide().back();
    };
    const auto copied = [] { return cityCardsIn(ui::BoxFile(u"cloudage"_s).read()); };
    const CityCard told{3, Zone::Energy, Zone::Water, 2, Zone::Metal, Zone::Cards};
    {
        Desk desk(emptyBoxGame(4, Mode::Scenario2));
        toAction(desk);
        auto &session = desk.view.table().session();
        const qsizetype before = session.eventCount();
        QVERIFY(desk.press(u"1EWM3EW2MC"_s));
        QCOMPARE(session.eventCount(), before + 1);
        // A slip is taken back, and nothing of it is kept.
        QCoreApplication::processEvents();
        QVERIFY(copied().empty());
        session.undo();
        QVERIFY(desk.press(u"1EWM3EW2MC"_s));
        EmptyBoxHand hand(desk, 6);
        for (int steps = 0; steps < 60 && session.eventCount() == before + 1; ++steps)
            hand.step();
        QVERIFY(session.eventCount() > before + 1);
        QCoreApplication::processEvents();
        QCOMPARE(cityCardsOf(session.record()).size(), std::size_t{1});
        QVERIFY(cityCardsOf(session.record()).front() == told);
        QCOMPARE(copied().size(), std::size_t{1});
        QVERIFY(readGameRecord(desk.view.record()()));
        // However often events follow, it is listed once.
        for (int steps = 0; steps < 200 && desk.state().phase != Phase::Production; ++steps)
            hand.step();
        const std::vector<CityCard> all = copied();
        QCOMPARE(std::count(all.begin(), all.end(), told), std::ptrdiff_t{1});
    }
    NewGameOptions options;
    options.names = {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s};
    options.catalogue = ui::BoxFile(u"cloudage"_s).read();
    Desk desk(newGame(options).value());
    toAction(desk);
    auto &session = desk.view.table().session();
    const qsizetype before = session.eventCount();
    QVERIFY(desk.press(u"1EWM31"_s)); // its value, and that it is the first of those
    QCOMPARE(session.eventCount(), before + 1);
    const auto last = std::get<Played>(session.record().inForce().back().event);
    QVERIFY(std::get<Gather>(last.play.what).card == told);
    session.undo();
    // A list of one is not the box: nothing is filled in unasked.
    QVERIFY(desk.press(u"1EWM3MC0EW"_s));
    QCOMPARE(session.eventCount(), before + 1);
    // A game that waits while the copy is filled in knows it, too, and once.
    Desk waiting(emptyBoxGame(3, Mode::Scenario2));
    QVERIFY(waiting.view.takeFromCopy() > 0);
    const std::vector<CityCard> taken = cityCardsOf(waiting.view.table().session().record());
    QCOMPARE(std::count(taken.begin(), taken.end(), told), std::ptrdiff_t{1});
    QCOMPARE(waiting.view.takeFromCopy(), 0);
}

/// What a space of the Solo board can be is a long list: it stands beside its field, and nothing is cut off.
void TestCloudAgeEmptyBox::theSoloBoardIsAskedInSight()
{
    Desk desk(emptyBoxGame(1, Mode::Scenario1));
    desk.view.centre()->resize(540, 590);
    EmptyBoxHand hand(desk, 3);
    auto *met = desk.view.centre()->findChild<ui::MetPage *>();
    QVERIFY(met);
    for (int steps = 0; steps < 400 && !(desk.state().phase == Phase::SoloBoard && met->isVisible());
         ++steps) {
        desk.closePage();
        hand.step();
        QVERIFY(!QTest::currentTestFailed());
    }
    QCOMPARE(desk.state().phase, Phase::SoloBoard);
    QVERIFY(met->isVisible());
    QCoreApplication::processEvents(); // layouts
    const auto *area = qobject_cast<QScrollArea *>(met->parentWidget()->parentWidget());
    QVERIFY(area);
    QVERIFY2(met->width() <= area->viewport()->width(),
             qPrintable(u"%1 in %2"_s.arg(met->width()).arg(area->viewport()->width())));
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    auto *field = met->findChild<QLineEdit *>(u"value-1"_s);
    QVERIFY(field->accessibleDescription().contains(u"build twice"_s));
    // Beginnings of words are enough.
    QTest::keyClicks(field, u"b t"_s);
    QVERIFY(met->findChild<QPushButton *>(u"keep-values"_s)->isEnabled());
    QCOMPARE(field->accessibleDescription(), u"build twice"_s);
}

/// What was said by a key stands in no field again.
void TestCloudAgeEmptyBox::aFightIsAskedOnceWhetherItIsWon()
{
    Desk desk(emptyBoxGame(2, Mode::Scenario2));
    auto &table = desk.view.table();
    EmptyBoxHand hand(desk, 5);
    const auto isAsked = [&table] {
        return table.guide().askedQuestion() == play::Code(ui::cloudagesteps::Ask::Won);
    };
    for (int steps = 0; steps < 3000 && !isAsked(); ++steps)
        hand.step();
    QVERIFY(isAsked());
    QVERIFY(desk.press(u'1'));
    auto *met = desk.view.centre()->findChild<ui::MetPage *>();
    if (met->isVisible())
        QTest::mouseClick(met->findChild<QPushButton *>(u"values-later"_s), Qt::LeftButton);
    int fields = 0;
    for (const ui::NumberField *field : desk.view.centre()->findChildren<ui::NumberField *>()) {
        if (!field->isVisible())
            continue;
        QVERIFY2(!field->accessibleName().contains(u"on (1)"_s), qPrintable(field->accessibleName()));
        ++fields;
    }
    QVERIFY(fields > 4);
    const qsizetype before = table.session().eventCount();
    QTest::mouseClick(desk.view.centre()->findChild<QPushButton *>(u"record-reported"_s), Qt::LeftButton);
    QVERIFY(table.session().eventCount() > before);
}

/// A fight, and the amounts of what lacks a value, in the room that a screen of 1366x700 leaves to the middle.
void TestCloudAgeEmptyBox::whatIsToldInsteadNeverScrolls()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    desk.view.centre()->resize(560, 590);
    EmptyBoxHand hand(desk, 9);
    hand.patience = 1;
    const auto *record = desk.view.centre()->findChild<QPushButton *>(u"record-reported"_s);
    const auto *turn = desk.view.centre()->findChild<QWidget *>(u"turn-panel"_s);
    const auto &session = desk.view.table().session();
    int fights = 0;
    int told = 0;
    for (int steps = 0; steps < 1500 && !session.isOver(); ++steps) {
        desk.closePage();
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents(); // layouts
        const bool isTold = record->isVisible();
        if (isTold || desk.state().phase == Phase::Fight) {
            for (const QScrollArea *area : turn->findChildren<QScrollArea *>()) {
                QVERIFY2(!area->isVisible() || area->verticalScrollBar()->maximum() == 0,
                         qPrintable(u"%1: %2 in %3"_s.arg(desk.view.table().guide().question())
                                        .arg(area->widget()->height())
                                        .arg(area->viewport()->height())));
            }
            (isTold ? told : fights) += 1;
        }
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(fights > 10 && told > 10, qPrintable(u"%1 fights, %2 told"_s.arg(fights).arg(told)));
}

QTEST_MAIN(TestCloudAgeEmptyBox)
#include "tst_cloudageemptybox.moc"
