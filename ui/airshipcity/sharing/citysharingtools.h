// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "ui/box/sharing/sharingtools.h"

namespace skyledger::ui {

/// The same tools for a copy of the box of Airship City, and one that proposes values from what a recorded game reported.
class CitySharingTools : public SharingTools
{
    Q_OBJECT

public:
    explicit CitySharingTools(SharingHost host, QWidget *parent = nullptr);

public slots:
    /// Shows what a recorded game's reports say about values that the copy lacks.
    void proposeFromGame();

protected:
    void retranslate() override;

private:
    void showProposals(airshipcity::GameRecord game);

    QPushButton *m_propose;
};

} // namespace skyledger::ui
