// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printedtree.h"

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What every catalogue begins with.
constexpr std::string_view headerKeys[] = {"format", "version", "game", "name", "source"};

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

bool isOfSources(const QString &key)
{
    return key == "source"_L1 || key == "sources"_L1;
}

bool existsFor(const PrintedCode &row, const Things &things)
{
    return row.exists == nullptr || row.keys.size() != things.size() || row.exists(things);
}

/// Whether a catalogue has a place for the things.
bool isHeld(const PrintedCode &row, const Things &things)
{
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i] >= row.keys[i].most)
            return false;
    }
    return true;
}

/// Whether a row at or below a branch can have a value for these things.
template <class Branch>
bool mayExist(const Branch &branch, const Things &things)
{
    if (std::any_of(branch.rows.begin(), branch.rows.end(),
                    [&](const PrintedCode *row) { return existsFor(*row, things); }))
        return true;
    if (branch.things && mayExist(*branch.things, things))
        return true;
    return std::any_of(branch.words.begin(), branch.words.end(),
                       [&](const auto &each) { return mayExist(*each.second, things); });
}

Things with(Things things, std::size_t thing)
{
    things.append(static_cast<std::uint16_t>(thing));
    return things;
}

/// How many entries the list of a branch can have.
template <class Branch>
qsizetype lengthOf(const Branch &branch, const Things &things)
{
    std::size_t most = branch.key->most;
    while (most > 0 && !mayExist(*branch.things, with(things, most - 1)))
        --most;
    return static_cast<qsizetype>(most);
}

template <class Branch>
void visitPlaces(const Branch &branch, const Things &things, const void *ids,
                 const std::function<void(const PrintedCode &, const Things &)> &visit)
{
    for (const PrintedCode *row : branch.rows) {
        if (existsFor(*row, things))
            visit(*row, things);
    }
    for (const auto &[word, inner] : branch.words)
        visitPlaces(*inner, things, ids, visit);
    if (!branch.things)
        return;
    const std::size_t count = std::min<std::size_t>(branch.key->count(ids), branch.key->most);
    for (std::size_t i = 0; i < count; ++i)
        visitPlaces(*branch.things, with(things, i), ids, visit);
}

} // namespace

// The tree

PrintedCodes::Tree::Branch &PrintedCodes::Tree::wordIn(Branch &branch, std::string_view word)
{
    for (auto &[name, inner] : branch.words) {
        if (name == word)
            return *inner;
    }
    branch.words.emplace_back(word, std::make_unique<Branch>());
    return *branch.words.back().second;
}

PrintedCodes::Tree::Tree(std::span<const PrintedCode> rows, SourceOrder order) : m_order(order)
{
    for (const PrintedCode &row : rows) {
        Branch *at = &m_top;
        std::size_t key = 0;
        for (const Step &step : stepsOf(row)) {
            if (step.kind == Step::Kind::Word) {
                at = &wordIn(*at, {step.word.data(), static_cast<std::size_t>(step.word.size())});
            } else {
                if (!at->things)
                    at->things = std::make_unique<Branch>();
                at->kind = step.kind;
                at->key = &row.keys[key++];
                at = at->things.get();
                at->hasIds = step.kind == Step::Kind::Id;
            }
            at->isNeeded = at->isNeeded || row.isNeeded;
            at->isChecked = at->isChecked || row.isChecked;
        }
        at->leaf = row.shape;
        at->leafAt = at->words.size();
        at->isObject = row.form->kind == FormCode::Kind::Object;
        at->rows.push_back(&row);
    }
    finish(m_top);
    m_top.keys = headedKeys();
    m_top.shape = {m_top.keys, nullptr};
}

/// What every catalogue begins with, and then what the rows have.
std::vector<table::JsonKey> PrintedCodes::Tree::headedKeys() const
{
    std::vector<table::JsonKey> keys;
    for (const std::string_view each : headerKeys)
        keys.push_back({each, nullptr});
    std::copy_if(m_top.keys.begin(), m_top.keys.end(), std::back_inserter(keys),
                 [this](const table::JsonKey &key) {
                     const bool isHeader = std::find(std::begin(headerKeys), std::end(headerKeys), key.name)
                         != std::end(headerKeys);
                     return !isHeader && (m_order == SourceOrder::OfAlphabet || key.name != "sources");
                 });
    return keys;
}

const JsonShape *PrintedCodes::Tree::shapeOf(const Branch &branch)
{
    // The shape of a list is that of its entries.
    if (branch.isList())
        return shapeOf(*branch.things);
    return branch.isValue() && !branch.isObject ? branch.leaf : &branch.shape;
}

void PrintedCodes::Tree::finishThings(Branch &branch) const
{
    finish(*branch.things);
    const JsonShape *each = shapeOf(*branch.things);
    for (const std::string_view word : branch.key->names)
        branch.keys.push_back({word, each});
    branch.shape.others = each;
}

/// A value that is its thing's object has the keys of its own shape there.
void PrintedCodes::Tree::finishLeaf(Branch &branch)
{
    if (branch.leaf)
        branch.keys.insert(branch.keys.end(), branch.leaf->keys.begin(), branch.leaf->keys.end());
}

void PrintedCodes::Tree::finishSources(Branch &branch) const
{
    const bool ofValues = m_order == SourceOrder::OfValues;
    if (ofValues && branch.things)
        return;
    for (const table::JsonKey &key : branch.keys) {
        if (ofValues && key.name != "id")
            branch.sourceKeys.push_back({key.name, nullptr});
    }
    branch.sources = {branch.sourceKeys, nullptr};
    branch.keys.push_back({"source", nullptr});
    branch.keys.push_back({"sources", ofValues ? &branch.sources : nullptr}); // sorted in itself
}

void PrintedCodes::Tree::finish(Branch &branch) const
{
    if (branch.hasIds)
        branch.keys.push_back({"id", nullptr});
    for (std::size_t i = 0; i < branch.words.size(); ++i) {
        if (i == branch.leafAt)
            finishLeaf(branch);
        auto &[name, inner] = branch.words[i];
        finish(*inner);
        branch.keys.push_back({name, shapeOf(*inner)});
    }
    if (branch.leafAt == branch.words.size())
        finishLeaf(branch);
    if (branch.things)
        finishThings(branch);
    finishSources(branch);
    branch.shape.keys = branch.keys;
}

void PrintedCodes::Tree::eachPlace(const void *ids, const Visit &visit) const
{
    visitPlaces(m_top, {}, ids, visit);
}

// Reading

/// Notes a `source`, or an entry of `sources` for a key that is known here, that is none.
void PrintedCodes::Reading::checkSources(const JsonNode &object, const Tree::Branch &branch) const
{
    if (!m_checksSources)
        return;
    const JsonNode whole = object.at("source"_L1);
    if (whole.isPresent() && !whole.isNull())
        whole.word(table::nameTable<ValueSource>);
    const JsonNode fields = object.at("sources"_L1);
    if (!fields.isPresent() || fields.isNull()) // null says nothing: copies of a box have it
        return;
    const QJsonObject told = fields.object();
    for (const table::JsonKey &key : branch.keys) {
        const JsonNode source = fields.at(latin1(key.name), told[latin1(key.name)]);
        if (source.isPresent() && !source.isNull())
            source.word(table::nameTable<ValueSource>);
    }
}

void PrintedCodes::Reading::readRow(const JsonNode &node, const PrintedCode &row, const Things &things) const
{
    if (!row.isChecked || (row.orNull && node.isNull()))
        return;
    // A thing beyond those of the catalogue is known by its id alone.
    if (!isHeld(row, things)) {
        row.look(node, m_ids);
        return;
    }
    if (!existsFor(row, things))
        return;
    if (const auto range = row.range ? row.range(m_catalogue) : std::nullopt) {
        if (row.form->kind == FormCode::Kind::List)
            node.list(range->least, range->most);
        else
            node.number(range->least, range->most);
    }
    row.read(node, m_ids, m_catalogue, things);
}

void PrintedCodes::Reading::enter(const JsonNode &node, const Tree::Branch &branch,
                                  const Things &things) const
{
    if (!branch.words.empty())
        node.object();
    if (node.value().isObject())
        checkSources(node, branch);
    for (const PrintedCode *row : branch.rows)
        readRow(node, *row, things);
    for (const auto &[word, inner] : branch.words) {
        const JsonNode child = node.at(latin1(word));
        if (inner->isChecked && (child.isPresent() || (m_demands && inner->isNeeded)))
            enter(child, *inner, things);
    }
    if (!branch.things)
        return;
    if (branch.kind == Step::Kind::Key)
        overKeys(node, branch, things);
    else
        overList(node, branch, things);
}

void PrintedCodes::Reading::overKeys(const JsonNode &node, const Tree::Branch &branch,
                                     const Things &things) const
{
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (isOfSources(it.key()))
            continue;
        const JsonNode place = node.at(it.key(), it.value());
        std::uint16_t thing = 0;
        if (branch.key->read(place, m_ids, it.key(), thing))
            enterThing(place, branch, things, thing);
        else
            branch.key->refuse(place, m_ids);
    }
}

void PrintedCodes::Reading::overList(const JsonNode &node, const Tree::Branch &branch,
                                     const Things &things) const
{
    const bool byId = branch.kind == Step::Kind::Id;
    const QJsonArray list = byId ? node.list() : node.list(0, lengthOf(branch, things));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        if (!byId) {
            // In a list of values null keeps the place of one that is not known.
            if (!entry.isNull() || !branch.things->words.empty())
                enterThing(entry, branch, things, static_cast<std::uint16_t>(i));
            continue;
        }
        entry.object();
        const JsonNode id = entry.at("id"_L1);
        std::uint16_t thing = 0;
        if (branch.key->read(id, m_ids, id.value().toString(), thing) && !node.faults().any())
            enterThing(entry, branch, things, thing);
    }
}

void PrintedCodes::Reading::enterThing(const JsonNode &node, const Tree::Branch &branch, Things things,
                                       std::uint16_t thing) const
{
    const bool isHeld = thing < branch.key->most;
    things.append(thing);
    if (!isHeld || mayExist(*branch.things, things))
        enter(node, *branch.things, things);
}

} // namespace skyledger::describe
