// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/scoring/sheet/ownersboard.h"
#include "ui/score/sheet/rowsdesk.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// Beside the score sheet: the picture of the board on which majorities are counted by themselves, edition and rulings.
class SheetSide : public QWidget
{
    Q_OBJECT

public:
    explicit SheetSide(RowsDesk &desk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void countOwners(airshipcity::Award award);
    void refresh();

    RowsDesk &m_desk;
    OwnersBoard *m_board;
};

} // namespace skyledger::ui
