// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"

#include <cstdlib>

using namespace skyledger::airshipcity;

/// Whatever the bytes are: they are refused, or they are a score sheet that reads back as what was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto sheet =
        readScoreSheet(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!sheet)
        return 0;
    const QByteArray written = writeScoreSheet(sheet.value());
    const auto again = readScoreSheet(written);
    if (!again || writeScoreSheet(again.value()) != written)
        std::abort();
    return 0;
}
