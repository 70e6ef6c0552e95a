// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/recordfile.h"
#include "core/play/sessionof.h"

#include <QtCore/QJsonArray>

namespace skyledger::play {

/// A running game whose catalogue grows while it is played: what is printed becomes known as it is met.
template <RecordedGame G>
class KnowingSession : public SessionOf<G>
{
public:
    using SessionOf<G>::SessionOf;

    /// Gives the game another catalogue and replays it. Nothing is lost: an event that contradicts a value becomes an
    /// override. False, and nothing changes, if the format cannot hold it.
    bool changeCatalogue(const QJsonObject &catalogue)
    {
        QJsonObject document = RecordFile<G>::json(this->record());
        QJsonObject setup = document.value(QLatin1StringView("setup")).toObject();
        setup.insert(QLatin1StringView("catalogue"), catalogue);
        document.insert(QLatin1StringView("setup"), setup);
        return become(document);
    }

    /// Tells more about an event of the past, 1 to `eventCount`: what chance turned up, and nobody named then. The event
    /// stays the same otherwise, so no line is abandoned for it. False, and nothing changes, where it cannot be so.
    bool tellMore(qsizetype number, const typename G::Event &event)
    {
        if (number < 1 || number > this->eventCount() || !this->verdictAt(number, event).playable())
            return false;
        const auto place = static_cast<std::size_t>(number) - 1;
        QJsonObject document = RecordFile<G>::json(this->record());
        QJsonArray events = document.value(QLatin1StringView("events")).toArray();
        events[number - 1] = EventCodec<G>::json(event, this->record().ids, this->record().note(place));
        document.insert(QLatin1StringView("events"), events);
        return become(document);
    }

protected:
    std::unique_ptr<Session> sessionOn(RecordOf<G> record) const override
    {
        return std::make_unique<KnowingSession>(std::move(record));
    }

private:
    /// The document is read like a file, so that nobody has to know two ways.
    bool become(const QJsonObject &document)
    {
        auto changed = RecordFile<G>::read(document);
        if (!changed)
            return false;
        auto mended = this->mendedUnder(std::move(changed).value());
        if (!hasRoom(mended.record))
            return false;
        this->takeOver(std::move(mended));
        emit this->catalogueChanged();
        return true;
    }
};

} // namespace skyledger::play
