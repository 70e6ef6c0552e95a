// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copydifference.h"
#include "core/box/tablecopy.h"
#include "core/cloudage/builtincatalogue.h"
#include "core/whistlemountain/record/cataloguejson.h"
#include "ui/box/boxcopies.h"
#include "ui/cloudage/copy/cloudagebox.h"
#include "ui/whistlemountain/copy/whistlemountainbox.h"

#include <QtTest/QtTest>

#include <iterator>
#include <memory>

using namespace skyledger;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Game {
    const char *name;
    ui::TableBox (*box)();
    QJsonObject (*sample)();
};

constexpr Game games[] = {
    {"CloudAge", ui::cloudAgeBox, cloudage::sampleCatalogue},
    {"Whistle Mountain", ui::whistleMountainBox, whistlemountain::sampleCatalogue},
};

/// A copy without the rulebook beneath it.
std::unique_ptr<box::TableCopy> alone(const ui::TableBox &box, const QJsonObject &document)
{
    box::CatalogueFormat format = box.format;
    format.completed = [](const QJsonObject &copy) { return copy; };
    return std::make_unique<box::TableCopy>(format, box.make(), document);
}

} // namespace

/// Copies from hand to hand, of every game with a table of printed values.
class TestCopiesOfGames : public QObject
{
    Q_OBJECT

private slots:
    void aCopyFromAnotherHand_data() { listGames(); }
    void aCopyFromAnotherHand();
    void theSampleSetAddsNothing_data() { listGames(); }
    void theSampleSetAddsNothing();

private:
    static void listGames()
    {
        QTest::addColumn<int>("game");
        for (int i = 0; i < static_cast<int>(std::size(games)); ++i)
            QTest::newRow(games[i].name) << i;
    }
    static const Game &game()
    {
        QFETCH(int, game);
        return games[game];
    }
};

/// Beside each other, all taken, and nothing different any more.
void TestCopiesOfGames::aCopyFromAnotherHand()
{
    const ui::TableBox box = game().box();
    const ui::SharedCopies copies = ui::copiesOf(box);
    const QJsonObject theirs = game().sample();
    const auto comparison = copies.compare({}, theirs);
    const auto values = comparison->values();
    QVERIFY(values.size() > 80);
    for (const ui::ComparedValue &each : values) {
        QVERIFY2(!each.name.contains(u'.') || each.name.contains(u' '), qPrintable(each.name));
        QVERIFY2(!each.theirs.contains(u'{'), qPrintable(each.theirs));
    }
    const auto merged = comparison->merged(std::vector<ui::MergeSide>(values.size(), ui::MergeSide::Theirs));
    QVERIFY2(merged, merged ? "" : qPrintable(merged.error()));
    for (const ui::ComparedValue &each : copies.compare(merged.value(), theirs)->values())
        QVERIFY2(each.kind == ui::ComparedValue::Kind::Same, qPrintable(each.name + each.mine + each.theirs));
    // Without the rulebook beneath them: nothing was taken that is not theirs.
    const auto both = alone(box, merged.value());
    const box::TableCopy printed(box.format, box.make(), {});
    for (const box::CopyDifference &each : copyDifferences(*both, *alone(box, theirs))) {
        const box::CopyPlace place = each.thing.mine ? each.placeInMine() : each.placeInTheirs();
        const bool isPrinted = !each.theirs.isUndefined() && printed.value(place) == each.theirs;
        const bool isTaken = each.kind == box::CopyDifference::Kind::Same
            && (each.mineSource == each.theirsSource || each.field.tells == box::Tells::Name);
        QVERIFY2(isTaken || isPrinted, qPrintable(both->nameOf(place).join(u'.')));
    }
    QVERIFY(!merged.value().contains("name"_L1));
}

/// Nothing made up, not even its name.
void TestCopiesOfGames::theSampleSetAddsNothing()
{
    const ui::SharedCopies copies = ui::copiesOf(game().box());
    const auto taken = copies.takenIn({}, game().sample());
    QVERIFY(taken);
    QCOMPARE(taken.value().document.keys(), QStringList({u"format"_s, u"game"_s, u"version"_s}));
    QCOMPARE(taken.value().added, 0);
}

QTEST_MAIN(TestCopiesOfGames)
#include "tst_copiesofgames.moc"
