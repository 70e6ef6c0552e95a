// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/pages/standingspanel.h"

namespace skyledger::ui {

/// The standings if the game ended now, at the end the final scoring: where the VP come from, the best first.
class StandingsBoard : public StandingsPanel
{
    Q_OBJECT

public:
    explicit StandingsBoard(CloudAgeTable &table, QWidget *parent = nullptr);

private:
    void refresh();
    bool isFinal() const;
    std::optional<cloudage::FinalScore> scoreOf(const std::optional<cloudage::State> &state) const;
    std::optional<cloudage::State> afterVictory() const;
    QString remark(const cloudage::FinalScore &score, const std::optional<cloudage::FinalScore> &won) const;

    CloudAgeTable &m_table;
};

} // namespace skyledger::ui
