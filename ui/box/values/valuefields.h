// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/value.h"
#include "ui/box/fields/boxeditor.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;

namespace skyledger::ui {

/// How one value that a game asks for is entered.
struct ValueForm {
    using Parts = std::vector<std::optional<FieldValue>>;

    /// What is entered in one field: the value itself, or one of its parts.
    struct Part {
        std::function<BoxEditor *(QWidget *parent)> make;
        std::function<QString()> caption; ///< as the language has it that is spoken now
        /// Why it is refused; empty if it is not.
        std::function<QString(const FieldValue &typed)> refusal;
        std::optional<FieldValue> known;
        int begun = 0; ///< an amount of which nothing else is known
        BoxOrigin origin;
    };

    std::vector<Part> parts;
    /// How it is read off the box.
    std::function<QString()> hint;
    /// The value that all parts together are; nothing while one is blank.
    std::function<std::optional<describe::Value>(const Parts &parts)> whole;
    /// What stands in each field of a value.
    std::function<std::vector<FieldValue>(const describe::Value &value)> split;
};

/// The fields of one value that a game asks for, the same as in the copy. They begin with what the game knows; what is left
/// blank is not taken for a zero.
class ValueFields : public QWidget
{
    Q_OBJECT

public:
    explicit ValueFields(ValueForm form, QWidget *parent);

    /// Shows another value than that of the game.
    void setValue(const describe::Value &value);
    /// What was entered, or was known; nothing while it is not complete.
    std::optional<describe::Value> value() const;
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
        BoxEditor *editor = nullptr;
        QLabel *caption = nullptr; ///< null where there is only one part
        std::optional<FieldValue> value;
        BoxOrigin origin;
    };

    void add(std::size_t place);
    void take(std::size_t place, const std::optional<FieldValue> &value);
    void tell();

    const ValueForm m_form;
    QString m_subject;
    std::vector<Part> m_parts;
};

} // namespace skyledger::ui
