// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/values/gamevalues.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace skyledger::ui {

/// What must be printed on the cardboard by what the table reported, one proposal a row: its events, and a button for
/// each value that somebody can confirm after a look. Where reports contradict each other there is nothing to confirm.
class ProposalsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProposalsPanel(QWidget *parent = nullptr);

    /// Shows other proposals, or the same ones in another language.
    void setProposals(std::vector<ValueProposal> proposals);
    int count() const { return static_cast<int>(m_proposals.size()); }
    /// Whether the events can be looked at from here; otherwise they are only named.
    void setEventsCanBeShown(bool can) { m_canShowEvents = can; }

signals:
    void confirmed(const skyledger::ui::ValuePlace &which, const skyledger::describe::Value &value);
    /// An event is to be looked at, counted from 1.
    void eventAsked(std::size_t event);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(int number, const ValueProposal &proposal);
    void colour();

    std::vector<ValueProposal> m_proposals;
    QLabel *m_intro;
    QScrollArea *m_area;
    bool m_canShowEvents = true;
};

} // namespace skyledger::ui
