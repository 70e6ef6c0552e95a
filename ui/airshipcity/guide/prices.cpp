// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What choices cost and bring, and why they are refused.

#include "core/airshipcity/rules/judgement.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/guide/shortage.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/events.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Tone = FacePart::Tone;

namespace {

struct Cards {
    Q_DECLARE_TR_FUNCTIONS(ChoiceCards)
};

void add(Face &face, const Amounts &amounts, int sign, Tone tone = Tone::Plain)
{
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] > 0)
            face.push_back({words::signedNumber(sign * amounts[resource]), &lookOf(resource), tone});
    }
}

/// What a play costs and brings, and of that what full tracks cut off. Empty where a part of it is not known: then words
/// tell it.
Face priceFace(const Quote &quote, const Amounts &lost)
{
    Face face;
    if (!quote.needs.empty())
        return face;
    add(face, quote.pay, -1);
    add(face, quote.gain, 1);
    if (quote.vp != 0) {
        const QString points = words::points(quote.vp);
        face.push_back({quote.vp > 0 ? u'+' + points : points});
    }
    for (const Resource resource : all<Resource>()) {
        if (lost[resource] > 0)
            face.push_back({Cards::tr("%n lost", "of a resource, where the track is full", lost[resource]),
                            &lookOf(resource), Tone::Warning});
    }
    return face;
}

/// What full tracks would cut off of the gains of whoever plays.
Amounts lostBy(const Play &play, const Setup &setup, State state)
{
    const Player player = playerOf(state, play);
    Changes changes;
    apply(setup, state, play, {}, &changes);
    Amounts lost;
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Gained && change.player == player)
            lost[change.resource] = static_cast<std::uint8_t>(lost[change.resource] + change.lost);
    }
    return lost;
}

} // namespace

Offers::Told Offers::price(const std::vector<Candidate> &candidates) const
{
    Quote first = m_session.price(candidates.front().play);
    Amounts lost = lostBy(candidates.front().play, m_setup, m_state);
    for (const Candidate &candidate : candidates) {
        const Quote other = m_session.price(candidate.play);
        if (other.vp != first.vp)
            first.vp = 0;
        if (!(other.gain == first.gain))
            first.gain = lost = {};
        if (!(other.pay == first.pay))
            first.pay = {};
    }
    return {words::costAndGain(first, lost), priceFace(first, lost)};
}

/// What can be done where a move ends: what its effect brings, or what the use that is nearest to possible is short of.
Offers::Told Offers::prospect(const Play &move) const
{
    State after = m_state;
    apply(m_setup, after, move);
    const Speaker says{m_says.game, after};
    std::vector<Play> plays;
    legalEvents(m_setup, after, plays);
    const auto isUse = [](const Play &play) { return std::holds_alternative<Use>(play.what); };
    const auto use = std::find_if(plays.begin(), plays.end(), isUse);
    if (use != plays.end()) {
        if (!std::get<Use>(use->what).given.empty())
            return {};
        const Quote gain = quote(m_setup, after, *use);
        const Amounts lost = lostBy(*use, m_setup, after);
        return {words::costAndGain(gain, lost), priceFace(gain, lost)};
    }
    undeterminedEvents(m_setup, after, plays);
    const auto unsure = std::find_if(plays.begin(), plays.end(), isUse);
    if (unsure != plays.end())
        return {says.lacking(check(m_setup, after, *unsure))};
    const Acting &acting = after.acting;
    Play sample{plainUse(kindAt(after.players[acting.player].crews[acting.crew].at, m_setup, after))};
    if (const auto aspects = aspectsOf(sample, m_setup, after); !aspects.empty()) {
        const std::vector<int> values = conceivableAnswers(sample, aspects.front(), m_setup, after);
        std::vector<Play> samples;
        samples.reserve(values.size());
        for (const int value : values) {
            samples.push_back(withAnswer(sample, {aspects.front(), value}, after));
            developOne(samples.back(), m_setup, after);
        }
        if (!samples.empty())
            sample = nearestToPossible(samples, m_setup, after);
    }
    developOne(sample, m_setup, after);
    return {says.refusal(check(m_setup, after, sample), Played{sample, {}})};
}

/// How a move gets there if not by a single step, then what can be done there.
Offers::Told Offers::wayAndProspect(const Play &play) const
{
    const QString route = m_says.route(std::get<Move>(play.what));
    Told there = prospect(play);
    if (route.isEmpty())
        return there;
    // What it brings comes first: where room is short, the way is cut.
    there.text = there.text.isEmpty() ? route : words::listedApart({there.text, route});
    if (!there.face.empty())
        there.face.push_back({route, nullptr, FacePart::Tone::Quiet});
    return there;
}

void Offers::tell(PlayOption &offer, const Told &told)
{
    offer.detail = told.text;
    offer.card.price = told.face;
}

void Offers::tellPrice(PlayOption &offer, const Play &play) const
{
    const Verdict verdict = m_session.verdict(Override{Played{play, {}}});
    if (verdict.undetermined())
        offer.detail = m_says.lacking(verdict);
    else if (verdict.playable())
        tell(offer, price({{play, false}}));
}

void Offers::judge(PlayOption &offer, const std::vector<Candidate> &plays, const Play &sample) const
{
    if (plays.empty()) {
        refuse(offer, sample);
    } else if (!plays.front().legal) {
        offer.status = PlayOption::Status::Undetermined;
        offer.detail = m_says.lacking(m_session.verdict(Played{sample, {}}));
    } else if (const Move *move = std::get_if<Move>(&sample.what)) {
        if (move->longDistance)
            offer.leadsTo.answers.push_back({Aspect::LongDistance, 1});
        tell(offer, wayAndProspect(sample));
    } else {
        tell(offer, price(plays));
    }
}

void Offers::refuse(PlayOption &offer, const Play &play) const
{
    const Event event = Played{play, {}};
    const Verdict verdict = m_session.verdict(event);
    offer.status = PlayOption::Status::Refused;
    offer.detail = m_says.refusal(verdict, event);
    if (!verdict.objections.empty())
        offer.rule = idOf(verdict.objections.front().rule.as<Rule>());
}

/// What is printed on a contract, its term last; what is not known is a question mark.
Face Offers::contractFace(const ContractValues &values)
{
    Face face;
    if (values.cost) {
        for (const Resource resource : all<Resource>()) {
            if ((*values.cost)[resource] > 0)
                face.push_back({QString::number((*values.cost)[resource]), &lookOf(resource)});
        }
    } else {
        face.push_back({Cards::tr("cost ?", "of a contract, not known"), nullptr, Tone::Warning});
    }
    face.push_back({values.vp ? words::points(*values.vp) : Cards::tr("? VP", "not known"), nullptr,
                    values.vp ? Tone::Plain : Tone::Warning});
    face.push_back({values.gold ? words::signedNumber(*values.gold) : u"?"_s, &lookOf(Resource::Gold),
                    values.gold ? Tone::Plain : Tone::Warning});
    return face;
}

} // namespace skyledger::ui
