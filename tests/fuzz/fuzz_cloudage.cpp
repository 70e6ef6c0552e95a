// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/printed.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/replay.h"
#include "core/cloudage/scoring.h"
#include "core/table/jsonreader.h"

#include <cstdlib>

using namespace skyledger;
using namespace skyledger::cloudage;

namespace {

/// A record can be replayed, scored and written, and reads back as what was written.
void tryRecord(const QJsonObject &document)
{
    const auto record = readGameRecord(document);
    if (!record)
        return;
    const Replay replayed = replay(record.value().setup, record.value().inForce());
    score(record.value().setup, replayed.end(), replayed.ledger);

    const QByteArray written = writeGameRecord(record.value());
    const auto parsed = table::parseObject(written);
    if (!parsed)
        std::abort();
    const auto again = readGameRecord(parsed.value());
    if (!again || writeGameRecord(again.value()) != written)
        std::abort();
}

} // namespace

/// Whatever the bytes are: they are refused, or they are a record, a catalogue or a score sheet of CloudAge.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto document =
        table::parseObject(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!document)
        return 0;
    tryRecord(document.value());
    static_cast<void>(readCatalogue(document.value()));
    if (const auto sheet = readScoreSheet(document.value()))
        score(sheet.value());
    return 0;
}
