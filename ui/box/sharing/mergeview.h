// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QTreeView>

namespace skyledger::ui {

class MergeModel;

/// The rows of a comparison. Left takes mine, right takes the other one, space or a double click changes over; a click
/// on a value takes it.
class MergeView : public QTreeView
{
    Q_OBJECT

public:
    explicit MergeView(MergeModel &model, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeAt(const QModelIndex &index);

    MergeModel &m_model;
};

} // namespace skyledger::ui
