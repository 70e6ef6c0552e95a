// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/samplecatalogue.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/table/jsonreader.h"
#include "core/table/valuesource.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

QJsonObject sampleCatalogue()
{
    const auto bytes = table::readBytes(u":/catalogues/sample.skycatalogue.json"_s);
    if (!bytes)
        return {};
    auto document = table::parseObject(bytes.value());
    return document ? std::move(document).value() : QJsonObject();
}

bool holdsSampleValues(const QJsonObject &catalogue)
{
    return table::namesSource(catalogue, "sample"_L1);
}

} // namespace skyledger::airshipcity
