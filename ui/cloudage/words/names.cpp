// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/names.h"

namespace skyledger::cloudage::wording {

namespace {

// Each in the order of its enumeration.
constexpr WordsOf<Resource> resources{{
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Energy", "resource"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Water", "resource"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Metal", "resource"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Project cards", "resource"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Plant tiles", "resource"),
}};
constexpr WordsOf<Zone> zones{{
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Energy zone", "of a City card"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Metal zone", "of a City card"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Water zone", "of a City card"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "wild zone", "of a City card"),
}};
constexpr WordsOf<UpgradeZone> upgradeZones{{
    QT_TRANSLATE_NOOP3("CloudAgeNames", "movement upgrades", "zone of the Airship board"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "combat upgrades", "zone of the Airship board"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "planting upgrades", "zone of the Airship board"),
}};
constexpr WordsOf<Mission> missions{{
    QT_TRANSLATE_NOOP3("CloudAgeNames", "production level", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "markers in the named cities", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "combat value", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "upgrades built", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "green Project cards", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "blue Project cards", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Project cards of the third colour", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Project cards played", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "combat value without cards", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "movement points without cards", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Project cards that cost 8 Water or more", "mission"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "Navigation cards", "mission"),
}};
constexpr WordsOf<Phase> phases{{
    QT_TRANSLATE_NOOP3("CloudAgeNames", "production phase", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "movement phase", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "fight", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "step of the Solo board", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "action phase", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "answers to the last event", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "last production phase", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "last build actions", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "fights for missions", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "last combat", "moment of the game"),
    QT_TRANSLATE_NOOP3("CloudAgeNames", "end of the game", "moment of the game"),
}};

} // namespace

QString name(Resource resource)
{
    return wordOf("CloudAgeNames", resources, resource);
}

QString name(Zone zone)
{
    return wordOf("CloudAgeNames", zones, zone);
}

QString name(UpgradeZone zone)
{
    return wordOf("CloudAgeNames", upgradeZones, zone);
}

QString name(CampaignTile tile)
{
    return QStringLiteral("L%1").arg(indexOf(tile) + 1);
}

QString name(Mission mission)
{
    return wordOf("CloudAgeNames", missions, mission);
}

QString name(Phase phase)
{
    return wordOf("CloudAgeNames", phases, phase);
}

} // namespace skyledger::cloudage::wording
