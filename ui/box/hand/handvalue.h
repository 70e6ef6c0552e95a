// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"
#include "ui/box/fields/fieldthings.h"
#include "ui/box/values/valuefields.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace skyledger::ui {

/// A printed value on a piece of cardboard in hand, and how it is copied.
struct HandForm {
    enum class Shape : std::uint8_t {
        Number,  ///< one number
        Amounts, ///< a number for each of some things: nothing of it is known before all are typed
        Fields   ///< anything else: in the fields of the copy, with their keys
    };

    play::MissingValue which;
    ValueForm form;
    bool isKnown = false; ///< before the cardboard was taken in hand: then nobody is asked
    Shape shape = Shape::Fields;
    int least = 0; ///< of its numbers
    int most = 0;
    const FieldThings *things =
        nullptr;                   ///< of which the amounts are, or what a number counts; they must stay
    int thing = 0;                 ///< the one that a number counts
    int columns = 1;               ///< of amounts
    std::function<QString()> sign; ///< what a number counts, in a word or two; may be null
    std::function<QString()> caption;
    QString rule; ///< its id
};

/// The field or fields of one value on the cardboard in hand.
class HandValue : public QWidget
{
    Q_OBJECT

public:
    /// Its fields are named after the prefix: `value-0`, `value-0-wood`.
    static HandValue *create(HandForm form, const QString &prefix, QWidget *parent);

    const play::MissingValue &which() const { return m_form.which; }
    const HandForm &form() const { return m_form; }
    /// Whether it was known before the cardboard was taken in hand: then nobody is asked.
    bool isKnown() const { return m_form.isKnown; }
    /// What was copied; nothing while it is not complete.
    virtual std::optional<describe::Value> value() const = 0;
    /// Why what is typed is refused; empty if it is not, or if the field says so itself.
    virtual QString fault() const { return {}; }
    /// Where the keyboard stops, in order; none if nothing is asked.
    virtual QList<QWidget *> stops() const = 0;
    /// How many fields there are, and how many of them say something.
    virtual int fields() const { return 1; }
    virtual int filled() const { return isKnown() || value() ? 1 : 0; }
    /// What it is: its caption, and its name for people who do not see the fields.
    virtual void setWords(const QString &caption, const QString &about) = 0;
    /// As large as there is room for.
    virtual void fit(const QFont &number, bool compact) = 0;

signals:
    void changed();
    /// On from a field to the next one, or back.
    void stepped(QWidget *from, bool forward);

protected:
    HandValue(HandForm form, QWidget *parent);

    /// What its one field holds where it is known.
    const std::optional<FieldValue> &known() const { return m_form.form.parts.front().known; }

private:
    const HandForm m_form;
};

} // namespace skyledger::ui
