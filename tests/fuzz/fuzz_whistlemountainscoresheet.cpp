// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/whistlemountain/finished.h"

using namespace skyledger;
using namespace skyledger::whistlemountain;

/// Whatever the bytes are: they are refused, or they are a score sheet that can be scored and handed on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto document =
        table::parseObject(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!document)
        return 0;
    const auto sheet = readScoreSheet(document.value());
    if (sheet)
        finishedGame(sheet.value(), scoreOf(sheet.value()));
    return 0;
}
