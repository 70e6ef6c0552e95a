// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/glow.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

namespace {

struct BoardOffers {
    Q_DECLARE_TR_FUNCTIONS(BoardOffers)
};

} // namespace

OfferLook offerFor(const AirshipCityTable &table, const Target &target)
{
    const PlayOption *option = table.guide().optionFor(target);
    if (!option || option->status == PlayOption::Status::Refused)
        return {};
    const bool offered = option->status == PlayOption::Status::Offered;
    return {offered ? DrawnButton::Glow::Lit : DrawnButton::Glow::Missing, option->detail,
            isLongDistance(*option), option->key};
}

QString tipFor(const AirshipCityTable &table, const Target &target, const QString &name)
{
    const PlayOption *option = table.guide().optionFor(target);
    const bool refused = !option || option->status == PlayOption::Status::Refused;
    const QString more = refused ? table.guide().whyNot(target) : option->detail;
    return more.isEmpty() ? name : name + u'\n' + more;
}

QString spokenOffer(const OfferLook &offer)
{
    if (offer.glow == DrawnButton::Glow::Quiet)
        return {};
    if (offer.glow == DrawnButton::Glow::Missing)
        return BoardOffers::tr("Can be chosen once a value is entered: %1.").arg(offer.detail);
    if (offer.detail.isEmpty())
        return BoardOffers::tr("Can be chosen now.");
    // What follows may be that the tile's effect cannot be paid: the choice can be made all the same.
    return BoardOffers::tr("Can be chosen now. What follows: %1.").arg(offer.detail);
}

} // namespace skyledger::ui
