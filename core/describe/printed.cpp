// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printed.h"

#include "core/describe/printedpath.h"

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto sourceKey = "source"_L1;
constexpr auto sourcesKey = "sources"_L1;

bool isOfSources(const QString &key)
{
    return key == sourceKey || key == sourcesKey;
}

/// Notes a `source`, or an entry of `sources`, that is none.
void checkSources(const JsonNode &object)
{
    const JsonNode whole = object.at(sourceKey);
    if (whole.isPresent())
        whole.word(table::nameTable<ValueSource>);
    const JsonNode fields = object.at(sourcesKey);
    if (!fields.isPresent())
        return;
    const QJsonObject each = fields.object();
    for (auto it = each.begin(); it != each.end(); ++it) {
        const JsonNode source = fields.at(it.key(), it.value());
        source.word(table::nameTable<ValueSource>);
    }
}

std::optional<ValueSource> sourceNamed(const QJsonValue &value)
{
    return table::fromName<ValueSource>(value.toString().toStdString());
}

/// Visits the places of a document at which a row's values stand.
class Walk
{
public:
    Walk(const PrintedCode &row, void *ids, void *catalogue)
        : m_row(row), m_path(stepsOf(row)), m_ids(ids), m_catalogue(catalogue)
    {
    }

    void from(const JsonNode &node, std::size_t at, const Things &things) const
    {
        if (at == m_path.size()) {
            if (!m_row.exists || m_row.exists(things))
                m_row.read(node, m_ids, m_catalogue, things);
            return;
        }
        const Step &step = m_path[at];
        switch (step.kind) {
        case Step::Kind::Word: {
            const JsonNode child = node.at(step.word);
            if (child.isPresent())
                enter(child, at + 1, things);
            return;
        }
        case Step::Kind::Key:
            return overKeys(node, at, things);
        case Step::Kind::Id:
        case Step::Kind::Place:
            return overList(node, at, things);
        }
    }

private:
    const KeyCode &keyAt(const Things &things) const { return m_row.keys[things.size()]; }

    /// Goes on inside of a value, which must then be an object.
    void enter(const JsonNode &node, std::size_t at, const Things &things) const
    {
        if (at < m_path.size() && m_path[at].kind == Step::Kind::Word) {
            node.object();
            checkSources(node);
        }
        from(node, at, things);
    }
    void overKeys(const JsonNode &node, std::size_t at, const Things &things) const
    {
        checkSources(node);
        const QJsonObject object = node.object();
        const KeyCode &key = keyAt(things);
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (isOfSources(it.key()))
                continue;
            const JsonNode place = node.at(it.key(), it.value());
            std::uint16_t thing = 0;
            if (key.read(place, m_ids, it.key(), thing))
                enterThing(place, at, things, thing);
            else
                key.refuse(place, m_ids);
        }
    }
    void overList(const JsonNode &node, std::size_t at, const Things &things) const
    {
        const bool byId = m_path[at].kind == Step::Kind::Id;
        const KeyCode &key = keyAt(things);
        const QJsonArray list = byId ? node.list() : node.list(0, key.most);
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode entry = node.entry(i, list[i]);
            if (!byId) {
                if (!entry.isNull())
                    enterThing(entry, at, things, static_cast<std::uint16_t>(i));
                continue;
            }
            entry.object();
            const JsonNode id = entry.at("id"_L1);
            std::uint16_t thing = 0;
            if (key.read(id, m_ids, id.value().toString(), thing) && !node.faults().any())
                enterThing(entry, at, things, thing);
        }
    }
    void enterThing(const JsonNode &node, std::size_t at, Things things, std::uint16_t thing) const
    {
        if (thing >= keyAt(things).most)
            return; // known by its id alone
        things.append(thing);
        enter(node, at + 1, things);
    }

    const PrintedCode &m_row;
    const std::vector<Step> m_path;
    void *m_ids;
    void *m_catalogue;
};

} // namespace

PrintedCodes::PrintedCodes(std::vector<PrintedCode> rows)
    : m_rows(std::move(rows)), m_order(std::make_unique<Order>(m_rows))
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::size_t number = m_rows[i].id.number();
        m_places.resize(std::max(m_places.size(), number + 1), 0);
        m_places[number] = static_cast<std::uint16_t>(i);
    }
}

PrintedCodes::~PrintedCodes() = default;

const JsonShape &PrintedCodes::shape() const
{
    return m_order->shape();
}

Things PrintedCodes::thingsOf(const play::MissingValue &address) const
{
    const PrintedCode &told = row(address.value);
    Things things;
    std::uint16_t rest = address.thing;
    for (std::size_t i = 0; i < told.keys.size(); ++i) {
        std::uint16_t step = 1;
        for (std::size_t j = i + 1; j < told.keys.size(); ++j)
            step = static_cast<std::uint16_t>(step * told.keys[j].most);
        things.append(static_cast<std::uint16_t>(rest / step));
        rest = static_cast<std::uint16_t>(rest % step);
    }
    return things;
}

play::MissingValue PrintedCodes::addressOf(Code value, const Things &things) const
{
    const PrintedCode &told = row(value);
    std::uint16_t thing = 0;
    for (std::size_t i = 0; i < things.size(); ++i)
        thing = static_cast<std::uint16_t>(thing * told.keys[i].most + things[i]);
    return {value, thing};
}

void PrintedCodes::readIds(const JsonNode &document, void *ids) const
{
    QList<QLatin1StringView> seen;
    for (const PrintedCode &told : m_rows) {
        const auto path = stepsOf(told);
        if (path.size() < 2 || path[1].kind != Step::Kind::Id || seen.contains(path[0].word))
            continue;
        seen.append(path[0].word);
        const JsonNode list = document.at(path[0].word);
        if (list.isPresent())
            told.keys[0].list(list, ids);
    }
}

void PrintedCodes::readValues(const JsonNode &document, void *ids, void *catalogue) const
{
    checkSources(document);
    for (const PrintedCode &told : m_rows)
        Walk(told, ids, catalogue).from(document, 0, {});
}

void PrintedCodes::writeValues(QJsonObject &document, const void *ids, const void *catalogue) const
{
    QJsonValue whole = document;
    for (const PrintedCode &told : m_rows) {
        const Target target{stepsOf(told), told, ids};
        const auto write = [&](const Things &things) {
            target.put(whole, things, told.write(ids, catalogue, things));
        };
        if (told.isKept)
            eachThing(told, ids, write);
        else
            eachThing(told, ids, [&](const Things &things) { target.list(whole, things); });
    }
    document = whole.toObject();
}

std::vector<play::MissingValue> PrintedCodes::placesOf(const void *ids) const
{
    std::vector<play::MissingValue> places;
    for (const PrintedCode &told : m_rows) {
        if (told.isKept)
            eachThing(told, ids, [&](const Things &things) { places.push_back(addressOf(told.id, things)); });
    }
    return places;
}

QJsonValue PrintedCodes::valueOf(const play::MissingValue &address, const void *ids,
                                 const void *catalogue) const
{
    return row(address.value).write(ids, catalogue, thingsOf(address));
}

QString PrintedCodes::nameOf(const play::MissingValue &address, const void *ids) const
{
    const PrintedCode &told = row(address.value);
    const Things things = thingsOf(address);
    QStringList words;
    std::size_t next = 0;
    for (const Step &step : stepsOf(told)) {
        if (step.kind == Step::Kind::Word) {
            words.append(QString(step.word));
        } else {
            words.append(textOf(step, told.keys[next], things[next], ids));
            ++next;
        }
    }
    return words.join(u'.');
}

std::optional<play::MissingValue> PrintedCodes::placeOf(const QString &name, const void *ids) const
{
    for (const PrintedCode &told : m_rows) {
        std::optional<play::MissingValue> found;
        // Names that begin otherwise need no look at their things.
        const auto path = stepsOf(told);
        if (!told.isKept || !name.startsWith(path[0].word))
            continue;
        eachThing(told, ids, [&](const Things &things) {
            const auto address = addressOf(told.id, things);
            if (!found && nameOf(address, ids) == name)
                found = address;
        });
        if (found)
            return found;
    }
    return std::nullopt;
}

std::optional<ValueSource> PrintedCodes::sourceIn(const QJsonObject &document,
                                                  const play::MissingValue &address, const void *ids) const
{
    const PrintedCode &told = row(address.value);
    const Target target{stepsOf(told), told, ids};
    const Things things = thingsOf(address);
    const auto trail = target.trailOf(document, things);
    // From the value outwards: what is said beside it, what it says itself, what its surroundings say.
    for (std::size_t at = trail.size(); at-- > 0;) {
        if (at > 0) {
            if (const auto beside = target.besides(trail[at - 1], at - 1, things))
                return sourceNamed(*beside);
        }
        const QJsonValue own = trail[at][sourceKey];
        if (own.isString())
            return sourceNamed(own);
    }
    return std::nullopt;
}

void PrintedCodes::setSourceIn(QJsonObject &document, const play::MissingValue &address, const void *ids,
                               ValueSource source) const
{
    const PrintedCode &told = row(address.value);
    const Target target{stepsOf(told), told, ids};
    QJsonValue whole = document;
    target.putSource(whole, thingsOf(address), table::word(source));
    document = whole.toObject();
}

} // namespace skyledger::describe
