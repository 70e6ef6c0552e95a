// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/card.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QJsonObject>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;

namespace skyledger::ui {

class NumberField;

/// What somebody reads off the own box: a number, two that belong together, or a list of them. It may be asked for later
/// unless it is needed.
struct Measure {
    enum class Kind { Number, Pair, List };
    struct Limits {
        int least = 0;
        int most = 0;
        int longest = 0; ///< of a list
    };
    QString path; ///< where a catalogue holds it: "board.columns"
    Sentence name;
    std::function<Limits(const QJsonObject &)> limits; ///< by what else is typed
    Kind kind = Kind::Number;
    bool isNeeded = false;
};

/// Fields for what somebody reads off the own box before the first game. A drawing of the game's own can stand beside them.
class MeasuresForm : public Card
{
    Q_OBJECT

public:
    /// The drawing may be null; the form takes it over.
    MeasuresForm(std::vector<Measure> measures, QWidget *drawing, QWidget *parent = nullptr);

    /// Says what the form is about, and what of it may wait.
    void setNotes(const QString &all, const QString &later);
    /// Shows what a catalogue holds of it.
    void setValues(const QJsonObject &catalogue);
    /// What is typed, as a catalogue holds it; a pair only if both are typed, in a list null for what is no number.
    QJsonObject values() const;
    /// What is still to be said, or cannot be, with the keyboard led to where it is; empty: nothing.
    QString unsaid();

signals:
    void changed();

private:
    struct Row {
        Measure measure;
        QLabel *name = nullptr;
        std::vector<NumberField *> numbers; ///< of a list none
        QLineEdit *list = nullptr;
    };

    void addRow(Measure measure);
    void layOut(QWidget *drawing);
    QWidget *firstWrong(const Row &row, const QJsonObject &typed) const;
    void retranslate();

    QLabel *m_note;
    QLabel *m_later;
    std::vector<Row> m_rows;
};

} // namespace skyledger::ui
