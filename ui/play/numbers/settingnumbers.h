// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "core/play/sessionof.h"
#include "ui/play/gametable.h"
#include "ui/play/numbers/boardnumbers.h"

#include <functional>
#include <utility>

namespace skyledger::ui {

/// The numbers among the settings of a game, in the order of its table. What is no number is not among them.
template <class G>
class SettingNumbers : public BoardNumbers
{
public:
    using Session = play::SessionOf<G>;
    using Table = describe::SettingTable<typename G::State, typename G::Setup, typename G::Ids>;
    using Event = typename G::Event;
    /// What a game says about its settings, and how a correction is recorded: now, or in the past that is changed.
    struct Words {
        std::function<QString(const describe::Assignment &)> section;
        std::function<QString(const describe::Assignment &)> name;
        std::function<QString(const play::Verdict &)> refusal;
        std::function<void(const Event &, const QString &note)> record;
    };
    /// Where the table of settings knows no limits, the rules and the format judge what was typed.
    static constexpr describe::ValueRange unlimited{-9999, 9999};

    /// `table` and `settings` must stay; the table's sessions are those of the game.
    SettingNumbers(const GameTable &table, const Table &settings, Words words)
        : m_table(table), m_settings(settings), m_words(std::move(words))
    {
    }

    std::vector<BoardNumber> numbers() const override
    {
        const Session &game = shown();
        std::vector<BoardNumber> numbers;
        for (const describe::Assignment &each : standing()) {
            const auto range = m_settings.range(game.setup(), game.state(), each).value_or(unlimited);
            numbers.push_back({m_settings.path(each, game.record().ids), m_words.section(each),
                               m_words.name(each), each.value.number(), range.least, range.most});
        }
        return numbers;
    }
    QString whyNot(std::span<const NumberChange> changes) const override
    {
        const play::Verdict verdict = shown().verdict(correction(changes));
        return verdict.playable() ? QString() : m_words.refusal(verdict);
    }
    void correct(std::span<const NumberChange> changes, const QString &note) override
    {
        m_words.record(correction(changes), note);
    }

private:
    const Session &shown() const { return static_cast<const Session &>(m_table.shown()); }
    std::vector<describe::Assignment> standing() const
    {
        const Session &game = shown();
        auto values = m_settings.values(game.setup(), game.state(), game.record().ids);
        std::erase_if(values, [](const describe::Assignment &each) { return !each.value.isNumber(); });
        return values;
    }
    Event correction(std::span<const NumberChange> changes) const
    {
        const std::vector<describe::Assignment> values = standing();
        typename G::Correct correct;
        for (const NumberChange &change : changes) {
            describe::Assignment wanted = values[change.number];
            wanted.value = describe::Value(static_cast<std::int32_t>(change.value));
            correct.set.push_back(std::move(wanted));
        }
        return correct;
    }

    const GameTable &m_table;
    const Table &m_settings;
    Words m_words;
};

} // namespace skyledger::ui
