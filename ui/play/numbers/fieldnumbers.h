// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "core/play/sessionof.h"
#include "ui/play/gametable.h"
#include "ui/play/numbers/boardnumbers.h"
#include "ui/words/settingwords.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// Has a number stepped between limits.
inline BoardNumber &stepBetween(BoardNumber &number, int least, int most)
{
    number.isStepped = true;
    number.least = least;
    number.most = most;
    return number;
}

/// The fields of a game in the order of their page, where a value may be several of them, or none of the table of settings.
/// `Wanted`: the boards as the fields show them, made of those that stand; it may hold more than they do.
template <class G, class Wanted = typename G::State>
class FieldList
{
public:
    using State = typename G::State;
    using Table = describe::SettingTable<State, typename G::Setup, typename G::Ids>;
    using Assignment = describe::Assignment;
    using Value = describe::Value;

    /// How a field is read from the boards, and what it makes of those that are wanted.
    struct Field {
        BoardNumber number; ///< but for its value
        std::function<int(const State &)> read;
        std::function<void(Wanted &, int)> put;
    };
    static constexpr int nothing = words::SettingWords::nothing;

    /// All must stay while fields are added; the table as long as they are used.
    FieldList(const Table &settings, const typename G::Setup &setup, const State &state)
        : m_settings(settings), m_setup(setup), m_state(state)
    {
    }

    const std::vector<Field> &fields() const { return m_fields; }

    void add(BoardNumber number, std::function<int(const State &)> read,
             std::function<void(Wanted &, int)> put)
    {
        m_fields.push_back({std::move(number), std::move(read), std::move(put)});
    }
    /// A value of the table of settings: a number, something to tick, a choice, in which `nothing` is null. Its limits are
    /// those of the table, if the number has none.
    void add(BoardNumber number, const Assignment &place)
    {
        const auto range = m_settings.range(m_setup, m_state, place);
        if (!number.isStepped && !number.isTick && number.choices.empty() && range)
            stepBetween(number, range->least, range->most);
        const bool isTick = number.isTick;
        addPart(
            std::move(number), place,
            [](const Value &value) {
                if (value.isNull())
                    return nothing;
                return value.isNumber() ? int{value.number()} : int{value.truth()};
            },
            [isTick](const Value &, int shown) {
                return isTick ? Value(shown != 0) : shown == nothing ? Value() : Value(shown);
            });
    }
    /// Whether a thing is in a set, to be ticked.
    void addMember(BoardNumber number, const Assignment &place, std::int32_t thing)
    {
        number.isTick = true;
        addPart(
            std::move(number), place,
            [thing](const Value &value) {
                const describe::Numbers members = value.list();
                return std::find(members.begin(), members.end(), thing) == members.end() ? 0 : 1;
            },
            [thing](const Value &value, int shown) {
                describe::Numbers members = value.list();
                std::erase(members, thing);
                if (shown != 0)
                    members.push_back(thing);
                return Value(std::move(members));
            });
    }
    /// One of the numbers that make a value.
    void addEntry(BoardNumber number, const Assignment &place, std::size_t entry)
    {
        addPart(
            std::move(number), place, [entry](const Value &value) { return int{value.list()[entry]}; },
            [entry](const Value &value, int shown) {
                describe::Numbers entries = value.list();
                entries[entry] = shown;
                return Value(std::move(entries));
            });
    }

private:
    void addPart(BoardNumber number, const Assignment &place, std::function<int(const Value &)> read,
                 std::function<Value(const Value &, int)> changed)
    {
        const Table &settings = m_settings;
        add(
            std::move(number),
            [&settings, place, read = std::move(read)](const State &state) {
                return read(settings.standing(state, place).value);
            },
            [&settings, place, changed = std::move(changed)](Wanted &state, int shown) {
                Assignment put = settings.standing(state, place);
                put.value = changed(put.value, shown);
                settings.put(state, put);
            });
    }

    const Table &m_settings;
    const typename G::Setup &m_setup;
    const State &m_state;
    std::vector<Field> m_fields;
};

/// Numbers of a game that lists their fields by itself: where values are several fields, or fields stand in tables. What a
/// correction sets follows from what all fields show.
template <class G, class Wanted = typename G::State>
class FieldNumbers : public BoardNumbers
{
public:
    using State = typename G::State;
    using Correct = typename G::Correct;
    using Fields = FieldList<G, Wanted>;
    using Table = typename Fields::Table;

    /// Both must stay; the table's sessions are those of the game.
    FieldNumbers(const GameTable &table, const Table &settings) : m_table(table), m_settings(settings) {}

    std::vector<BoardNumber> numbers() override
    {
        Fields fields(m_settings, shown().setup(), shown().state());
        list(fields);
        m_fields = fields.fields();
        std::vector<BoardNumber> numbers;
        numbers.reserve(m_fields.size());
        for (const auto &field : m_fields) {
            numbers.push_back(field.number);
            numbers.back().value = field.read(shown().state());
        }
        return numbers;
    }
    std::size_t valuesSet(std::span<const NumberChange> changes) const override
    {
        return changes.empty() ? 0 : correctionOf(changes).set.size();
    }
    /// Names the values without which the others could be, else the reason.
    QString whyNot(std::span<const NumberChange> changes) const override
    {
        const Correct correct = correctionOf(changes);
        const play::Verdict verdict = shown().verdict(correct);
        if (verdict.playable())
            return {};
        QStringList culprits;
        for (std::size_t i = 0; i < correct.set.size(); ++i) {
            Correct others = correct;
            others.set.erase(others.set.begin() + static_cast<std::ptrdiff_t>(i));
            if (shown().verdict(others).playable())
                culprits << told(correct.set[i]);
        }
        return refusal(culprits, correct);
    }
    void correct(std::span<const NumberChange> changes, const QString &note) override
    {
        record(correctionOf(changes), note);
    }

protected:
    const play::SessionOf<G> &shown() const
    {
        return static_cast<const play::SessionOf<G> &>(m_table.shown());
    }

    virtual void list(Fields &fields) const = 0;
    /// What makes the boards of now stand as they are wanted.
    virtual Correct correction(const Wanted &wanted) const = 0;
    /// A value that is set, in words.
    virtual QString told(const describe::Assignment &value) const = 0;
    /// Why a correction cannot be, with the values that are behind it, if any.
    virtual QString refusal(const QStringList &culprits, const Correct &correct) const = 0;
    virtual void record(const Correct &correct, const QString &note) = 0;

private:
    Correct correctionOf(std::span<const NumberChange> changes) const
    {
        Wanted wanted(shown().state());
        for (const NumberChange &change : changes)
            m_fields[change.number].put(wanted, change.value.value_or(0));
        return correction(wanted);
    }

    const GameTable &m_table;
    const Table &m_settings;
    std::vector<typename Fields::Field> m_fields; ///< since they were asked for last
};

} // namespace skyledger::ui
