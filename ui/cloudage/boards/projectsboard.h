// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QTreeWidget>

namespace skyledger::ui {

/// The Project cards of the game: what each costs and gives, and who played it. While a card can be played, a double click
/// or Enter plays one.
class ProjectsBoard : public QTreeWidget
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
