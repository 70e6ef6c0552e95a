// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/whistlemountain/guide/seat.h"

#include "core/whistlemountain/newgame.h"

#include <algorithm>

namespace skyledger::ui::test {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;
using whistle::Ask;
using whistle::pathOf;

GameRecord dealtGame(const QStringList &names, std::uint64_t seed)
{
    table::Random random(seed);
    NewGame game;
    game.names = names;
    game.catalogue = sampleCatalogue();
    auto record = dealGame(game, random);
    if (!record)
        qFatal("%s", qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

GameRecord emptyBox(const QStringList &names, std::uint64_t seed)
{
    table::Random random(seed);
    NewGame game;
    game.names = names;
    game.catalogue =
        completed({{u"format"_s, u"skyledger-catalogue"_s},
                   {u"version"_s, 1},
                   {u"game"_s, gameId},
                   {u"source"_s, u"copy"_s},
                   {u"board"_s, QJsonObject{{u"columns"_s, 10}, {u"rows"_s, 12}, {u"bridgeRow"_s, 7}}}});
    const auto dealt = dealGame(game, random);
    if (!dealt)
        qFatal("%s", qPrintable(table::describe(dealt.error())));
    // What lies on the table is told as it is met.
    QJsonObject document = play::RecordFile<Game>::json(dealt.value());
    QJsonObject setup = document[u"setup"_s].toObject();
    setup.remove(u"displays"_s);
    setup.remove(u"floorTrophies"_s);
    document[u"setup"_s] = setup;
    auto record = readGameRecord(document);
    if (!record)
        qFatal("%s", qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

PartialPlay pathAtTable(const Session &session, const Play &play)
{
    PartialPlay path = pathOf(session.state(), play);
    const auto *build = std::get_if<BuildScaffold>(&play.what);
    if (build == nullptr || session.setup().catalogue.listsEveryScaffold())
        return path;
    path.answers.clear();
    for (const ScaffoldCell &each : build->cells)
        path.answers.push_back({Ask::Cell, static_cast<int>(each.cell)});
    for (const ScaffoldCell &each : build->cells)
        path.answers.push_back({Ask::Print, static_cast<int>(each.print)});
    path.answers.push_back({Ask::Pay, build->pay ? whistle::amountsCode(*build->pay) : 0});
    return path;
}

namespace {

/// Whether a partial play can still become a path: it holds none of its answers wrongly, nor once too often.
bool isOnTheWay(const PartialPlay &partial, const PartialPlay &path)
{
    auto left = path.answers;
    for (const GivenAnswer &each : partial.answers) {
        if (each.question == Ask::Otherwise)
            continue;
        const auto at = std::find(left.begin(), left.end(), each);
        if (at == left.end())
            return false;
        left.erase(at);
    }
    return partial.kind == path.kind;
}

/// The same play paid as printed.
Play asPrinted(Play play)
{
    std::visit(
        [](auto &what) {
            if constexpr (requires { what.pay; })
                what.pay.reset();
        },
        play.what);
    return play;
}

} // namespace

void WhistleMountainSeat::choose(std::size_t option)
{
    const auto isCell = [](const PartialPlay &play) {
        return !play.answers.empty() && play.answers.back().question == Ask::Cell;
    };
    const bool drags = isCell(m_table.guide().options()[option].leadsTo);
    if (!drags || !m_drags)
        ++m_presses;
    m_drags = drags;
    m_table.guide().choose(option);
}

std::optional<std::size_t> WhistleMountainSeat::optionToward(const PartialPlay &path, bool otherwise) const
{
    const auto &options = m_table.guide().options();
    const auto found = std::find_if(options.begin(), options.end(), [&](const PlayOption &each) {
        if (each.status == PlayOption::Status::Refused)
            return false;
        if (otherwise && !m_table.guide().canGoBack())
            return each.leadsTo.kind == static_cast<std::size_t>(whistle::Deed::PayOtherwise);
        return isOnTheWay(each.leadsTo, path);
    });
    if (found == options.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - options.begin());
}

bool WhistleMountainSeat::lead(const Play &play)
{
    Session &session = m_table.session();
    const PartialPlay path = pathOf(session.state(), play);
    const bool otherwise =
        path.answer(Ask::Pay).value_or(0) != 0 && session.verdict(Played{asPrinted(play), {}}).allowed();
    const qsizetype before = session.cursor();
    if (const auto from = path.answer(Ask::From); from && !otherwise && !m_table.guide().canGoBack()
        && m_table.touch(whistle::thing(whistle::Thing::Place, *from)))
        ++m_presses; // the pawn is clicked
    while (session.cursor() == before) {
        const auto option = optionToward(path, otherwise);
        if (!option)
            return false;
        choose(*option);
    }
    return session.record().entries[static_cast<std::size_t>(before)].event == Event(Played{play, {}});
}

bool WhistleMountainSeat::chooseAny(table::Random &random)
{
    return chooseAny(random, false);
}

bool WhistleMountainSeat::chooseAnyThatLacks(table::Random &random)
{
    if (m_table.guide().lacking() == nullptr)
        return chooseAny(random, true);
    std::vector<ToldAmount> told;
    for (const AskedAmount &asked : m_table.guide().amounts())
        told.push_back({asked.key, std::min(asked.most, asked.known.value_or(3))});
    const qsizetype before = m_table.session().cursor();
    m_table.guide().report(told);
    return m_table.session().cursor() > before;
}

bool WhistleMountainSeat::chooseAny(table::Random &random, bool undetermined)
{
    std::vector<std::size_t> offered;
    const auto &options = m_table.guide().options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].status == PlayOption::Status::Offered
            || (undetermined && options[i].status == PlayOption::Status::Undetermined))
            offered.push_back(i);
    }
    if (offered.empty())
        return false;
    choose(offered[random.below(static_cast<std::uint32_t>(offered.size()))]);
    return true;
}

} // namespace skyledger::ui::test
