// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/mergemodel.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "ui/airshipcity/words/printedvalues.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/phrases.h"

#include <QtGui/QFont>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = CatalogueDifference::Kind;

namespace {

/// Whether there is something to choose: other values, or the same one from a better source.
bool isInteresting(const CatalogueDifference &difference)
{
    return difference.kind != Kind::Same || suggestedSide(difference) == MergeSide::Theirs;
}

} // namespace

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

void MergeModel::setDocuments(const QJsonObject &mine, const QJsonObject &theirs)
{
    beginResetModel();
    m_mine = mine.isEmpty() ? emptyCatalogue() : mine;
    m_theirs = theirs;
    m_differences = catalogueDifferences(m_mine, m_theirs);
    m_sides = suggestedSides(m_differences);
    m_known = knownWithoutACopy(m_differences, m_mine, m_theirs);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        if (m_known[i])
            m_sides[i] = MergeSide::Mine;
    }
    showRows();
    endResetModel();
    retell();
    emit choiceChanged();
}

void MergeModel::setAllShown(bool all)
{
    if (all == m_allShown)
        return;
    beginResetModel();
    m_allShown = all;
    showRows();
    endResetModel();
}

void MergeModel::showRows()
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        if (m_allShown || (isInteresting(m_differences[i]) && !m_known[i]))
            m_rows.push_back(i);
    }
}

void MergeModel::retell()
{
    m_names.clear();
    const auto mine = readCatalogue(m_mine);
    const auto theirs = readCatalogue(m_theirs);
    if (!mine || !theirs)
        return;
    m_names.reserve(static_cast<qsizetype>(m_differences.size()));
    for (const CatalogueDifference &each : m_differences) {
        // By the side that knows it, so that a contract is told by what is printed on it.
        m_names << words::capitalised(each.mine ? words::fieldOf(each.placeInMine(), mine.value())
                                                : words::fieldOf(each.placeInTheirs(), theirs.value()));
    }
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const CatalogueDifference &MergeModel::differenceAt(int row) const
{
    return m_differences[m_rows[static_cast<std::size_t>(row)]];
}

void MergeModel::take(int row, MergeSide side)
{
    MergeSide &taken = m_sides[m_rows[static_cast<std::size_t>(row)]];
    if (taken == side)
        return;
    taken = side;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    emit choiceChanged();
}

void MergeModel::toggle(int row)
{
    take(row, sideAt(row) == MergeSide::Mine ? MergeSide::Theirs : MergeSide::Mine);
}

void MergeModel::takeAll(MergeSide side)
{
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        if (m_differences[i].mine && m_differences[i].theirs && isInteresting(m_differences[i]))
            m_sides[i] = side;
    }
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit choiceChanged();
}

int MergeModel::differing() const
{
    return static_cast<int>(std::count_if(m_differences.begin(), m_differences.end(),
                                          [](const auto &each) { return each.kind != Kind::Same; })
                            - std::count(m_known.begin(), m_known.end(), true));
}

std::optional<QJsonObject> MergeModel::merged() const
{
    auto result = mergedCatalogue(m_mine, m_theirs, m_differences, m_sides);
    return result ? std::optional(std::move(result).value()) : std::nullopt;
}

std::optional<MergeFault> MergeModel::fault() const
{
    const auto result = mergedCatalogue(m_mine, m_theirs, m_differences, m_sides);
    return result ? std::nullopt : std::optional(result.error());
}

int MergeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MergeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString MergeModel::takenText(int row) const
{
    const CatalogueDifference &each = differenceAt(row);
    const bool isMine = sideAt(row) == MergeSide::Mine;
    switch (each.kind) {
    case Kind::OnlyMine:
        return isMine ? tr("◀ kept") : tr("✕ removed");
    case Kind::OnlyTheirs:
        return isMine ? tr("✕ left out") : tr("added ▶");
    case Kind::Same:
        if (each.mineSource == each.theirsSource)
            return tr("the same");
        [[fallthrough]];
    case Kind::Different:
        return isMine ? tr("◀ yours") : tr("the other ▶");
    }
    return {};
}

QString MergeModel::text(int row, int column) const
{
    const CatalogueDifference &each = differenceAt(row);
    const auto side = [&each](const std::optional<PrintedValue> &value, std::optional<ValueSource> source) {
        if (!value)
            return words::missingSource();
        //: A printed value and its source with a sign: "3 VP (✓ read off a copy)"
        return tr("%1 (%2)").arg(words::printed(*value, each.field), words::signedSource(source));
    };
    switch (column) {
    case What: {
        QString name = m_names.value(static_cast<qsizetype>(m_rows[static_cast<std::size_t>(row)]));
        if (each.thing.by == SameBy::Values) {
            //: A value of a thing that two files call by different ids
            return tr("%1; the same piece by what is printed on it").arg(name);
        }
        return name;
    }
    case Mine:
        return side(each.mine, each.mineSource);
    case Taken:
        return takenText(row);
    case Theirs:
        return side(each.theirs, each.theirsSource);
    default:
        return {};
    }
}

QVariant MergeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTaken = (index.column() == Mine && sideAt(index.row()) == MergeSide::Mine)
        || (index.column() == Theirs && sideAt(index.row()) == MergeSide::Theirs);
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return plainTip(text(index.row(), index.column()));
    case Qt::AccessibleTextRole:
        //: A row as it is read aloud: what it is, my value, the other one, which is taken
        return tr("%1. Yours: %2. The other: %3. Taken: %4.")
            .arg(text(index.row(), What), text(index.row(), Mine), text(index.row(), Theirs),
                 text(index.row(), Taken));
    case Qt::FontRole: {
        QFont font;
        font.setBold(isTaken);
        return font;
    }
    default:
        return {};
    }
}

QVariant MergeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Value");
    case Mine:
        return tr("Yours");
    case Taken:
        return tr("Taken");
    case Theirs:
        return tr("The other");
    default:
        return {};
    }
}

} // namespace skyledger::ui
