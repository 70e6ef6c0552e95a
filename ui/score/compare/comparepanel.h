// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/score/compare/comparedgame.h"
#include "ui/score/sheet/rowsdesk.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;

namespace skyledger::ui {

class RowsForm;

/// The end of a tracked game beside the table: the numbers that are scored, to be compared and set right before it is
/// final. What is different becomes one correction of the record.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    /// The table must stay.
    ComparePanel(const GameTable &table, std::unique_ptr<ComparedGame> game, QWidget *parent = nullptr);
    ~ComparePanel() override;

public slots:
    void apply();
    /// Shows the numbers as they are recorded.
    void reset();

signals:
    /// The page on which every number can be set.
    void allNumbersWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void loadOwners();
    void refresh();
    void retranslate();
    /// What would be corrected.
    ComparedGame::Assignments correction() const;
    QString whyNot(const ComparedGame::Assignments &set) const;
    SheetTexts recorded() const;

    std::unique_ptr<ComparedGame> m_game;
    const std::size_t m_groups; ///< of squares
    RowsDesk m_desk;
    QLabel *m_intro;
    RowsForm *m_form;
    OwnersBoard *m_board;
    QLineEdit *m_reason;
    QLabel *m_hint; ///< where to look for what is typed
    QLabel *m_message;
    QPushButton *m_apply;
    QPushButton *m_reset;
    QPushButton *m_all;
};

} // namespace skyledger::ui
