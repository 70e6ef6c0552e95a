// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/foldedchoices.h"
#include "ui/score/sheet/rowsdesk.h"

class QComboBox;

namespace skyledger::ui {

/// A ruling by which a sheet is scored, as it is said once for the whole game.
struct RulingHead {
    std::size_t head = 0;
    Sentence rule; ///< which it reads, and where that is printed
};

/// By which edition and rulings a sheet is scored; folded away, since the defaults do for most. The edition is the first
/// head.
class SheetRules : public QWidget
{
    Q_OBJECT

public:
    SheetRules(RowsDesk &desk, const std::vector<RulingHead> &rulings, QWidget *parent = nullptr);

private:
    std::vector<FoldedChoice> choices(const std::vector<RulingHead> &rulings);
    void refresh();
    void retranslate();

    RowsDesk &m_desk;
    QComboBox *m_edition;
    FoldedChoices *m_rulings;
};

} // namespace skyledger::ui
