// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonmerge.h"
#include "core/table/jsonreader.h"
#include "core/table/valuesource.h"
#include "core/whistlemountain/record/cataloguejson.h"

#include <algorithm>
#include <array>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Where a value of an object comes from: its own entry in `sources`, else the `source` of the object or of what it lies
/// in.
QString sourceOf(const QJsonObject &object, const QString &field, const QString &outer)
{
    QString own = object["sources"_L1][field].toString();
    if (!own.isEmpty())
        return own;
    QString whole = object["source"_L1].toString();
    return whole.isEmpty() ? outer : whole;
}

bool isKnown(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

class Rows
{
public:
    explicit Rows(const QJsonObject &document)
        : m_document(document), m_source(document["source"_L1].toString())
    {
    }

    std::vector<ValueRow> run()
    {
        addBoard();
        addFields("scaffolds"_L1, m_document["scaffolds"_L1].toObject(),
                  {"minCells"_L1, "maxCells"_L1, "resources"_L1, "pieces"_L1});
        for (const MachineClass size : all<MachineClass>())
            addIn("sizes"_L1, word(size));
        for (const Machine machine : all<Machine>()) {
            addThing("machines"_L1, word(machine), "build"_L1);
            if (classOf(machine) != MachineClass::Small)
                continue;
            addThing("machines"_L1, word(machine), "gain"_L1);
            addThing("machines"_L1, word(machine), "vp"_L1);
        }
        for (const Upgrade upgrade : all<Upgrade>()) {
            addThing("upgrades"_L1, word(upgrade), "cost"_L1);
            addThing("upgrades"_L1, word(upgrade), "end"_L1);
        }
        for (const Trophy trophy : all<Trophy>()) {
            if (trophy != Trophy::Unknown)
                addIn("trophies"_L1, word(trophy));
        }
        for (const Card card : all<Card>())
            addIn("cards"_L1, word(card));
        return std::move(m_rows);
    }

private:
    void add(const QString &name, bool known, const QString &source, bool needed = false)
    {
        m_rows.push_back({name, known, needed, known ? source : QString()});
    }
    void addBoard()
    {
        const QJsonObject board = m_document["board"_L1].toObject();
        for (const auto key : {"columns"_L1, "rows"_L1, "bridgeRow"_L1})
            add(u"board."_s + key, isKnown(board[key]), sourceOf(board, key, m_source), true);
        addFields("board"_L1, board, {"barracksRow"_L1});
        const QJsonArray floors = board["floors"_L1].toArray();
        int count = std::max(board["rows"_L1].toInt(), 1);
        const QJsonArray beside = board["floorOfRow"_L1].toArray();
        if (!beside.isEmpty()) {
            count = 1;
            for (const auto &floor : beside)
                count = std::max(count, floor.toInt());
        }
        for (int floor = 1; floor <= std::min(count, maxRows); ++floor)
            add(u"board.floors."_s + QString::number(floor), isKnown(floors.at(floor - 1)),
                sourceOf(board, u"floors"_s, m_source));
    }
    void addFields(QLatin1StringView group, const QJsonObject &object,
                   std::initializer_list<QLatin1StringView> fields)
    {
        for (const auto field : fields)
            add(QString(group) + u'.' + field, isKnown(object[field]), sourceOf(object, field, m_source));
    }
    void addIn(QLatin1StringView group, const QString &field)
    {
        const QJsonObject object = m_document[group].toObject();
        add(QString(group) + u'.' + field, isKnown(object[field]), sourceOf(object, field, m_source));
    }
    void addThing(QLatin1StringView group, const QString &thing, QLatin1StringView field)
    {
        const QJsonObject things = m_document[group].toObject();
        const QJsonObject object = things[thing].toObject();
        const QString outer = sourceOf(things, thing, m_source);
        add(QString(group) + u'.' + thing + u'.' + field, isKnown(object[field]),
            sourceOf(object, field, outer));
    }

    const QJsonObject &m_document;
    QString m_source;
    std::vector<ValueRow> m_rows;
};

QJsonObject ofResource(const QString &path)
{
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return {};
    auto document = table::parseObject(bytes.value());
    return document ? std::move(document).value() : QJsonObject();
}

} // namespace

std::vector<ValueRow> valueRows(const QJsonObject &document)
{
    return Rows(document).run();
}

bool holdsSampleValues(const QJsonObject &catalogue)
{
    return table::namesSource(catalogue, "sample"_L1);
}

QJsonObject builtInCatalogue()
{
    return ofResource(u":/catalogues/whistle-mountain/rulebook.skycatalogue.json"_s);
}

QJsonObject sampleCatalogue()
{
    return ofResource(u":/catalogues/whistle-mountain/sample.skycatalogue.json"_s);
}

QJsonObject completed(const QJsonObject &copy)
{
    constexpr std::array whole{"gain"_L1, "cost"_L1};
    return table::filledUp(copy, builtInCatalogue(), whole);
}

} // namespace skyledger::whistlemountain
