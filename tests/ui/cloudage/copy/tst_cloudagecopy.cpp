// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copydraft.h"
#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/printed.h"
#include "core/cloudage/record/gamerecord.h"
#include "core/table/jsonput.h"
#include "core/table/jsonreader.h"
#include "ui/box/boxcopypage.h"
#include "ui/box/boxkeep.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/cloudage/copy/cloudagebox.h"
#include "ui/newgame/boxfile.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace skyledger;
using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

/// The box of CloudAge, typed by its owner, and a new game that knows it.
class TestCloudAgeCopy : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;
    const ui::CloudAgeModule m_module;
    std::unique_ptr<ui::EditorPage> m_page;

    void open()
    {
        m_page = m_module.copyPage({});
        m_page->resize(1366, 660);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static QString focused() { return QApplication::focusWidget()->objectName(); }
    /// Searches for a thing and goes to its first value that is not known.
    static void goTo(const QString &thing)
    {
        press(Qt::Key_F, Qt::ControlModifier);
        type(thing);
        press(Qt::Key_Return);
    }
    GameRecord newGame() const
    {
        const auto page = m_module.newGamePage({}, {});
        page->show();
        const auto names = page->findChildren<QLineEdit *>();
        QTest::keyClicks(names[0], u"Ada"_s);
        QTest::keyClicks(names[1], u"Bo"_s);
        QSignalSpy started(page.get(), &ui::NewGamePage::started);
        QTest::keyClick(page->findChild<QPushButton *>(u"start"_s), Qt::Key_Space);
        const auto begun = started.first().first().value<ui::NewRecord>();
        return readGameRecord(table::parseObject(begun.bytes).value()).value();
    }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
    }
    void cleanup() { m_page.reset(); }

    void everyValueCanBeTyped();
    void aCityIsTypedAndANewGameKnowsIt();
    void aCardIsTypedInALine();
    void cityCardsAreTypedOneAfterTheOther();
    void partsOfAValueAreKeptTogether();
    void upgradesBesideItStay();
    void theNewGameLeadsToTheCopy();
    void whatIsMetInAGameIsKept();
};

/// Everything that the sample set holds is shown as it would be typed, and typed again it is the same.
void TestCloudAgeCopy::everyValueCanBeTyped()
{
    const ui::TableBox box = ui::cloudAgeBox();
    const QJsonObject sample = sampleCatalogue();
    const box::CopyDraft draft(box.format, sample);
    const ui::BoxSheets sheets = ui::subjectOf(box).sheets(draft.shown());
    int typed = 0;
    for (const ui::BoxSheet &sheet : sheets) {
        for (const ui::BoxThing &thing : sheet.things) {
            std::vector<std::optional<QString>> texts;
            for (const ui::ValueField &field : thing.fields) {
                const QString text = typedOf(thing, field, draft);
                texts.emplace_back(text.isEmpty() ? std::nullopt : std::optional(text));
                typed += text.isEmpty() ? 0 : 1;
            }
            const ui::TypedValues again = typedValues(thing, texts);
            QVERIFY2(!again.fault, qPrintable(thing.id));
            box::CopyDraft other(box.format, sample);
            QVERIFY2(!other.enter(again.values), qPrintable(thing.id));
            for (std::size_t i = 0; i < thing.fields.size(); ++i)
                QCOMPARE(typedOf(thing, thing.fields[i], other), texts[i].value_or(QString()));
        }
    }
    QVERIFY(typed > 300);
    // Nothing of the list of values is without a place.
    QStringList places;
    for (const ui::BoxSheet &sheet : sheets) {
        for (const ui::BoxThing &thing : sheet.things) {
            for (const ui::ValueField &field : thing.fields)
                places << (thing.path + QStringList{field.key}).join(u'.');
            places << thing.path.join(u'.');
        }
    }
    for (const ui::BoxValue &value : box.values(draft.shown())) {
        if (value.isAsked)
            QVERIFY2(places.contains(value.path.join(u'.')), qPrintable(value.name.join(u'.')));
    }
}

void TestCloudAgeCopy::aCityIsTypedAndANewGameKnowsIt()
{
    open();
    goTo(u"whika"_s);
    QCOMPARE(focused(), u"box-cities-whika-combat"_s);
    type(u"5"_s);
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-cities-whika-reward"_s);
    type(u"3x 2w"_s);
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-cities-whika-hexes"_s);
    type(u"300"_s);
    press(Qt::Key_Return);
    const auto *found = m_page->findChild<QWidget *>(u"box-found"_s);
    QCOMPARE(found->findChild<QLabel *>(u"box-detail"_s)->text(),
             u"Whika: Hexes – Expected: a whole number from 0 to 99"_s);
    press(Qt::Key_Backspace);
    press(Qt::Key_Backspace);
    press(Qt::Key_Return);
    const GameRecord record = newGame();
    const CityValues &whika = record.setup.catalogue.cities[record.setup.catalogue.whika];
    QCOMPARE(int{whika.militia.combat.value_or(0)}, 5);
    QCOMPARE(int{whika.hexes.value_or(0)}, 3);
    QVERIFY(whika.militia.reward);
    QCOMPARE(int{whika.militia.reward->certain.vp}, 3);
    QCOMPARE(int{whika.militia.reward->certain.gain[Resource::Water]}, 2);
    // The rulebook's other cities are still there, and no value is anybody's that was not typed.
    QVERIFY(record.ids.cities.find(u"promise"));
    for (const describe::PrintedEntry &entry : catalogueEntries(record.catalogue()))
        QCOMPARE(entry.source == "copy"_L1, entry.name.startsWith(u"cities.whika."_s));
}

void TestCloudAgeCopy::aCardIsTypedInALine()
{
    open();
    goTo(u"Sam"_s);
    auto *sheets = m_page->findChild<QLineEdit *>(u"box-search"_s);
    sheets->clear();
    for (int i = 0; i < 9 && !m_page->findChild<QWidget *>(u"box-sheet-projects"_s); ++i)
        press(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(m_page->findChild<QWidget *>(u"box-sheet-projects"_s)->isVisible());
    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"Balloon; G; 2W C; 3X/2W; 112; 4; 1"_s);
    press(Qt::Key_Return);
    const QJsonObject kept = ui::BoxFile(u"cloudage"_s).read();
    const QJsonValue card = table::valueAt(kept, {u"projects"_s, u"#balloon"_s});
    QCOMPARE(card["name"_L1]["fr"_L1].toString(), u"Balloon"_s);
    QCOMPARE(card["color"_L1].toString(), u"green"_s);
    QCOMPARE(card["cost"_L1], QJsonValue(QJsonObject({{u"water"_s, 2}, {u"cards"_s, 1}})));
    QCOMPARE(card["symbols"_L1]["movement"_L1].toInt(), 2);
    QCOMPARE(card["vp"_L1].toInt(), 4);
    QCOMPARE(card["sources"_L1]["reward"_L1].toString(), u"copy"_s);
    QVERIFY(newGame().ids.projects.find(u"balloon"));
}

/// They have no names: six characters are a card, in a line of its own or in that for the next one.
void TestCloudAgeCopy::cityCardsAreTypedOneAfterTheOther()
{
    open();
    goTo(u"city card 1"_s);
    QCOMPARE(focused(), u"box-cityCards-0-value"_s);
    const auto cards = [] { return cityCardsIn(ui::BoxFile(u"cloudage"_s).read()); };
    const auto *found = m_page->findChild<QWidget *>(u"box-found"_s);
    const auto detail = [&found] { return found->findChild<QLabel *>(u"box-detail"_s)->text(); };
    type(u"3ee2mc"_s); // no zone is the largest and the second
    press(Qt::Key_Return);
    QVERIFY(cards().empty());
    QVERIFY2(detail().contains(u"Expected"_s), qPrintable(detail()));
    for (int i = 0; i < 6; ++i)
        press(Qt::Key_Backspace);
    type(u"3ew2mc"_s);
    QVERIFY2(detail().contains(u"wrench wild zone"_s), qPrintable(detail()));
    press(Qt::Key_Return);
    const CityCard first{3, Zone::Energy, Zone::Water, 2, Zone::Metal, Zone::Cards};
    QCOMPARE(cards().size(), std::size_t{1});
    QVERIFY(cards().front() == first);
    QCOMPARE(ui::BoxFile(u"cloudage"_s).read()["cityCards"_L1][0]["source"_L1].toString(), u"copy"_s);
    // On their page the next ones come by themselves, wherever they are typed.
    m_page->findChild<QLineEdit *>(u"box-search"_s)->clear();
    for (int i = 0; i < 12 && !m_page->findChild<QWidget *>(u"box-sheet-city-cards"_s); ++i)
        press(Qt::Key_PageDown, Qt::ControlModifier);
    auto *sheet = m_page->findChild<QWidget *>(u"box-sheet-city-cards"_s);
    QVERIFY(sheet && sheet->isVisible());
    press(Qt::Key_Return, Qt::ControlModifier);
    for (const auto &card : {u"1me0wc"_s, u"2 CM 3 EW"_s}) {
        type(card);
        press(Qt::Key_Return);
    }
    QCOMPARE(cards().size(), std::size_t{3});
    QVERIFY((cards()[2] == CityCard{2, Zone::Cards, Zone::Metal, 3, Zone::Energy, Zone::Water}));
    auto *far = sheet->findChild<QLineEdit *>(u"box-cityCards-30-value"_s);
    far->setFocus();
    type(u"4wm1ce"_s);
    press(Qt::Key_Return);
    QCOMPARE(cards().size(), std::size_t{4});
    QCOMPARE(sheet->findChild<QLineEdit *>(u"box-cityCards-3-value"_s)->text(), u"4WM1CE"_s);
    QVERIFY(far->text().isEmpty());
    const auto counted = [this] {
        const auto *rows = m_page->findChild<QListWidget *>(u"box-sheets"_s);
        return rows->item(rows->count() - 1)->text();
    };
    QCOMPARE(counted(), u"City cards: 4 of 39"_s);
    // One is taken out, and another one by leaving nothing of it.
    QTest::mouseClick(sheet->findChild<QPushButton *>(u"box-thing-cityCards-1-remove"_s), Qt::LeftButton);
    QCOMPARE(cards().size(), std::size_t{3});
    auto *line = sheet->findChild<QLineEdit *>(u"box-cityCards-0-value"_s);
    line->setFocus();
    line->selectAll();
    press(Qt::Key_Delete);
    press(Qt::Key_Return);
    QCOMPARE(cards().size(), std::size_t{2});
    QCOMPARE(line->text(), u"2CM3EW"_s);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cards().size(), std::size_t{3});
    QVERIFY(cards().front() == first);
    QCOMPARE(cityCardsOf(newGame()).size(), std::size_t{3});
}

void TestCloudAgeCopy::partsOfAValueAreKeptTogether()
{
    open();
    goTo(u"level 5"_s);
    QCOMPARE(focused(), u"box-production-5-energy"_s);
    type(u"3"_s);
    press(Qt::Key_Return);
    type(u"5"_s);
    press(Qt::Key_Return);
    QVERIFY(ui::BoxFile(u"cloudage"_s).read().isEmpty()); // half a value is none
    type(u"2"_s);
    press(Qt::Key_Return);
    const QJsonValue level = table::valueAt(ui::BoxFile(u"cloudage"_s).read(), {u"production"_s, u"5"_s});
    QCOMPARE(
        level,
        QJsonValue(QJsonObject({{u"energy"_s, 3}, {u"water"_s, 5}, {u"vp"_s, 2}, {u"source"_s, u"copy"_s}})));
    QVERIFY(newGame().setup.catalogue.production[5]);
}

/// A list counts whole where the rulebook's values lie beneath the copy.
void TestCloudAgeCopy::upgradesBesideItStay()
{
    box::CopyDraft draft(ui::cloudAgeBox().format);
    const QStringList second{u"upgrades"_s, u"combat"_s, u"@1"_s, u"cost"_s};
    QVERIFY(!draft.enter({{second, QJsonObject{{u"metal"_s, 3}}}}));
    const QStringList cannon{u"upgrades"_s, u"combat"_s, u"@0"_s, u"cost"_s};
    QCOMPARE(draft.value(cannon), QJsonValue(QJsonObject({{u"metal"_s, 2}})));
    QCOMPARE(draft.source(cannon), box::ValueSource::Rulebook);
    QCOMPARE(draft.source(second), box::ValueSource::Copy);
}

void TestCloudAgeCopy::theNewGameLeadsToTheCopy()
{
    QVERIFY(m_module.offers(ui::GameModule::Service::OwnersCopy));
    const auto page = m_module.newGamePage({}, {});
    page->show();
    QSignalSpy wanted(page.get(), &ui::NewGamePage::copyWanted);
    QTest::mouseClick(page->findChild<QPushButton *>(u"enter-box"_s), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
}

/// What is asked during a game is known to the next one, unless the values of the game are made up.
void TestCloudAgeCopy::whatIsMetInAGameIsKept()
{
    const box::CatalogueFormat format = ui::cloudAgeBox().format;
    const QStringList combat{u"cities"_s, u"#whika"_s, u"combat"_s};
    ui::ValuesAsked asked;
    asked.path = {combat[0], combat[1]};
    asked.fields.push_back(ui::numberField(combat[2], {}, 9));
    const auto kept = [&combat] { return table::valueAt(ui::BoxFile(u"cloudage"_s).read(), combat); };
    QVERIFY(ui::keepInBox(format, {}, asked, {QString()}) == ui::KeptInBox::Nothing);
    QVERIFY(ui::keepInBox(format, {{u"source"_s, u"sample"_s}}, asked, {u"5"_s}) == ui::KeptInBox::Nothing);
    QVERIFY(kept().isUndefined());
    QVERIFY(ui::keepInBox(format, {}, asked, {u"5"_s}) == ui::KeptInBox::Kept);
    QCOMPARE(kept(), QJsonValue(5));
    QCOMPARE(box::sourceAt(ui::BoxFile(u"cloudage"_s).read(), combat), std::optional(box::ValueSource::Copy));
    QCOMPARE(table::valueAt(newGame().catalogue(), combat), QJsonValue(5));
}

QTEST_MAIN(TestCloudAgeCopy)
#include "tst_cloudagecopy.moc"
