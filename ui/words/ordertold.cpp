// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/ordertold.h"

#include "core/score/ranks.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace skyledger::words {

namespace {

using Seats = std::vector<std::size_t>;
using Number = std::function<std::optional<int>(std::size_t seat)>;

/// Seats with one number each in one group; of the groups only those of several players.
std::vector<Seats> tiesIn(Seats left, const Number &number)
{
    std::vector<Seats> ties;
    while (!left.empty()) {
        const auto others = std::stable_partition(
            left.begin(), left.end(),
            [&number, wanted = number(left.front())](std::size_t seat) { return number(seat) == wanted; });
        if (others - left.begin() > 1)
            ties.emplace_back(left.begin(), others);
        left.erase(left.begin(), others);
    }
    return ties;
}

class Tale
{
    Q_DECLARE_TR_FUNCTIONS(Explanation)

public:
    explicit Tale(const OrderTold &order) : m_order(order) {}

    std::vector<ExplanationLine> tell()
    {
        const Seats seats = score::byRank(m_order.players);
        const Number total = [this](std::size_t seat) { return m_order.players[seat].total; };
        say(tr("Most VP wins: %1.").arg(listOf(seats, total)), m_order.rules);
        const std::vector<Seats> ties = tiesIn(seats, total);
        if (ties.empty())
            say(tr("Nobody is tied."), {});
        for (const Seats &tie : ties)
            part(tie, 0);
        QStringList places;
        for (const std::size_t seat : seats) {
            const int rank = m_order.players[seat].rank;
            places << tr("%1. %2", "rank, player").arg(QString::number(rank), nameOf(seat));
        }
        say(tr("So the order is: %1.", "list of ranks and players").arg(listed(places)), {});
        return std::move(m_lines);
    }

private:
    const QString &nameOf(std::size_t seat) const { return m_order.players[seat].name; }
    void say(const QString &text, const std::vector<RuleMention> &rules)
    {
        m_lines.push_back(sentence(text, rules));
    }
    QString listOf(const Seats &seats, const Number &number) const
    {
        std::vector<std::pair<QString, int>> numbers;
        for (const std::size_t seat : seats)
            numbers.emplace_back(nameOf(seat), number(seat).value_or(0));
        return rankedNumbers(std::move(numbers));
    }

    /// Says who has what of the next thing that is compared, and goes on with those who are equal in it.
    void part(const Seats &tied, std::size_t next)
    {
        QStringList names;
        for (const std::size_t seat : tied)
            names << nameOf(seat);
        const QString who = listedWithAnd(names);
        const Number number = [&](std::size_t seat) -> std::optional<int> {
            return next < m_order.comparisons.size() ? m_order.comparisons[next].numbers[seat] : std::nullopt;
        };
        if (!std::all_of(tied.begin(), tied.end(),
                         [&number](std::size_t seat) { return number(seat).has_value(); })) {
            say(m_order.stays(who, next), m_order.rulesOfStaying);
            return;
        }
        const OrderTold::Comparison &by = m_order.comparisons[next];
        say(by.said(who, points(m_order.players[tied.front()].total), listOf(tied, number)), by.rules);
        for (const Seats &still : tiesIn(tied, number))
            part(still, next + 1);
    }

    const OrderTold &m_order;
    std::vector<ExplanationLine> m_lines;
};

} // namespace

QString rankedNumbers(std::vector<std::pair<QString, int>> numbers)
{
    std::stable_sort(numbers.begin(), numbers.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    QStringList items;
    for (const auto &[name, number] : numbers) {
        //: A player and a number: Ada 4
        items << QCoreApplication::translate("Explanation", "%1 %2").arg(name, plainNumber(number));
    }
    return listed(items);
}

ExplanationSection orderSection(const OrderTold &order)
{
    return {.subject = ExplanationSection::Subject::TieBreaks,
            .heading = QCoreApplication::translate("Explanation", "The order of the players"),
            .lines = Tale(order).tell()};
}

} // namespace skyledger::words
