// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copymerge.h"
#include "core/box/tablecopy.h"
#include "core/describe/keyed.h"
#include "core/table/ids.h"
#include "core/table/jsonmerge.h"
#include "core/table/jsonput.h"
#include "core/table/jsonreader.h"

#include <QtCore/QJsonArray>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>

using namespace skyledger;
using namespace box;
using namespace Qt::Literals::StringLiterals;

namespace {

enum class Tree : std::uint8_t {};
enum class Row : std::uint8_t {};
enum class Season : std::uint8_t { Spring, Autumn };

} // namespace

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<Tree> = 4;
template <>
inline constexpr std::size_t table::countOf<Row> = 3;
template <>
inline constexpr std::size_t table::countOf<Season> = 2;
template <>
inline constexpr std::array<std::string_view, 2> table::nameTable<Season>{"spring", "autumn"};
} // namespace skyledger

namespace {

struct Ids {
    table::IdList<Tree, 4> trees;
};
struct TreeValues {
    std::optional<std::uint8_t> height;
    std::optional<std::uint8_t> apples;
    std::optional<std::uint8_t> nests; ///< no game asks for them
};
struct Sun {
    std::uint8_t morning = 0;
    std::uint8_t evening = 0;
};
struct Orchard {
    std::optional<Sun> sun; ///< in hours
    std::optional<Tree> oldest;
    std::optional<std::uint8_t> gates;
    table::Per<Row, std::optional<std::uint8_t>> rows;
    table::Per<Season, std::optional<std::uint8_t>> rain;
    table::Per<Tree, TreeValues> trees;
};
enum class Printed : std::uint8_t { Gates, Row, Rain, Name, Picture, Height, Apples, Nests, Sun, Oldest };

} // namespace

namespace skyledger {
template <>
struct describe::Usual<Tree> {
    using Codec = Thing<&Ids::trees>;
};
template <>
struct describe::Usual<Row> {
    using Codec = Numbered<3>;
};
} // namespace skyledger

namespace {

using namespace describe;

ValueRange upToGates(const Orchard &orchard)
{
    return {0, orchard.gates.value_or(9)};
}

constexpr Field<Sun, Ids> sunFields[] = {
    field<&Sun::morning, Number<0, 9>>("morning"),
    field<&Sun::evening, Number<0, 9>>("evening"),
};

constexpr describe::PrintedValue<Orchard, Ids> rowsOfOrchard[] = {
    printed<&Orchard::gates, Number<1, 9>>(Printed::Gates, "board.gates"),
    printed<at<&Orchard::rows>, Number<0, 9>>(Printed::Row, "board.rows.[row]").within<upToGates>(),
    printed<at<&Orchard::rain>, Number<0, 9>>(Printed::Rain, "rain.{season}"),
    printed<&Orchard::sun, WholeOrNothing<sunFields>>(Printed::Sun, "sun"),
    printed<&Orchard::oldest>(Printed::Oldest, "oldest"),
    printed<onlyShown<QString, Tree>, Text<1, 40>>(Printed::Name, "trees.{tree}.name.en"),
    printed<onlyShown<std::uint8_t, Tree>, Number<0, 9>>(Printed::Picture, "trees.{tree}.picture"),
    printed<at<&Orchard::trees, &TreeValues::height>, Number<0, 30>>(Printed::Height, "trees.{tree}.height"),
    printed<at<&Orchard::trees, &TreeValues::apples>, Number<0, 99>>(Printed::Apples, "trees.{tree}.apples"),
    printed<at<&Orchard::trees, &TreeValues::nests>, Number<0, 9>>(Printed::Nests, "trees.{tree}.nests")
        .unasked(),
};

const PrintedTable<Orchard, Ids> &values()
{
    static const PrintedTable<Orchard, Ids> table(rowsOfOrchard, OddSources::AreLeft);
    return table;
}

void readOrchard(const JsonNode &document, Ids &ids, Orchard &orchard)
{
    values().readIds(document, ids);
    values().read(document, ids, orchard);
}

QJsonObject json(const QByteArray &text)
{
    auto document = table::parseObject(text);
    if (!document)
        qFatal("no JSON: %s", text.constData());
    return std::move(document).value();
}

/// The rulebook prints three gates, and how much it rains in spring.
QJsonObject completed(const QJsonObject &copy)
{
    const QJsonObject printed = json(R"({"board": {"gates": 3, "sources": {"gates": "rulebook"}},
                                         "rain": {"spring": 2, "sources": {"spring": "rulebook"}}})");
    return table::filledUp(copy, printed);
}

std::unique_ptr<PrintedCopy> reader()
{
    return std::make_unique<PrintedCopyOf<Orchard, Ids>>(values(), readOrchard);
}

std::optional<table::ReadError> faultOf(const QJsonObject &document)
{
    return reader()->setDocument(document);
}

TableCopy copyOf(const QByteArray &text)
{
    return TableCopy({u"orchard"_s, completed, faultOf, {}}, reader(), json(text));
}

using Kind = CopyDifference::Kind;

QJsonValue in(const QJsonObject &document, const QString &path)
{
    return table::valueAt(document, path.split(u'/'));
}

} // namespace

class TestTableCopy : public QObject
{
    Q_OBJECT

private slots:
    void everyValueByItsName();
    void sideBySide();
    void whatEverybodyKnowsIsNoNews();
    void treesByTheirNames();
    void treesByTheirValues();
    void theirsAreTaken();
    void madeUpNamesStayOut();
    void aTakenNameTellsNothingElse();
    void aRowIsAsGoodAsItsWorstValue();
    void aTreeUnderATakenId();
    void whatDoesNotFitIsAFault();
    void theSameSayNothing();
    void halfAValueIsNone();
    void whatIsSaidOfATreeIsOfThatTree();
};

void TestTableCopy::everyValueByItsName()
{
    const TableCopy copy = copyOf(R"({"trees": [{"id": "old", "name": {"en": "Old oak"}, "height": 9}]})");
    QStringList keys;
    for (const CopySection &section : copy.sections())
        keys << section.key;
    QCOMPARE(keys, QStringList({u"board"_s, u"rain"_s, u"sun"_s, u"oldest"_s, u"trees"_s}));
    QVERIFY(copy.sections()[4].isList && copy.sections()[4].most == 4);
    QCOMPARE(copy.sections()[4].fields.size(), std::size_t(4)); // without the picture, which is only shown
    const Code trees = Code::fromNumber(4);
    QCOMPARE(copy.things(trees), QStringList{u"old"_s});
    QCOMPARE(copy.value({trees, u"old"_s, Printed::Name}), QJsonValue(u"Old oak"_s));
    QCOMPARE(copy.value({trees, u"old"_s, Printed::Height}), QJsonValue(9));
    QVERIFY(copy.value({trees, u"old"_s, Printed::Apples}).isUndefined());
    QCOMPARE(copy.nameOf({trees, u"old"_s, Printed::Height}).join(u'.'), u"trees.old.height"_s);
    const CopyPlace spring{Code::fromNumber(1), u"spring"_s, Printed::Rain};
    QCOMPARE(copy.value(spring), QJsonValue(2));
    QCOMPARE(copy.source(spring), std::optional(ValueSource::Rulebook));
    QVERIFY(!copy.result().contains("rain"_L1)); // what the rulebook prints is not the copy's
}

void TestTableCopy::sideBySide()
{
    const TableCopy mine = copyOf(R"({"source": "copy", "rain": {"autumn": 5},
                                      "trees": [{"id": "old", "height": 9, "apples": 4}]})");
    const TableCopy theirs = copyOf(R"({"source": "copy", "rain": {"autumn": 6},
                                        "trees": [{"id": "old", "height": 9}, {"id": "new", "apples": 1}]})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    QStringList told;
    for (const CopyDifference &each : differences) {
        const char *kinds[] = {"mine", "theirs", "same", "different"};
        told << QString::fromLatin1(kinds[static_cast<int>(each.kind)]) + u' '
                + (each.kind == Kind::OnlyTheirs ? theirs.nameOf(each.placeInTheirs())
                                                 : mine.nameOf(each.placeInMine()))
                      .join(u'.');
    }
    QCOMPARE(
        told,
        QStringList({u"same board.gates"_s, u"same rain.spring"_s, u"different rain.autumn"_s,
                     u"same trees.old.height"_s, u"mine trees.old.apples"_s, u"theirs trees.new.apples"_s}));
    QVERIFY(!sayTheSame(differences));
    QVERIFY(sayTheSame(copyDifferences(mine, mine)));
}

void TestTableCopy::whatEverybodyKnowsIsNoNews()
{
    const TableCopy mine = copyOf("{}");
    const TableCopy theirs = copyOf(
        R"({"source": "copy", "board": {"gates": 3, "sources": {"gates": "copy"}}, "rain": {"autumn": 1}})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    QVERIFY(differences.front().kind == Kind::Same); // the gates, which only theirs was read off a box
    QVERIFY(suggestedSide(differences.front()) == MergeSide::Mine);
    QVERIFY(differences.back().kind == Kind::OnlyTheirs); // the rain in autumn, which nobody else knows
    // Beside a copy that does not say what the rulebook prints, its values are no news; what was read off a box is.
    const TableCopy own({u"orchard"_s, [](const QJsonObject &copy) { return copy; }, faultOf, {}}, reader(),
                        {});
    const auto known = [&](const TableCopy &other) {
        return knownWithoutACopy(copyDifferences(own, other), mine, other);
    };
    QCOMPARE(known(theirs), std::vector<bool>({false, true, false})); // gates, rain in spring and in autumn
    QCOMPARE(known(copyOf("{}")), std::vector<bool>({true, true}));
}

void TestTableCopy::treesByTheirNames()
{
    const TableCopy mine = copyOf(R"({"trees": [{"id": "a", "name": {"en": "Oak"}, "height": 9},
                                                {"id": "b", "name": {"en": "Elm"}}]})");
    const TableCopy theirs = copyOf(R"({"trees": [{"id": "b", "name": {"en": "oak"}, "apples": 2},
                                                  {"id": "c", "name": {"en": "Ash"}}]})");
    const auto things = matchedThings(mine, theirs);
    const auto tree = [&things](const QString &id) {
        return *std::find_if(things.begin(), things.end(),
                             [&id](const MatchedThing &each) { return each.mine == id; });
    };
    QCOMPARE(tree(u"a"_s), (MatchedThing{Code::fromNumber(4), u"a"_s, u"b"_s, SameBy::Name}));
    QCOMPARE(tree(u"b"_s), (MatchedThing{Code::fromNumber(4), u"b"_s, std::nullopt, SameBy::Id}));
}

/// Whatever their ids, and though one of their values is known of no tree.
void TestTableCopy::treesByTheirValues()
{
    const TableCopy mine = copyOf(R"({"trees": [{"id": "a", "height": 9, "apples": 2}, {"id": "b"}]})");
    const TableCopy theirs = copyOf(R"({"trees": [{"id": "c", "height": 9, "apples": 2},
                                                  {"id": "d", "height": 8}, {"id": "e", "height": 8}]})");
    const auto things = matchedThings(mine, theirs);
    const Code trees = Code::fromNumber(4);
    QCOMPARE(std::count(things.begin(), things.end(), MatchedThing{trees, u"a"_s, u"c"_s, SameBy::Values}),
             1);
    QCOMPARE(std::count(things.begin(), things.end(), MatchedThing{trees, u"b"_s, std::nullopt, SameBy::Id}),
             1);
}

void TestTableCopy::theirsAreTaken()
{
    TableCopy mine = copyOf(R"({"source": "copy", "trees": [{"id": "old", "height": 9}]})");
    const TableCopy theirs = copyOf(
        R"({"source": "copy", "rain": {"autumn": 6}, "board": {"rows": [1, null, 2], "sources": {"rows": "inferred"}},
        "trees": [{"id": "old", "height": 9, "apples": 3, "sources": {"apples": "inferred"}},
                  {"id": "sick", "apples": 7, "sources": {"apples": "sample"}}]})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    const auto sides = importedSides(differences);
    QCOMPARE(countMerge(differences, sides).added, 4);
    const QJsonObject both = mergedCopy(mine, theirs, differences, sides).value();
    QCOMPARE(in(both, u"rain/autumn"_s), QJsonValue(6));
    QCOMPARE(in(both, u"board/rows"_s), QJsonValue(QJsonArray{1, QJsonValue::Null, 2}));
    QCOMPARE(in(both, u"trees/#old/apples"_s), QJsonValue(3));
    QCOMPARE(in(both, u"trees/#old/sources/apples"_s), QJsonValue(u"inferred"_s));
    QVERIFY(in(both, u"trees/#sick"_s).isUndefined()); // made up
    QVERIFY(in(both, u"rain/spring"_s).isUndefined()); // the rulebook's
    QVERIFY(!faultOf(completed(both)));
}

void TestTableCopy::madeUpNamesStayOut()
{
    TableCopy mine = copyOf("{}");
    const QJsonObject before = mine.result();
    const TableCopy theirs = copyOf(R"({"source": "sample", "trees": [
        {"id": "sample-oak", "name": {"en": "Oak"}, "height": 9}]})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    QCOMPARE(mergedCopy(mine, theirs, differences, suggestedSides(differences)).value(), before);
    QCOMPARE(mergedCopy(mine, theirs, differences, importedSides(differences)).value(), before);
    QCOMPARE(theirs.source({Code::fromNumber(4), u"sample-oak"_s, Printed::Name}),
             std::optional(ValueSource::Sample));
}

/// Neither what the rulebook prints nor where my own values come from; what states no source was read off a copy.
void TestTableCopy::aTakenNameTellsNothingElse()
{
    TableCopy mine = copyOf(R"({"source": "copy", "trees": [{"id": "old", "height": 9}]})");
    const TableCopy theirs =
        copyOf(R"({"rain": {"autumn": 5}, "trees": [{"id": "elm", "name": {"en": "Elm"}, "height": 4}]})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    QJsonObject wanted = mine.result();
    wanted = table::withPut(wanted, {u"rain"_s}, json(R"({"autumn": 5, "sources": {"autumn": "copy"}})"));
    wanted = table::withPut(wanted, {u"trees"_s, u"#elm"_s},
                            json(R"({"name": {"en": "Elm"}, "height": 4, "sources": {"height": "copy"}})"));
    const QJsonObject both = mergedCopy(mine, theirs, differences, importedSides(differences)).value();
    QVERIFY(in(both, u"rain/spring"_s).isUndefined());
    QCOMPARE(both, wanted);
}

void TestTableCopy::aRowIsAsGoodAsItsWorstValue()
{
    const auto merged = [](const QByteArray &rows, const QByteArray &theirRows, auto sidesOf) {
        TableCopy mine = copyOf(R"({"board": {"rows": )" + rows + R"(, "sources": {"rows": "sample"}}})");
        const TableCopy theirs = copyOf(R"({"source": "copy", "board": {"rows": )" + theirRows + "}}");
        const CopyDifferences differences = copyDifferences(mine, theirs);
        const QJsonObject both = mergedCopy(mine, theirs, differences, sidesOf(differences)).value();
        return QJsonArray{in(both, u"board/rows"_s), in(both, u"board/sources/rows"_s)};
    };
    const auto imported = [](const CopyDifferences &differences) { return importedSides(differences); };
    const auto all = [](const CopyDifferences &differences) {
        return std::vector<MergeSide>(differences.size(), MergeSide::Theirs);
    };
    QCOMPARE(merged("[1, null]", "[1, 2]", imported), (QJsonArray{QJsonArray{1, 2}, u"sample"_s}));
    // The source is better only when nothing of what was made up is left.
    QCOMPARE(merged("[1, null]", "[3, 2]", all), (QJsonArray{QJsonArray{3, 2}, u"copy"_s}));
    QCOMPARE(merged("[1, 2]", "[1, 2]", all), (QJsonArray{QJsonArray{1, 2}, u"copy"_s}));
}

void TestTableCopy::aTreeUnderATakenId()
{
    TableCopy mine =
        copyOf(R"({"source": "copy", "trees": [{"id": "oak", "name": {"en": "Oak"}, "height": 9}]})");
    const TableCopy theirs =
        copyOf(R"({"source": "copy", "trees": [{"id": "oak", "name": {"en": "Elm"}, "height": 4}]})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    const QJsonObject both = mergedCopy(mine, theirs, differences, suggestedSides(differences)).value();
    QCOMPARE(in(both, u"trees/#oak/height"_s), QJsonValue(9));
    QCOMPARE(in(both, u"trees/#oak-2/height"_s), QJsonValue(4));
    QCOMPARE(in(both, u"trees/#oak-2/name/en"_s), QJsonValue(u"Elm"_s));
}

void TestTableCopy::whatDoesNotFitIsAFault()
{
    TableCopy mine = copyOf(R"({"source": "copy", "board": {"gates": 2}})");
    const TableCopy theirs = copyOf(R"({"source": "copy", "board": {"gates": 9, "rows": [9]}})");
    const CopyDifferences differences = copyDifferences(mine, theirs);
    const auto merged = mergedCopy(mine, theirs, differences, importedSides(differences));
    QVERIFY(!merged);
    QCOMPARE(merged.error().other->place, u"board.rows[1]"_s);
    // More trees than there is room for are none of this kind.
    TableCopy full = copyOf(R"({"trees": [{"id": "a", "name": {"en": "A"}}, {"id": "b", "name": {"en": "B"}},
                                          {"id": "c", "name": {"en": "C"}}, {"id": "d", "name": {"en": "D"}}]})");
    const TableCopy more = copyOf(R"({"trees": [{"id": "e", "name": {"en": "E"}}]})");
    const CopyDifferences trees = copyDifferences(full, more);
    const auto tooMany = mergedCopy(full, more, trees, suggestedSides(trees));
    QVERIFY(!tooMany);
    QCOMPARE(tooMany.error().most, 4);
}

void TestTableCopy::theSameSayNothing()
{
    const QByteArray text =
        R"({"source": "copy", "rain": {"autumn": 5}, "trees": [{"id": "old", "height": 9}]})";
    TableCopy mine = copyOf(text);
    const QJsonObject before = mine.result();
    const CopyDifferences differences = copyDifferences(mine, copyOf(text));
    QVERIFY(sayTheSame(differences));
    const std::vector<MergeSide> theirs(differences.size(), MergeSide::Theirs);
    QCOMPARE(mergedCopy(mine, copyOf(text), differences, theirs).value(), before);
    QVERIFY(!countMerge(differences, theirs).changesAnything());
}

void TestTableCopy::halfAValueIsNone()
{
    TableCopy mine = copyOf(R"({"sun": {"morning": 3}})");
    const TableCopy theirs = copyOf(R"({"source": "copy", "sun": {"morning": 2, "evening": 4}})");
    const CopyPlace sun{Code::fromNumber(2), {}, Printed::Sun};
    QVERIFY(mine.value(sun).isUndefined());
    const CopyDifferences differences = copyDifferences(mine, theirs);
    const QJsonObject both = mergedCopy(mine, theirs, differences, importedSides(differences)).value();
    QCOMPARE(in(both, u"sun"_s), QJsonValue(json(R"({"morning": 2, "evening": 4})")));
    QVERIFY(sayTheSame(copyDifferences(copyOf("{}"), copyOf(R"({"sun": {"evening": 4}})"))));
}

/// Whatever its id is here.
void TestTableCopy::whatIsSaidOfATreeIsOfThatTree()
{
    const auto oldest = [](const QByteArray &mineText, const QByteArray &tree, MergeSide side) {
        TableCopy mine = copyOf(mineText);
        const TableCopy theirs = copyOf(R"({"source": "copy", "oldest": "t", "trees": [)" + tree + "]}");
        const CopyDifferences differences = copyDifferences(mine, theirs);
        std::vector<MergeSide> sides = suggestedSides(differences);
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (differences[i].thing.section == Code::fromNumber(4))
                sides[i] = side;
        }
        return in(mergedCopy(mine, theirs, differences, sides).value(), u"oldest"_s);
    };
    const QByteArray mine =
        R"({"trees": [{"id": "t", "name": {"en": "Oak"}}, {"id": "u", "name": {"en": "Elm"}}]})";
    const QByteArray elm = R"({"id": "t", "name": {"en": "Elm"}})";
    const QByteArray ash = R"({"id": "t", "name": {"en": "Ash"}})";
    QCOMPARE(oldest(mine, elm, MergeSide::Mine), QJsonValue(u"u"_s));
    QCOMPARE(oldest(mine, ash, MergeSide::Theirs), QJsonValue(u"t-2"_s));
    QCOMPARE(oldest(mine, ash, MergeSide::Mine), QJsonValue(QJsonValue::Undefined)); // it is not here
}

QTEST_GUILESS_MAIN(TestTableCopy)
#include "tst_tablecopy.moc"
