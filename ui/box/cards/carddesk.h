// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"
#include "ui/box/fields/boxeditor.h"

#include <QtCore/QObject>

#include <vector>

namespace skyledger::ui {

/// A printed value of a box, whether it is known or not, as its game numbers it.
using BoxPlace = play::MissingValue;

/// What is said of the field of a place, in the language that is spoken now.
struct FieldWords {
    QString caption; ///< "Spaces (3 players)"
    QString kind;    ///< the same among others of its card: "Spaces"
    QString about;   ///< without its card: "Contract 3: cost"
    QString hint;    ///< how it is read off the cardboard; may be empty
};

/// A copy of a box on the desk, as cards with fields see it that know no game.
class CardDesk : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The name of a place in object names: `box-contract-cost-3`.
    virtual QString nameOf(const BoxPlace &place) const = 0;
    /// A new editor under that name, in the shape that the cardboard has.
    virtual BoxEditor *makeEditor(const BoxPlace &place, QWidget *parent) const = 0;
    virtual FieldWords wordsOf(const BoxPlace &place) const = 0;
    /// What the card is called of which a place is the first one.
    virtual QString titleOf(const BoxPlace &first) const = 0;

    /// The known value; nothing while it is not whole.
    virtual std::optional<FieldValue> value(const BoxPlace &place) const = 0;
    /// Where it comes from; nothing of what comes from nowhere, as a count of things does.
    virtual std::optional<BoxOrigin> origin(const BoxPlace &place) const = 0;
    /// What cannot be right about these places, one sentence each.
    virtual QStringList troubles(const std::vector<BoxPlace> &places) const = 0;

    /// Whether something can be entered at all.
    virtual bool canEnter() const = 0;
    /// Why a value is refused; empty if it is not.
    virtual QString refusal(const BoxPlace &place, const FieldValue &value) const = 0;
    /// Enters a value that is not refused.
    virtual void enter(const BoxPlace &place, const FieldValue &value) = 0;
    /// What was typed on the way to a value that is refused was not meant.
    virtual void drop(const BoxPlace &place) = 0;
    virtual void clear(const BoxPlace &place) = 0;
    /// The next change is a step of its own.
    virtual void endEdit() = 0;

signals:
    /// Values, or what is said of them.
    void changed();
    /// Another step than typing in one field: fields show what is there.
    void reset();
};

} // namespace skyledger::ui
