// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/plays.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Each kind of play with its keys; what is not given is left out.
struct Write {
    QJsonObject &event;

    template <class Value>
    void set(QLatin1StringView key, const Value &value) const
    {
        event.insert(key, QJsonValue(value));
    }
    void is(QLatin1StringView deed) const { set("do"_L1, QString(deed)); }
    void pay(const Pay &pay) const
    {
        if (pay)
            set("pay"_L1, amountsJson(*pay));
    }
    template <class Key>
    void named(QLatin1StringView key, Key thing) const
    {
        if (thing != none<Key>)
            set(key, word(thing));
    }
    template <class Key>
    void named(QLatin1StringView key, const std::optional<Key> &thing) const
    {
        if (thing)
            set(key, word(*thing));
    }

    void operator()(const BuildScaffold &build) const
    {
        is("build"_L1);
        set("scaffold"_L1, scaffoldJson(build.cells));
        pay(build.pay);
    }
    void operator()(const BuildMachine &build) const
    {
        is("build"_L1);
        named("machine"_L1, build.machine);
        set("area"_L1, areaText(build.area));
        QJsonArray promote;
        for (const Cell cell : build.promote)
            promote.append(cellText(cell));
        if (!promote.isEmpty())
            set("promote"_L1, promote);
        pay(build.pay);
    }
    void operator()(const Harvest &harvest) const
    {
        is("harvest"_L1);
        named("aircraft"_L1, harvest.aircraft);
        set("area"_L1, areaText(harvest.area));
    }
    void operator()(const UseDock &use) const
    {
        is("dock"_L1);
        named("aircraft"_L1, use.aircraft);
        named("dock"_L1, use.dock);
        if (use.count > 0)
            set("count"_L1, static_cast<int>(use.count));
        named("machine"_L1, use.machine);
        named("upgrade"_L1, use.upgrade);
        pay(use.pay);
    }
    void operator()(const Work &) const { is("work"_L1); }
    void operator()(const MoveWorker &move) const
    {
        is("move"_L1);
        set("from"_L1, placeText(move.from));
        set("to"_L1, placeText(move.to));
        pay(move.pay);
        named("toll"_L1, move.toll);
    }
    void operator()(const Activate &activate) const
    {
        is("activate"_L1);
        named("machine"_L1, activate.machine);
        pay(activate.pay);
        named("aircraft"_L1, activate.aircraft);
        if (!activate.area.isNowhere())
            set("area"_L1, areaText(activate.area));
        named("give"_L1, activate.give);
        named("upgrade"_L1, activate.upgrade);
        named("salvage"_L1, activate.salvage);
        named("resource"_L1, activate.resource);
    }
    void operator()(const TakeMachine &take) const
    {
        is("take"_L1);
        named("machine"_L1, take.machine);
    }
    void operator()(const TakeUpgrade &take) const
    {
        is("take"_L1);
        named("upgrade"_L1, take.upgrade);
    }
    void operator()(const TakeTrophy &take) const
    {
        is("take"_L1);
        named("trophy"_L1, take.trophy);
    }
    void operator()(const TakeResources &take) const
    {
        is("take"_L1);
        set("resources"_L1, amountsJson(take.resources));
    }
    void operator()(const PlayCard &play) const
    {
        is("card"_L1);
        named("card"_L1, play.card);
        pay(play.pay);
        named("aircraft"_L1, play.aircraft);
        if (play.card == Card::Reset)
            set("discard"_L1, static_cast<int>(play.discard));
        if (play.card == Card::Recycling)
            set("resources"_L1, amountsJson(play.resources));
        named("upgrade"_L1, play.upgrade);
    }
    void operator()(const UseTrophy &use) const
    {
        is("trophy"_L1);
        named("trophy"_L1, use.trophy);
    }
    void operator()(const UseUpgrade &use) const
    {
        is("use"_L1);
        named("upgrade"_L1, use.upgrade);
        named("copy"_L1, use.copy);
        pay(use.pay);
    }
    void operator()(const UseExchanger &use) const
    {
        is("use"_L1);
        named("ability"_L1, Ability::Exchanger);
        named("give"_L1, use.give);
        named("get"_L1, use.get);
    }
    void operator()(const UseRequisitioner &use) const
    {
        is("use"_L1);
        named("ability"_L1, Ability::Requisitioner);
        set("give"_L1, use.givesCard ? u"card"_s : u"scaffold"_s);
    }
    void operator()(const Skip &) const { is("skip"_L1); }
    void operator()(const EndTurn &end) const
    {
        is("endTurn"_L1);
        if (end.shuttle)
            set("shuttle"_L1, true);
    }
};

} // namespace

QJsonObject WrittenPlays::write(const Play &play, const Ids & /*ids*/)
{
    QJsonObject event;
    std::visit(Write{event}, play.what);
    if (play.player != none<Player>)
        event.insert("player"_L1, numberOf(play.player));
    return event;
}

namespace {

QJsonObject reportedJson(const Reported &reported)
{
    QJsonObject object;
    if (reported.pay)
        object.insert("pay"_L1, amountsJson(*reported.pay));
    if (reported.gain)
        object.insert("gain"_L1, amountsJson(*reported.gain));
    if (reported.vp)
        object.insert("vp"_L1, *reported.vp);
    return object;
}

QString tileWord(const Tile &tile)
{
    return tile.display == Display::Upgrades ? word(static_cast<Upgrade>(tile.number))
                                             : word(static_cast<Machine>(tile.number));
}

} // namespace

QJsonObject WrittenPlays::write(const Played &played, const Ids &ids)
{
    QJsonObject event = write(played.play, ids);
    const Reported &reported = played.reported;
    if (reported.pay || reported.gain || reported.vp)
        event.insert("reported"_L1, reportedJson(reported));
    if (reported.reveal)
        event.insert("reveal"_L1, tileWord(*reported.reveal));
    QJsonArray drawn;
    for (const Trophy each : reported.drawn)
        drawn.append(word(each));
    if (!drawn.isEmpty())
        event.insert("drawn"_L1, drawn);
    return event;
}

} // namespace skyledger::whistlemountain
