// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/catalogueentries.h"

#include "core/cloudage/catalogue.h"
#include "core/cloudage/names.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;
using table::word;

namespace {

/// Goes through a document part by part.
class Collector
{
public:
    explicit Collector(const QJsonObject &document) : m_document(document) {}

    std::vector<CatalogueEntry> collect()
    {
        const QJsonObject production = m_document["production"_L1].toObject();
        for (int level = 0; level <= maxLevel; ++level)
            addWhole(u"production"_s, production, QString::number(level));
        const QJsonObject milestones = m_document["milestones"_L1].toObject();
        for (const int level : {2, 4, 8})
            addWhole(u"milestones"_s, milestones, QString::number(level));
        addTrack();
        addUpgrades();
        add(u"start"_s, m_document, u"start"_s, m_document);
        addThings(u"cities"_s, {"combat", "reward", "hexes"});
        addThings(u"finds"_s, {"gain", "vp"});
        addTiles();
        add(u"missionCities"_s, m_document, u"missionCities"_s, m_document);
        addThings(u"projects"_s, {"color", "cost", "reward", "symbols", "vp", "copies"});
        addBooks();
        const QJsonObject solo = m_document["solo"_L1].toObject();
        for (int space = 1; space <= trackSpaces; ++space)
            addWhole(u"solo"_s, solo, QString::number(space));
        return std::move(m_entries);
    }

private:
    QString sourceOf(const QJsonObject &holder, const QString &field) const
    {
        QString own = holder["sources"_L1].toObject().value(field).toString();
        if (!own.isEmpty())
            return own;
        const QString whole = holder["source"_L1].toString();
        return whole.isEmpty() ? m_document["source"_L1].toString() : whole;
    }
    void add(const QString &where, const QJsonObject &object, const QString &field, const QJsonObject &holder)
    {
        const QJsonValue value = object.value(field);
        m_entries.push_back({where, value, value.isUndefined() ? QString() : sourceOf(holder, field)});
    }
    /// A value that is one object with its own source.
    void addWhole(const QString &kind, const QJsonObject &object, const QString &key)
    {
        const QJsonValue value = object.value(key);
        const QJsonObject holder = value.isObject() ? value.toObject() : object;
        add(u"%1.%2"_s.arg(kind, key), object, key, holder);
    }
    void addTrack()
    {
        const QJsonObject track = m_document["track"_L1].toObject();
        add(u"track.books"_s, track, u"books"_s, track);
        const QJsonObject rewards = track["rewards"_L1].toObject();
        for (int space = 1; space <= trackSpaces; ++space)
            addWhole(u"track.rewards"_s, rewards, QString::number(space));
    }
    void addUpgrades()
    {
        const QJsonObject upgrades = m_document["upgrades"_L1].toObject();
        for (const UpgradeZone zone : all<UpgradeZone>()) {
            const QJsonArray row = upgrades.value(word(zone)).toArray();
            for (int i = 0; i < upgradesIn(zone); ++i) {
                const QJsonObject upgrade = row.at(i).toObject();
                const QString place = u"upgrades.%1.%2."_s.arg(word(zone)).arg(i + 1);
                add(place + u"cost"_s, upgrade, u"cost"_s, upgrade);
                add(place + u"vp"_s, upgrade, u"vp"_s, upgrade);
                if (zone == UpgradeZone::Planting)
                    add(place + u"symbols"_s, upgrade, u"symbols"_s, upgrade);
            }
        }
    }
    void addThings(const QString &kind, std::initializer_list<const char *> fields)
    {
        const QJsonArray things = m_document.value(kind).toArray();
        for (const auto &each : things) {
            const QJsonObject thing = each.toObject();
            for (const char *name : fields) {
                const QString field = QString::fromLatin1(name);
                // A city that prints no value leaves nothing behind.
                if (field == u"reward"_s && thing["combat"_L1].isNull())
                    continue;
                add(u"%1.%2.%3"_s.arg(kind, thing["id"_L1].toString(), field), thing, field, thing);
            }
        }
    }
    void addTiles()
    {
        const QJsonObject tiles = m_document["tiles"_L1].toObject();
        const QJsonObject l3 = tiles["l3"_L1].toObject();
        const QJsonObject l4 = tiles["l4"_L1].toObject();
        add(u"tiles.l3.combat"_s, l3, u"combat"_s, l3);
        add(u"tiles.l3.reward"_s, l3, u"reward"_s, l3);
        add(u"tiles.l4.combat"_s, l4, u"combat"_s, l4); // its reward is a fixed rule
    }
    void addBooks()
    {
        const QJsonObject books = m_document["book"_L1].toObject();
        for (const Mode mode : {Mode::Scenario2, Mode::Scenario3}) {
            const QJsonObject sides = books.value(word(mode)).toObject();
            for (const BookSide side : all<BookSide>())
                addWhole(u"book.%1"_s.arg(word(mode)), sides, word(side));
        }
    }

    const QJsonObject &m_document;
    std::vector<CatalogueEntry> m_entries;
};

} // namespace

std::vector<CatalogueEntry> catalogueEntries(const QJsonObject &document)
{
    return Collector(document).collect();
}

namespace {

/// Within a zone upgrades stand from the cheapest up (CA-BOARD-02).
void compareCosts(const QJsonObject &document, QStringList &places)
{
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        int last = -1;
        const QJsonArray row = document["upgrades"_L1].toObject().value(word(zone)).toArray();
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QJsonValue cost = row.at(i)["cost"_L1]["metal"_L1];
            if (cost.isDouble() && cost.toInt() < last)
                places << u"upgrades.%1.%2.cost"_s.arg(word(zone)).arg(i + 1);
            last = std::max(last, cost.toInt(-1));
        }
    }
}

} // namespace

QStringList inconsistencies(const QJsonObject &document)
{
    QStringList places;
    compareCosts(document, places);
    int copies = 0;
    const QJsonArray projects = document["projects"_L1].toArray();
    for (const auto &card : projects)
        copies += card.toObject()["copies"_L1].toInt();
    constexpr int projectCards = 79; // CA-COMP-02
    if (copies > projectCards)
        places << u"projects"_s;
    return places;
}

} // namespace skyledger::cloudage
