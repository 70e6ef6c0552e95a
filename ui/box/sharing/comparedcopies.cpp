// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/comparedcopies.h"

#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using box::CopyDifference;
using Kind = CopyDifference::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ComparedCopies)
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

QString sideOf(const CopyWords &told, const box::CopyPlace &place, const QJsonValue &value,
               std::optional<box::ValueSource> source)
{
    if (value.isUndefined())
        return words::missingSource();
    //: A printed value and its source with a sign: "3 VP (✓ read off a copy)"
    return Text::tr("%1 (%2)").arg(told.value(place, value), words::signedSource(source));
}

/// Two copies, and what each of their values is worth to whoever has mine.
class Comparison : public CopyComparison
{
public:
    Comparison(CopiesOfGame game, const QJsonObject &mine, const QJsonObject &theirs)
        : m_game(std::move(game)),
          m_mine(m_game.open(mine)),
          m_theirs(m_game.open(theirs)),
          m_differences(copyDifferences(*m_mine, *m_theirs)),
          m_sides(suggestedSides(m_differences)),
          m_known(knownWithoutACopy(m_differences, *m_game.open(m_game.completed(mine)), *m_theirs))
    {
    }

    std::vector<ComparedValue> values() const override;
    box::MergeCount count(std::span<const MergeSide> sides) const override
    {
        return countMerge(m_differences, sides);
    }
    table::Result<QJsonObject, QString> merged(std::span<const MergeSide> sides) const override;
    table::Result<CopyImport, QString> imported() const;

private:
    using Together = table::Result<QJsonObject, box::MergeFault>;
    const Together &together(std::span<const MergeSide> sides) const;

    CopiesOfGame m_game;
    std::unique_ptr<box::CopyEdit> m_mine;
    std::unique_ptr<box::CopyEdit> m_theirs;
    box::CopyDifferences m_differences;
    std::vector<MergeSide> m_sides; ///< that are suggested, one per difference
    std::vector<bool> m_known;      ///< the same: no news
    /// The last sides that were put together, and what came of them: it is asked for again in every language and theme.
    mutable std::vector<MergeSide> m_lastSides;
    mutable std::optional<Together> m_together;
};

std::vector<ComparedValue> Comparison::values() const
{
    const auto mine = m_game.words(m_mine->document());
    const auto theirs = m_game.words(m_theirs->document());
    std::vector<ComparedValue> values;
    values.reserve(m_differences.size());
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        const CopyDifference &each = m_differences[i];
        ComparedValue value;
        // By the side that knows it, so that a contract is told by what is printed on it.
        value.name = words::capitalised(each.kind == Kind::OnlyTheirs ? theirs->name(each.placeInTheirs())
                                                                      : mine->name(each.placeInMine()));
        if (each.thing.by == box::SameBy::Values) {
            //: A value of a thing that two files call by different ids
            value.name = Text::tr("%1; the same piece by what is printed on it").arg(value.name);
        }
        value.mine = sideOf(*mine, each.placeInMine(), each.mine, each.mineSource);
        value.theirs = sideOf(*theirs, each.placeInTheirs(), each.theirs, each.theirsSource);
        value.kind = shownKind(each.kind);
        value.hasSameSource = each.mineSource == each.theirsSource;
        value.isToChoose = each.kind != Kind::Same || suggestedSide(each) == MergeSide::Theirs;
        value.isNews = !m_known[i];
        value.suggested = m_known[i] ? MergeSide::Mine : m_sides[i];
        values.push_back(std::move(value));
    }
    return values;
}

const Comparison::Together &Comparison::together(std::span<const MergeSide> sides) const
{
    if (!m_together || !std::equal(sides.begin(), sides.end(), m_lastSides.begin(), m_lastSides.end())) {
        const auto result = m_game.open(m_mine->result());
        m_together = mergedCopy(*result, *m_theirs, m_differences, sides);
        m_lastSides.assign(sides.begin(), sides.end());
    }
    return *m_together;
}

table::Result<QJsonObject, QString> Comparison::merged(std::span<const MergeSide> sides) const
{
    const Together &document = together(sides);
    if (document)
        return document.value();
    const box::MergeFault &fault = document.error();
    if (fault.other)
        return Text::tr("These values do not fit together (%1): leave some out.")
            .arg(words::printable(fault.other->place));
    return Text::tr("More than %n pieces of one kind would be listed: leave some out.", nullptr, fault.most);
}

table::Result<CopyImport, QString> Comparison::imported() const
{
    auto sides = importedSides(m_differences);
    CopyImport taken;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const CopyDifference &each = m_differences[i];
        // What would be taken if it were certain that it is on the same piece.
        taken.doubtful += each.kind == Kind::OnlyTheirs && sides[i] == MergeSide::Mine
            && suggestedSide(each) == MergeSide::Theirs;
        taken.different += each.kind == Kind::Different;
        if (m_known[i])
            sides[i] = MergeSide::Mine;
    }
    const Together &document = together(sides);
    if (!document)
        return document.error().other ? document.error().other->place : QString();
    taken.document = document.value();
    taken.added = count(sides).added;
    return taken;
}

} // namespace

SharedCopies sharedCopies(const CopiesOfGame &game)
{
    SharedCopies copies;
    copies.compare = [game](const QJsonObject &mine, const QJsonObject &theirs) {
        return std::make_unique<Comparison>(game, mine, theirs);
    };
    copies.takenIn = [game](const QJsonObject &mine, const QJsonObject &theirs) {
        return Comparison(game, mine, theirs).imported();
    };
    return copies;
}

} // namespace skyledger::ui
