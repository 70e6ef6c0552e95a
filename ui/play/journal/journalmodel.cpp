// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/journal/journalmodel.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/pieces.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/moments.h"

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

/// What is against an event that no longer follows the rules.
QString objectionTo(const Override &flagged, const Session &session, qsizetype number,
                    const words::GameWords &game)
{
    const Event event = std::visit([](const auto &each) -> Event { return each; }, flagged.event);
    const Verdict verdict = session.verdictAt(number, event);
    return verdict.objections.empty() ? QString() : words::reason(verdict.objections.front(), game, &event);
}

} // namespace

JournalModel::JournalModel(AirshipCityTable &table, QObject *parent)
    : QAbstractListModel(parent), m_table(table)
{
    const Session &session = table.session();
    connect(&session, &Session::changed, this, &JournalModel::follow);
    connect(&session, &Session::pastChanged, this, &JournalModel::onPastChanged);
    connect(&session, &Session::setupChanged, this, &JournalModel::takeCatalogue);
    connect(&session, &Session::catalogueChanged, this, &JournalModel::takeCatalogue);
    connect(&table, &AirshipCityTable::wordsChanged, this, &JournalModel::retell);
    connect(&table, &AirshipCityTable::lookChanged, this, &JournalModel::markShown);
    m_lines = session.lines();
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
    if (row.kind == RoundHeading)
        return idsOf({ruleOf(BoardPart::RoundTrack)});
    if (row.kind == TurnHeading)
        return idsOf({ruleOf(BoardPart::WhoseTurn)});
    if (row.kind == SetAside)
        return idsOf({ruleOf(BoardPart::Journal)});
    const Session &session = sessionOf(row);
    return rulesOf(session.record().entries[static_cast<std::size_t>(row.event) - 1].event, session.setup(),
                   session.stateAt(row.event - 1));
}

/// What is short and brings nothing takes one line.
int JournalModel::linesOf(const Row &row) const
{
    if (isHeading(row.kind))
        return 1;
    if (row.kind != Deed)
        return isFlagged(row) ? 4 : 3; // that it was legal once is said too
    const Session &session = sessionOf(row);
    const auto *played =
        std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(row.event) - 1].event);
    const bool leaves = played && std::holds_alternative<Skip>(played->play.what);
    const bool endsTurn = played && std::holds_alternative<EndTurn>(played->play.what)
        && session.stateAt(row.event).round == session.stateAt(row.event - 1).round;
    return leaves || endsTurn ? 1 : 2;
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
    if (row.kind != Overridden)
        return false;
    const auto *overridden = std::get_if<Override>(
        &sessionOf(row).record().entries[static_cast<std::size_t>(row.event) - 1].event);
    return overridden != nullptr && (overridden->wasLegal || overridden->isVoid);
}

/// The game along an abandoned line; null if it cannot be read.
const Session *JournalModel::lineSession(std::size_t line) const
{
    auto found = m_lineSessions.find(line);
    if (found == m_lineSessions.end()) {
        std::optional<GameRecord> record = m_table.session().recordOfLine(line);
        found = m_lineSessions.emplace(line, record ? std::make_unique<Session>(std::move(*record)) : nullptr)
                    .first;
    }
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
    const State &before = session.stateAt(row.event - 1);
    if (row.kind == RoundHeading) {
        const int stage = static_cast<int>(stageOf(before.round)) + 1;
        return {tr("Round %1 · stage %2").arg(before.round).arg(stage), {}, {}};
    }
    const words::GameWords &game = m_table.words();
    if (row.kind == TurnHeading)
        return {tr("%1’s turn", "player").arg(game.player(before.current)), {}, {}};
    const auto place = static_cast<std::size_t>(row.event) - 1;
    const Event &event = session.record().entries[place].event;
    QString reason = reasonIn(session.record().entries[place].document);
    if (reason.isEmpty() && isFlagged(row))
        reason = objectionTo(std::get<Override>(event), session, row.event, game);
    return {words::deed(event, game, before),
            words::costsAndGains(session.changesOf(row.event), game, actorOf(event, before)), reason};
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

void JournalModel::follow(qsizetype from, qsizetype to)
{
    if (static_cast<std::size_t>(m_table.session().record().lines.size()) != m_lines.size())
        m_lines = m_table.session().lines();
    update();
    markRows(from, to);
}

/// What follows a change of the past brought and cost something else, perhaps.
void JournalModel::onPastChanged(qsizetype first)
{
    m_lines = m_table.session().lines();
    for (const Row &row : m_rows) {
        if (row.line == 0 && row.event >= first)
            row.words.reset();
    }
    update();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

/// Events of the past may have been rewritten, and what they brought is known better.
void JournalModel::takeCatalogue()
{
    m_lines = m_table.session().lines();
    m_lineSessions.clear();
    std::erase_if(m_open, [this](const auto &each) { return lineSession(each.first) == nullptr; });
    update();
    retell();
}

void JournalModel::retell()
{
    for (Row &row : m_rows)
        row.words.reset();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void JournalModel::markShown()
{
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {ShownRole});
}

void JournalModel::addEvent(std::vector<Row> &rows, const Session &session, qsizetype event) const
{
    const auto place = static_cast<std::size_t>(event) - 1;
    rows.push_back(
        {kindOf(session.record().entries[place].event), event, 0, session.record().entries[place].document});
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

std::vector<JournalModel::Row> JournalModel::rowsNow() const
{
    const Session &session = m_table.session();
    std::vector<Row> rows;
    rows.reserve(m_rows.size() + 8);
    addLinesAt(rows, 0);
    for (qsizetype i = 0; i < session.eventCount(); ++i) {
        const State &before = session.stateAt(i);
        const State *earlier = i > 0 ? &session.stateAt(i - 1) : nullptr;
        const bool newRound = !earlier || earlier->round != before.round;
        if (newRound)
            rows.push_back({RoundHeading, i + 1});
        if (newRound || earlier->current != before.current)
            rows.push_back({TurnHeading, i + 1});
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
