// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/newgameoptions.h"
#include "app/commandline/airshipcity/scorejson.h"
#include "app/commandline/airshipcity/scoretext.h"
#include "app/commandline/texttable.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/randomplay.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/shapes.h"
#include "core/airshipcity/samplecatalogue.h"
#include "core/airshipcity/scoring.h"
#include "core/table/jsonwriter.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRandomGenerator>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 mostGames = 10'000;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SimulateCommand)
};

struct Simulated {
    std::uint64_t seed = 0;
    std::size_t events = 0;
    std::optional<Ending> ending;
    FinalScore score;
};

QString textOf(const std::optional<Ending> &ending)
{
    return ending ? words::ending(*ending) : Text::tr("no legal move is left");
}

/// A line for each game.
QString listText(const std::vector<Simulated> &games, const words::GameWords &game)
{
    std::vector<Align> columns(3, Align::Right);
    QStringList head{Text::tr("Game"), Text::tr("Seed"), Text::tr("Events")};
    for (const Player player : game.setup().players()) {
        columns.push_back(Align::Right);
        head << game.player(player);
    }
    columns.insert(columns.end(), 2, Align::Left);
    head << Text::tr("Winner") << Text::tr("Ending");
    TextTable table(columns);
    table.add(head);
    for (std::size_t i = 0; i < games.size(); ++i) {
        QStringList row{QString::number(i + 1), QString::number(games[i].seed),
                        QString::number(games[i].events)};
        QStringList winners;
        for (std::size_t seat = 0; seat < games[i].score.players.size(); ++seat) {
            const PlayerScore &player = games[i].score.players[seat];
            row << words::plainNumber(player.total);
            if (player.wins)
                winners << game.player(static_cast<Player>(seat));
        }
        table.add(row << words::listedWithAnd(winners) << textOf(games[i].ending));
    }
    return table.text();
}

QByteArray json(const std::vector<Simulated> &games, const GameRecord &record)
{
    static constexpr table::JsonKey keys[] = {{"game", nullptr},
                                              {"seed", nullptr},
                                              {"events", nullptr},
                                              {"ending", nullptr},
                                              {"score", &shapes::score}};
    static constexpr table::JsonShape shape{keys, nullptr};
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names << player.name;
    QJsonArray list;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto &ending = games[i].ending;
        list.append(
            QJsonObject{{u"game"_s, static_cast<qint64>(i + 1)},
                        {u"seed"_s, static_cast<qint64>(games[i].seed)},
                        {u"events"_s, static_cast<qint64>(games[i].events)},
                        {u"ending"_s, ending ? QJsonValue(word(*ending)) : QJsonValue(QJsonValue::Null)},
                        {u"score"_s, scoreJson(games[i].score, names, record.ids)}});
    }
    return table::writeJson(list, shape);
}

/// Games of consecutive seeds.
struct Series {
    NewGameOptions options;
    std::uint64_t seed = 0;
    qint64 games = 1;
};

std::optional<Answer> readSeries(const Given &given, Series &series)
{
    std::optional<Answer> complaint;
    const auto players = playersOf(given, u"simulate"_s, {}, complaint);
    if (complaint)
        return complaint;
    series.options.players = *players;
    series.options.catalogue = sampleCatalogue();
    // A seed by chance is short enough to be typed again.
    series.seed = seedOf(given, complaint).value_or(QRandomGenerator::system()->bounded(1'000'000U));
    if (complaint)
        return complaint;
    series.games = given.number(u"games"_s, 1, mostGames, complaint).value_or(1);
    return complaint ? complaint : complaintAboutOut(given);
}

Answer run(const Given &given)
{
    Series series;
    if (const auto complaint = readSeries(given, series))
        return *complaint;
    const auto deals = NewGames::prepare(series.options);
    if (!deals)
        return complain(Exit::WrongUsage, words::refusal(deals.error()));
    std::vector<Simulated> games;
    RandomGame game;
    std::uint64_t seed = series.seed;
    for (qint64 i = 0; i < series.games; ++i) {
        seed = series.seed + static_cast<std::uint64_t>(i);
        const Setup setup = deals.value().setup(seed);
        game = playRandomly(setup, seed);
        games.push_back({seed, game.plays.size(), game.ending, score(setup, game.end, game.ledger)});
    }
    GameRecord last = deals.value().record(seed);
    if (given.has(u"out"_s)) {
        recordPlays(last, game.plays);
        if (const auto complaint = writeOut(given, last))
            return *complaint;
    }
    if (given.json())
        return answer(json(games, last));
    const QString notice = words::sampleNotice(last.catalogue());
    return answer(notice + u"\n\n"_s + listText(games, words::GameWords(last)));
}

} // namespace

Command simulateCommand()
{
    return {
        .name = u"simulate"_s,
        .synopsis = Text::tr("--players N [--seed S] [--games K] [--out FILE] [--json]"),
        .summary = Text::tr("random legal games with the sample set, and their scores"),
        .description =
            Text::tr("Plays random legal games with made up component values and shows their final "
                     "scores. Game K of a series has the seed S + K - 1."),
        .options = {playersOption(),
                    seedOption(),
                    {u"games"_s, u"K"_s, Text::tr("how many games; left out, one")},
                    {u"out"_s, Text::tr("FILE"), Text::tr("keeps the last game as a record (*.skyledger)")},
                    jsonOption()},
        .run = run};
}

} // namespace skyledger::commandline
