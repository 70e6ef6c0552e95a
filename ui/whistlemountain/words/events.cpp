// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/events.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::wording {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainEvents)
};

QString named(const QString &name)
{
    return words::capitalised(name);
}

/// A deed, and with what it was done.
QString more(const QString &deed, const QString &with)
{
    return Text::tr("%1: %2", "a deed, what it was done with").arg(deed, with);
}

/// The same where there may be nothing to tell.
QString more(const QString &deed, const QStringList &with)
{
    return with.isEmpty() ? deed : more(deed, words::listed(with));
}

/// Adds what a play names, if it does.
template <class Key>
void add(QStringList &with, Key key)
{
    if (key != none<Key>)
        with << name(key);
}

/// What is paid, behind a deed, where it is not simply the printed cost.
QString paidText(const Pay &pay)
{
    //: How something was paid that can be paid in several ways
    return pay ? Text::tr(", paid with %1").arg(amountsText(*pay)) : QString();
}

/// One deed; each kind of event says its own.
struct Deed {
    QString operator()(const BuildScaffold &build) const
    {
        return Text::tr("Scaffold on %1").arg(scaffoldText(build.cells)) + paidText(build.pay);
    }
    QString operator()(const BuildMachine &build) const
    {
        QString text =
            Text::tr("%1 built on %2", "machine, cells").arg(name(build.machine), areaText(build.area));
        if (!build.promote.empty()) {
            QStringList cells;
            for (const Cell cell : build.promote)
                cells << cellText(cell);
            text += u' ' + Text::tr("(promoted besides: %1)").arg(words::listed(cells));
        }
        return text + paidText(build.pay);
    }
    QString operator()(const Harvest &harvest) const
    {
        return Text::tr("%1 on %2", "aircraft, cells")
            .arg(named(name(harvest.aircraft)), areaText(harvest.area));
    }
    QString operator()(const UseDock &use) const
    {
        const QString text = Text::tr("%1 to a dock (%2)", "aircraft, name of the dock")
                                 .arg(named(name(use.aircraft)), name(use.dock));
        QStringList with;
        add(with, use.machine);
        add(with, use.upgrade);
        if (use.dock == Dock::Scaffolds)
            with << Text::tr("%n scaffold(s)", nullptr, use.count);
        if (use.dock == Dock::Cards)
            with << Text::tr("%n card(s)", nullptr, use.count);
        return more(text, with) + paidText(use.pay);
    }
    QString operator()(const Work & /*work*/) const { return Text::tr("Work: aircraft come home"); }
    QString operator()(const MoveWorker &move) const
    {
        QString text =
            Text::tr("Worker from %1 to %2", "two places").arg(placeName(move.from), placeName(move.to));
        if (move.toll)
            text += u' ' + Text::tr("(toll: %1)", "a resource").arg(name(*move.toll));
        return text + paidText(move.pay);
    }
    QString operator()(const Activate &activate) const
    {
        QStringList with;
        if (activate.aircraft)
            with << name(*activate.aircraft);
        if (!activate.area.isNowhere())
            with << areaText(activate.area);
        if (activate.give != none<Upgrade>)
            with << Text::tr("%1 given", "an upgrade").arg(name(activate.give));
        add(with, activate.upgrade);
        add(with, activate.salvage);
        if (activate.resource)
            with << name(*activate.resource);
        return more(Text::tr("%1 activated", "a machine").arg(name(activate.machine)), with)
            + paidText(activate.pay);
    }
    QString operator()(const TakeMachine &take) const
    {
        return Text::tr("Takes the machine %1").arg(name(take.machine));
    }
    QString operator()(const TakeUpgrade &take) const
    {
        return Text::tr("Takes the upgrade %1").arg(name(take.upgrade));
    }
    QString operator()(const TakeTrophy &take) const
    {
        return Text::tr("Takes a trophy (%1)").arg(name(take.trophy));
    }
    QString operator()(const TakeResources &take) const
    {
        return Text::tr("Takes %1", "resources").arg(amountsText(take.resources));
    }
    QString operator()(const PlayCard &card) const
    {
        QStringList with;
        if (card.aircraft)
            with << name(*card.aircraft);
        if (card.discard > 0)
            with << Text::tr("%n card(s)", nullptr, card.discard);
        if (totalOf(card.resources) > 0)
            with << amountsText(card.resources);
        add(with, card.upgrade);
        return more(Text::tr("Card played (%1)").arg(name(card.card)), with) + paidText(card.pay);
    }
    QString operator()(const UseTrophy &use) const
    {
        return Text::tr("Trophy used (%1)").arg(name(use.trophy));
    }
    QString operator()(const UseUpgrade &use) const
    {
        QStringList with;
        add(with, use.copy);
        return more(Text::tr("%1 used", "an upgrade").arg(name(use.upgrade)), with) + paidText(use.pay);
    }
    QString operator()(const UseExchanger &use) const
    {
        return Text::tr("%1: %2 for %3", "ability, resource given, resource got")
                   .arg(name(Ability::Exchanger), name(use.give), name(use.get))
            + paidText(use.pay);
    }
    QString operator()(const UseRequisitioner &use) const
    {
        const QString given = use.givesCard ? Text::tr("a card given") : Text::tr("a scaffold given");
        return more(name(Ability::Requisitioner), given) + paidText(use.pay);
    }
    QString operator()(const Skip & /*skip*/) const { return Text::tr("Declines"); }
    QString operator()(const EndTurn &end) const
    {
        return end.shuttle ? Text::tr("Ends the turn; the balloon comes home") : Text::tr("Ends the turn");
    }
};

} // namespace

QString placeName(const Place &place)
{
    switch (place.kind) {
    case Place::Kind::Barracks:
        return Text::tr("barracks row %1").arg(place.at);
    case Place::Kind::Cell:
        return cellText(place.cell());
    case Place::Kind::Tower:
        return place.at > 0 ? Text::tr("tower floor %1").arg(place.at) : Text::tr("the tower");
    case Place::Kind::Whirlpool:
        return Text::tr("the whirlpool");
    case Place::Kind::Refuge:
        return name(Machine::Refuge);
    case Place::Kind::Trap:
        return name(Machine::Trap);
    }
    return {};
}

QString scaffoldText(const ScaffoldCells &cells)
{
    QStringList parts;
    for (const ScaffoldCell &each : cells) {
        QString part = cellText(each.cell);
        if (isResource(each.print))
            part += u' ' + name(resourceOf(each.print));
        parts << part;
    }
    return words::listed(parts);
}

QString deedText(const Play &play)
{
    return std::visit(Deed(), play.what);
}

QString eventText(const Event &event, const skyledger::words::SettingWords &settings)
{
    const auto told = [&](const auto &either) {
        if (const auto *played = std::get_if<Played>(&either))
            return deedText(played->play);
        return Text::tr("set by hand: %1")
            .arg(words::correctionText(std::get<Correct>(either).set, settings));
    };
    const auto *overridden = std::get_if<Override>(&event);
    return overridden != nullptr ? told(overridden->event) : told(event);
}

QString choiceText(const Pending &pending)
{
    switch (pending.choose) {
    case Choose::Build:
        return Text::tr("what is built?");
    case Choose::Move:
        return Text::tr("which worker moves?");
    case Choose::Rescue:
        return Text::tr("where does the rescued worker go?");
    case Choose::Board:
        return Text::tr("which worker goes onto the Refuge?");
    case Choose::Release:
        return Text::tr("where does the worker of the Trap go?");
    case Choose::Promote:
        return Text::tr("which worker is promoted?");
    case Choose::Step:
        return Text::tr("which worker changes floors in the tower?");
    case Choose::Activate:
        return Text::tr("which machine is activated?");
    case Choose::Small:
        return Text::tr("which small machine?");
    case Choose::Medium:
        return Text::tr("which medium machine?");
    case Choose::Large:
        return Text::tr("which large machine?");
    case Choose::Upgrade:
        return Text::tr("which upgrade?");
    case Choose::Resources:
        return Text::tr("which resources?");
    case Choose::Trophy:
        return Text::tr("which trophy of floor %1?").arg(pending.floor);
    case Choose::Sink:
        return Text::tr("which worker goes into the whirlpool?");
    case Choose::Land:
        return Text::tr("where does the floating worker come down?");
    case Choose::Flood:
        break;
    }
    return Text::tr("the water rises");
}

QString sourceText(const Source &source)
{
    switch (source.kind) {
    case Source::Kind::Machine:
        return name(static_cast<Machine>(source.id));
    case Source::Kind::Upgrade:
        return name(static_cast<Upgrade>(source.id));
    case Source::Kind::Ability:
        return name(static_cast<Ability>(source.id));
    case Source::Kind::Card:
        return name(static_cast<Card>(source.id));
    case Source::Kind::Trophy:
        return Text::tr("trophy (%1)").arg(name(static_cast<Trophy>(source.id)));
    case Source::Kind::Dock:
        return name(static_cast<Dock>(source.id));
    case Source::Kind::Tower:
        return Text::tr("the tower");
    case Source::Kind::Scaffold:
        return Text::tr("a scaffold");
    }
    return {};
}

} // namespace skyledger::whistlemountain::wording
