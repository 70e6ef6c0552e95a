// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/priceface.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Tone = FacePart::Tone;

namespace {

struct Cards {
    Q_DECLARE_TR_FUNCTIONS(ChoiceCards)
};

void add(Face &face, const Amounts &amounts, int sign, Tone tone = Tone::Plain)
{
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] > 0)
            face.push_back({words::signedNumber(sign * amounts[resource]), &lookOf(resource), tone});
    }
}

} // namespace

Face priceFace(const Quote &quote, const Amounts &lost)
{
    Face face;
    if (!quote.needs.empty())
        return face;
    add(face, quote.pay, -1);
    add(face, quote.gain, 1);
    if (quote.vp != 0) {
        const QString points = words::points(quote.vp);
        face.push_back({quote.vp > 0 ? u'+' + points : points});
    }
    for (const Resource resource : all<Resource>()) {
        if (lost[resource] > 0)
            face.push_back({Cards::tr("%n lost", "of a resource, where the track is full", lost[resource]),
                            &lookOf(resource), Tone::Warning});
    }
    return face;
}

Face contractFace(const ContractValues &values)
{
    Face face;
    if (values.cost) {
        for (const Resource resource : all<Resource>()) {
            if ((*values.cost)[resource] > 0)
                face.push_back({QString::number((*values.cost)[resource]), &lookOf(resource)});
        }
    } else {
        face.push_back({Cards::tr("cost ?", "of a contract, not known"), nullptr, Tone::Warning});
    }
    face.push_back({values.vp ? words::points(*values.vp) : Cards::tr("? VP", "not known"), nullptr,
                    values.vp ? Tone::Plain : Tone::Warning});
    face.push_back({values.gold ? words::signedNumber(*values.gold) : u"?"_s, &lookOf(Resource::Gold),
                    values.gold ? Tone::Plain : Tone::Warning});
    return face;
}

} // namespace skyledger::ui
