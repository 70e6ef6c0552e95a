// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/session.h"
#include "ui/cloudage/guide/cloudagenarrator.h"
#include "ui/cloudage/guide/cloudagequestions.h"
#include "ui/play/stepguide.h"
#include "ui/play/tableof.h"

#include <functional>

namespace skyledger::ui {

/// A game of CloudAge on the table: what its boards read beside what every table has.
class CloudAgeTable : public TableOf<cloudage::CloudAge, cloudage::Session>
{
    Q_OBJECT

public:
    explicit CloudAgeTable(cloudage::GameRecord record, QObject *parent = nullptr);
    ~CloudAgeTable() override;

    StepGuide &guide() { return m_guide; }
    const StepGuide &guide() const { return m_guide; }
    const CloudAgeQuestions &questions() const { return m_questions; }
    const cloudage::wording::GameWords &words() const { return m_words; }

    cloudage::PlayerColor color(cloudage::Player player) const;
    /// Who has to do something at the moment that is shown: whose drone is to be placed, of those who answer in any order
    /// the one whose answers the keys take; `none` if nobody has.
    cloudage::Player asked() const;

    /// Takes the option of a key. What comes after a flight that is still told ends that: the first card of its fight,
    /// the next city, a City action; the same of a fight and who flies next, of planting and the next player's upgrade. What is taken or played in the place of a City action is the first build action.
    /// False if the key leads to nothing.
    bool press(QChar key);
    /// Plays a card, as a click on a list of them does; one that cannot be played is refused with the reason. False then,
    /// and while something else is half told.
    bool playCard(cloudage::Project card);

protected:
    void nameThings() override;

private:
    bool goesOn(cloudagesteps::Ask question) const;
    bool endTelling(QChar key);
    bool endFight(QChar key);
    bool beginBuilding(const std::function<bool()> &first);

    cloudage::wording::GameWords m_words;
    CloudAgeNarrator m_narrator;
    CloudAgeQuestions m_questions;
    StepGuide m_guide;
};

} // namespace skyledger::ui
