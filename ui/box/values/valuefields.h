// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/printedvalue.h"
#include "ui/box/fields/origins.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace skyledger::ui {

class BoxEditor;

/// The fields of one value that a game asks for, the same as in the copy: one, of a stage bonus one for each of its
/// parts. They begin with what the game knows; what is left blank is not taken for a zero.
class ValueFields : public QWidget
{
    Q_OBJECT

public:
    /// The fields are named after the prefix: `value-0-wood`.
    ValueFields(const airshipcity::GameRecord &game, const airshipcity::MissingValue &which,
                const QString &prefix, QWidget *parent);

    /// Shows another value than that of the game.
    void setValue(const airshipcity::PrintedValue &value);
    /// What was entered, or was known; nothing while it is not complete.
    std::optional<airshipcity::PrintedValue> value() const;
    /// Why what is typed is refused; empty if it is not.
    QString fault() const;
    /// Where the keyboard stops, in order.
    QList<QWidget *> stops() const;
    /// Says to people who do not see the fields which value it is.
    void setSubject(const QString &what);

signals:
    void changed();
    /// Enter: on to the next field, or back to the one before.
    void nextWanted(QWidget *from, bool forward);
    /// The same by an arrow.
    void stepWanted(QWidget *from, bool forward);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Part {
        airshipcity::Printed field{};
        BoxEditor *editor = nullptr;
        QLabel *caption = nullptr; ///< null where there is only one part
        std::optional<airshipcity::PrintedValue> value;
        BoxOrigin origin;
    };

    Part &add(airshipcity::Printed field, const QString &name);
    void take(std::size_t place, const std::optional<airshipcity::PrintedValue> &value);
    void tell();

    const airshipcity::MissingValue m_which;
    QString m_subject;
    std::vector<Part> m_parts;
};

} // namespace skyledger::ui
