// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulehistory.h"
#include "ui/rulebook/rulelibrary.h"
#include "ui/rulebook/ruleprint.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

class QAction;
class QHBoxLayout;
class QVBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QToolButton;

namespace skyledger::ui {

class EntryView;
class RulesList;
class RulesModel;

/// Looks up rules: a field that finds as one types, the rules to choose from, and the entry that is read. Where there is
/// room they stand side by side; else the list gives way to the entry and comes back with the history. The rulebook is
/// read when the panel is first seen or asked.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPanel(RuleShelf shelf, QWidget *parent = nullptr);
    ~RulesPanel() override;

    void setFacts(const RuleFacts &facts);
    /// Whether entries are told in every language of the book.
    void setAllLanguages(bool all);
    /// Offers a button for going back to where the reader came from: a panel among others needs none.
    void setCanBeLeft(bool can);
    void setPrintChooser(const PrintChooser &chooser) { m_askPrinter = chooser; }

    /// Shows the entry of the first rule that has one, and leads to the others; without any, the list. The keyboard stays
    /// where it is.
    void showRules(const QStringList &rules);
    /// Whether the entry of a rule is shown.
    bool shows(const QString &rule) const;
    /// Gives the keyboard to what is read.
    void takeFocus();
    /// Gives the keyboard to the field, ready for something else to be typed.
    void search();

signals:
    /// The reader is done and wants to go back to where they came from.
    void left();
    void allLanguagesChosen(bool all);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *searchLine();
    void fitText();
    QWidget *choiceLine();
    void addMenu();
    void load();
    bool isWide() const;
    QString ownLanguage() const;
    QStringList languages() const;

    void find(const QString &query);
    void open(const RuleSpot &spot);
    void display(const RuleSpot &spot);
    void list(const QString &query);
    void choose(const QModelIndex &index);
    void preview(const QModelIndex &index);
    void arrange();
    void arrangeSearchLine();
    void judge();
    void setChoosing(bool choosing);
    bool printerIsThere();
    void print(const QStringList &rules);
    void printWords();
    void retranslate();

    RuleShelf m_shelf;
    const RuleLibrary *m_library = nullptr; ///< once it is read
    RuleFacts m_facts;
    PrintChooser m_askPrinter = printDialog();
    RuleHistory m_history;
    bool m_allLanguages = true;

    QAction *m_backAction;
    QAction *m_forwardAction;
    QAction *m_printThis;
    QAction *m_choose;
    QAction *m_showWords;
    QAction *m_printWords;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLineEdit *m_field;
    QToolButton *m_bothLanguages;
    QToolButton *m_more;
    QToolButton *m_close;
    std::unique_ptr<QMenu> m_menu;
    QVBoxLayout *m_searchColumn = nullptr;
    QHBoxLayout *m_fieldLine = nullptr;
    QHBoxLayout *m_buttonLine = nullptr;
    std::optional<bool> m_tight; ///< how the search line is laid out
    QLabel *m_count;
    RulesList *m_list;
    EntryView *m_entry;
    QWidget *m_listSide;
    QSplitter *m_splitter;
    QWidget *m_choiceLine;
    QLabel *m_chosen;
    QPushButton *m_printChosen;
    QPushButton *m_endChoice;
    RulesModel *m_model = nullptr; ///< a child, once the rulebook is read
};

} // namespace skyledger::ui
