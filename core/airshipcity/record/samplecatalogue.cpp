// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/samplecatalogue.h"

#include "core/table/resourceobject.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

QJsonObject sampleCatalogue()
{
    return table::resourceObject(u":/catalogues/sample.skycatalogue.json"_s);
}

} // namespace skyledger::airshipcity
