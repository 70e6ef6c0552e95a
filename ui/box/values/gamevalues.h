// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/value.h"
#include "core/play/verdict.h"
#include "ui/box/keptinbox.h"
#include "ui/box/values/valuefields.h"

#include <vector>

namespace skyledger::ui {

/// A printed value of a game, whether it is known or not, as the game numbers it.
using ValuePlace = play::MissingValue;

/// One of the values of a game, as the language has it that is spoken now.
struct GameValueRow {
    ValuePlace which;
    std::optional<describe::Value> value;        ///< nothing: it is missing
    std::optional<describe::ValueSource> source; ///< of a known one, if the game says so
    QString what;                                ///< "The cost of the airship"
    QString printed;                             ///< "3 wood"; "?" of one that is missing
    QString told;                                ///< where it comes from: "✓ read off a copy"

    /// Whether another row says the same of the same value, in whatever language.
    bool isSame(const GameValueRow &other) const
    {
        return which == other.which && value == other.value && source == other.source;
    }
};

/// A value that follows from what the table reported, and how it is printed.
struct ProposedValue {
    describe::Value value;
    QString printed;
};

/// What follows for one place: one value or a choice of some; none where reports contradict each other.
struct ValueProposal {
    ValuePlace which;
    QString text; ///< what was reported, and what follows
    bool isConflicting = false;
    std::vector<ProposedValue> values;
    std::vector<std::size_t> events; ///< that reported it, counted from 1
};

/// The printed values of a running game, as pages see them that know no game.
class GameValues
{
public:
    /// What comes of entering a value.
    struct Change {
        bool isRefused = false;
        QString said;
    };

    GameValues() = default;
    GameValues(const GameValues &) = delete;
    GameValues &operator=(const GameValues &) = delete;
    virtual ~GameValues() = default;

    /// Every value that the game can ask for.
    virtual std::vector<GameValueRow> rows() const = 0;
    /// What the game knows of one now.
    virtual std::optional<describe::Value> known(const ValuePlace &which) const = 0;
    virtual std::vector<ValueProposal> proposals() const { return {}; }
    /// That values of the game are made up; empty if none is.
    virtual QString sampleNotice() const = 0;
    /// How a value is entered; its fields are named after the prefix.
    virtual ValueForm formOf(const ValuePlace &which, const QString &prefix) const = 0;
    /// How it is read off the box, with its rule; and that rule's id.
    virtual QString howToRead(const ValuePlace &which) const = 0;
    virtual QString ruleOf(const ValuePlace &which) const = 0;

    virtual Change wouldEnter(const ValuePlace &which, const describe::Value &value) const = 0;
    /// Puts a value into the game and into its owner's copy; nothing, and nothing has changed, if the game refuses it.
    virtual std::optional<KeptInBox> enter(const ValuePlace &which, const describe::Value &value) = 0;
    /// The file of the owner's copy.
    virtual QString copyPath() const = 0;
};

} // namespace skyledger::ui
