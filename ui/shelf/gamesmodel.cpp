// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/gamesmodel.h"

#include "ui/widgets/plaintip.h"
#include "ui/words/besideothers.h"
#include "ui/words/moments.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QDateTime>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using shelf::ShelvedGame;
using table::FinishedGame;
using table::FinishedPlayer;

namespace {

QString whenOf(const FinishedGame &game)
{
    return game.endedAt.isEmpty() ? game.playedAt : game.endedAt;
}

QString dateOf(const FinishedGame &game)
{
    const QDateTime when = QDateTime::fromString(whenOf(game), Qt::ISODate);
    if (!when.isValid())
        return {};
    return words::writtenDay(when.date());
}

QList<FinishedPlayer> ranked(const FinishedGame &game)
{
    QList<FinishedPlayer> players = game.players;
    std::stable_sort(players.begin(), players.end(),
                     [](const FinishedPlayer &a, const FinishedPlayer &b) { return a.rank < b.rank; });
    return players;
}

} // namespace

QString gameTitle(const FinishedGame &game)
{
    QStringList names;
    for (const FinishedPlayer &player : game.players)
        names << words::besideOthers(player.name);
    const QString date = whenOf(game).left(10);
    return (date.isEmpty() ? QString() : date + u' ') + words::listed(names);
}

GamesModel::GamesModel(WordsOfGames words, QObject *parent)
    : QAbstractTableModel(parent), m_words(std::move(words))
{
}

bool GamesModel::hasSeveralGames() const
{
    return std::any_of(m_games.begin(), m_games.end(), [this](const ShelvedGame &each) {
        return each.game.game != m_games.front().game.game;
    });
}

void GamesModel::setGames(std::vector<ShelvedGame> games)
{
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
}

void GamesModel::retell()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_games.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int GamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int GamesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GamesModel::text(const ShelvedGame &shelved, int column) const
{
    const FinishedGame &game = shelved.game;
    QStringList parts;
    switch (column) {
    case Date:
        return dateOf(game);
    case Game: {
        const ShelfWords *words = wordsOf(m_words, game.game);
        return words != nullptr ? words->name() : game.game;
    }
    case Ranking:
        for (const FinishedPlayer &player : ranked(game)) {
            parts << (player.total
                          ? tr("%1 %2", "player, points")
                                .arg(words::besideOthers(player.name), words::plainNumber(*player.total))
                          : words::besideOthers(player.name));
        }
        return words::listed(parts);
    case Winner:
        for (const FinishedPlayer &player : game.players) {
            if (player.won)
                parts << words::besideOthers(player.name);
        }
        return words::listedWithAnd(parts);
    case Points: {
        const QList<FinishedPlayer> players = ranked(game);
        return players.isEmpty() || !players.front().total ? QString()
                                                           : words::plainNumber(*players.front().total);
    }
    case Kind:
        return game.tracked ? tr("tracked") : tr("score sheet");
    default:
        return {};
    }
}

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ShelvedGame &shelved = game(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(shelved, index.column());
    case Qt::ToolTipRole:
        return plainTip(text(shelved, index.column()));
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column, content")
            .arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 text(shelved, index.column()));
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == Points ? Qt::AlignRight : Qt::AlignLeft)
                                | Qt::AlignVCenter);
    case SortRole:
        if (index.column() == Date)
            return QDateTime::fromString(whenOf(shelved.game), Qt::ISODate);
        if (index.column() == Points)
            return text(shelved, Points).replace(u'\u2212', u'-').toInt();
        return text(shelved, index.column());
    default:
        return {};
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) // as what stands below
        return static_cast<int>((section == Points ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Date:
        return tr("Date");
    case Game:
        return tr("Game");
    case Ranking:
        return tr("Players, by rank");
    case Winner:
        return tr("Winner");
    case Points:
        return tr("Most VP");
    case Kind:
        return tr("Kind", "tracked game or score sheet");
    default:
        return {};
    }
}

} // namespace skyledger::ui
