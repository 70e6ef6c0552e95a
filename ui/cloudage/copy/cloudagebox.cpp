// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/copy/cloudagebox.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/names.h"
#include "core/cloudage/printed.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/guide/shorthand.h"
#include "ui/cloudage/values/forms.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/language.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>
#include <iterator>
#include <utility>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeBox)
};

using NamedWords = std::vector<std::pair<QString, QString>>;

/// What things of a list are called in the language spoken, by their ids.
NamedWords namesIn(const QJsonObject &catalogue, const QString &list)
{
    const bool isFrench = words::spokenLanguage() == words::Language::French;
    NamedWords names;
    const QJsonArray entries = catalogue[list].toArray();
    for (const auto &entry : entries) {
        const QString id = entry["id"_L1].toString();
        const QString name = words::printable(entry["name"_L1][isFrench ? "fr"_L1 : "en"_L1].toString());
        names.emplace_back(id, name.isEmpty() ? id : name);
    }
    return names;
}

QString nameIn(const QJsonObject &catalogue, const QString &list, const QString &id)
{
    for (const auto &[each, name] : namesIn(catalogue, list)) {
        if (each == id)
            return name;
    }
    return id;
}

ValueField cityField(const QJsonObject &catalogue)
{
    return wordField({}, {}, namesIn(catalogue, u"cities"_s));
}

ValueField soloField()
{
    NamedWords choices;
    for (const SoloAction action : all<SoloAction>())
        choices.emplace_back(table::word(action), wording::nameOf(action));
    ValueField field = wordField({}, {}, choices);
    field.width = 20;
    return field;
}

/// Values that stand on a thing by themselves, by the last word of their names.
std::vector<ValueField> formOf(const QString &key)
{
    struct Formed {
        QLatin1StringView key;
        Form form;
    };
    static constexpr Formed forms[] = {{"combat"_L1, Form::Combat},   {"reward"_L1, Form::Reward},
                                       {"gain"_L1, Form::Price},      {"cost"_L1, Form::Price},
                                       {"symbols"_L1, Form::Symbols}, {"color"_L1, Form::Color}};
    for (const Formed &each : forms) {
        if (key == each.key)
            return {formField(each.form, {}, {})};
    }
    return {numberField({}, {})};
}

/// The sheet of each kind of values.
struct SheetOfKind {
    QLatin1StringView kind;
    const char *id;
    const char *title;
    const char *help = nullptr;
};
constexpr SheetOfKind sheetsOfKinds[] = {
    {"production"_L1, "production", QT_TRANSLATE_NOOP("CloudAgeBox", "Production board")},
    {"milestones"_L1, "production", QT_TRANSLATE_NOOP("CloudAgeBox", "Production board")},
    {"track"_L1, "track", QT_TRANSLATE_NOOP("CloudAgeBox", "Round track")},
    {"upgrades"_L1, "upgrades", QT_TRANSLATE_NOOP("CloudAgeBox", "Airship board"),
     QT_TRANSLATE_NOOP("CloudAgeBox", "Upgrades count from the left, in the order of building.")},
    {"start"_L1, "cities", QT_TRANSLATE_NOOP("CloudAgeBox", "Cities")},
    {"cities"_L1, "cities", QT_TRANSLATE_NOOP("CloudAgeBox", "Cities")},
    {"missionCities"_L1, "cities", QT_TRANSLATE_NOOP("CloudAgeBox", "Cities")},
    {"finds"_L1, "finds", QT_TRANSLATE_NOOP("CloudAgeBox", "Finds"),
     QT_TRANSLATE_NOOP("CloudAgeBox",
                       "What lies on the map to be picked up: give each place a name of your own.")},
    {"tiles"_L1, "tiles", QT_TRANSLATE_NOOP("CloudAgeBox", "Campaign tiles")},
    {"projects"_L1, "projects", QT_TRANSLATE_NOOP("CloudAgeBox", "Project cards")},
    {"book"_L1, "book", QT_TRANSLATE_NOOP("CloudAgeBox", "Scenario cards")},
    {"solo"_L1, "solo", QT_TRANSLATE_NOOP("CloudAgeBox", "Solo board")},
    {"cityCards"_L1, "city-cards", QT_TRANSLATE_NOOP("CloudAgeBox", "City cards"),
     QT_TRANSLATE_NOOP(
         "CloudAgeBox",
         "In any order, each from top to bottom as in a Gather: its value, the largest zone and the "
         "second, the planting bonus, the zones of the update and of the wrench.")},
};

/// What values are called, by the last words of their names.
constexpr std::pair<QLatin1StringView, const char *> namesOfValues[] = {
    {"combat"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Militia")},
    {"hexes"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Hexes")},
    {"cost"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Cost")},
    {"gain"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Brings")},
    {"symbols"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Symbols")},
    {"color"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Colour")},
    {"vp"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Grey VP")},
    {"copies"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "In the box")},
    {"level"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Level")},
    {"books"_L1, QT_TRANSLATE_NOOP("CloudAgeBox", "Spaces")},
};

class CloudAgeWords : public BoxWords
{
public:
    BoxSheet sheet(const QStringList &name) const override
    {
        const auto *const found =
            std::find_if(std::begin(sheetsOfKinds), std::end(sheetsOfKinds),
                         [&name](const SheetOfKind &each) { return name.first() == each.kind; });
        const SheetOfKind &row = found == std::end(sheetsOfKinds) ? *std::rbegin(sheetsOfKinds) : *found;
        return {QString::fromLatin1(row.id),
                Words::tr(row.title),
                row.help == nullptr ? QString() : Words::tr(row.help),
                {},
                {}};
    }
    QString thing(const QStringList &name, const QJsonObject &catalogue) const override
    {
        const QString &kind = name.first();
        if (kind == "production"_L1)
            return Words::tr("Level %1").arg(name[1]);
        if (kind == "milestones"_L1)
            return Words::tr("Beyond level %1").arg(name[1]);
        if (kind == "track"_L1)
            return name.size() < 3 ? Words::tr("Books") : Words::tr("Space %1").arg(name[2]);
        if (kind == "upgrades"_L1)
            return Words::tr("%1, no. %2", "zone and place of an upgrade").arg(zoneNamed(name[1]), name[2]);
        if (kind == "start"_L1)
            return Words::tr("Start space");
        if (kind == "missionCities"_L1)
            return Words::tr("Cities of the mission");
        if (kind == "tiles"_L1)
            return wording::name(fromName<CampaignTile>(name[1].toStdString()).value_or(CampaignTile::L3));
        if (kind == "book"_L1) // other modes have no Scenario card with a book
            return name[1] == "scenario-2"_L1 || name[1] == "scenario-3"_L1 ? bookSide(name) : QString();
        if (kind == "solo"_L1)
            return Words::tr("Space %1").arg(name[1]);
        if (kind == "cityCards"_L1)
            return Words::tr("City card %1").arg(name[1]);
        return nameIn(catalogue, kind, name[1]);
    }
    QString value(const QStringList &name) const override
    {
        const QString &key = name.last();
        if (name.first() == "upgrades"_L1 && key == "cost"_L1)
            return Words::tr("Metal");
        if (name.first() == "finds"_L1 && key == "vp"_L1)
            return Words::tr("VP");
        for (const auto &[word, text] : namesOfValues) {
            if (key == word)
                return Words::tr(text);
        }
        // Effects are those that the rules know; what follows a find is told when it is found.
        if (key == "effect"_L1 || key == "then"_L1)
            return {};
        if (key == "start"_L1 || name.first() == "missionCities"_L1)
            return Words::tr("Belongs to");
        return name.first() == "solo"_L1 ? Words::tr("Action") : Words::tr("Reward");
    }
    std::vector<ValueField> forms(const QStringList &name, const QJsonObject &catalogue) const override
    {
        const QString &kind = name.first();
        if (kind == "production"_L1)
            return {formField(Form::Number, u"energy"_s, Words::tr("Energy to pay"), true),
                    formField(Form::Number, u"water"_s, Words::tr("Water gained"), true),
                    formField(Form::Number, u"vp"_s, Words::tr("VP gained"), true)};
        if (kind == "book"_L1)
            return {formField(Form::Price, u"pay"_s, Words::tr("Cost")),
                    formField(Form::Number, u"combat"_s, Words::tr("Combat value, if it is a fight")),
                    formField(Form::Reward, u"reward"_s, Words::tr("Reward"), true)};
        if (kind == "start"_L1)
            return {orNone(cityField(catalogue), Words::tr("none", "no city"), Words::tr("a city, or none"))};
        if (kind == "missionCities"_L1)
            return {
                listField(cityField(catalogue), Words::tr("cities with commas between them, - for none"))};
        if (kind == "solo"_L1)
            return {soloField()};
        if (kind == "milestones"_L1 || (kind == "track"_L1 && name.size() > 2))
            return {formField(Form::Reward, {}, {})};
        if (kind == "track"_L1)
            return {orEmpty(numbersField({}, {}), 8, Words::tr("spaces of the track: 2 5, - for none"))};
        if (kind == "upgrades"_L1)
            return {name.last() == "cost"_L1 ? formField(Form::Metal, {}, {}) : numberField({}, {})};
        return formOf(name.last());
    }
    std::vector<BoxRow> rows() const override
    {
        std::vector<CodePart::Letter> zones;
        for (const Zone zone : all<Zone>())
            zones.push_back({table::word(zone), cloudagekeys::of(zone), wording::name(zone)});
        return {{u"cityCards"_s, cityCardsInBox,
                 codeField(Words::tr("Card"),
                           {{u"value"_s, Words::tr("value")},
                            {u"largest"_s, Words::tr("largest"), 0, zones},
                            {u"second"_s, Words::tr("second"), 0, zones, true},
                            {u"plants"_s, Words::tr("plants"), 3},
                            {u"update"_s, Words::tr("update"), 0, zones},
                            {u"wrench"_s, Words::tr("wrench"), 0, zones, true}})}};
    }
    QString shorthand() const override { return cloudageshorthand::explained(); }

private:
    static QString zoneNamed(const QString &zone)
    {
        return words::capitalised(
            wording::name(fromName<UpgradeZone>(zone.toStdString()).value_or(UpgradeZone::Movement)));
    }
    static QString bookSide(const QStringList &name)
    {
        const auto mode = fromName<Mode>(name[1].toStdString()).value_or(Mode::Scenario2);
        const QString card = words::capitalised(wording::modeName(mode, {}));
        return name[2] == "front"_L1 ? Words::tr("%1, front", "side of a card").arg(card)
                                     : Words::tr("%1, back", "side of a card").arg(card);
    }
};

} // namespace

TableBox cloudAgeBox()
{
    return tableBox(u"cloudage"_s, printedCopy, layeredOverBuiltIn, std::make_shared<CloudAgeWords>(),
                    {"gain"_L1, "cost"_L1, "reward"_L1, "pay"_L1});
}

} // namespace skyledger::ui
