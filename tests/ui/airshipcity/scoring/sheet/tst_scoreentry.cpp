// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rulings.h"
#include "tests/core/airshipcity/sheets.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/score/sheet/ownersquare.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtCore/QJsonArray>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;

namespace {

/// A person at the page who has nothing but keys. Counts them.
class Typist
{
public:
    explicit Typist(RowsPage &page) : m_page(page)
    {
        page.resize(1366, 640);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++keys;
        QTest::keyClick(m_page.focusWidget(), key, modifiers);
    }
    void type(const QString &text)
    {
        for (const QChar letter : text) {
            ++keys;
            QTest::sendKeyEvent(QTest::Click, m_page.focusWidget(), Qt::Key_unknown, QString(letter),
                                Qt::NoModifier);
        }
    }
    /// A column from its top to its bottom, each value followed by Tab.
    void column(const QStringList &values)
    {
        for (const QString &value : values) {
            type(value);
            key(Qt::Key_Tab);
        }
    }

    int keys = 0;

private:
    RowsPage &m_page;
};

QString textOf(const RowsPage &page, const QString &name)
{
    const auto *label = page.findChild<QLabel *>(name);
    return label != nullptr ? label->text() : u"there is no "_s + name;
}

NumberField *fieldOf(const RowsPage &page, const QString &name)
{
    return page.findChild<NumberField *>(name);
}

Preferences frenchEdition()
{
    Preferences preferences;
    preferences.names = {u"Cyril"_s, u"Ada"_s, u"Bo"_s, u"Cy"_s};
    preferences.playerColors = {u"Bo=green"_s, u"Ada=red"_s};
    return preferences;
}

ScoreSheet sheetIn(const QSignalSpy &spy)
{
    return readScoreSheet(spy.at(0).at(0).value<NewRecord>().bytes).value();
}

constexpr qsizetype vp = 0; ///< the first row

QStringList readings(const Rulings &rulings)
{
    QStringList readings;
    for (const RulingInfo &ruling : rulingTable())
        readings << QString::number(ruling.get(rulings));
    return readings;
}

std::size_t headOf(std::string_view ruling)
{
    return rulingHead(static_cast<std::size_t>(rulingTable().find(ruling) - rulingTable().rows().data()));
}

constexpr table::Per<Award, QLatin1StringView> fieldOfAward{{"airships"_L1, "utilities"_L1, "contracts"_L1}};

} // namespace

Q_DECLARE_METATYPE(skyledger::ui::NewRecord)

/// The score sheet as people fill it in, with real keys and clicks.
class TestScoreEntry : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(words::Language::English); }

    /// A colour that came with a known name is a step of its own, which neither undo nor redo takes anew.
    void undoneAndRedone()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        RowsDesk &desk = page.desk();
        desk.setName(0, u"Ada"_s);
        desk.setName(1, u"Bo"_s);
        desk.setCell({0, sheetCell(SheetEntry::Vp)}, u"31"_s);
        const SheetTexts typed = desk.texts();
        QCOMPARE(typed.players[0].color, static_cast<int>(PlayerColor::Red));
        QCOMPARE(typed.players[1].color, static_cast<int>(PlayerColor::Green));
        int steps = 0;
        for (; desk.canUndo(); ++steps)
            desk.undo();
        QVERIFY(desk.texts().players[0].name.isEmpty());
        for (int i = 0; i < steps; ++i) {
            QVERIFY(desk.canRedo());
            desk.redo();
        }
        QVERIFY(!desk.canRedo());
        QVERIFY(desk.texts() == typed);
    }

    /// Cyril has played too, and later.
    void aNameWithWhichAnotherBegins()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *name = page.findChild<QLineEdit *>(u"sheet-name-1"_s);
        QTest::keyClicks(name, u"Cy"_s);
        QCOMPARE(name->text(), u"Cy"_s);
        QTest::keyClicks(name, u"r"_s);
        QCOMPARE(name->text(), u"Cyril"_s);
        QCOMPARE(name->selectedText(), u"il"_s);
    }

    void byKeysAlone()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const QSignalSpy started(&page, &RowsPage::started);
        Typist typist(page);
        // Name, VP, three counts, unfinished contracts, four stocks.
        typist.column({u"Ada"_s, u"31"_s, u"3"_s, u"1"_s, u"2"_s, u"2"_s, u"3"_s, u"1"_s, u"4"_s, u"2"_s});
        typist.column({u"Bo"_s, u"30"_s, u"2"_s, u"2"_s, u"3"_s, u"0"_s, u"0"_s, u"4"_s, u"1"_s, u"2"_s});
        typist.column({u"Cy"_s, u"34"_s, u"2"_s, u"0"_s, u"4"_s, u"3"_s, u"6"_s, u"2"_s, u"3"_s, u"0"_s});
        typist.column({u"Dee"_s, u"27"_s, u"1"_s, u"1"_s, u"1"_s, u"0"_s, u"2"_s, u"2"_s, u"0"_s});
        typist.type(u"3"_s);
        QCOMPARE(textOf(page, u"sheet-total-1"_s), u"36"_s);
        QCOMPARE(textOf(page, u"sheet-total-2"_s), u"36"_s);
        QCOMPARE(textOf(page, u"sheet-total-3"_s), u"34"_s);
        QCOMPARE(textOf(page, u"sheet-total-4"_s), u"28"_s);
        QCOMPARE(textOf(page, u"sheet-rank-1"_s), u"1 · wins"_s);
        QVERIFY(textOf(page, u"sheet-verdict"_s).contains(u"Ada wins with the most resources left: 10"_s));
        // The winner is on the screen before the last key, which keeps the sheet.
        typist.key(Qt::Key_Return);
        QCOMPARE(started.size(), 1);
        qInfo("%d keys from the empty form to the winner of four players", typist.keys);
        QVERIFY2(typist.keys <= 100, qPrintable(QString::number(typist.keys))); // at 3 keys a second: 33 s
        const ScoreSheet sheet = sheetIn(started);
        QCOMPARE(sheet.players.size(), 4);
        QCOMPARE(sheet.players[2].name, u"Cy"_s);
        QCOMPARE(sheet.players[2].count.stock, (Amounts{{6, 2, 3, 0}}));
        QVERIFY(sheet.players[0].first);
        QVERIFY(!sheet.id().isEmpty() && !sheet.playedAt().isEmpty());
        // Colours come from the last time.
        QCOMPARE(sheet.players[0].color, PlayerColor::Red);
        QCOMPARE(sheet.players[1].color, PlayerColor::Green);
    }

    void onAFrenchKeyboard()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        Typist typist(page);
        // The upper row without Shift, 1 to 9 and 0.
        typist.column({u"Ada"_s, u"\"&"_s, u"'"_s, u"("_s, u"-"_s, u"è"_s, u"_"_s, u"ç"_s, u"&à"_s, u"é"_s});
        QCOMPARE(page.desk().texts().players[0].cells.first(9),
                 (QStringList{u"31"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s, u"8"_s, u"9"_s, u"10"_s, u"2"_s}));
        QCOMPARE(page.focusWidget()->objectName(), u"sheet-name-2"_s);
    }

    void threePlayersAndNoNames()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const QSignalSpy started(&page, &RowsPage::started);
        Typist typist(page);
        for (int player = 0; player < 3; ++player)
            typist.column({QString(), QString::number(20 + player), u"1"_s, u"0"_s, u"0"_s, u"0"_s, u"0"_s,
                           u"0"_s, u"0"_s, u"0"_s});
        // A last column that stays empty is nobody; whoever has no name is called by colour.
        typist.key(Qt::Key_Return);
        QCOMPARE(started.size(), 1);
        const ScoreSheet sheet = sheetIn(started);
        QCOMPARE(sheet.players.size(), 3);
        QCOMPARE(sheet.players[0].name, u"Orange"_s);
    }

    void everyTieShape_data()
    {
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<QList<int>>("ships");
        QTest::addColumn<QList<int>>("utilities");
        QTest::addColumn<QList<int>>("trade");
        using L = QList<int>;
        const auto row = [](const char *name, const L &counts, const L &ships, const L &utilities,
                            const L &trade) { QTest::newRow(name) << counts << ships << utilities << trade; };
        row("3P-1", {4, 3, 1}, {6, 3, 0}, {4, 2, 0}, {2, 1, 0});
        row("3P-1z", {4, 3, 0}, {6, 3, 0}, {4, 2, 0}, {2, 1, 0});
        row("3P-2", {3, 3, 1}, {4, 4, 0}, {3, 3, 0}, {1, 1, 0});
        row("3P-2z", {3, 3, 0}, {4, 4, 0}, {3, 3, 0}, {1, 1, 0});
        row("3P-3", {4, 2, 2}, {6, 1, 1}, {4, 1, 1}, {2, 0, 0});
        row("3P-3z", {4, 0, 0}, {6, 0, 0}, {4, 0, 0}, {2, 0, 0});
        row("3P-4", {2, 2, 2}, {3, 3, 3}, {2, 2, 2}, {1, 1, 1});
        row("3P-4z", {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0});
        row("4P-1", {4, 3, 2, 1}, {}, {4, 2, 0, 0}, {2, 1, 0, 0});
        row("4P-1z", {4, 3, 1, 0}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
        row("4P-2", {4, 3, 1, 1}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
        row("4P-2z", {4, 3, 0, 0}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
        row("4P-3", {4, 2, 2, 1}, {6, 1, 1, 0}, {4, 1, 1, 0}, {2, 0, 0, 0});
        row("4P-3z", {4, 2, 2, 0}, {6, 1, 1, 0}, {4, 1, 1, 0}, {2, 0, 0, 0});
        row("4P-4", {3, 2, 2, 2}, {6, 1, 1, 1}, {4, 0, 0, 0}, {2, 0, 0, 0});
        row("4P-4z", {3, 0, 0, 0}, {6, 0, 0, 0}, {4, 0, 0, 0}, {2, 0, 0, 0});
        row("4P-5", {3, 3, 2, 1}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
        row("4P-5z", {3, 3, 2, 0}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
        row("4P-6", {3, 3, 1, 1}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
        row("4P-6z", {3, 3, 0, 0}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
        row("4P-7", {2, 2, 2, 1}, {3, 3, 3, 0}, {2, 2, 2, 0}, {1, 1, 1, 0});
        row("4P-7z", {3, 3, 3, 0}, {3, 3, 3, 0}, {2, 2, 2, 0}, {1, 1, 1, 0});
        row("4P-8", {2, 2, 2, 2}, {2, 2, 2, 2}, {1, 1, 1, 1}, {0, 0, 0, 0});
        row("4P-8z", {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0});
    }

    /// Every row of the tables of shared awards, in every order of the seats.
    void everyTieShape()
    {
        QFETCH(const QList<int>, counts);
        QFETCH(const QList<int>, ships);
        QFETCH(const QList<int>, utilities);
        QFETCH(const QList<int>, trade);
        RowsPage page(airshipCitySheet(), frenchEdition());
        const Typist typist(page);
        std::vector<qsizetype> seats;
        for (qsizetype seat = 0; seat < counts.size(); ++seat) {
            seats.push_back(seat);
            QTest::keyClicks(fieldOf(page, u"sheet-vp-%1"_s.arg(seat + 1)), u"20"_s);
        }
        do {
            for (const Award award : all<Award>()) {
                const QList<int> &expected = award == Award::Shipbuilding ? ships
                    : award == Award::Construction                        ? utilities
                                                                          : trade;
                for (std::size_t i = 0; i < seats.size(); ++i) {
                    NumberField *field = fieldOf(page, u"sheet-%1-%2"_s.arg(fieldOfAward[award]).arg(i + 1));
                    field->setFocus();
                    field->selectAll();
                    QTest::keyClicks(field, QString::number(counts[seats[i]]));
                }
                if (expected.isEmpty()) {
                    QVERIFY(page.findChild<QLabel *>(u"sheet-fault-airships"_s)->isVisible());
                    QTest::keyClicks(fieldOf(page, u"sheet-airships-1"_s), u"0"_s);
                    continue;
                }
                for (std::size_t i = 0; i < seats.size(); ++i) {
                    const int points = expected[seats[i]];
                    const QString name = u"sheet-award-%1-%2"_s.arg(indexOf(award) + 1).arg(i + 1);
                    QCOMPARE(textOf(page, name), points > 0 ? u"+%1"_s.arg(points) : u"0"_s);
                }
            }
        } while (std::next_permutation(seats.begin(), seats.end()));
    }

    void whatCannotBeIsShownWhereItIs()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const QSignalSpy started(&page, &RowsPage::started);
        Typist typist(page);
        typist.column({u"Ada"_s, u"31"_s, u"6"_s, u"0"_s, u"0"_s, u"0"_s, u"3"_s, u"1"_s, u"21"_s, u"0"_s});
        typist.column({u"Bo"_s, u"30"_s, u"4"_s});
        const auto *ships = page.findChild<QLabel *>(u"sheet-fault-airships"_s);
        QVERIFY(ships->isVisible() && ships->text().contains(u"9"_s) && ships->text().contains(u"10"_s));
        QVERIFY(!fieldOf(page, u"sheet-airships-1"_s)->fault().isEmpty());
        QVERIFY(!fieldOf(page, u"sheet-airships-2"_s)->accessibleDescription().isEmpty());
        QVERIFY(fieldOf(page, u"sheet-airships-3"_s)->fault().isEmpty());
        const auto *gold = page.findChild<QLabel *>(u"sheet-fault-gold"_s);
        QVERIFY(gold->isVisible() && gold->text().contains(u"20"_s));
        typist.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(started.size(), 0);
        QCOMPARE(page.focusWidget()->objectName(), u"sheet-airships-1"_s);
        typist.type(u"5"_s);
        QVERIFY(!ships->isVisible());
        // Two of one name.
        QTest::keyClicks(page.findChild<QLineEdit *>(u"sheet-name-3"_s), u"ada"_s);
        QTest::keyClicks(fieldOf(page, u"sheet-vp-3"_s), u"1"_s);
        QTest::keyClick(page.findChild<QLineEdit *>(u"sheet-name-3"_s), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(page.findChild<QLineEdit *>(u"sheet-name-3"_s), u"Bo"_s);
        QVERIFY(page.findChild<QLabel *>(u"sheet-fault-names"_s)->isVisible());
    }

    void whatIsMissingCountsOnlyWhenAskedTwice()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const QSignalSpy started(&page, &RowsPage::started);
        Typist typist(page);
        typist.column({u"Ada"_s, u"31"_s});
        QVERIFY(textOf(page, u"sheet-verdict"_s).contains(u"not entered yet"_s));
        typist.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(started.size(), 0);
        QCOMPARE(page.focusWidget()->objectName(), u"sheet-airships-1"_s);
        typist.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(started.size(), 1);
    }

    void theMarkerOfTwentyAndForty()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        Typist typist(page);
        typist.column({u"Ada"_s});
        typist.type(u"3+"_s);
        QCOMPARE(page.desk().texts().players[0].cells[vp], u"23"_s);
        auto *marker = page.findChild<QPushButton *>(u"sheet-turn-1"_s);
        QCOMPARE(marker->text(), u"20"_s);
        QTest::mouseClick(marker, Qt::LeftButton);
        QCOMPARE(page.desk().texts().players[0].cells[vp], u"43"_s);
        QTest::mouseClick(marker, Qt::LeftButton);
        QCOMPARE(page.desk().texts().players[0].cells[vp], u"3"_s);
    }

    void ownersOnThePictureOfTheBoard()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        Typist typist(page);
        auto *square = page.findChild<OwnerSquare *>(u"owner-wooden-private"_s);
        QTest::mouseClick(square, Qt::LeftButton);
        QTest::mouseClick(square, Qt::LeftButton);
        QVERIFY(square->accessibleName().contains(u"Purple"_s));
        QTest::keyClicks(page.findChild<OwnerSquare *>(u"owner-cruise"_s), u"2"_s);
        QTest::sendKeyEvent(QTest::Click, page.findChild<OwnerSquare *>(u"owner-passenger"_s), Qt::Key_Eacute,
                            u"é"_s, Qt::NoModifier);
        QTest::keyClicks(page.findChild<OwnerSquare *>(u"owner-utility-1"_s), u"1"_s);
        QCOMPARE(fieldOf(page, u"sheet-airships-2"_s)->value(), 3);
        QCOMPARE(fieldOf(page, u"sheet-airships-1"_s)->value(), 0);
        QCOMPARE(fieldOf(page, u"sheet-utilities-1"_s)->value(), 1);
        QTest::keyClicks(square, u"0"_s);
        QCOMPARE(fieldOf(page, u"sheet-airships-2"_s)->value(), 2);
        // A number that is typed makes the picture untrue.
        QTest::keyClicks(fieldOf(page, u"sheet-airships-1"_s), u"5"_s);
        QVERIFY(!page.findChild<OwnerSquare *>(u"owner-cruise"_s)->owner());
    }

    void otherKeysForUndo()
    {
        KeyBindings::shared().choose({{QString(keys::undo), u"F8"_s}});
        RowsPage page(airshipCitySheet(), frenchEdition());
        Typist typist(page);
        fieldOf(page, u"sheet-vp-1"_s)->setFocus();
        typist.type(u"7"_s);
        typist.key(Qt::Key_Tab);
        QVERIFY(page.desk().canUndo());
        typist.key(Qt::Key_Z, Qt::ControlModifier); // the usual key is nobody's now
        QVERIFY(page.desk().canUndo());
        typist.key(Qt::Key_F8);
        QVERIFY(!page.desk().canUndo());
        KeyBindings::shared().choose({});
    }

    void pasteFourByNine()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        Typist typist(page);
        QApplication::clipboard()->setText(u"31\t30\t34\t27\n3\t2\t2\t1\n1\t2\t0\t1\n2\t3\t4\t1\n2\t0\t3\t0\n"
                                           u"3\t0\t6\t2\n1\t4\t2\t2\n4\t1\t3\t0\n2\t2\t0\t3\n"_s);
        fieldOf(page, u"sheet-vp-1"_s)->setFocus();
        typist.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(textOf(page, u"sheet-total-1"_s), u"36"_s);
        QCOMPARE(textOf(page, u"sheet-total-4"_s), u"28"_s);
        QVERIFY(textOf(page, u"sheet-notes"_s).contains(u"36"_s));
        // One step back takes all of it away.
        typist.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!fieldOf(page, u"sheet-gear-4"_s)->value());
        typist.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fieldOf(page, u"sheet-gear-4"_s)->value(), 3);
        // What is copied with players as rows comes back the same.
        const SheetTexts before = page.desk().texts();
        typist.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text().trimmed().count(u'\n'), 4); // headings and four players
        page.desk().replace(RowsDesk(airshipCitySheet()).texts());
        fieldOf(page, u"sheet-vp-1"_s)->setFocus();
        typist.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(page.desk().texts().players[3].cells, before.players[3].cells);
    }

    void bothEditionsAndTheRulings()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const Typist typist(page);
        QTest::keyClicks(fieldOf(page, u"sheet-vp-1"_s), u"30"_s);
        QTest::keyClicks(fieldOf(page, u"sheet-unfinished-1"_s), u"3"_s);
        QCOMPARE(textOf(page, u"sheet-total-1"_s), u"27"_s);
        page.findChild<QComboBox *>(u"sheet-edition"_s)->setCurrentIndex(static_cast<int>(Edition::En2020));
        QVERIFY(!fieldOf(page, u"sheet-unfinished-1"_s)->isVisible());
        QCOMPARE(textOf(page, u"sheet-total-1"_s), u"30"_s);
        QVERIFY(!fieldOf(page, u"sheet-markers-1"_s)->isVisible());
        page.findChild<QComboBox *>(u"sheet-ruling-finalTieBreak"_s)
            ->setCurrentIndex(static_cast<int>(FinalTieBreak::Markers));
        QVERIFY(fieldOf(page, u"sheet-markers-1"_s)->isVisible());
        const auto *tookPart = page.findChild<QWidget *>(u"sheet-took-part-1-1"_s);
        QVERIFY(!tookPart->isVisible());
        page.findChild<QComboBox *>(u"sheet-ruling-awardEligibility"_s)
            ->setCurrentIndex(static_cast<int>(AwardEligibility::TookPart));
        QVERIFY(tookPart->isVisible());
    }

    /// What cannot be counts as the nearest that can, what is missing as 0.
    void totalsWhileSomebodyTypes()
    {
        RowsDesk desk(airshipCitySheet());
        desk.setCell({1, sheetCell(SheetEntry::Vp)}, u"12345"_s);
        desk.setCell({2, sheetCell(SheetEntry::AirshipMajorities)}, u"-4"_s);
        desk.setCell({2, sheetCell(SheetEntry::Resource, indexOf(Resource::Wood))}, u"25"_s);
        QVERIFY(desk.hasFaults() && !desk.sheet({}, {}));
        const FinalScore score = scored(scoreSheetSoFar(desk.document()));
        QCOMPARE(score.players[0].total, 0);
        QCOMPARE(score.players[1].total, 999);
        QCOMPARE(score.players[2].resources, 20);
        QCOMPARE(score.players[2].awards[Award::Shipbuilding], 0);
        QCOMPARE(desk.told()->seats[1].total, 999);
    }

    void whatIsStillToBeEntered()
    {
        RowsDesk desk(airshipCitySheet());
        QCOMPARE(desk.gaps().size(), std::size_t{27});
        desk.setHead(headOf("finalTieBreak"), QString::number(static_cast<int>(FinalTieBreak::Markers)));
        QCOMPARE(desk.gaps().size(), std::size_t{30});
        desk.setHead(0, QString::number(static_cast<int>(Edition::En2020))); // unfinished ones cost nothing
        QCOMPARE(desk.gaps().size(), std::size_t{27});
        QCOMPARE(desk.gaps().front().row, sheetCell(SheetEntry::Vp));
        desk.setCell({0, sheetCell(SheetEntry::Vp)}, u"0"_s);
        QCOMPARE(desk.gaps().front().row, sheetCell(SheetEntry::AirshipMajorities));
    }

    void theEditionTakesItsDefaultsAlong()
    {
        RowsDesk desk(airshipCitySheet());
        const auto choose = [&desk](Edition edition) {
            desk.setHead(0, QString::number(static_cast<int>(edition)));
        };
        desk.setHead(headOf("finalTieBreak"), QString::number(static_cast<int>(FinalTieBreak::Gold)));
        choose(Edition::En2020);
        Rulings wanted = defaultRulings(Edition::En2020);
        wanted.finalTieBreak = FinalTieBreak::Gold;
        QCOMPARE(desk.texts().heads.mid(1), readings(wanted));
        QCOMPARE(wanted.unfinishedContracts, UnfinishedContracts::Ignore);
        desk.setHead(headOf("unfinishedContracts"),
                     QString::number(static_cast<int>(UnfinishedContracts::Lose))); // chosen by hand
        choose(Edition::Fr2021);
        wanted = defaultRulings(Edition::Fr2021);
        wanted.finalTieBreak = FinalTieBreak::Gold;
        QCOMPARE(desk.texts().heads.mid(1), readings(wanted));
        desk.undo();
        QCOMPARE(desk.texts().heads.front(), QString::number(static_cast<int>(Edition::En2020)));
    }

    /// A column in which nobody sits yet has the colour that is free.
    void theFourthColumn()
    {
        ScoreSheet three = fixture::emptySheet(3);
        three.players[0].color = PlayerColor::Green;
        three.players[1].color = PlayerColor::Red;
        three.players[2].color.reset();
        const RowsDesk desk(airshipCitySheet(), scoreSheetJson(three));
        QCOMPARE(desk.texts().players[0].color, static_cast<int>(PlayerColor::Green));
        QVERIFY(!desk.texts().players[2].color);
        QCOMPARE(desk.texts().players[3].color, static_cast<int>(PlayerColor::Orange));
        QVERIFY(RowsDesk(airshipCitySheet()).texts().players[0].first);
    }

    /// An open sheet keeps what only other programs understand, whatever is changed in it.
    void whatOthersWroteStays()
    {
        QJsonObject document = scoreSheetJson(fixture::emptySheet(3));
        document.insert("venue"_L1, u"café"_s);
        QJsonArray players = document.value("players"_L1).toArray();
        QJsonObject bo = players[1].toObject();
        bo.insert("mood"_L1, QJsonArray{1, 2});
        bo.insert("first"_L1, false);
        players[1] = bo;
        document.insert("players"_L1, players);
        RowsDesk desk(airshipCitySheet(), document);
        QCOMPARE(airshipCitySheet().bytes(desk.document()), airshipCitySheet().bytes(document));
        desk.setCell({1, sheetCell(SheetEntry::Vp)}, u"7"_s);
        const auto read = readScoreSheet(airshipCitySheet().bytes(desk.sheet(u"an-id"_s, {}).value()));
        QVERIFY(read);
        QCOMPARE(read.value().players[1].count.trackVp, 7);
        QCOMPARE(read.value().id(), u"an-id"_s);
        QCOMPARE(read.value().document.value("venue"_L1).toString(), u"café"_s);
        bo = read.value().document.value("players"_L1).toArray().at(1).toObject();
        QCOMPARE(bo.value("mood"_L1).toArray().size(), 2);
        QCOMPARE(bo.value("first"_L1), QJsonValue(false));
    }

    void ticksOfThoseWhoTookPart()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const Typist typist(page);
        page.desk().setHead(headOf("awardEligibility"),
                            QString::number(static_cast<int>(AwardEligibility::TookPart)));
        QTest::keyClicks(fieldOf(page, u"sheet-airships-1"_s), u"5"_s);
        auto *first = page.findChild<QCheckBox *>(u"sheet-took-part-1-1"_s);
        auto *second = page.findChild<QCheckBox *>(u"sheet-took-part-1-2"_s);
        QVERIFY(first->isVisible() && first->isChecked()); // whoever has something took part
        QVERIFY(!second->isChecked());
        QTest::keyClick(second, Qt::Key_Space);
        QVERIFY(second->isChecked());
        QCOMPARE(textOf(page, u"sheet-award-1-2"_s), u"+3"_s);
        QVERIFY(second->accessibleName().contains(u"Took part"_s));
        page.desk().undo();
        QVERIFY(!second->isChecked());
        QCOMPARE(textOf(page, u"sheet-award-1-2"_s), u"0"_s);
    }

    void everythingHasAName()
    {
        RowsPage page(airshipCitySheet(), frenchEdition());
        const Typist typist(page);
        QSet<QString> names;
        const auto fields = page.findChildren<NumberField *>();
        for (const NumberField *field : fields) {
            QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
            QVERIFY2(!names.contains(field->accessibleName()), qPrintable(field->accessibleName()));
            names.insert(field->accessibleName());
        }
    }

private:
    std::unique_ptr<words::Speech> m_speech;
};

QTEST_MAIN(TestScoreEntry)
#include "tst_scoreentry.moc"
