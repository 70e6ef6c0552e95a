// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/boxwords.h"

#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/language.h"
#include "ui/words/named.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = airshipcity::Printed;
using Section = airshipcity::CatalogueSection;

namespace {

struct Box {
    Q_DECLARE_TR_FUNCTIONS(BoxWords)
};
struct Text {
    Q_DECLARE_TR_FUNCTIONS(PrintedValues)
};

/// A page of the copy: its title, if no term of the game is it, and what to do there.
struct PageWords {
    const char *title;
    Term term;
    const char *howToEnter;
};
/// In their order.
constexpr PageWords pages[] = {
    {QT_TRANSLATE_NOOP("BoxWords", "Location tiles"),
     {},
     QT_TRANSLATE_NOOP(
         "BoxWords",
         "First count the tiles of each kind. Then turn every tile to its developed side: dots at the top "
         "left, crest bonus at the top right, Piggybacking Bonus at the bottom right.")},
    {nullptr, Term::Contracts,
     QT_TRANSLATE_NOOP("BoxWords",
                       "Contract by contract: term, cost, VP, gold. 0 where nothing is printed.")},
    {nullptr, Term::StageBonuses,
     QT_TRANSLATE_NOOP("BoxWords",
                       "Tile by tile: what everybody gets, what everybody picks from several resources, VP. "
                       "0 where nothing is printed.")},
    {nullptr, Term::PublicUtilities,
     QT_TRANSLATE_NOOP("BoxWords",
                       "Add the public utilities one by one, as they stand on the Donation Board. A name in "
                       "one language is enough. Spaces are counted without the majority space.")},
    {QT_TRANSLATE_NOOP("BoxWords", "Airships and prices"),
     {},
     QT_TRANSLATE_NOOP(
         "BoxWords",
         "As on the Donation Board: cost before any discount, what a marker takes off, donation spaces "
         "without the majority space. Below, the price lists from the top down.")},
    {QT_TRANSLATE_NOOP("BoxWords", "Renovations"),
     {},
     QT_TRANSLATE_NOOP("BoxWords", "The cost on the front of each renovation tile, on the depot.")},
    {QT_TRANSLATE_NOOP("BoxWords", "Bonus effects"),
     {},
     QT_TRANSLATE_NOOP("BoxWords", "The airships shown at each bonus effect: donations to them earn it.")},
    {QT_TRANSLATE_NOOP("BoxWords", "Guild Hall and more"),
     {},
     QT_TRANSLATE_NOOP("BoxWords",
                       "What a crew costs at the Guild Hall, the spaces of the Contract Term Track, and the "
                       "Piggybacking Bonus of each kind of tile.")},
};
static_assert(std::size(pages) == countOf<BoxPage>);

/// What no verdict asks for has words of its own: above its field, and in a sentence.
struct FieldWords {
    Field field;
    const char *caption;
    const char *named = nullptr;
};
constexpr FieldWords ownWords[] = {
    {Field::Tiles, QT_TRANSLATE_NOOP("BoxWords", "Number of tiles")},
    {Field::KindOfTile, nullptr, QT_TRANSLATE_NOOP("PrintedValues", "the kind of a tile (%1)")},
    {Field::TilePiggyback, nullptr,
     QT_TRANSLATE_NOOP("PrintedValues", "the Piggybacking Bonus of a single tile (%1)")},
    {Field::TilePiggybackBasic, QT_TRANSLATE_NOOP("BoxWords", "Piggyback")},
    {Field::BonusStages, QT_TRANSLATE_NOOP("BoxWords", "For the stages"),
     QT_TRANSLATE_NOOP("PrintedValues", "the stages of a stage bonus (no. %1 of the catalogue)")},
    {Field::BonusGain, QT_TRANSLATE_NOOP("BoxWords", "Everybody gets"),
     QT_TRANSLATE_NOOP("PrintedValues", "what a stage bonus gives everybody (no. %1 of the catalogue)")},
    {Field::BonusChoice, QT_TRANSLATE_NOOP("BoxWords", "Everybody picks"),
     QT_TRANSLATE_NOOP("PrintedValues", "what a stage bonus lets everybody pick (no. %1 of the catalogue)")},
    {Field::BonusVp, QT_TRANSLATE_NOOP("BoxWords", "VP"),
     QT_TRANSLATE_NOOP("PrintedValues", "the VP of a stage bonus (no. %1 of the catalogue)")},
    {Field::Utilities, QT_TRANSLATE_NOOP("BoxWords", "Number of public utilities")},
    {Field::UtilityNameEn, QT_TRANSLATE_NOOP("BoxWords", "English name"),
     QT_TRANSLATE_NOOP("PrintedValues", "the English name of a public utility (%1)")},
    {Field::UtilityNameFr, QT_TRANSLATE_NOOP("BoxWords", "French name"),
     QT_TRANSLATE_NOOP("PrintedValues", "the French name of a public utility (%1)")},
    {Field::UtilitySpacesFor3, QT_TRANSLATE_NOOP("BoxWords", "Spaces (3 players)")},
    {Field::UtilitySpacesFor4, QT_TRANSLATE_NOOP("BoxWords", "Spaces (4 players)")},
    {Field::AirshipSpacesFor3, QT_TRANSLATE_NOOP("BoxWords", "Spaces (3 players)")},
    {Field::AirshipSpacesFor4, QT_TRANSLATE_NOOP("BoxWords", "Spaces (4 players)")},
    {Field::TermSpaces, QT_TRANSLATE_NOOP("BoxWords", "Spaces"),
     QT_TRANSLATE_NOOP("PrintedValues", "the length of the Contract Term Track")},
    {Field::PiggybackBasic, QT_TRANSLATE_NOOP("BoxWords", "Basic side")},
    {Field::PiggybackDeveloped, QT_TRANSLATE_NOOP("BoxWords", "Developed side")},
};

const FieldWords *wordsOf(play::Code field)
{
    const auto *found = std::find_if(std::begin(ownWords), std::end(ownWords),
                                     [field](const FieldWords &each) { return each.field == field; });
    return found == std::end(ownWords) ? nullptr : found;
}

/// For how many players donation spaces are printed; 0: these are none.
int playersOf(play::Code field)
{
    switch (field.as<Field>()) {
    case Field::UtilitySpacesFor3:
    case Field::AirshipSpacesFor3:
        return 3;
    case Field::UtilitySpacesFor4:
    case Field::AirshipSpacesFor4:
        return 4;
    default:
        return 0;
    }
}

QString tileName(Tile tile, const CatalogueFile &shown)
{
    const TileKind kind = shown.values.tiles[tile].kind;
    int number = 0;
    int ofKind = 0;
    for (const Tile each : shown.ids.tiles.keys()) {
        if (indexOf(each) >= countOf<Tile> || shown.values.tiles[each].kind != kind)
            continue;
        ++ofKind;
        number += each <= tile ? 1 : 0;
    }
    if (ofKind < 2)
        return name(kind);
    return Box::tr("%1 %2", "a tile: kind and number").arg(name(kind), QString::number(number));
}

QString utilityTitle(Utility utility, const CatalogueFile &shown)
{
    const auto language = spokenLanguage() == Language::French ? "fr"_L1 : "en"_L1;
    const QString called = utilityName(shown.document, shown.ids.utilities.text(utility), language);
    return called.isEmpty() ? Box::tr("Public utility %1").arg(indexOf(utility) + 1) : printable(called);
}

/// Values that say by themselves what they are.
struct Shown {
    QString operator()(int number) const { return plainNumber(number); }
    QString operator()(const QString &text) const { return printable(text); }
    QString operator()(TileKind kind) const { return name(kind); }
    QString operator()(const Amounts &amounts) const { return amountsOf(amounts); }
    QString operator()(const Price &price) const
    {
        return price.amount > 0 ? amountOf(price.resource, price.amount) : none();
    }
    QString operator()(ResourceSet resources) const { return namesOf(resources); }
    QString operator()(const ResourceBonus &bonus) const { return bonusOf(bonus); }
    QString operator()(const PiggybackValues &sides) const
    {
        const ResourceBonus basic = sides.basic.value_or(ResourceBonus{});
        const ResourceBonus developed = sides.developed.value_or(basic);
        if (developed == basic)
            return bonusOf(basic);
        //: A bonus of both sides of a tile
        return Text::tr("%1; developed side: %2").arg(bonusOf(basic), bonusOf(developed));
    }
    QString operator()(AirshipSet airships) const { return namesOf(airships); }
    QString operator()(const TrackValues &track) const
    {
        QStringList values;
        for (const int each : track)
            values << QString::number(each);
        return listed(values);
    }
    QString operator()(StageSet stages) const
    {
        QStringList numbers;
        for (const Stage stage : stages)
            numbers << QString::number(indexOf(stage) + 1);
        //: Stages of the game
        return numbers.isEmpty() ? none() : Text::tr("stages %1").arg(listedWithAnd(numbers));
    }
    QString operator()(const StageBonus &bonus) const
    {
        QStringList parts;
        if (bonus.gain != Amounts{})
            parts << amountsOf(bonus.gain);
        if (bonus.amount > 0 && !bonus.choices.empty()) {
            //: What everybody picks from a stage bonus
            parts << Text::tr("%1 to pick").arg(bonusOf({bonus.amount, bonus.choices}));
        }
        if (bonus.vp != 0 || parts.isEmpty())
            parts << points(bonus.vp);
        return listed(parts);
    }

private:
    template <class Set>
    static QString namesOf(const Set &things)
    {
        QStringList names;
        for (const auto thing : things)
            names << name(thing);
        return names.isEmpty() ? none() : listed(names);
    }
    static QString none() { return Text::tr("nothing printed"); }
};

/// What it is of, where a sentence tells.
QString thingOf(const FieldPlace &place, const GameWords &game, const Ids &ids)
{
    if (place.section == Section::Utilities)
        return game.utility(ids.utilities.find(place.thing).value_or(none<Utility>));
    if (place.section == Section::Tiles)
        return game.tile(ids.tiles.find(place.thing).value_or(none<Tile>));
    const auto bonus = ids.stageBonuses.find(place.thing);
    return bonus ? QString::number(indexOf(*bonus) + 1) : QString();
}

} // namespace

QString name(BoxPage page)
{
    const PageWords &words = pages[indexOf(page)];
    return words.title != nullptr ? QCoreApplication::translate("BoxWords", words.title) : name(words.term);
}

QString howToEnter(BoxPage page)
{
    return QCoreApplication::translate("BoxWords", pages[indexOf(page)].howToEnter);
}

QString caption(Field field)
{
    const FieldWords *own = wordsOf(field);
    if (own != nullptr && own->caption != nullptr)
        return QCoreApplication::translate("BoxWords", own->caption);
    const auto kind = kindOf(field);
    return kind ? valueCaption(*kind) : QString(); // no place of the box
}

QString shortCaption(Field field)
{
    return caption(playersOf(field) > 0 ? Field::TermSpaces : field);
}

QString pieceOf(const MissingValue &place, const CatalogueFile &shown)
{
    const int number = place.thing + 1;
    switch (pageOf(place.value)) {
    case BoxPage::Tiles:
        if (place.value == Field::Tiles)
            return name(static_cast<TileKind>(place.thing));
        return tileName(static_cast<Tile>(place.thing), shown);
    case BoxPage::Contracts:
        return Box::tr("Contract %1").arg(number);
    case BoxPage::StageBonuses:
        return Box::tr("Stage bonus %1").arg(number);
    case BoxPage::Utilities:
        return place.value == Field::Utilities ? name(Term::PublicUtilities)
                                               : utilityTitle(static_cast<Utility>(place.thing), shown);
    case BoxPage::Airships:
        return place.value == Field::PriceTrack ? Box::tr("Price list of level %1").arg(number)
                                                : name(static_cast<Airship>(place.thing));
    case BoxPage::Renovations:
        return Box::tr("Renovation: %1").arg(name(static_cast<Resource>(place.thing)));
    case BoxPage::BonusEffects:
        return name(static_cast<BonusEffect>(place.thing));
    case BoxPage::Others:
        break;
    }
    if (place.value == Field::GuildPrice)
        return name(TileKind::Guild);
    if (place.value == Field::TermSpaces)
        return name(Term::ContractTermTrack);
    return name(static_cast<TileKind>(place.thing));
}

QString place(const MissingValue &place, const CatalogueFile &shown)
{
    return Box::tr("%1: %2", "a piece of the box, what is printed on it")
        .arg(pieceOf(place, shown), caption(place.value.as<Printed>()));
}

QString refusal(ValueFault fault)
{
    /// In the order of the faults, with the most that can be.
    static constexpr std::pair<const char *, int> faults[] = {
        {QT_TRANSLATE_NOOP("BoxWords", "This cannot stand there."), 0},
        {QT_TRANSLATE_NOOP("BoxWords", "An amount is at most %1."), maxAmount},
        {QT_TRANSLATE_NOOP("BoxWords", "A term is 1 to %1."), maxTerm},
        {QT_TRANSLATE_NOOP("BoxWords", "A grid has at most %1 spaces."), maxGridSpaces},
        {QT_TRANSLATE_NOOP("BoxWords", "A price list has at least one space."), 0},
        {QT_TRANSLATE_NOOP("BoxWords", "A name has 1 to %1 characters."), maxNameLength},
    };
    static_assert(std::size(faults) == static_cast<std::size_t>(ValueFault::Name) + 1);
    const auto &[text, most] = faults[static_cast<std::size_t>(fault)];
    const QString said = QCoreApplication::translate("BoxWords", text);
    return most > 0 ? said.arg(most) : said;
}

QChar letterOf(Resource resource)
{
    static constexpr WordsOf<Resource> letters{{
        QT_TRANSLATE_NOOP3("BoxWords", "W", "key for wood"),
        QT_TRANSLATE_NOOP3("BoxWords", "M", "key for metal"),
        QT_TRANSLATE_NOOP3("BoxWords", "G", "key for gold"),
        QT_TRANSLATE_NOOP3("BoxWords", "E", "key for gears"),
    }};
    return wordOf("BoxWords", letters, resource).at(0);
}

QString printed(const PrintedValue &value, play::Code what)
{
    const int *number = std::get_if<int>(&value);
    const auto kind = kindOf(what);
    const Counts counts = kind ? countsOf(*kind) : Counts::Nothing;
    if (number && (counts == Counts::Points || what == Field::BonusVp))
        return points(*number);
    if (number && counts == Counts::Gold)
        return amountOf(Resource::Gold, *number);
    return std::visit(Shown{}, value);
}

QString fieldOf(const FieldPlace &place, const CatalogueFile &catalogue)
{
    Setup setup;
    setup.catalogue = catalogue.values;
    const GameWords game(setup, catalogue.ids, {}, catalogue.document);
    const FieldWords *own = wordsOf(place.field);
    if (own != nullptr && own->named != nullptr) {
        const QString named = QCoreApplication::translate("PrintedValues", own->named);
        return place.field == Field::TermSpaces ? named : named.arg(thingOf(place, game, catalogue.ids));
    }
    const auto asked = askedFor(place, catalogue.ids);
    if (!asked)
        return placeName(place);
    QString what = missingValue(*asked, game);
    switch (playersOf(place.field)) {
    case 3:
        return Text::tr("%1 with three players", "%1: the number of donation spaces of something").arg(what);
    case 4:
        return Text::tr("%1 with four players", "%1: the number of donation spaces of something").arg(what);
    default:
        return what;
    }
}

} // namespace skyledger::words
