// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QJsonArray>
#include <QTest>

#include <functional>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using words::Language;

class TestGameWords : public QObject
{
    Q_OBJECT

private slots:
    void termsOfBothEditions_data();
    void termsOfBothEditions();
    void everyTermIsSaid();
    void amountsInPlural();
    void amountsInFrench();
    void contractsByWhatIsPrinted();
    void tilesByKindAndNumber();
    void tilesAsPlaces();
    void utilitiesByName();
    void stageBonuses();
    void namesWithoutControlCharacters();
    void namesThatTurnNothingAround();
    void lists();
    void signs();
};

void TestGameWords::termsOfBothEditions_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("french");
    QTest::addColumn<std::function<QString()>>("term");
    const auto row = [](const QString &english, const QString &french, const std::function<QString()> &term) {
        QTest::newRow(qPrintable(english)) << english << french << term;
    };
    row(u"Donation Board"_s, u"Plateau Contributions"_s,
        [] { return words::name(words::Term::DonationBoard); });
    row(u"Guild Hall"_s, u"Guilde"_s, [] { return words::name(TileKind::Guild); });
    row(u"Factory"_s, u"Usine"_s, [] { return words::name(TileKind::Factory); });
    row(u"Shipyard"_s, u"Hangar"_s, [] { return words::name(TileKind::Shipyard); });
    row(u"Harbor"_s, u"Aéroport"_s, [] { return words::name(TileKind::Harbor); });
    row(u"Architect’s Office"_s, u"Bureau d’architecte"_s, [] { return words::name(TileKind::Architect); });
    row(u"metal"_s, u"Aluminium"_s, [] { return words::name(Resource::Metal); });
    row(u"gear"_s, u"Propulsion"_s, [] { return words::name(Resource::Gear); });
    row(u"Wooden Private Ship"_s, u"Aéronef privé en bois"_s,
        [] { return words::name(Airship::WoodenPrivate); });
    row(u"the luxury cruise ship"_s, u"le ballon de croisière"_s,
        [] { return words::theAirship(Airship::Cruise); });
    row(u"Long Distance Flight"_s, u"Vol de Longue Distance"_s,
        [] { return words::name(BonusEffect::LongDistance); });
    row(u"Public utilities"_s, u"Structures"_s, [] { return words::name(words::Term::PublicUtilities); });
    row(u"Completed Contracts"_s, u"Contrats validés"_s,
        [] { return words::name(words::Term::CompletedContracts); });
    row(u"Shipbuilding"_s, u"Dirigeables"_s, [] { return words::name(Award::Shipbuilding); });
}

void TestGameWords::termsOfBothEditions()
{
    QFETCH(QString, english);
    QFETCH(QString, french);
    QFETCH(std::function<QString()>, term);
    words::Speech speech(Language::English);
    QCOMPARE(term(), english);
    SKIP_WITHOUT_FRENCH();
    speech.change(Language::French);
    QCOMPARE(term(), french);
}

namespace {

template <class Key>
void verifyAllNamed()
{
    for (const Key key : all<Key>())
        VERIFY_SENTENCE(words::name(key));
}

} // namespace

void TestGameWords::everyTermIsSaid()
{
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        verifyAllNamed<Resource>();
        verifyAllNamed<Airship>();
        verifyAllNamed<TileKind>();
        verifyAllNamed<BonusEffect>();
        verifyAllNamed<Award>();
        verifyAllNamed<PlayerColor>();
        verifyAllNamed<Edition>();
        verifyAllNamed<Cell>();
        for (int line = 0; line < 8; ++line)
            VERIFY_SENTENCE(words::name(static_cast<Line>(line)));
        for (const Direction direction : all<Direction>())
            VERIFY_SENTENCE(words::toward(direction));
        for (int status = 0; status < 4; ++status)
            VERIFY_SENTENCE(words::name(static_cast<EffectStatus>(status)));
        for (int term = 0; term <= static_cast<int>(words::Term::VictoryPoints); ++term)
            VERIFY_SENTENCE(words::name(static_cast<words::Term>(term)));
    }
}

void TestGameWords::amountsInPlural()
{
    const words::Speech speech(Language::English);
    QCOMPARE(words::amountOf(gear, 0), u"0 gears"_s);
    QCOMPARE(words::amountOf(gear, 1), u"1 gear"_s);
    QCOMPARE(words::amountOf(gear, 2), u"2 gears"_s);
    QCOMPARE(words::amountOf(wood, 2), u"2 wood"_s);
    QCOMPARE(words::amountsOf(amounts(4, 0, 0, 2)), u"4 wood, 2 gears"_s);
    QCOMPARE(words::amountsOf({}), u"nothing"_s);
    QCOMPARE(words::bonusOf({1, {wood, metal}}), u"1 wood or 1 metal"_s);
    QCOMPARE(words::bonusOf({1, ResourceSet::full()}), u"1 of any resource"_s);
    QCOMPARE(words::bonusOf({2, ResourceSet::full()}), u"2 of any one resource"_s);
    QCOMPARE(words::bonusOf({0, {wood}}), u"nothing"_s);
    QCOMPARE(words::resourcesOf({wood, gold, gear}), u"wood, gold or gear"_s);
}

void TestGameWords::amountsInFrench()
{
    SKIP_WITHOUT_FRENCH();
    const words::Speech speech(Language::French);
    QCOMPARE(words::amountOf(gear, 0), u"0 Propulsion"_s);
    QCOMPARE(words::amountOf(gear, 1), u"1 Propulsion"_s);
    QCOMPARE(words::amountOf(gear, 2), u"2 Propulsion"_s);
    QCOMPARE(words::amountsOf(amounts(4, 1, 0, 2)), u"4 Bois, 1 Aluminium, 2 Propulsion"_s);
    QCOMPARE(words::points(3), u"3 PV"_s);
}

void TestGameWords::contractsByWhatIsPrinted()
{
    const words::Speech speech(Language::English);
    Setup setup = layoutA();
    setup.catalogue.contracts[contract(2)] = {.term = 2, .cost = amounts(0, 3, 0, 0), .vp = {}, .gold = 0};
    setup.catalogue.contracts[contract(3)] = {};
    setup.catalogue.contracts[contract(4)] = {.term = {}, .cost = {}, .vp = 2, .gold = {}};
    const words::fixture::NamedGame game(setup);
    QCOMPARE(game.words.contract(contractS), u"2 wood, 1 metal, 1 gear (1 VP, 1 gold)"_s);
    QCOMPARE(game.words.contract(contract(2)), u"3 metal (VP not known, 0 gold)"_s);
    QCOMPARE(game.words.contract(contract(3)), u"contract still to be copied"_s);
    QCOMPARE(game.words.contract(contract(4)), u"cost not known (2 VP, gold not known)"_s);
    QCOMPARE(game.words.contract(none<Contract>), u"a contract that is not known"_s);
}

void TestGameWords::tilesByKindAndNumber()
{
    words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    QCOMPARE(game.words.tile(mine2), u"Mine-2"_s);
    QCOMPARE(game.words.tile(harbor), u"Harbor"_s);
    QCOMPARE(game.words.tileAt(mine2, Cell{11}), u"Mine-2 (D3)"_s);
    QCOMPARE(game.words.tile(none<Tile>), u"a tile that is not in the city"_s);
    SKIP_WITHOUT_FRENCH();
    speech.change(Language::French);
    QCOMPARE(game.words.tile(factory2), u"Usine 2"_s);
}

/// A crew goes to a tile: French says so with a preposition and an article, English with the bare name.
void TestGameWords::tilesAsPlaces()
{
    words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    const Game table;
    const auto said = [&](Tile tile) {
        for (const Cell cell : all<Cell>()) {
            if (table.state.city[cell] == tile)
                return words::asPlace(game.words, table.state, cell);
        }
        return QString();
    };
    QCOMPARE(said(mine1), u"Mine-1 (B2)"_s);
    QCOMPARE(said(harbor), u"Harbor (A2)"_s);
    SKIP_WITHOUT_FRENCH();
    speech.change(Language::French);
    QCOMPARE(said(mine1), u"à la Mine 1 (B2)"_s);
    QCOMPARE(said(harbor), u"à l’Aéroport (A2)"_s);
    QVERIFY2(said(lighthouse).startsWith(u"au Phare"_s), qPrintable(said(lighthouse)));
}

void TestGameWords::utilitiesByName()
{
    words::Speech speech(Language::English);
    const Setup setup = layoutA();
    Ids ids;
    ids.utilities.add(*Id::from(u"u1"));
    ids.utilities.add(*Id::from(u"u2"));
    ids.utilities.add(*Id::from(u"u3"));
    const QJsonObject school{{u"id"_s, u"u1"_s},
                             {u"name"_s, QJsonObject{{u"en"_s, u"School"_s}, {u"fr"_s, u"École"_s}}}};
    const QJsonObject baths{{u"id"_s, u"u2"_s}, {u"name"_s, QJsonObject{{u"fr"_s, u"Thermes"_s}}}};
    const words::GameWords game(setup, ids, {}, {{u"utilities"_s, QJsonArray{school, baths}}});
    QCOMPARE(game.utility(u1), u"School"_s);
    QCOMPARE(game.utility(u2), u"Thermes"_s);
    QCOMPARE(game.utility(u3), u"public utility no. 3"_s);
    QCOMPARE(game.player(p1), u"player 1"_s);
    SKIP_WITHOUT_FRENCH();
    speech.change(Language::French);
    QCOMPARE(game.utility(u1), u"École"_s);
}

void TestGameWords::stageBonuses()
{
    const words::Speech speech(Language::English);
    Setup setup = layoutA();
    const auto tile = [](int number) { return static_cast<StageBonusTile>(number); };
    setup.catalogue.stageBonuses[tile(0)] =
        StageBonus{.gain = amounts(2, 0, 0, 0), .amount = 0, .choices = {}, .vp = 0};
    setup.catalogue.stageBonuses[tile(1)] =
        StageBonus{.gain = {}, .amount = 1, .choices = {gold, gear}, .vp = 2};
    setup.catalogue.stageBonuses[tile(2)] = std::nullopt;
    setup.catalogue.stageBonuses[tile(3)] = StageBonus{};
    const words::fixture::NamedGame game(setup);
    QCOMPARE(game.words.stageBonus(tile(0)), u"2 wood"_s);
    QCOMPARE(game.words.stageBonus(tile(1)), u"1 gold or 1 gear; 2 VP"_s);
    QCOMPARE(game.words.stageBonus(tile(2)), u"values not entered yet"_s);
    QCOMPARE(game.words.stageBonus(tile(3)), u"nothing"_s);
    QCOMPARE(game.words.stageBonus(none<StageBonusTile>), u"values not entered yet"_s);
}

void TestGameWords::namesWithoutControlCharacters()
{
    const Setup setup = layoutA();
    const Ids ids;
    const words::GameWords game(setup, ids, {u"A\x1b[31m\n"_s, u"Zoë %1"_s});
    QCOMPARE(game.player(p1), u"A\ufffd[31m\ufffd"_s);
    QCOMPARE(game.player(p2), u"Zoë %1"_s);
    QCOMPARE(words::printable(u"a\u2028b\u202ec"_s), u"a\ufffdb\ufffdc"_s);
}

/// Beside a name in Hebrew or Arabic letters "Dana 2, Bo 3" would be read as "Dana 3, Bo 2".
void TestGameWords::namesThatTurnNothingAround()
{
    const words::Speech speech(Language::English);
    const Setup setup;
    const QStringList names{u"\u05D3\u05E0\u05D4"_s, u"Zo\u00EB \U0001F388"_s, u"\U00010A10"_s};
    const Ids ids;
    const words::GameWords game(setup, ids, names);
    QCOMPARE(game.player(Player{0}), u'\u2068' + names[0] + u'\u2069');
    QCOMPARE(game.player(Player{1}), names[1]);
    QCOMPARE(game.player(Player{2}), u'\u2068' + names[2] + u'\u2069'); // beyond the first plane too
}

void TestGameWords::lists()
{
    const words::Speech speech(Language::English);
    const QStringList three{u"a"_s, u"b"_s, u"c"_s};
    QCOMPARE(words::listed(three), u"a, b, c"_s);
    QCOMPARE(words::listedApart(three), u"a; b; c"_s);
    QCOMPARE(words::listedWithAnd(three), u"a, b and c"_s);
    QCOMPARE(words::listedWithOr(three), u"a, b or c"_s);
    QCOMPARE(words::listedWithAnd({u"%2"_s, u"b"_s}), u"%2 and b"_s);
    QCOMPARE(words::listedWithAnd({u"a"_s}), u"a"_s);
    QCOMPARE(words::listed({}), QString());
}

void TestGameWords::signs()
{
    const words::Speech speech(Language::English);
    QCOMPARE(words::signedNumber(3), u"+3"_s);
    QCOMPARE(words::signedNumber(-3), u"\u22123"_s);
    QCOMPARE(words::signedNumber(0), u"0"_s);
    QCOMPARE(words::points(-2), u"\u22122 VP"_s);
}

QTEST_GUILESS_MAIN(TestGameWords)

#include "tst_gamewords.moc"
