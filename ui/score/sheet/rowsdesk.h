// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/score/seatfaults.h"
#include "ui/score/sheet/sheetgame.h"

#include <QtCore/QObject>

#include <utility>

namespace skyledger::ui {

/// The score sheet of any game on the desk: what was typed, what it comes to, and the way back. Every form and button
/// changes it through here and shows what it tells.
class RowsDesk : public QObject
{
    Q_OBJECT

public:
    /// A field, by player and row.
    struct Place {
        std::size_t player = 0;
        std::size_t row = 0;
    };

    /// With a document: the sheet that it is; else an empty one.
    explicit RowsDesk(const SheetGame &game, const QJsonObject &document = {}, QObject *parent = nullptr);

    const SheetGame &game() const { return m_game; }
    const SeatsSpec &seats() const { return m_seats; }
    const SheetTexts &texts() const { return m_texts; }
    /// The texts of those who play alone; whoever has no name is named by colour.
    SheetTexts seatedTexts() const;
    /// The texts that a sheet comes to.
    SheetTexts textsIn(const QJsonObject &document) const;
    /// How many of the columns somebody sits in, from the left.
    std::size_t seated() const { return m_seated; }
    /// A player by name, else by colour.
    QString nameOf(std::size_t player) const;
    /// Who plays.
    QStringList names() const;
    const SheetReading &reading(const Place &place) const { return m_readings[place.player][place.row]; }
    SheetReading headReading(std::size_t head) const { return m_game.readHead(head, m_texts); }
    /// What cannot be about names; empty: nothing.
    const QString &namesFault() const { return m_namesFault; }
    /// The same of one player; empty: nothing.
    const QString &seatFault(std::size_t player) const { return m_seatFaults[player]; }
    bool asks(std::size_t row) const { return m_asked[row]; }
    /// Which rows are asked for.
    const std::vector<bool> &asked() const { return m_asked; }
    /// Fields that cannot be, or of names or heads.
    const std::vector<Place> &faults() const { return m_faults; }
    bool hasFaults() const;
    /// What is asked for and not entered yet.
    const std::vector<Place> &gaps() const { return m_gaps; }
    /// Whether nothing is counted yet.
    bool isUntouched() const;
    /// What it comes to, whatever is missing counting as 0; nothing where that is no game yet.
    const std::optional<ScoreTold> &told() const { return m_told; }
    const QJsonObject &document() const { return m_document; }

    void setCell(const Place &place, const QString &text);
    void setTick(const Place &place, bool isTicked);
    /// The cells of one row, from the first player on, as one step.
    void setRow(std::size_t row, const QStringList &cells);
    /// Other texts in place of these, as one step.
    void replace(SheetTexts texts);
    void setName(std::size_t player, const QString &name);
    /// Whoever had that colour gets the one that is given up.
    void setColor(std::size_t player, int color);
    void setFirst(std::size_t player);
    void setHead(std::size_t head, const QString &text);

    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    void undo();
    void redo();
    /// Has everything said anew, in the language that is spoken now.
    void retell();

    /// The sheet to be saved; nothing while there are faults or too few play.
    std::optional<QJsonObject> sheet(const QString &id, const QString &playedAt) const;

signals:
    void changed();

private:
    using Edit = std::pair<int, int>; ///< one field is one step back, however many keys it took
    static constexpr Edit noEdit{-1, -1};

    template <class Change>
    void change(Edit edit, Change how);
    void work();
    void countSeated();
    void judgeSeats();
    void readCells();
    void judgeNumbers();
    void findGaps();
    QJsonObject documentNow() const;
    QJsonObject playerNow(std::size_t player, const QJsonObject &former) const;
    QString textIn(std::size_t row, const QJsonObject &player) const;
    QString sentenceFor(const score::SeatFault &fault) const;
    QString sentenceFor(const describe::SheetFault &fault, std::size_t row) const;

    const SheetGame &m_game;
    const SeatsSpec m_seats;
    const QJsonObject m_base; ///< as it was opened, with all that only other programs understand
    const bool m_isNew;
    SheetTexts m_texts;
    std::size_t m_seated = 0;
    std::vector<std::vector<SheetReading>> m_readings; ///< by player and row
    std::vector<Place> m_faults;
    std::vector<Place> m_gaps;
    std::vector<bool> m_asked;
    QString m_namesFault;
    std::vector<QString> m_seatFaults; ///< by player
    QJsonObject m_document;
    std::optional<ScoreTold> m_told;
    std::vector<SheetTexts> m_past;
    std::vector<SheetTexts> m_future;
    Edit m_lastEdit = noEdit;
};

} // namespace skyledger::ui
