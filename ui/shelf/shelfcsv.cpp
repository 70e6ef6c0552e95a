// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/shelfcsv.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ShelfCsv)
};

/// A time as spreadsheets know one: that of the table's clock, without its offset.
QString timeInTable(const QString &time)
{
    const QDateTime known = QDateTime::fromString(time, Qt::ISODate);
    return known.isValid() ? known.toString(u"yyyy-MM-dd HH:mm:ss"_s) : time;
}

QString yesOrNo(bool is)
{
    return is ? Words::tr("yes") : Words::tr("no");
}

/// A source of points of one game: two games may call different things by one id.
struct Source {
    QString game;
    QString id;
    friend bool operator==(const Source &, const Source &) = default;
};

std::vector<Source> sourcesOf(const std::vector<table::FinishedGame> &games)
{
    std::vector<Source> sources;
    for (const table::FinishedGame &game : games) {
        for (const table::FinishedPlayer &player : game.players) {
            for (auto it = player.pointsBySource.begin(); it != player.pointsBySource.end(); ++it) {
                const Source source{game.game, it.key()};
                if (std::find(sources.begin(), sources.end(), source) == sources.end())
                    sources.push_back(source);
            }
        }
    }
    std::sort(sources.begin(), sources.end(), [](const Source &a, const Source &b) {
        return a.game != b.game ? a.game < b.game : a.id < b.id;
    });
    return sources;
}

bool areOfSeveralKinds(const std::vector<table::FinishedGame> &games)
{
    return std::any_of(games.begin(), games.end(),
                       [&games](const auto &game) { return game.game != games.front().game; });
}

/// A word of a game for one of its ids.
QString said(const ShelfWords *words, QString (ShelfWords::*name)(const QString &) const, const QString &id)
{
    return words ? (words->*name)(id) : id;
}

QStringList headOf(const std::vector<Source> &sources, const WordsOfGames &words, bool withGame)
{
    QStringList head{Words::tr("Date"),   Words::tr("Edition"),       Words::tr("Final"), Words::tr("Seat"),
                     Words::tr("Player"), Words::tr("Colour"),        Words::tr("Total"), Words::tr("Rank"),
                     Words::tr("Winner"), Words::tr("Resources left")};
    if (withGame)
        head.insert(1, Words::tr("Game"));
    for (const Source &source : sources) {
        const ShelfWords *game = wordsOf(words, source.game);
        const QString name = said(game, &ShelfWords::sourceName, source.id);
        head << (withGame ? Words::tr("%1: %2", "game, source of points")
                                .arg(game ? game->name() : source.game, name)
                          : name);
    }
    return head << Words::tr("Id");
}

} // namespace

QByteArray shelfCsv(const std::vector<table::FinishedGame> &games, const WordsOfGames &words,
                    const words::CsvForm &form)
{
    const std::vector<Source> sources = sourcesOf(games);
    const bool withGame = areOfSeveralKinds(games);
    table::CellRows rows{headOf(sources, words, withGame)};
    for (const table::FinishedGame &game : games) {
        const ShelfWords *own = wordsOf(words, game.game);
        for (qsizetype seat = 0; seat < game.players.size(); ++seat) {
            const table::FinishedPlayer &player = game.players[seat];
            QStringList row{timeInTable(game.endedAt.isEmpty() ? game.playedAt : game.endedAt),
                            said(own, &ShelfWords::editionName, game.edition),
                            yesOrNo(game.isFinal),
                            QString::number(seat + 1),
                            table::plainCell(player.name),
                            said(own, &ShelfWords::colorName, player.color),
                            player.total ? QString::number(*player.total) : QString(),
                            QString::number(player.rank),
                            yesOrNo(player.won),
                            QString::number(player.resources)};
            if (withGame)
                row.insert(1, own ? own->name() : game.game);
            for (const Source &source : sources) {
                const bool isOfGame = source.game == game.game;
                row << (isOfGame ? QString::number(player.pointsBySource.value(source.id)) : QString());
            }
            rows << (row << table::plainCell(game.id));
        }
    }
    return words::csvBytes(rows, form);
}

} // namespace skyledger::ui
