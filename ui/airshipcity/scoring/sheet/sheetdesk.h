// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/game/sheetdraft.h"

#include <QtCore/QObject>

#include <vector>

namespace skyledger::ui {

/// A score sheet on the desk: what was typed, what it comes to, and the way back. Every form, board and button changes
/// it through here and shows what it tells.
class SheetDesk : public QObject
{
    Q_OBJECT

public:
    /// The columns that a desk has: a last one that is left empty is nobody.
    static constexpr std::size_t columns = 4;

    explicit SheetDesk(const airshipcity::SheetDraft &draft, QObject *parent = nullptr);

    /// All columns as they were typed.
    const airshipcity::SheetDraft &draft() const { return m_draft; }
    /// Who plays: without a last column that is empty, and everybody without a name called by colour.
    const airshipcity::SheetDraft &seated() const { return m_seated; }
    /// What it comes to, whatever is missing counting as 0.
    const airshipcity::ScoredGame &scored() const { return m_scored; }
    const std::vector<airshipcity::SheetFault> &faults() const { return m_faults; }
    /// What is asked for and not entered yet.
    const std::vector<airshipcity::SheetGap> &gaps() const { return m_gaps; }
    bool isSeated(airshipcity::Player player) const;
    /// Whether the rulings ask for a number.
    bool asksFor(airshipcity::SheetNumber number) const;
    bool asksWhoTookPart() const;

    void setNumber(airshipcity::Player player, airshipcity::SheetNumber number, std::optional<int> value);
    void setName(airshipcity::Player player, const QString &name);
    /// Whoever had that colour gets the one that is given up.
    void setColor(airshipcity::Player player, airshipcity::PlayerColor color);
    void setFirst(airshipcity::Player player);
    void setTookPart(airshipcity::Player player, airshipcity::Award award, std::optional<bool> tookPart);
    void setEdition(airshipcity::Edition edition);
    void setRulings(const airshipcity::Rulings &rulings);
    /// Counts of one number for everybody at once, as one step.
    void setNumbers(airshipcity::SheetNumber number, const std::vector<int> &values);
    /// Another form in place of this one, as one step that can be taken back.
    void replace(const airshipcity::SheetDraft &draft);

    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    void undo();
    void redo();
    /// Has everything said anew, in the language that is spoken now.
    void retell();

    /// The sheet to be saved; nothing while there are faults.
    std::optional<airshipcity::ScoreSheet> sheet(const QString &id, const QString &playedAt) const;

signals:
    void changed();

private:
    using Edit =
        std::pair<int, int>; ///< what was edited last: one value is one step back, however many keys it took
    static constexpr Edit noEdit{-1, -1};

    airshipcity::DraftPlayer &at(airshipcity::Player player);
    template <class Change>
    void change(Edit edit, Change how);
    void work();

    airshipcity::SheetDraft m_draft;
    airshipcity::SheetDraft m_seated;
    airshipcity::ScoredGame m_scored;
    std::vector<airshipcity::SheetFault> m_faults;
    std::vector<airshipcity::SheetGap> m_gaps;
    std::vector<airshipcity::SheetDraft> m_past;
    std::vector<airshipcity::SheetDraft> m_future;
    Edit m_lastEdit = noEdit;
};

} // namespace skyledger::ui
