// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/rowsdesk.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class ColumnHead;
class NumberField;

/// The score sheet of any game as one form: a column for each player, a row for each thing that is counted, below them
/// what it comes to while somebody types. Enter goes down a column and on to the top of the next one.
class RowsForm : public QWidget
{
    Q_OBJECT

public:
    explicit RowsForm(RowsDesk &desk, const QStringList &knownNames, QWidget *parent = nullptr);

    /// Of a tracked game: who plays is told, these rows alone can be typed, and nobody else can be added.
    void typeOnly(const std::vector<std::size_t> &rows);

    NumberField *field(const RowsDesk::Place &place) const;
    /// To the first that can be typed.
    void focusFirst();
    /// The row that is typed, or was last.
    std::size_t row() const { return m_place.row; }

public slots:
    void pasteFromClipboard();
    /// The sheet with its headings, for a spreadsheet.
    void copyToClipboard(bool playersAsRows);

signals:
    /// Enter in the last field.
    void finished();
    /// Another row is typed.
    void rowChanged();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row {
        QLabel *label = nullptr;
        std::vector<NumberField *> fields; ///< none of a row of ticks
        std::vector<QCheckBox *> ticks;
        std::vector<QPushButton *> turns; ///< beside their fields
        std::vector<QLabel *> notes;      ///< what texts are worth; none for numbers
        QLabel *message = nullptr;        ///< right below: what cannot be
    };

    void addHeads(const QStringList &knownNames);
    struct Results {
        QLabel *label = nullptr;
        std::vector<QLabel *> values;
    };

    void addRow(std::size_t row);
    void addFields(std::size_t row, int at, Row &made);
    void addTicks(std::size_t row, int at, Row &made);
    void addTurn(const RowsDesk::Place &place, int at, Row &made);
    void turn(const RowsDesk::Place &place);
    void connectField(NumberField *field, const RowsDesk::Place &place);
    Results addResults(const QString &name);
    void orderTabs();
    void goOn(const RowsDesk::Place &place);
    void step(const RowsDesk::Place &place, int rows, int columns);
    void paste(const QString &cells);
    bool takeKeyOfName(std::size_t player, const QKeyEvent &key);
    bool isSeen(std::size_t player) const { return !m_isCompared || player < m_desk.seated(); }
    bool isTyped(std::size_t row) const;
    std::optional<std::size_t> nextRow(std::size_t from) const;
    bool enterColumn(std::size_t player);
    void refresh();
    void refreshRow(std::size_t row);
    void refreshFields(std::size_t row);
    void refreshTicks(std::size_t row);
    void refreshTurns(std::size_t row);
    void refreshHeads();
    void refreshResults();
    void say(const QString &text, bool warning);
    void sizeTexts();
    void retranslate();

    RowsDesk &m_desk;
    QGridLayout *m_grid;
    std::vector<ColumnHead *> m_heads;
    QLabel *m_namesMessage;
    std::vector<Row> m_rows;
    std::vector<Results> m_results;
    Results m_totals;
    Results m_ranks;
    QLabel *m_notes; ///< what came of a paste
    bool m_isCompared = false;
    RowsDesk::Place m_place;
};

} // namespace skyledger::ui
