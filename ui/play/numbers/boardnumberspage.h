// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/numbers/boardnumbers.h"
#include "ui/play/pages/editpage.h"

#include <QtCore/QHash>

#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace skyledger::ui {

class NumberField;

/// Every number of the boards on one page, to be compared with the table. What is changed here becomes one correction.
class BoardNumbersPage : public EditPage
{
    Q_OBJECT

public:
    /// Both must stay.
    BoardNumbersPage(GameTable &table, BoardNumbers &game, QWidget *parent = nullptr);

    bool isEdited() const override { return !changes().empty(); }

public slots:
    void apply() override;
    void reset() override;

protected:
    QString lossWarning() const override;
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        BoardNumber number;
        NumberField *field;
    };

    QWidget *bar();
    /// Numbers that were typed and not applied, by their paths.
    using Typed = QHash<QString, int>;
    void build(const std::vector<BoardNumber> &numbers);
    void load(const Typed &typed);
    void follow();
    void judge();
    void retranslate();
    std::vector<NumberChange> changes() const;

    BoardNumbers &m_game;
    QLabel *m_intro;
    QScrollArea *m_area;
    QLabel *m_noteTitle = nullptr;
    QLineEdit *m_note = nullptr;
    std::vector<Line> m_lines;
};

} // namespace skyledger::ui
