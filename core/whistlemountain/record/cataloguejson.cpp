// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/cataloguejson.h"

#include "core/table/jsonmerge.h"
#include "core/table/resourceobject.h"
#include "core/whistlemountain/printed.h"

#include <array>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

Catalogue readCatalogue(const JsonNode &node, bool needsBoard)
{
    Catalogue catalogue;
    Ids ids;
    if (needsBoard)
        printedTable().readForGame(node, ids, catalogue);
    else
        printedTable().read(node, ids, catalogue);
    return catalogue;
}

QJsonObject builtInCatalogue()
{
    return table::resourceObject(u":/catalogues/whistle-mountain/rulebook.skycatalogue.json"_s);
}

QJsonObject sampleCatalogue()
{
    return table::resourceObject(u":/catalogues/whistle-mountain/sample.skycatalogue.json"_s);
}

QJsonObject completed(const QJsonObject &copy)
{
    constexpr std::array whole{"gain"_L1, "cost"_L1};
    return table::filledUp(copy, builtInCatalogue(), whole);
}

} // namespace skyledger::whistlemountain
