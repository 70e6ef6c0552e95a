// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/numbers/numberfields.h"
#include "ui/play/pages/editpage.h"

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace skyledger::ui {

/// Every value of the boards on one page, to be compared with the table: where it agrees, that can be noted. What is changed
/// here becomes one correction; so a game already under way is joined by setting the boards once.
class BoardNumbersPage : public EditPage
{
    Q_OBJECT

public:
    /// Both must stay.
    BoardNumbersPage(GameTable &table, BoardNumbers &game, QWidget *parent = nullptr);

    bool isEdited() const override { return m_game.valuesSet(m_fields.changes()) > 0; }

public slots:
    void apply() override;
    void reset() override;

protected:
    bool wouldLose() const override { return !m_fields.changes().empty(); }
    QString lossWarning() const override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *bar();
    void build(const std::vector<BoardNumber> &numbers);
    void fitText();
    void follow();
    void judge();
    void agree();
    void showAgreement();
    void retranslate();

    GameTable &m_table;
    BoardNumbers &m_game;
    const NumbersDress m_dress;
    NumberFields m_fields;
    QLabel *m_intro;
    QScrollArea *m_area;
    QWidget *m_main = nullptr; ///< of the numbers: what fills the width
    QLabel *m_noteTitle = nullptr;
    QLineEdit *m_note = nullptr;
    bool m_isBehind = false;        ///< it does not show how the boards stand now
    QLabel *m_agreement = nullptr;  ///< only where the table can agree
    QPushButton *m_agree = nullptr; ///< the same
};

} // namespace skyledger::ui
