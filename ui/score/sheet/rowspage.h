// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/rowsdesk.h"
#include "ui/shell/gamemodule.h"

class QLabel;
class QPushButton;

namespace skyledger::ui {

class RowsPanel;

/// Where a finished game of any kind that nobody tracked is scored: an empty score sheet. It becomes a file when it is
/// filled in.
class RowsPage : public NewGamePage
{
    Q_OBJECT

public:
    RowsPage(const SheetGame &game, const Preferences &preferences, QWidget *parent = nullptr);

    RowsDesk &desk() { return m_desk; }
    bool mayLeave() override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void finish();
    void cancel();
    std::optional<int> knownColor(const QString &name) const;
    void recallColors();
    void retranslate();

    RowsDesk m_desk;
    const QStringList m_knownColors; ///< "Ada=green", the latest first
    QStringList m_namesBefore;
    bool m_warnedOfLoss = false;
    QLabel *m_title;
    QLabel *m_warning;
    RowsPanel *m_panel;
    QPushButton *m_finish;
    QPushButton *m_cancel;
};

} // namespace skyledger::ui
