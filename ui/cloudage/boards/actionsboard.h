// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

#include <array>

namespace skyledger::ui {

class ThingButton;

/// The City board: the three districts with the City cards left in their sleeves, Build and Plant.
class ActionsBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ActionsBoard(CloudAgeTable &table, QWidget *parent = nullptr);

private:
    void refresh();

    CloudAgeTable &m_table;
    std::array<ThingButton *, 5> m_actions{};
};

} // namespace skyledger::ui
