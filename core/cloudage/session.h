// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/replay.h"
#include "core/cloudage/scoring.h"
#include "core/play/knowingsession.h"

namespace skyledger {
extern template class play::SessionOf<cloudage::CloudAge>;
} // namespace skyledger

namespace skyledger::cloudage {

/// A running game of CloudAge: what only it can do beside what every game can whose values become known.
class Session : public play::KnowingSession<CloudAge>
{
    Q_OBJECT

public:
    /// As `play::KnowingSession` does.
    explicit Session(GameRecord record, QObject *parent = nullptr);

    /// The final scoring as if the game ended now, and as if it had ended at a moment.
    FinalScore standings() const { return standingsAt(cursor()); }
    FinalScore standingsAt(qsizetype moment) const;

protected:
    std::unique_ptr<play::Session> sessionOn(GameRecord record) const override;
};

} // namespace skyledger::cloudage
