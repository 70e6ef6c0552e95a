// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguematch.h"

#include "core/table/folding.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Section = CatalogueSection;

namespace {

/// A thing of a list with all that is known of it, in the order of its section's fields.
struct Thing {
    QString id;
    std::vector<std::optional<PrintedValue>> values;
    bool taken = false;
};

std::vector<Thing> thingsOf(const QJsonObject &catalogue, Section section)
{
    std::vector<Thing> things;
    const QStringList ids = entriesOf(catalogue, section);
    things.reserve(static_cast<std::size_t>(ids.size()));
    for (const QString &id : ids) {
        Thing thing{id, {}, false};
        thing.values.reserve(fieldsOf(section).size());
        for (const Field field : fieldsOf(section))
            thing.values.push_back(printedValue(catalogue, {section, id, field}));
        things.push_back(std::move(thing));
    }
    return things;
}

/// Pairs the things of one section, the surest signs first.
class Matcher
{
public:
    Matcher(Section section, const QJsonObject &mine, const QJsonObject &theirs)
        : m_section(section), m_mine(thingsOf(mine, section)), m_theirs(thingsOf(theirs, section))
    {
        m_partner.resize(m_mine.size());
        m_by.resize(m_mine.size());
    }

    void run(std::vector<MatchedThing> &result)
    {
        pair(SameBy::Name, [this](const Thing &a, const Thing &b) { return sameName(a, b); });
        pair(SameBy::Id, [this](const Thing &a, const Thing &b) {
            return a.id == b.id && samePrint(a, b) && !otherName(a, b);
        });
        pair(SameBy::Values,
             [this](const Thing &a, const Thing &b) { return samePrint(a, b) && !otherName(a, b); });
        pair(SameBy::Id,
             [this](const Thing &a, const Thing &b) { return a.id == b.id && !otherThing(a, b); });
        pair(SameBy::Blank,
             [this](const Thing &a, const Thing &b) { return (isBlank(a) || isBlank(b)) && sameSort(a, b); });
        tell(result);
    }

private:
    template <class Same>
    void pair(SameBy by, Same same)
    {
        for (std::size_t i = 0; i < m_mine.size(); ++i) {
            if (m_mine[i].taken)
                continue;
            const auto partner = std::find_if(m_theirs.begin(), m_theirs.end(), [&](const Thing &thing) {
                return !thing.taken && same(m_mine[i], thing);
            });
            if (partner == m_theirs.end())
                continue;
            m_mine[i].taken = partner->taken = true;
            m_partner[i] = static_cast<std::size_t>(partner - m_theirs.begin());
            m_by[i] = m_mine[i].id == partner->id ? SameBy::Id : by;
        }
    }

    const std::optional<PrintedValue> &of(const Thing &thing, Field field) const
    {
        const auto fields = fieldsOf(m_section);
        return thing.values[static_cast<std::size_t>(std::find(fields.begin(), fields.end(), field)
                                                     - fields.begin())];
    }
    static bool isName(Field field) { return field == Field::UtilityNameEn || field == Field::UtilityNameFr; }
    /// Whether a field only tells one sort or name of things from another, as the kind of a tile does.
    bool isSort(Field field) const
    {
        return isName(field) || field == Field::KindOfTile || field == Field::BonusStages
            || field == Field::TilePiggyback;
    }

    bool isBlank(const Thing &thing) const
    {
        const auto fields = fieldsOf(m_section);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const bool tells = fields[i] != Field::KindOfTile && fields[i] != Field::BonusStages;
            if (tells && thing.values[i])
                return false;
        }
        return true;
    }
    /// Whether everything that is printed on both is known, and the same.
    bool samePrint(const Thing &a, const Thing &b) const
    {
        const auto fields = fieldsOf(m_section);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (isName(fields[i]))
                continue;
            const bool mayLack = isSort(fields[i]) && fields[i] != Field::KindOfTile;
            if (a.values[i] != b.values[i] || (!a.values[i] && !mayLack))
                return false;
        }
        return true;
    }
    bool sameSort(const Thing &a, const Thing &b) const
    {
        if (m_section == Section::Utilities)
            return false; // they are told apart by their names
        if (m_section == Section::Tiles)
            return of(a, Field::KindOfTile) == of(b, Field::KindOfTile);
        if (m_section != Section::StageBonuses)
            return true;
        const auto &mine = of(a, Field::BonusStages);
        const auto &theirs = of(b, Field::BonusStages);
        return !mine || !theirs || mine == theirs;
    }
    bool nameIs(const Thing &a, const Thing &b, bool same) const
    {
        if (m_section != Section::Utilities)
            return false;
        return std::any_of(std::begin(names), std::end(names), [&](Field field) {
            const auto &mine = of(a, field);
            const auto &theirs = of(b, field);
            return mine && theirs
                && (table::folded(std::get<QString>(*mine)) == table::folded(std::get<QString>(*theirs)))
                == same;
        });
    }
    bool sameName(const Thing &a, const Thing &b) const { return nameIs(a, b, true); }
    bool otherName(const Thing &a, const Thing &b) const { return nameIs(a, b, false); }
    /// Ids that are only numbers can stand for different things in two files.
    bool otherThing(const Thing &a, const Thing &b) const
    {
        if (m_section == Section::Tiles)
            return of(a, Field::KindOfTile) != of(b, Field::KindOfTile);
        const bool isNumber = a.id.startsWith(u'u')
            && std::all_of(a.id.begin() + 1, a.id.end(), [](QChar c) { return c.isDigit(); });
        return isNumber && otherName(a, b);
    }

    void tell(std::vector<MatchedThing> &result) const
    {
        for (std::size_t i = 0; i < m_mine.size(); ++i) {
            const std::optional<QString> theirs =
                m_partner[i] ? std::optional(m_theirs[*m_partner[i]].id) : std::nullopt;
            result.push_back({m_section, m_mine[i].id, theirs, m_by[i]});
        }
        for (const Thing &thing : m_theirs) {
            if (!thing.taken)
                result.push_back({m_section, std::nullopt, thing.id, SameBy::Id});
        }
    }

    static constexpr Field names[] = {Field::UtilityNameEn, Field::UtilityNameFr};
    const Section m_section;
    std::vector<Thing> m_mine;
    std::vector<Thing> m_theirs;
    std::vector<std::optional<std::size_t>> m_partner;
    std::vector<SameBy> m_by;
};

/// Things that bear words of the format are the same if their words are.
void matchWords(Section section, const QJsonObject &mine, const QJsonObject &theirs,
                std::vector<MatchedThing> &result)
{
    const QStringList ofMine = entriesOf(mine, section);
    const QStringList ofTheirs = entriesOf(theirs, section);
    for (const QString &word : ofMine) {
        const std::optional<QString> other = ofTheirs.contains(word) ? std::optional(word) : std::nullopt;
        result.push_back({section, word, other, SameBy::Id});
    }
    for (const QString &word : ofTheirs) {
        if (!ofMine.contains(word))
            result.push_back({section, std::nullopt, word, SameBy::Id});
    }
}

} // namespace

std::vector<MatchedThing> matchedThings(const QJsonObject &mine, const QJsonObject &theirs)
{
    std::vector<MatchedThing> result;
    for (const Section section : all<Section>()) {
        if (isList(section))
            Matcher(section, mine, theirs).run(result);
        else
            matchWords(section, mine, theirs, result);
    }
    return result;
}

} // namespace skyledger::airshipcity
