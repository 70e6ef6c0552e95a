// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/gamerecord.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "ui/airshipcity/newgame/rulings.h"
#include "ui/play/details/detailspart.h"
#include "ui/play/details/gamedetailspage.h"
#include "ui/words/language.h"

#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Desk {
    Desk()
    {
        for (int i = 0; i < 30; ++i)
            table.session().play(Played{table.session().legalPlays().front(), {}});
        page.resize(900, 700);
        page.show();
    }
    template <class Widget>
    Widget *find(const QString &name)
    {
        return page.findChild<Widget *>(name);
    }
    QString message() { return find<QLabel>(u"details-message"_s)->text(); }
    void click(const QString &name) { QTest::mouseClick(find<QWidget>(name), Qt::LeftButton); }
    QStringList names()
    {
        QStringList names;
        for (const PlayerInfo &player : table.session().record().players)
            names << player.name;
        return names;
    }

    words::Speech speech{words::Language::English};
    AirshipCityTable table{sampleRecord()};
    GameDetailsPage page{table,
                         {airshipCitySeats(),
                          [](int color) { return table::word(static_cast<PlayerColor>(color)); },
                          [this] { return rulingsPart(table); }}};
};

} // namespace

class TestGameDetailsPage : public QObject
{
    Q_OBJECT

private slots:
    void namesAndColours();
    void seats();
    void editionAndRulings();
    void twoOfOneName();
    void nothingIsLostByClosing();
    void leadsToTheValues();
    void buttonsStayUnderThePointer();
};

void TestGameDetailsPage::namesAndColours()
{
    Desk desk;
    QVERIFY(!desk.page.isEdited());
    QVERIFY(!desk.find<QWidget>(u"name-4"_s)->isVisible());
    auto *name = desk.find<QLineEdit>(u"name-1"_s);
    name->selectAll();
    QTest::keyClicks(name, u"Adele"_s);
    QVERIFY2(desk.message().contains(u"Ada will be called Adele."_s), qPrintable(desk.message()));
    desk.find<QComboBox>(u"color-2"_s)->setCurrentIndex(static_cast<int>(PlayerColor::Green));
    QVERIFY2(desk.message().contains(u"Bo will play"_s), qPrintable(desk.message()));
    const State before = desk.table.state();
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(desk.names(), (QStringList{u"Adele"_s, u"Bo"_s, u"Cy"_s}));
    QCOMPARE(desk.table.color(Player{1}), PlayerColor::Green);
    QCOMPARE(desk.table.words().player(Player{0}), u"Adele"_s);
    QVERIFY(desk.table.state() == before);
    QVERIFY(!desk.page.isEdited());
}

/// However much there is to tell.
void TestGameDetailsPage::buttonsStayUnderThePointer()
{
    Desk desk;
    desk.page.resize(560, 620);
    const auto place = [&desk] {
        const auto *apply = desk.find<QPushButton>(u"details-apply"_s);
        return QRect(apply->mapTo(&desk.page, QPoint()), apply->size());
    };
    QTRY_VERIFY(place().isValid());
    const QRect before = place();
    desk.click(u"seat-down-1"_s);
    desk.click(u"seat-down-2"_s);
    auto *name = desk.find<QLineEdit>(u"name-1"_s);
    name->selectAll();
    QTest::keyClicks(name, u"Adele of the long name that wants two lines"_s);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(place(), before);
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.message(), u"The game is changed."_s);
}

void TestGameDetailsPage::seats()
{
    Desk desk;
    desk.click(u"seat-down-1"_s); // she still begins
    QVERIFY2(desk.message().contains(u"Turn order will be: Ada, Cy, Bo"_s), qPrintable(desk.message()));
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.names(), (QStringList{u"Ada"_s, u"Cy"_s, u"Bo"_s}));
    QCOMPARE(desk.table.session().eventCount(), 30);
}

void TestGameDetailsPage::editionAndRulings()
{
    Desk desk;
    auto *edition = desk.find<QComboBox>(u"edition"_s);
    edition->setCurrentIndex(static_cast<int>(Edition::En2020));
    QVERIFY2(desk.message().contains(u"The edition will be"_s), qPrintable(desk.message()));
    QVERIFY2(desk.message().contains(u"the rules"_s), qPrintable(desk.message()));
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.table.setup().edition, Edition::En2020);
    const Replay again = replay(desk.table.setup(), desk.table.session().record().entries);
    QVERIFY(!again.stoppedBy);
    QVERIFY(again.end() == desk.table.state());
}

void TestGameDetailsPage::twoOfOneName()
{
    Desk desk;
    auto *name = desk.find<QLineEdit>(u"name-1"_s);
    name->selectAll();
    QTest::keyClicks(name, u"Bo"_s);
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.names().constFirst(), u"Ada"_s);
    QCOMPARE(desk.message(), u"Two players have the same name."_s);
    desk.click(u"details-reset"_s);
    QCOMPARE(name->text(), u"Ada"_s);
    name->clear();
    QVERIFY(!desk.find<QPushButton>(u"details-apply"_s)->isEnabled());
}

void TestGameDetailsPage::nothingIsLostByClosing()
{
    Desk desk;
    QVERIFY(desk.page.mayClose());
    QTest::keyClicks(desk.find<QLineEdit>(u"name-1"_s), u"x"_s);
    QVERIFY(!desk.page.mayClose());
    QVERIFY(desk.message().contains(u"not applied"_s));
    QVERIFY(desk.page.mayClose());
    QVERIFY(!desk.page.isEdited());
}

void TestGameDetailsPage::leadsToTheValues()
{
    Desk desk;
    QVERIFY(desk.find<QPushButton>(u"details-values"_s) == nullptr);
    QAction values;
    values.setCheckable(true);
    desk.page.offerValues(values);
    QCOMPARE(desk.find<QPushButton>(u"details-reset"_s)->nextInFocusChain(),
             desk.find<QPushButton>(u"details-values"_s));
    desk.click(u"details-values"_s);
    QVERIFY(values.isChecked());
}

QTEST_MAIN(TestGameDetailsPage)
#include "tst_gamedetailspage.moc"
