// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguejson.h"

#include <cstdlib>

using namespace skyledger::airshipcity;

/// Whatever the bytes are: they are refused, or they are a catalogue that reads back as what was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto file =
        readCatalogue(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!file)
        return 0;
    const QByteArray written = writeCatalogue(file.value().document);
    const auto again = readCatalogue(written);
    if (!again || writeCatalogue(again.value().document) != written)
        std::abort();
    return 0;
}
