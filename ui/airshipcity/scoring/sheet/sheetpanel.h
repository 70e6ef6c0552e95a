// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/scoring/sheet/sheetdesk.h"
#include "ui/shell/preferences.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace skyledger::ui {

class OwnersBoard;
class SheetForm;
class SheetRules;

/// A score sheet to be filled in: the form, the picture of the board beside it, edition and rulings, and who wins as it
/// stands.
class SheetPanel : public QWidget
{
    Q_OBJECT

public:
    SheetPanel(SheetDesk &desk, const QStringList &knownNames, QWidget *parent = nullptr);

    SheetForm *form() const { return m_form; }
    /// Shows what cannot be, or what is missing, and leads there. True if the sheet can be scored: what is missing
    /// counts as 0 when somebody asks once more.
    bool mayFinish();

signals:
    /// Enter in the last field.
    void finished();

protected:
    void changeEvent(QEvent *event) override;

private:
    void countOwners(airshipcity::Award award);
    void refresh();
    void say(const QString &text, bool warning);
    void retranslate();

    SheetDesk &m_desk;
    SheetForm *m_form;
    SheetRules *m_rules;
    OwnersBoard *m_board;
    QLabel *m_verdict;
    QPushButton *m_paste;
    QPushButton *m_copyColumns;
    QPushButton *m_copyRows;
    bool m_warnedOfGaps = false;
};

} // namespace skyledger::ui
