// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/describe.h"

#include "core/airshipcity/names.h"

namespace skyledger::airshipcity::fixture {

namespace {

/// Counted from 1; "null" for none.
template <class Key>
std::string number(Key key)
{
    return key == none<Key> ? "null" : std::to_string(indexOf(key) + 1);
}

template <class Key>
std::string name(Key key)
{
    return std::string(nameOf(key));
}

std::string name(const std::optional<Resource> &resource)
{
    return resource ? name(*resource) : "null";
}

struct Describe {
    std::string operator()(const Move &move) const
    {
        std::string text = "move crew " + number(move.crew) + " path ";
        for (const Direction toward : move.path)
            text += nameOf(toward);
        return text + (move.longDistance ? " longDistance" : "");
    }
    std::string operator()(const Use &use) const
    {
        std::string text = "use";
        const auto add = [&](UseKey key, const std::string &value) {
            if (use.given.contains(key))
                text += " " + name(key) + "=" + value;
        };
        std::string slides;
        for (const LinePush &push : use.slides)
            slides += name(push.line) + name(push.toward) + ",";
        add(UseKey::Utility, number(use.utility));
        add(UseKey::Slides, slides);
        add(UseKey::Take, number(use.take));
        add(UseKey::Reveal, number(use.reveal));
        add(UseKey::Airship, name(use.airship));
        add(UseKey::Then, name(use.then));
        add(UseKey::Renovation, name(use.renovation));
        add(UseKey::Develop, number(use.develop));
        return use.crest ? text + " crest=" + name(use.crest) : text;
    }
    std::string operator()(const Skip &) const { return "skip"; }
    std::string operator()(const Piggyback &answer) const
    {
        const std::string text = "piggyback take=" + name(answer.take);
        return answer.negotiator ? text + " negotiator=" + name(answer.negotiator) : text;
    }
    std::string operator()(const Slide &slide) const
    {
        return "slide " + name(slide.push.line) + " " + name(slide.push.toward);
    }
    std::string operator()(const Fulfil &fulfil) const { return "fulfil " + number(fulfil.contract); }
    std::string operator()(const Barter &barter) const
    {
        return "barter " + name(barter.give) + " for " + name(barter.get);
    }
    std::string operator()(const EndTurn &) const { return "endTurn"; }
    std::string operator()(const TakeStageBonus &choice) const { return "stageBonus " + name(choice.take); }

    std::string operator()(const Played &played) const { return describe(played.play); }
    std::string operator()(const Correct &correct) const
    {
        return "correct " + std::to_string(correct.set.size()) + " values";
    }
    std::string operator()(const Override &overridden) const
    {
        return (overridden.isVoid ? "void " : "override ") + std::visit(*this, overridden.event);
    }
};

std::string names(const play::CodeSet &keys)
{
    std::string text;
    for (const play::Code key : keys)
        text += " " + name(key.as<ReportKey>());
    return text;
}

} // namespace

std::string describe(const Amounts &amounts)
{
    std::string text;
    for (const Resource resource : all<Resource>())
        text += (text.empty() ? "" : " ") + std::to_string(amounts[resource]) + name(resource);
    return text;
}

std::string describe(const MissingValue &missing)
{
    return "value " + std::to_string(static_cast<int>(missing.value.as<Value>())) + "."
        + std::to_string(missing.thing + 1);
}

std::string describe(const Verdict &verdict)
{
    std::string text = verdict.allowed() ? "allowed" : verdict.refused() ? "refused" : "undetermined";
    for (const Objection &objection : verdict.objections) {
        text += " [" + std::string(ruleId(objection.rule));
        for (const Fact &fact : objection.facts)
            text += " " + name(fact.key.as<FactKey>()) + "=" + std::to_string(fact.value);
        text += "]";
    }
    for (const MissingValue &missing : verdict.missing)
        text += " missing " + describe(missing);
    if (!verdict.needs.empty())
        text += " needs" + names(verdict.needs);
    if (!verdict.lacks.empty())
        text += " lacks" + names(verdict.lacks);
    return text;
}

std::string describe(const Play &play)
{
    const std::string text = std::visit(Describe{}, play.what);
    return play.player == none<Player> ? text : text + " by player " + number(play.player);
}

std::string describe(const Event &event)
{
    return std::visit(Describe{}, event);
}

} // namespace skyledger::airshipcity::fixture
