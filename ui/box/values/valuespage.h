// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/values/valuesmodel.h"
#include "ui/play/gametable.h"
#include "ui/play/pages/gamepage.h"
#include "ui/widgets/sentence.h"

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;
class QTreeView;
class QVBoxLayout;

namespace skyledger::ui {

class ProposalsPanel;
class RuleLabel;
class ValueFields;

/// All component values of the running game with their sources. A missing one is entered, a wrong one corrected; what
/// that changes in the game is said before it is done, and nothing that was recorded is lost by it.
class ValuesPage : public GamePage
{
    Q_OBJECT

public:
    /// The table must stay.
    ValuesPage(GameTable &table, std::unique_ptr<GameValues> values, QWidget *parent = nullptr);

    /// Selects a value; its editor is ready.
    void showValue(const ValuePlace &which);
    /// Whether a value is typed that was not put into the game, here or in a row that was left.
    bool isEdited() const;
    bool mayClose() override;

public slots:
    /// Puts the value that is typed into the game and into the owner's copy.
    void apply();
    /// Shows the value as it is; what was typed is lost.
    void reset();
    /// Selects the next value that is missing.
    void showNextMissing();

signals:
    /// An event is to be looked at, counted from 1.
    void eventAsked(std::size_t event);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// A value that was typed and not put into the game.
    struct Typed {
        ValuePlace which;
        describe::Value value;
    };

    QWidget *valuesTab();
    QWidget *editorBox(QWidget *parent);
    QWidget *bar();
    const GameValueRow *selected() const;
    void follow();
    void refresh();
    void select(int row);
    void selectAny();
    bool isTyped() const;
    void step(const QWidget *from, bool forward, bool save);
    void keepTyped();
    void leaveRow();
    void rebuildEditor();
    void judge();
    // By value: the game follows at once, and with it whatever these were taken from.
    void enter(ValuePlace which, const describe::Value &value);
    void say(const Sentence &message, bool warning);
    void retranslate();
    void colour();

    const std::unique_ptr<GameValues> m_values;
    ValuesModel m_model;
    ValuesFilter m_filter;
    QLabel *m_intro;
    QLabel *m_sample;
    QTabWidget *m_tabs;
    ProposalsPanel *m_proposals;
    QLineEdit *m_search = nullptr;
    QCheckBox *m_onlyMissing = nullptr;
    QPushButton *m_next = nullptr;
    QTreeView *m_list = nullptr;
    QLabel *m_title = nullptr;
    QVBoxLayout *m_editorPlace = nullptr;
    ValueFields *m_editor = nullptr;
    RuleLabel *m_hint = nullptr;
    QLabel *m_consequence = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_reset = nullptr;
    QLabel *m_message = nullptr;
    Sentence m_said; ///< what the message tells
    bool m_saidWarns = false;
    QPushButton *m_close = nullptr;
    std::optional<GameValueRow> m_shown; ///< what the editor is for
    std::vector<Typed> m_typed;          ///< in rows that were left
    bool m_stale = true;                 ///< the game changed while the page was hidden
    bool m_warnedOfLoss = false;
};

} // namespace skyledger::ui
