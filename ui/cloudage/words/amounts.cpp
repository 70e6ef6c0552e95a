// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/amounts.h"

#include "ui/cloudage/words/names.h"
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
    if (choices.isEmpty())
        return parts.isEmpty() ? nothing() : words::listed(parts);
    const QString chosen = words::listedWithOr(choices);
    //: What is gained in any case, what can be chosen besides
    return parts.isEmpty() ? chosen : Words::tr("%1, and %2").arg(words::listed(parts), chosen);
}

QString nameOf(WaterOrVp choice)
{
    return choice == WaterOrVp::Water ? Words::tr("Water", "instead of VP")
                                      : Words::tr("VP", "instead of Water");
}

QString nameOf(PlantKind kind)
{
    static constexpr WordsOf<PlantKind> kinds{{
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "green plant", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "withered plant for Energy", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "withered plant for Plant tiles", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "withered plant for Project cards", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "withered plant for Water", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "withered plant for a build action", ""),
    }};
    return wordOf("CloudAgeAmounts", kinds, kind);
}

QString nameOf(FollowUp what)
{
    // What is owed then, in its words; of tiles there is one.
    return what == FollowUp::Plant ? Words::tr("a Plant tile to plant") : nameOf(owedFor(what));
}

QString nameOf(Choose choose)
{
    static constexpr WordsOf<Choose> choices{{
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "production", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "a build action", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "a wrench", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "an upgrade", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "a Project card to play", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "a planting", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "a navigation update", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "a fight", ""),
    }};
    return wordOf("CloudAgeAmounts", choices, choose);
}

QString nameOf(SoloChoice choice)
{
    static constexpr WordsOf<SoloChoice> choices{{
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "build twice", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "build once", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "take VP", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "play a Project card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "build an upgrade", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "gather", ""),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "do nothing", ""),
    }};
    return wordOf("CloudAgeAmounts", choices, choice);
}

QString nameOf(SoloAction space)
{
    static constexpr WordsOf<SoloAction> spaces{{
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "build twice", "space of the Solo board"),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "build once", "space of the Solo board"),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "VP or play a card", "space of the Solo board"),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "upgrade or VP", "space of the Solo board"),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "gather in district 1 or 2", "space of the Solo board"),
        QT_TRANSLATE_NOOP3("CloudAgeAmounts", "3: gather or build", "space of the Solo board"),
    }};
    return wordOf("CloudAgeAmounts", spaces, space);
}

QString valuesOf(const NavigationPile &cards)
{
    QStringList values;
    for (const std::uint8_t card : cards)
        values << QString::number(card);
    return words::listed(values);
}

} // namespace skyledger::cloudage::wording
