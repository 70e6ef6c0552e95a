// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/cataloguejson.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/record/shapes.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int formatVersion = 1;

void readExactly(const JsonNode &node, QLatin1StringView text, bool inside)
{
    if (inside && !node.isPresent())
        return;
    if (!node.value().isString() || node.value().toString() != text)
        node.refuse(expect::exactly, {text});
}

/// Reads what stands under the numbers `least` to `most`; other keys are refused.
template <class Read>
void readNumbered(const JsonNode &node, int least, int most, Read read)
{
    if (!node.isPresent())
        return;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        bool isNumber = false;
        const int number = it.key().toInt(&isNumber);
        if (it.key() == "source"_L1 || it.key() == "sources"_L1)
            continue;
        if (!isNumber || number < least || number > most || QString::number(number) != it.key())
            value.refuse(expect::numberIn, {QString::number(least), QString::number(most)});
        else
            read(number, value);
    }
}

template <class Number>
std::optional<Number> readNumber(const JsonNode &node, int most = maxAmount)
{
    return node.isPresent() ? std::optional(static_cast<Number>(node.number(0, most))) : std::nullopt;
}

std::optional<Reward> readOptionalReward(const JsonNode &node)
{
    return node.isPresent() ? std::optional(readReward(node)) : std::nullopt;
}

/// Takes up the ids of a list of things.
template <class List>
void readIds(const JsonNode &node, List &ids)
{
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(List::capacity()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        const JsonNode field = entry.at("id"_L1);
        const auto id = Id::from(field.text());
        if (!id)
            field.refuse(expect::id);
        else if (ids.find(field.value().toString()))
            field.refuse(expect::newId);
        else
            ids.add(*id);
    }
}

void readProduction(const JsonNode &node, Catalogue &values)
{
    readNumbered(node, 0, maxLevel, [&](int level, const JsonNode &value) {
        value.object();
        const auto energy = readNumber<std::uint8_t>(value.at("energy"_L1));
        const auto water = readNumber<std::uint8_t>(value.at("water"_L1));
        const auto vp = readNumber<std::uint8_t>(value.at("vp"_L1));
        if (energy && water && vp)
            values.production[static_cast<std::size_t>(level)] = ProductionValues{*energy, *water, *vp};
    });
}

void readMilestones(const JsonNode &node, Catalogue &values)
{
    readNumbered(node, 1, maxLevel, [&](int level, const JsonNode &value) {
        if (!isMilestone(level)) {
            value.refuse(expect::oneOf, {u"2, 4, 8"_s});
            return;
        }
        values.milestones[static_cast<std::size_t>(level) - 1] = readPlainReward(value);
    });
}

void readTrack(const JsonNode &node, Catalogue &values)
{
    if (!node.isPresent())
        return;
    node.object();
    if (const JsonNode books = node.at("books"_L1); books.isPresent()) {
        values.books.emplace();
        const QJsonArray list = books.list();
        for (qsizetype i = 0; i < list.size(); ++i)
            values.books->insert(static_cast<Space>(books.entry(i, list[i]).number(1, trackSpaces) - 1));
    }
    readNumbered(node.at("rewards"_L1), 1, trackSpaces, [&](int space, const JsonNode &value) {
        values.trackRewards[static_cast<Space>(space - 1)] = readReward(value);
    });
}

void readUpgrades(const JsonNode &node, Catalogue &values)
{
    if (!node.isPresent())
        return;
    node.object();
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        const QString name = word(zone);
        const JsonNode row = node.at(name, node.value()[name]);
        if (!row.isPresent())
            continue;
        const QJsonArray list = row.list(0, upgradesIn(zone));
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode entry = row.entry(i, list[i]);
            UpgradeValues &upgrade = values.upgrades[zone][static_cast<std::size_t>(i)];
            entry.object();
            if (const JsonNode cost = entry.at("cost"_L1); cost.isPresent())
                upgrade.cost = readAmounts(cost)[Resource::Metal];
            upgrade.vp = readNumber<std::uint8_t>(entry.at("vp"_L1));
            upgrade.symbols = readNumber<std::uint8_t>(entry.at("symbols"_L1));
        }
    }
}

MilitiaValues readMilitia(const JsonNode &node)
{
    MilitiaValues militia;
    node.object();
    const JsonNode combat = node.at("combat"_L1);
    if (combat.isNull())
        militia.printsNone = true;
    else
        militia.combat = readNumber<std::uint8_t>(combat);
    militia.reward = readOptionalReward(node.at("reward"_L1));
    return militia;
}

void readCities(const JsonNode &node, Catalogue &values)
{
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        CityValues &city = values.cities[static_cast<City>(i)];
        city.militia = readMilitia(entry);
        city.hexes = readNumber<std::uint8_t>(entry.at("hexes"_L1));
    }
}

void readFinds(const JsonNode &node, Catalogue &values)
{
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i)
        values.finds[static_cast<Find>(i)] = readPlainReward(node.entry(i, list[i]));
}

/// L4 brings the reward that the rulebook prints, whatever else is known of it (CA-TILE-04).
void readTileValues(const JsonNode &node, Catalogue &values)
{
    Reward printed;
    printed.certain.gain[Resource::Metal] = 2;
    printed.certain.then.append(FollowUp::Wrench);
    if (node.isPresent()) {
        node.object();
        if (const JsonNode l3 = node.at("l3"_L1); l3.isPresent())
            values.l3 = readMilitia(l3);
        if (const JsonNode l4 = node.at("l4"_L1); l4.isPresent())
            values.l4 = readMilitia(l4);
    }
    if (!values.l4.reward)
        values.l4.reward = printed;
}

std::optional<CardCost> readCardCost(const JsonNode &node)
{
    if (!node.isPresent())
        return std::nullopt;
    const Amounts amounts = readAmounts(node);
    return CardCost{amounts[Resource::Water], amounts[Resource::Cards]};
}

void readProjects(const JsonNode &node, Catalogue &values)
{
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        ProjectValues &card = values.projects[static_cast<Project>(i)];
        if (const JsonNode effect = entry.at("effect"_L1); effect.isPresent() && !effect.isNull())
            card.effect = readWord<Effect>(effect);
        if (const JsonNode color = entry.at("color"_L1); color.isPresent())
            card.color = readWord<CardColor>(color);
        card.cost = readCardCost(entry.at("cost"_L1));
        card.reward = readOptionalReward(entry.at("reward"_L1));
        if (const JsonNode symbols = entry.at("symbols"_L1); symbols.isPresent())
            card.symbols = readSymbols(symbols);
        card.vp = readNumber<std::uint8_t>(entry.at("vp"_L1));
        card.copies = readNumber<std::uint8_t>(entry.at("copies"_L1));
        if (const JsonNode set = entry.at("set"_L1); set.isPresent())
            set.number(0, 8);
    }
}

std::optional<BookValues> readBookSide(const JsonNode &node)
{
    if (!node.isPresent())
        return std::nullopt;
    node.object();
    BookValues book;
    if (const JsonNode pay = node.at("pay"_L1); pay.isPresent())
        book.pay = readAmounts(pay);
    book.combat = readNumber<std::uint8_t>(node.at("combat"_L1));
    const auto reward = readOptionalReward(node.at("reward"_L1));
    book.reward = reward.value_or(Reward{});
    return reward ? std::optional(book) : std::nullopt;
}

void readBooks(const JsonNode &node, Mode mode, Catalogue &values)
{
    if (!node.isPresent())
        return;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode entry = node.at(it.key(), it.value());
        if (it.key() == "source"_L1 || it.key() == "sources"_L1)
            continue;
        const auto of = fromName<Mode>(it.key().toStdString());
        if (!of) {
            node.at(it.key(), QJsonValue::Undefined).word(nameTable<Mode>);
            continue;
        }
        entry.object();
        Per<BookSide, std::optional<BookValues>> sides;
        sides[BookSide::Front] = readBookSide(entry.at("front"_L1));
        sides[BookSide::Back] = readBookSide(entry.at("back"_L1));
        if (of == mode)
            values.book = sides;
    }
}

void readMissionCities(const JsonNode &node, const Ids &ids, Catalogue &values)
{
    if (!node.isPresent())
        return;
    values.missionCities.emplace();
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i)
        values.missionCities->insert(readThing<City>(node.entry(i, list[i]), ids));
}

void readCityCards(const JsonNode &node, std::vector<CityCard> &cards)
{
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list(0, maxAmount);
    for (qsizetype i = 0; i < list.size(); ++i)
        cards.push_back(readCityCard(node.entry(i, list[i])));
}

/// The things that rules name.
void findNamed(const Ids &ids, Catalogue &values)
{
    values.whika = ids.cities.find(u"whika").value_or(none<City>);
    values.devilsFork = ids.cities.find(u"devils-fork").value_or(none<City>);
    values.promise = ids.cities.find(u"promise").value_or(none<City>);
    values.whitehaven = ids.cities.find(u"whitehaven").value_or(none<City>);
    values.tileFind = ids.finds.find(u"l6").value_or(none<Find>);
    values.cityCount = static_cast<std::uint8_t>(ids.cities.size());
    values.findCount = static_cast<std::uint8_t>(ids.finds.size());
    values.projectCount = static_cast<std::uint8_t>(ids.projects.size());
}

} // namespace

void readHeader(const JsonNode &document, QLatin1StringView format, bool inside)
{
    readExactly(document.at("format"_L1), format, inside);
    const JsonNode version = document.at("version"_L1);
    const QString newest = QString::number(formatVersion);
    const bool isNumber = version.value().isDouble();
    if (isNumber && version.value().toDouble() > formatVersion)
        version.refuse(expect::olderVersion, {newest});
    else if ((version.isPresent() || !inside) && (!isNumber || version.value().toDouble() != formatVersion))
        version.refuse(expect::exactly, {newest});
    readExactly(document.at("game"_L1), "cloudage"_L1, inside);
}

void readCatalogueInside(const JsonNode &node, Mode mode, CatalogueFile &file)
{
    file.document = node.object();
    readHeader(node, "skyledger-catalogue"_L1, true);
    Catalogue &values = file.values;
    readIds(node.at("cities"_L1), file.ids.cities);
    readIds(node.at("finds"_L1), file.ids.finds);
    readIds(node.at("projects"_L1), file.ids.projects);
    if (node.faults().any())
        return;
    readProduction(node.at("production"_L1), values);
    readMilestones(node.at("milestones"_L1), values);
    readTrack(node.at("track"_L1), values);
    readUpgrades(node.at("upgrades"_L1), values);
    if (const JsonNode start = node.at("start"_L1); start.isPresent())
        values.start = start.isNull() ? none<City> : readThing<City>(start, file.ids);
    readCities(node.at("cities"_L1), values);
    readFinds(node.at("finds"_L1), values);
    readTileValues(node.at("tiles"_L1), values);
    readMissionCities(node.at("missionCities"_L1), file.ids, values);
    readProjects(node.at("projects"_L1), values);
    readBooks(node.at("book"_L1), mode, values);
    readNumbered(node.at("solo"_L1), 1, trackSpaces, [&](int space, const JsonNode &value) {
        values.solo[static_cast<Space>(space - 1)] = readWord<SoloAction>(value);
    });
    readCityCards(node.at("cityCards"_L1), file.cityCards);
    findNamed(file.ids, values);
}

table::Result<CatalogueFile, table::ReadError> readCatalogue(const QJsonObject &document, Mode mode)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    CatalogueFile file;
    readHeader(node, "skyledger-catalogue"_L1);
    if (!faults.any())
        readCatalogueInside(node, mode, file);
    if (faults.any())
        return faults.first();
    return file;
}

QByteArray writeCatalogue(const QJsonObject &document)
{
    return table::writeJson(document, shapes::catalogue);
}

} // namespace skyledger::cloudage
