// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/pages/gamepage.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace skyledger::ui {

/// The final scoring: who won and by what, the points by where they come from, and each single one with the event that
/// brought it.
class WhistleMountainResultPage : public GamePage
{
    Q_OBJECT

public:
    explicit WhistleMountainResultPage(WhistleMountainTable &table, QWidget *parent = nullptr);

    void refresh();

signals:
    /// The boards after an event are to be seen.
    void momentAsked(qsizetype event);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillLedger();
    void sizeTexts();

    WhistleMountainTable &m_table;
    QLabel *m_title;
    QLabel *m_decision;
    QLabel *m_missing;
    QTreeWidget *m_ledger;
    QPushButton *m_close;
};

} // namespace skyledger::ui
