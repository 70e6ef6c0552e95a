// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/ownersquare.h"
#include "ui/airshipcity/scoring/sheet/scoreentrypage.h"
#include "ui/airshipcity/scoring/sheet/sheetform.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
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
    explicit Typist(ScoreEntryPage &page) : m_page(page)
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
    ScoreEntryPage &m_page;
};

QString textOf(const ScoreEntryPage &page, const QString &name)
{
    const auto *label = page.findChild<QLabel *>(name);
    return label != nullptr ? label->text() : u"there is no "_s + name;
}

NumberField *fieldOf(const ScoreEntryPage &page, const QString &name)
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
        ScoreEntryPage page(frenchEdition());
        SheetDesk &desk = page.desk();
        desk.setName(Player{0}, u"Ada"_s);
        desk.setName(Player{1}, u"Bo"_s);
        desk.setNumber(Player{0}, SheetNumber::Vp, 31);
        const SheetDraft typed = desk.draft();
        QCOMPARE(typed.players[0].color, PlayerColor::Red);
        QCOMPARE(typed.players[1].color, PlayerColor::Green);
        int steps = 0;
        for (; desk.canUndo(); ++steps)
            desk.undo();
        QVERIFY(desk.draft().players[0].name.isEmpty());
        for (int i = 0; i < steps; ++i) {
            QVERIFY(desk.canRedo());
            desk.redo();
        }
        QVERIFY(!desk.canRedo());
        QVERIFY(desk.draft() == typed);
    }

    /// Cyril has played too, and later.
    void aNameWithWhichAnotherBegins()
    {
        ScoreEntryPage page(frenchEdition());
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
        ScoreEntryPage page(frenchEdition());
        const QSignalSpy started(&page, &ScoreEntryPage::started);
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
        QCOMPARE(sheet.players[2].resources, (Amounts{{6, 2, 3, 0}}));
        QVERIFY(sheet.players[0].first);
        QVERIFY(!sheet.id().isEmpty() && !sheet.playedAt().isEmpty());
        // Colours come from the last time.
        QCOMPARE(sheet.players[0].color, PlayerColor::Red);
        QCOMPARE(sheet.players[1].color, PlayerColor::Green);
    }

    void onAFrenchKeyboard()
    {
        ScoreEntryPage page(frenchEdition());
        Typist typist(page);
        // The upper row without Shift, 1 to 9 and 0.
        typist.column({u"Ada"_s, u"\"&"_s, u"'"_s, u"("_s, u"-"_s, u"è"_s, u"_"_s, u"ç"_s, u"&à"_s, u"é"_s});
        const auto &numbers = page.desk().draft().players[0].numbers;
        QCOMPARE(numbers[SheetNumber::Vp], 31);
        QCOMPARE(numbers[SheetNumber::AirshipMajorities], 4);
        QCOMPARE(numbers[SheetNumber::UtilityMajorities], 5);
        QCOMPARE(numbers[SheetNumber::ContractsCompleted], 6);
        QCOMPARE(numbers[SheetNumber::UnfinishedContractVp], 7);
        QCOMPARE(numbers[SheetNumber::Wood], 8);
        QCOMPARE(numbers[SheetNumber::Metal], 9);
        QCOMPARE(numbers[SheetNumber::Gold], 10);
        QCOMPARE(numbers[SheetNumber::Gear], 2);
        QCOMPARE(page.focusWidget()->objectName(), u"sheet-name-2"_s);
    }

    void threePlayersAndNoNames()
    {
        ScoreEntryPage page(frenchEdition());
        const QSignalSpy started(&page, &ScoreEntryPage::started);
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
        ScoreEntryPage page(frenchEdition());
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
        ScoreEntryPage page(frenchEdition());
        const QSignalSpy started(&page, &ScoreEntryPage::started);
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
        ScoreEntryPage page(frenchEdition());
        const QSignalSpy started(&page, &ScoreEntryPage::started);
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
        ScoreEntryPage page(frenchEdition());
        Typist typist(page);
        typist.column({u"Ada"_s});
        typist.type(u"3+"_s);
        QCOMPARE(page.desk().draft().players[0].numbers[SheetNumber::Vp], 23);
        auto *marker = page.findChild<QPushButton *>(u"sheet-marker-1"_s);
        QCOMPARE(marker->text(), u"20"_s);
        QTest::mouseClick(marker, Qt::LeftButton);
        QCOMPARE(page.desk().draft().players[0].numbers[SheetNumber::Vp], 43);
        QTest::mouseClick(marker, Qt::LeftButton);
        QCOMPARE(page.desk().draft().players[0].numbers[SheetNumber::Vp], 3);
    }

    void ownersOnThePictureOfTheBoard()
    {
        ScoreEntryPage page(frenchEdition());
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
        ScoreEntryPage page(frenchEdition());
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
        ScoreEntryPage page(frenchEdition());
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
        const SheetDraft before = page.desk().draft();
        typist.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text().trimmed().count(u'\n'), 4); // headings and four players
        page.desk().replace(emptyDraft(4, Edition::Fr2021));
        fieldOf(page, u"sheet-vp-1"_s)->setFocus();
        typist.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(page.desk().seated().players[3].numbers, before.players[3].numbers);
    }

    void bothEditionsAndTheRulings()
    {
        ScoreEntryPage page(frenchEdition());
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

    void everythingHasAName()
    {
        ScoreEntryPage page(frenchEdition());
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
