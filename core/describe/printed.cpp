// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printed.h"

#include "core/describe/printedtree.h"

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto sourceKey = "source"_L1;
constexpr qsizetype longestName = 40; ///< of a catalogue

/// Of an object that holds other values of its thing too, the keys of this one; undefined if there is none of them.
QJsonValue ownKeys(const QJsonObject &object, const JsonShape &shape)
{
    QJsonObject own;
    for (const table::JsonKey &key : shape.keys) {
        const QLatin1StringView name(key.name.data(), static_cast<qsizetype>(key.name.size()));
        if (object.contains(name))
            own.insert(name, object[name]);
    }
    return own.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(own);
}

/// What a row does not tell is that of the row before it.
std::vector<PrintedCode> toldOn(std::vector<PrintedCode> rows)
{
    Code page;
    Code rule;
    for (PrintedCode &row : rows) {
        if (row.hasPage)
            page = row.page;
        row.page = page;
        if (row.hasRule)
            rule = row.rule;
        row.rule = rule;
    }
    return rows;
}

} // namespace

PrintedCodes::PrintedCodes(std::vector<PrintedCode> rows, OddSources oddSources, SourceOrder order)
    : m_rows(toldOn(std::move(rows))), m_tree(std::make_unique<Tree>(m_rows, order)), m_oddSources(oddSources)
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
    return m_tree->shape();
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

void PrintedCodes::readValues(const JsonNode &document, void *ids, void *catalogue, Needs needs) const
{
    if (const JsonNode name = document.at("name"_L1); name.isPresent() && !name.isNull())
        name.text(1, longestName);
    const Reading reading(ids, catalogue, needs == Needs::AreDemanded, m_oddSources == OddSources::AreFaults);
    reading.enter(document, m_tree->top(), {});
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

std::vector<play::MissingValue> PrintedCodes::placesOf(const void *ids, Which which) const
{
    std::vector<Address> places;
    m_tree->eachPlace(ids, [&](const PrintedCode &told, const Things &things) {
        if (told.isKept || which == Which::Shown)
            places.push_back(addressOf(told.id, things));
    });
    return places;
}

QJsonValue PrintedCodes::valueOf(const Address &address, const void *ids, const void *catalogue) const
{
    return row(address.value).write(ids, catalogue, thingsOf(address));
}

QJsonValue PrintedCodes::saidIn(const QJsonObject &document, const Address &address, const void *ids) const
{
    const PrintedCode &told = row(address.value);
    const auto path = stepsOf(told);
    QJsonValue said = Target(path, told, ids).trailOf(document, thingsOf(address)).back();
    const bool isShared = std::any_of(m_rows.begin(), m_rows.end(), [&told](const PrintedCode &each) {
        return each.path.size() > told.path.size() && each.path.starts_with(told.path)
            && each.path[told.path.size()] == '.';
    });
    if (isShared && told.shape && said.isObject())
        return ownKeys(said.toObject(), *told.shape);
    // In a list of values null keeps the place of one that is not known.
    const bool isNothing = said.isNull() && (told.orNull || path.back().kind == Step::Kind::Place);
    return isNothing ? QJsonValue(QJsonValue::Undefined) : said;
}

std::vector<PrintedEntry> PrintedCodes::entriesOf(const QJsonObject &document, const void *ids,
                                                  const void *catalogue) const
{
    std::vector<PrintedEntry> entries;
    const std::vector<Address> places = placesOf(ids);
    entries.reserve(places.size());
    for (const Address &each : places) {
        if (!asks(each, catalogue))
            continue;
        PrintedEntry entry{
            each, nameOf(each, ids), saidIn(document, each, ids), {}, row(each.value).isNeeded};
        if (entry.isKnown())
            entry.source = sourceIn(document, each, ids);
        entries.push_back(std::move(entry));
    }
    return entries;
}

PrintedCounts PrintedCodes::countsOf(const QJsonObject &document, const void *ids,
                                     const void *catalogue) const
{
    PrintedCounts counts;
    for (const PrintedEntry &each : entriesOf(document, ids, catalogue)) {
        const auto source = table::fromName<ValueSource>(each.source.toStdString());
        if (!each.isKnown())
            ++counts.missing;
        else if (source)
            ++counts.bySource[static_cast<std::size_t>(*source)];
        else
            ++counts.unsourced;
    }
    return counts;
}

QString PrintedCodes::nameOf(const Address &address, const void *ids) const
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

/// The things of a row whose words these are; nothing if they are another row's.
std::optional<Things> PrintedCodes::match(const PrintedCode &row, const QStringList &words,
                                          const void *ids) const
{
    const auto path = stepsOf(row);
    if (std::cmp_not_equal(path.size(), words.size()))
        return std::nullopt;
    Things things;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const QString &word = words[static_cast<qsizetype>(i)];
        if (path[i].kind == Step::Kind::Word) {
            if (word != path[i].word)
                return std::nullopt;
            continue;
        }
        const KeyCode &key = row.keys[things.size()];
        const std::size_t count = std::min<std::size_t>(key.count(ids), key.most);
        std::size_t thing = 0;
        while (thing < count && textOf(path[i], key, static_cast<std::uint16_t>(thing), ids) != word)
            ++thing;
        if (thing == count)
            return std::nullopt;
        things.append(static_cast<std::uint16_t>(thing));
    }
    return !row.exists || row.exists(things) ? std::optional(things) : std::nullopt;
}

std::optional<play::MissingValue> PrintedCodes::placeOf(const QString &name, const void *ids) const
{
    const QStringList words = name.split(u'.');
    for (const PrintedCode &told : m_rows) {
        if (const auto things = match(told, words, ids))
            return addressOf(told.id, *things);
    }
    return std::nullopt;
}

QString PrintedCodes::sourceIn(const QJsonObject &document, const Address &address, const void *ids) const
{
    const PrintedCode &told = row(address.value);
    const Target target{stepsOf(told), told, ids};
    const Things things = thingsOf(address);
    const auto trail = target.trailOf(document, things);
    // From the value outwards: what is said beside it, what it says itself, what its surroundings say.
    for (std::size_t at = trail.size(); at-- > 0;) {
        if (at > 0) {
            QString beside = target.besides(trail[at - 1], at - 1, things);
            if (!beside.isEmpty())
                return beside;
        }
        QString own = trail[at][sourceKey].toString();
        if (!own.isEmpty())
            return own;
    }
    return {};
}

void PrintedCodes::setSourceIn(QJsonObject &document, const Address &address, const void *ids,
                               std::optional<ValueSource> source) const
{
    const PrintedCode &told = row(address.value);
    const Target target{stepsOf(told), told, ids};
    QJsonValue whole = document;
    target.putSource(whole, thingsOf(address), source ? table::word(*source) : QString());
    document = whole.toObject();
}

void PrintedCodes::putIn(QJsonObject &document, const Address &address, const void *ids,
                         const QJsonValue &value) const
{
    const PrintedCode &told = row(address.value);
    QJsonValue whole = document;
    Target(stepsOf(told), told, ids).put(whole, thingsOf(address), value);
    document = whole.toObject();
}

} // namespace skyledger::describe
