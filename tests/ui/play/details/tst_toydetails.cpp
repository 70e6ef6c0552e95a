// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/details/detailspart.h"
#include "ui/play/details/gamedetailspage.h"
#include "ui/words/language.h"

#include <QtCore/QJsonArray>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyTable;

namespace {

QString colorWord(int color)
{
    return u"colour-%1"_s.arg(color);
}

ui::SeatsSpec oneToFive()
{
    return {.least = 1,
            .most = 5,
            .colors = 5,
            .colorName = [](int color) { return u"colour %1"_s.arg(color); },
            .colorLook = [](int) -> const ui::PieceColor & {
                static const ui::PieceColor grey;
                return grey;
            }};
}

/// In which season the berries are picked: what only this game has.
class SeasonPart : public ui::DetailsPart
{
public:
    explicit SeasonPart(play::ChangeableSetup &setup) : m_setup(setup), m_season(new QLineEdit(this))
    {
        m_season->setObjectName(u"season"_s);
        connect(m_season, &QLineEdit::textChanged, this, &DetailsPart::changed);
    }
    void enterInto(QJsonObject &setup) const override { setup["season"_L1] = m_season->text(); }
    void reset() override { m_season->setText(now()); }
    QString intro() const override { return u"Players and season."_s; }
    QStringList summary() const override
    {
        return m_season->text() == now() ? QStringList() : QStringList{u"Another season."_s};
    }

private:
    QString now() const { return m_setup.presentSetup().others["season"_L1].toString(); }

    play::ChangeableSetup &m_setup;
    QLineEdit *m_season;
};

/// Two players, one of whom another program wrote with more blanks than people see.
toygame::Record spacedOut()
{
    QJsonObject document = beginning();
    QJsonObject setup = document["setup"_L1].toObject();
    setup["players"_L1] =
        QJsonArray{QJsonObject{{u"name"_s, u"Ada  Lovelace "_s}, {u"color"_s, u"colour-3"_s}},
                   QJsonObject{{u"name"_s, u"Bo"_s}}};
    setup["season"_L1] = u"autumn"_s;
    document["setup"_L1] = setup;
    return play::RecordFile<toygame::Game>::read(document).value();
}

struct Desk {
    explicit Desk(const toygame::Record &record = newRecord(), bool hasPart = false)
        : table(record), page(table, {oneToFive(), colorWord, partIf(hasPart)})
    {
        table.session().play(pick(2));
        page.resize(700, 400);
        page.show();
    }
    std::function<std::unique_ptr<ui::DetailsPart>()> partIf(bool hasPart)
    {
        if (!hasPart)
            return {};
        return [this] {
            return std::make_unique<SeasonPart>(dynamic_cast<play::ChangeableSetup &>(table.session()));
        };
    }
    template <class Widget>
    Widget *find(const QString &name)
    {
        return page.findChild<Widget *>(name);
    }
    QString message() { return find<QLabel>(u"details-message"_s)->text(); }
    void click(const QString &name) { QTest::mouseClick(find<QWidget>(name), Qt::LeftButton); }
    void type(const QString &field, const QString &text)
    {
        auto *edit = find<QLineEdit>(field);
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    QString name(int seat) { return table.session().record().players[seat].name; }

    words::Speech speech{words::Language::English};
    ToyTable table;
    ui::GameDetailsPage page;
};

} // namespace

/// Details of a running game, of a game that the page has never seen.
class TestToyDetails : public QObject
{
    Q_OBJECT

private slots:
    void aNameIsMendedByKeys();
    void coloursChangeHands();
    void seatsChange();
    void everybodyNeedsAName();
    void whatCannotBeIsSaid();
    void namesAreNoMarkup();
    void whatItCannotShowIsNotChanged();
    void whatOnlyTheGameHas();
    void closingGivesUpOnce();
    void wordsFollowTheLanguage();
};

void TestToyDetails::aNameIsMendedByKeys()
{
    Desk desk;
    QSignalSpy told(&desk.table, &ui::GameTable::changed);
    QVERIFY(!desk.page.isEdited());
    QCOMPARE(desk.message(), u"Nothing is changed."_s);
    desk.type(u"name-1"_s, u"Adele"_s);
    QCOMPARE(desk.message(), u"Ada will be called Adele."_s);
    QCOMPARE(told.size(), 0);
    QTest::keyClick(desk.find<QLineEdit>(u"name-1"_s), Qt::Key_Return);
    QCOMPARE(desk.name(0), u"Adele"_s);
    QCOMPARE(desk.table.narrator().player(play::Seat(0)), u"Adele"_s);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().value<ui::TableChange>().setup);
    QCOMPARE(desk.message(), u"The game is changed."_s);
    QVERIFY(!desk.page.isEdited());
    desk.table.session().undo(); // takes back the event, not the name
    QCOMPARE(desk.table.session().cursor(), 0);
    QCOMPARE(desk.name(0), u"Adele"_s);
}

void TestToyDetails::coloursChangeHands()
{
    Desk desk;
    desk.find<QComboBox>(u"color-1"_s)->setCurrentIndex(1);
    QCOMPARE(desk.message(), u"Ada will play colour 1. Bo will play colour 0."_s);
    desk.click(u"details-apply"_s);
    const QJsonArray players = desk.table.session().record().document["setup"_L1]["players"_L1].toArray();
    QCOMPARE(players[0]["color"_L1].toString(), u"colour-1"_s);
    QCOMPARE(players[1]["color"_L1].toString(), u"colour-0"_s);
}

void TestToyDetails::seatsChange()
{
    Desk desk;
    desk.click(u"seat-down-1"_s);
    QCOMPARE(desk.message(), u"Nothing is changed."_s); // round the table nothing is: she begins
    desk.find<QWidget>(u"starts-1"_s)->setFocus();
    QTest::keyClick(desk.find<QWidget>(u"starts-1"_s), Qt::Key_Space);
    QVERIFY2(desk.message().startsWith(u"Turn order will be: Bo, Ada"_s), qPrintable(desk.message()));
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.name(0), u"Bo"_s);
    QCOMPARE(desk.table.session().eventCount(), 1);
}

void TestToyDetails::everybodyNeedsAName()
{
    Desk desk;
    auto *name = desk.find<QLineEdit>(u"name-2"_s);
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    QCOMPARE(desk.message(), u"Everybody needs a name."_s);
    QVERIFY(!desk.find<QPushButton>(u"details-apply"_s)->isEnabled());
    desk.page.apply(); // as Enter would
    QCOMPARE(desk.name(1), u"Bo"_s);
    desk.click(u"details-reset"_s);
    QCOMPARE(name->text(), u"Bo"_s);
    QVERIFY(!desk.page.isEdited());
}

void TestToyDetails::whatCannotBeIsSaid()
{
    Desk desk;
    desk.type(u"name-1"_s, u"bo"_s);
    QCOMPARE(desk.message(), u"Two players have the same name."_s);
    QVERIFY(!desk.find<QPushButton>(u"details-apply"_s)->isEnabled());
    QVERIFY(desk.page.isEdited());
    desk.find<QLineEdit>(u"name-1"_s)->setText(u"\u200b"_s); // nobody sees it
    QCOMPARE(desk.message(), u"Everybody needs a name."_s);
    QTest::keyClick(desk.find<QLineEdit>(u"name-1"_s), Qt::Key_Return);
    QCOMPARE(desk.name(0), u"Ada"_s);
}

void TestToyDetails::namesAreNoMarkup()
{
    Desk desk;
    desk.type(u"name-1"_s, u"<b>x</b>&amp;%1"_s);
    QCOMPARE(desk.message(), u"Ada will be called <b>x</b>&amp;%1."_s);
    QCOMPARE(desk.find<QLabel>(u"details-message"_s)->textFormat(), Qt::PlainText);
    desk.type(u"name-2"_s, u"%1 %2"_s);
    QCOMPARE(desk.message(), u"Ada will be called <b>x</b>&amp;%1. Bo will be called %1 %2."_s);
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.name(0), u"<b>x</b>&amp;%1"_s);
    desk.type(u"name-1"_s, u"Ada"_s);
    QCOMPARE(desk.message(), u"<b>x</b>&amp;%1 will be called Ada."_s);
}

/// Else somebody would be asked to give up what he never changed.
void TestToyDetails::whatItCannotShowIsNotChanged()
{
    Desk desk(spacedOut());
    QVERIFY(!desk.page.isEdited());
    QVERIFY(desk.page.mayClose());
    QCOMPARE(desk.find<QComboBox>(u"color-1"_s)->currentIndex(), 3);
    desk.type(u"name-2"_s, u"Bob"_s);
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.name(0), u"Ada  Lovelace "_s);
    QVERIFY(
        !desk.table.session().record().document["setup"_L1]["players"_L1][1].toObject().contains("color"_L1));
}

void TestToyDetails::whatOnlyTheGameHas()
{
    Desk desk(spacedOut(), true);
    QVERIFY(!desk.page.isEdited());
    desk.type(u"season"_s, u"spring"_s);
    QCOMPARE(desk.message(), u"Another season."_s);
    desk.click(u"details-reset"_s);
    QCOMPARE(desk.find<QLineEdit>(u"season"_s)->text(), u"autumn"_s);
    desk.type(u"season"_s, u"spring"_s);
    desk.click(u"details-apply"_s);
    QCOMPARE(desk.table.session().record().document["setup"_L1]["season"_L1].toString(), u"spring"_s);
    QVERIFY(!desk.page.isEdited());
}

void TestToyDetails::closingGivesUpOnce()
{
    Desk desk;
    desk.type(u"name-1"_s, u"Zoe"_s);
    QVERIFY(!desk.page.mayClose());
    QVERIFY(desk.message().contains(u"not applied"_s));
    QVERIFY(desk.page.mayClose());
    QCOMPARE(desk.find<QLineEdit>(u"name-1"_s)->text(), u"Ada"_s);
    QVERIFY(desk.find<QPushButton>(u"details-values"_s) == nullptr); // none were offered
}

void TestToyDetails::wordsFollowTheLanguage()
{
    Desk desk;
    desk.type(u"name-1"_s, u"Zoe"_s);
    const QString english = desk.message();
    const words::Speech speech(words::Language::French);
    desk.table.retell();
    QVERIFY(desk.message() != english);
    QVERIFY(desk.message().contains(u"Zoe"_s));
    QCOMPARE(desk.find<QLineEdit>(u"name-1"_s)->text(), u"Zoe"_s); // what was typed stays
    QVERIFY(desk.page.isEdited());
}

QTEST_MAIN(TestToyDetails)
#include "tst_toydetails.moc"
