// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/printedvalue.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace skyledger::ui {

/// The field or fields of one value on the cardboard in hand.
class HandValue : public QWidget
{
    Q_OBJECT

public:
    /// Its fields are named after the prefix: `value-0`, `value-0-wood`.
    static HandValue *create(const airshipcity::GameRecord &game, const airshipcity::MissingValue &which,
                             const QString &prefix, QWidget *parent);

    const airshipcity::MissingValue &which() const { return m_which; }
    /// Whether it was known before the cardboard was taken in hand: then nobody is asked.
    bool isKnown() const { return m_known.has_value(); }
    /// What was copied; nothing while it is not complete.
    virtual std::optional<airshipcity::PrintedValue> value() const = 0;
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
    HandValue(const airshipcity::GameRecord &game, const airshipcity::MissingValue &which, QWidget *parent);

    const std::optional<airshipcity::PrintedValue> &known() const { return m_known; }

private:
    const airshipcity::MissingValue m_which;
    const std::optional<airshipcity::PrintedValue> m_known;
};

} // namespace skyledger::ui
