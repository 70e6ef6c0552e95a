// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/boards/drawnboard.h"

namespace skyledger::ui {

/// A fight in large figures: the value reached against the value needed, and the cards drawn so far.
class FightBoard : public DrawnBoard
{
    Q_OBJECT

public:
    explicit FightBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    /// The fight that the guide stands in; nothing while it stands in none.
    static std::optional<PartialPlay> fightNow(const CloudAgeTable &table);
    /// The value reached so far against the value needed; empty while there is no fight.
    static QString figures(const CloudAgeTable &table);
    /// Whether an answer is one of several of which Enter must take none unasked: all but the end of a fight that is won.
    static bool givesUp(const CloudAgeTable &table, const PlayOption &option);

protected:
    bool look() override { return true; }
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    CloudAgeTable &m_table;
};

} // namespace skyledger::ui
