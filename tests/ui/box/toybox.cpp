// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/box/toybox.h"

#include "tests/core/play/toygame/tables.h"
#include "ui/newgame/boxfile.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::ui::test {

using namespace toygame;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Baskets are named by their ids.
class ToyWords : public BoxWords
{
public:
    BoxSheet sheet(const QStringList &) const override
    {
        return {u"baskets"_s, u"Baskets"_s, u"Read them."_s, {}, {}};
    }
    QString thing(const QStringList &name, const QJsonObject &) const override
    {
        return u"Basket "_s + name[1];
    }
    QString value(const QStringList &name) const override
    {
        return name[2] == "cost"_L1 ? u"Cost"_s : u"Points"_s;
    }
};

void readToy(const table::JsonNode &document, Ids &ids, Setup &setup)
{
    values().readIds(document, ids);
    values().read(document, ids, setup);
}

QJsonObject withRulebook(const QJsonObject &copy)
{
    const QJsonArray printed{
        QJsonObject{{u"id"_s, u"willow"_s}, {u"cost"_s, 3}, {u"source"_s, u"rulebook"_s}},
        QJsonObject{{u"id"_s, u"reed"_s}}};
    QJsonObject document = copy;
    QJsonArray baskets = copy["baskets"_L1].toArray();
    for (const auto &each : printed) {
        const bool isThere = std::any_of(baskets.begin(), baskets.end(),
                                         [&each](const auto &own) { return own["id"_L1] == each["id"_L1]; });
        if (!isThere)
            baskets.append(each);
    }
    document.insert("baskets"_L1, baskets);
    return document;
}

} // namespace

TableBox toyBox()
{
    return tableBox(
        u"toy"_s, [] { return std::make_unique<describe::PrintedCopyOf<Setup, Ids>>(values(), readToy); },
        withRulebook, std::make_shared<ToyWords>());
}

QJsonObject keptToy()
{
    return BoxFile(u"toy"_s).read();
}

} // namespace skyledger::ui::test
