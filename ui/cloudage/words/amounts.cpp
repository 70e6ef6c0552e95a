// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/amounts.h"

#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::wording {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeAmounts)
};

QString nothing()
{
    return Words::tr("nothing", "no resources at all");
}

QStringList partsOf(const PlainReward &reward)
{
    QStringList parts;
    for (const Resource resource : all<Resource>()) {
        if (reward.gain[resource] > 0)
            parts << amountOf(resource, reward.gain[resource]);
    }
    if (reward.vp != 0)
        parts << words::points(reward.vp);
    if (reward.level > 0)
        parts << Words::tr("production level +%1").arg(reward.level);
    for (const FollowUp next : reward.then)
        parts << nameOf(next);
    return parts;
}

} // namespace

QString amountOf(Resource resource, int count)
{
    switch (resource) {
    case Resource::Energy:
        return Words::tr("%n Energy", nullptr, count);
    case Resource::Water:
        return Words::tr("%n Water", nullptr, count);
    case Resource::Metal:
        return Words::tr("%n Metal", nullptr, count);
    case Resource::Cards:
        return Words::tr("%n Project card(s)", nullptr, count);
    case Resource::Plants:
        return Words::tr("%n Plant tile(s)", nullptr, count);
    }
    return {};
}

QString amountsOf(const Amounts &amounts)
{
    PlainReward reward;
    reward.gain = amounts;
    return rewardOf(reward);
}

QString rewardOf(const PlainReward &reward)
{
    const QStringList parts = partsOf(reward);
    return parts.isEmpty() ? nothing() : words::listed(parts);
}

QString rewardOf(const Reward &reward)
{
    QStringList parts = partsOf(reward.certain);
    QStringList choices;
    for (const PlainReward &choice : reward.oneOf)
        choices << rewardOf(choice);
    if (!choices.isEmpty())
        parts << words::listedWithOr(choices);
    return parts.isEmpty() ? nothing() : words::listed(parts);
}

QString nameOf(WaterOrVp choice)
{
    return choice == WaterOrVp::Water ? Words::tr("Water", "instead of VP")
                                      : Words::tr("VP", "instead of Water");
}

QString nameOf(PlantKind kind)
{
    switch (kind) {
    case PlantKind::Green:
        return Words::tr("green plant");
    case PlantKind::Energy:
        return Words::tr("withered plant for Energy");
    case PlantKind::Plants:
        return Words::tr("withered plant for Plant tiles");
    case PlantKind::Cards:
        return Words::tr("withered plant for Project cards");
    case PlantKind::Water:
        return Words::tr("withered plant for Water");
    case PlantKind::Build:
        return Words::tr("withered plant for a build action");
    }
    return {};
}

QString nameOf(FollowUp what)
{
    switch (what) {
    case FollowUp::Build:
        return Words::tr("a build action");
    case FollowUp::Wrench:
        return Words::tr("a wrench");
    case FollowUp::Upgrade:
        return Words::tr("an upgrade");
    case FollowUp::Play:
        return Words::tr("a Project card to play");
    case FollowUp::Plant:
        return Words::tr("a Plant tile to plant");
    case FollowUp::Update:
        return Words::tr("a navigation update");
    }
    return {};
}

QString nameOf(Choose choose)
{
    switch (choose) {
    case Choose::Produce:
        return Words::tr("production");
    case Choose::Build:
        return Words::tr("a build action");
    case Choose::Wrench:
        return Words::tr("a wrench");
    case Choose::Upgrade:
        return Words::tr("an upgrade");
    case Choose::Play:
        return Words::tr("a Project card to play");
    case Choose::Plant:
        return Words::tr("a planting");
    case Choose::Update:
        return Words::tr("a navigation update");
    case Choose::Fight:
        return Words::tr("a fight");
    }
    return {};
}

QString nameOf(SoloChoice choice)
{
    switch (choice) {
    case SoloChoice::Build2:
        return Words::tr("build twice");
    case SoloChoice::Build1:
        return Words::tr("build once");
    case SoloChoice::Vp:
        return Words::tr("take VP");
    case SoloChoice::Play:
        return Words::tr("play a Project card");
    case SoloChoice::Upgrade:
        return Words::tr("build an upgrade");
    case SoloChoice::Gather:
        return Words::tr("gather");
    case SoloChoice::None:
        return Words::tr("do nothing");
    }
    return {};
}

QString valuesOf(const NavigationPile &cards)
{
    QStringList values;
    for (const std::uint8_t card : cards)
        values << QString::number(card);
    return words::listed(values);
}

} // namespace skyledger::cloudage::wording
