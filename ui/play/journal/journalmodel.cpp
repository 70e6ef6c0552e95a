// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/journal/journalmodel.h"

#include "ui/widgets/plaintip.h"
#include "ui/words/moments.h"

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using play::AbandonedLine;
using play::Session;
using namespace Qt::Literals::StringLiterals;

namespace {

JournalModel::Kind kindOf(Session::EventKind kind)
{
    switch (kind) {
    case Session::EventKind::Correction:
        return JournalModel::Correction;
    case Session::EventKind::Override:
    case Session::EventKind::Void:
        return JournalModel::Overridden;
    case Session::EventKind::Play:
        break;
    }
    return JournalModel::Deed;
}

bool isHeading(JournalModel::Kind kind)
{
    return kind == JournalModel::RoundHeading || kind == JournalModel::TurnHeading
        || kind == JournalModel::SetAside;
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
    connect(&table, &GameTable::changed, this, &JournalModel::follow);
    connect(&table, &GameTable::wordsChanged, this, &JournalModel::retell);
    connect(&table, &GameTable::lookChanged, this, &JournalModel::markShown);
    m_lines = table.session().lines();
    m_cursor = table.session().cursor();
    update();
}

int JournalModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags JournalModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Kind kind = m_rows[static_cast<std::size_t>(index.row())].kind;
    return kind == RoundHeading || kind == TurnHeading ? Qt::ItemIsEnabled
                                                       : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant JournalModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.line == 0 && row.event > m_table.session().eventCount())
        return {}; // it is about to go
    switch (role) {
    case Qt::DisplayRole:
        return wordsOf(row).text;
    case Qt::ToolTipRole:
        return plainTip(spoken(row));
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
        return !isHeading(row.kind) && row.line == 0 && row.event == m_table.session().cursor();
    case RulesRole:
        return rulesBehind(row);
    case LinesRole:
        return linesOf(row);
    case LineRole:
        return static_cast<int>(row.line);
    case OpenRole:
        return row.kind == SetAside && m_open.contains(row.line);
    case ShownRole:
        return isShown(row);
    case FlaggedRole:
        return isFlagged(row);
    default:
        return {};
    }
}

QStringList JournalModel::rulesBehind(const Row &row) const
{
    const Narrator &says = m_table.narrator();
    switch (row.kind) {
    case RoundHeading:
        return says.rulesOf(PlayPart::Round);
    case TurnHeading:
        return says.rulesOf(PlayPart::Turn);
    case SetAside:
        return says.rulesOf(PlayPart::Journal);
    default:
        return says.rulesBehind(sessionOf(row), row.event);
    }
}

/// What is short and brings nothing takes one line.
int JournalModel::linesOf(const Row &row) const
{
    if (isHeading(row.kind))
        return 1;
    if (row.kind != Deed)
        return isFlagged(row) ? 4 : 3; // that it was legal once is said too
    return m_table.narrator().isBrief(sessionOf(row), row.event) ? 1 : 2;
}

bool JournalModel::isUndone(const Row &row) const
{
    return row.line == 0 && row.event > m_table.session().cursor();
}

bool JournalModel::isShown(const Row &row) const
{
    const std::optional<PastMoment> &past = m_table.past();
    if (!past || isHeading(row.kind) || row.line != past->line)
        return false;
    const bool looks = past->purpose == PastMoment::Purpose::Look;
    return row.event == (looks ? m_table.shown().cursor() : past->event);
}

bool JournalModel::isFlagged(const Row &row) const
{
    return row.kind == Overridden && sessionOf(row).isFlagged(row.event);
}

/// The game along an abandoned line; null if it cannot be read.
const Session *JournalModel::lineSession(std::size_t line) const
{
    auto found = m_lineSessions.find(line);
    if (found == m_lineSessions.end())
        found = m_lineSessions.emplace(line, m_table.session().copyOfLine(line)).first;
    return found->second.get();
}

const Session &JournalModel::sessionOf(const Row &row) const
{
    return row.line == 0 || row.kind == SetAside ? m_table.session() : *lineSession(row.line);
}

const JournalModel::Words &JournalModel::wordsOf(const Row &row) const
{
    if (!row.words)
        row.words = say(row);
    return *row.words;
}

JournalModel::Words JournalModel::say(const Row &row) const
{
    if (row.kind == SetAside) {
        const AbandonedLine &line = lineOf(row);
        const auto own = static_cast<int>(line.length() - line.shared);
        return {tr("Set aside at %1: %n event(s)", "time", own).arg(words::clockTime(line.at)), {}, {}};
    }
    const Session &session = sessionOf(row);
    const Narrator &says = m_table.narrator();
    if (row.kind == RoundHeading)
        return {says.round(session, row.event - 1), {}, {}};
    if (row.kind == TurnHeading)
        return {says.turn(session, row.event - 1), {}, {}};
    QString reason = reasonIn(session.document(row.event));
    if (reason.isEmpty() && isFlagged(row))
        reason = says.reasonAgainst(session, row.event);
    return {says.deed(session, row.event), says.gains(session, row.event), reason};
}

/// Everything about a row in one text, for tool tips and screen readers.
QString JournalModel::spoken(const Row &row) const
{
    const Words &words = wordsOf(row);
    if (row.kind == SetAside) {
        return m_open.contains(row.line) ? tr("%1, opened", "a line that was set aside").arg(words.text)
                                         : tr("%1, closed", "a line that was set aside").arg(words.text);
    }
    if (isHeading(row.kind))
        return words.text;
    QString text = tr("%1. %2", "number of the event, what happened").arg(row.event).arg(words.text);
    if (!words.gain.isEmpty())
        text = tr("%1 (%2)", "what happened, what it cost and brought").arg(text, words.gain);
    if (!words.reason.isEmpty())
        text = tr("%1. Reason: %2").arg(text, words.reason);
    if (row.line > 0)
        text = tr("Set aside: %1").arg(text);
    if (isShown(row))
        text = tr("Shown now: %1").arg(text);
    return isUndone(row) ? tr("Undone: %1").arg(text) : text;
}

bool JournalModel::contains(const Row &row, const QStringList &words) const
{
    QString text = spoken(row);
    if (row.kind == Correction)
        text += u' ' + tr("correction", "to be searched for");
    else if (isFlagged(row))
        text += u' ' + tr("no longer follows the rules", "to be searched for");
    else if (row.kind == Overridden)
        text += u' ' + tr("override against the rules", "to be searched for");
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

int JournalModel::find(const QString &text, int from, bool upward) const
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    const int count = rowCount();
    if (words.isEmpty() || count == 0)
        return -1;
    for (int i = 0; i < count; ++i) {
        const int row = ((upward ? from - i : from + i) % count + count) % count;
        const Row &each = m_rows[static_cast<std::size_t>(row)];
        if (each.kind != RoundHeading && each.kind != TurnHeading && contains(each, words))
            return row;
    }
    return -1;
}

int JournalModel::nextFlagged(int from) const
{
    const int count = rowCount();
    for (int i = 0; i < count; ++i) {
        const int row = ((from + i) % count + count) % count;
        const Row &each = m_rows[static_cast<std::size_t>(row)];
        if (each.line == 0 && isFlagged(each))
            return row;
    }
    return -1;
}

void JournalModel::setOpen(std::size_t line, bool open)
{
    if (line == 0 || line > m_lines.size() || m_open.contains(line) == open)
        return;
    if (open && lineSession(line) != nullptr)
        m_open[line] = true;
    else
        m_open.erase(line);
    update();
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [line](const Row &each) {
        return each.kind == SetAside && each.line == line;
    });
    if (row != m_rows.end()) {
        const QModelIndex place = index(static_cast<int>(row - m_rows.begin()));
        emit dataChanged(place, place);
    }
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

int JournalModel::shownRow() const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [this](const Row &row) { return isShown(row); });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void JournalModel::follow(const TableChange &what)
{
    if (!what.game())
        return;
    const Session &session = m_table.session();
    if (what.rewritten > 0 || what.setup || what.values || session.lineCount() != m_lines.size())
        m_lines = session.lines();
    if (what.setup || what.values)
        forgetLines();
    else if (what.rewritten > 0)
        forgetWords(what.rewritten);
    update();
    const qsizetype before = std::exchange(m_cursor, session.cursor());
    if (what.setup || what.values)
        retell();
    else if (what.rewritten > 0)
        markAll();
    else
        markRows(before, m_cursor);
}

/// What follows a change of the past brought and cost something else, perhaps.
void JournalModel::forgetWords(qsizetype first)
{
    for (const Row &row : m_rows) {
        if (row.line == 0 && row.event >= first)
            row.words.reset();
    }
}

/// Events of the past may have been rewritten, and what they brought is known better.
void JournalModel::forgetLines()
{
    m_lineSessions.clear();
    std::erase_if(m_open, [this](const auto &each) { return lineSession(each.first) == nullptr; });
}

void JournalModel::markAll()
{
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void JournalModel::retell()
{
    for (Row &row : m_rows)
        row.words.reset();
    markAll();
}

void JournalModel::markShown()
{
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {ShownRole});
}

void JournalModel::addEvent(std::vector<Row> &rows, const Session &session, qsizetype event) const
{
    rows.push_back({kindOf(session.kindOf(event)), event, 0, session.document(event)});
}

/// The abandoned lines that left the main line after so many events.
void JournalModel::addLinesAt(std::vector<Row> &rows, std::size_t shared) const
{
    for (const AbandonedLine &line : m_lines) {
        if (line.shared != shared || line.isInMainLine())
            continue;
        rows.push_back({SetAside, static_cast<qsizetype>(shared), line.number});
        const Session *session = m_open.contains(line.number) ? lineSession(line.number) : nullptr;
        if (session == nullptr)
            continue;
        for (auto event = static_cast<qsizetype>(shared) + 1; event <= session->eventCount(); ++event) {
            addEvent(rows, *session, event);
            rows.back().line = line.number;
        }
    }
}

/// Where a round or a turn begins at a moment of the main line. Parts of a turn with the same words are one.
void JournalModel::addHeadings(std::vector<Row> &rows, qsizetype moment) const
{
    const Session &session = m_table.session();
    const Narrator &says = m_table.narrator();
    const play::TurnKey turn = session.turnAt(moment);
    const std::optional<play::TurnKey> earlier =
        moment > 0 ? std::optional(session.turnAt(moment - 1)) : std::nullopt;
    if (earlier == turn)
        return;
    const bool newRound = !earlier || earlier->round != turn.round;
    if (newRound && !says.round(session, moment).isEmpty())
        rows.push_back({RoundHeading, moment + 1});
    if (newRound || earlier->seat != turn.seat
        || says.turn(session, moment) != says.turn(session, moment - 1))
        rows.push_back({TurnHeading, moment + 1});
}

std::vector<JournalModel::Row> JournalModel::rowsNow() const
{
    const Session &session = m_table.session();
    std::vector<Row> rows;
    rows.reserve(m_rows.size() + 8);
    addLinesAt(rows, 0);
    for (qsizetype i = 0; i < session.eventCount(); ++i) {
        addHeadings(rows, i);
        addEvent(rows, session, i + 1);
        addLinesAt(rows, static_cast<std::size_t>(i) + 1);
    }
    return rows;
}

/// Brings the rows up to date; those before and behind what is different stay.
void JournalModel::update()
{
    std::vector<Row> wanted = rowsNow();
    const auto offset = [](std::size_t place) { return static_cast<std::ptrdiff_t>(place); };
    const std::size_t most = std::min(wanted.size(), m_rows.size());
    std::size_t head = 0;
    while (head < most && m_rows[head].isSameAs(wanted[head]))
        ++head;
    std::size_t tail = 0;
    while (tail < most - head && m_rows[m_rows.size() - 1 - tail].isSameAs(wanted[wanted.size() - 1 - tail]))
        ++tail;
    if (const std::size_t end = m_rows.size() - tail; end > head) {
        beginRemoveRows({}, static_cast<int>(head), static_cast<int>(end) - 1);
        m_rows.erase(m_rows.begin() + offset(head), m_rows.begin() + offset(end));
        countRows();
        endRemoveRows();
    }
    if (const std::size_t end = wanted.size() - tail; end > head) {
        beginInsertRows({}, static_cast<int>(head), static_cast<int>(end) - 1);
        m_rows.insert(m_rows.begin() + offset(head), std::make_move_iterator(wanted.begin() + offset(head)),
                      std::make_move_iterator(wanted.begin() + offset(end)));
        countRows();
        endInsertRows();
    }
}

void JournalModel::countRows()
{
    m_rowOfEvent.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (!isHeading(m_rows[row].kind) && m_rows[row].line == 0)
            m_rowOfEvent.push_back(static_cast<int>(row));
    }
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
