// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/journal/journalmodel.h"

#include <QtWidgets/QListView>

namespace skyledger::ui {

/// The journal as a list to read and to walk through by keys. It follows the game: the last event in force is in view.
class JournalView : public QListView
{
    Q_OBJECT

public:
    explicit JournalView(GameTable &table, QWidget *parent = nullptr);

    const JournalModel &journal() const { return m_model; }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showCurrent();
    void retranslate();

    JournalModel m_model;
};

} // namespace skyledger::ui
