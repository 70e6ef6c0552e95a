// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/stepguide.h"
#include "ui/play/tableof.h"
#include "ui/whistlemountain/guide/whistlemountainquestions.h"

#include <QtCore/QJsonValue>

namespace skyledger::ui {

/// A game of Whistle Mountain on the table.
class WhistleMountainTable : public TableOf<whistlemountain::Game, whistlemountain::Session>
{
    Q_OBJECT

public:
    explicit WhistleMountainTable(whistlemountain::GameRecord record);

    StepGuide &guide() { return m_guide; }
    const StepGuide &guide() const { return m_guide; }
    const WhistleMountainNarrator &words() const { return m_narrator; }
    Deeds &deeds() { return m_deeds; }

    /// Records an event now, or in the past that is changed.
    void recordEvent(const whistlemountain::Event &event, const QString &note = {});

    /// Gives the game another catalogue: something printed became known. False if the format cannot hold it.
    bool learn(const QJsonObject &catalogue);
    /// The same for the VP of a floor of the tower, from 1.
    bool learnFloor(int floor, int vp);

    /// Tells more about an event, from 1, that stays the same otherwise. False where it cannot be so.
    bool tellMore(qsizetype number, const whistlemountain::Event &event);

    /// Takes what is offered about a thing of a board: at once, or after the one task that leads to it.
    bool touch(const BoardThing &thing);

    /// Whether every cell of a scaffold is chosen, or follows from those that are.
    bool hasAllCells(const PartialPlay &partial) const;

signals:
    /// Something printed was told by what lies on the table; `name` is that of the catalogue.
    void met(const QString &name, const QJsonValue &value);

private:
    void meetSizes();

    Deeds m_deeds;
    WhistleMountainNarrator m_narrator;
    WhistleMountainQuestions m_questions;
    StepGuide m_guide;
    int m_turn; ///< in which sizes were met last
    whistlemountain::Per<whistlemountain::Machine, bool> m_isSizeMet{};
};

} // namespace skyledger::ui
