// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/amounts.h"

#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <iterator>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct AmountWords {
    Q_DECLARE_TR_FUNCTIONS(Amounts)
};

} // namespace

QString amountOf(Resource resource, int count)
{
    static constexpr const char *amounts[] = {
        QT_TRANSLATE_N_NOOP("Amounts", "%n wood"),
        QT_TRANSLATE_N_NOOP("Amounts", "%n metal"),
        QT_TRANSLATE_N_NOOP("Amounts", "%n gold"),
        QT_TRANSLATE_N_NOOP("Amounts", "%n gear(s)"),
    };
    static_assert(std::size(amounts) == countOf<Resource>);
    if (resource == none<Resource>)
        return {};
    return QCoreApplication::translate("Amounts", amounts[indexOf(resource)], nullptr, count);
}

QString amountsOf(const Amounts &amounts)
{
    QStringList items;
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] > 0)
            items << amountOf(resource, amounts[resource]);
    }
    return items.isEmpty() ? AmountWords::tr("nothing", "no resources at all") : listed(items);
}

QString bonusOf(const ResourceBonus &bonus)
{
    if (bonus.amount == 0 || bonus.choices.empty())
        return AmountWords::tr("nothing", "no resources at all");
    if (bonus.choices == ResourceSet::full())
        return AmountWords::tr("%n of any one resource", "amount of a resource that the player chooses",
                               bonus.amount);
    QStringList items;
    for (const Resource resource : bonus.choices)
        items << amountOf(resource, bonus.amount);
    return listedWithOr(items);
}

QString resourcesOf(ResourceSet resources)
{
    QStringList items;
    for (const Resource resource : resources)
        items << name(resource);
    return listedWithOr(items);
}

} // namespace skyledger::words
