// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/sheets.h"

#include <algorithm>

namespace skyledger::describe {

namespace {

/// What every sheet says of a player beside the rows of a game.
constexpr std::string_view commonKeys[] = {"name", "color", "first"};

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The key of a row in the player's object: what stands before the things.
std::string_view keyOf(const SheetCode &row)
{
    return row.path.substr(0, row.path.find('.'));
}

std::string_view nameOfThing(const SheetCode &row, const SheetCell &cell)
{
    return row.keys[0].names[cell.things[0]];
}

} // namespace

SheetCodes::SheetCodes(std::vector<SheetCode> rows) : m_rows(std::move(rows))
{
    m_inner.reserve(m_rows.size());
    for (const std::string_view key : commonKeys)
        m_keys.push_back({key, nullptr});
    for (const SheetCode &each : m_rows) {
        if (each.keys.empty()) {
            m_cells.push_back({each.id, {}});
            m_keys.push_back({each.path, nullptr});
            continue;
        }
        Inner &inner = m_inner.emplace_back();
        inner.name = keyOf(each);
        for (std::size_t thing = 0; thing < each.keys[0].names.size(); ++thing) {
            SheetCell cell{each.id, {}};
            cell.things.append(static_cast<std::uint16_t>(thing));
            m_cells.push_back(cell);
            inner.keys.push_back({nameOfThing(each, cell), nullptr});
        }
        inner.shape = {inner.keys, nullptr};
        m_keys.push_back({inner.name, &inner.shape});
    }
    m_shape = {m_keys, nullptr};
}

const SheetCode &SheetCodes::row(Code id) const
{
    return *std::find_if(m_rows.begin(), m_rows.end() - 1,
                         [&](const SheetCode &each) { return each.id == id; });
}

QString SheetCodes::pathOf(const SheetCell &cell) const
{
    const SheetCode &told = row(cell.row);
    QString path = latin1(keyOf(told));
    if (!told.keys.empty())
        path += u'.' + QString(latin1(nameOfThing(told, cell)));
    return path;
}

namespace {

/// Notes the first entry of an object that is none of the row's things, or no amount of it.
void readAmounts(const JsonNode &node, const SheetCode &row)
{
    const auto names = row.keys[0].names;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const bool isName = std::any_of(names.begin(), names.end(),
                                        [&](std::string_view name) { return it.key() == latin1(name); });
        if (isName) {
            const JsonNode amount = node.at(it.key(), it.value());
            amount.number(0, *row.anyAmount);
            continue;
        }
        // Asking for the word of a value that is none makes the fault name the whole vocabulary.
        const JsonNode wrong = node.at(it.key(), QJsonValue::Undefined);
        wrong.word(names);
    }
}

void readCell(const JsonNode &node, const SheetCode &row, const SheetCell &cell, void *player)
{
    if (!node.isPresent() && (row.anyAmount || !row.required))
        row.put(player, cell.things, std::nullopt);
    else if (row.isTick)
        row.put(player, cell.things, node.truth() ? 1 : 0);
    else
        row.put(player, cell.things, node.number(row.least, row.most));
}

} // namespace

void SheetCodes::readInto(const JsonNode &object, void *player) const
{
    for (const SheetCell &cell : m_cells) {
        const SheetCode &told = row(cell.row);
        const JsonNode node = object.at(latin1(keyOf(told)));
        if (told.keys.empty()) {
            readCell(node, told, cell, player);
        } else if (node.isPresent() || told.required) {
            node.object();
            if (told.anyAmount && cell.things[0] == 0)
                readAmounts(node, told);
            const JsonNode inner = node.at(latin1(nameOfThing(told, cell)));
            readCell(inner, told, cell, player);
        }
    }
}

void SheetCodes::writeInto(QJsonObject &object, const void *player) const
{
    const auto write = [&](QJsonObject &into, std::string_view key, const SheetCell &cell) {
        const SheetCode &told = row(cell.row);
        const auto number = told.get(player, cell.things);
        if (!number)
            into.remove(latin1(key));
        else
            into.insert(latin1(key), told.isTick ? QJsonValue(*number != 0) : QJsonValue(*number));
    };
    for (const SheetCell &cell : m_cells) {
        const SheetCode &told = row(cell.row);
        const auto key = latin1(keyOf(told));
        if (told.keys.empty()) {
            write(object, keyOf(told), cell);
            continue;
        }
        QJsonObject inner = object.value(key).toObject();
        write(inner, nameOfThing(told, cell), cell);
        if (inner.isEmpty() && !object.contains(key))
            continue;
        object.insert(key, inner);
    }
}

void SheetCodes::judge(std::size_t cell, std::span<const Numbers> players,
                       std::vector<SheetFault> &faults) const
{
    using Kind = SheetFault::Kind;
    const SheetCell &place = m_cells[cell];
    const SheetCode &told = row(place.row);
    qint64 total = 0;
    std::vector<std::size_t> having;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const int value = players[player][cell].value_or(told.least);
        if (value < told.least)
            faults.push_back({Kind::TooLow, place, player, value, told.least});
        else if (value > told.most)
            faults.push_back({Kind::TooHigh, place, player, value, told.most});
        if (value > 0) {
            total += value;
            having.push_back(player);
        }
    }
    // If one player alone has too many, the fault above says so already.
    if (told.mostInAll && total > *told.mostInAll && having.size() > 1) {
        const auto sum = static_cast<int>(std::min<qint64>(total, std::numeric_limits<int>::max()));
        faults.push_back({Kind::TooManyInAll, place, having.front(), sum, *told.mostInAll});
    }
}

std::vector<SheetFault> SheetCodes::faults(std::span<const Numbers> players) const
{
    std::vector<SheetFault> found;
    for (std::size_t cell = 0; cell < m_cells.size(); ++cell)
        judge(cell, players, found);
    return found;
}

void SheetCodes::refuseSums(const JsonNode &players) const
{
    const QJsonArray list = players.value().toArray();
    for (const SheetCell &cell : m_cells) {
        const SheetCode &told = row(cell.row);
        if (!told.mostInAll)
            continue;
        int sum = 0;
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode player = players.entry(i, list[i]);
            const JsonNode outer = player.at(latin1(keyOf(told)));
            const JsonNode inner = told.keys.empty() ? outer.at(QLatin1StringView(), outer.value())
                                                     : outer.at(latin1(nameOfThing(told, cell)));
            sum += inner.value().toInt();
            if (sum > *told.mostInAll)
                inner.refuse(table::expect::atMostInAll, {QString::number(*told.mostInAll)});
        }
    }
}

bool SheetCodes::isAsked(const SheetCell &cell, const void *rulings) const
{
    const SheetCode &told = row(cell.row);
    return told.asked != nullptr ? told.asked(rulings) : told.required;
}

} // namespace skyledger::describe
