// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/playersboard.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A heading and names, each of which stays whole.
template <class List>
Face namesFace(const QString &heading, const List &list)
{
    Face face{{heading, nullptr, FacePart::Tone::Quiet}};
    for (const auto each : list)
        face.push_back({words::capitalised(wording::name(each))});
    return face;
}

Face workersFace(const Workers &workers)
{
    Face face{{PlayersBoard::tr("barracks %1").arg(workers.inBarracks())},
              {PlayersBoard::tr("grid %1").arg(workers.grid.size())},
              {PlayersBoard::tr("tower %1").arg(workers.inTower())},
              {PlayersBoard::tr("whirlpool %1").arg(workers.whirlpool)}};
    if (workers.refuge > 0)
        face.push_back({wording::name(Machine::Refuge) + u' ' + QString::number(workers.refuge)});
    if (workers.trap > 0)
        face.push_back({wording::name(Machine::Trap) + u' ' + QString::number(workers.trap)});
    return face;
}

Face trophiesFace(const TrophyCounts &trophies)
{
    Face face{{PlayersBoard::tr("Trophies"), nullptr, FacePart::Tone::Quiet}};
    for (const Trophy trophy : all<Trophy>()) {
        if (const int count = trophies[trophy]; count > 0)
            face.push_back({(count > 1 ? QString::number(count) + u' ' : QString()) + wording::name(trophy)});
    }
    return face;
}

} // namespace

PlayersBoard::PlayersBoard(WhistleMountainTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"players"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(6);
    for (const Player player : table.setup().players()) {
        m_cards.push_back(new SeatCard(this));
        m_cards.back()->setObjectName(u"player-%1"_s.arg(indexOf(player) + 1));
        setRules(*m_cards.back(), toText(ruleId(Rule::Res01)));
        column->addWidget(m_cards.back());
    }
    column->addStretch();
    connect(&table, &GameTable::changed, this, &PlayersBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &PlayersBoard::refresh);
    refresh();
}

/// Each with the key that takes it, drawn, and where it is.
Face PlayersBoard::aircraftLine(const PlayerState &own) const
{
    Face face;
    for (const Aircraft aircraft : all<Aircraft>()) {
        const AircraftPlace &place = own.aircraft[aircraft];
        QString where = tr("home");
        if (place.isOnGrid())
            where = areaText(place.area);
        else if (!place.isHome())
            where = wording::shortName(place.dock);
        face.push_back({tr("%1 %2", "key of an aircraft, where it is")
                            .arg(QString::number(indexOf(aircraft) + 1), where),
                        &whistle::lookOf(aircraft)});
    }
    return face;
}

Face PlayersBoard::countsLine(const PlayerState &own) const
{
    Face face{{tr("%n scaffold(s)", nullptr, own.scaffolds)}, {tr("%n card(s)", nullptr, own.cards)}};
    if (const int trophies = totalOf(own.trophies); trophies > 0)
        face.push_back({tr("%n trophies", nullptr, trophies)});
    if (!own.machines.empty())
        face.push_back({tr("%n machine(s)", nullptr, static_cast<int>(own.machines.size()))});
    if (!own.upgrades.empty())
        face.push_back({tr("%n upgrade(s)", nullptr, static_cast<int>(own.upgrades.size()))});
    return face;
}

SeatCard::Shown PlayersBoard::shownOf(Player player) const
{
    const PlayerState &own = m_table.state().players[player];
    SeatCard::Shown shown{.look = whistle::lookOf(m_table, player),
                          .name = m_table.words().player(player),
                          .remark = wording::name(own.ability),
                          .points = words::points(own.vp),
                          .stock = {},
                          .lines = {aircraftLine(own), workersFace(own.workers), countsLine(own)},
                          .acts = m_table.state().current == player};
    for (const Resource resource : all<Resource>())
        shown.stock.push_back({QString::number(own.stock[resource]), &whistle::lookOf(resource)});
    if (!shown.acts)
        return shown;
    if (!own.machines.empty())
        shown.lines.push_back(namesFace(tr("Machines"), own.machines));
    if (!own.upgrades.empty())
        shown.lines.push_back(namesFace(tr("Upgrades"), own.upgrades));
    if (totalOf(own.trophies) > 0)
        shown.lines.push_back(trophiesFace(own.trophies));
    return shown;
}

/// Everything on the card; the drawn aircraft by their names.
QString PlayersBoard::spoken(const SeatCard::Shown &shown, const PlayerState &own) const
{
    QStringList parts{shown.name, shown.remark, shown.points, wording::amountsText(own.stock)};
    for (std::size_t line = 0; line < shown.lines.size(); ++line) {
        QStringList said;
        const Face &face = shown.lines[line];
        for (std::size_t i = 0; i < face.size(); ++i)
            said << (line == 0 ? wording::name(static_cast<Aircraft>(i)) + u' ' + face[i].text
                               : face[i].text);
        parts << words::listed(said);
    }
    return parts.join(u". "_s);
}

void PlayersBoard::refresh()
{
    for (const Player player : m_table.setup().players()) {
        SeatCard::Shown shown = shownOf(player);
        const QString said = spoken(shown, m_table.state().players[player]);
        m_cards[indexOf(player)]->setShown(std::move(shown), said);
    }
}

} // namespace skyledger::ui
