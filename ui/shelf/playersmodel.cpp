// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/playersmodel.h"

#include "ui/words/besideothers.h"
#include "ui/words/language.h"
#include "ui/words/numbers.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using shelf::PlayerStatistics;

namespace {

/// What is not known is no 0.
QString spokenNumber(const QVariant &value)
{
    if (!value.isValid())
        return u"–"_s;
    if (value.typeId() != QMetaType::Double)
        return value.typeId() == QMetaType::Int ? words::plainNumber(value.toInt()) : value.toString();
    const QLocale locale(words::spokenLanguage() == words::Language::French ? QLocale::French
                                                                            : QLocale::English);
    return locale.toString(value.toDouble(), 'f', 1);
}

} // namespace

void PlayersModel::setPlayers(std::vector<PlayerStatistics> players, const WordsOfGames &words)
{
    beginResetModel();
    m_players = std::move(players);
    m_words = words;
    m_sources.clear();
    QStringList found;
    const bool oneGame = !isMixed();
    for (const PlayerStatistics &player : m_players)
        found += oneGame ? player.averageBySource.keys() : QStringList();
    m_game = oneGame && !m_players.empty() ? wordsOf(m_words, m_players.front().game) : nullptr;
    const QStringList ordered = m_game ? m_game->pointSources() : QStringList();
    for (const QString &source : ordered) {
        if (found.contains(source))
            m_sources << source;
    }
    for (const QString &other : std::as_const(found)) {
        if (!m_sources.contains(other))
            m_sources << other;
    }
    endResetModel();
}

bool PlayersModel::isMixed() const
{
    return std::any_of(m_players.begin(), m_players.end(),
                       [this](const auto &player) { return player.game != m_players.front().game; });
}

/// With the game behind the name where there are several.
QString PlayersModel::nameOf(const PlayerStatistics &player) const
{
    if (!isMixed())
        return words::besideOthers(player.name);
    const ShelfWords *game = wordsOf(m_words, player.game);
    return tr("%1, %2", "player, game").arg(player.name, game ? game->name() : player.game);
}

void PlayersModel::retell()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_players.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int PlayersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

int PlayersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstSource + static_cast<int>(m_sources.size());
}

QVariant PlayersModel::value(const PlayerStatistics &player, int column) const
{
    switch (column) {
    case Name:
        return nameOf(player);
    case Games:
        return player.games;
    case Wins:
        return player.wins;
    case Average:
        return player.averageTotal ? QVariant(*player.averageTotal) : QVariant();
    case Best:
        return player.best ? QVariant(*player.best) : QVariant();
    case Place:
        return player.averageRank;
    default: {
        const auto average = player.averageBySource.constFind(m_sources.value(column - FirstSource));
        return average != player.averageBySource.constEnd() ? QVariant(*average) : QVariant();
    }
    }
}

QVariant PlayersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    QVariant of = value(m_players[static_cast<std::size_t>(index.row())], index.column());
    switch (role) {
    case Qt::DisplayRole:
        return spokenNumber(of);
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column, content")
            .arg(headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString(), spokenNumber(of));
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole:
        return of;
    default:
        return {};
    }
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) // as what stands below
        return static_cast<int>((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Name:
        return tr("Player");
    case Games:
        return tr("Games", "number of");
    case Wins:
        return tr("Wins", "number of");
    case Average:
        return tr("Average VP");
    case Best:
        return tr("Best", "most VP of a player");
    case Place:
        return tr("Average place");
    default: {
        const QString id = m_sources.value(section - FirstSource);
        const QString source = m_game ? m_game->sourceName(id) : id;
        return role == Qt::ToolTipRole ? tr("Average per game: %1", "source of points").arg(source) : source;
    }
    }
}

} // namespace skyledger::ui
