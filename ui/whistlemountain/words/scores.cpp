// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/scores.h"

#include "core/score/ranks.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::wording {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainTexts)
};

/// What a line of the ledger is about: "Forge", "floor 7"; empty if its source says all.
QString detailName(const ScoreLine &line)
{
    switch (line.source) {
    case VpSource::Scaffold:
        return Text::tr("segments: %1").arg(line.detail);
    case VpSource::Machine:
    case VpSource::Activation:
        return name(static_cast<Machine>(line.detail));
    case VpSource::Trophy:
        return name(static_cast<Trophy>(line.detail));
    case VpSource::Upgrade:
    case VpSource::UpgradeEnd:
        return name(static_cast<Upgrade>(line.detail));
    case VpSource::Ability:
        return name(static_cast<Ability>(line.detail));
    case VpSource::Tower:
        return line.detail > 0 ? Text::tr("floor %1").arg(line.detail) : QString(); // 0: a sum
    case VpSource::Correction:
    case VpSource::Tokens:
        return {};
    default:
        return QString::number(line.detail);
    }
}

} // namespace

QString sourceOf(const ScoreLine &line)
{
    const QString source = name(line.source);
    const QString thing = detailName(line);
    return thing.isEmpty() ? source : Text::tr("%1: %2", "where VP come from, the thing").arg(source, thing);
}

QString decisionText(const FinalScore &score, const QStringList &names)
{
    const bool byTower = score.decidedBy == DecidedBy::Tower;
    const bool isParted = byTower || score.decidedBy == DecidedBy::Items;
    QStringList told; // who won; where a tie is parted all of the tie, each with what parts it
    const std::vector<std::size_t> order = score::byRank(score.players);
    const PlayerScore &best = score.players[order.front()];
    for (const std::size_t seat : order) {
        const PlayerScore &own = score.players[seat];
        const bool isTied = own.total == best.total && (byTower || own.highestFloor == best.highestFloor);
        const QString name = words::printable(names[static_cast<qsizetype>(seat)]);
        if (isParted && isTied)
            told << Text::tr("%1 %2", "player, floor or number of items")
                        .arg(name, QString::number(byTower ? own.highestFloor.value_or(0) : own.items));
        else if (!isParted && own.rank == 1)
            told << name;
    }
    const QString who = words::listed(told);
    switch (score.decidedBy) {
    case DecidedBy::Vp:
        return Text::tr("Most VP: %1").arg(who);
    case DecidedBy::Tower:
        return Text::tr("Equal VP; the highest worker in the tower decides: %1").arg(who);
    case DecidedBy::Items:
        return Text::tr("Equal VP and floors; the most items in stock decide: %1").arg(who);
    case DecidedBy::Shared:
        return Text::tr("Equal in everything; they share the win: %1").arg(who);
    }
    return {};
}

} // namespace skyledger::whistlemountain::wording
