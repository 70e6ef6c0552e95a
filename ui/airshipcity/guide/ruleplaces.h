// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/guide/aspects.h"

#include <QtCore/QStringList>

/// Which rule explains what. Rules go by name; the look-up has an entry for each.
namespace skyledger::ui {

class AirshipCityTable;

/// The id of a rule, "AC-MOVE-03".
QString idOf(airshipcity::Rule rule);
QStringList idsOf(std::initializer_list<airshipcity::Rule> rules);

/// Parts of the boards that are no things of their own, each with the rule that explains it.
#define SKYLEDGER_BOARD_PARTS(PART)                                                                          \
    PART(City, Setup01)                                                                                      \
    PART(SlideArrow, Slide01)                                                                                \
    PART(Crew, Move01)                                                                                       \
    PART(Depot, Comp18)                                                                                      \
    PART(DepotName, Score07)                                                                                 \
    PART(ResourceTrack, Res02)                                                                               \
    PART(Renovation, LocWork01)                                                                              \
    PART(TermTrack, Con06)                                                                                   \
    PART(HeldContract, Con01)                                                                                \
    PART(ContractCounts, Con02)                                                                              \
    PART(DonationMarkers, Comp08)                                                                            \
    PART(DonationBoard, Comp19)                                                                              \
    PART(PublicUtility, LocArch01)                                                                           \
    PART(DisplayedContract, LocMark01)                                                                       \
    PART(EconomyBoard, Comp21)                                                                               \
    PART(PriceList, Sell01)                                                                                  \
    PART(StageBonus, Upk01)                                                                                  \
    PART(RoundTrack, Turn01)                                                                                 \
    PART(VictoryPoints, Score07)                                                                             \
    PART(WhoseTurn, Turn02)                                                                                  \
    PART(CrewsLeft, Turn05)                                                                                  \
    PART(EndOfTurn, Turn06)                                                                                  \
    PART(Pieces, Turn05)                                                                                     \
    PART(Journal, Turn05)                                                                                    \
    PART(Standings, Score01)                                                                                 \
    PART(UnfinishedContracts, Score02)                                                                       \
    PART(Winner, Score04)                                                                                    \
    PART(Majority, Maj01)                                                                                    \
    PART(TileSides, LocWork06)
enum class BoardPart {
#define SKYLEDGER_BOARD_PART(part, rule) part,
    SKYLEDGER_BOARD_PARTS(SKYLEDGER_BOARD_PART)
#undef SKYLEDGER_BOARD_PART
};
airshipcity::Rule ruleOf(BoardPart part);

airshipcity::Rule ruleOf(airshipcity::TileKind kind);
airshipcity::Rule ruleOf(airshipcity::Airship airship);
airshipcity::Rule ruleOf(airshipcity::BonusEffect effect);
/// What is printed on the box and nobody has told the program yet.
airshipcity::Rule ruleOf(const airshipcity::MissingValue &value);
/// A line of what to do with the pieces.
airshipcity::Rule ruleOf(const airshipcity::Change &change);

/// What a player does, in the state before it.
airshipcity::Rule ruleOf(const airshipcity::Play &play, const airshipcity::Setup &setup,
                         const airshipcity::State &state);
/// An answer, and the question that leads to it.
airshipcity::Rule ruleOf(const GivenAnswer &answer, const airshipcity::Play &play,
                         const airshipcity::Setup &setup, const airshipcity::State &state);
airshipcity::Rule ruleOfQuestion(Aspect aspect, const airshipcity::Play &play);
/// What there is to do before anything is chosen.
airshipcity::Rule ruleOfMoment(const airshipcity::Setup &setup, const airshipcity::State &state,
                               bool crewInHand);

/// A thing on a board: what it is, then why it cannot be chosen now.
QStringList rulesOf(const AirshipCityTable &table, const Target &target);

} // namespace skyledger::ui
