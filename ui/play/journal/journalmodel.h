// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QJsonObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// Every event of a game in words, under headings of rounds and turns; where an abandoned line left the main line, a row
/// that opens it. Words are made when a row is asked for them, and kept.
class JournalModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< a `Kind` as int
        EventRole,   ///< the number of the event, from 1; of a heading, the first one below it; of a line,
                     ///< the last one before it
        GainRole,    ///< "wood −4, VP +1"; may be empty
        ReasonRole,  ///< why it was corrected or overridden; may be empty
        SignRole,    ///< the sign before a correction or override; may be empty
        UndoneRole,  ///< whether the event was undone
        CurrentRole, ///< whether it is the last one in force
        RulesRole,   ///< ids of the rules behind the event, a `QStringList`
        LinesRole,   ///< how many lines its words can want, told without making them
        LineRole,    ///< the abandoned line, from 1, that the row is about or belongs to; 0: none
        OpenRole,    ///< whether the events of the line are listed below
        ShownRole,   ///< whether the boards show the moment after it, although it is not the present
        FlaggedRole  ///< whether the event no longer follows the rules
    };
    enum Kind { RoundHeading, TurnHeading, Deed, Correction, Overridden, SetAside };

    explicit JournalModel(GameTable &table, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// The row of an event, from 1; of 0 the first row.
    int rowOf(qsizetype event) const;
    /// The row of the last event in force, -1 if there is none.
    int currentRow() const;

    /// The row with the moment that the boards show, -1 if it has none.
    int shownRow() const;
    /// The next row from one on, upward or downward and around the end, that has all the words of a text, in any case; -1
    /// if there is none. Rows of closed lines are not among them.
    int find(const QString &text, int from, bool upward) const;
    /// The row of the next event from a row on, downward and around the end, that no longer follows the rules; -1 if
    /// there is none.
    int nextFlagged(int from) const;

    /// Lists the events of an abandoned line below its row, or hides them.
    void setOpen(std::size_t line, bool open);

    /// Says everything anew.
    void retell();

private:
    struct Words {
        QString text;
        QString gain;
        QString reason;
    };
    struct Row {
        Kind kind;
        qsizetype event;
        std::size_t line = 0;
        QJsonObject document = {}; ///< of the event: another one can take its place
        mutable std::optional<Words> words = {};

        bool isSameAs(const Row &other) const
        {
            return kind == other.kind && event == other.event && line == other.line
                && document == other.document;
        }
    };

    void follow(const TableChange &what);
    void forgetWords(qsizetype first);
    void forgetLines();
    void update();
    void countRows();
    std::vector<Row> rowsNow() const;
    void addEvent(std::vector<Row> &rows, const play::Session &session, qsizetype event) const;
    void addHeadings(std::vector<Row> &rows, qsizetype moment) const;
    void addLinesAt(std::vector<Row> &rows, std::size_t shared) const;
    void markRows(qsizetype one, qsizetype other);
    void markShown();
    void markAll();
    const play::Session *lineSession(std::size_t line) const;
    const play::Session &sessionOf(const Row &row) const;
    const Words &wordsOf(const Row &row) const;
    Words say(const Row &row) const;
    QString spoken(const Row &row) const;
    bool contains(const Row &row, const QStringList &words) const;
    bool isUndone(const Row &row) const;
    bool isShown(const Row &row) const;
    bool isFlagged(const Row &row) const;
    int linesOf(const Row &row) const;
    QStringList rulesBehind(const Row &row) const;
    const play::AbandonedLine &lineOf(const Row &row) const { return m_lines[row.line - 1]; }

    GameTable &m_table;
    std::vector<Row> m_rows;
    std::vector<int> m_rowOfEvent; ///< from 0
    qsizetype m_cursor = 0;        ///< when the rows were marked last
    std::vector<play::AbandonedLine> m_lines;
    std::map<std::size_t, bool> m_open;                                           ///< by line
    mutable std::map<std::size_t, std::unique_ptr<play::Session>> m_lineSessions; ///< of what was opened
};

} // namespace skyledger::ui
