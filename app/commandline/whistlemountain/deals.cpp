// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/deals.h"

#include "app/commandline/gamefile.h"
#include "app/commandline/whistlemountain/answershapes.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "app/commandline/whistlemountain/texts.h"
#include "core/play/dealid.h"
#include "core/table/timestamp.h"
#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/record/shapes.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QRandomGenerator>
#include <QtCore/QUuid>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
using commandline::Answer;
using commandline::DealtGame;
using commandline::Exit;
using commandline::NewGameRequest;
using commandline::SimulatedGame;
using commandline::Simulation;
using table::Result;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainDeals)
};

QString trophyName(Trophy trophy)
{
    return trophy == none<Trophy> ? Text::tr("none") : name(trophy);
}

/// How the table is laid out.
QString setupText(const GameRecord &record, const QString &out)
{
    const Setup &setup = record.setup;
    QString text = Text::tr("New game: %1").arg(words::printable(out)) + u'\n';
    const QString notice =
        skyledger::words::sampleNotice(record.document["setup"_L1]["catalogue"_L1].toObject());
    if (!notice.isEmpty())
        text += notice + u'\n';
    text += u'\n';
    for (const Player player : setup.players()) {
        const PlayerInfo &info = record.players[static_cast<qsizetype>(indexOf(player))];
        text += u"  "_s + QString::number(numberOf(player)) + u"  "_s + words::printable(info.name) + u", "_s
            + name(info.color) + u", "_s + Text::tr("ability") + u' ' + name(setup.abilities[player]) + u'\n';
    }
    QStringList trophies;
    for (std::size_t floor = 0; floor < setup.board().floorCount; ++floor)
        trophies.append(trophyName(setup.floorTrophies[floor]));
    text += u'\n' + Text::tr("Face up: %1").arg(faceUpText(setup.displays)) + u'\n';
    text += Text::tr("Trophies from the lowest floor: %1").arg(trophies.join(u", "_s)) + u'\n';
    return text;
}

/// A game dealt by a seed, which gives the id too; without one by chance.
Result<GameRecord, table::ReadError> deal(const QStringList &names, const QJsonObject &catalogue,
                                          bool beginner, std::optional<std::uint64_t> seed,
                                          const QString &playedAt)
{
    table::Random random(seed ? *seed : QRandomGenerator::system()->generate64());
    NewGame game;
    game.names = names;
    game.catalogue = catalogue;
    game.beginner = beginner;
    game.playedAt = playedAt;
    auto dealt = dealGame(game, random);
    if (!dealt)
        return dealt;
    GameRecord record = std::move(dealt).value();
    record.document.insert("id"_L1,
                           seed ? play::idOfDeal(*seed, record.document)
                                : QUuid::createUuid().toString(QUuid::WithoutBraces));
    return record;
}

/// Random games with the sample set.
class RandomGames : public Simulation
{
public:
    RandomGames(QStringList names, bool beginner) : m_names(std::move(names)), m_beginner(beginner) {}

    QStringList players() const override
    {
        QStringList shown;
        for (const QString &each : m_names)
            shown << words::printable(each);
        return shown;
    }
    QString notice() const override { return skyledger::words::sampleNotice(sampleCatalogue()); }
    table::JsonShape shape() const override
    {
        static constexpr table::JsonKey keys[] = {{"game", nullptr},   {"seed", nullptr},
                                                  {"events", nullptr}, {"finished", nullptr},
                                                  {"turns", nullptr},  {"score", &shapes::score}};
        return {keys, nullptr};
    }
    SimulatedGame play(std::uint64_t seed) override
    {
        m_record = deal(m_names, sampleCatalogue(), m_beginner, seed, {}).value();
        const RandomGame game = playRandomly(m_record.setup, seed);
        for (const Play &each : game.plays)
            appendPlay(m_record, each);
        const FinalScore score = scoreState(m_record.setup, game.end, game.ledgers);
        SimulatedGame played;
        played.events = game.plays.size();
        played.ending = game.finished ? Text::tr("the end by the rules")
                                      : Text::tr("stopped after %1 turns").arg(mostTurns);
        for (std::size_t seat = 0; seat < score.players.size(); ++seat) {
            played.totals << QString::number(score.players[seat].total);
            if (score.players[seat].rank == 1)
                played.winners << words::printable(m_names[static_cast<qsizetype>(seat)]);
        }
        played.json = {{"finished"_L1, game.finished},
                       {"turns"_L1, std::min<int>(game.end.turn, mostTurns)},
                       {"score"_L1, scoreJson(score, m_names, game.finished)}};
        return played;
    }
    QByteArray record() const override { return writeGameRecord(m_record); }

private:
    QStringList m_names;
    bool m_beginner;
    GameRecord m_record;
};

} // namespace

Result<DealtGame, Answer> newGame(const NewGameRequest &request, bool beginner)
{
    QJsonObject catalogue = sampleCatalogue();
    if (request.catalogue) {
        table::JsonFaults faults;
        const JsonNode node(faults, *request.catalogue);
        play::readHeader(node, "skyledger-catalogue"_L1, gameId);
        if (!faults.any())
            readCatalogue(node, false);
        if (faults.any())
            return commandline::unreadable(request.catalogueFile, faults.first());
        catalogue = completed(*request.catalogue);
    }
    const QString now = table::timestamp(QDateTime::currentDateTime());
    const auto dealt = deal(request.names, catalogue, beginner, request.seed, now);
    if (!dealt)
        return commandline::complain(Exit::WrongUsage, table::describe(dealt.error()));
    return DealtGame{writeGameRecord(dealt.value()), setupText(dealt.value(), request.out)};
}

Result<std::unique_ptr<Simulation>, Answer> simulate(const QStringList &names, bool beginner)
{
    const auto dealt = deal(names, sampleCatalogue(), beginner, 0, {});
    if (!dealt)
        return commandline::complain(Exit::WrongUsage, table::describe(dealt.error()));
    return std::unique_ptr<Simulation>(std::make_unique<RandomGames>(names, beginner));
}

} // namespace skyledger::whistlemountain::cli
