// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/foldedchoices.h"
#include "ui/score/sheet/rowsdesk.h"

class QComboBox;

namespace skyledger::ui {

/// By which edition and rulings a sheet is scored; folded away, since the defaults do for most.
class SheetRules : public QWidget
{
    Q_OBJECT

public:
    explicit SheetRules(RowsDesk &desk, QWidget *parent = nullptr);

private:
    std::vector<FoldedChoice> choices();
    void refresh();
    void retranslate();

    RowsDesk &m_desk;
    QComboBox *m_edition;
    FoldedChoices *m_rulings;
};

} // namespace skyledger::ui
