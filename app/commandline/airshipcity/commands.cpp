// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/commands.h"

#include "app/commandline/airshipcity/catalogues.h"
#include "app/commandline/airshipcity/deals.h"
#include "app/commandline/airshipcity/opened.h"
#include "core/airshipcity/rulings.h"
#include "ui/airshipcity/words/newgame.h"

#include <QtCore/QCoreApplication>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Answer;
using commandline::CatalogueDifferences;
using commandline::CatalogueReport;
using commandline::CatalogueSide;
using commandline::Given;
using commandline::NewGameRequest;
using commandline::Option;
using table::ReadError;
using table::Result;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(NewCommand)
};

class AirshipCityCommands : public commandline::GameCommands
{
public:
    QString id() const override { return u"airship-city"_s; }
    QString name() const override { return u"Airship City"_s; }
    commandline::SeatRange seats() const override { return {3, 4}; }
    std::vector<Option> options(const QString &command) const override
    {
        if (command != u"new"_s)
            return {};
        return {
            {u"tiles"_s, Text::tr("LIST"),
             Text::tr("with these 16 tiles, such as forest=2,mine=2,harbor=1; other values are not known")},
            {u"edition"_s, u"E"_s, Text::tr("fr-2021 (if left out) or en-2020")}};
    }
    QStringList sources() const override { return {u"sample"_s, u"catalogue"_s, u"tiles"_s}; }
    bool needsSource() const override { return true; }
    std::optional<QString> rulingTitle(const QString &key) const override
    {
        const RulingInfo *ruling = rulingTable().find(key.toStdString());
        return ruling ? std::optional(words::rulingTitle(*ruling)) : std::nullopt;
    }

    Result<std::unique_ptr<commandline::OpenedRecord>, ReadError>
    openRecord(const QJsonObject &document) const override
    {
        return cli::openRecord(document);
    }
    Result<std::unique_ptr<commandline::OpenedSheet>, ReadError>
    openSheet(const QJsonObject &document) const override
    {
        return cli::openSheet(document);
    }
    Result<CatalogueReport, ReadError> checkCatalogue(const QJsonObject &document) const override
    {
        return cli::checkCatalogue(document);
    }
    Result<CatalogueDifferences, commandline::SideError>
    compareCatalogues(const CatalogueSide &mine, const CatalogueSide &theirs) const override
    {
        return cli::compareCatalogues(mine, theirs);
    }
    Result<commandline::DealtGame, Answer> newGame(const NewGameRequest &request,
                                                   const Given &given) const override
    {
        return cli::newGame(request, given);
    }
    Result<std::unique_ptr<commandline::Simulation>, Answer> simulate(const QStringList &names,
                                                                      const Given &) const override
    {
        return cli::simulate(names);
    }
};

} // namespace

const commandline::GameCommands &commands()
{
    static const AirshipCityCommands commands;
    return commands;
}

} // namespace skyledger::airshipcity::cli
