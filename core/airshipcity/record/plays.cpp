// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/codecs.h"
#include "core/airshipcity/record/game.h"

namespace skyledger::airshipcity {

using namespace describe;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Field<Move, Ids> moveFields[] = {
    field<&Move::crew>("crew"),
    field<&Move::path, List<Word, 1, maxPathSteps>>("path"),
    optionalField<&Move::longDistance>("longDistance"),
};

constexpr Field<LinePush, Ids> pushFields[] = {
    field<&LinePush::line>("line"),
    field<&LinePush::toward>("toward"),
};
/// A row is pushed E or W, a column N or S.
void checkPush(const JsonNode &node, const LinePush &push)
{
    const bool alongRow = push.toward == Direction::East || push.toward == Direction::West;
    if (alongRow == isRow(push.line))
        return;
    const JsonNode toward = node.at("toward"_L1);
    toward.refuse(table::expect::oneOf, {isRow(push.line) ? u"E, W"_s : u"N, S"_s});
}

template <UseKey Key, auto Member, class Codec = Auto>
constexpr auto useField()
{
    return markedField<&Use::given, Key, Member, Codec>(nameOf(Key));
}
constexpr Field<Use, Ids> useFields[] = {
    useField<UseKey::Utility, &Use::utility>(),
    // What is too much for the type is too much for the rules too.
    useField<UseKey::Slides, &Use::slides, List<Object<pushFields, checkPush>>>(),
    useField<UseKey::Airship, &Use::airship>(),
    useField<UseKey::Then, &Use::then>(),
    useField<UseKey::Renovation, &Use::renovation>(),
    useField<UseKey::Develop, &Use::develop, Nullable<>>(),
    useField<UseKey::Take, &Use::take>(),
    useField<UseKey::Reveal, &Use::reveal, Nullable<>>(),
    optionalField<&Use::crest>("crest"),
};

constexpr Field<Piggyback, Ids> piggybackFields[] = {
    field<&Piggyback::take, Nullable<>>("take"),
    optionalField<&Piggyback::negotiator>("negotiator"),
};
constexpr Field<Slide, Ids> slideFields[] = {
    field<at<&Slide::push, &LinePush::line>>("line"),
    field<at<&Slide::push, &LinePush::toward>>("toward"),
};
void checkSlide(const JsonNode &node, const Slide &slide)
{
    checkPush(node, slide.push);
}
constexpr Field<Fulfil, Ids> fulfilFields[] = {field<&Fulfil::contract>("contract")};
constexpr Field<Barter, Ids> barterFields[] = {
    field<&Barter::give>("give"),
    field<&Barter::get>("get"),
};
constexpr Field<TakeStageBonus, Ids> stageBonusFields[] = {field<&TakeStageBonus::take>("take")};

constexpr PlayShape<Played, Ids> shapes[] = {
    shape<&Play::what, Move, moveFields>("move"),
    shape<&Play::what, Use, useFields>("use"),
    shape<&Play::what, Skip>("skip"),
    shape<&Play::what, Piggyback, piggybackFields>("piggyback").named(),
    shape<&Play::what, Slide, slideFields>("slide").checked<checkSlide>(),
    shape<&Play::what, Fulfil, fulfilFields>("fulfil"),
    shape<&Play::what, Barter, barterFields>("barter"),
    shape<&Play::what, EndTurn>("endTurn"),
    shape<&Play::what, TakeStageBonus, stageBonusFields>("stageBonus").named(),
};

using Share = Reported::ForPlayer;
constexpr Field<Share, Ids> shareFields[] = {
    optionalField<&Share::gain>("gain"),
    optionalField<&Share::vp, Number<-maxVp, maxVp>>("vp"),
};
/// A player as a key: a word of the vocabulary, and then one who sits at the table.
struct PlayerKey : Seat<&Ids::seats> {
    static bool readKey(const JsonNode &place, Ids &ids, QStringView text, Player &value)
    {
        if (!Word::readKey(place, ids, text, value))
            return false;
        if (!fits(ids, value))
            Seat::refuseKey<Player>(place, ids);
        return true;
    }
    template <class Key>
    static void refuseKey(const JsonNode &place, const Ids &ids)
    {
        Word::refuseKey<Key>(place, ids);
    }
};
constexpr Field<Reported, Ids> reportedFields[] = {
    optionalField<&Reported::pay>("pay"),
    optionalField<&Reported::gain>("gain"),
    optionalField<&Reported::vp, Number<-maxVp, maxVp>>("vp"),
    optionalField<&Reported::term, Number<1, maxTerm>>("term"),
    optionalField<&Reported::players, Keyed<PlayerKey, Object<shareFields>>>("players"),
};

/// Inside of the values of a correction.
constexpr table::JsonKey setValueKeys[] = {{"id"}, {"at"}, {"tile"}, {"termLeft"}, {"ready"}};
constexpr JsonShape setValue{setValueKeys, nullptr};
constexpr JsonShape corrected{{}, &setValue};

constexpr Field<Play, Ids> playerField = optionalField<&Play::player>("player");

} // namespace

const PlayTable<Played, Ids> &AirshipCity::plays()
{
    static const PlayTable<Played, Ids> table(shapes, playerField, reportedFields, &corrected);
    return table;
}

} // namespace skyledger::airshipcity
