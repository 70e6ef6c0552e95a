// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/shorthand.h"

#include "core/cloudage/names.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"
#include "ui/words/shorthand.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::ui::cloudageshorthand {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeShorthand)
};

constexpr QChar levelLetter = u'L';
/// Of what may be done next, in its order.
constexpr char16_t nextLetters[] = u"BKUJVD";
constexpr int mostTyped = 99;

/// Adds an amount of what a letter stands for; false if it stands for nothing.
bool add(PlainReward &reward, QChar letter, int amount)
{
    for (const Resource resource : all<Resource>()) {
        if (letter == cloudagekeys::of(resource)) {
            reward.gain[resource] =
                static_cast<std::uint8_t>(std::min(reward.gain[resource] + amount, mostTyped));
            return true;
        }
    }
    if (letter == cloudagekeys::victoryPoint) {
        reward.vp = static_cast<std::int16_t>(reward.vp + amount);
        return true;
    }
    if (letter == levelLetter) {
        reward.level = static_cast<std::uint8_t>(std::min(reward.level + amount, maxLevel));
        return true;
    }
    for (const FollowUp next : all<FollowUp>()) {
        if (letter != QChar(nextLetters[indexOf(next)]))
            continue;
        for (int i = 0; i < amount && !reward.then.full(); ++i)
            reward.then.append(next);
        return true;
    }
    return false;
}

/// What letters stand for, all together; nothing if one stands for nothing.
std::optional<PlainReward> plain(const words::CountedLetters &letters)
{
    PlainReward reward;
    const bool known =
        std::all_of(letters.begin(), letters.end(), [&reward](const words::CountedLetter &each) {
            return add(reward, each.letter, each.count);
        });
    return known ? std::optional(reward) : std::nullopt;
}

QString counted(int amount, QChar letter)
{
    return amount == 1 ? QString(letter) : QString::number(amount) + letter;
}

/// The parts of a reward without a choice.
QStringList typedPlain(const QJsonValue &reward)
{
    QStringList parts;
    const auto tell = [&parts](int amount, QChar letter) {
        if (amount > 0)
            parts << counted(amount, letter);
    };
    tell(reward["vp"_L1].toInt(), cloudagekeys::victoryPoint);
    for (const Resource resource : all<Resource>())
        tell(reward["gain"_L1][table::word(resource)].toInt(), cloudagekeys::of(resource));
    tell(reward["level"_L1].toInt(), levelLetter);
    const QJsonArray next = reward["then"_L1].toArray();
    for (const auto &each : next) {
        if (const auto known = fromName<FollowUp>(each.toString().toStdString()))
            parts << QString(QChar(nextLetters[indexOf(*known)]));
    }
    return parts;
}

} // namespace

QString typedReward(const QJsonValue &reward)
{
    QStringList parts = typedPlain(reward);
    QStringList choices;
    const QJsonArray oneOf = reward["oneOf"_L1].toArray();
    for (const auto &choice : oneOf)
        choices << typedPlain(choice).join(QString());
    if (!choices.isEmpty())
        parts << choices.join(u'/');
    return parts.isEmpty() ? u"0"_s : parts.join(u' ');
}

std::optional<int> number(const QString &typed)
{
    bool isNumber = false;
    const int value = typed.toInt(&isNumber);
    return isNumber && value >= 0 && value <= mostTyped ? std::optional(value) : std::nullopt;
}

std::optional<Reward> reward(const QString &typed)
{
    const auto parts = words::shorthandIn(typed == u"0"_s ? QString() : typed);
    if (!parts)
        return std::nullopt;
    Reward reward;
    words::CountedLetters certain;
    for (const std::vector<words::CountedLetters> &part : *parts) {
        if (part.size() == 1) {
            certain.insert(certain.end(), part.front().begin(), part.front().end());
            continue;
        }
        if (reward.hasChoice() || part.size() > decltype(reward.oneOf)::capacity())
            return std::nullopt;
        for (const words::CountedLetters &choice : part) {
            const auto chosen = plain(choice);
            if (!chosen)
                return std::nullopt;
            reward.oneOf.append(*chosen);
        }
    }
    const auto always = plain(certain);
    if (!always)
        return std::nullopt;
    reward.certain = *always;
    return reward;
}

std::optional<Amounts> price(const QString &typed)
{
    const auto whole = reward(typed);
    if (!whole)
        return std::nullopt;
    PlainReward paid;
    paid.gain = whole->certain.gain;
    return *whole == Reward{paid, {}} ? std::optional(paid.gain) : std::nullopt;
}

std::optional<Symbols> symbols(const QString &typed)
{
    Symbols symbols;
    if (typed == u"0"_s)
        return symbols;
    for (const QChar sign : typed) {
        const int zone = sign.digitValue() - 1;
        if (zone < 0 || zone >= static_cast<int>(countOf<UpgradeZone>))
            return std::nullopt;
        ++symbols[static_cast<UpgradeZone>(zone)];
    }
    return symbols;
}

QString explained()
{
    QStringList said;
    //: A letter, what it stands for
    const auto tell = [&said](QChar letter, const QString &what) {
        said << Words::tr("%1 %2").arg(letter).arg(what);
    };
    for (const Resource resource : all<Resource>())
        tell(cloudagekeys::of(resource), wording::name(resource));
    tell(cloudagekeys::victoryPoint, Words::tr("VP"));
    tell(levelLetter, Words::tr("production level"));
    for (const FollowUp next : all<FollowUp>())
        tell(QChar(nextLetters[indexOf(next)]), wording::nameOf(next));
    return words::listed(said) + u'\n'
        + Words::tr("Amounts stand before their letters, / between what can be chosen, 0 for nothing.");
}

} // namespace skyledger::ui::cloudageshorthand
