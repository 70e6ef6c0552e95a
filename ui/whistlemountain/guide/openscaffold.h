// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "ui/play/narrowedplays.h"
#include "ui/whistlemountain/guide/paths.h"

#include <vector>

namespace skyledger::ui::whistle {

/// The cell of which it is asked what the scaffold shows there.
Cell cellToTell(const PartialPlay &partial);

/// The building of a scaffold whose tile nobody listed: the cells that it covers, then what each of them shows, then how
/// it is paid. The session must stay.
class OpenScaffold
{
public:
    explicit OpenScaffold(const Session &session);

    bool isOpen() const { return m_isOpen; }
    /// As `Candidates` does, for a play that builds a scaffold.
    std::vector<NextAnswer> next(const PartialPlay &partial) const;
    bool complete(PartialPlay &partial) const;
    bool canPayOtherwise() const;

private:
    std::vector<NextAnswer> cells(const PartialPlay &partial, const CellSet &chosen) const;
    std::vector<NextAnswer> prints(const ScaffoldCells &cells, std::size_t told) const;
    std::vector<NextAnswer> payments(bool otherwise) const;
    bool canBe(ScaffoldCells &cells, std::size_t told) const;

    const Session &m_session;
    bool m_isOpen;
};

} // namespace skyledger::ui::whistle
