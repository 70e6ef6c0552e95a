// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QTreeView>

namespace skyledger::ui {

class CompareModel;

/// The rows of a comparison. Left takes mine, right takes the other one, space or a double click changes over; a click
/// on a value takes it.
class CompareView : public QTreeView
{
    Q_OBJECT

public:
    explicit CompareView(CompareModel &model, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeAt(const QModelIndex &index);

    CompareModel &m_model;
};

} // namespace skyledger::ui
