// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/gamewords.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/besideothers.h"
#include "ui/words/language.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Things {
    Q_DECLARE_TR_FUNCTIONS(Things)
};

/// The number at the end of a tile's id, as in `mine-2`.
QString numberInId(const QString &id)
{
    const QString tail = id.mid(id.lastIndexOf(u'-') + 1);
    bool isNumber = false;
    tail.toInt(&isNumber);
    return isNumber ? tail : QString();
}

QStringList namesOf(const GameRecord &record)
{
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names << player.name;
    return names;
}

} // namespace

GameWords::GameWords(const GameRecord &record)
    : GameWords(record.setup, record.ids, namesOf(record), record.catalogue())
{
}

GameWords::GameWords(const Setup &setup, const Ids &ids, const QStringList &players,
                     const QJsonObject &catalogue)
    : m_setup(&setup), m_ids(&ids), m_catalogue(catalogue)
{
    for (const QString &player : players)
        m_players << besideOthers(player);
    for (const Tile tile : all<Tile>())
        ++m_tilesOfKind[setup.catalogue.tiles[tile].kind];
}

QString GameWords::player(Player player) const
{
    const QString known = m_players.value(static_cast<qsizetype>(player));
    return known.isEmpty() ? Things::tr("player %1").arg(static_cast<int>(player) + 1) : known;
}

QStringList GameWords::allPlayers() const
{
    QStringList names;
    for (const Player each : m_setup->players())
        names << player(each);
    return names;
}

QString GameWords::players(const FixedList<Player, 4> &players) const
{
    QStringList names;
    for (const Player each : players)
        names << player(each);
    return listedWithAnd(names);
}

QString GameWords::tile(Tile tile) const
{
    if (indexOf(tile) >= countOf<Tile>)
        return Things::tr("a tile that is not in the city");
    const TileKind kind = m_setup->catalogue.tiles[tile].kind;
    const QString number = numberInId(m_ids->tiles.text(tile));
    if (m_tilesOfKind[kind] < 2 || number.isEmpty())
        return name(kind);
    //: A kind of tile and the number that tells it from others of its kind: Mine-1
    return Things::tr("%1-%2").arg(name(kind), number);
}

QString GameWords::tileAt(Tile tile, Cell cell) const
{
    //: A tile and the space of the city where it lies: Mine-1 (C2)
    return Things::tr("%1 (%2)").arg(this->tile(tile), name(cell));
}

QString GameWords::cell(const State &state, Cell cell) const
{
    return tileAt(state.city[cell], cell);
}

QString GameWords::contract(Contract contract) const
{
    if (indexOf(contract) >= countOf<Contract>)
        return Things::tr("a contract that is not known");
    if (!isCopied(*this, contract)) {
        //: A contract of which nothing is known: it has no number on the cardboard by which it could be called.
        return Things::tr("contract still to be copied");
    }
    const ContractValues &values = m_setup->catalogue.contracts[contract];
    const QString cost = values.cost ? amountsOf(*values.cost) : Things::tr("cost not known");
    const QString vp = values.vp ? points(*values.vp) : Things::tr("VP not known");
    const QString gold = values.gold ? amountOf(Resource::Gold, *values.gold) : Things::tr("gold not known");
    //: A contract by what is printed on it: 2 wood, 1 gear (1 VP, 1 gold)
    return Things::tr("%1 (%2, %3)").arg(cost, vp, gold);
}

QString GameWords::utility(Utility utility) const
{
    const auto language = spokenLanguage() == Language::French ? "fr"_L1 : "en"_L1;
    const QString known = utilityName(m_catalogue, m_ids->utilities.text(utility), language);
    if (!known.isEmpty())
        return printable(known);
    //: A public utility whose name is not known.
    return Things::tr("public utility no. %1").arg(indexOf(utility) + 1);
}

QString GameWords::stageBonus(StageBonusTile tile) const
{
    if (indexOf(tile) >= countOf<StageBonusTile> || !m_setup->catalogue.stageBonuses[tile])
        return Things::tr("values not entered yet", "of a stage bonus");
    const StageBonus &bonus = *m_setup->catalogue.stageBonuses[tile];
    QStringList parts;
    if (bonus.gain != Amounts{})
        parts << amountsOf(bonus.gain);
    if (bonus.amount > 0 && !bonus.choices.empty())
        parts << bonusOf({bonus.amount, bonus.choices});
    if (bonus.vp != 0)
        parts << points(bonus.vp);
    return parts.isEmpty() ? amountsOf({}) : listedApart(parts);
}

} // namespace skyledger::words
