// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/sheetdraft.h"

#include "core/airshipcity/finished.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rulingtable.h"
#include "core/airshipcity/scoredgame.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int airshipMajoritySpaces = countOf<Airship>;
constexpr int utilityMajoritySpaces = countOf<Utility>;

SheetNumber numberOfResource(Resource resource)
{
    return static_cast<SheetNumber>(indexOf(SheetNumber::Wood) + indexOf(resource));
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
    draft.numbers[SheetNumber::Vp] = player.vp;
    draft.numbers[SheetNumber::AirshipMajorities] = player.airshipMajorities;
    draft.numbers[SheetNumber::UtilityMajorities] = player.utilityMajorities;
    draft.numbers[SheetNumber::ContractsCompleted] = player.contractsCompleted;
    draft.numbers[SheetNumber::UnfinishedContractVp] = player.unfinishedContractVp;
    for (const Resource resource : all<Resource>())
        draft.numbers[numberOfResource(resource)] = player.resources[resource];
    if (player.markers)
        draft.numbers[SheetNumber::Markers] = *player.markers;
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

/// The number as the format holds it: within its limits, 0 if it was not entered.
template <class Number>
Number held(const DraftPlayer &player, SheetNumber number)
{
    const SheetLimits limits = limitsOf(number);
    return static_cast<Number>(std::clamp(player.numbers[number].value_or(0), limits.least, limits.most));
}

SheetPlayer sheetPlayer(const DraftPlayer &draft)
{
    SheetPlayer player;
    player.name = draft.name;
    player.color = draft.color;
    player.first = draft.first;
    player.vp = held<std::int16_t>(draft, SheetNumber::Vp);
    player.airshipMajorities = held<std::uint8_t>(draft, SheetNumber::AirshipMajorities);
    player.utilityMajorities = held<std::uint8_t>(draft, SheetNumber::UtilityMajorities);
    player.contractsCompleted = held<std::uint8_t>(draft, SheetNumber::ContractsCompleted);
    player.unfinishedContractVp = held<std::int16_t>(draft, SheetNumber::UnfinishedContractVp);
    for (const Resource resource : all<Resource>())
        player.resources[resource] = held<std::uint8_t>(draft, numberOfResource(resource));
    if (draft.numbers[SheetNumber::Markers])
        player.markers = held<std::uint8_t>(draft, SheetNumber::Markers);
    player.tookPart = draft.tookPart;
    return player;
}

} // namespace

SheetLimits limitsOf(SheetNumber number)
{
    switch (number) {
    case SheetNumber::Vp:
        return {-maxVp, maxVp, {}};
    case SheetNumber::AirshipMajorities:
        return {0, airshipMajoritySpaces, airshipMajoritySpaces};
    case SheetNumber::UtilityMajorities:
        return {0, utilityMajoritySpaces, utilityMajoritySpaces};
    case SheetNumber::ContractsCompleted:
        return {0, deckSize, deckSize};
    case SheetNumber::UnfinishedContractVp:
        return {0, maxVp, {}};
    case SheetNumber::Wood:
    case SheetNumber::Metal:
    case SheetNumber::Gold:
    case SheetNumber::Gear:
        return {0, unlockedCapacity, {}};
    case SheetNumber::Markers:
        return {0, donationMarkers, {}};
    }
    return {};
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
        for (const SheetNumber number : all<SheetNumber>()) {
            const bool isFree = number == SheetNumber::UnfinishedContractVp
                && draft.rulings.unfinishedContracts == UnfinishedContracts::Ignore;
            const bool isLeftOut =
                number == SheetNumber::Markers && draft.rulings.finalTieBreak != FinalTieBreak::Markers;
            if (!isFree && !isLeftOut && !draft.players[i].numbers[number])
                gaps.push_back({static_cast<Player>(i), number});
        }
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
