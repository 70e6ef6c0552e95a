// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copymatch.h"

#include "core/table/folding.h"

#include <algorithm>

namespace skyledger::box {

namespace {

/// A thing of a list with all that is known of it, in the order of its section's fields.
struct Thing {
    QString id;
    std::vector<QJsonValue> values;
    bool taken = false;
};

std::vector<Thing> listedThings(const CopyView &copy, Code section)
{
    std::vector<Thing> things;
    const QStringList ids = copy.things(section);
    const auto &fields = copy.section(section).fields;
    things.reserve(static_cast<std::size_t>(ids.size()));
    for (const QString &id : ids) {
        Thing thing{id, {}, false};
        thing.values.reserve(fields.size());
        for (const CopyField &field : fields)
            thing.values.push_back(copy.value({section, id, field.code}));
        things.push_back(std::move(thing));
    }
    return things;
}

/// Pairs the things of one list, the surest signs first.
class Matcher
{
public:
    Matcher(Code section, const CopyView &mine, const CopyView &theirs)
        : m_section(section),
          m_told(mine.section(section)),
          m_mine(listedThings(mine, section)),
          m_theirs(listedThings(theirs, section)),
          m_partner(m_mine.size()),
          m_by(m_mine.size())
    {
    }

    void run(std::vector<MatchedThing> &result)
    {
        pair(SameBy::Name, [this](const Thing &a, const Thing &b) { return nameIs(a, b, true); });
        pair(SameBy::Id,
             [this](const Thing &a, const Thing &b) { return a.id == b.id && isSamePrint(a, b); });
        pair(SameBy::Values, [this](const Thing &a, const Thing &b) { return isSamePrint(a, b); });
        pair(SameBy::Id,
             [this](const Thing &a, const Thing &b) { return a.id == b.id && !isOtherThing(a, b); });
        pair(SameBy::Blank, [this](const Thing &a, const Thing &b) {
            return (isBlank(a) || isBlank(b)) && isSameSort(a, b);
        });
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

    /// Whether a question is answered so of any value of the section that tells this much.
    template <class Which>
    bool any(Which which) const
    {
        for (std::size_t i = 0; i < m_told.fields.size(); ++i) {
            if (which(m_told.fields[i].tells, i))
                return true;
        }
        return false;
    }

    bool isBlank(const Thing &thing) const
    {
        return !any([&thing](Tells tells, std::size_t i) {
            return tells != Tells::Kind && tells != Tells::Sort && !thing.values[i].isUndefined();
        });
    }
    /// Whether everything that is printed on both is known, and the same, and no name says otherwise.
    bool isSamePrint(const Thing &a, const Thing &b) const
    {
        return !nameIs(a, b, false) && !any([&](Tells tells, std::size_t i) {
            const bool isDemanded = tells == Tells::Print || tells == Tells::Kind;
            return tells != Tells::Name
                && (a.values[i] != b.values[i] || (isDemanded && a.values[i].isUndefined()));
        });
    }
    bool isSameSort(const Thing &a, const Thing &b) const
    {
        return !m_told.has(Tells::Name) // they are told apart by their names
            && !any([&](Tells tells, std::size_t i) {
                   const bool isKnown = !a.values[i].isUndefined() && !b.values[i].isUndefined();
                   return (tells == Tells::Kind && a.values[i] != b.values[i])
                       || (tells == Tells::Sort && isKnown && a.values[i] != b.values[i]);
               });
    }
    /// Whether in any language both have a name, and it is the same or not.
    bool nameIs(const Thing &a, const Thing &b, bool same) const
    {
        return any([&](Tells tells, std::size_t i) {
            return tells == Tells::Name && a.values[i].isString() && b.values[i].isString()
                && (table::folded(a.values[i].toString()) == table::folded(b.values[i].toString())) == same;
        });
    }
    /// Whether an id is nothing but a number, which can stand for different things in two files.
    bool isNumber(const QString &id) const
    {
        return id.startsWith(m_told.numbered)
            && (m_told.numbered.isEmpty()
                || std::all_of(id.begin() + m_told.numbered.size(), id.end(),
                               [](QChar c) { return c.isDigit(); }));
    }
    bool isOtherThing(const Thing &a, const Thing &b) const
    {
        return any([&](Tells tells, std::size_t i) {
                   return tells == Tells::Kind && a.values[i] != b.values[i];
               })
            || (isNumber(a.id) && nameIs(a, b, false));
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

    const Code m_section;
    const CopySection &m_told;
    std::vector<Thing> m_mine;
    std::vector<Thing> m_theirs;
    std::vector<std::optional<std::size_t>> m_partner;
    std::vector<SameBy> m_by;
};

/// Things that bear words of the format are the same if their words are.
void matchWords(Code section, const CopyView &mine, const CopyView &theirs, std::vector<MatchedThing> &result)
{
    const QStringList ofMine = mine.things(section);
    const QStringList ofTheirs = theirs.things(section);
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

std::vector<MatchedThing> matchedThings(const CopyView &mine, const CopyView &theirs)
{
    std::vector<MatchedThing> result;
    for (std::size_t i = 0; i < mine.sections().size(); ++i) {
        const Code section = Code::fromNumber(i);
        if (mine.section(section).isList)
            Matcher(section, mine, theirs).run(result);
        else
            matchWords(section, mine, theirs, result);
    }
    return result;
}

} // namespace skyledger::box
