// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/names.h"

#include <QtCore/QCoreApplication>

#include <iterator>

namespace skyledger::whistlemountain::wording {

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

/// What the values of an enumeration are called, in its order.
template <class Key>
constexpr int namesOf = 0;
template <>
constexpr Named namesOf<Resource>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "coal", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "iron", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "water", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "gold", "resource"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "whistle", "resource"),
};
template <>
constexpr Named namesOf<PlayerColor>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "yellow", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "red", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "black", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "blue", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "green", "colour"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "white", "colour"),
};
template <>
constexpr Named namesOf<Aircraft>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "balloon", "aircraft"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "airship", "aircraft"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "ironclad", "aircraft"),
};
template <>
constexpr Named namesOf<Machine>[] = {
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
template <>
constexpr Named namesOf<Upgrade>[] = {
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
template <>
constexpr Named namesOf<Ability>[] = {
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
template <>
constexpr Named namesOf<Trophy>[] = {
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
template <>
constexpr Named namesOf<Dock>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "scaffold dock", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "upgrade dock", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "card dock", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "rescue dock", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "small machine dock 1", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "small machine dock 2", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "medium machine dock", "dock"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "large machine dock", "dock"),
};
template <>
constexpr Named namesOf<Card>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Ram", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Blueprints", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Alms", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Construction", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Regulator", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Reset", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Grand Market", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Fabrication", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Market", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Upgrade X", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Recycling", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Remote Control", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Rush", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Secret Passage", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Small Market", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Storm", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Rope Throw", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Treasure Chest", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Unique Chance", "card"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Upgrade", "card"),
};
template <>
constexpr Named namesOf<Choose>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a Build", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a Move", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a Rescue", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a Move or Rescue onto the Refuge", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "release from the Trap", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "promotion", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "tower step", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "activation", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a small machine", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a medium machine", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a large machine", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "an upgrade", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "resources", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a trophy", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "a worker into the whirlpool", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "landing", "choice"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "flood", "choice"),
};
template <>
constexpr Named namesOf<MainAction::Kind>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "none", "main action"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Harvest", "main action"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "dock", "main action"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Work", "main action"),
};
template <>
constexpr Named namesOf<Phase>[] = {
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "first scaffolds", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "main action", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Harvest", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "Work", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "choice", "moment of the game"),
    QT_TRANSLATE_NOOP3("WhistleMountainNames", "end of the game", "moment of the game"),
};
template <>
constexpr Named namesOf<VpSource>[] = {
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

/// What the core says of the form of files (`core/whistlemountain/record/expectations.h`), here to be translated; each
/// completes "expected ...".
[[maybe_unused]] constexpr const char *expectations[] = {
    QT_TRANSLATE_NOOP("Expectations", "a cell of the grid, A1 to %1"),
    QT_TRANSLATE_NOOP("Expectations", "an area of the grid, C4 or C4:D5"),
    QT_TRANSLATE_NOOP("Expectations",
                      "a place of a worker: a cell, barracks.3, tower.5, whirlpool, refuge or trap"),
    QT_TRANSLATE_NOOP("Expectations", "null, an area, or dock. and the name of a dock"),
    QT_TRANSLATE_NOOP("Expectations", "a connected pattern of c i w g s o ? and ."),
    QT_TRANSLATE_NOOP("Expectations", "nothing that a first game leaves in the box"),
    QT_TRANSLATE_NOOP("Expectations", "an ability that nobody else has"),
    QT_TRANSLATE_NOOP("Expectations", "a tile that is named nowhere else"),
    QT_TRANSLATE_NOOP("Expectations", "exactly one of %1"),
    QT_TRANSLATE_NOOP("Expectations", "a floor that has a value in floors"),
};

} // namespace

template <class Key>
QString name(Key key)
{
    if (indexOf(key) >= std::size(namesOf<Key>))
        return {};
    const Named &named = namesOf<Key>[indexOf(key)];
    return QCoreApplication::translate("WhistleMountainNames", named.word, named.meaning);
}
template QString name(Resource);
template QString name(PlayerColor);
template QString name(Aircraft);
template QString name(Machine);
template QString name(Upgrade);
template QString name(Ability);
template QString name(Trophy);
template QString name(Dock);
template QString name(Card);
template QString name(Choose);
template QString name(MainAction::Kind);
template QString name(Phase);
template QString name(VpSource);

QString shortName(Dock dock)
{
    switch (dock) {
    case Dock::Scaffolds:
        return Text::tr("Scaffolds", "dock");
    case Dock::Upgrades:
        return Text::tr("Upgrades", "dock");
    case Dock::Cards:
        return Text::tr("Cards", "dock");
    case Dock::Rescue:
        return Text::tr("Rescue", "dock");
    case Dock::Small1:
        return Text::tr("Small machines 1", "dock");
    case Dock::Small2:
        return Text::tr("Small machines 2", "dock");
    case Dock::Medium:
        return Text::tr("Medium machines", "dock");
    case Dock::Large:
        return Text::tr("Large machines", "dock");
    }
    return {};
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

} // namespace skyledger::whistlemountain::wording
