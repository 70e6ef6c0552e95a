// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/narrowedplays.h"
#include "ui/whistlemountain/guide/openscaffold.h"

namespace skyledger::ui::whistle {

/// All plays that the rules allow where a session stands, as paths of answers. A scaffold whose tile nobody listed is led
/// cell by cell instead. The session must stay.
class Candidates
{
public:
    explicit Candidates(const Session &session);

    /// Whether a scaffold may be built whose tile is not listed.
    bool isScaffoldOpen() const { return m_scaffold.isOpen(); }

    const std::vector<NarrowedPlays::Candidate> &all() const { return m_plays.all(); }
    /// What can be answered next, each answer once; nothing if all is answered, or nothing fits.
    std::vector<NextAnswer> next(const PartialPlay &partial) const;
    /// Answers whatever leaves no choice. Whether something is to be asked then.
    bool complete(PartialPlay &partial) const;
    /// All answers of a play that begins so: of several the first.
    PartialPlay likely(PartialPlay partial) const;
    /// Those that can be paid as printed and otherwise, too.
    bool canPayOtherwise(const PartialPlay &partial) const;

private:
    bool isOpen(const PartialPlay &partial) const;

    OpenScaffold m_scaffold;
    NarrowedPlays m_plays;
};

} // namespace skyledger::ui::whistle
