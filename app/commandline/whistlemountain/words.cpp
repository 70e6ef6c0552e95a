// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/words.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainWords)
};

/// A word and what it means, for translators.
struct Named {
    const char *word;
    const char *meaning;
};

// Each in the order of its enumeration.
constexpr Named resources[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "coal", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "iron", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "water", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "gold", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "whistle", "resource"),
};
constexpr Named colors[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "yellow", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "red", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "black", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "blue", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "green", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "white", "colour"),
};
constexpr Named aircraftNames[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "balloon", "aircraft"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "airship", "aircraft"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "ironclad", "aircraft"),
};
constexpr Named machines[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Dark Iron", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Dark Scorer", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Double Coal", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Double Gold", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Double Iron", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Double Scorer", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Metal Scorer", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Golden Coal", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Golden Iron", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Golden Scorer", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Liquid Coal", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Liquid Gold", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Liquid Iron", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Liquid Scorer", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Whistling Scorer", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Whistler", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Alpha Site", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Archives", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Automation", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Amplifier", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Controller", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Crane", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Dispatcher", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Lift", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Forge", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Hoist", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Library", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Elevator", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Press", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Rope Ladder", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Secret Lab", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Terrace", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Tesla Coil", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Treasure Map", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Vault", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Welder", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Coal Chute", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Disassembler", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Infernal Machine", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Auto Archives", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Factory", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Hang Glider", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Jetpack", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Machine Hub", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Megaphone", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Workshop", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Scrapyard", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Refuge", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Bazaar", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Toll Bridge", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Metamorphoser", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Trap", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Trophy Room", "machine"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Whistle Surplus", "machine"),
};
constexpr Named upgrades[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Antiquarian", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Black Lung", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Design Office", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Duplicator", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Extension", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Extractor", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Golden Lung", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Self-Lift", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Iron Lung", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Lifeboat", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Manifest", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Warehouse", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Pawnbroker", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "R&D Unit", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Quick Loader", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Archivist", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Shuttle", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Stabilizer", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Reserve", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Stockpile", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Reinforcement", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Tower Crane", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Wet Lung", "upgrade"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Virtuous Circle", "upgrade"),
};
constexpr Named abilities[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Ace Pilot", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Admiral", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Aeronaut", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Architect", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Daredevil", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Artisan", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Ironclad", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Exchanger", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Chief Engineer", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Mad Scientist", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Planner", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Requisitioner", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Riveter", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Scavenger", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Smuggler", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Foreman", "starting ability"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Technician", "starting ability"),
};
constexpr Named trophies[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "4 VP", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "6 VP", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Activation", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Build", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Card", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Move", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Rescue", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Scaffold", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Small machine", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Upgrade", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Whistle", "trophy"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "unknown", "trophy"),
};
constexpr Named phases[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "first scaffolds", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "main action", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Harvest", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Work", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "choice", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "end of the game", "moment of the game"),
};
constexpr Named sources[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "scaffold", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "machine", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "activation", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "trophy", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "upgrade", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "ability", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "correction", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "VP tokens", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "tower", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "upgrade at the end", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Reserve", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "machines in stock", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "trophies in stock", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "scaffolds in stock", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "cards in hand", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "resources in stock", "where VP come from"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "whirlpool", "where VP come from"),
};

template <std::size_t Count>
QString translated(const Named (&words)[Count], std::size_t at)
{
    if (at >= Count)
        return {};
    return QCoreApplication::translate("WhistleMountainNames", words[at].word, words[at].meaning);
}

/// Why a rule refuses something.
struct Sentence {
    Rule rule;
    const char *text;
};

constexpr Sentence reasons[] = {
    {Rule::Setup09,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "only the first scaffold is placed now, with a cell in row 1")},
    {Rule::Setup10,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the parts of the box cannot show this position")},
    {Rule::Turn01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "it is not the moment in the turn: one main action, and work before its tasks")},
    {Rule::Turn02, QT_TRANSLATE_NOOP("WhistleMountainReasons", "only one card and one trophy a turn")},
    {Rule::Turn04, QT_TRANSLATE_NOOP("WhistleMountainReasons", "it is somebody else's turn to act")},
    {Rule::Ord01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "another answer is pending, or this one does not fit")},
    {Rule::Ord03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "what is gained must be taken")},
    {Rule::End03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the game is over")},
    {Rule::Res02, QT_TRANSLATE_NOOP("WhistleMountainReasons", "only a whistle pays for a whistle")},
    {Rule::Res03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "six upgrades at most")},
    {Rule::Res05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the supply does not hold that resource")},
    {Rule::Res06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the cost is not paid exactly, or something needless is reported")},
    {Rule::Res07, QT_TRANSLATE_NOOP("WhistleMountainReasons", "one of the resources paid is no joker")},
    {Rule::Dock01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the dock is occupied")},
    {Rule::Dock02, QT_TRANSLATE_NOOP("WhistleMountainReasons", "that tile is not on display")},
    {Rule::Dock03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the dock could give nothing")},
    {Rule::Dock04, QT_TRANSLATE_NOOP("WhistleMountainReasons", "only opposing aircraft are pushed")},
    {Rule::Harv01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "that aircraft is not at home")},
    {Rule::Harv02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the aircraft needs free cells, or one machine for the whole of it")},
    {Rule::Harv03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "an aircraft or an uncovered scaffold lies there, or it would be on two machines")},
    {Rule::Harv05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the machine was placed after the aircraft")},
    {Rule::Harv10,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the aircraft lies straight, in its size, on no covered cell")},
    {Rule::Harv12,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the machine is out of reach, or was activated already")},
    {Rule::Harv14, QT_TRANSLATE_NOOP("WhistleMountainReasons", "workers are on that machine")},
    {Rule::Act02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the machine is not on the grid, or submerged")},
    {Rule::Act03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the machine has nothing to act on")},
    {Rule::Act05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "in stock this machine has no effect")},
    {Rule::Bonus01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the card, trophy or effect is not held, or could do nothing")},
    {Rule::Work02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "three Builds and one Move or Rescue at most")},
    {Rule::Scaf01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "a scaffold from the stock goes on empty cells beside a visible scaffold or machine")},
    {Rule::Scaf04, QT_TRANSLATE_NOOP("WhistleMountainReasons", "an aircraft lies there")},
    {Rule::Scaf06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "no scaffold has this shape and these resources")},
    {Rule::Mach01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "a machine from the stock goes on visible scaffold cells without hole")},
    {Rule::Mach06, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the machine does not have this size")},
    {Rule::Mach07, QT_TRANSLATE_NOOP("WhistleMountainReasons", "an aircraft lies under it")},
    {Rule::Worker03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "no own worker can start from there")},
    {Rule::Worker04, QT_TRANSLATE_NOOP("WhistleMountainReasons", "that worker belongs to somebody else")},
    {Rule::Worker05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "that cell is not free for a worker")},
    {Rule::Worker07,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "a tower step leads one floor up or down within the tower")},
    {Rule::Upg01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "it was used already in this turn")},
    {Rule::L07,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "floating takes an active Jetpack and a scaffold or machine directly below")},
    {Rule::L14, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the toll is not paid")},
    {Rule::L18, QT_TRANSLATE_NOOP("WhistleMountainReasons", "with Whistle Surplus whistles are no jokers")},
    {Rule::A01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the aircraft must lie wholly on one scaffold without workers")},
    {Rule::A08, QT_TRANSLATE_NOOP("WhistleMountainReasons", "one of the two resources must be a whistle")},
    {Rule::U05,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "only own workers beside the machine are promoted, with Extension")},
    {Rule::U17, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the balloon may not come home")},
};

} // namespace

QString name(Resource resource)
{
    return translated(resources, indexOf(resource));
}
QString name(PlayerColor color)
{
    return translated(colors, indexOf(color));
}
QString name(Aircraft aircraft)
{
    return translated(aircraftNames, indexOf(aircraft));
}
QString name(Machine machine)
{
    return translated(machines, indexOf(machine));
}
QString name(Upgrade upgrade)
{
    return translated(upgrades, indexOf(upgrade));
}
QString name(Ability ability)
{
    return translated(abilities, indexOf(ability));
}
QString name(Trophy trophy)
{
    return translated(trophies, indexOf(trophy));
}
QString name(Phase phase)
{
    return translated(phases, indexOf(phase));
}
QString name(VpSource source)
{
    return translated(sources, indexOf(source));
}

QString reason(Rule rule)
{
    for (const Sentence &each : reasons) {
        if (each.rule == rule)
            return QCoreApplication::translate("WhistleMountainReasons", each.text);
    }
    // What is left are upgrades and abilities that somebody else owns.
    const auto upgrade = indexOf(rule) - indexOf(Rule::U01);
    if (indexOf(rule) >= indexOf(Rule::U01) && upgrade < countOf<Upgrade>)
        return Text::tr("the upgrade %1 is not owned").arg(name(static_cast<Upgrade>(upgrade)));
    const auto ability = indexOf(rule) - indexOf(Rule::A01);
    if (indexOf(rule) >= indexOf(Rule::A01) && ability < countOf<Ability>)
        return Text::tr("the ability %1 is not owned").arg(name(static_cast<Ability>(ability)));
    return toText(ruleId(rule));
}

QString warning(const Warning &warning)
{
    if (warning.rule == Rule::Res05)
        return Text::tr("%1 %2 lost: the supply is empty")
            .arg(QString::number(warning.lost), name(warning.resource));
    if (warning.rule == Rule::Res01)
        return Text::tr("%1 %2 above four given back")
            .arg(QString::number(warning.lost), name(warning.resource));
    if (warning.rule == Rule::Ord04)
        return Text::tr("a choice lapsed: nobody could make it");
    return Text::tr("the cost paid has another number of tokens than the upgrade shows");
}

QString toReport(const play::CodeSet &keys)
{
    QStringList words;
    for (const play::Code key : keys) {
        switch (key.as<ReportKey>()) {
        case ReportKey::Pay:
            words.append(Text::tr("what was paid"));
            break;
        case ReportKey::Gain:
            words.append(Text::tr("what was gained"));
            break;
        case ReportKey::Vp:
            words.append(Text::tr("how many VP"));
            break;
        }
    }
    return words.join(u", "_s);
}

QString amountsText(const Amounts &amounts)
{
    QStringList parts;
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] > 0)
            parts.append(QString::number(amounts[resource]) + u' ' + name(resource));
    }
    return parts.isEmpty() ? Text::tr("nothing") : parts.join(u", "_s);
}

QString sampleNotice(const QJsonObject &catalogue)
{
    return holdsSampleValues(catalogue) ? Text::tr("Sample set: made up values, nothing as printed.")
                                        : QString();
}

} // namespace skyledger::whistlemountain::cli
