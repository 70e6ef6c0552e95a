// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/rowsdesk.h"

#include <QtWidgets/QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

/// By which edition and rulings a sheet is scored; folded away, since the defaults do for most.
class SheetRules : public QWidget
{
    Q_OBJECT

public:
    explicit SheetRules(RowsDesk &desk, QWidget *parent = nullptr);

private:
    void addRulings();
    void refresh();
    void retranslate();

    RowsDesk &m_desk;
    QComboBox *m_edition;
    QPushButton *m_fold;
    QWidget *m_list;
    std::vector<QLabel *> m_titles;
    std::vector<QComboBox *> m_readings;
};

} // namespace skyledger::ui
