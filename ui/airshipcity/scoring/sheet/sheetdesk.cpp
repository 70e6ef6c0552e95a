// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/sheetdesk.h"

#include "core/table/personname.h"
#include "ui/airshipcity/words/terms.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

bool isEmptyColumn(const DraftPlayer &player)
{
    return table::isBlank(player.name)
        && std::none_of(player.numbers.begin(), player.numbers.end(),
                        [](const auto &number) { return number.has_value(); });
}

/// The colour as a name, for who has none: no two players share one.
QString nameByColor(const DraftPlayer &player)
{
    QString name = player.color ? words::name(*player.color) : QString();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

} // namespace

SheetDesk::SheetDesk(const SheetDraft &draft, QObject *parent) : QObject(parent), m_draft(draft)
{
    setPlayerCount(m_draft, columns);
    work();
}

DraftPlayer &SheetDesk::at(Player player)
{
    return m_draft.players[static_cast<qsizetype>(player)];
}

bool SheetDesk::isSeated(Player player) const
{
    return static_cast<qsizetype>(player) < m_seated.players.size();
}

bool SheetDesk::asksFor(SheetNumber number) const
{
    if (number == SheetNumber::UnfinishedContractVp)
        return m_draft.rulings.unfinishedContracts == UnfinishedContracts::Lose;
    if (number == SheetNumber::Markers)
        return m_draft.rulings.finalTieBreak == FinalTieBreak::Markers;
    return true;
}

bool SheetDesk::asksWhoTookPart() const
{
    return m_draft.rulings.awardEligibility == AwardEligibility::TookPart;
}

template <class Change>
void SheetDesk::change(Edit edit, Change how)
{
    SheetDraft before = m_draft;
    how();
    if (m_draft == before)
        return;
    if (edit == noEdit || edit != m_lastEdit)
        m_past.push_back(std::move(before));
    m_lastEdit = edit;
    m_future.clear();
    work();
    emit changed();
}

void SheetDesk::work()
{
    m_seated = m_draft;
    if (isEmptyColumn(m_seated.players.back()))
        m_seated.players.removeLast();
    for (DraftPlayer &player : m_seated.players) {
        if (table::isBlank(player.name))
            player.name = nameByColor(player);
    }
    m_faults = faultsOf(m_seated);
    m_gaps = gapsOf(m_seated);
    m_scored = scoredGame(previewOf(m_seated));
}

void SheetDesk::setNumber(Player player, SheetNumber number, std::optional<int> value)
{
    const Edit edit{static_cast<int>(player), static_cast<int>(number)};
    change(edit, [&] { at(player).numbers[number] = value; });
}

void SheetDesk::setNumbers(SheetNumber number, const std::vector<int> &values)
{
    change(noEdit, [&] {
        for (std::size_t i = 0; i < values.size(); ++i)
            at(static_cast<Player>(i)).numbers[number] = values[i];
    });
}

void SheetDesk::setName(Player player, const QString &name)
{
    constexpr int nameEdit = 100;
    change({static_cast<int>(player), nameEdit}, [&] { at(player).name = name; });
}

void SheetDesk::setColor(Player player, PlayerColor color)
{
    change(noEdit, [&] {
        const auto former = std::exchange(at(player).color, color);
        for (const Player other : all<Player>()) {
            if (other != player && at(other).color == color)
                at(other).color = former;
        }
    });
}

void SheetDesk::setFirst(Player player)
{
    change(noEdit, [&] { airshipcity::setFirst(m_draft, player); });
}

void SheetDesk::setTookPart(Player player, Award award, std::optional<bool> tookPart)
{
    change(noEdit, [&] { at(player).tookPart[award] = tookPart; });
}

void SheetDesk::setEdition(Edition edition)
{
    change(noEdit, [&] { airshipcity::setEdition(m_draft, edition); });
}

void SheetDesk::setRulings(const Rulings &rulings)
{
    change(noEdit, [&] { m_draft.rulings = rulings; });
}

void SheetDesk::replace(const SheetDraft &draft)
{
    change(noEdit, [&] {
        m_draft = draft;
        setPlayerCount(m_draft, columns);
    });
}

void SheetDesk::undo()
{
    if (!canUndo())
        return;
    m_future.push_back(std::exchange(m_draft, std::move(m_past.back())));
    m_past.pop_back();
    m_lastEdit = noEdit;
    work();
    emit changed();
}

void SheetDesk::redo()
{
    if (!canRedo())
        return;
    m_past.push_back(std::exchange(m_draft, std::move(m_future.back())));
    m_future.pop_back();
    m_lastEdit = noEdit;
    work();
    emit changed();
}

void SheetDesk::retell()
{
    work();
    emit changed();
}

std::optional<ScoreSheet> SheetDesk::sheet(const QString &id, const QString &playedAt) const
{
    return sheetOf(m_seated, id, playedAt);
}

} // namespace skyledger::ui
