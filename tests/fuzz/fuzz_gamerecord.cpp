// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/scoring.h"

#include <cstdlib>

using namespace skyledger::airshipcity;

/// Whatever the bytes are: they are refused, or they are a record that can be replayed, scored and written, and that
/// reads back as what was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto record =
        readGameRecord(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!record)
        return 0;
    const Replay replayed = replay(record.value().setup, record.value().inForce());
    score(record.value().setup, replayed.end(), replayed.ledger);

    const QByteArray written = writeGameRecord(record.value());
    const auto again = readGameRecord(written);
    if (!again || writeGameRecord(again.value()) != written)
        std::abort();
    return 0;
}
