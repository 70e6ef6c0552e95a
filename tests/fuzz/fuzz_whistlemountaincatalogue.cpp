// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/cataloguecheck.h"
#include "core/whistlemountain/record/cataloguejson.h"

using namespace skyledger;
using namespace skyledger::whistlemountain;

/// Whatever the bytes are: they are refused, or they are a catalogue whose values can be listed and compared.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto document =
        table::parseObject(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!document)
        return 0;
    table::JsonFaults faults;
    const Catalogue catalogue = readCatalogue(table::JsonNode(faults, document.value()), false);
    if (faults.any())
        return 0;
    inconsistencies(catalogue);
    catalogueEntries(document.value());
    return 0;
}
