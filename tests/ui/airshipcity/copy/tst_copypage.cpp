// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/table/smalldisk.h"
#include "tests/ui/airshipcity/copy/desk.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/box/cards/piececard.h"
#include "ui/box/fields/chipfield.h"
#include "ui/widgets/theme.h"

#include <QScopeGuard>
#include <QtCore/QSet>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLineEdit>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

MissingValue at(Field field, int index = 0)
{
    return {field, static_cast<std::uint8_t>(index)};
}

TrackValues track(std::initializer_list<int> prices)
{
    TrackValues track;
    for (const int price : prices)
        track.append(static_cast<std::uint8_t>(price));
    return track;
}

} // namespace

/// The page on which a box is entered: what it refuses, finds, keeps and says.
class TestCopyPage : public QObject
{
    Q_OBJECT

private slots:
    void oneKeyGoesToWhatIsMissing();
    void refusedWhereItIsTyped();
    void tilesBeyondTheCityAreRefused();
    void chipsByKeysAndPointer();
    void whatCannotBeRightStandsBesideItsPiece();
    void theCheckLeadsToPlaces();
    void theCheckNamesThePiece();
    void undoShowsWhatItChanges();
    void anotherThemeWhileThePageIsOpen();
    void confirmedAsPrinted();
    void aFileThatCannotBeReadIsLeftAlone();
    void aFileThatCannotBeWritten();
    void aFullDisk();
    void anotherWindowsValuesAreKept();
    void whatCannotBeBroughtTogetherIsLeftAlone();
    void anotherWindowsPieceWhileOneTypes();
    void aPriceIsTypedOver();
    void foreignFilesAreKeptOnce();
    void sampleDataSaysSoEverywhere();
    void everyFieldIsKnownByName();
    void everyFieldIsOnACardUnderItsName();
    void anotherDocumentIsOneStep();
};

void TestCopyPage::oneKeyGoesToWhatIsMissing()
{
    CopyTable table;
    table.open();
    int missing = 0;
    for (const BoxPage page : all<BoxPage>())
        missing += table.draft().missing(page);
    QVERIFY(table.text(u"copy-missing"_s).startsWith(QString::number(missing)));
    // From the tiles, of which none is counted, on to the first contract and through its fields.
    press(Qt::Key_F8);
    QCOMPARE(fieldOf(QApplication::focusWidget())->place(), at(Field::ContractTerm));
    press(Qt::Key_F8);
    QCOMPARE(fieldOf(QApplication::focusWidget())->place(), at(Field::ContractCost));
    type(u"2"_s);
    press(Qt::Key_F8);
    QCOMPARE(fieldOf(QApplication::focusWidget())->place(), at(Field::ContractVp));
    // Each gap once, then the first one again.
    QList<QWidget *> seen;
    for (std::size_t i = 0; i < gapsOf(table.draft()).size(); ++i) {
        QVERIFY(!seen.contains(QApplication::focusWidget()));
        seen << QApplication::focusWidget();
        press(Qt::Key_F8);
    }
    QCOMPARE(QApplication::focusWidget(), seen.constFirst());
    QVERIFY(table.text(u"copy-missing"_s).startsWith(QString::number(missing - 1)));
    table.page->desk().replace(sampleCatalogue(), u"all of it"_s);
    QCOMPARE(table.text(u"copy-missing"_s), u"Nothing is missing."_s);
    QVERIFY(!table.find(u"copy-next-missing"_s)->isEnabled());
}

void TestCopyPage::refusedWhereItIsTyped()
{
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Contracts);
    auto *term = table.find<QLineEdit>(u"box-contract-term-1-value"_s);
    const auto *trouble = table.find<QLabel>(u"box-contract-term-1-trouble"_s);
    term->setFocus();
    type(u"0"_s);
    QCOMPARE(trouble->text(), u"A term is 1 to 9."_s);
    QVERIFY(trouble->isVisible());
    QVERIFY(term->accessibleDescription().contains(trouble->text()));
    QVERIFY(CopyTable::content().isEmpty());
    press(Qt::Key_Backspace);
    type(u"3"_s);
    QVERIFY(!trouble->isVisible());
    QCOMPARE(table.draft().value(at(Field::ContractTerm)), PrintedValue(3));
    auto *wood = table.find<QLineEdit>(u"box-contract-cost-1-wood"_s);
    wood->setFocus();
    type(u"100"_s);
    QCOMPARE(trouble->text(), u"An amount is at most 99."_s);
    QCOMPARE(wood->text(), u"100"_s);
    // Its first digits are no value that anybody meant.
    QCOMPARE(table.draft().value(at(Field::ContractCost)), std::nullopt);
    // What is refused stays in sight while other fields are filled, and goes with a step back.
    table.find(u"box-contract-vp-1-value"_s)->setFocus();
    type(u"1"_s);
    QCOMPARE(wood->text(), u"100"_s);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(wood->text(), QString());
    QVERIFY(!trouble->isVisible());
    term->setFocus();
    term->selectAll();
    type(u"12"_s);
    QVERIFY(trouble->isVisible());
    QCOMPARE(table.draft().value(at(Field::ContractTerm)), PrintedValue(3)); // as it was before
    term->selectAll();
    type(u"-4"_s);
    QVERIFY2(!term->text().contains(u'-'), qPrintable(term->text())); // no field is below zero but one
}

void TestCopyPage::tilesBeyondTheCityAreRefused()
{
    CopyTable table;
    table.open();
    QCOMPARE(table.find<QLineEdit>(u"box-tiles-1-value"_s)->text(), QString());
    table.find(u"box-tiles-1-value"_s)->setFocus();
    type(u"0"_s);
    QCOMPARE(table.find<QLineEdit>(u"box-tiles-1-value"_s)->text(), u"0"_s);
    table.find(u"box-tiles-2-value"_s)->setFocus();
    type(u"9"_s);
    table.find(u"box-tiles-3-value"_s)->setFocus();
    type(u"8"_s);
    QVERIFY(table.text(u"box-tiles-1-trouble"_s).contains(u"at most 7"_s));
    QCOMPARE(table.draft().tileCount(TileKind::Mine), 0);
    press(Qt::Key_Backspace);
    type(u"7"_s);
    QVERIFY(!table.find(u"box-tiles-1-trouble"_s)->isVisible());
    QCOMPARE(table.draft().shown().ids.tiles.size(), std::size_t{16});
    QVERIFY(table.find(u"box-tile-crests-16"_s));
}

void TestCopyPage::chipsByKeysAndPointer()
{
    CopyTable table;
    table.open();
    table.find(u"box-tiles-2-value"_s)->setFocus();
    type(u"1"_s);
    auto *dots = table.find<ChipField>(u"box-tile-crests-1"_s);
    dots->setFocus();
    type(u"we"_s);
    const MissingValue crests = at(Field::TileCrests);
    QCOMPARE(table.draft().value(crests), PrintedValue(ResourceSet{Resource::Wood, Resource::Gear}));
    type(u"w"_s);
    QCOMPARE(table.draft().value(crests), PrintedValue(ResourceSet{Resource::Gear}));
    type(u"0"_s);
    QCOMPARE(table.draft().value(crests), PrintedValue(ResourceSet{}));
    press(Qt::Key_Backspace);
    QVERIFY(!table.draft().value(crests));
    QVERIFY(dots->accessibleDescription().startsWith(u"Cursor at: %1, not"_s.arg(words::name(Resource{}))));
    press(Qt::Key_Right);
    const QString second = words::name(static_cast<Resource>(1));
    QVERIFY(dots->accessibleDescription().startsWith(u"Cursor at: %1, not picked."_s.arg(second)));
    press(Qt::Key_Space);
    QVERIFY(dots->accessibleDescription().startsWith(u"Cursor at: %1, picked."_s.arg(second)));
    QCOMPARE(table.draft().value(crests)->index(), PrintedValue(ResourceSet{}).index());
    QVERIFY(table.draft().value(crests) != PrintedValue(ResourceSet{}));
    press(Qt::Key_Backspace);
    QTest::mouseClick(dots, Qt::LeftButton, {}, {12, dots->height() / 2});
    QCOMPARE(table.draft().value(crests), PrintedValue(ResourceSet{Resource::Wood}));

    auto *bonus = table.find<ChipField>(u"box-tile-crest-bonus-1"_s);
    const MissingValue crestBonus = at(Field::TileCrestBonus);
    bonus->setFocus();
    type(u"12"_s);
    QVERIFY(!table.draft().value(crestBonus));
    type(u"gm"_s);
    QCOMPARE(table.draft().value(crestBonus),
             PrintedValue(ResourceBonus{12, {Resource::Metal, Resource::Gold}}));
    // A number that is begun and not finished changes nothing.
    table.find(u"box-tile-piggyback-1"_s)->setFocus();
    bonus->setFocus();
    type(u"3"_s);
    table.find(u"box-tile-piggyback-1"_s)->setFocus();
    QCOMPARE(table.draft().value(crestBonus),
             PrintedValue(ResourceBonus{12, {Resource::Metal, Resource::Gold}}));
    QVERIFY(bonus->accessibleName().contains(u"12"_s));
}

void TestCopyPage::whatCannotBeRightStandsBesideItsPiece()
{
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Airships);
    auto *gear = table.find<QLineEdit>(u"box-airship-cost-1-gear"_s);
    gear->setFocus();
    type(u"7"_s);
    const auto *trouble = table.find<QLabel>(u"box-airship-cost-1-trouble"_s);
    QVERIFY(trouble->isVisible());
    QVERIFY(trouble->text().contains(u"other amounts than those that the rulebook prints"_s));
    QVERIFY(!table.find(u"box-airship-cost-2-trouble"_s)->isVisible());
    press(Qt::Key_Backspace);
    type(u"2"_s);
    QVERIFY(!trouble->isVisible());
}

void TestCopyPage::theCheckLeadsToPlaces()
{
    CopyTable table;
    CatalogueDraft box = wholeBox();
    QVERIFY(!box.set(at(Field::ContractTerm, 6), 9));
    CopyTable::write(writeCatalogue(box.document()));
    table.open();
    auto *pages = table.find<QListWidget>(u"copy-pages"_s);
    pages->setCurrentRow(pages->count() - 1);
    auto *lines = table.find<QListWidget>(u"box-check-lines"_s);
    const QList<QListWidgetItem *> found = lines->findItems(u"the term is 9"_s, Qt::MatchContains);
    QCOMPARE(found.size(), 1);
    QVERIFY(!lines->findItems(u"Complete"_s, Qt::MatchStartsWith).isEmpty());
    QVERIFY(!lines->findItems(u"Plausible"_s, Qt::MatchStartsWith).isEmpty());
    lines->setFocus();
    lines->setCurrentItem(found.first());
    press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"box-contract-term-7-value"_s);
    type(u"4"_s);
    QVERIFY(lines->findItems(u"the term is 9"_s, Qt::MatchContains).isEmpty());
    QVERIFY(!lines->findItems(u"Consistent"_s, Qt::MatchStartsWith).isEmpty());
    // What may well be right is told too, and counted.
    const QString count = pages->item(pages->count() - 1)->text();
    QVERIFY(!table.page->desk().set(at(Field::ContractCost, 2), Amounts{}));
    const QList<QListWidgetItem *> free = lines->findItems(u"it costs nothing"_s, Qt::MatchContains);
    QCOMPARE(free.size(), 1);
    QVERIFY2(free.first()->text().startsWith(u"Contract 3: "_s), qPrintable(free.first()->text()));
    QVERIFY(pages->item(pages->count() - 1)->text() != count);
    QVERIFY(lines->findItems(u"nothing stands out"_s, Qt::MatchContains).isEmpty());
    pages->setCurrentRow(pages->count() - 1);
    lines->setFocus();
    lines->setCurrentItem(free.first());
    press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"box-contract-cost-3-wood"_s);
}

void TestCopyPage::theCheckNamesThePiece()
{
    CopyTable table;
    CatalogueDraft box = wholeBox();
    for (int tile = 0; tile < static_cast<int>(countOf<Tile>); ++tile)
        QVERIFY(!box.set(at(Field::TileCrests, tile), ResourceSet{Resource::Wood, Resource::Metal}));
    QVERIFY(!box.set(at(Field::UtilityNameEn, 0), u"Twin"_s));
    QVERIFY(!box.set(at(Field::UtilityNameEn, 2), u"Twin"_s));
    CopyTable::write(writeCatalogue(box.document()));
    table.open();
    const auto *lines = table.find<QListWidget>(u"box-check-lines"_s);
    const QList<QListWidgetItem *> unused =
        lines->findItems(u"the dot of this renovation"_s, Qt::MatchContains);
    QCOMPARE(unused.size(), 2);
    QVERIFY2(unused.first()->text().startsWith(u"Renovation: gold"_s), qPrintable(unused.first()->text()));
    const QList<QListWidgetItem *> twin = lines->findItems(u"has the same name"_s, Qt::MatchContains);
    QCOMPARE(twin.size(), 1);
    QVERIFY2(twin.first()->text().contains(u"public utility 3 has"_s), qPrintable(twin.first()->text()));
}

void TestCopyPage::undoShowsWhatItChanges()
{
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Contracts);
    table.find(u"box-contract-vp-2-value"_s)->setFocus();
    type(u"4"_s);
    table.showPage(BoxPage::Renovations);
    const auto *pages = table.find<QListWidget>(u"copy-pages"_s);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!table.draft().value(at(Field::ContractVp, 1)));
    QCOMPARE(pages->currentRow(), static_cast<int>(BoxPage::Contracts));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"box-contract-vp-2-value"_s);
    table.showPage(BoxPage::Tiles);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table.draft().value(at(Field::ContractVp, 1)), PrintedValue(4));
    QCOMPARE(pages->currentRow(), static_cast<int>(BoxPage::Contracts));
}

void TestCopyPage::anotherThemeWhileThePageIsOpen()
{
    const QPalette before = QApplication::palette();
    const auto restore = qScopeGuard([&before] { QApplication::setPalette(before); });
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Contracts);
    for (const Scheme scheme : {Scheme::Dark, Scheme::WhiteOnBlack, Scheme::BlackOnWhite, Scheme::Light}) {
        const Theme &theme = Theme::in(scheme);
        QApplication::setPalette(theme.palette());
        QCoreApplication::processEvents();
        const auto inkOf = [&table](const QString &name) {
            return table.find<QLabel>(name)->palette().color(QPalette::WindowText);
        };
        QCOMPARE(inkOf(u"box-contract-term-1-origins"_s), theme.color(Role::QuietText));
        QCOMPARE(inkOf(u"box-contract-term-1-sign"_s), theme.color(Role::LitFrame));
    }
}

void TestCopyPage::confirmedAsPrinted()
{
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Airships);
    QCOMPARE(table.text(u"box-airship-cost-1-sign"_s), u"§"_s);
    QCOMPARE(table.text(u"box-airship-cost-4-sign"_s), u"≈"_s);
    auto *page = table.find(u"box-page-5"_s);
    QTest::mouseClick(page->findChild<QPushButton *>(u"box-confirm"_s), Qt::LeftButton);
    QCOMPARE(table.text(u"box-airship-cost-4-sign"_s), u"✓"_s);
    QCOMPARE(table.text(u"box-airship-discount-9-sign"_s), u"?"_s);
    QTest::mouseClick(table.find(u"copy-undo"_s), Qt::LeftButton);
    QCOMPARE(table.text(u"box-airship-cost-4-sign"_s), u"≈"_s);
}

void TestCopyPage::aFileThatCannotBeReadIsLeftAlone()
{
    const QByteArray damaged = "{\"format\": \"skyledger-catalogue\", \"contracts\": 7";
    CopyTable table;
    CopyTable::write(damaged);
    table.open();
    QVERIFY2(table.notice().contains(CopyTable::path()), qPrintable(table.notice()));
    QVERIFY(!table.notice().contains(u'\n'));
    table.showPage(BoxPage::Contracts);
    QVERIFY(!table.find(u"box-contract-term-1"_s)->isEnabled());
    table.page->desk().replace(sampleCatalogue(), u"sample"_s);
    table.page->desk().set(at(Field::ContractTerm), 3);
    QCOMPARE(CopyTable::content(), damaged);
    QVERIFY(table.page->mayLeave());
    // Mended elsewhere, it is taken up.
    CopyTable::write(writeCatalogue(emptyCatalogue()));
    table.page->desk().readAnew();
    QVERIFY(table.notice().isEmpty());
    QVERIFY(table.find(u"box-contract-term-1"_s)->isEnabled());
}

void TestCopyPage::aFileThatCannotBeWritten()
{
    CopyTable table;
    const QString folder = copiesFolder();
    CopyTable::write("in the way", folder);
    table.open();
    table.showPage(BoxPage::Contracts);
    table.find(u"box-contract-term-1-value"_s)->setFocus();
    type(u"3"_s);
    QVERIFY2(table.notice().contains(u"cannot be written"_s), qPrintable(table.notice()));
    press(Qt::Key_Return);
    type(u"4"_s);
    QVERIFY(table.notice().contains(u"cannot be written"_s));
    QVERIFY(!table.page->mayLeave());
    QVERIFY(table.notice().contains(u"Leave once more"_s));
    QVERIFY(QFile::remove(folder));
    QTest::mouseClick(table.find(u"copy-notice-offer"_s), Qt::LeftButton);
    QVERIFY(table.notice().isEmpty());
    QCOMPARE(CopyTable::content(), writeCatalogue(table.draft().document()));
    QCOMPARE(table.draft().value(at(Field::ContractTerm)), PrintedValue(3));
    QCOMPARE(table.draft().value(at(Field::ContractCost)), PrintedValue(Amounts{{4, 0, 0, 0}}));
    QVERIFY(table.page->mayLeave());
}

/// What stood there stands there; with room again, all that was entered meanwhile is written.
void TestCopyPage::aFullDisk()
{
    const skyledger::fixture::SmallDisk disk(256);
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    const QString path = disk.filePath(u"copy.skycatalogue.json"_s);
    CopyDesk desk(path);
    desk.set(at(Field::ContractVp), 1);
    QVERIFY(!desk.unsaved());
    const QByteArray before = CopyTable::content(path);
    disk.leaveFree(0);
    desk.set(at(Field::ContractVp, 1), 2);
    QVERIFY(desk.unsaved());
    QCOMPARE(CopyTable::content(path), before);
    QVERIFY(!desk.save());
    disk.clear();
    desk.set(at(Field::ContractVp, 2), 3);
    QVERIFY(!desk.unsaved());
    QCOMPARE(CopyTable::content(path), writeCatalogue(desk.draft().document()));
    QCOMPARE(desk.draft().value(at(Field::ContractVp, 1)), PrintedValue(2));
}

void TestCopyPage::anotherWindowsValuesAreKept()
{
    CopyTable table;
    table.open();
    CopyDesk other(CopyTable::path());
    table.page->desk().set(at(Field::ContractVp), 1);
    other.set(at(Field::ContractVp, 1), 2);
    table.page->desk().set(at(Field::ContractVp, 2), 3);
    const auto vp = [](int index) {
        const auto file = readCatalogue(CopyTable::content()).value();
        return boxValue(file.document, CatalogueDraft(file.document).shown().ids,
                        at(Field::ContractVp, index));
    };
    QCOMPARE(vp(0), PrintedValue(1));
    QCOMPARE(vp(1), PrintedValue(2));
    QCOMPARE(vp(2), PrintedValue(3));
    table.showPage(BoxPage::Contracts);
    QCOMPARE(table.find<QLineEdit>(u"box-contract-vp-2-value"_s)->text(), u"2"_s);
    table.page->desk().undo();
    table.page->desk().undo();
    const CatalogueDraft left(readCatalogue(CopyTable::content()).value().document);
    const auto vpOf = [&left](const QString &id) {
        const auto contract = left.shown().ids.contracts.find(id);
        return contract ? left.value(at(Field::ContractVp, static_cast<int>(*contract))) : std::nullopt;
    };
    QCOMPARE(vpOf(u"c01"_s), std::nullopt);
    QCOMPARE(vpOf(u"c02"_s), PrintedValue(2));
    QCOMPARE(vpOf(u"c03"_s), std::nullopt);
}

/// Both windows have filled the city.
void TestCopyPage::whatCannotBeBroughtTogetherIsLeftAlone()
{
    CopyTable table;
    const QString folder = copiesFolder();
    CopyTable::write("in the way", folder);
    table.open();
    QVERIFY(table.page->desk().setTileCount(TileKind::Architect, 9));
    QVERIFY(QFile::remove(folder));
    CopyDesk other(CopyTable::path());
    QVERIFY(other.setTileCount(TileKind::Forest, 9));
    const QByteArray bytes = CopyTable::content();
    QVERIFY(!bytes.isEmpty());
    table.page->desk().set(at(Field::ContractVp), 1);
    QCOMPARE(CopyTable::content(), bytes);
    QVERIFY2(table.notice().contains(CopyTable::path()), qPrintable(table.notice()));
    table.page->desk().readAnew();
    table.page->desk().set(at(Field::ContractVp), 1);
    QCOMPARE(CopyTable::content(), bytes);
    // With room for both it goes on.
    QVERIFY(other.setTileCount(TileKind::Forest, 2));
    table.page->desk().set(at(Field::ContractVp), 1);
    QVERIFY(table.notice().isEmpty());
    QCOMPARE(table.draft().tileCount(TileKind::Forest), 2);
    QCOMPARE(table.draft().tileCount(TileKind::Architect), 9);
}

/// The cards are made anew by a key in one of them.
void TestCopyPage::anotherWindowsPieceWhileOneTypes()
{
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Utilities);
    QVERIFY(table.page->desk().add(CatalogueSection::Utilities));
    const QPointer<QWidget> line = table.find(u"box-utility-name-en-1-value"_s);
    QVERIFY(line);
    line->setFocus();
    CopyDesk other(CopyTable::path());
    QVERIFY(other.add(CatalogueSection::Utilities));
    type(u"A"_s);
    QVERIFY(line);
    QCOMPARE(table.draft().shown().ids.utilities.size(), std::size_t{2});
    QVERIFY(table.find(u"box-utility-name-en-1-value"_s) != line);
    QCOMPARE(table.find<QLineEdit>(u"box-utility-name-en-1-value"_s)->text(), u"A"_s);
}

void TestCopyPage::aPriceIsTypedOver()
{
    CopyTable table;
    table.open();
    table.showPage(BoxPage::Airships);
    const MissingValue place = at(Field::PriceTrack);
    QVERIFY(!table.page->desk().set(place, track({9, 8, 7})));
    auto *second = table.find<QLineEdit>(u"box-price-track-1-2"_s);
    const auto *third = table.find<QLineEdit>(u"box-price-track-1-3"_s);
    second->setFocus();
    press(Qt::Key_Backspace);
    QCOMPARE(table.draft().value(place), PrintedValue(track({9, 7})));
    QCOMPARE(second->text(), QString());
    QCOMPARE(third->text(), u"7"_s);
    type(u"6"_s);
    QCOMPARE(table.draft().value(place), PrintedValue(track({9, 6, 7})));
    // Left blank, the space closes up.
    second->selectAll();
    press(Qt::Key_Backspace);
    table.find(u"box-airship-cost-1-wood"_s)->setFocus();
    QCOMPARE(second->text(), u"7"_s);
    QVERIFY(third->text().isEmpty());
    QCOMPARE(table.draft().value(place), PrintedValue(track({9, 7})));
    // One more field appears behind what is typed.
    table.find(u"box-price-track-1-3"_s)->setFocus();
    type(u"5"_s);
    QVERIFY(table.find(u"box-price-track-1-4"_s)->isVisible());
}

void TestCopyPage::foreignFilesAreKeptOnce()
{
    const QByteArray foreign =
        R"({"format":"skyledger-catalogue","version":1,"game":"airship-city","note":"mine"})";
    CopyTable table;
    CopyTable::write(foreign);
    table.open();
    QCOMPARE(CopyTable::content(), foreign);
    table.page->desk().set(at(Field::ContractVp), 1);
    table.page->desk().set(at(Field::ContractVp, 1), 1);
    const QStringList originals = QDir(copiesFolder()).entryList({u"*.original*"_s});
    QCOMPARE(originals.size(), 1);
    QCOMPARE(CopyTable::content(QDir(copiesFolder()).filePath(originals.first())), foreign);
    QVERIFY(CopyTable::content().contains("\"note\": \"mine\""));
}

void TestCopyPage::sampleDataSaysSoEverywhere()
{
    CopyTable table;
    CopyTable::write(writeCatalogue(sampleCatalogue()));
    table.open();
    QVERIFY(table.find(u"copy-sample"_s)->isVisible());
    QVERIFY(table.text(u"copy-sample"_s).startsWith(u"Sample data"_s));
    int samples = 0;
    for (const BoxPage page : all<BoxPage>()) {
        table.showPage(page);
        const QList<PieceCard *> cards = table.page->findChildren<PieceCard *>();
        for (const PieceCard *card : cards) {
            for (const FieldBox *field : card->fields()) {
                if (field->place().value == Field::Tiles
                    || table.draft().source(field->place()) != ValueSource::Sample)
                    continue;
                ++samples;
                const QList<QWidget *> stops = field->editor()->stops();
                for (const QWidget *stop : stops) {
                    QVERIFY2(stop->toolTip().contains(u"sample"_s), qPrintable(stop->objectName()));
                    QVERIFY2(stop->accessibleDescription().contains(u"sample"_s),
                             qPrintable(stop->objectName()));
                }
                const QString name = table.page->desk().nameOf(field->place());
                QCOMPARE(table.text(name + u"-sign"_s), u"✱"_s);
                const auto *origins = card->findChild<QLabel *>(
                    table.page->desk().nameOf(card->fields().front()->place()) + u"-origins"_s);
                QVERIFY2(origins->text().contains(u"sample, made up"_s), qPrintable(name));
            }
        }
    }
    QVERIFY(samples > 150);
    // One value of the copy is no sample any more; all others are.
    table.showPage(BoxPage::Contracts);
    table.page->desk().set(at(Field::ContractVp), 1);
    QCOMPARE(table.text(u"box-contract-vp-1-sign"_s), u"✓"_s);
    QCOMPARE(table.text(u"box-contract-term-1-sign"_s), u"✱"_s);
    QVERIFY(table.find(u"copy-sample"_s)->isVisible());
}

/// Whatever takes the keyboard has a name of its own.
void TestCopyPage::everyFieldIsKnownByName()
{
    CopyTable table;
    CopyTable::write(writeCatalogue(sampleCatalogue()));
    table.open();
    for (int row = 0; row <= static_cast<int>(countOf<BoxPage>); ++row) {
        table.find<QListWidget>(u"copy-pages"_s)->setCurrentRow(row);
        QStringList names;
        const QList<QWidget *> widgets = table.page->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const QString name =
                button && widget->accessibleName().isEmpty() ? button->text() : widget->accessibleName();
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->objectName().isEmpty(), qPrintable(name));
            QVERIFY2(!names.contains(name), qPrintable(name));
            names << name;
        }
        QVERIFY(names.size() > 5);
    }
}

/// Whatever a page has to enter is on one of its cards, and is called as tests and scripts know it.
void TestCopyPage::everyFieldIsOnACardUnderItsName()
{
    CopyTable table;
    CopyTable::write(writeCatalogue(sampleCatalogue()));
    table.open();
    QStringList ofFirstThings;
    for (const BoxPage page : all<BoxPage>()) {
        table.showPage(page);
        const QList<PieceCard *> cards = table.page->findChildren<PieceCard *>();
        QSet<QString> names;
        for (const MissingValue &place : placesOf(page, table.draft().shown().ids)) {
            const QString name = table.page->desk().nameOf(place);
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            if (name.endsWith(u"-1"))
                ofFirstThings << name.chopped(2);
            const bool isOnCard = std::any_of(
                cards.begin(), cards.end(), [&place](const PieceCard *card) { return card->fieldOf(place); });
            // How many utilities there are is told by adding them.
            QVERIFY2(isOnCard || place.value == Field::Utilities, qPrintable(name));
        }
    }
    const QString wanted =
        u"tiles tile-crests tile-crest-bonus tile-piggyback contract-term contract-cost contract-vp "
        "contract-gold bonus-stages bonus-choice bonus-gain bonus-vp utilities utility-name-en "
        "utility-name-fr utility-cost utility-vp utility-spaces-3 utility-spaces-4 airship-cost "
        "airship-discount airship-spaces-3 airship-spaces-4 price-track renovation-cost "
        "effect-target guild-price term-spaces"_s;
    QStringList sorted = ofFirstThings;
    sorted.sort();
    QStringList expected;
    const QStringList names = wanted.split(u' ');
    for (const QString &each : names)
        expected << u"box-"_s + each;
    expected.sort();
    QCOMPARE(sorted, expected);
}

/// What tools do with the whole copy.
void TestCopyPage::anotherDocumentIsOneStep()
{
    CopyTable table;
    table.open();
    table.page->desk().set(at(Field::ContractVp), 1);
    AirshipCityCopyPage &host = *table.page;
    const QJsonObject before = host.desk().steps().document();
    QVERIFY(host.desk().replace(sampleCatalogue(), u"Merge"_s));
    QCOMPARE(host.desk().steps().document(), sampleCatalogue());
    QVERIFY(table.find(u"copy-undo"_s)->toolTip().contains(u"Merge"_s));
    QTest::mouseClick(table.find(u"copy-undo"_s), Qt::LeftButton);
    QCOMPARE(host.desk().steps().document(), before);
    auto *tool = new QPushButton(u"Import"_s, table.page.get());
    host.tools()->addWidget(tool);
    QTRY_VERIFY(tool->isVisible());
    // A file that has become unreadable is left alone, and that is told.
    QFile file(table.page->desk().path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    QVERIFY(!host.desk().replace(sampleCatalogue(), u"Merge"_s));
    QCOMPARE(QFileInfo(file).size(), 1);
}

QTEST_MAIN(TestCopyPage)

#include "tst_copypage.moc"
