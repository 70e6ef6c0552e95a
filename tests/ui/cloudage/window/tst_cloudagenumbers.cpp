// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/settings.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/cloudage/numbers/cloudagenumbers.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeView;

namespace {

/// An open game with its page of numbers.
struct Desk {
    explicit Desk(int players = 2, Mode mode = Mode::Scenario2) : view(sampleGame(players, mode))
    {
        view.centre()->resize(1366, 620);
        view.centre()->show();
    }
    void openPage()
    {
        for (QAction *action : view.pages()) {
            if (action->objectName() == "action-numbers"_L1)
                action->trigger();
        }
    }
    template <class Widget = QWidget>
    Widget *find(const QString &name)
    {
        return view.centre()->findChild<Widget *>(name);
    }
    /// Types over what stands in a field.
    void type(const QString &path, const QString &text)
    {
        auto *field = find<QLineEdit>(u"number-"_s + path);
        QVERIFY2(field != nullptr, qPrintable(path));
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClicks(field, text);
    }
    /// Chooses with the arrow keys.
    void choose(const QString &path, int value)
    {
        auto *box = find<QComboBox>(u"number-"_s + path);
        QVERIFY2(box != nullptr, qPrintable(path));
        box->setFocus();
        const int wanted = box->findData(value);
        QVERIFY(wanted >= 0);
        while (box->currentIndex() != wanted)
            QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }
    void apply() { QTest::mouseClick(find<QPushButton>(u"numbers-apply"_s), Qt::LeftButton); }
    QString said() { return find<QLabel>(u"numbers-message"_s)->text(); }
    Session &session() { return view.table().session(); }
    const PlayerState &board(int player) { return session().state().players[static_cast<Player>(player)]; }

    words::Speech speech{words::Language::English};
    CloudAgeView view;
};

} // namespace

/// The page on which the numbers of CloudAge are compared and corrected.
class TestCloudAgeNumbers : public QObject
{
    Q_OBJECT

private slots:
    void everyValueHasAName_data();
    void everyValueHasAName();
    void whatIsChangedIsOneCorrection();
    void theValueThatCannotBeIsNamed();
    void whatIsNoSuchThingIsSaid();
    void aGameUnderWayIsJoined();
    void listsTakeTheWidthThatIsLeft();
};

void TestCloudAgeNumbers::everyValueHasAName_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("mode");
    QTest::newRow("solo") << 1 << static_cast<int>(Mode::Scenario2);
    QTest::newRow("campaign") << 3 << static_cast<int>(Mode::Campaign);
}

void TestCloudAgeNumbers::everyValueHasAName()
{
    QFETCH(int, players);
    QFETCH(int, mode);
    Desk desk(players, static_cast<Mode>(mode));
    const auto numbers = ui::cloudAgeNumbers(desk.view.table());
    const auto &game = desk.session();
    const std::size_t all = settings().values(game.setup(), game.state(), game.record().ids).size();
    // Only where nobody plays alone there is no Solo board.
    QCOMPARE(numbers->numbers().size(), all - (players == 1 ? 0 : 1));
    QStringList names;
    for (const ui::BoardNumber &number : numbers->numbers())
        names << number.section + number.name;
    QCOMPARE(names.removeDuplicates(), 0);
}

void TestCloudAgeNumbers::whatIsChangedIsOneCorrection()
{
    Desk desk;
    desk.openPage();
    QVERIFY(!desk.find(u"numbers-apply"_s)->isEnabled());
    const QString city = desk.view.table().words().city(City{1});
    desk.type(u"players.1.water"_s, u"7"_s);
    desk.type(u"players.2.markers"_s, u"2 "_s + city);
    desk.type(u"players.2.lastFight"_s, u"5"_s);
    desk.type(u"players.1.navigation.discard"_s, u"3, 1"_s);
    desk.type(u"players.2.markersLeft"_s, u"4"_s);
    desk.choose(u"players.2.at"_s, 1);
    desk.choose(u"bookSide"_s, static_cast<int>(BookSide::Back));
    QCOMPARE(desk.said(), u"7 values will be set as one correction."_s);
    QTest::keyClicks(desk.find(u"numbers-note"_s), u"counted"_s);
    desk.apply();
    QCOMPARE(desk.said(), u"The boards are corrected."_s);
    QCOMPARE(desk.session().eventCount(), 1);
    QCOMPARE(desk.session().note(1).reason, u"counted"_s);
    QCOMPARE(desk.board(0).stock[Resource::Water], std::int16_t{7});
    const NavigationPile &discard = desk.board(0).navigation.discard;
    QVERIFY(discard.size() == 2 && discard[0] == 3 && discard[1] == 1);
    QCOMPARE(desk.board(1).markersAt(City{1}), 2);
    QCOMPARE(desk.board(1).at, City{1});
    QCOMPARE(desk.board(1).lastFight, std::optional<std::int16_t>(5));
    QCOMPARE(desk.session().state().bookSide, BookSide::Back);
    const QString told = desk.view.table().narrator().deed(desk.session(), 1);
    QVERIFY2(told.contains(u"Water: 7"_s) && told.contains(u"2 "_s + city), qPrintable(told));
    desk.view.undo();
    QCOMPARE(desk.board(1).markersAt(City{1}), 0);
    QVERIFY(desk.board(1).at == none<City>);
    QCOMPARE(desk.find<QLineEdit>(u"number-players.2.markers"_s)->text(), QString());
}

void TestCloudAgeNumbers::theValueThatCannotBeIsNamed()
{
    Desk desk;
    desk.openPage();
    desk.type(u"players.1.level"_s, u"11"_s);
    QVERIFY2(desk.said().contains(u"Production level"_s) && desk.said().contains(u"0 to 10"_s),
             qPrintable(desk.said()));
    desk.type(u"players.1.level"_s, u"2"_s);
    // Together with those on the track they are more markers than there are.
    desk.type(u"players.1.markers"_s, u"3 "_s + desk.view.table().words().city(City{0}));
    QVERIFY2(desk.said().contains(u"Markers in cities"_s), qPrintable(desk.said()));
    QVERIFY(!desk.said().contains(u"Production level"_s));
    QVERIFY(!desk.find(u"numbers-apply"_s)->isEnabled());
    QTest::keyClick(desk.find(u"number-players.1.level"_s), Qt::Key_Return);
    QCOMPARE(desk.session().eventCount(), 0);
}

void TestCloudAgeNumbers::whatIsNoSuchThingIsSaid()
{
    Desk desk;
    desk.openPage();
    desk.type(u"players.1.projects"_s, u"Atlantis"_s);
    QVERIFY2(desk.said().contains(u"“Atlantis”"_s), qPrintable(desk.said()));
    QVERIFY(!desk.find(u"numbers-apply"_s)->isEnabled());
    desk.type(u"players.1.projects"_s, QString());
    QCOMPARE(desk.said(), u"Nothing is changed."_s);
}

/// Whatever stands on the boards of one game is typed into another one, which stands so then.
void TestCloudAgeNumbers::aGameUnderWayIsJoined()
{
    Desk there;
    playByChance(there.view.table(), 5, 70);
    while (there.view.table().guide().canGoBack())
        there.view.table().guide().back();
    const auto canBeEntered = [&] {
        const Phase phase = there.session().state().phase;
        return phase == Phase::Movement || phase == Phase::Action;
    };
    while (!canBeEntered() && there.session().canUndo())
        there.session().undo();
    QVERIFY(there.session().cursor() > 20);
    const auto numbers = ui::cloudAgeNumbers(there.view.table());

    Desk here;
    here.openPage();
    for (const ui::BoardNumber &number : numbers->numbers()) {
        if (!number.choices.empty())
            here.choose(number.path, number.value.value_or(-1));
        else if (number.line || !number.value)
            here.type(number.path, number.line.value_or(QString()));
        else
            here.type(number.path, QString::number(*number.value));
    }
    QVERIFY2(here.find(u"numbers-apply"_s)->isEnabled(), qPrintable(here.said()));
    here.apply();
    const auto valuesOf = [](Desk &desk) {
        const Session &session = desk.session();
        return boardValues(session.setup(), session.state(), session.record().ids);
    };
    QVERIFY(valuesOf(here) == valuesOf(there));
    QCOMPARE(here.session().state().phase, there.session().state().phase);
    QCOMPARE(here.session().state().current, there.session().state().current);
    QCOMPARE(here.session().state().round, there.session().state().round);
}

/// Two players leave room beside them: lists get it, numbers stay beside their names.
void TestCloudAgeNumbers::listsTakeTheWidthThatIsLeft()
{
    Desk desk;
    playByChance(desk.view.table(), 5, 90);
    while (desk.view.table().guide().canGoBack())
        desk.view.table().guide().back();
    desk.openPage();
    QCoreApplication::processEvents(); // layouts
    const auto *vp = desk.find(u"number-players.2.vp"_s);
    const auto *markers = desk.find(u"number-players.2.markers"_s);
    QVERIFY(vp && markers);
    QVERIFY(vp->width() < markers->width());
    const QWidget *section = markers->parentWidget();
    QCOMPARE(desk.find(u"number-players.1.vp"_s)->parentWidget()->y(), section->y()); // side by side
    int right = 0;
    const auto fields = desk.view.centre()->findChildren<QLineEdit *>();
    for (const QLineEdit *field : fields) {
        if (field->objectName().startsWith("number-"_L1) && field->parentWidget()->y() == section->y())
            right = std::max(right, field->parentWidget()->geometry().right());
    }
    QVERIFY2(right > desk.find(u"numbers-page"_s)->width() - 80, qPrintable(QString::number(right)));
}

QTEST_MAIN(TestCloudAgeNumbers)
#include "tst_cloudagenumbers.moc"
