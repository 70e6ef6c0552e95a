// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/journal/journalmodel.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/words/events.h"
#include "ui/words/pieces.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Whose deed an event is.
Player actorOf(const Event &event, const State &before)
{
    if (const auto *played = std::get_if<Played>(&event))
        return played->play.player == none<Player> ? before.current : played->play.player;
    if (const auto *overridden = std::get_if<Override>(&event)) {
        if (const auto *inner = std::get_if<Played>(&overridden->event))
            return inner->play.player == none<Player> ? before.current : inner->play.player;
    }
    return none<Player>;
}

JournalModel::Kind kindOf(const Event &event)
{
    if (std::holds_alternative<Correct>(event))
        return JournalModel::Correction;
    return std::holds_alternative<Override>(event) ? JournalModel::Overridden : JournalModel::Deed;
}

bool isHeading(JournalModel::Kind kind)
{
    return kind == JournalModel::RoundHeading || kind == JournalModel::TurnHeading;
}

QString signOf(JournalModel::Kind kind)
{
    switch (kind) {
    case JournalModel::Correction:
        return u"✎"_s;
    case JournalModel::Overridden:
        return u"⚑"_s;
    default:
        return {};
    }
}

/// The reason of an event, or of the one that was rewritten.
QString reasonIn(const QJsonObject &document)
{
    const QString reason = document["reason"_L1].toString();
    return reason.isEmpty() ? document["event"_L1]["reason"_L1].toString() : reason;
}

} // namespace

JournalModel::JournalModel(GameTable &table, QObject *parent) : QAbstractListModel(parent), m_table(table)
{
    connect(&table.session(), &Session::changed, this, &JournalModel::follow);
    connect(&table.session(), &Session::catalogueChanged, this, &JournalModel::takeCatalogue);
    connect(&table, &GameTable::wordsChanged, this, &JournalModel::retell);
    replaceFrom(0);
}

int JournalModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags JournalModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return isHeading(m_rows[static_cast<std::size_t>(index.row())].kind)
        ? Qt::ItemIsEnabled
        : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant JournalModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return wordsOf(row).text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(row);
    case KindRole:
        return row.kind;
    case EventRole:
        return row.event;
    case GainRole:
        return wordsOf(row).gain;
    case ReasonRole:
        return wordsOf(row).reason;
    case SignRole:
        return signOf(row.kind);
    case UndoneRole:
        return isUndone(row);
    case CurrentRole:
        return !isHeading(row.kind) && row.event == m_table.session().cursor();
    case RulesRole:
        return rulesBehind(row);
    case LinesRole:
        return linesOf(row);
    default:
        return {};
    }
}

QStringList JournalModel::rulesBehind(const Row &row) const
{
    if (row.kind == RoundHeading)
        return idsOf({ruleOf(BoardPart::RoundTrack)});
    if (row.kind == TurnHeading)
        return idsOf({ruleOf(BoardPart::WhoseTurn)});
    const Session &session = m_table.session();
    return rulesOf(session.record().events[static_cast<std::size_t>(row.event) - 1], m_table.setup(),
                   session.stateAt(row.event - 1));
}

/// What is short and brings nothing takes one line.
int JournalModel::linesOf(const Row &row) const
{
    if (isHeading(row.kind))
        return 1;
    if (row.kind != Deed)
        return 3;
    const Session &session = m_table.session();
    const auto *played =
        std::get_if<Played>(&session.record().events[static_cast<std::size_t>(row.event) - 1]);
    const bool leaves = played && std::holds_alternative<Skip>(played->play.what);
    const bool endsTurn = played && std::holds_alternative<EndTurn>(played->play.what)
        && session.stateAt(row.event).round == session.stateAt(row.event - 1).round;
    return leaves || endsTurn ? 1 : 2;
}

bool JournalModel::isUndone(const Row &row) const
{
    return row.event > m_table.session().cursor();
}

const JournalModel::Words &JournalModel::wordsOf(const Row &row) const
{
    if (!row.words)
        row.words = say(row);
    return *row.words;
}

JournalModel::Words JournalModel::say(const Row &row) const
{
    const Session &session = m_table.session();
    const State &before = session.stateAt(row.event - 1);
    if (row.kind == RoundHeading) {
        const int stage = static_cast<int>(stageOf(before.round)) + 1;
        return {tr("Round %1 · stage %2").arg(before.round).arg(stage), {}, {}};
    }
    const words::GameWords &game = m_table.words();
    if (row.kind == TurnHeading)
        return {tr("%1’s turn", "player").arg(game.player(before.current)), {}, {}};
    const auto place = static_cast<std::size_t>(row.event) - 1;
    const Event &event = session.record().events[place];
    return {words::deed(event, game, before),
            words::costsAndGains(session.changesOf(row.event), game, actorOf(event, before)),
            reasonIn(session.record().eventDocuments[place])};
}

/// Everything about a row in one text, for tool tips and screen readers.
QString JournalModel::spoken(const Row &row) const
{
    const Words &words = wordsOf(row);
    if (isHeading(row.kind))
        return words.text;
    QString text = tr("%1. %2", "number of the event, what happened").arg(row.event).arg(words.text);
    if (!words.gain.isEmpty())
        text = tr("%1 (%2)", "what happened, what it cost and brought").arg(text, words.gain);
    if (!words.reason.isEmpty())
        text = tr("%1. Reason: %2").arg(text, words.reason);
    return isUndone(row) ? tr("Undone: %1").arg(text) : text;
}

int JournalModel::rowOf(qsizetype event) const
{
    return event < 1 || event > static_cast<qsizetype>(m_rowOfEvent.size())
        ? 0
        : m_rowOfEvent[static_cast<std::size_t>(event) - 1];
}

int JournalModel::currentRow() const
{
    const qsizetype cursor = m_table.session().cursor();
    return cursor == 0 ? -1 : rowOf(cursor);
}

void JournalModel::follow(qsizetype from, qsizetype to)
{
    replaceFrom(std::min(from, to));
    markRows(from, to);
}

/// Events of the past may have been rewritten, and what they brought is known better.
void JournalModel::takeCatalogue()
{
    replaceFrom(0);
    retell();
}

void JournalModel::retell()
{
    for (Row &row : m_rows)
        row.words.reset();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

/// Brings the rows up to date whose event, counted from 0, is not this early.
void JournalModel::replaceFrom(qsizetype firstUnchecked)
{
    const Session &session = m_table.session();
    const auto &documents = session.record().eventDocuments;
    const auto count = static_cast<std::size_t>(session.eventCount());
    auto same = std::min(static_cast<std::size_t>(firstUnchecked), std::min(count, m_documents.size()));
    while (same < count && same < m_documents.size() && m_documents[same] == documents[same])
        ++same;
    if (same < m_documents.size()) {
        int firstRow = m_rowOfEvent[same];
        while (firstRow > 0 && isHeading(m_rows[static_cast<std::size_t>(firstRow) - 1].kind))
            --firstRow;
        beginRemoveRows({}, firstRow, rowCount() - 1);
        m_rows.resize(static_cast<std::size_t>(firstRow), Row{Deed, 0, {}});
        m_rowOfEvent.resize(same);
        m_documents.resize(same);
        endRemoveRows();
    }
    if (same == count)
        return;
    std::vector<Row> added = rowsOf(static_cast<qsizetype>(same), session.eventCount());
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    for (Row &row : added) {
        if (!isHeading(row.kind))
            m_rowOfEvent.push_back(static_cast<int>(m_rows.size()));
        m_rows.push_back(std::move(row));
    }
    m_documents.insert(m_documents.end(), documents.begin() + static_cast<std::ptrdiff_t>(same),
                       documents.begin() + static_cast<std::ptrdiff_t>(count));
    endInsertRows();
}

/// The rows of the events from one to before another, counted from 0, with their headings.
std::vector<JournalModel::Row> JournalModel::rowsOf(qsizetype first, qsizetype last) const
{
    const Session &session = m_table.session();
    std::vector<Row> rows;
    for (qsizetype i = first; i < last; ++i) {
        const State &before = session.stateAt(i);
        const State *earlier = i > 0 ? &session.stateAt(i - 1) : nullptr;
        const bool newRound = !earlier || earlier->round != before.round;
        if (newRound)
            rows.push_back({RoundHeading, i + 1, {}});
        if (newRound || earlier->current != before.current)
            rows.push_back({TurnHeading, i + 1, {}});
        rows.push_back({kindOf(session.record().events[static_cast<std::size_t>(i)]), i + 1, {}});
    }
    return rows;
}

/// The rows between two cursors are in force or undone now, and another one is the current one.
void JournalModel::markRows(qsizetype one, qsizetype other)
{
    if (m_rows.empty())
        return;
    const int first = rowOf(std::min(one, other));
    const int last = std::min(rowOf(std::max(one, other)), rowCount() - 1);
    if (std::max(one, other) > static_cast<qsizetype>(m_rowOfEvent.size()))
        emit dataChanged(index(first), index(rowCount() - 1), {UndoneRole, CurrentRole});
    else
        emit dataChanged(index(first), index(std::max(first, last)), {UndoneRole, CurrentRole});
}

} // namespace skyledger::ui
