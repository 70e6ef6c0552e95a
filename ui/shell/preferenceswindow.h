// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/keyspage.h"
#include "ui/shell/preferencespage.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QTabWidget;

namespace skyledger::ui {

/// What is preferred, in a window of its own that blocks nothing: the boards beside it follow at once.
class PreferencesWindow : public QWidget
{
    Q_OBJECT

public:
    /// The games must stay.
    PreferencesWindow(const GameModules &games, PreferenceStore &preferences, KeysPage::Groups groups,
                      PreferencesPage::FolderChooser folder, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void retranslate();
    void fitScreen();

    QTabWidget *m_tabs;
    PreferencesPage *m_display;
    PreferencesPage *m_game;
    KeysPage *m_keys;
    QPushButton *m_close;
};

} // namespace skyledger::ui
