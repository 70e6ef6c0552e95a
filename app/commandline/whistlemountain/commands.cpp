// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/commands.h"

#include "app/commandline/whistlemountain/catalogues.h"
#include "app/commandline/whistlemountain/deals.h"
#include "app/commandline/whistlemountain/opened.h"
#include "ui/whistlemountain/words/names.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
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
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainCommands)
};

class WhistleMountainCommands : public commandline::GameCommands
{
public:
    QString id() const override { return gameId; }
    QString name() const override { return u"Whistle Mountain"_s; }
    commandline::SeatRange seats() const override { return {2, 4}; }
    std::vector<Option> options(const QString &command) const override
    {
        if (command == u"moves"_s)
            return {{u"open"_s, {}, Text::tr("what may be built where scaffolds are too many to list")}};
        if (command == u"new"_s || command == u"simulate"_s)
            return {{u"beginner"_s, {}, Text::tr("a first game, without the advanced elements")}};
        return {};
    }
    bool needsSource() const override { return true; }
    std::optional<QString> rulingTitle(const QString &) const override { return std::nullopt; }

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
        return cli::newGame(request, given.has(u"beginner"_s));
    }
    Result<std::unique_ptr<commandline::Simulation>, Answer> simulate(const QStringList &names,
                                                                      const Given &given) const override
    {
        return cli::simulate(names, given.has(u"beginner"_s));
    }
};

} // namespace

const commandline::GameCommands &commands()
{
    static const WhistleMountainCommands commands;
    return commands;
}

} // namespace skyledger::whistlemountain::cli
