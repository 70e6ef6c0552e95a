// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguemerge.h"

#include "core/airshipcity/record/catalogueids.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/samplecatalogue.h"
#include "core/table/jsonmerge.h"

#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QSet>

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Section = CatalogueSection;
using Kind = CatalogueDifference::Kind;

namespace {

/// Adds what only the other object says, and nobody here understands.
void addForeign(QJsonObject &object, const QJsonObject &other, const QList<QLatin1StringView> &known)
{
    for (auto it = other.begin(); it != other.end(); ++it) {
        const bool isKnown =
            std::any_of(known.begin(), known.end(), [&it](QLatin1StringView key) { return it.key() == key; });
        if (!isKnown && !object.contains(it.key()))
            object.insert(it.key(), it.value());
    }
}

/// Puts the parts of two catalogues together.
class Merger
{
public:
    Merger(const QJsonObject &mine, const QJsonObject &theirs)
        : m_mine(mine), m_theirs(theirs), m_result(mine)
    {
    }

    std::optional<MergeFault> run(std::span<const CatalogueDifference> differences,
                                  std::span<const MergeSide> sides)
    {
        addForeignParts();
        listWholeSections(differences, sides);
        for (std::size_t i = 0; i < differences.size(); ++i)
            take(differences[i], sides[i]);
        tellSources();
        for (const Section section : all<Section>()) {
            if (isList(section) && m_result.value(keyOf(section)).toArray().size() > mostOf(section))
                return MergeFault{section, static_cast<int>(mostOf(section))};
        }
        return std::nullopt;
    }
    const QJsonObject &result() const { return m_result; }

private:
    /// A place in the result and the source that its value is to have.
    struct Sourced {
        FieldPlace place;
        std::optional<ValueSource> source;
    };

    void addForeignParts()
    {
        QList<QLatin1StringView> known{"format"_L1, "version"_L1, "game"_L1,
                                       "name"_L1,   "source"_L1,  "sources"_L1};
        for (const Section section : all<Section>())
            known << keyOf(section);
        addForeign(m_result, m_theirs, known);
        // The sample set's name would say that a box is made up.
        if (m_mine == emptyCatalogue() && m_theirs.contains("name"_L1) && !holdsSampleValues(m_theirs))
            m_result.insert(u"name"_s, m_theirs["name"_L1]);
        for (const MatchedThing &thing : matchedThings(m_mine, m_theirs)) {
            if (!thing.mine || !thing.theirs || thing.section == Section::TermTrack)
                continue;
            const FieldPlace here{thing.section, *thing.mine, {}};
            QJsonObject object = objectOf(m_result, here);
            addForeign(object, objectOf(m_theirs, {thing.section, *thing.theirs, {}}),
                       knownKeys(thing.section));
            if (object != objectOf(m_result, here))
                putObject(m_result, here, object);
        }
    }

    /// Where my catalogue lists nothing, their whole list is taken over, even things without a value. Made-up things stay
    /// out unless somebody takes a value of them, and so do utilities: without a name nobody could tell them apart.
    void listWholeSections(std::span<const CatalogueDifference> differences, std::span<const MergeSide> sides)
    {
        QSet<QString> wanted;
        for (std::size_t i = 0; i < differences.size(); ++i) {
            const MatchedThing &thing = differences[i].thing;
            if (sides[i] == MergeSide::Theirs && thing.theirs)
                wanted << nameOf(thing.section, *thing.theirs);
        }
        for (const Section section : all<Section>()) {
            if (!isList(section) || section == Section::Utilities
                || !m_mine[keyOf(section)].toArray().isEmpty())
                continue;
            const QStringList ids = entriesOf(m_theirs, section);
            for (const QString &id : ids) {
                if (wanted.contains(nameOf(section, id)) || !isMadeUp(section, id))
                    newThing(section, id);
            }
        }
    }
    static QString nameOf(Section section, const QString &id) { return keyOf(section) + u'/' + id; }
    /// Whether a thing of theirs is made up: a tile by its kind, a stage bonus by its stages, others by any value.
    bool isMadeUp(Section section, const QString &id) const
    {
        const auto fields = fieldsOf(section);
        return std::any_of(fields.begin(), fields.end(), [&](Field field) {
            const bool counts = section == Section::Tiles ? field == Field::KindOfTile
                : section == Section::StageBonuses        ? field == Field::BonusStages
                                                          : true;
            return counts && sourceOf(m_theirs, {section, id, field}) == ValueSource::Sample;
        });
    }

    /// The id in the result of a thing that only the other side lists.
    QString newThing(Section section, const QString &theirId)
    {
        const QString key = nameOf(section, theirId);
        if (const auto known = m_newIds.constFind(key); known != m_newIds.constEnd())
            return *known;
        const QJsonArray listed = m_result.value(keyOf(section)).toArray();
        QString id = bears(listed, theirId) ? otherId(section, theirId, listed) : theirId;
        QJsonObject object{{u"id"_s, id}};
        addForeign(object, objectOf(m_theirs, {section, theirId, {}}), knownKeys(section));
        // A file in which a tile has no kind could not be read again.
        if (section == Section::Tiles) {
            copyField(objectOf(m_theirs, {section, theirId, {}}), object, Field::KindOfTile);
            m_sources.push_back({{section, id, Field::KindOfTile},
                                 sourceOf(m_theirs, {section, theirId, Field::KindOfTile})});
        }
        putObject(m_result, {section, id, {}}, object);
        m_newIds.insert(key, id);
        return id;
    }
    /// Another id of the same kind: the kind of a tile is what stands before its last hyphen.
    static QString otherId(Section section, const QString &id, const QJsonArray &listed)
    {
        constexpr qsizetype longest = 24;
        if (section == Section::Tiles)
            return freeId(listed, id.section(u'-', 0, -2) + u'-');
        return section == Section::Utilities ? freeId(listed, id.left(longest - 3) + u'-', 1, 2)
                                             : freeId(section, listed);
    }

    void take(const CatalogueDifference &difference, MergeSide side)
    {
        const bool isTheirs = side == MergeSide::Theirs;
        if (difference.kind == Kind::OnlyMine) {
            // A file in which a tile has no kind could not be read again.
            if (isTheirs && difference.field != Field::KindOfTile)
                clearField(m_result, difference.placeInMine());
            else
                m_sources.push_back({difference.placeInMine(), difference.mineSource});
            return;
        }
        if (!isTheirs) {
            if (difference.kind != Kind::OnlyTheirs)
                m_sources.push_back({difference.placeInMine(), difference.mineSource});
            return;
        }
        FieldPlace place = difference.placeInMine();
        if (!difference.thing.mine)
            place.entry = isList(place.section) ? newThing(place.section, *difference.thing.theirs)
                                                : *difference.thing.theirs;
        if (difference.kind != Kind::Same) {
            QJsonObject object = objectOf(m_result, place);
            if (isList(place.section))
                object.insert(u"id"_s, place.entry);
            const QJsonObject from = objectOf(m_theirs, difference.placeInTheirs());
            if (!difference.thing.mine && place.section != Section::TermTrack)
                addForeign(object, from, knownKeys(place.section));
            copyField(from, object, place.field);
            // Over there the id says of which kind the tile is; here it has another id, so the kind is written.
            if (place.field == Field::KindOfTile && !from.contains("kind"_L1))
                object.insert(u"kind"_s, word(std::get<TileKind>(*difference.theirs)));
            putObject(m_result, place, object);
        }
        m_sources.push_back({place, difference.theirsSource});
    }

    void tellSources()
    {
        // A value without a source would inherit that of its thing or of the catalogue: then every value states its own.
        const bool inherits = std::any_of(m_sources.begin(), m_sources.end(), [this](const Sourced &each) {
            return !each.source && sourceOf(m_result, each.place);
        });
        if (inherits) {
            for (const Sourced &each : m_sources)
                writeSource(m_result, each.place, each.source);
            forgetInherited();
        }
        for (const Sourced &each : m_sources) {
            if (sourceOf(m_result, each.place) != each.source)
                writeSource(m_result, each.place, each.source);
        }
    }

    void forgetInherited()
    {
        m_result.remove("source"_L1);
        for (const Section section : all<Section>()) {
            const QStringList entries = entriesOf(m_result, section);
            for (const QString &entry : entries) {
                const bool isOwn = section == Section::Piggyback || section == Section::GuildPrice
                    || section == Section::TermTrack;
                const FieldPlace place{section, entry, {}};
                QJsonObject object = objectOf(m_result, place);
                if (isOwn || !object.contains("source"_L1))
                    continue;
                object.remove("source"_L1);
                putObject(m_result, place, object);
            }
            QJsonObject whole = m_result.value(keyOf(section)).toObject();
            if (section != Section::GuildPrice && whole.contains("source"_L1)) {
                whole.remove("source"_L1);
                m_result.insert(keyOf(section), whole);
            }
        }
    }

    const QJsonObject &m_mine;
    const QJsonObject &m_theirs;
    QJsonObject m_result;
    QHash<QString, QString> m_newIds;
    std::vector<Sourced> m_sources;
};

} // namespace

table::Result<QJsonObject, MergeFault> mergedCatalogue(const QJsonObject &mine, const QJsonObject &theirs,
                                                       std::span<const CatalogueDifference> differences,
                                                       std::span<const MergeSide> sides)
{
    const QJsonObject own = mine.isEmpty() ? emptyCatalogue() : mine;
    Merger merger(own, theirs);
    if (const auto fault = merger.run(differences, sides))
        return *fault;
    return merger.result();
}

MergeCount countMerge(std::span<const CatalogueDifference> differences, std::span<const MergeSide> sides)
{
    MergeCount count;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const CatalogueDifference &each = differences[i];
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

QJsonObject rebasedCatalogue(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs)
{
    static constexpr std::array whole{"cost"_L1,       "gain"_L1,       "discount"_L1,
                                      "crestBonus"_L1, "guildPrice"_L1, "developed"_L1};
    return table::rebased(base, ours, theirs, whole);
}

} // namespace skyledger::airshipcity
