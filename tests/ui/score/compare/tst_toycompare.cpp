// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "tests/ui/score/compare/toysheet.h"
#include "ui/score/compare/comparepanel.h"
#include "ui/score/sheet/sheetside.h"
#include "ui/widgets/numberfield.h"
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
using describe::Assignment;
using ui::OwnersBoard;
using ui::OwnersGroup;
using ui::OwnerSquare;
using ui::test::ToySheet;
using ui::test::ToyTable;

namespace {

/// A picture of two rows of baskets, and below them of pots, of which nobody knows how many there are.
std::vector<OwnersGroup> shelves()
{
    const auto say = [](const char *text) { return [text] { return QString::fromLatin1(text); }; };
    OwnersGroup baskets{
        say("Baskets"), {}, [](std::size_t square) { return u"Basket %1"_s.arg(square + 1); }, 2};
    for (const char *name : {"basket-1", "basket-2", "basket-3", "basket-4"})
        baskets.names << QString::fromLatin1(name);
    OwnersGroup pots{say("Pots"), {}, [](std::size_t square) { return u"Pot %1"_s.arg(square + 1); }, 6, 1};
    for (const char *name : {"pot-1", "pot-2", "pot-3"})
        pots.names << QString::fromLatin1(name);
    return {baskets, pots};
}

constexpr std::size_t baskets = 0;
constexpr std::size_t pots = 1;

/// The end of a game of the toy. A basket that somebody holds is worth nine points.
class ToyCompared : public ui::ComparedGame
{
public:
    explicit ToyCompared(ToyTable &table) : m_table(table) {}

    QString intro() const override { return u"What counts."_s; }
    const ui::SheetGame &sheet() const override { return m_sheet; }
    QJsonObject recorded() const override
    {
        QJsonArray players;
        for (const auto player : {toygame::Player{0}, toygame::Player{1}}) {
            const toygame::PlayerState &hand = m_table.session().state().players[player];
            players.append(QJsonObject{{u"name"_s, player == toygame::Player{0} ? u"Ada"_s : u"Bo"_s},
                                       {u"points"_s, hand.points},
                                       {u"berries"_s, hand.berries}});
        }
        return {{u"players"_s, players}};
    }
    std::vector<std::size_t> rows() const override { return {1}; }
    std::optional<Assignment> typed(std::size_t, std::size_t player, int number) const override
    {
        if (number > toygame::mostBerries)
            return std::nullopt;
        return describe::assign(toygame::Setting::Berries, {player}, static_cast<std::uint8_t>(number));
    }
    std::vector<ui::PlayerLook> looks() const override { return {{{}, u"A"_s}, {{}, u"B"_s}}; }
    QStringList players() const override { return {u"Ada"_s, u"Bo"_s}; }
    std::vector<OwnersGroup> squares() const override { return shelves(); }
    QStringList things(std::size_t group) const override
    {
        return group == pots ? QStringList{u"Jam"_s, u"Jelly"_s} : QStringList();
    }
    OwnersBoard::Owners owners(std::size_t group) const override
    {
        return group == pots ? OwnersBoard::Owners{{}, 0} : OwnersBoard::Owners{{}, {}, {}, {}};
    }
    Assignment held(std::size_t, std::size_t, std::optional<std::size_t> owner) const override
    {
        return describe::assign(toygame::Setting::Points, {owner.value_or(1)}, std::int16_t{9});
    }
    QString refusal(const Assignments &set) const override
    {
        return set.size() > 2 ? u"too much at once"_s : QString();
    }
    void correct(const Assignments &set, const QString &note) override
    {
        m_table.session().play(toygame::Correct{set}, note);
    }

private:
    ToyTable &m_table;
    ToySheet m_sheet;
};

struct Desk {
    Desk() { panel.show(); }

    template <class Widget>
    Widget *find(const QString &name)
    {
        return panel.findChild<Widget *>(name);
    }
    void type(const QString &field, const QString &text)
    {
        auto *typed = find<ui::NumberField>(field);
        typed->setFocus();
        typed->selectAll();
        QTest::keyClicks(typed, text);
    }
    void hold(const QString &square, const QString &key) { QTest::keyClicks(find<OwnerSquare>(square), key); }
    QString said() { return find<QLabel>(u"compare-message"_s)->text(); }
    QPushButton *apply() { return find<QPushButton>(u"compare-apply"_s); }
    const toygame::PlayerState &hand(std::size_t player)
    {
        return table.session().state().players[static_cast<toygame::Player>(player)];
    }

    words::Speech speech{words::Language::English};
    ToyTable table{newRecord()};
    ui::ComparePanel panel{table, std::make_unique<ToyCompared>(table)};
};

} // namespace

/// The end of a tracked game compared with the table, and the picture on which things are counted.
class TestToyCompare : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDifferentBecomesOneCorrection()
    {
        Desk desk;
        QCOMPARE(desk.said(), u"Nothing is different from the record."_s);
        QVERIFY(!desk.apply()->isEnabled());
        desk.type(u"sheet-berries-2"_s, u"4"_s);
        desk.hold(u"basket-3"_s, u"1"_s);
        QCOMPARE(desk.said(), u"2 values will be corrected."_s);
        desk.find<QLineEdit>(u"compare-reason"_s)->setText(u"counted again"_s);
        desk.apply()->click();
        QCOMPARE(desk.table.session().eventCount(), qsizetype{1});
        QCOMPARE(desk.table.session().record().note(0).reason, u"counted again"_s);
        QCOMPARE(desk.hand(1).berries, std::uint8_t{4});
        QCOMPARE(desk.hand(0).points, std::int16_t{9});
        // What the game records is what is shown from now on.
        QCOMPARE(desk.said(), u"Nothing is different from the record."_s);
        QVERIFY(!desk.find<OwnerSquare>(u"basket-3"_s)->owner());
    }

    void whatCannotBeIsNotRecorded()
    {
        Desk desk;
        desk.type(u"sheet-berries-1"_s, u"99"_s); // no hand holds it: the form says so
        QCOMPARE(desk.said(), u"Nothing is different from the record."_s);
        QVERIFY(!desk.apply()->isEnabled());
        desk.find<QPushButton>(u"compare-reset"_s)->click();
        for (const QString &square : {u"basket-1"_s, u"basket-2"_s, u"basket-4"_s})
            desk.hold(square, u"2"_s);
        QCOMPARE(desk.said(), u"The boards cannot stand like that: too much at once."_s);
        QVERIFY(!desk.apply()->isEnabled());
        desk.find<QPushButton>(u"compare-reset"_s)->click();
        QVERIFY(!desk.find<OwnerSquare>(u"basket-4"_s)->owner());
        QCOMPARE(desk.table.session().eventCount(), qsizetype{0});
    }

    void thingsOfThisGameAreNamed()
    {
        Desk desk;
        QCOMPARE(desk.find<OwnerSquare>(u"pot-2"_s)->accessibleName(), u"Jelly: Ada"_s);
        QCOMPARE(desk.find<OwnerSquare>(u"basket-2"_s)->accessibleName(), u"Basket 2: nobody"_s);
        QVERIFY(desk.find<OwnerSquare>(u"pot-3"_s)->isHidden()); // there are two
        desk.hold(u"pot-2"_s, u"0"_s);
        QCOMPARE(desk.said(), u"1 value will be corrected."_s);
    }

    void squaresAreCounted()
    {
        const words::Speech speech(words::Language::English);
        OwnersBoard board(shelves());
        board.setPlayers({{{}, u"A"_s}, {{}, u"B"_s}}, {u"Ada"_s, u"Bo"_s});
        board.show();
        const QSignalSpy told(&board, &OwnersBoard::ownersChanged);
        const auto square = [&board](const QString &name) { return board.findChild<OwnerSquare *>(name); };
        QTest::mouseClick(square(u"basket-1"_s), Qt::LeftButton);
        QTest::mouseClick(square(u"basket-1"_s), Qt::LeftButton);
        QTest::keyClicks(square(u"basket-4"_s), u"2"_s);
        QTest::keyClicks(square(u"basket-4"_s), u"3"_s); // nobody sits there
        QCOMPARE(told.count(), 3);
        QCOMPARE(told.last().first().value<std::size_t>(), baskets);
        QCOMPARE(board.counts(baskets, 2), (std::vector<int>{0, 2}));
        QVERIFY(board.isEmpty(pots));
        board.clear(baskets);
        QVERIFY(board.isEmpty(baskets));
        // Of things without a number one square more than is held.
        QVERIFY(square(u"pot-1"_s)->isVisible());
        QVERIFY(square(u"pot-2"_s)->isHidden());
        QTest::keyClicks(square(u"pot-1"_s), u"1"_s);
        QVERIFY(square(u"pot-2"_s)->isVisible());
        QVERIFY(square(u"pot-3"_s)->isHidden());
    }

    void arrowsWalkOverThePicture()
    {
        const words::Speech speech(words::Language::English);
        OwnersBoard board(shelves());
        board.show();
        QVERIFY(QTest::qWaitForWindowActive(&board));
        const auto at = [&board] { return board.focusWidget()->objectName(); };
        board.findChild<OwnerSquare *>(u"basket-1"_s)->setFocus();
        QTest::keyClick(board.focusWidget(), Qt::Key_Right);
        QCOMPARE(at(), u"basket-2"_s);
        QTest::keyClick(board.focusWidget(), Qt::Key_Down);
        QCOMPARE(at(), u"basket-4"_s);
        QTest::keyClick(board.focusWidget(), Qt::Key_Left);
        QTest::keyClick(board.focusWidget(), Qt::Key_Down);
        QCOMPARE(at(), u"pot-1"_s);
    }

    void theSheetCountsWhatThePictureShows()
    {
        const words::Speech speech(words::Language::English);
        const ToySheet game;
        ui::RowsDesk desk(game);
        desk.setName(0, u"Ada"_s);
        ui::SheetSide side(desk, {{shelves()[baskets], 1}}, {{1, [] { return u"TOY-9"_s; }}});
        side.show();
        QTest::keyClicks(side.findChild<OwnerSquare *>(u"basket-2"_s), u"1"_s);
        QCOMPARE(desk.texts().players[0].cells[1], u"1"_s);
        desk.setCell({0, 1}, u"5"_s); // a number that is typed makes the picture untrue
        QVERIFY(!side.findChild<OwnerSquare *>(u"basket-2"_s)->owner());
        side.findChild<QComboBox *>(u"sheet-edition"_s)->setCurrentIndex(1);
        side.findChild<QComboBox *>(u"sheet-ruling-ties"_s)->setCurrentIndex(1);
        QCOMPARE(desk.texts().heads, (QStringList{u"1"_s, u"1"_s}));
    }
};

QTEST_MAIN(TestToyCompare)
#include "tst_toycompare.moc"
