// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/numbers/boardnumbers.h"
#include "ui/play/pages/editpage.h"

#include <QtCore/QHash>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace skyledger::ui {

class NumberField;

/// Every value of the boards on one page, to be compared with the table. What is changed here becomes one correction; so a
/// game already under way is joined by setting the boards once.
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
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A value and its field, which is one of the three.
    struct Line {
        BoardNumber number;
        NumberField *field = nullptr;
        QComboBox *choice = nullptr;
        QLineEdit *text = nullptr;

        QWidget *editor() const;
        NumberChange typed(std::size_t place) const;
        bool isChanged() const;
    };
    /// What was typed and not applied, by paths.
    using Typed = QHash<QString, NumberChange>;

    QWidget *bar();
    void build(const std::vector<BoardNumber> &numbers);
    void addLine(const BoardNumber &number, QFormLayout &form);
    void makeEditor(Line &line, QWidget *parent);
    void load(const Typed &typed);
    static void put(const Line &line, const NumberChange &shown);
    void follow();
    void judge();
    /// What is wrong with one field alone; what keeps all of them from being set.
    QString faultOf(std::size_t place) const;
    QString refusalOf(const std::vector<NumberChange> &wanted) const;
    void retranslate();
    std::vector<NumberChange> changes() const;

    const GameTable &m_table;
    BoardNumbers &m_game;
    QLabel *m_intro;
    QScrollArea *m_area;
    QLabel *m_noteTitle = nullptr;
    QLineEdit *m_note = nullptr;
    std::vector<Line> m_lines;
};

} // namespace skyledger::ui
