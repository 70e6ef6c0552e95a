// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/citycopies.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/box/sharing/comparedcopies.h"

#include <memory>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

class CityWords : public CopyWords
{
public:
    explicit CityWords(const QJsonObject &document) : m_file(readCatalogue(document).value()) {}

    QString name(const box::CopyPlace &place) const override
    {
        return words::fieldOf(fieldPlace(place), m_file);
    }
    QString value(const box::CopyPlace &place, const QJsonValue &value) const override
    {
        return words::printed(*valueIn(place.field.as<Printed>(), value), place.field);
    }

private:
    CatalogueFile m_file;
};

} // namespace

SharedCopies airshipCityCopies()
{
    SharedCopies copies = sharedCopies(
        {[](const QJsonObject &document) { return std::make_unique<CityCopy>(document); }, layeredOverBuiltIn,
         [](const QJsonObject &document) { return std::make_unique<CityWords>(document); }});
    copies.rebased = [](const QJsonObject &mine, const QJsonObject &ours, const QJsonObject &now) {
        return now.isEmpty() ? ours : rebasedCatalogue(mine.isEmpty() ? emptyCatalogue() : mine, ours, now);
    };
    copies.read = [](const QString &path) -> table::Result<QJsonObject, table::ReadError> {
        auto read = readForeignCatalogue(path);
        if (!read)
            return read.error();
        return std::move(read).value().document;
    };
    copies.write = writeCatalogue;
    return copies;
}

} // namespace skyledger::ui
