// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <vector>

namespace skyledger::ui {

/// What a reader of rules looks at: the list for a query, or an entry, or the glossary.
struct RuleSpot {
    QString query;
    QString rule; ///< empty: the list
    bool glossary = false;
    QStringList alsoAsked; ///< other rules behind what led here

    bool isList() const { return rule.isEmpty() && !glossary; }
    friend bool operator==(const RuleSpot &, const RuleSpot &) = default;
};

/// The way of a reader, to go back and forward on. It begins at the list.
class RuleHistory
{
public:
    const RuleSpot &now() const { return m_spots[m_at]; }
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_spots.size(); }

    /// Goes on from here: what lay ahead is forgotten. The spot where one is adds nothing.
    void visit(const RuleSpot &spot)
    {
        if (spot == now())
            return;
        m_spots.resize(m_at + 1);
        m_spots.push_back(spot);
        ++m_at;
    }
    /// Puts a spot in the place of the one here.
    void replace(const RuleSpot &spot) { m_spots[m_at] = spot; }
    /// Each changes nothing where it cannot go.
    void back() { m_at -= canGoBack() ? 1 : 0; }
    void forward() { m_at += canGoForward() ? 1 : 0; }

private:
    std::vector<RuleSpot> m_spots = std::vector<RuleSpot>(1);
    std::size_t m_at = 0;
};

} // namespace skyledger::ui
