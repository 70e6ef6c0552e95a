// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"
#include "core/table/delimited.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/score/sheet/rowsdesk.h"
#include "ui/score/sheet/sheetcells.h"
#include "ui/whistlemountain/scoring/whistlemountainsheet.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using airshipcity::Resource;
using airshipcity::sheetCell;
using airshipcity::SheetEntry;
using words::Language;

/// Score sheets as cells of spreadsheets, and what people read about them.
class TestSheetCells : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(Language::English); }
    void cleanup() { m_speech.reset(); }
    void fourByNineInAllLayouts_data();
    void fourByNineInAllLayouts();
    void headingsOfTheOtherLanguage();
    void blocksWithoutHeadings_data();
    void blocksWithoutHeadings();
    void namesSayWhoseNumbers();
    void newNamesAreTakenOver();
    void emptyCellsLeaveWhatIsThere();
    void whatIsNotUnderstoodIsNamed();
    void numbersOfSpreadsheets_data();
    void numbersOfSpreadsheets();
    void namesThatLookLikeFormulas();
    void markersAreCopiedWhereThereAreAny();
    void textsOfFields();
    void nothingAtAll();
    void everyRowIsTold();
    void markersInWords();

private:
    std::unique_ptr<words::Speech> m_speech;
};

namespace {

const SheetGame &game()
{
    return airshipCitySheet();
}

SheetTexts empty()
{
    return RowsDesk(game()).texts();
}

std::size_t stock(Resource resource)
{
    return sheetCell(SheetEntry::Resource, indexOf(resource));
}

constexpr std::size_t numbersInEverySheet = 9;

/// Four players with 36 different numbers, some of them impossible: cells judge nothing.
SheetTexts evening()
{
    SheetTexts texts = empty();
    const QString names[] = {u"Ada"_s, u"Zoë, \"the\" Bold"_s, u"אבג"_s, u"🎈 Dee"_s};
    for (int seat = 0; seat < 4; ++seat) {
        SheetTexts::Player &player = texts.players[static_cast<std::size_t>(seat)];
        player.name = names[seat];
        for (qsizetype row = 0; row < qsizetype{numbersInEverySheet}; ++row)
            player.cells[row] = QString::number(seat * 100 + static_cast<int>(row) - 2);
    }
    return texts;
}

/// The same players without numbers.
SheetTexts emptied(SheetTexts texts)
{
    for (SheetTexts::Player &player : texts.players)
        player.cells.fill(QString());
    return texts;
}

/// Pasted where the rulings of the edition stand.
Pasted pastedAt(const SheetTexts &into, std::size_t player, std::size_t row, const QString &text)
{
    return pasted(game(), into, RowsDesk(game()).asked(), {player, row}, text);
}

Pasted pastedAtTop(const SheetTexts &into, const QString &text)
{
    return pastedAt(into, 0, 0, text);
}

QString cellOf(const Pasted &pasted, std::size_t player, std::size_t row)
{
    return pasted.texts.players[player].cells[static_cast<qsizetype>(row)];
}

} // namespace

void TestSheetCells::fourByNineInAllLayouts_data()
{
    QTest::addColumn<bool>("asRows");
    QTest::addColumn<bool>("headings");
    QTest::addColumn<QChar>("separator");
    QTest::addColumn<bool>("french");
    for (const bool asRows : {false, true}) {
        for (const bool headings : {false, true}) {
            for (const QChar separator : {u'\t', u';', u','}) {
                for (const bool french : {false, true}) {
                    QTest::addRow("%s, %s, %x, %s", asRows ? "rows" : "columns",
                                  headings ? "headings" : "bare", separator.unicode(), french ? "fr" : "en")
                        << asRows << headings << separator << french;
                }
            }
        }
    }
}

void TestSheetCells::fourByNineInAllLayouts()
{
    QFETCH(bool, asRows);
    QFETCH(bool, headings);
    QFETCH(QChar, separator);
    QFETCH(bool, french);
    const SheetTexts texts = evening();
    const SheetLayout layout = asRows ? SheetLayout::PlayersAsRows : SheetLayout::PlayersAsColumns;
    QString text;
    {
        const words::SpokenIn spoken(french ? Language::French : Language::English);
        text = table::writeDelimited(sheetCells(game(), texts, layout, headings), separator,
                                     table::LineEnd::CrLf);
    }
    const Pasted pasted = pastedAtTop(emptied(texts), text);
    QVERIFY(pasted.notes.empty());
    QCOMPARE(pasted.numbers, 36);
    QCOMPARE(pasted.layout, layout);
    QVERIFY(pasted.texts == texts);
}

/// Pasted is understood whatever is spoken, also by people's own headings.
void TestSheetCells::headingsOfTheOtherLanguage()
{
    const QString text = u"Joueur;PV;Dirigeables;Structures;Contrats;Non validés;Bois;Métal;Or;Engrenages\n"
                         u"Ada;41;4;1;3;2;3;0;5;1\nBo;30;2;1;1;0;0;1;1;1\n"_s;
    const Pasted pasted = pastedAtTop(empty(), text);
    QVERIFY(pasted.notes.empty() || !words::fixture::hasFrench());
    SKIP_WITHOUT_FRENCH();
    QCOMPARE(pasted.numbers, 18);
    QCOMPARE(pasted.names, 2);
    QCOMPARE(cellOf(pasted, 0, stock(Resource::Gold)), u"5"_s);
    QCOMPARE(cellOf(pasted, 1, stock(Resource::Metal)), u"1"_s);
    QCOMPARE(cellOf(pasted, 2, 0), QString());
}

void TestSheetCells::blocksWithoutHeadings_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entered"); ///< player.number=value
    const auto at = [](std::size_t row) { return static_cast<int>(row); };
    QTest::newRow("one cell") << 2 << at(stock(Resource::Gold)) << u"5"_s << u"2.7=5"_s;
    QTest::newRow("a column") << 1 << at(stock(Resource::Wood)) << u"1\n2\n3\n4\n"_s
                              << u"1.5=1 1.6=2 1.7=3 1.8=4"_s;
    QTest::newRow("a row of players")
        << 1 << at(sheetCell(SheetEntry::Vp)) << u"7\t8\t9"_s << u"1.0=7 2.0=8 3.0=9"_s;
    QTest::newRow("a player's row, too wide for players")
        << 1 << at(sheetCell(SheetEntry::Vp)) << u"1\t2\t3\t4\t5\t6\t7\t8\t9"_s
        << u"1.0=1 1.1=2 1.2=3 1.3=4 1.4=5 1.5=6 1.6=7 1.7=8 1.8=9"_s;
    QTest::newRow("2 by 2 in the middle")
        << 1 << at(stock(Resource::Metal)) << u"1,2\n3,4"_s << u"1.6=1 1.7=3 2.6=2 2.7=4"_s;
    QTest::newRow("empty cells around")
        << 0 << at(sheetCell(SheetEntry::Vp)) << u"1\t\t\n\t\t\n\n"_s << u"0.0=1"_s;
}

void TestSheetCells::blocksWithoutHeadings()
{
    QFETCH(int, player);
    QFETCH(int, number);
    QFETCH(QString, text);
    QFETCH(QString, entered);
    const Pasted pasted =
        pastedAt(empty(), static_cast<std::size_t>(player), static_cast<std::size_t>(number), text);
    QVERIFY(pasted.notes.empty());
    QStringList found;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        for (std::size_t row = 0; row < game().rows().size(); ++row) {
            if (const QString cell = cellOf(pasted, seat, row); !cell.isEmpty())
                found << u"%1.%2=%3"_s.arg(seat).arg(row).arg(cell);
        }
    }
    QCOMPARE(found.join(u' '), entered);
    QCOMPARE(pasted.numbers, found.size());
}

void TestSheetCells::namesSayWhoseNumbers()
{
    const SheetTexts texts = emptied(evening());
    // Two of them, the other way round, spelt carelessly.
    const Pasted pasted = pastedAtTop(texts, u"\t🎈 dee\tADA\nVP\t1\t2\nGold\t3\t4\n"_s);
    QVERIFY(pasted.notes.empty());
    QCOMPARE(pasted.names, 0);
    QCOMPARE(cellOf(pasted, 3, 0), u"1"_s);
    QCOMPARE(cellOf(pasted, 0, 0), u"2"_s);
    QCOMPARE(cellOf(pasted, 3, stock(Resource::Gold)), u"3"_s);
    QCOMPARE(cellOf(pasted, 1, 0), QString());
}

void TestSheetCells::newNamesAreTakenOver()
{
    const Pasted pasted = pastedAt(empty(), 1, stock(Resource::Wood), u"Ada\tBo\n1\t2\n3\t4\n"_s);
    QCOMPARE(pasted.names, 2);
    QCOMPARE(pasted.texts.players[1].name, u"Ada"_s);
    QCOMPARE(pasted.texts.players[2].name, u"Bo"_s);
    QCOMPARE(cellOf(pasted, 2, stock(Resource::Metal)), u"4"_s);
}

void TestSheetCells::emptyCellsLeaveWhatIsThere()
{
    const Pasted pasted = pastedAtTop(evening(), u"\t5\n6\t \n"_s);
    QCOMPARE(pasted.numbers, 2);
    QCOMPARE(cellOf(pasted, 0, 0), evening().players[0].cells[0]);
    QCOMPARE(cellOf(pasted, 1, 0), u"5"_s);
    QCOMPARE(cellOf(pasted, 0, sheetCell(SheetEntry::AirshipMajorities)), u"6"_s);
}

void TestSheetCells::whatIsNotUnderstoodIsNamed()
{
    using Kind = PasteNote::Kind;
    Pasted pasted = pastedAtTop(evening(), u"VP\tGold\tMood\n1\tmany\t3\n2\t3\t4\n"_s);
    QCOMPARE(pasted.numbers, 3);
    QVERIFY((pasted.notes
             == std::vector<PasteNote>{{Kind::NotANumber, 2, 2, u"many"_s},
                                       {Kind::UnknownHeading, 1, 3, u"Mood"_s}}));
    // Beyond the last player and below the last number.
    pasted = pastedAt(evening(), 3, sheetCell(SheetEntry::Markers), u"1\t2\n3\t4\n"_s);
    QCOMPARE(pasted.numbers, 1);
    QVERIFY(
        (pasted.notes
         == std::vector<PasteNote>{{Kind::NoSuchNumber, 2, 1, u"3"_s}, {Kind::NoSuchPlayer, 1, 2, u"2"_s}}));
    pasted = pastedAtTop(evening(), u"1\t2.5\n"_s);
    QVERIFY((pasted.notes == std::vector<PasteNote>{{Kind::NotANumber, 1, 2, u"2.5"_s}}));
    for (const Kind kind : {Kind::NotANumber, Kind::UnknownHeading, Kind::NoSuchPlayer, Kind::NoSuchNumber})
        VERIFY_SENTENCE(pasteNote({kind, 2, 3, u"x"_s}));
    QCOMPARE(pasteNote({Kind::NotANumber, 2, 3, u"many"_s}),
             u"Row 2, column 3: “many” is no number and was left out."_s);
}

void TestSheetCells::numbersOfSpreadsheets_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<int>("number"); ///< -9999: none
    QTest::newRow("plain") << u"41"_s << 41;
    QTest::newRow("spaces around") << u" 41 "_s << 41;
    QTest::newRow("no-break spaces") << u"1\u00A0234\u202F5"_s << 12345;
    QTest::newRow("apostrophe") << u"1'234"_s << 1234;
    QTest::newRow("minus") << u"-2"_s << -2;
    QTest::newRow("true minus") << u"\u22122"_s << -2;
    QTest::newRow("plus") << u"+3"_s << 3;
    QTest::newRow("zeros after the point") << u"12.00"_s << 12;
    QTest::newRow("zeros after the comma") << u"12,0"_s << 12;
    QTest::newRow("other digits") << u"٤٢"_s << 42;
    QTest::newRow("a half") << u"12.5"_s << -9999;
    QTest::newRow("a word") << u"ten"_s << -9999;
    QTest::newRow("a number and a word") << u"12 VP"_s << -9999;
    QTest::newRow("nothing") << QString() << -9999;
    QTest::newRow("a sign alone") << u"-"_s << -9999;
    QTest::newRow("too long") << u"99999999999"_s << -9999;
}

void TestSheetCells::numbersOfSpreadsheets()
{
    QFETCH(QString, cell);
    QFETCH(int, number);
    QCOMPARE(numberInCell(cell).value_or(-9999), number);
}

void TestSheetCells::namesThatLookLikeFormulas()
{
    SheetTexts texts = evening();
    texts.players[0].name = u"=Ada()"_s;
    const QString text = copied(game(), texts, SheetLayout::PlayersAsColumns, true);
    QVERIFY(text.contains(u"'=Ada()"_s));
    const Pasted pasted = pastedAtTop(emptied(texts), text);
    QVERIFY(pasted.texts == texts);
}

void TestSheetCells::markersAreCopiedWhereThereAreAny()
{
    SheetTexts texts = evening();
    QCOMPARE(sheetCells(game(), texts, SheetLayout::PlayersAsColumns, false).size(), 9);
    texts.players[2].cells[static_cast<qsizetype>(sheetCell(SheetEntry::Markers))] = u"12"_s;
    const QString text = copied(game(), texts, SheetLayout::PlayersAsRows, true);
    QVERIFY(pastedAtTop(emptied(texts), text).texts == texts);
}

void TestSheetCells::nothingAtAll()
{
    for (const QString &text : {QString(), u"\n\n"_s, u"\t\t\n"_s}) {
        const Pasted pasted = pastedAtTop(evening(), text);
        QCOMPARE(pasted.numbers, 0);
        QVERIFY(pasted.notes.empty());
        QVERIFY(pasted.texts == evening());
    }
}

/// Fields that hold more than a number go to the spreadsheet and back as they were typed.
void TestSheetCells::textsOfFields()
{
    const SheetGame &other = whistleMountainSheet();
    RowsDesk desk(other);
    SheetTexts texts = desk.texts();
    texts.players[0].name = u"Ada"_s;
    texts.players[1].name = u"Bo"_s;
    for (std::size_t row = 0; row < other.rows().size(); ++row) {
        texts.players[0].cells[static_cast<qsizetype>(row)] = other.rows()[row].number ? u"3"_s : u"+16 8"_s;
        texts.players[1].cells[static_cast<qsizetype>(row)] = other.rows()[row].number ? u"4"_s : u"10, 9"_s;
    }
    desk.replace(texts);
    for (const SheetLayout layout : {SheetLayout::PlayersAsColumns, SheetLayout::PlayersAsRows}) {
        const QString cells = copied(other, desk.seatedTexts(), layout, true);
        const Pasted pasted = ui::pasted(other, emptied(texts), desk.asked(), {0, 0}, cells);
        QVERIFY(pasted.notes.empty());
        QVERIFY(pasted.texts == texts);
    }
}

/// What people read about the rows, in both languages, and no two rows under one heading.
void TestSheetCells::everyRowIsTold()
{
    QCOMPARE(game().rows().size(), airshipcity::sheetTable().cells().size());
    for (std::size_t row = 0; row < game().rows().size(); ++row)
        QCOMPARE(game().rows()[row].number, std::optional(row));
    for (const Language language : {Language::English, Language::French}) {
        const words::SpokenIn spoken(language);
        for (std::size_t row = 0; row < game().rows().size(); ++row) {
            VERIFY_SENTENCE(game().rows()[row].label());
            QCOMPARE(rowOfHeading(game(), game().rows()[row].label()), std::optional(row));
            if (!game().isTick(row))
                VERIFY_SENTENCE(game().rows()[row].where());
            if (game().rows()[row].tooMany)
                VERIFY_SENTENCE(game().rows()[row].tooMany(u"10"_s, u"9"_s));
        }
    }
    QCOMPARE(game().rows()[sheetCell(SheetEntry::AirshipMajorities)].tooMany(u"10"_s, u"9"_s),
             u"There are 9 majority spaces of airships: 10 majorities are entered in all."_s);
}

void TestSheetCells::markersInWords()
{
    const auto told = [](int vp) { return game().rows()[sheetCell(SheetEntry::Vp)].turn->tip(vp); };
    QCOMPARE(told(23), u"The 20/40 marker, 20 side up, on space 3"_s);
    QCOMPARE(told(41), u"The 20/40 marker, 40 side up, on space 1"_s);
    QCOMPARE(told(7), u"The player’s own VP marker on space 7"_s);
    QCOMPARE(told(0), u"The player’s own VP marker on space 0"_s);
    QCOMPARE(told(59), u"The 20/40 marker, 40 side up, on space 19"_s);
    QCOMPARE(told(-1), u"The track of 20 spaces cannot show −1 VP."_s);
    QCOMPARE(told(60), u"The track of 20 spaces cannot show 60 VP."_s);
}

QTEST_MAIN(TestSheetCells)
#include "tst_sheetcells.moc"
