// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/citycopies.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/cataloguemerge.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "core/airshipcity/record/samplecatalogue.h"
#include "ui/airshipcity/words/printedvalues.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using Kind = CatalogueDifference::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CityCopies)
};

ComparedValue::Kind shownKind(Kind kind)
{
    switch (kind) {
    case Kind::OnlyMine:
        return ComparedValue::Kind::OnlyMine;
    case Kind::OnlyTheirs:
        return ComparedValue::Kind::OnlyTheirs;
    case Kind::Same:
        return ComparedValue::Kind::Same;
    case Kind::Different:
        break;
    }
    return ComparedValue::Kind::Different;
}

/// For each difference, whether the other side only repeats what follows from the rulebook. Everybody knows that without
/// a copy, so it is no news.
std::vector<bool> knownWithoutACopy(const std::vector<CatalogueDifference> &differences,
                                    const QJsonObject &mine, const QJsonObject &theirs)
{
    const auto all = catalogueDifferences(layeredOverBuiltIn(mine), theirs);
    std::vector<bool> known;
    known.reserve(differences.size());
    for (const CatalogueDifference &each : differences) {
        const bool isRead = each.theirsSource == ValueSource::Copy || !each.theirsSource;
        known.push_back(!isRead && each.kind == Kind::OnlyTheirs
                        && std::any_of(all.begin(), all.end(), [&each](const CatalogueDifference &other) {
                               return other.kind == Kind::Same
                                   && other.placeInTheirs() == each.placeInTheirs();
                           }));
    }
    return known;
}

QString sideOf(const std::optional<PrintedValue> &value, std::optional<ValueSource> source, Printed field)
{
    if (!value)
        return words::missingSource();
    //: A printed value and its source with a sign: "3 VP (✓ read off a copy)"
    return Text::tr("%1 (%2)").arg(words::printed(*value, field), words::signedSource(source));
}

class CityComparison : public CopyComparison
{
public:
    CityComparison(const QJsonObject &mine, QJsonObject theirs)
        : m_mine(mine.isEmpty() ? emptyCatalogue() : mine),
          m_theirs(std::move(theirs)),
          m_differences(catalogueDifferences(m_mine, m_theirs)),
          m_sides(suggestedSides(m_differences)),
          m_known(knownWithoutACopy(m_differences, m_mine, m_theirs))
    {
    }

    std::vector<ComparedValue> values() const override;
    MergeCount count(std::span<const MergeSide> sides) const override
    {
        return countMerge(m_differences, sides);
    }
    table::Result<QJsonObject, QString> merged(std::span<const MergeSide> sides) const override;

private:
    QJsonObject m_mine;
    QJsonObject m_theirs;
    std::vector<CatalogueDifference> m_differences;
    std::vector<MergeSide> m_sides; ///< that are suggested, one per difference
    std::vector<bool> m_known;      ///< the same: no news
};

std::vector<ComparedValue> CityComparison::values() const
{
    std::vector<ComparedValue> values;
    const auto mine = readCatalogue(m_mine);
    const auto theirs = readCatalogue(m_theirs);
    if (!mine || !theirs)
        return values;
    values.reserve(m_differences.size());
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        const CatalogueDifference &each = m_differences[i];
        ComparedValue value;
        // By the side that knows it, so that a contract is told by what is printed on it.
        value.name = words::capitalised(each.mine ? words::fieldOf(each.placeInMine(), mine.value())
                                                  : words::fieldOf(each.placeInTheirs(), theirs.value()));
        if (each.thing.by == SameBy::Values) {
            //: A value of a thing that two files call by different ids
            value.name = Text::tr("%1; the same piece by what is printed on it").arg(value.name);
        }
        value.mine = sideOf(each.mine, each.mineSource, each.field);
        value.theirs = sideOf(each.theirs, each.theirsSource, each.field);
        value.kind = shownKind(each.kind);
        value.hasSameSource = each.mineSource == each.theirsSource;
        value.isToChoose = each.kind != Kind::Same || suggestedSide(each) == MergeSide::Theirs;
        value.isNews = !m_known[i];
        value.suggested = m_known[i] ? MergeSide::Mine : m_sides[i];
        values.push_back(std::move(value));
    }
    return values;
}

table::Result<QJsonObject, QString> CityComparison::merged(std::span<const MergeSide> sides) const
{
    auto document = mergedCatalogue(m_mine, m_theirs, m_differences, sides);
    if (document)
        return std::move(document).value();
    const MergeFault &fault = document.error();
    return fault.section == CatalogueSection::Tiles
        ? Text::tr("More than %n tile(s) would be listed: leave some out.", nullptr, fault.most)
        : Text::tr("More than %n pieces of one kind would be listed: leave some out.", nullptr, fault.most);
}

std::optional<CopyImport> takenIn(const QJsonObject &mine, const QJsonObject &theirs)
{
    const auto differences = catalogueDifferences(mine, theirs);
    auto sides = importedSides(differences);
    const auto known = knownWithoutACopy(differences, mine, theirs);
    CopyImport taken;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        // What would be taken if it were certain that it is on the same piece.
        taken.doubtful += differences[i].kind == Kind::OnlyTheirs && sides[i] == MergeSide::Mine
            && suggestedSide(differences[i]) == MergeSide::Theirs;
        taken.different += differences[i].kind == Kind::Different;
        if (known[i])
            sides[i] = MergeSide::Mine;
    }
    auto merged = mergedCatalogue(mine, theirs, differences, sides);
    if (!merged)
        return std::nullopt;
    taken.document = std::move(merged).value();
    taken.added = countMerge(differences, sides).added;
    return taken;
}

} // namespace

SharedCopies airshipCityCopies()
{
    SharedCopies copies;
    copies.compare = [](const QJsonObject &mine, const QJsonObject &theirs) {
        return std::make_unique<CityComparison>(mine, theirs);
    };
    copies.takenIn = takenIn;
    copies.rebased = [](const QJsonObject &mine, const QJsonObject &ours, const QJsonObject &now) {
        return now.isEmpty() ? ours : rebasedCatalogue(mine.isEmpty() ? emptyCatalogue() : mine, ours, now);
    };
    copies.read = [](const QString &path) -> table::Result<QJsonObject, table::ReadError> {
        auto read = readForeignCatalogue(path);
        if (!read)
            return read.error();
        return std::move(read).value().document;
    };
    copies.write = writeCatalogue;
    copies.holdsSampleValues = holdsSampleValues;
    return copies;
}

} // namespace skyledger::ui
