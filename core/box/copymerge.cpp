// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copymerge.h"

#include "core/table/valuesource.h"

#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QSet>

#include <algorithm>

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;
using Kind = CopyDifference::Kind;

namespace {

/// Whether a document says nothing but what it is.
bool isBare(const QJsonObject &document)
{
    const QStringList keys = document.keys();
    return std::all_of(keys.begin(), keys.end(), [](const QString &key) {
        return key == "format"_L1 || key == "version"_L1 || key == "game"_L1;
    });
}

/// Puts the parts of two copies together.
class Merger
{
public:
    Merger(CopyEdit &mine, const CopyView &theirs, std::span<const CopyDifference> differences,
           std::span<const MergeSide> sides)
        : m_result(mine),
          m_theirs(theirs),
          m_differences(differences),
          m_sides(sides),
          m_things(matchedThings(mine, theirs))
    {
    }

    std::optional<MergeFault> run()
    {
        listWholeSections();
        addForeignParts();
        for (std::size_t i = 0; i < m_differences.size(); ++i) {
            if (m_sides[i] == MergeSide::Theirs && m_differences[i].kind == Kind::OnlyTheirs)
                placeIn(m_differences[i]);
        }
        for (std::size_t i = 0; i < m_result.sections().size(); ++i) {
            const CopySection &section = m_result.sections()[i];
            if (section.isList && m_result.document()[section.key].toArray().size() > section.most)
                return MergeFault{Code::fromNumber(i), static_cast<int>(section.most)};
        }
        for (std::size_t i = 0; i < m_differences.size(); ++i)
            take(m_differences[i], m_sides[i]);
        tellSources();
        if (auto fault = m_result.fault())
            return MergeFault{{}, 0, std::move(fault)};
        return std::nullopt;
    }

private:
    /// A place in the result and the source that its value is to have.
    struct Sourced {
        CopyPlace place;
        std::optional<ValueSource> source;
    };

    void addForeignParts()
    {
        // The sample set's name would say that a box is made up.
        const QJsonObject &theirs = m_theirs.document();
        if (m_wasBare && theirs.contains("name"_L1) && !table::holdsSampleValues(theirs))
            m_result.setName(theirs["name"_L1]);
        m_result.addForeign(m_theirs);
        for (const MatchedThing &thing : m_things) {
            if (thing.mine && thing.theirs)
                m_result.addForeign({thing.section, *thing.mine}, m_theirs, {thing.section, *thing.theirs});
        }
    }

    /// Where my copy lists nothing, their whole list is taken over, even things without a value. Made-up things stay out
    /// unless somebody takes a value of them, and so do things with names: without one nobody could tell them apart.
    void listWholeSections()
    {
        QSet<QString> wanted;
        for (std::size_t i = 0; i < m_differences.size(); ++i) {
            const MatchedThing &thing = m_differences[i].thing;
            if (m_sides[i] == MergeSide::Theirs && thing.theirs)
                wanted << nameOf(thing.section, *thing.theirs);
        }
        for (std::size_t i = 0; i < m_result.sections().size(); ++i) {
            const Code section = Code::fromNumber(i);
            const CopySection &told = m_result.section(section);
            if (!told.isList || told.has(Tells::Name) || !m_result.document()[told.key].toArray().isEmpty())
                continue;
            const QStringList ids = m_theirs.things(section);
            for (const QString &id : ids) {
                if (wanted.contains(nameOf(section, id)) || !isMadeUp(section, id))
                    newThing(section, id);
            }
        }
    }
    QString nameOf(Code section, const QString &id) const
    {
        return m_result.section(section).key + u'/' + id;
    }
    /// Whether a thing of theirs is made up: one that has a kind or sort by that, others by any value.
    bool isMadeUp(Code section, const QString &id) const
    {
        const CopySection &told = m_theirs.section(section);
        const bool hasSort = told.has(Tells::Kind) || told.has(Tells::Sort);
        return std::any_of(told.fields.begin(), told.fields.end(), [&](const CopyField &field) {
            const bool counts = !hasSort || field.tells == Tells::Kind || field.tells == Tells::Sort;
            return counts && m_theirs.source({section, id, field.code}) == ValueSource::Sample;
        });
    }

    /// The id in the result of a thing that only the other side lists.
    QString newThing(Code section, const QString &theirId)
    {
        const QString key = nameOf(section, theirId);
        if (const auto known = m_newIds.constFind(key); known != m_newIds.constEnd())
            return *known;
        const CopySection &told = m_result.section(section);
        const QJsonArray listed = m_result.document()[told.key].toArray();
        QString id = bears(listed, theirId) ? otherId(told, theirId, listed) : theirId;
        m_result.list({section, id}, m_theirs, {section, theirId});
        // A file in which a thing lacks its kind could not be read again.
        for (const CopyField &field : told.fields) {
            const CopyPlace there{section, theirId, field.code};
            if (field.tells == Tells::Kind)
                m_sources.push_back({{section, id, field.code}, m_theirs.source(there)});
        }
        m_newIds.insert(key, id);
        return id;
    }
    /// Another id of the same sort: the kind of a thing is what stands before the last hyphen.
    static QString otherId(const CopySection &section, const QString &id, const QJsonArray &listed)
    {
        constexpr qsizetype longest = 24;
        if (section.has(Tells::Kind))
            return freeId(listed, id.section(u'-', 0, -2) + u'-');
        return section.has(Tells::Name) || section.numbered.isEmpty()
            ? freeId(listed, id.left(longest - 3) + u'-', 1, 2)
            : freeId(listed, section.numbered, section.digits);
    }

    /// Where a value of theirs comes to stand, the thing listed.
    CopyPlace placeIn(const CopyDifference &difference)
    {
        CopyPlace place = difference.placeInMine();
        if (!difference.thing.mine)
            place.thing = difference.isListed ? newThing(place.section, *difference.thing.theirs)
                                              : *difference.thing.theirs;
        return place;
    }

    void take(const CopyDifference &difference, MergeSide side)
    {
        const bool isTheirs = side == MergeSide::Theirs;
        if (difference.kind == Kind::OnlyMine) {
            if (isTheirs && difference.field.tells != Tells::Kind)
                m_result.clear(difference.placeInMine());
            else
                m_sources.push_back({difference.placeInMine(), difference.mineSource});
            return;
        }
        if (!isTheirs) {
            if (difference.kind != Kind::OnlyTheirs)
                m_sources.push_back({difference.placeInMine(), difference.mineSource});
            return;
        }
        const CopyPlace place = placeIn(difference);
        if (difference.kind != Kind::Same) {
            if (!difference.thing.mine)
                m_result.addForeign(place, m_theirs, difference.placeInTheirs());
            m_result.take(place, m_theirs, difference.placeInTheirs());
        }
        m_sources.push_back({place, difference.theirsSource});
    }

    void tellSources()
    {
        // A value without a source would inherit that of its thing or of the catalogue: then every value states its own.
        const bool inherits = std::any_of(m_sources.begin(), m_sources.end(), [this](const Sourced &each) {
            return !each.source && m_result.source(each.place);
        });
        if (inherits) {
            for (const Sourced &each : m_sources)
                m_result.tell(each.place, each.source);
            m_result.forgetShared();
        }
        for (const Sourced &each : m_sources) {
            if (m_result.source(each.place) != each.source)
                m_result.tell(each.place, each.source);
        }
    }

    CopyEdit &m_result;
    const CopyView &m_theirs;
    std::span<const CopyDifference> m_differences;
    std::span<const MergeSide> m_sides;
    std::vector<MatchedThing> m_things; ///< before anything is done
    bool m_wasBare = isBare(m_result.document());
    QHash<QString, QString> m_newIds;
    std::vector<Sourced> m_sources;
};

} // namespace

table::Result<QJsonObject, MergeFault> mergedCopy(CopyEdit &mine, const CopyView &theirs,
                                                  std::span<const CopyDifference> differences,
                                                  std::span<const MergeSide> sides)
{
    if (auto fault = Merger(mine, theirs, differences, sides).run())
        return std::move(*fault);
    return mine.result();
}

MergeCount countMerge(std::span<const CopyDifference> differences, std::span<const MergeSide> sides)
{
    MergeCount count;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const CopyDifference &each = differences[i];
        if (each.kind == Kind::OnlyMine) {
            count.dropped += sides[i] == MergeSide::Theirs;
            continue;
        }
        if (sides[i] == MergeSide::Mine)
            continue;
        count.added += each.kind == Kind::OnlyTheirs;
        count.replaced += each.kind == Kind::Different;
        count.confirmed += each.kind == Kind::Same && each.mineSource != each.theirsSource;
        count.madeUp += each.kind != Kind::Same && each.theirsSource == ValueSource::Sample;
    }
    return count;
}

} // namespace skyledger::box
