// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "core/play/sessionof.h"
#include "ui/play/gametable.h"
#include "ui/play/numbers/boardnumbers.h"
#include "ui/words/phrases.h"
#include "ui/words/settingwords.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// The settings of a game, section by section, in the order of its table: numbers, choices, and lists for which the game has
/// words. What it has no words for is not among them.
template <class G>
class SettingNumbers : public BoardNumbers
{
public:
    using Session = play::SessionOf<G>;
    using Table = describe::SettingTable<typename G::State, typename G::Setup, typename G::Ids>;
    using Event = typename G::Event;
    using Assignment = describe::Assignment;
    /// What a game says, and how a correction is recorded: now, or in the past that is changed.
    struct Words {
        std::function<words::SettingWords()> settings; ///< as they are now
        std::function<QString(const play::Verdict &)> refusal;
        std::function<void(const Event &, const QString &note)> record;
        /// Places where something can be put though nothing stands there: a scaffold more.
        std::function<std::vector<Assignment>()> others = {};
        /// Whether a change of one value would put the other one back to something else, unless it is told with it.
        std::function<bool(const Assignment &changed, const Assignment &other)> keeps = {};
        /// Puts what is set, in the order of the page, where the table means it.
        std::function<void(std::vector<Assignment> &set)> arrange = {};
    };
    /// Where the table of settings knows no limits, the rules and the format judge what was typed.
    static constexpr describe::ValueRange unlimited{-9999, 9999};
    static constexpr int nothing = words::SettingWords::nothing;

    /// `table` and `settings` must stay; the table's sessions are those of the game.
    SettingNumbers(const GameTable &table, const Table &settings, Words words)
        : m_table(table), m_settings(settings), m_words(std::move(words))
    {
    }

    std::vector<BoardNumber> numbers() override
    {
        gather();
        std::vector<BoardNumber> numbers;
        numbers.reserve(m_shown.size());
        for (const Shown &each : m_shown)
            numbers.push_back(each.number);
        return numbers;
    }
    QString faultOf(const NumberChange &change) const override
    {
        return readAt(m_shown[change.number], change).unknown;
    }
    QString whyNot(std::span<const NumberChange> changes) const override
    {
        const play::Verdict verdict = shown().verdict(correction(changes));
        if (verdict.playable())
            return {};
        return refusalOf(
            changes, m_words.refusal(verdict),
            [this](const NumberChange &change) -> const BoardNumber & {
                return m_shown[change.number].number;
            },
            [this](std::span<const NumberChange> others) {
                return shown().verdict(correction(others)).playable();
            });
    }
    void correct(std::span<const NumberChange> changes, const QString &note) override
    {
        m_words.record(correction(changes), note);
    }

private:
    struct Shown {
        Assignment standing;
        BoardNumber number;
        std::vector<words::ListThing> things;
    };

    const Session &shown() const { return static_cast<const Session &>(m_table.shown()); }

    /// The values that are shown, those of a section together.
    void gather()
    {
        const Session &game = shown();
        std::vector<Assignment> values = m_settings.values(game.setup(), game.state(), game.record().ids);
        if (m_words.others) {
            const std::vector<Assignment> others = m_words.others();
            values.insert(values.end(), others.begin(), others.end());
        }
        m_said = m_words.settings();
        m_shown.clear();
        QStringList sections;
        for (const Assignment &each : values) {
            Shown value{each, {}, {}};
            value.number.path = m_settings.path(each, game.record().ids);
            value.number.section = m_said.section(each);
            value.number.name = m_said.name(each);
            if (value.number.name.isEmpty() || !fillIn(value))
                continue;
            if (!sections.contains(value.number.section))
                sections.append(value.number.section);
            m_shown.push_back(std::move(value));
        }
        std::stable_sort(m_shown.begin(), m_shown.end(), [&](const Shown &a, const Shown &b) {
            return sections.indexOf(a.number.section) < sections.indexOf(b.number.section);
        });
    }
    /// False for what cannot be shown.
    bool fillIn(Shown &shown) const
    {
        const Assignment &each = shown.standing;
        BoardNumber &number = shown.number;
        if (m_said.line)
            number.line = m_said.line(each);
        if (number.line)
            return true;
        if (m_said.things)
            shown.things = m_said.things(each);
        if (each.value.isList()) {
            number.line = words::listLine(each.value.list(), shown.things);
            QStringList names;
            for (const words::ListThing &thing : shown.things)
                names << thing.name;
            number.hint = words::listed(names);
            return !shown.things.empty();
        }
        if (!each.value.isNumber() && !each.value.isNull())
            return false;
        if (each.value.isNumber())
            number.value = each.value.number();
        if (shown.things.empty())
            limit(each, number);
        else
            number.value = number.value.value_or(nothing);
        for (const words::ListThing &thing : shown.things)
            number.choices.push_back({thing.number, thing.name});
        return true;
    }
    void limit(const Assignment &each, BoardNumber &number) const
    {
        const Session &game = shown();
        const auto range = m_settings.range(game.setup(), game.state(), each).value_or(unlimited);
        number.least = range.least;
        number.most = range.most;
        const Assignment null{each.setting, each.things, {}};
        number.mayBeEmpty = m_settings.fits(null, game.record().ids);
    }
    words::ReadValue readAt(const Shown &place, const NumberChange &change) const
    {
        if (!place.number.line) {
            words::ReadValue number;
            if (change.value && (place.things.empty() || *change.value != nothing))
                number.value = describe::Value(static_cast<std::int32_t>(*change.value));
            return number;
        }
        if (place.things.empty())
            return m_said.read(place.standing, change.line);
        words::ReadLine read = words::readListLine(change.line, place.things);
        return {describe::Value(std::move(read.numbers)), read.unknown};
    }
    Event correction(std::span<const NumberChange> changes) const
    {
        typename G::Correct correct;
        for (const NumberChange &change : changes) {
            const Shown &place = m_shown[change.number];
            Assignment wanted = place.standing;
            wanted.value = readAt(place, change).value;
            correct.set.push_back(std::move(wanted));
        }
        if (m_words.arrange)
            m_words.arrange(correct.set);
        if (m_words.keeps)
            keepOthers(correct.set);
        return correct;
    }
    /// What people left as it is stays so.
    void keepOthers(std::vector<Assignment> &set) const
    {
        const std::vector<Assignment> changed = set;
        for (const Shown &place : m_shown) {
            const Assignment &other = place.standing;
            const auto isOther = [&other](const Assignment &each) {
                return each.setting == other.setting && each.things == other.things;
            };
            const auto keepsOther = [&](const Assignment &each) { return m_words.keeps(each, other); };
            if (other.value.isNumber() && std::none_of(changed.begin(), changed.end(), isOther)
                && std::any_of(changed.begin(), changed.end(), keepsOther))
                set.push_back(other);
        }
    }

    const GameTable &m_table;
    const Table &m_settings;
    Words m_words;
    words::SettingWords m_said;
    std::vector<Shown> m_shown; ///< since they were asked for last
};

} // namespace skyledger::ui
