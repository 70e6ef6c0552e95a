// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/deals.h"

#include "app/commandline/airshipcity/answershapes.h"
#include "app/commandline/airshipcity/scorejson.h"
#include "app/commandline/airshipcity/statetext.h"
#include "app/commandline/gamefile.h"
#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Answer;
using commandline::complain;
using commandline::DealtGame;
using commandline::Exit;
using commandline::Given;
using commandline::NewGameRequest;
using commandline::SimulatedGame;
using commandline::Simulation;
using table::Result;

namespace {

struct NewText {
    Q_DECLARE_TR_FUNCTIONS(NewCommand)
};

struct SimulateText {
    Q_DECLARE_TR_FUNCTIONS(SimulateCommand)
};

/// Players of these names, with the colours in their order.
QList<PlayerInfo> playersOf(const QStringList &names)
{
    QList<PlayerInfo> players;
    for (const QString &name : names)
        players.append({name, static_cast<PlayerColor>(players.size())});
    return players;
}

std::optional<Answer> readEdition(const Given &given, NewGameOptions &options)
{
    if (!given.has(u"edition"_s))
        return std::nullopt;
    const QString name = given.value(u"edition"_s);
    const auto edition = fromName<Edition>(name.toStdString());
    if (!edition)
        return complain(Exit::WrongUsage,
                        words::usage::wordExpected(u"--edition"_s, name, u"fr-2021, en-2020"_s));
    options.edition = *edition;
    return std::nullopt;
}

std::optional<Answer> readComponents(const NewGameRequest &request, const Given &given,
                                     NewGameOptions &options)
{
    if (request.sample)
        options.catalogue = sampleCatalogue();
    if (given.has(u"tiles"_s)) {
        const auto counts = parseTileCounts(given.value(u"tiles"_s));
        if (!counts)
            return complain(Exit::WrongUsage, words::refusal(counts.error()));
        options.tiles = counts.value();
    }
    if (request.catalogue) {
        const auto catalogue = readCatalogue(*request.catalogue);
        if (!catalogue)
            return commandline::unreadable(request.catalogueFile, catalogue.error());
        options.catalogue = catalogue.value().document;
    }
    return std::nullopt;
}

QString text(const GameRecord &record, const QString &out)
{
    const QString file = words::printable(out);
    QString text =
        NewText::tr("New game, %1: %2", "edition, file").arg(words::name(record.setup.edition), file) + u'\n';
    const QString notice = words::sampleNotice(record.catalogue());
    if (!notice.isEmpty())
        text += notice + u'\n';
    return text + u'\n' + setupText(startState(record.setup), words::GameWords(record), record.players);
}

Answer complaintOf(NewGameRefusal refusal, const QString &catalogueFile)
{
    refusal.error.file = catalogueFile;
    const bool badCatalogue = refusal.kind == NewGameRefusal::Kind::Catalogue;
    return complain(badCatalogue ? Exit::Unreadable : Exit::WrongUsage, words::refusal(refusal));
}

/// Random games with the sample set.
class RandomGames : public Simulation
{
public:
    RandomGames(const QStringList &names, NewGames deals)
        : m_names(names), m_deals(std::move(deals)), m_last(m_deals.record(0))
    {
        const words::GameWords game(m_last);
        for (const Player player : game.setup().players())
            m_players << game.player(player);
    }

    QStringList players() const override { return m_players; }
    QString notice() const override { return words::sampleNotice(m_last.catalogue()); }
    table::JsonShape shape() const override
    {
        static constexpr table::JsonKey keys[] = {{"game", nullptr},
                                                  {"seed", nullptr},
                                                  {"events", nullptr},
                                                  {"ending", nullptr},
                                                  {"score", &shapes::score}};
        return {keys, nullptr};
    }
    SimulatedGame play(std::uint64_t seed) override
    {
        const Setup setup = m_deals.setup(seed);
        m_game = playRandomly(setup, seed);
        m_seed = seed;
        const FinalScore final = airshipcity::score(setup, m_game.end, m_game.ledger);
        const auto &ending = m_game.ending;
        SimulatedGame played;
        played.events = m_game.plays.size();
        played.ending = ending ? words::ending(*ending) : SimulateText::tr("no legal move is left");
        for (std::size_t seat = 0; seat < final.players.size(); ++seat) {
            played.totals << words::plainNumber(final.players[seat].total);
            if (final.players[seat].wins)
                played.winners << m_players[static_cast<qsizetype>(seat)];
        }
        played.json = {{u"ending"_s, ending ? QJsonValue(word(*ending)) : QJsonValue(QJsonValue::Null)},
                       {u"score"_s, scoreJson(final, m_names, m_last.ids)}};
        return played;
    }
    QByteArray record() const override
    {
        GameRecord record = m_deals.record(m_seed);
        recordPlays(record, m_game.plays);
        return writeGameRecord(record);
    }

private:
    QStringList m_names;
    QStringList m_players; ///< the same as shown
    NewGames m_deals;
    GameRecord m_last; ///< of any seed: names, ids and catalogue are the same in all
    RandomGame m_game;
    std::uint64_t m_seed = 0;
};

} // namespace

Result<DealtGame, Answer> newGame(const NewGameRequest &request, const Given &given)
{
    NewGameOptions options;
    options.players = playersOf(request.names);
    options.seed = request.seed;
    if (const auto complaint = readEdition(given, options))
        return *complaint;
    if (const auto complaint = readComponents(request, given, options))
        return *complaint;
    const auto record = airshipcity::newGame(options);
    if (!record)
        return complaintOf(record.error(), request.catalogueFile);
    return DealtGame{writeGameRecord(record.value()), text(record.value(), request.out)};
}

Result<std::unique_ptr<Simulation>, Answer> simulate(const QStringList &names)
{
    NewGameOptions options;
    options.players = playersOf(names);
    options.catalogue = sampleCatalogue();
    auto deals = NewGames::prepare(options);
    if (!deals)
        return complain(Exit::WrongUsage, words::refusal(deals.error()));
    return std::unique_ptr<Simulation>(std::make_unique<RandomGames>(names, std::move(deals).value()));
}

} // namespace skyledger::airshipcity::cli
