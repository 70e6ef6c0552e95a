// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/commands.h"

#include "app/commandline/cloudage/parts.h"
#include "core/cloudage/rulingtable.h"

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Answer;
using commandline::CatalogueDifferences;
using commandline::CatalogueReport;
using commandline::CatalogueSide;
using commandline::Given;
using table::ReadError;
using table::Result;

namespace {

class CloudAgeCommands : public commandline::GameCommands
{
public:
    QString id() const override { return u"cloudage"_s; }
    QString name() const override { return u"CloudAge"_s; }
    commandline::SeatRange seats() const override { return {1, 4}; }
    std::vector<commandline::Option> options(const QString &command) const override
    {
        return dealOptions(command);
    }
    bool needsSource() const override { return false; }
    std::vector<commandline::Command> moreCommands() const override { return {campaignCommand()}; }
    std::optional<QString> rulingTitle(const QString &key) const override
    {
        const RulingInfo *ruling = rulingTable().find(key.toStdString());
        return ruling ? std::optional(table::toText(ruleId(ruling->rule))) : std::nullopt;
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
    Result<commandline::DealtGame, Answer> newGame(const commandline::NewGameRequest &request,
                                                   const Given &given) const override
    {
        return cli::newGame(request, given);
    }
    Result<std::unique_ptr<commandline::Simulation>, Answer> simulate(const QStringList &names,
                                                                      const Given &given) const override
    {
        return cli::simulate(names, given);
    }
};

} // namespace

const commandline::GameCommands &commands()
{
    static const CloudAgeCommands commands;
    return commands;
}

} // namespace skyledger::cloudage::cli
