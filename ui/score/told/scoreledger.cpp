// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/told/scoreledger.h"

#include "core/score/ranks.h"
#include "core/table/delimited.h"
#include "ui/words/besideothers.h"
#include "ui/words/csv.h"
#include "ui/words/marks.h"
#include "ui/words/moments.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using words::ExplanationLine;
using words::ExplanationSection;

namespace {

/// Lays out what the ledger says, one part after the other.
class Teller
{
    Q_DECLARE_TR_FUNCTIONS(ScoreLedger)

public:
    explicit Teller(const ScoreLedger &ledger) : m_ledger(ledger), m_order(score::byRank(ledger.game.players))
    {
    }

    ScoreTold tell()
    {
        m_told.over = m_ledger.game.over;
        const QString &ended = m_ledger.game.endedAt;
        m_told.day = (ended.isEmpty() ? m_ledger.game.playedAt : ended).left(10);
        tellSeats();
        m_told.tellCurve(m_ledger.curve);
        tellSources();
        m_told.sentences = m_ledger.doubts;
        for (const ExplanationLine &line : m_ledger.outcome)
            m_told.sentences << line.text;
        tellExplanation();
        tellText();
        tellCells();
        QStringList roles;
        for (const ScoreLedger::Player &player : m_ledger.players)
            roles << player.color;
        m_told.link = table::bgStatsLink(
            table::bgStatsPlay(m_ledger.game, m_ledger.bgStats, roles, QDateTime::currentDateTime()));
        return std::move(m_told);
    }

private:
    QString nameOf(std::size_t seat) const
    {
        const QString name = words::besideOthers(m_told.seats[seat].name);
        return name.isEmpty() ? tr("player %1").arg(seat + 1) : name;
    }
    QString namesOf(const std::vector<std::size_t> &seats) const
    {
        QStringList names;
        for (const std::size_t seat : seats)
            names << nameOf(seat);
        return words::listedWithAnd(names);
    }
    /// "102 VP", "102 VP, 5 stars"
    QString totalOf(std::size_t seat) const
    {
        const QString vp = words::points(m_told.seats[seat].total);
        const QString &note = m_ledger.players[seat].note;
        return note.isEmpty() ? vp : words::listed({vp, note});
    }

    void tellSeats()
    {
        m_told.seats.reserve(m_ledger.players.size());
        for (std::size_t seat = 0; seat < m_ledger.players.size(); ++seat) {
            const table::FinishedPlayer &who = m_ledger.game.players[static_cast<qsizetype>(seat)];
            int total = 0;
            for (const ScoreLedger::Line &line : m_ledger.players[seat].lines)
                total += line.vp;
            m_told.seats.push_back({who.name, m_ledger.players[seat].look, total, who.rank, who.won});
        }
        const QStringList marks = words::playerMarks(m_told.names());
        for (std::size_t seat = 0; seat < m_told.seats.size(); ++seat) {
            QString &mark = m_told.seats[seat].look.mark;
            if (mark.isEmpty())
                mark = marks.value(static_cast<qsizetype>(seat));
        }
    }

    void tellSources()
    {
        std::vector<PointSource> sources;
        sources.reserve(static_cast<std::size_t>(m_ledger.sources.size()));
        for (const QString &name : m_ledger.sources) {
            const std::size_t place = sources.size();
            sources.push_back({words::capitalised(name),
                               m_ledger.hatches.empty() ? usualHatch(place) : m_ledger.hatches[place],
                               std::vector<int>(m_ledger.players.size())});
        }
        for (std::size_t seat = 0; seat < m_ledger.players.size(); ++seat) {
            for (const ScoreLedger::Line &line : m_ledger.players[seat].lines)
                sources[line.source].vp[seat] += line.vp;
        }
        m_told.sources = sourcesWithPoints(std::move(sources));
        m_told.rows.reserve(m_told.sources.size() + 3);
        for (const PointSource &source : m_told.sources)
            m_told.rows.push_back(rowOf(source));
        m_told.rows.push_back(rowOfTotals(m_told));
        ScoreTold::Row notes;
        for (const ScoreLedger::Player &player : m_ledger.players)
            notes.cells << player.note;
        if (!notes.cells.join(QString()).isEmpty())
            m_told.rows.push_back(notes);
        m_told.rows.push_back(rowOfPlaces(m_told));
    }

    /// The source in that place of the explanation.
    std::size_t sourceAt(std::size_t place) const
    {
        return m_ledger.explained.empty() ? place : m_ledger.explained[place];
    }

    ExplanationSection ledgerOf(std::size_t seat) const
    {
        ExplanationSection section{.subject = ExplanationSection::Subject::Ledger,
                                   //: A player and the total: Ada: 47 VP
                                   .heading = tr("%1: %2").arg(nameOf(seat), totalOf(seat)),
                                   .lines = {},
                                   .player = nameOf(seat)};
        for (std::size_t place = 0; place < static_cast<std::size_t>(m_ledger.sources.size()); ++place) {
            const std::size_t source = sourceAt(place);
            const QString &name = m_ledger.sources[static_cast<qsizetype>(source)];
            std::vector<ExplanationLine> entries;
            for (const ScoreLedger::Line &line : m_ledger.players[seat].lines) {
                if (line.source != source)
                    continue;
                entries.push_back(words::sentence(line.text.isEmpty() ? name : line.text, line.rules));
                entries.back().vp = line.vp;
                entries.back().event = line.event;
            }
            if (entries.empty())
                continue;
            section.lines.push_back(words::grouped(name, std::move(entries)));
            section.lines.back().source = place;
        }
        section.lines.push_back(words::total(m_told.seats[seat].total, m_ledger.totalRules));
        const std::vector<ExplanationLine> &remarks = m_ledger.players[seat].remarks;
        section.lines.insert(section.lines.end(), remarks.begin(), remarks.end());
        return section;
    }

    QString heading() const
    {
        if (!m_ledger.heading.isEmpty())
            return m_ledger.heading;
        return m_ledger.edition.isEmpty()
            ? tr("Final scoring, %1", "game").arg(m_ledger.title)
            : tr("Final scoring, %1, %2", "game, edition or scenario").arg(m_ledger.title, m_ledger.edition);
    }

    void tellExplanation()
    {
        words::Explanation &explanation = m_told.explanation;
        explanation.title = heading();
        QStringList names;
        for (std::size_t seat = 0; seat < m_told.seats.size(); ++seat)
            names << nameOf(seat);
        const QString players = words::listed(names);
        const QString day = writtenDay();
        explanation.subtitle = day.isEmpty() ? players : tr("%1; %2", "date, players").arg(day, players);
        explanation.notice = m_ledger.notice;
        for (std::size_t place = 0; place < static_cast<std::size_t>(m_ledger.sources.size()); ++place)
            explanation.sources << m_ledger.sources[static_cast<qsizetype>(sourceAt(place))];
        std::vector<ExplanationSection> &sections = explanation.sections;
        sections.reserve(m_order.size() + m_ledger.sections.size() + 3);
        if (!m_ledger.doubts.isEmpty()) {
            sections.push_back({ExplanationSection::Subject::Reservations, tr("Not final"), {}});
            for (const QString &doubt : m_ledger.doubts)
                sections.back().lines.push_back(words::sentence(doubt, {}));
        }
        std::vector<ExplanationLine> result = m_ledger.ending;
        result.insert(result.end(), m_ledger.outcome.begin(), m_ledger.outcome.end());
        if (!result.empty())
            sections.push_back({ExplanationSection::Subject::Winner, tr("Result"), std::move(result)});
        for (const std::size_t seat : m_order)
            sections.push_back(ledgerOf(seat));
        sections.push_back({ExplanationSection::Subject::TieBreaks, tr("Ties"), tieLines()});
        sections.insert(sections.end(), m_ledger.sections.begin(), m_ledger.sections.end());
        std::erase_if(sections, [](const ExplanationSection &section) { return section.lines.empty(); });
    }

    /// Each group with equal points, comparison by comparison, until it is parted or stays.
    std::vector<ExplanationLine> tieLines() const
    {
        std::vector<ExplanationLine> lines;
        if (m_ledger.tieBreaks.empty())
            return lines;
        const int best = m_order.empty() ? 0 : m_told.seats[m_order.front()].total;
        for (std::size_t i = 0; i < m_order.size();) {
            std::vector<std::size_t> tied;
            const int total = m_told.seats[m_order[i]].total;
            for (; i < m_order.size() && m_told.seats[m_order[i]].total == total; ++i)
                tied.push_back(m_order[i]);
            if (tied.size() > 1 && (total == best || !m_ledger.onlyWinIsParted))
                tellTie(tied, lines);
        }
        return lines;
    }

    void tellTie(const std::vector<std::size_t> &tied, std::vector<ExplanationLine> &lines) const
    {
        lines.push_back(words::sentence(tr("%1 tie on %2.", "players, points")
                                            .arg(namesOf(tied), words::points(m_told.seats[tied[0]].total)),
                                        {}));
        part(tied, 0, lines);
    }

    /// Says who has what of the next thing that is compared, and goes on with those who are equal in it.
    void part(std::vector<std::size_t> tied, std::size_t next, std::vector<ExplanationLine> &lines) const
    {
        if (tied.size() < 2)
            return;
        if (next == m_ledger.tieBreaks.size()) {
            lines.push_back(words::sentence(tr("%1 share the place.", "players").arg(namesOf(tied)), {}));
            return;
        }
        const auto valueOf = [&](std::size_t seat) { return m_ledger.players[seat].ties[next]; };
        std::stable_sort(tied.begin(), tied.end(),
                         [&](std::size_t a, std::size_t b) { return valueOf(a) > valueOf(b); });
        QStringList items;
        for (const std::size_t seat : tied) {
            const std::optional<int> value = valueOf(seat);
            //: A player and a number: Ada 4
            items << tr("%1 %2").arg(nameOf(seat), value ? words::plainNumber(*value) : QStringLiteral("–"));
        }
        const ScoreLedger::TieBreak &by = m_ledger.tieBreaks[next];
        lines.push_back(words::sentence(tr("%1: %2.", "how a tie is decided, players and numbers")
                                            .arg(words::capitalised(by.decides), words::listed(items)),
                                        by.rules));
        const bool isOpen = std::all_of(tied.begin(), tied.end(), [&](std::size_t seat) {
            return m_told.seats[seat].rank == m_told.seats[tied.front()].rank;
        });
        if (isOpen) { // not everything that is compared is known, or nothing parts them
            part(std::move(tied), m_ledger.tieBreaks.size(), lines);
            return;
        }
        for (std::size_t i = 0; i < tied.size();) {
            std::vector<std::size_t> equal;
            const std::optional<int> value = valueOf(tied[i]);
            for (; i < tied.size() && valueOf(tied[i]) == value; ++i)
                equal.push_back(tied[i]);
            part(std::move(equal), next + 1, lines);
        }
    }

    QString writtenDay() const
    {
        for (const QString &told : {m_ledger.game.endedAt, m_ledger.game.playedAt}) {
            const QDateTime when = QDateTime::fromString(told, Qt::ISODate);
            if (when.isValid())
                return words::writtenDay(when.date());
        }
        return {};
    }

    /// Where a total comes from, as far as it fits a line.
    QString sourcesOf(std::size_t seat) const
    {
        QStringList parts = m_ledger.players[seat].inShort;
        for (const PointSource &source : m_told.sources) {
            if (source.vp[seat] != 0 && m_ledger.players[seat].inShort.isEmpty()) {
                //: A source of points and what it brought: mission +7
                parts << tr("%1 %2", "source, points").arg(source.name, words::signedNumber(source.vp[seat]));
            }
        }
        return words::listed(parts);
    }

    void tellText()
    {
        QStringList head{m_ledger.title};
        for (const QString &part : {writtenDay(), m_ledger.edition}) {
            if (!part.isEmpty())
                head << part;
        }
        QStringList lines{words::listed(head)};
        if (!m_ledger.notice.isEmpty())
            lines << m_ledger.notice;
        for (const std::size_t seat : m_order)
            lines << tr("%1. %2: %3 (%4)", "rank, player, 36 VP, where they come from")
                         .arg(QString::number(m_told.seats[seat].rank), nameOf(seat), totalOf(seat),
                              sourcesOf(seat));
        QStringList end;
        for (const ExplanationLine &line : m_ledger.outcome)
            end << line.text;
        if (!end.isEmpty())
            lines << end.join(u' ');
        if (!m_ledger.doubts.isEmpty())
            lines << m_ledger.doubts.join(u' ');
        m_told.text = lines.join(u'\n') + u'\n';
    }

    std::vector<ScoreLedger::Column> columns() const
    {
        std::vector<ScoreLedger::Column> columns = m_ledger.columns;
        if (!columns.empty())
            return columns;
        columns.reserve(m_told.sources.size());
        for (const PointSource &source : m_told.sources) {
            columns.push_back({source.name, {}});
            for (const int vp : source.vp)
                columns.back().cells << QString::number(vp);
        }
        return columns;
    }

    std::vector<ScoreLedger::Column> lastColumns() const
    {
        if (!m_ledger.lastColumns.empty())
            return m_ledger.lastColumns;
        ScoreLedger::Column notes{tr("Remark"), {}};
        for (const ScoreLedger::Player &player : m_ledger.players)
            notes.cells << player.note;
        return {notes};
    }

    void tellCells()
    {
        const auto yesOrNo = [](bool is) { return is ? tr("yes") : tr("no"); };
        const std::vector<ScoreLedger::Column> before = columns();
        const std::vector<ScoreLedger::Column> behind = lastColumns();
        QStringList head{tr("Rank"), tr("Player"), tr("Colour"), tr("First player"), tr("Winner")};
        for (const ScoreLedger::Column &column : before)
            head << column.heading;
        head << tr("Total");
        for (const ScoreLedger::Column &column : behind)
            head << column.heading;
        table::CellRows rows{head};
        for (const std::size_t seat : m_order) {
            const auto at = static_cast<qsizetype>(seat);
            const table::FinishedPlayer &who = m_ledger.game.players[at];
            QStringList row{QString::number(who.rank), table::plainCell(who.name),
                            m_ledger.players[seat].color, yesOrNo(who.first), yesOrNo(who.won)};
            for (const ScoreLedger::Column &column : before)
                row << column.cells.value(at);
            row << (who.total ? QString::number(*who.total) : QString());
            for (const ScoreLedger::Column &column : behind)
                row << column.cells.value(at);
            rows << row;
        }
        m_told.csv = words::csvBytes(rows, words::spokenCsvForm());
    }

    const ScoreLedger &m_ledger;
    const std::vector<std::size_t> m_order;
    ScoreTold m_told;
};

} // namespace

ScoreTold tellLedger(const ScoreLedger &ledger)
{
    return Teller(ledger).tell();
}

} // namespace skyledger::ui
