// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/parts.h"
#include "app/commandline/gamefile.h"
#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"
#include "core/cloudage/record/shapes.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/sources.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Answer;
using commandline::complain;
using commandline::DealtGame;
using commandline::Exit;
using commandline::Given;
using commandline::Option;
using commandline::SimulatedGame;
using table::Result;
using table::toText;
using table::word;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

template <class Key>
std::optional<Answer> readOption(const Given &given, const QString &option, Key &value)
{
    if (!given.has(option))
        return std::nullopt;
    const QString name = given.value(option);
    if (const auto key = fromName<Key>(name.toStdString())) {
        value = *key;
        return std::nullopt;
    }
    QStringList words;
    for (const std::string_view each : nameTable<Key>)
        words << toText(each);
    return complain(Exit::WrongUsage,
                    words::usage::wordExpected(u"--"_s + option, name, words.join(u", "_s)));
}

/// Mode and chapter: a campaign has a chapter, nothing else has.
std::optional<Answer> readMode(const Given &given, const QString &command, NewGameOptions &options)
{
    if (auto complaint = readOption(given, u"mode"_s, options.mode))
        return complaint;
    if (auto complaint = readOption(given, u"chapter"_s, options.chapter))
        return complaint;
    const bool isCampaign = options.mode == Mode::Campaign;
    if (isCampaign && !given.has(u"chapter"_s))
        return complain(Exit::WrongUsage, words::usage::missingOption(u"--chapter"_s, command));
    if (!isCampaign && given.has(u"chapter"_s))
        return complain(Exit::WrongUsage,
                        words::usage::notTogether(u"--chapter"_s, u"--mode "_s + word(options.mode)));
    return std::nullopt;
}

QString refusalText(const NewGameRefusal &refusal)
{
    switch (refusal.kind) {
    case NewGameRefusal::Kind::PlayerCount:
        return Text::tr("1 to 4 players are needed");
    case NewGameRefusal::Kind::Name:
        return Text::tr("the name of player %1 is empty or too long").arg(refusal.number);
    case NewGameRefusal::Kind::SameName:
        return Text::tr("player %1 has the name of another one").arg(refusal.number);
    case NewGameRefusal::Kind::Missions: // which are not told here
    case NewGameRefusal::Kind::Catalogue:
        break;
    }
    return {};
}

Answer complaintOf(const NewGameRefusal &refusal, const QString &catalogueFile)
{
    if (refusal.kind == NewGameRefusal::Kind::Catalogue)
        return commandline::unreadable(catalogueFile, refusal.error);
    return complain(Exit::WrongUsage, refusalText(refusal));
}

QString setupText(const GameRecord &record)
{
    QString text = wording::modeName(record.setup.mode, record.setup.chapter) + u'\n';
    QStringList boards;
    const QJsonArray sides = record.document["setup"_L1]["boards"_L1].toArray();
    for (const auto &side : sides)
        boards << side.toString();
    text += Text::tr("Map boards: %1").arg(boards.join(u", "_s)) + u'\n';
    text += Text::tr("First player: %1").arg(record.players.front().name) + u'\n';
    text += Text::tr("Markers on each round track: %1").arg(record.setup.rounds()) + u'\n';
    return text;
}

/// Random games with the sample set.
class RandomGames : public commandline::Simulation
{
public:
    RandomGames(NewGameOptions options, GameRecord first)
        : m_options(std::move(options)), m_record(std::move(first))
    {
    }

    QStringList players() const override { return m_options.names; }
    QString notice() const override { return skyledger::words::sampleNotice(m_record.catalogue()); }
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
        m_options.seed = seed;
        if (auto dealt = cloudage::newGame(m_options))
            m_record = std::move(dealt).value();
        m_game = playRandomly(m_record.setup, cityCardsOf(m_record), seed);
        const FinalScore final = cloudage::score(m_record.setup, m_game.end, m_game.ledger);
        const ScoringTerms terms{m_record.setup.rulings, m_record.setup.mode, m_record.setup.chapter};
        SimulatedGame played;
        played.events = m_game.events.size();
        played.ending =
            m_game.over ? Text::tr("the last marker is placed") : Text::tr("no legal event is left");
        for (std::size_t seat = 0; seat < final.players.size(); ++seat) {
            played.totals.push_back(QString::number(final.players[seat].total));
            if (final.players[seat].wins)
                played.winners.push_back(m_options.names[static_cast<qsizetype>(seat)]);
        }
        played.json = {{u"ending"_s, m_game.over ? QJsonValue(u"over"_s) : QJsonValue(QJsonValue::Null)},
                       {u"score"_s, scoreJson(final, terms, m_options.names, m_record.ids)}};
        return played;
    }
    QByteArray record() const override
    {
        GameRecord record = m_record;
        for (const Played &played : m_game.events)
            appendEvent(record, played);
        return writeGameRecord(record);
    }

private:
    NewGameOptions m_options;
    GameRecord m_record;
    RandomGame m_game;
};

} // namespace

std::vector<Option> dealOptions(const QString &command)
{
    std::vector<Option> options;
    if (command != u"new"_s && command != u"simulate"_s)
        return options;
    options.push_back(
        {u"mode"_s, Text::tr("M"), Text::tr("scenario-1, scenario-2 (if left out), scenario-3 or campaign")});
    options.push_back({u"chapter"_s, Text::tr("C"), Text::tr("of a campaign: 1, 2, 3, 4a, 4b, 5 or 6")});
    if (command == u"new"_s)
        options.push_back(
            {u"campaign"_s, Text::tr("ID"), Text::tr("the id that the records of a campaign share")});
    return options;
}

Result<DealtGame, Answer> newGame(const commandline::NewGameRequest &request, const Given &given)
{
    NewGameOptions options;
    options.names = request.names;
    options.seed = request.seed;
    if (const auto complaint = readMode(given, u"new"_s, options))
        return *complaint;
    options.campaign = given.value(u"campaign"_s);
    if (request.sample)
        options.catalogue = sampleCatalogue();
    if (request.catalogue) {
        const auto catalogue = readCatalogue(*request.catalogue);
        if (!catalogue)
            return commandline::unreadable(request.catalogueFile, catalogue.error());
        options.catalogue = *request.catalogue;
    }
    const auto record = cloudage::newGame(options);
    if (!record)
        return complaintOf(record.error(), request.catalogueFile);
    QString text = Text::tr("New game: %1").arg(request.out) + u'\n';
    const QString notice = skyledger::words::sampleNotice(record.value().catalogue());
    if (!notice.isEmpty())
        text += notice + u'\n';
    return DealtGame{writeGameRecord(record.value()), text + u'\n' + setupText(record.value())};
}

Result<std::unique_ptr<commandline::Simulation>, Answer> simulate(const QStringList &names,
                                                                  const Given &given)
{
    NewGameOptions options;
    options.names = names;
    options.catalogue = sampleCatalogue();
    options.dealsMissions = true;
    if (const auto complaint = readMode(given, u"simulate"_s, options))
        return *complaint;
    options.seed = 0;
    auto first = cloudage::newGame(options);
    if (!first)
        return complaintOf(first.error(), {});
    return std::unique_ptr<commandline::Simulation>(
        std::make_unique<RandomGames>(options, std::move(first).value()));
}

} // namespace skyledger::cloudage::cli
