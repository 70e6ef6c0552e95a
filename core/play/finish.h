// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/record.h"

#include <QtCore/QString>

#include <variant>

/// By what a tracked game is known once it is over: to the shelf, and to other programs.
namespace skyledger::play {

/// The `id` of a record, else one out of how the game began, so that it stays while the game goes on, values are learned
/// and what happened later is put right. `firstEvent` is the document of the first event; empty without any.
QString idOfGame(const QJsonObject &document, const QJsonObject &firstEvent);

template <class G>
QString idOf(const RecordOf<G> &record)
{
    return idOfGame(record.document,
                    record.entries.empty() ? QJsonObject() : record.entries.front().document);
}

/// Whether an event is a correction, insisted on or not.
template <class G>
bool isCorrection(const typename G::Event &event)
{
    const auto *overridden = std::get_if<typename G::Override>(&event);
    return std::holds_alternative<typename G::Correct>(event)
        || (overridden != nullptr && std::holds_alternative<typename G::Correct>(overridden->event));
}

/// When something was played last, in force, as far as events tell when they happened; empty if none does. Who corrects an
/// evening next morning does not move it.
template <class G>
QString endOfPlay(const RecordOf<G> &record)
{
    for (std::size_t i = record.cursor; i > 0; --i) {
        QString at = record.note(i - 1).at;
        if (!at.isEmpty() && !isCorrection<G>(record.entries[i - 1].event))
            return at;
    }
    return {};
}

} // namespace skyledger::play
