// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QTreeWidget>

namespace skyledger::ui {

/// A list of which one click or Enter takes a row, in every style. The second of two quick clicks takes nothing more.
class ClickedTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ClickedTree(QWidget *parent = nullptr);

signals:
    void taken(const QTreeWidgetItem *item);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_isDoubleClick = false;
};

} // namespace skyledger::ui
