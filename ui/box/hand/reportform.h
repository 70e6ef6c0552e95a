// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/reportfields.h"
#include "ui/widgets/sentence.h"

#include <vector>

class QCheckBox;
class QFormLayout;
class QSpinBox;

namespace skyledger::ui {

class AmountsFields;
class FieldThings;
class Said;

/// Something that only the table can tell of a play: an amount of each of some things, or one number.
struct ReportRow {
    Sentence title;
    QString name;                        ///< of its fields, among the program's objects
    std::vector<ToldAmount> known;       ///< stands there to begin with, each amount under its key
    const FieldThings *things = nullptr; ///< of which there is an amount each; null: it is one number
    int least = 0;
    int most = 0;
    bool isBlank = false; ///< nothing is known of the number: it has to be typed
};

/// What has to be said in one of its rows at least.
struct ReportPart {
    Sentence what; ///< within a sentence: "what was paid"
    std::vector<ReportRow> rows;
    QString nothingName;   ///< of the box below them, to be ticked
    Sentence nothing = {}; ///< what it says: that it was nothing, for rows that were left alone say no amount
};

/// Fields for what only the table can tell of a play, part by part.
class ReportForm : public ReportFields
{
    Q_OBJECT

public:
    /// Things must stay.
    explicit ReportForm(const std::vector<ReportPart> &parts, QWidget *parent = nullptr);

    QString unsaid() const override;
    std::vector<ToldAmount> told() const override;

private:
    struct Row {
        ReportRow asked;
        AmountsFields *amounts = nullptr; ///< null: it is a number
        QSpinBox *number = nullptr;
        bool isSaid() const;
        std::vector<int> values() const;
    };
    struct Part {
        Sentence what;
        std::vector<Row> rows;
        QCheckBox *nothing = nullptr;
    };

    Row add(const ReportRow &asked);

    QFormLayout *m_form;
    Said *m_said;
    std::vector<Part> m_parts;
};

} // namespace skyledger::ui
