// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The rules of a game, each told once, by the name of its enumerator and in groups that stand on one page of the printed
/// book (0 where it has no numbers). What files and people read follows from the name: `LocGuild01` is "XX-LOC-GUILD-01".
///
///     #define GAME_RULES(ON_PAGE) ON_PAGE(3, Comp01, Comp02) ON_PAGE(4, Comp03)
///     enum class Rule : std::uint8_t { GAME_RULES(SKYLEDGER_RULE_NAMES) };
///     inline constexpr play::RulesOnPage rulesOnPages[] = {GAME_RULES(SKYLEDGER_RULES_ON_PAGE)};
///     inline constexpr play::RuleTable<Rule, play::countRules(rulesOnPages)> rules("XX", rulesOnPages);
namespace skyledger::play {

/// For the list of a game's rules: the enumerators, and what `RulesOnPage` holds.
#define SKYLEDGER_RULE_NAMES(page, ...) __VA_ARGS__,
#define SKYLEDGER_RULES_ON_PAGE(page, ...) {page, #__VA_ARGS__},

/// The names of enumerators that follow each other, parted by commas, and their page.
struct RulesOnPage {
    int page;
    std::string_view names;
};

/// How many rules there are in all groups.
template <std::size_t Groups>
constexpr std::size_t countRules(const RulesOnPage (&groups)[Groups])
{
    std::size_t count = 0;
    for (const RulesOnPage &group : groups) {
        ++count;
        for (const char letter : group.names)
            count += letter == ',';
    }
    return count;
}

/// Written ids and pages, in the order of the enumeration.
template <class Rule, std::size_t Count>
class RuleTable
{
public:
    /// `game`: the letters that its ids begin with, as "XX".
    template <std::size_t Groups>
    constexpr RuleTable(std::string_view game, const RulesOnPage (&groups)[Groups])
    {
        std::size_t at = 0;
        for (const RulesOnPage &group : groups) {
            begin(m_rows[at], game, group.page);
            for (const char letter : group.names) {
                if (letter == ',')
                    begin(m_rows[++at], game, group.page);
                else if (letter != ' ')
                    add(m_rows[at], letter);
            }
            ++at;
        }
    }

    /// As in "XX-LOC-GUILD-01"; lives as long as the table.
    constexpr std::string_view id(Rule rule) const
    {
        return m_rows[static_cast<std::size_t>(rule)].written();
    }
    /// Of the printed book; 0 where it has no numbers.
    constexpr int page(Rule rule) const { return m_rows[static_cast<std::size_t>(rule)].page; }

private:
    struct Row {
        std::array<char, 22> letters{};
        std::uint8_t length = 0;
        std::uint8_t page = 0;
        constexpr std::string_view written() const { return {letters.data(), length}; }
    };

    static constexpr void begin(Row &row, std::string_view game, int page)
    {
        row.page = static_cast<std::uint8_t>(page);
        for (const char letter : game)
            row.letters[row.length++] = letter;
    }
    /// A capital begins a word of the id, and so does the first digit behind letters.
    static constexpr void add(Row &row, char letter)
    {
        const auto isDigit = [](char each) { return each >= '0' && each <= '9'; };
        const bool isCapital = letter >= 'A' && letter <= 'Z';
        if (isCapital || (isDigit(letter) && !isDigit(row.letters[row.length - 1U])))
            row.letters[row.length++] = '-';
        const bool isSmall = letter >= 'a' && letter <= 'z';
        row.letters[row.length++] = static_cast<char>(isSmall ? letter - 'a' + 'A' : letter);
    }

    std::array<Row, Count> m_rows{};
};

} // namespace skyledger::play
