// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/gametable.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QJsonObject>

#include <optional>
#include <vector>

namespace skyledger::ui {

/// Every event of a game in words, under headings of rounds and turns. Words are made when a row is asked for them, and
/// kept.
class JournalModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< a `Kind` as int
        EventRole,               ///< the number of the event, from 1; of a heading, the first one below it
        GainRole,                ///< "wood −4, VP +1"; may be empty
        ReasonRole,              ///< why it was corrected or overridden; may be empty
        SignRole,                ///< the sign before a correction or override; may be empty
        UndoneRole,              ///< whether the event was undone
        CurrentRole,             ///< whether it is the last one in force
        RulesRole,               ///< ids of the rules behind the event, a `QStringList`
        LinesRole                ///< how many lines its words can want, told without making them
    };
    enum Kind { RoundHeading, TurnHeading, Deed, Correction, Overridden };

    explicit JournalModel(GameTable &table, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// The row of an event, from 1; of 0 the first row.
    int rowOf(qsizetype event) const;
    /// The row of the last event in force, -1 if there is none.
    int currentRow() const;

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
        mutable std::optional<Words> words;
    };

    void follow(qsizetype from, qsizetype to);
    void takeCatalogue();
    void replaceFrom(qsizetype firstUnchecked);
    std::vector<Row> rowsOf(qsizetype first, qsizetype last) const;
    void markRows(qsizetype one, qsizetype other);
    const Words &wordsOf(const Row &row) const;
    Words say(const Row &row) const;
    QString spoken(const Row &row) const;
    bool isUndone(const Row &row) const;
    int linesOf(const Row &row) const;
    QStringList rulesBehind(const Row &row) const;

    GameTable &m_table;
    std::vector<Row> m_rows;
    std::vector<int> m_rowOfEvent;        ///< from 0
    std::vector<QJsonObject> m_documents; ///< what was shown: an event after undo can take another's place
};

} // namespace skyledger::ui
