// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/eventdocument.h"
#include "core/whistlemountain/record/plays.h"
#include "core/whistlemountain/rules/bonus.h"

#include <algorithm>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

enum class Deed : std::uint8_t {
    Build,
    Harvest,
    Dock,
    Work,
    Move,
    Activate,
    Take,
    Card,
    Trophy,
    Use,
    Skip,
    EndTurn,
    Correct,
    Override
};
constexpr std::array<std::string_view, 14> deeds{"build",    "harvest", "dock",    "work",    "move",
                                                 "activate", "take",    "card",    "trophy",  "use",
                                                 "skip",     "endTurn", "correct", "override"};

/// Every key that an event of some kind may have.
constexpr QLatin1StringView eventKeys[] = {
    "scaffold"_L1, "machine"_L1,  "area"_L1,     "promote"_L1,   "pay"_L1,     "aircraft"_L1,
    "dock"_L1,     "count"_L1,    "upgrade"_L1,  "from"_L1,      "to"_L1,      "toll"_L1,
    "give"_L1,     "salvage"_L1,  "resource"_L1, "card"_L1,      "discard"_L1, "trophy"_L1,
    "ability"_L1,  "get"_L1,      "copy"_L1,     "resources"_L1, "shuttle"_L1, "reveal"_L1,
    "drawn"_L1,    "reported"_L1, "set"_L1,      "event"_L1,     "was"_L1,     "void"_L1};

/// An event under reading: what was asked for is remembered, so that the rest can be refused.
class Fields
{
public:
    Fields(const JsonNode &node, const Ids &ids) : m_node(node), m_ids(ids), m_object(node.object()) {}

    const Ids &ids() const { return m_ids; }
    const Board &board() const { return m_ids.board; }
    JsonNode at(QLatin1StringView key)
    {
        m_asked.append(key);
        return m_node.at(key);
    }
    bool has(QLatin1StringView key) { return at(key).isPresent(); }
    template <class Key>
    Key word(QLatin1StringView key)
    {
        return readWord<Key>(at(key));
    }
    /// Refuses the keys of this page that nothing asked for.
    void finish() const
    {
        for (const QLatin1StringView key : eventKeys) {
            if (m_object.contains(key) && !m_asked.contains(key))
                m_node.at(key).refuse(table::expect::noSuchKey);
        }
    }
    /// A tile of the kind, in the game.
    template <class Key>
    Key tile(QLatin1StringView key)
    {
        const JsonNode node = at(key);
        const Key read = readWord<Key>(node);
        if (!isInGame(m_ids, read))
            node.refuse(expect::inBeginnerGame);
        return read;
    }
    Pay pay()
    {
        const JsonNode node = at("pay"_L1);
        return node.isPresent() ? Pay(readAmounts(node)) : std::nullopt;
    }

private:
    const JsonNode &m_node;
    const Ids &m_ids;
    QJsonObject m_object;
    QList<QLatin1StringView> m_asked;
};

BuildMachine readBuildMachine(Fields &fields)
{
    BuildMachine build;
    build.machine = fields.tile<Machine>("machine"_L1);
    build.area = readArea(fields.at("area"_L1), fields.board());
    const JsonNode promote = fields.at("promote"_L1);
    if (promote.isPresent()) {
        const QJsonArray list = promote.list(0, workersPerPlayer);
        for (qsizetype i = 0; i < list.size(); ++i)
            build.promote.append(readCell(promote.entry(i, list[i]), fields.board()));
    }
    build.pay = fields.pay();
    return build;
}

UseDock readDock(Fields &fields)
{
    UseDock use;
    use.aircraft = fields.word<Aircraft>("aircraft"_L1);
    use.dock = fields.word<Dock>("dock"_L1);
    switch (use.dock) {
    case Dock::Scaffolds:
    case Dock::Cards:
        use.count = static_cast<std::uint8_t>(fields.at("count"_L1).number(1, 3));
        break;
    case Dock::Upgrades:
        use.upgrade = fields.tile<Upgrade>("upgrade"_L1);
        break;
    case Dock::Rescue:
        break;
    default:
        use.machine = fields.tile<Machine>("machine"_L1);
    }
    use.pay = fields.pay();
    return use;
}

MoveWorker readMove(Fields &fields)
{
    MoveWorker move;
    move.from = readPlace(fields.at("from"_L1), fields.board());
    move.to = readPlace(fields.at("to"_L1), fields.board());
    move.pay = fields.pay();
    if (fields.has("toll"_L1))
        move.toll = fields.word<Resource>("toll"_L1);
    return move;
}

Activate readActivate(Fields &fields)
{
    Activate activate;
    activate.machine = fields.tile<Machine>("machine"_L1);
    activate.pay = fields.pay();
    switch (activate.machine) {
    case Machine::Dispatcher:
        activate.aircraft = fields.word<Aircraft>("aircraft"_L1);
        break;
    case Machine::Lift:
        activate.area = readArea(fields.at("area"_L1), fields.board());
        break;
    case Machine::Workshop:
        activate.give = fields.tile<Upgrade>("give"_L1);
        activate.upgrade = fields.tile<Upgrade>("upgrade"_L1);
        break;
    case Machine::Disassembler:
        activate.upgrade = fields.tile<Upgrade>("upgrade"_L1);
        break;
    case Machine::Scrapyard:
        activate.salvage = fields.tile<Machine>("salvage"_L1);
        break;
    case Machine::Bazaar:
        activate.resource = fields.word<Resource>("resource"_L1);
        break;
    default:
        break;
    }
    return activate;
}

PlayCard readCard(Fields &fields)
{
    PlayCard play;
    play.card = fields.word<Card>("card"_L1);
    play.pay = fields.pay();
    switch (play.card) {
    case Card::Regulator:
        play.aircraft = fields.word<Aircraft>("aircraft"_L1);
        break;
    case Card::Reset:
        play.discard = static_cast<std::uint8_t>(fields.at("discard"_L1).number(0, cardsInBox));
        break;
    case Card::Recycling: {
        const JsonNode node = fields.at("resources"_L1);
        play.resources = readAmounts(node);
        if (totalOf(play.resources) != 2)
            node.refuse(table::expect::listOfExactly, {u"2"_s});
        break;
    }
    case Card::UpgradeX:
        play.upgrade = fields.tile<Upgrade>("upgrade"_L1);
        break;
    default:
        break;
    }
    return play;
}

/// Which one of these keys is there; a fault unless exactly one is.
QLatin1StringView onlyKey(Fields &fields, const JsonNode &node, std::initializer_list<QLatin1StringView> keys)
{
    QLatin1StringView found;
    int count = 0;
    QStringList names;
    for (const QLatin1StringView key : keys) {
        names.append(key);
        if (!fields.has(key))
            continue;
        found = key;
        ++count;
    }
    if (count != 1)
        node.refuse(expect::oneOfKeys, {names.join(u", "_s)});
    return found;
}

void readTake(Fields &fields, const JsonNode &node, Play &play)
{
    const auto key = onlyKey(fields, node, {"machine"_L1, "upgrade"_L1, "trophy"_L1, "resources"_L1});
    if (key == "machine"_L1)
        play.what = TakeMachine{fields.tile<Machine>(key)};
    else if (key == "upgrade"_L1)
        play.what = TakeUpgrade{fields.tile<Upgrade>(key)};
    else if (key == "trophy"_L1)
        play.what = TakeTrophy{fields.word<Trophy>(key)};
    else
        play.what = TakeResources{readAmounts(fields.at(key))};
}

void readUseUpgrade(Fields &fields, Play &play)
{
    UseUpgrade use;
    const JsonNode node = fields.at("upgrade"_L1);
    use.upgrade = fields.tile<Upgrade>("upgrade"_L1);
    if (!usedUpgrades.contains(use.upgrade)) {
        QStringList words;
        for (const Upgrade each : usedUpgrades)
            words.append(word(each));
        node.refuse(table::expect::oneOf, {words.join(u", "_s)});
    }
    if (use.upgrade == Upgrade::Duplicator)
        use.copy = fields.word<Ability>("copy"_L1);
    use.pay = fields.pay();
    play.what = use;
}

void readUse(Fields &fields, const JsonNode &node, Play &play)
{
    if (onlyKey(fields, node, {"upgrade"_L1, "ability"_L1}) == "upgrade"_L1) {
        readUseUpgrade(fields, play);
        return;
    }
    constexpr std::array<std::string_view, 2> used{"exchanger", "requisitioner"};
    const bool exchanges = fields.at("ability"_L1).word(used) == 0;
    const JsonNode give = fields.at("give"_L1);
    if (exchanges) {
        UseExchanger use;
        use.give = readWord<Resource>(give);
        use.get = fields.word<Resource>("get"_L1);
        use.pay = fields.pay();
        play.what = use;
        return;
    }
    constexpr std::array<std::string_view, 2> given{"card", "scaffold"};
    UseRequisitioner use;
    use.givesCard = give.word(given) == 0;
    use.pay = fields.pay();
    play.what = use;
}

std::optional<Tile> readTile(const JsonNode &node)
{
    const std::string name = node.value().toString().toStdString();
    if (const auto upgrade = fromName<Upgrade>(name))
        return Tile{Display::Upgrades, static_cast<std::uint8_t>(*upgrade)};
    const auto machine = readWord<Machine>(node);
    return Tile{displayOf(classOf(machine)), static_cast<std::uint8_t>(machine)};
}

Reported readReported(Fields &fields)
{
    Reported reported;
    const JsonNode node = fields.at("reported"_L1);
    if (node.isPresent()) {
        node.object();
        const JsonNode pay = node.at("pay"_L1);
        if (pay.isPresent())
            reported.pay = readAmounts(pay);
        const JsonNode gain = node.at("gain"_L1);
        if (gain.isPresent())
            reported.gain = readAmounts(gain);
        const JsonNode vp = node.at("vp"_L1);
        if (vp.isPresent())
            reported.vp = static_cast<std::int16_t>(vp.number(0, maxVp));
    }
    const JsonNode reveal = fields.at("reveal"_L1);
    if (reveal.isPresent())
        reported.reveal = readTile(reveal);
    const JsonNode drawn = fields.at("drawn"_L1);
    if (drawn.isPresent()) {
        const QJsonArray list = drawn.list(0, trophiesInBox);
        for (qsizetype i = 0; i < list.size(); ++i)
            reported.drawn.append(readWord<Trophy>(drawn.entry(i, list[i])));
    }
    return reported;
}

void readWhat(Fields &fields, const JsonNode &node, Deed deed, Play &play)
{
    switch (deed) {
    case Deed::Build:
        if (onlyKey(fields, node, {"scaffold"_L1, "machine"_L1}) == "scaffold"_L1)
            play.what = BuildScaffold{readScaffold(fields.at("scaffold"_L1), fields.board()), fields.pay()};
        else
            play.what = readBuildMachine(fields);
        break;
    case Deed::Harvest:
        play.what =
            Harvest{fields.word<Aircraft>("aircraft"_L1), readArea(fields.at("area"_L1), fields.board())};
        break;
    case Deed::Dock:
        play.what = readDock(fields);
        break;
    case Deed::Work:
        play.what = Work{};
        break;
    case Deed::Move:
        play.what = readMove(fields);
        break;
    case Deed::Activate:
        play.what = readActivate(fields);
        break;
    case Deed::Take:
        readTake(fields, node, play);
        break;
    case Deed::Card:
        play.what = readCard(fields);
        break;
    case Deed::Trophy:
        play.what = UseTrophy{fields.word<Trophy>("trophy"_L1)};
        break;
    case Deed::Use:
        readUse(fields, node, play);
        break;
    case Deed::EndTurn: {
        const JsonNode shuttle = fields.at("shuttle"_L1);
        play.what = EndTurn{shuttle.isPresent() && shuttle.truth()};
        break;
    }
    default:
        play.what = Skip{};
    }
}

/// What every event may have; the envelope's reader has looked at it.
void askForEnvelope(Fields &fields)
{
    for (const auto key : {"do"_L1, "at"_L1, "reason"_L1})
        static_cast<void>(fields.at(key));
}

} // namespace

std::span<const std::string_view> WrittenPlays::words()
{
    return deeds;
}

void WrittenPlays::refuseMisplaced(const JsonNode &event)
{
    const Ids nothing;
    Fields fields(event, nothing);
    askForEnvelope(fields);
    static_cast<void>(fields.at("player"_L1));
    const QString deed = event.value()["do"_L1].toString();
    if (deed == play::correctWord) {
        static_cast<void>(fields.at("set"_L1));
    } else if (deed == play::overrideWord) {
        for (const auto key : {"event"_L1, "was"_L1, "void"_L1})
            static_cast<void>(fields.at(key));
    } else {
        return;
    }
    fields.finish();
}

Played WrittenPlays::read(const JsonNode &event, const Ids &ids)
{
    Fields fields(event, ids);
    askForEnvelope(fields);
    Played played;
    const JsonNode player = fields.at("player"_L1);
    if (player.isPresent())
        played.play.player = readPlayer(player, ids);
    readWhat(fields, event, static_cast<Deed>(event.at("do"_L1).word(deeds)), played.play);
    played.reported = readReported(fields);
    fields.finish();
    return played;
}

} // namespace skyledger::whistlemountain
