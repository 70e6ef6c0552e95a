// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What choices cost and bring, and why they are refused.

#include "core/airshipcity/rules/locations.h"
#include "core/play/facts.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/airshipcity/guide/ruleplaces.h"
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

/// Has a choice tell what it costs and brings, in words and as a card shows it.
void tell(PlayOption &offer, const Quote &quote, const Amounts &lost)
{
    offer.detail = words::costAndGain(quote, lost);
    offer.card.price = priceFace(quote, lost);
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

/// How many resources a refused play is short of; very many where something else is in its way.
int shortageOf(const Verdict &verdict)
{
    constexpr int somethingElse = 10000;
    int shortage = 0;
    for (const Objection &objection : verdict.objections) {
        const play::Facts<FactKey> facts(objection);
        const bool isStock = objection.rule == Rule::Res04 && facts.has(FactKey::Resource);
        shortage += isStock ? facts.number(FactKey::Needed) - facts.number(FactKey::Has) : somethingElse;
    }
    return shortage;
}

} // namespace

Play nearestToPossible(const std::vector<Play> &plays, const Setup &setup, const State &state)
{
    std::vector<int> shortages;
    shortages.reserve(plays.size());
    for (const Play &play : plays)
        shortages.push_back(shortageOf(check(setup, state, play)));
    return plays[static_cast<std::size_t>(std::min_element(shortages.begin(), shortages.end())
                                          - shortages.begin())];
}

void Offers::tellPrice(PlayOption &offer, const std::vector<Candidate> &plays) const
{
    Quote first = m_session.price(plays.front().play);
    Amounts lost = lostBy(plays.front().play, m_setup, m_state);
    for (const Candidate &candidate : plays) {
        const Quote other = m_session.price(candidate.play);
        if (other.vp != first.vp)
            first.vp = 0;
        if (!(other.gain == first.gain))
            first.gain = lost = {};
        if (!(other.pay == first.pay))
            first.pay = {};
    }
    tell(offer, first, lost);
}

/// What can be done where a move ends: what its effect brings, or what the use that is nearest to possible is short of.
void Offers::tellProspect(PlayOption &offer, const Play &move) const
{
    State after = m_state;
    apply(m_setup, after, move);
    const Speaker says{m_says.game, after};
    std::vector<Play> plays;
    legalEvents(m_setup, after, plays);
    const auto isUse = [](const Play &play) { return std::holds_alternative<Use>(play.what); };
    const auto use = std::find_if(plays.begin(), plays.end(), isUse);
    if (use != plays.end()) {
        if (std::get<Use>(use->what).given.empty())
            tell(offer, quote(m_setup, after, *use), lostBy(*use, m_setup, after));
        return;
    }
    undeterminedEvents(m_setup, after, plays);
    const auto unsure = std::find_if(plays.begin(), plays.end(), isUse);
    if (unsure != plays.end()) {
        offer.detail = says.lacking(check(m_setup, after, *unsure));
        return;
    }
    Play sample{plainUse(kindAt(actingCell(after), m_setup, after))};
    std::vector<Play> samples;
    const Aspect first = aspectsOf(sample, m_setup, after).front();
    for (const int value : conceivableAnswers(sample, first, m_setup, after)) {
        samples.push_back(withAnswer(sample, {first, value}, after));
        developOne(samples.back(), m_setup, after);
    }
    if (!samples.empty())
        sample = nearestToPossible(samples, m_setup, after);
    offer.detail = says.refusal(check(m_setup, after, sample), Played{sample, {}});
}

/// How a move gets there if not by a single step, then what can be done there.
void Offers::tellMove(PlayOption &offer, const Play &play) const
{
    const Move &move = std::get<Move>(play.what);
    if (move.longDistance)
        offer.leadsTo.answers.push_back({Aspect::LongDistance, 1});
    tellProspect(offer, play);
    const QString route = m_says.route(move);
    if (route.isEmpty())
        return;
    // What it brings comes first: where room is short, the way is cut.
    offer.detail = offer.detail.isEmpty() ? route : words::listedApart({offer.detail, route});
    if (!offer.card.price.empty())
        offer.card.price.push_back({route, nullptr, FacePart::Tone::Quiet});
}

void Offers::judge(PlayOption &offer, const Meant &meant) const
{
    if (meant.plays.empty()) {
        refuse(offer, meant.sample);
    } else if (!meant.plays.front().legal) {
        offer.status = PlayOption::Status::Undetermined;
        offer.detail = m_says.lacking(m_session.verdict(Played{meant.sample, {}}));
    } else if (std::holds_alternative<Move>(meant.sample.what)) {
        tellMove(offer, meant.sample);
    } else {
        tellPrice(offer, meant.plays);
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
