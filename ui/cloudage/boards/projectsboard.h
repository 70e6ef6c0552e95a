// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/widgets/clickedtree.h"

namespace skyledger::ui {

/// The Project cards of the game: what each costs and gives, and who played it. A click or Enter plays one; of
/// one that cannot be played it is told why.
class ProjectsBoard : public ClickedTree
{
    Q_OBJECT

public:
    explicit ProjectsBoard(CloudAgeTable &table, QWidget *parent = nullptr);

signals:
    /// A card was chosen here, and is played or asks on.
    void played();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void refresh();

    CloudAgeTable &m_table;
};

} // namespace skyledger::ui
