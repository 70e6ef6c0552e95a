// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/samplecatalogue.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/table/jsonreader.h"

#include <QtCore/QJsonArray>

#include <algorithm>

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

namespace {

/// Whether `source` or `sources` name the sample set anywhere in a value.
bool namesSample(const QJsonValue &value, bool isSource = false)
{
    if (value.isString())
        return isSource && value.toString() == "sample"_L1;
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return std::any_of(list.begin(), list.end(), [](const auto &each) { return namesSample(each); });
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (namesSample(it.value(), isSource || it.key() == "source"_L1 || it.key() == "sources"_L1))
            return true;
    }
    return false;
}

} // namespace

bool holdsSampleValues(const QJsonObject &catalogue)
{
    return namesSample(catalogue);
}

} // namespace skyledger::airshipcity
