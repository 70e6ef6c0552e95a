// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/rowsdesk.h"

#include <QtWidgets/QWidget>

class QGridLayout;
class QLabel;

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

    NumberField *field(const RowsDesk::Place &place) const;
    /// To the first name.
    void focusFirst();
    /// The row that is typed, or was last.
    std::size_t row() const { return m_place.row; }

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
        std::vector<NumberField *> fields;
        std::vector<QLabel *> notes; ///< what texts are worth; none for numbers
        QLabel *message = nullptr;   ///< right below: what cannot be
    };

    void addHeads(const QStringList &knownNames);
    void addRow(std::size_t row);
    void connectField(NumberField *field, const RowsDesk::Place &place);
    std::vector<QLabel *> addResults(QLabel *label, const QString &name);
    void orderTabs();
    void goOn(const RowsDesk::Place &place);
    void step(const RowsDesk::Place &place, int rows, int columns);
    void paste(const QString &cells);
    bool takeKeyOfName(std::size_t player, const QKeyEvent &key);
    std::optional<std::size_t> nextRow(std::size_t from) const;
    void refresh();
    void refreshRow(std::size_t row);
    void refreshHeads();
    void refreshResults();
    void sizeTexts();
    void retranslate();

    RowsDesk &m_desk;
    QGridLayout *m_grid;
    std::vector<ColumnHead *> m_heads;
    QLabel *m_namesMessage;
    std::vector<Row> m_rows;
    QLabel *m_totalLabel;
    QLabel *m_rankLabel;
    std::vector<QLabel *> m_totals;
    std::vector<QLabel *> m_ranks;
    RowsDesk::Place m_place;
};

} // namespace skyledger::ui
