// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/game.h"

#include "core/airshipcity/record/printed.h"
#include "core/airshipcity/rules/judgement.h"
#include "core/airshipcity/rulings.h"
#include "core/play/recordshape.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using table::JsonKey;
using table::JsonShape;

static_assert(play::RecordedGame<AirshipCity>);

namespace {

/// Whether a value lies on the boards. What only the catalogue knows does not: a public utility that was met later,
/// and whether it is known what earns a bonus effect.
bool isToCompare(const Assignment &value)
{
    switch (value.setting.as<Setting>()) {
    case Setting::UtilityGrid:
        return value.as<Markers>() != Markers{};
    case Setting::UtilityMajority:
        return !value.value.isNull();
    case Setting::Effect: {
        const auto status = value.as<EffectStatus>();
        return status != EffectStatus::Unknown && status != EffectStatus::Locked;
    }
    default:
        return true;
    }
}

} // namespace

play::Seat AirshipCity::doer(const State &state, const Play &play)
{
    return play::seatOf(playerOf(state, play));
}

/// The choices of an upkeep come before the first turn of their round; the end of the game belongs to its last turn.
play::TurnKey AirshipCity::turn(const State &state)
{
    const bool inUpkeep = state.phase == Phase::StageBonus;
    return {state.round, play::seatOf(state.current), static_cast<std::uint8_t>(inUpkeep)};
}

void AirshipCity::addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Vp)
            ledger.push_back(
                {change.player, change.source, change.detail, change.amount, change.rule, event});
    }
}

const JsonShape &AirshipCity::shape()
{
    static constexpr JsonKey playerKeys[] = {{"name"}, {"color"}};
    static constexpr JsonShape player{playerKeys, nullptr};
    static const JsonKey setupKeys[] = {
        {"edition"},      {"rulings", &rulingTable().shape()},   {"players", &player}, {"city"}, {"market"},
        {"stageBonuses"}, {"catalogue", &printedTable().shape()}};
    static const JsonShape setup{setupKeys, nullptr};
    static const play::RecordShape record(setup, plays().shape());
    return record.shape();
}

/// Every ruling is named, so that a later default never rescores an old game.
void AirshipCity::writeSetup(QJsonObject &document, const Setup &setup)
{
    document.insert(u"rulings"_s, rulingTable().write(setup.rulings));
}

void AirshipCity::refuseOverridden(const table::JsonNode &event)
{
    const table::JsonNode slides = event.at("slides"_L1);
    constexpr auto most = static_cast<qsizetype>(decltype(Use::slides)::capacity());
    if (slides.value().toArray().size() > most)
        slides.refuse(table::expect::listOf, {u"0"_s, QString::number(most)});
}

QJsonObject AirshipCity::boardsJson(const Setup &setup, const State &state, const Ids &ids)
{
    std::vector<Assignment> values = settings().values(setup, state, ids);
    std::erase_if(values, [](const Assignment &value) { return !isToCompare(value); });
    return settings().write(values, ids);
}

bool AirshipCity::fitsFormat(const Event &event, const Ids &ids)
{
    struct Fits {
        const Ids &ids;

        bool operator()(const Played &played) const { return plays().fits(played, ids); }
        bool operator()(const Correct &correct) const { return settings().fits(correct.set, ids); }
        bool operator()(const Override &overridden) const { return std::visit(*this, overridden.event); }
    };
    return std::visit(Fits{ids}, event);
}

} // namespace skyledger::airshipcity
