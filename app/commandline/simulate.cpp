// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"
#include "app/commandline/games.h"
#include "app/commandline/newgameoptions.h"
#include "app/commandline/texttable.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QRandomGenerator>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 mostGames = 10'000;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SimulateCommand)
};

/// Games of consecutive seeds.
struct Series {
    QStringList names;
    std::uint64_t seed = 0;
    qint64 games = 1;

    std::uint64_t seedOfGame(std::size_t game) const { return seed + game; }
};

/// A line for each game.
QString listText(const Series &series, const std::vector<SimulatedGame> &games, const QStringList &players)
{
    std::vector<Align> columns(3, Align::Right);
    columns.insert(columns.end(), static_cast<std::size_t>(players.size()), Align::Right);
    columns.insert(columns.end(), 2, Align::Left);
    TextTable table(columns);
    table.add(QStringList{Text::tr("Game"), Text::tr("Seed"), Text::tr("Events")} + players
              + QStringList{Text::tr("Winner"), Text::tr("Ending")});
    for (std::size_t i = 0; i < games.size(); ++i) {
        const SimulatedGame &game = games[i];
        table.add(QStringList{QString::number(i + 1), QString::number(series.seedOfGame(i)),
                              QString::number(game.events)}
                  + game.totals + QStringList{words::listedWithAnd(game.winners), game.ending});
    }
    return table.text();
}

QByteArray json(const Series &series, const std::vector<SimulatedGame> &games, const table::JsonShape &shape)
{
    QJsonArray list;
    for (std::size_t i = 0; i < games.size(); ++i) {
        QJsonObject game = games[i].json;
        game.insert(u"game"_s, static_cast<qint64>(i + 1));
        game.insert(u"seed"_s, static_cast<qint64>(series.seedOfGame(i)));
        game.insert(u"events"_s, static_cast<qint64>(games[i].events));
        list.append(game);
    }
    return table::writeJson(list, shape);
}

std::optional<Answer> readSeries(const GameCommands &game, const Given &given, Series &series)
{
    std::optional<Answer> complaint = complaintAboutOptions(game, u"simulate"_s, given);
    if (complaint)
        return complaint;
    const auto names = namesOf(game, given, u"simulate"_s, complaint);
    if (!names)
        return complaint;
    series.names = *names;
    // A seed by chance is short enough to be typed again.
    series.seed = seedOf(given, complaint).value_or(QRandomGenerator::system()->bounded(1'000'000U));
    if (complaint)
        return complaint;
    series.games = given.number(u"games"_s, 1, mostGames, complaint).value_or(1);
    return complaint ? complaint : complaintAboutOut(given);
}

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const GameCommands *game = gameOf(given, complaint);
    if (!game)
        return *complaint;
    Series series;
    if ((complaint = readSeries(*game, given, series)))
        return *complaint;
    const auto prepared = game->simulate(series.names, given);
    if (!prepared)
        return prepared.error();
    Simulation &simulation = *prepared.value();
    std::vector<SimulatedGame> games;
    for (std::size_t i = 0; i < static_cast<std::size_t>(series.games); ++i)
        games.push_back(simulation.play(series.seedOfGame(i)));
    if (given.has(u"out"_s)) {
        if ((complaint = writeOut(given, simulation.record())))
            return *complaint;
    }
    if (given.json())
        return answer(json(series, games, simulation.shape()));
    return answer(simulation.notice() + u"\n\n"_s + listText(series, games, simulation.players()));
}

} // namespace

Command simulateCommand()
{
    Command command{
        .name = u"simulate"_s,
        .synopsis = Text::tr("[--game G] --players N [--seed S] [--games K] [--out FILE] [--json] [OPTIONS]"),
        .summary = Text::tr("random legal games with the sample set, and their scores"),
        .description =
            Text::tr("Plays random legal games with made up component values and shows their final "
                     "scores. Game K of a series has the seed S + K - 1."),
        .options = {gameOption(),
                    playersOption(),
                    seedOption(),
                    {u"games"_s, u"K"_s, Text::tr("how many games; left out, one")},
                    {u"out"_s, Text::tr("FILE"), Text::tr("keeps the last game as a record (*.skyledger)")},
                    jsonOption()},
        .run = run};
    for (const Option &option : gameOptions(command.name))
        command.options.push_back(option);
    return command;
}

} // namespace skyledger::commandline
