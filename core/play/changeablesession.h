// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/mending.h"
#include "core/play/recordfile.h"
#include "core/play/sessionof.h"
#include "core/play/setupedit.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <utility>

namespace skyledger::play {

/// A game's session as a table plays it: its setup can be changed, too. What is looked at beside it needs that not.
template <RecordedGame G, std::derived_from<SessionOf<G>> S = SessionOf<G>>
class ChangeableSession : public S, public ChangeableSetup
{
public:
    using S::S;

    SetupChange presentSetup() const override { return play::presentSetup(this->record()); }
    bool saysMoreOfPeople() const override
    {
        return play::saysMoreOfPeople(this->record().document.value(QLatin1StringView("setup")).toObject());
    }

    std::optional<table::ReadError> changeSetup(const SetupChange &change) override
    {
        auto changed = changedTo(change);
        if (!changed)
            return changed.error();
        auto mended = this->mendedUnder(std::move(changed).value());
        if (!hasRoom(mended.record))
            return table::ReadError{{},
                                    QStringLiteral("lines"),
                                    {table::expect::smallFile, {QString::number(table::maxFileSize)}}};
        this->takeOver(std::move(mended));
        emit this->setupChanged();
        return std::nullopt;
    }

    std::optional<int> wouldFlag(const SetupChange &change) const override
    {
        auto changed = changedTo(change);
        if (!changed || changed.value().setup == this->setup())
            return std::nullopt;
        const auto mended = this->mendedUnder(std::move(changed).value());
        const auto flagged = static_cast<int>(play::flaggedEvents<G>(mended.record).size());
        return std::max(0, flagged - static_cast<int>(this->flaggedEvents().size()));
    }

private:
    /// The record with another setup, read like a file, so that nobody has to know two ways; its events are not replayed.
    table::Result<RecordOf<G>, table::ReadError> changedTo(const SetupChange &change) const
    {
        QJsonObject document = RecordFile<G>::json(this->record());
        auto setup = withSetup(document.value(QLatin1StringView("setup")).toObject(), change);
        if (!setup)
            return setup.error();
        document.insert(QLatin1StringView("setup"), setup.value());
        return RecordFile<G>::read(document);
    }
};

} // namespace skyledger::play
