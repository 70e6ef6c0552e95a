// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/sheetdraft.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/sheettable.h"
#include "core/airshipcity/rulingtable.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

using Numbers = describe::SheetCodes::Numbers;

SheetNumber numberOfResource(Resource resource)
{
    return static_cast<SheetNumber>(indexOf(SheetNumber::Wood) + indexOf(resource));
}

/// A field of the table's column as a number.
SheetNumber numberOf(const describe::SheetCell &cell)
{
    const auto cells = sheetTable().cells();
    return static_cast<SheetNumber>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
}

/// A colour that nobody has; nothing if none is left.
std::optional<PlayerColor> freeColor(const SheetDraft &draft)
{
    for (const PlayerColor color : all<PlayerColor>()) {
        const bool taken = std::any_of(draft.players.begin(), draft.players.end(),
                                       [color](const DraftPlayer &player) { return player.color == color; });
        if (!taken)
            return color;
    }
    return std::nullopt;
}

DraftPlayer draftPlayer(const SheetPlayer &player)
{
    DraftPlayer draft{.name = player.name,
                      .color = player.color,
                      .first = player.first,
                      .numbers = {},
                      .tookPart = player.tookPart};
    const Numbers numbers = sheetTable().numbers(player);
    for (const SheetNumber number : all<SheetNumber>())
        draft.numbers[number] = numbers[indexOf(number)];
    return draft;
}

/// Whether the VP printed on all contracts that a player still holds are known.
bool knowsUnfinished(const Setup &setup, const PlayerState &player)
{
    return std::all_of(player.held.begin(), player.held.end(),
                       [&](Contract contract) { return setup.catalogue.contracts[contract].vp.has_value(); });
}

DraftPlayer draftPlayer(const PlayerInfo &info, const FinalCount &count)
{
    DraftPlayer draft{.name = info.name, .color = info.color, .first = false, .numbers = {}, .tookPart = {}};
    draft.numbers[SheetNumber::Vp] = count.trackVp;
    draft.numbers[SheetNumber::AirshipMajorities] = count.counts[Award::Shipbuilding];
    draft.numbers[SheetNumber::UtilityMajorities] = count.counts[Award::Construction];
    draft.numbers[SheetNumber::ContractsCompleted] = count.counts[Award::Trade];
    draft.numbers[SheetNumber::UnfinishedContractVp] = count.unfinishedVp;
    for (const Resource resource : all<Resource>())
        draft.numbers[numberOfResource(resource)] = count.stock[resource];
    draft.numbers[SheetNumber::Markers] = count.markers;
    for (const Award award : all<Award>())
        draft.tookPart[award] = count.tookPart[award];
    return draft;
}

/// Numbers as the format holds them: brought within their limits. A number that was not entered is 0, or left out.
SheetPlayer sheetPlayer(const DraftPlayer &draft)
{
    SheetPlayer player;
    player.name = draft.name;
    player.color = draft.color;
    player.first = draft.first;
    Numbers numbers = sheetTable().numbers(player);
    for (const SheetNumber number : all<SheetNumber>()) {
        const SheetLimits limits = limitsOf(number);
        if (const auto &entered = draft.numbers[number])
            numbers[indexOf(number)] = std::clamp(*entered, limits.least, limits.most);
    }
    sheetTable().put(player, numbers);
    player.tookPart = draft.tookPart;
    return player;
}

} // namespace

SheetLimits limitsOf(SheetNumber number)
{
    const auto &row = sheetTable().row(sheetTable().cells()[indexOf(number)].row);
    return {row.least, row.most, row.mostInAll};
}

SheetDraft emptyDraft(std::size_t players, Edition edition)
{
    SheetDraft draft;
    draft.edition = edition;
    draft.rulings = defaultRulings(edition);
    setPlayerCount(draft, players);
    setFirst(draft, Player{});
    return draft;
}

SheetDraft draftOf(const ScoreSheet &sheet)
{
    SheetDraft draft{
        .document = sheet.document, .edition = sheet.edition, .rulings = sheet.rulings, .players = {}};
    draft.players.reserve(sheet.players.size());
    for (const SheetPlayer &player : sheet.players)
        draft.players.append(draftPlayer(player));
    return draft;
}

SheetDraft draftOf(const GameRecord &record, const State &end)
{
    SheetDraft draft{
        .document = {}, .edition = record.setup.edition, .rulings = record.setup.rulings, .players = {}};
    draft.document.insert(u"id"_s, idOf(record));
    const QString ended = endOfPlay(record);
    const QString date = ended.isEmpty() ? record.playedAt() : ended;
    if (!date.isEmpty())
        draft.document.insert(u"playedAt"_s, date);
    const std::vector<FinalCount> counts = finalCounts(record.setup, end);
    draft.players.reserve(record.players.size());
    for (const Player player : record.setup.players()) {
        const auto seat = static_cast<qsizetype>(player);
        draft.players.append(draftPlayer(record.players[seat], counts[indexOf(player)]));
        if (!knowsUnfinished(record.setup, end.players[player]))
            draft.players[seat].numbers[SheetNumber::UnfinishedContractVp].reset();
    }
    setFirst(draft, Player{});
    return draft;
}

void setFirst(SheetDraft &draft, Player player)
{
    for (qsizetype i = 0; i < draft.players.size(); ++i)
        draft.players[i].first = i == static_cast<qsizetype>(player);
}

void setPlayerCount(SheetDraft &draft, std::size_t players)
{
    const auto wanted = std::clamp<qsizetype>(static_cast<qsizetype>(players), 3, 4);
    while (draft.players.size() > wanted)
        draft.players.removeLast();
    while (draft.players.size() < wanted) {
        DraftPlayer player;
        player.color = freeColor(draft);
        draft.players.append(player);
    }
}

void setEdition(SheetDraft &draft, Edition edition)
{
    const Rulings before = defaultRulings(draft.edition);
    const Rulings after = defaultRulings(edition);
    for (const RulingInfo &ruling : rulingTable()) {
        if (ruling.get(draft.rulings) == ruling.get(before))
            ruling.set(draft.rulings, ruling.get(after));
    }
    draft.edition = edition;
}

std::vector<SheetGap> gapsOf(const SheetDraft &draft)
{
    std::vector<SheetGap> gaps;
    for (qsizetype i = 0; i < draft.players.size(); ++i) {
        Numbers numbers(sheetTable().cells().size());
        std::copy_n(draft.players[i].numbers.begin(), countOf<SheetNumber>, numbers.begin());
        for (const describe::SheetCell &cell : sheetTable().gaps(numbers, draft.rulings))
            gaps.push_back({static_cast<Player>(i), numberOf(cell)});
    }
    return gaps;
}

ScoreSheet previewOf(const SheetDraft &draft)
{
    ScoreSheet sheet{
        .document = draft.document, .edition = draft.edition, .rulings = draft.rulings, .players = {}};
    sheet.players.reserve(draft.players.size());
    for (const DraftPlayer &player : draft.players)
        sheet.players.append(sheetPlayer(player));
    return sheet;
}

std::optional<ScoreSheet> sheetOf(const SheetDraft &draft, const QString &id, const QString &playedAt)
{
    if (!faultsOf(draft).empty())
        return std::nullopt;
    ScoreSheet sheet = previewOf(draft);
    if (!sheet.document.contains("id"_L1))
        sheet.document.insert(u"id"_s, id);
    if (!sheet.document.contains("playedAt"_L1))
        sheet.document.insert(u"playedAt"_s, playedAt);
    return sheet;
}

} // namespace skyledger::airshipcity
