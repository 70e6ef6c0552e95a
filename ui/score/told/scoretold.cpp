// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/told/scoretold.h"

#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScorePaper)
};

} // namespace

QStringList ScoreTold::names() const
{
    QStringList names;
    for (const Seat &seat : seats)
        names << seat.name;
    return names;
}

std::vector<PlayerLook> ScoreTold::looks() const
{
    std::vector<PlayerLook> looks;
    looks.reserve(seats.size());
    for (const Seat &seat : seats)
        looks.push_back(seat.look);
    return looks;
}

std::vector<int> ScoreTold::totals() const
{
    std::vector<int> totals;
    totals.reserve(seats.size());
    for (const Seat &seat : seats)
        totals.push_back(seat.total);
    return totals;
}

void ScoreTold::tellCurve(const std::optional<score::Curve> &played)
{
    curve = played && over ? score::scored(*played, totals()) : played;
}

std::vector<PointSource> sourcesWithPoints(std::vector<PointSource> sources)
{
    const auto isEmpty = [](const PointSource &source) {
        return std::all_of(source.vp.begin(), source.vp.end(), [](int vp) { return vp == 0; });
    };
    sources.erase(std::remove_if(sources.begin(), sources.end(), isEmpty), sources.end());
    return sources;
}

ScoreTold::Row rowOf(const PointSource &source)
{
    ScoreTold::Row row;
    row.label = source.name;
    for (const int vp : source.vp)
        row.cells << words::signedNumber(vp);
    return row;
}

ScoreTold::Row rowOfTotals(const ScoreTold &told)
{
    ScoreTold::Row row{Text::tr("Total"), {}, true};
    for (const ScoreTold::Seat &seat : told.seats)
        row.cells << words::plainNumber(seat.total);
    return row;
}

ScoreTold::Row rowOfPlaces(const ScoreTold &told)
{
    ScoreTold::Row row{Text::tr("Place"), {}, true};
    for (const ScoreTold::Seat &seat : told.seats)
        row.cells << QString::number(seat.rank);
    return row;
}

} // namespace skyledger::ui
