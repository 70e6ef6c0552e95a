// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/scores.h"

#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::wording {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainTexts)
};

} // namespace

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

QString decisionText(const FinalScore &score, const QStringList &names)
{
    QStringList winners;
    for (std::size_t seat = 0; seat < score.players.size(); ++seat) {
        if (score.players[seat].rank == 1)
            winners.append(words::printable(names[static_cast<qsizetype>(seat)]));
    }
    const QString who = winners.join(u", "_s);
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
