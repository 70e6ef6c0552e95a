// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/replay.h"
#include "tests/core/whistlemountain/games/makers.h"

#include <QtCore/QFile>
#include <QtCore/QTextStream>

#include <cstdlib>

/// Plays the example games again: `skyledger-write-whistlemountain-games`. With a number of seeds after it, looks for
/// others that would do and lists them.

using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Example {
    const char *name;
    QStringList players;
    std::uint64_t seed;
    const char *id;
    const char *playedAt;
};

const Example *examples(std::size_t at)
{
    static const Example all[] = {
        {"toll-bridge",
         {u"Ada"_s, u"Bo"_s, u"Cleo"_s},
         506,
         "6f0c3a52-9d1e-4b7a-8a35-2f0d9c1b7e01",
         "2026-12-04T20:10:00+01:00"},
        {"tower-tie",
         {u"Ada"_s, u"Bo"_s},
         224,
         "6f0c3a52-9d1e-4b7a-8a35-2f0d9c1b7e02",
         "2026-12-11T20:30:00+01:00"},
    };
    return at < std::size(all) ? &all[at] : nullptr;
}

int tolls(const GameRecord &record)
{
    int count = 0;
    for (const GameRecord::Entry &entry : record.entries) {
        const auto *played = std::get_if<Played>(&entry.event);
        const auto *move = played ? std::get_if<MoveWorker>(&played->play.what) : nullptr;
        count += move != nullptr && move->toll.has_value();
    }
    return count;
}

void look(const Example &example, std::uint64_t seeds)
{
    QTextStream out(stdout);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const GameRecord record = playedGame(example.players, seed, {}, {});
        const Replay replayed = replay(record, record.cursor);
        if (replayed.state.phase != Phase::Over)
            continue;
        int submerged = 0;
        for (const Machine machine : replayed.state.onGrid)
            submerged += replayed.state.built[machine].area.row < replayed.state.water;
        const FinalScore score = scoreState(record.setup, replayed.state, replayed.ledgers);
        out << example.name << ' ' << seed << " events " << record.entries.size() << " water "
            << replayed.state.water << " submerged " << submerged << " tolls " << tolls(record) << " decided "
            << toText(nameOf(score.decidedBy));
        for (const PlayerScore &player : score.players)
            out << ' ' << player.total;
        out << '\n';
    }
}

} // namespace

int main(int argc, char *argv[])
{
    for (std::size_t at = 0; const Example *example = examples(at); ++at) {
        if (argc > 1) {
            look(*example, std::strtoull(argv[1], nullptr, 10));
            continue;
        }
        QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/whistle-mountain/")
                   + QString::fromLatin1(example->name) + u".skyledger"_s);
        if (!file.open(QIODevice::WriteOnly))
            return 1;
        file.write(
            writeGameRecord(playedGame(example->players, example->seed, QString::fromLatin1(example->id),
                                       QString::fromLatin1(example->playedAt))));
    }
    return 0;
}
