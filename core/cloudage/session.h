// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/replay.h"
#include "core/cloudage/scoring.h"
#include "core/play/sessionof.h"

namespace skyledger {
extern template class play::SessionOf<cloudage::CloudAge>;
} // namespace skyledger

namespace skyledger::cloudage {

/// A running game of CloudAge: what only it can do beside `play::SessionOf`.
class Session : public play::SessionOf<CloudAge>
{
    Q_OBJECT

public:
    /// As `play::SessionOf` does.
    explicit Session(GameRecord record, QObject *parent = nullptr);

    /// The final scoring as if the game ended now, and as if it had ended at a moment.
    FinalScore standings() const { return standingsAt(cursor()); }
    FinalScore standingsAt(qsizetype moment) const;

    /// Gives the game another catalogue, in which values were entered or things were met, and replays it. Nothing is lost:
    /// an event that contradicts a value becomes an override. False, and nothing changes, if the format cannot hold it.
    bool changeCatalogue(const QJsonObject &catalogue);

protected:
    std::unique_ptr<play::Session> sessionOn(GameRecord record) const override;
};

} // namespace skyledger::cloudage
