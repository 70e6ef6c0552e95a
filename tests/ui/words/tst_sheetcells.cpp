// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/delimited.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/sheetcells.h"
#include "ui/airshipcity/words/sheetheadings.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Language;
using words::PasteNote;
using words::SheetLayout;

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
    void nothingAtAll();
    void everyFaultHasASentence();
    void markersInWords();

private:
    std::unique_ptr<words::Speech> m_speech;
};

namespace {

/// Four players with 36 different numbers, some of them impossible: cells judge nothing.
SheetDraft evening()
{
    SheetDraft draft = emptyDraft(4, Edition::Fr2021);
    const QString names[] = {u"Ada"_s, u"Zoë, \"the\" Bold"_s, u"אבג"_s, u"🎈 Dee"_s};
    for (int seat = 0; seat < 4; ++seat) {
        draft.players[seat].name = names[seat];
        for (std::size_t number = 0; number < askedNumbers; ++number)
            draft.players[seat].numbers[static_cast<SheetNumber>(number)] =
                seat * 100 + static_cast<int>(number) - 2;
    }
    return draft;
}

/// The same players without numbers.
SheetDraft emptied(const SheetDraft &draft)
{
    SheetDraft empty = draft;
    for (DraftPlayer &player : empty.players)
        player.numbers = {};
    return empty;
}

constexpr Player first{};
constexpr SheetNumber top = SheetNumber::Vp;

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
    const SheetDraft draft = evening();
    const SheetLayout layout = asRows ? SheetLayout::PlayersAsRows : SheetLayout::PlayersAsColumns;
    QString text;
    {
        const words::SpokenIn spoken(french ? Language::French : Language::English);
        text = table::writeDelimited(words::sheetCells(draft, layout, headings), separator,
                                     table::LineEnd::CrLf);
    }
    const words::Pasted pasted = words::pasted(emptied(draft), first, top, text);
    QVERIFY(pasted.notes.empty());
    QCOMPARE(pasted.numbers, 36);
    QCOMPARE(pasted.layout, layout);
    QVERIFY(pasted.draft == draft);
}

/// Pasted is understood whatever is spoken, also by people's own headings.
void TestSheetCells::headingsOfTheOtherLanguage()
{
    const QString text = u"Joueur;PV;Dirigeables;Structures;Contrats;Non validés;Bois;Métal;Or;Engrenages\n"
                         u"Ada;41;4;1;3;2;3;0;5;1\nBo;30;2;1;1;0;0;1;1;1\n"_s;
    const words::Pasted pasted = words::pasted(emptyDraft(3, Edition::Fr2021), first, top, text);
    QVERIFY(pasted.notes.empty() || !words::fixture::hasFrench());
    SKIP_WITHOUT_FRENCH();
    QCOMPARE(pasted.numbers, 18);
    QCOMPARE(pasted.names, 2);
    QCOMPARE(pasted.draft.players[0].numbers[SheetNumber::Gold], std::optional(5));
    QCOMPARE(pasted.draft.players[1].numbers[SheetNumber::Metal], std::optional(1));
    QVERIFY(!pasted.draft.players[2].numbers[SheetNumber::Vp]);
}

void TestSheetCells::blocksWithoutHeadings_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entered"); ///< player.number=value
    const auto at = [](SheetNumber number) { return static_cast<int>(number); };
    QTest::newRow("one cell") << 2 << at(SheetNumber::Gold) << u"5"_s << u"2.7=5"_s;
    QTest::newRow("a column") << 1 << at(SheetNumber::Wood) << u"1\n2\n3\n4\n"_s
                              << u"1.5=1 1.6=2 1.7=3 1.8=4"_s;
    QTest::newRow("a row of players") << 1 << at(SheetNumber::Vp) << u"7\t8\t9"_s << u"1.0=7 2.0=8 3.0=9"_s;
    QTest::newRow("a player's row, too wide for players")
        << 1 << at(SheetNumber::Vp) << u"1\t2\t3\t4\t5\t6\t7\t8\t9"_s
        << u"1.0=1 1.1=2 1.2=3 1.3=4 1.4=5 1.5=6 1.6=7 1.7=8 1.8=9"_s;
    QTest::newRow("2 by 2 in the middle")
        << 1 << at(SheetNumber::Metal) << u"1,2\n3,4"_s << u"1.6=1 1.7=3 2.6=2 2.7=4"_s;
    QTest::newRow("empty cells around") << 0 << at(SheetNumber::Vp) << u"1\t\t\n\t\t\n\n"_s << u"0.0=1"_s;
}

void TestSheetCells::blocksWithoutHeadings()
{
    QFETCH(int, player);
    QFETCH(int, number);
    QFETCH(QString, text);
    QFETCH(QString, entered);
    const words::Pasted pasted = words::pasted(emptyDraft(4, Edition::Fr2021), static_cast<Player>(player),
                                               static_cast<SheetNumber>(number), text);
    QVERIFY(pasted.notes.empty());
    QStringList found;
    for (qsizetype seat = 0; seat < 4; ++seat) {
        for (const SheetNumber each : all<SheetNumber>()) {
            if (const auto value = pasted.draft.players[seat].numbers[each])
                found << u"%1.%2=%3"_s.arg(seat).arg(static_cast<int>(each)).arg(*value);
        }
    }
    QCOMPARE(found.join(u' '), entered);
    QCOMPARE(pasted.numbers, found.size());
}

void TestSheetCells::namesSayWhoseNumbers()
{
    const SheetDraft draft = emptied(evening());
    // Two of them, the other way round, spelt carelessly.
    const words::Pasted pasted = words::pasted(draft, first, top, u"\t🎈 dee\tADA\nVP\t1\t2\nGold\t3\t4\n"_s);
    QVERIFY(pasted.notes.empty());
    QCOMPARE(pasted.names, 0);
    QCOMPARE(pasted.draft.players[3].numbers[SheetNumber::Vp], std::optional(1));
    QCOMPARE(pasted.draft.players[0].numbers[SheetNumber::Vp], std::optional(2));
    QCOMPARE(pasted.draft.players[3].numbers[SheetNumber::Gold], std::optional(3));
    QVERIFY(!pasted.draft.players[1].numbers[SheetNumber::Vp]);
}

void TestSheetCells::newNamesAreTakenOver()
{
    const words::Pasted pasted = words::pasted(emptyDraft(3, Edition::Fr2021), static_cast<Player>(1),
                                               SheetNumber::Wood, u"Ada\tBo\n1\t2\n3\t4\n"_s);
    QCOMPARE(pasted.names, 2);
    QCOMPARE(pasted.draft.players[1].name, u"Ada"_s);
    QCOMPARE(pasted.draft.players[2].name, u"Bo"_s);
    QCOMPARE(pasted.draft.players[2].numbers[SheetNumber::Metal], std::optional(4));
}

void TestSheetCells::emptyCellsLeaveWhatIsThere()
{
    const words::Pasted pasted = words::pasted(evening(), first, top, u"\t5\n6\t \n"_s);
    QCOMPARE(pasted.numbers, 2);
    QCOMPARE(pasted.draft.players[0].numbers[SheetNumber::Vp], evening().players[0].numbers[SheetNumber::Vp]);
    QCOMPARE(pasted.draft.players[1].numbers[SheetNumber::Vp], std::optional(5));
    QCOMPARE(pasted.draft.players[0].numbers[SheetNumber::AirshipMajorities], std::optional(6));
}

void TestSheetCells::whatIsNotUnderstoodIsNamed()
{
    using Kind = PasteNote::Kind;
    words::Pasted pasted = words::pasted(evening(), first, top, u"VP\tGold\tMood\n1\tmany\t3\n2\t3\t4\n"_s);
    QCOMPARE(pasted.numbers, 3);
    QVERIFY((pasted.notes
             == std::vector<PasteNote>{{Kind::NotANumber, 2, 2, u"many"_s},
                                       {Kind::UnknownHeading, 1, 3, u"Mood"_s}}));
    // Beyond the last player and below the last number.
    pasted = words::pasted(evening(), static_cast<Player>(3), SheetNumber::Markers, u"1\t2\n3\t4\n"_s);
    QCOMPARE(pasted.numbers, 1);
    QVERIFY(
        (pasted.notes
         == std::vector<PasteNote>{{Kind::NoSuchNumber, 2, 1, u"3"_s}, {Kind::NoSuchPlayer, 1, 2, u"2"_s}}));
    pasted = words::pasted(evening(), first, top, u"1\t2.5\n"_s);
    QVERIFY((pasted.notes == std::vector<PasteNote>{{Kind::NotANumber, 1, 2, u"2.5"_s}}));
    for (const Kind kind : {Kind::NotANumber, Kind::UnknownHeading, Kind::NoSuchPlayer, Kind::NoSuchNumber})
        VERIFY_SENTENCE(words::pasteNote({kind, 2, 3, u"x"_s}));
    QCOMPARE(words::pasteNote({Kind::NotANumber, 2, 3, u"many"_s}),
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
    QCOMPARE(words::numberInCell(cell).value_or(-9999), number);
}

void TestSheetCells::namesThatLookLikeFormulas()
{
    SheetDraft draft = evening();
    draft.players[0].name = u"=Ada()"_s;
    const QString text = words::copied(draft, SheetLayout::PlayersAsColumns, true);
    QVERIFY(text.contains(u"'=Ada()"_s));
    const words::Pasted pasted = words::pasted(emptied(draft), first, top, text);
    QVERIFY(pasted.draft == draft);
}

void TestSheetCells::markersAreCopiedWhereThereAreAny()
{
    SheetDraft draft = evening();
    QCOMPARE(words::sheetCells(draft, SheetLayout::PlayersAsColumns, false).size(), 9);
    draft.players[2].numbers[SheetNumber::Markers] = 12;
    const QString text = words::copied(draft, SheetLayout::PlayersAsRows, true);
    QVERIFY(words::pasted(emptied(draft), first, top, text).draft == draft);
}

void TestSheetCells::nothingAtAll()
{
    for (const QString &text : {QString(), u"\n\n"_s, u"\t\t\n"_s}) {
        const words::Pasted pasted = words::pasted(evening(), first, top, text);
        QCOMPARE(pasted.numbers, 0);
        QVERIFY(pasted.notes.empty());
        QVERIFY(pasted.draft == evening());
    }
}

void TestSheetCells::everyFaultHasASentence()
{
    SheetDraft draft = evening();
    draft.players[0].name.clear();
    draft.players[1].name = QString(50, u'x');
    draft.players[2].name = draft.players[3].name;
    draft.players[2].color = draft.players[3].color;
    draft.players[2].first = true;
    draft.players[3].numbers[SheetNumber::AirshipMajorities] = 10;
    for (qsizetype seat = 0; seat < 3; ++seat) {
        draft.players[seat].numbers[SheetNumber::AirshipMajorities] = -1;
        draft.players[seat].numbers[SheetNumber::UtilityMajorities] = 5;
        draft.players[seat].numbers[SheetNumber::ContractsCompleted] = 8;
    }
    for (const Language language : {Language::English, Language::French}) {
        const words::SpokenIn spoken(language);
        QSet<int> kinds;
        for (const SheetFault &fault : faultsOf(draft)) {
            kinds.insert(static_cast<int>(fault.kind));
            VERIFY_SENTENCE(words::sheetFault(fault, draft));
        }
        QCOMPARE(kinds.size(), 8);
        for (const SheetNumber number : all<SheetNumber>()) {
            VERIFY_SENTENCE(words::label(number));
            VERIFY_SENTENCE(words::whereToLook(number));
        }
    }
    SheetDraft ten = emptyDraft(4, Edition::Fr2021);
    for (qsizetype seat = 0; seat < 4; ++seat) {
        ten.players[seat].name = QString::number(seat);
        ten.players[seat].numbers[SheetNumber::AirshipMajorities] = static_cast<int>(seat) + 1;
    }
    QCOMPARE(words::sheetFault(faultsOf(ten).front(), ten),
             u"There are 9 majority spaces of airships: 10 majorities are entered in all."_s);
}

void TestSheetCells::markersInWords()
{
    QCOMPARE(words::vpMarkerWords(23), u"The 20/40 marker, 20 side up, on space 3"_s);
    QCOMPARE(words::vpMarkerWords(41), u"The 20/40 marker, 40 side up, on space 1"_s);
    QCOMPARE(words::vpMarkerWords(7), u"The player’s own VP marker on space 7"_s);
    QCOMPARE(words::vpMarkerWords(60), u"The track of 20 spaces cannot show 60 VP."_s);
}

QTEST_GUILESS_MAIN(TestSheetCells)
#include "tst_sheetcells.moc"
