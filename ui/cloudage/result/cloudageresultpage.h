// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/pages/gamepage.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace skyledger::ui {

/// The final scoring, explained: every VP with where it comes from and by which rule. A line leads to its moment.
class CloudAgeResultPage : public GamePage
{
    Q_OBJECT

public:
    explicit CloudAgeResultPage(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Scores anew.
    void refresh();

signals:
    /// Somebody wants to see the boards after an event, counted from 1.
    void momentWanted(qsizetype event);

protected:
    void changeEvent(QEvent *event) override;

private:
    void sizeTexts();
    void addPlayer(cloudage::Player player, const cloudage::PlayerScore &score);

    CloudAgeTable &m_table;
    QLabel *m_title;
    QLabel *m_outcome;
    QLabel *m_remark;
    QTreeWidget *m_lines;
    QPushButton *m_close;
};

} // namespace skyledger::ui
