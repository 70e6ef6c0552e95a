// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/view/playmodule.h"

namespace skyledger::ui {

/// Airship City, as the window knows it.
class AirshipCityModule : public PlayModule
{
public:
    AirshipCityModule();

    QString memoryKey() const override { return {}; }
    std::vector<GameOption> options() const override;
    QString editionName(const QString &edition) const override;
    std::optional<GameGlance> glance(const QByteArray &record) const override;
    OpenResult open(const QByteArray &bytes) const override;
    std::unique_ptr<NewGamePage> newGamePage(const Preferences &preferences,
                                             const QByteArray &earlier) const override;
    std::unique_ptr<NewGamePage> scorePage(const Preferences &preferences) const override;
    std::unique_ptr<EditorPage> copyPage(const Preferences &preferences) const override;
    std::optional<table::FinishedGame> finishedGameIn(const QByteArray &record) const override;

protected:
    std::vector<KeyLine> ownKeys() const override;
    std::vector<KeyedCommand> ownCommands() const override;
};

} // namespace skyledger::ui
