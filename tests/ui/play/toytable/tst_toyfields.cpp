// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/field.h"
#include "core/table/keyset.h"
#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/play/numbers/fieldnumbers.h"
#include "ui/words/language.h"

#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using toygame::Basket;
using toygame::Ids;
using toygame::Player;
using toygame::Setting;
using ui::test::ToyTable;

namespace {

/// A shelf on which each player has baskets, and a few jars.
struct Shelf {
    table::Per<Player, table::KeySet<Basket>> baskets;
    table::Per<Player, std::uint8_t> jars;
};
struct ShelfGame {
    using State = Shelf;
    using Setup = toygame::Setup;
    using Ids = toygame::Ids;
};

const describe::SettingTable<Shelf, toygame::Setup, Ids> &shelfSettings()
{
    constexpr describe::Setting<Shelf, toygame::Setup, Ids> rows[] = {
        describe::setting<describe::at<&Shelf::baskets>>(Setting::Berries, "players.{player}.baskets"),
        describe::setting<&Shelf::jars, describe::PerSeat<&Ids::seats, describe::AnyNumber>>(Setting::Points,
                                                                                             "jars"),
    };
    static const describe::SettingTable<Shelf, toygame::Setup, Ids> table(rows);
    return table;
}

/// The toy's boards, and whether somebody wants all berries to lie with Ada.
struct WantedBoards : toygame::State {
    explicit WantedBoards(const toygame::State &state) : State(state) {}
    bool isGathered = false;
};

class ToyFields : public ui::FieldNumbers<toygame::Game, WantedBoards>
{
public:
    explicit ToyFields(ToyTable &table) : FieldNumbers(table, toygame::settings()), m_table(table) {}

protected:
    void list(Fields &fields) const override
    {
        for (const int player : {0, 1}) {
            ui::BoardNumber berries;
            berries.path = u"berries-%1"_s.arg(player + 1);
            fields.add(ui::stepBetween(berries, 0, toygame::mostBerries + 1), place(player));
        }
        ui::BoardNumber gathered;
        gathered.path = u"gathered"_s;
        gathered.isTick = true;
        fields.add(
            gathered, [](const toygame::State &) { return 0; },
            [](WantedBoards &wanted, int shown) { wanted.isGathered = shown != 0; });
    }
    toygame::Correct correction(const WantedBoards &shown) const override
    {
        WantedBoards wanted = shown;
        if (wanted.isGathered) {
            std::uint8_t &others = wanted.players[Player{1}].berries;
            std::uint8_t &all = wanted.players[Player{0}].berries;
            all = static_cast<std::uint8_t>(all + others);
            others = 0;
        }
        toygame::Correct correct;
        for (const int player : {0, 1}) {
            if (const auto meant = toygame::settings().standing(wanted, place(player));
                !(meant == toygame::settings().standing(m_table.shown().state(), place(player))))
                correct.set.push_back(meant);
        }
        return correct;
    }
    QString told(const describe::Assignment &value) const override
    {
        return u"player %1"_s.arg(value.things[0] + 1);
    }
    QString refusal(const QStringList &culprits, const toygame::Correct &) const override
    {
        return u"Not: "_s + culprits.join(u", "_s);
    }
    void record(const toygame::Correct &correct, const QString &note) override
    {
        m_table.session().play(correct, note);
    }

private:
    static describe::Assignment place(int player)
    {
        return describe::assign(Setting::Berries, {static_cast<std::size_t>(player)}, 0);
    }

    ToyTable &m_table;
};

struct Desk {
    Desk() { page.show(); }
    QString said() { return page.findChild<QLabel *>(u"numbers-message"_s)->text(); }
    QSpinBox *berries(int player) { return page.findChild<QSpinBox *>(u"number-berries-%1"_s.arg(player)); }
    QPushButton *apply() { return page.findChild<QPushButton *>(u"numbers-apply"_s); }
    int has(int player) { return table.session().state().players[static_cast<Player>(player)].berries; }

    words::Speech speech{words::Language::English};
    ToyTable table{newRecord()};
    ToyFields numbers{table};
    ui::BoardNumbersPage page{table, numbers};
};

} // namespace

/// Fields that are no values of the table of settings, or parts of one.
class TestToyFields : public QObject
{
    Q_OBJECT

private slots:
    void aThingOfASetIsTicked()
    {
        Shelf shelf;
        shelf.baskets[Player{1}] = {Basket{2}};
        const toygame::Setup setup;
        ui::FieldList<ShelfGame> fields(shelfSettings(), setup, shelf);
        for (const int basket : {2, 3})
            fields.addMember({}, describe::assign(Setting::Berries, {1}, 0), basket);
        QVERIFY(fields.fields()[0].number.isTick);
        QCOMPARE(fields.fields()[0].read(shelf), 1);
        QCOMPARE(fields.fields()[1].read(shelf), 0);
        fields.fields()[0].put(shelf, 0);
        fields.fields()[1].put(shelf, 1);
        fields.fields()[1].put(shelf, 1);
        QVERIFY(shelf.baskets[Player{1}] == table::KeySet<Basket>{Basket{3}});
        QVERIFY(shelf.baskets[Player{0}].empty());
    }

    void anEntryOfAListIsANumber()
    {
        Shelf shelf;
        shelf.jars[Player{1}] = 4;
        const toygame::Setup setup;
        ui::FieldList<ShelfGame> fields(shelfSettings(), setup, shelf);
        for (const std::size_t player : {0U, 1U})
            fields.addEntry({}, describe::assign(Setting::Points, {}, 0), player);
        QCOMPARE(fields.fields()[1].read(shelf), 4);
        fields.fields()[0].put(shelf, 2);
        QCOMPARE(shelf.jars[Player{0}], 2);
        QCOMPARE(shelf.jars[Player{1}], 4);
    }

    void whatAllFieldsShowIsOneCorrection()
    {
        Desk desk;
        desk.table.session().play(setBerries(1, 3));
        QCOMPARE(desk.berries(2)->value(), 3);
        desk.berries(1)->setValue(2);
        QCOMPARE(desk.said(), u"1 value will be set as one correction."_s);
        desk.page.findChild<QCheckBox *>(u"number-gathered"_s)->click();
        QCOMPARE(desk.said(), u"2 values will be set as one correction."_s);
        desk.apply()->click();
        QCOMPARE(desk.has(0), 5);
        QCOMPARE(desk.has(1), 0);
    }

    void whatCannotBeIsNamed()
    {
        Desk desk;
        desk.berries(1)->setValue(2);
        desk.berries(2)->setValue(toygame::mostBerries + 1);
        QCOMPARE(desk.said(), u"Not: player 2"_s);
        QVERIFY(!desk.apply()->isEnabled());
    }
};

QTEST_MAIN(TestToyFields)
#include "tst_toyfields.moc"
