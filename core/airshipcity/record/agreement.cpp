// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/agreement.h"

#include "core/airshipcity/record/correctionjson.h"
#include "core/airshipcity/rules/correctable.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QJsonDocument>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype digestLength = 16;

/// Whether a value lies on the boards. What only the catalogue knows does not: a public utility that was met later,
/// and whether it is known what earns a bonus effect.
bool isToCompare(const Assignment &value)
{
    if (const auto *grid = std::get_if<set::UtilityGrid>(&value))
        return grid->markers != Per<Player, std::uint8_t>{};
    if (const auto *majority = std::get_if<set::UtilityMajority>(&value))
        return majority->holder != none<Player>;
    if (const auto *effect = std::get_if<set::Effect>(&value))
        return effect->status != EffectStatus::Unknown && effect->status != EffectStatus::Locked;
    return true;
}

/// A short text that stands for every number on the boards.
QString digestOf(const GameRecord &record, const State &state)
{
    Correct values{boardValues(record.setup, state)};
    std::erase_if(values.set, [](const Assignment &value) { return !isToCompare(value); });
    const QByteArray text = QJsonDocument(correctionJson(values, record.ids)).toJson(QJsonDocument::Compact);
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(hash.first(digestLength));
}

} // namespace

void addAgreement(GameRecord &record, std::size_t after, const State &state, const QString &at)
{
    QJsonObject mark{{u"after"_s, static_cast<qint64>(after)}, {u"boards"_s, digestOf(record, state)}};
    if (!at.isEmpty())
        mark.insert(u"at"_s, at);
    record.agreed.append(mark);
}

std::optional<Agreement> lastAgreement(const GameRecord &record, std::span<const State> states,
                                       std::size_t events)
{
    std::optional<Agreement> last;
    for (qsizetype i = record.agreed.size(); i-- > 0;) {
        const QJsonObject mark = record.agreed.at(i).toObject();
        const auto after = static_cast<std::size_t>(mark["after"_L1].toInteger());
        if (after > events || (last && after <= last->after))
            continue;
        if (mark["boards"_L1] == digestOf(record, states[after]))
            last = Agreement{after, mark["at"_L1].toString()};
    }
    return last;
}

} // namespace skyledger::airshipcity
