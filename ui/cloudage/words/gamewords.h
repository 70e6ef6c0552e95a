// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"

#include <QtCore/QString>

/// What CloudAge is called in the language spoken: things, and sentences about its rules.
namespace skyledger::cloudage::wording {

/// The people and things of one game by name: what sentences about it are made with. Lives as long as the record.
class GameWords
{
public:
    explicit GameWords(const GameRecord &record) : m_record(&record) {}

    const Setup &setup() const { return m_record->setup; }
    /// The name as it may stand in a line; empty for nobody.
    QString player(Player player) const;
    /// What the catalogue calls it in the language spoken, else its id.
    QString city(City city) const;
    QString project(Project project) const;
    /// Finds have no names: the id.
    QString find(Find find) const;

private:
    const GameRecord *m_record;
};

} // namespace skyledger::cloudage::wording
