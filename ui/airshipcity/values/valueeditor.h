// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/catalogueedit.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

class QCheckBox;

namespace skyledger::ui {

/// Asks for one value of the catalogue, in the shape of its kind. It begins with what is known of it; what is left
/// blank is not taken for a zero.
class ValueEditor : public QWidget
{
    Q_OBJECT

public:
    using Kind = airshipcity::Value;
    using Value = airshipcity::PrintedValue;

    /// The editor for a kind. Its fields are named after the prefix: `value-0-wood`.
    static ValueEditor *create(Kind kind, const Value &known, const QString &prefix, QWidget *parent);
    /// The same for a value that is known as a whole and may be wrong: zeros and "nothing printed" are shown too.
    static ValueEditor *createFor(Kind kind, const Value &value, const QString &prefix, QWidget *parent);

    /// What was entered; nothing while it is not complete.
    std::optional<Value> value() const;
    /// Says to screen readers which value it is, the fields in it included.
    void setSubject(const QString &what);

signals:
    void changed();

protected:
    ValueEditor(Kind kind, const QString &prefix, QWidget *parent);

    /// The value as the fields say, complete or not.
    virtual Value read() const = 0;
    /// Whether the fields say something.
    virtual bool isFilled() const = 0;
    virtual void retranslate() {}
    /// Shows a value that is known as a whole, where `read` would not bring it back as it was created.
    virtual void display(const Value &value) { Q_UNUSED(value) }
    /// Adds the box for "nothing is printed there", which switches off the fields, to the end of a layout.
    void addNothingBox(class QLayout *layout, QWidget *fields);
    void changeEvent(QEvent *event) override;

    const Kind m_kind;
    const QString m_prefix;

private:
    QCheckBox *m_nothing = nullptr;
};

} // namespace skyledger::ui
