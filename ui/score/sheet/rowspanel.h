// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/rowsdesk.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class Card;
class NumberField;
class RowsForm;

/// A score sheet of any game to be filled in: what is said once, the form, beside it where to look for what is typed, and
/// who wins as it stands.
class RowsPanel : public QWidget
{
    Q_OBJECT

public:
    RowsPanel(RowsDesk &desk, const QStringList &knownNames, QWidget *parent = nullptr);

    RowsForm *form() const { return m_form; }
    /// Whether nothing stands in the way of a score. Where something does it is said, and the keyboard goes there; what
    /// is missing stands in the way once.
    bool mayFinish();

signals:
    /// Enter in the last field.
    void finished();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A head above the form.
    struct Head {
        std::size_t head = 0;
        QLabel *label = nullptr;
        QComboBox *choices = nullptr; ///< one of these two
        NumberField *text = nullptr;
        QLabel *message = nullptr;
    };

    void addHead(std::size_t head);
    void refresh();
    void refreshHeads();
    void showHint();
    void say(const QString &text, bool warning);
    void retranslate();

    RowsDesk &m_desk;
    RowsForm *m_form;
    QWidget *m_headLine;
    std::vector<Head> m_heads;
    Card *m_where;
    QLabel *m_hint;
    QLabel *m_legend;
    QLabel *m_verdict;
    QPushButton *m_paste;
    QPushButton *m_copyColumns;
    QPushButton *m_copyRows;
    bool m_warnedOfGaps = false;
};

} // namespace skyledger::ui
