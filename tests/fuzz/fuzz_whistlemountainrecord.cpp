// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/replay.h"

#include <cstdlib>

using namespace skyledger;
using namespace skyledger::whistlemountain;

/// Whatever the bytes are: they are refused, or they are a record that can be replayed, scored and written, and that
/// reads back as what was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using File = play::RecordFile<Game>;
    const auto record =
        File::read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!record)
        return 0;
    const Replay replayed = replay(record.value(), record.value().cursor);
    scoreState(record.value().setup, replayed.state, replayed.ledgers);
    std::vector<Play> plays;
    legalEvents(record.value().setup, replayed.state, plays);
    for (const Play &play : plays) {
        if (!check(record.value().setup, replayed.state, play).allowed())
            std::abort();
    }

    const QByteArray written = File::write(record.value());
    const auto again = File::read(written);
    if (!again || File::write(again.value()) != written)
        std::abort();
    return 0;
}
