// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/fields/fieldvalue.h"
#include "ui/box/fields/origins.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace skyledger::ui {

/// Shows one printed value of a box and takes what somebody types there, in the shape that the cardboard has: in the copy,
/// and in a game. It holds no value of its own beyond what is not complete yet.
class BoxEditor : public QWidget
{
    Q_OBJECT

public:
    /// Shows the known value. What somebody has begun to type stays in the field.
    virtual void display(const std::optional<FieldValue> &value) = 0;
    /// Shows the known value and drops what was typed.
    virtual void reset(const std::optional<FieldValue> &value) { display(value); }
    /// Shows an amount of a value of which nothing else is known.
    virtual void begin(int amount) { Q_UNUSED(amount) }
    /// Where the keyboard stops, in order.
    virtual QList<QWidget *> stops() = 0;
    /// What the value is, where it comes from and how it is read off the box; without an origin where there is none to
    /// tell.
    void tell(const QString &about, const std::optional<BoxOrigin> &origin, const QString &hint);
    /// Why the typed value is refused; empty if it is not.
    void setFault(const QString &fault);
    const QString &fault() const { return m_fault; }

signals:
    void entered(const skyledger::ui::FieldValue &value);
    /// What stood there was taken away.
    void emptied();
    /// Somebody pressed Enter, which leads to the next field, or with Shift to the one before.
    void nextWanted(QWidget *from, bool forward);
    /// An arrow leads there.
    void stepWanted(QWidget *from, bool forward);
    void gotFocus();

protected:
    /// Its fields are named after it: `box-contract-cost-3-wood`.
    BoxEditor(const QString &name, QWidget *parent);

    /// Says everything anew to people who do not see the fields.
    virtual void retell() = 0;
    virtual void markFault() {}
    const QString &about() const { return m_about; }
    /// "Your copy", and how the value is read off the box: for tool tips and screen readers.
    QString explanation() const;
    bool isKnown() const { return m_origin && m_origin->isKnown; }
    void changeEvent(QEvent *event) override;

private:
    QString m_about;
    QString m_hint;
    QString m_fault;
    std::optional<BoxOrigin> m_origin;
};

} // namespace skyledger::ui
