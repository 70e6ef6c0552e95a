// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/record.h"

#include <optional>
#include <span>

/// Marks that the table compared all numbers with the boards, and agreed. In the file they are a list behind `lines`,
/// absent when empty: `"agreed": [{"after": 120, "at": "...", "boards": "9f86d081884c7d65"}]`. `after` counts in the main
/// line as it stood then; `boards` is the beginning of a hash of every value that a correction can set. Entries are
/// appended, never changed or removed.
namespace skyledger::play {

/// One comparison.
struct Agreement {
    std::size_t after = 0; ///< how many events were in force
    QString at;            ///< when; may be empty
    friend bool operator==(const Agreement &, const Agreement &) = default;
};

/// A short text that stands for every number on the boards.
QString digestOf(const QJsonObject &boards);
/// A mark as the file keeps it.
QJsonObject markJson(const Agreement &mark, const QString &digest);
Agreement markIn(const QJsonObject &mark);
/// Whether a mark was made of boards that stood so.
bool isAgreedOn(const QJsonObject &mark, const QString &digest);

/// Notes that after so many events the boards stand as `state` says. Marks are only ever added.
template <RecordedGame G>
void addAgreement(RecordOf<G> &record, std::size_t after, const typename G::State &state, const QString &at)
{
    const QString digest = digestOf(G::boardsJson(record.setup, state, record.ids));
    record.agreed.append(markJson({after, at}, digest));
}

/// The last agreement in the first `events` events that still holds: the boards stand at that moment as they did when
/// the table compared them, whatever was changed before. `states` are those after 0, 1, 2 ... events.
template <RecordedGame G>
std::optional<Agreement> lastAgreement(const RecordOf<G> &record, std::span<const typename G::State> states,
                                       std::size_t events)
{
    std::optional<Agreement> last;
    for (qsizetype i = record.agreed.size(); i-- > 0;) {
        const QJsonObject document = record.agreed.at(i).toObject();
        const Agreement mark = markIn(document);
        if (mark.after > events || (last && mark.after <= last->after))
            continue;
        const QString digest = digestOf(G::boardsJson(record.setup, states[mark.after], record.ids));
        if (isAgreedOn(document, digest))
            last = mark;
    }
    return last;
}

} // namespace skyledger::play
