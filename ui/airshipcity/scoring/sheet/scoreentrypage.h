// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/scoring/sheet/sheetdesk.h"
#include "ui/shell/gamemodule.h"

class QLabel;
class QPushButton;

namespace skyledger::ui {

class SheetPanel;

/// Where a finished game that nobody tracked is scored: an empty score sheet. It becomes a file when it is filled in.
class ScoreEntryPage : public NewGamePage
{
    Q_OBJECT

public:
    explicit ScoreEntryPage(const Preferences &preferences, QWidget *parent = nullptr);

    SheetDesk &desk() { return m_desk; }
    bool mayLeave() override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void finish();
    void cancel();
    void rememberColors();
    void retranslate();

    SheetDesk m_desk;
    const QStringList m_knownColors; ///< "Ada=green", the latest first
    QStringList m_namesBefore;
    bool m_warnedOfLoss = false;
    QLabel *m_title;
    QLabel *m_warning;
    SheetPanel *m_panel;
    QPushButton *m_finish;
    QPushButton *m_cancel;
};

/// "Ada=green": the colour that somebody plays, as it is remembered.
QStringList rememberedColors(const airshipcity::SheetDraft &seated);

} // namespace skyledger::ui
