// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QTreeView>

namespace skyledger::ui {

class RulesModel;

/// The rules to choose from, as a list or by chapters. A click opens a rule, as Enter does, and folds a chapter; keys
/// that write are left to the field above.
class RulesList : public QTreeView
{
    Q_OBJECT

public:
    explicit RulesList(QWidget *parent = nullptr);

    /// Takes the shape of what the model shows now: a plain list after a search.
    void take(const RulesModel &model);

signals:
    /// A rule was taken.
    void chosen(const QModelIndex &index);
    /// An arrow key leads out at the top.
    void leftUpwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(const QModelIndex &index);
};

} // namespace skyledger::ui
