// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/ownersboard.h"
#include "ui/score/sheet/sheetrules.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// Squares of the picture, and the row of the sheet in which those of each player are counted.
struct CountedOwners {
    OwnersGroup squares;
    std::size_t row = 0;
};

/// Beside the score sheet: the picture of the board on which things are counted by themselves, edition and rulings.
class SheetSide : public QWidget
{
    Q_OBJECT

public:
    SheetSide(RowsDesk &desk, const std::vector<CountedOwners> &owners,
              const std::vector<RulingHead> &rulings, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void countOwners(std::size_t group);
    void refresh();

    RowsDesk &m_desk;
    std::vector<std::size_t> m_rows; ///< by group
    OwnersBoard *m_board;
};

} // namespace skyledger::ui
