// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

/// A game that the window follows beside the real ones: a number that grows by a click. It proves that the window names
/// no game.
namespace skyledger::ui::test {

class ToyModule : public GameModule
{
public:
    QString id() const override;
    QString name() const override;
    QStringList pointSources() const override;
    QString sourceName(const QString &source) const override;
    std::vector<GameOption> options() const override;
    OpenResult open(const QByteArray &record) const override;
    std::unique_ptr<NewGamePage> newGamePage(const Preferences &preferences,
                                             const QByteArray &earlier) const override;
    bool offers(Service service) const override;
    std::unique_ptr<RulesPage> rulesPage() const override;
    QString ruleTitle(const QString &rule) const override;
    std::unique_ptr<NewGamePage> scorePage(const Preferences &preferences) const override;
    std::unique_ptr<EditorPage> copyPage(const Preferences &preferences) const override;
    std::optional<table::FinishedGame> finishedGameIn(const QByteArray &record) const override;
};

/// A toy record with such a number.
QByteArray toyRecord(int number);

} // namespace skyledger::ui::test
