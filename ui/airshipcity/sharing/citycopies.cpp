// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/citycopies.h"

#include "core/airshipcity/game/session.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/gamewords.h"
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

    QString name(const box::CopyPlace &place) const override { return words::fieldOf(place, m_file); }
    QString value(const box::CopyPlace &place, const QJsonValue &value) const override
    {
        return words::printed(*valueIn(place.field, value), place.field);
    }

private:
    CatalogueFile m_file;
};

class CityReports : public ReportingGame
{
public:
    explicit CityReports(GameRecord game) : m_session(std::move(game)) {}

    std::vector<ValueProposal> proposals() const override
    {
        return proposalsOf(m_session, words::GameWords(m_session.record()));
    }
    std::optional<QJsonObject> withValue(const QJsonObject &copy, const ValuePlace &which,
                                         const describe::Value &value) const override
    {
        return copyWithValue(copy, m_session.record(), which, *printedIn(value));
    }
    void enter(const ValuePlace &which, const describe::Value &value) override
    {
        m_session.enter(which, *printedIn(value));
    }

private:
    Session m_session;
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

table::Result<ReportingFile, table::ReadError> airshipCityReports(const QString &path)
{
    auto read = readForeignCatalogue(path);
    if (!read)
        return read.error();
    ForeignCatalogue other = std::move(read).value();
    ReportingFile file{nullptr, holdsSampleValues(other.document)};
    if (other.game)
        file.game = std::make_shared<CityReports>(std::move(*other.game));
    return file;
}

} // namespace skyledger::ui
