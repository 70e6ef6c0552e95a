// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/rules/scoring.h"
#include "tests/core/airshipcity/games/sensibleplayer.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtTest/QtTest>

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::Ending> = 3;
} // namespace skyledger

using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

NewGames sampleGames(std::size_t players, Edition edition)
{
    NewGameOptions options;
    for (std::size_t i = 0; i < players; ++i)
        options.players.append({QString(QChar(u'A' + char16_t(i))), static_cast<PlayerColor>(i)});
    options.edition = edition;
    options.catalogue = sampleCatalogue();
    auto games = NewGames::prepare(options);
    if (!games)
        qFatal("no new game");
    return std::move(games).value();
}

/// What came up in some games.
struct Tally {
    Per<TileKind, int> uses{};
    Per<BonusEffect, int> earned{};
    Per<BonusEffect, int> spent{};
    Per<Ending, int> endings{};

    void add(const Setup &setup, const RandomGame &game)
    {
        State state = startState(setup);
        Changes changes;
        for (const Play &play : game.plays) {
            if (std::holds_alternative<Use>(play.what)) {
                const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
                ++uses[setup.catalogue.tiles[state.city[at]].kind];
            }
            changes.clear();
            apply(setup, state, play, {}, &changes);
            for (const Change &change : changes) {
                if (change.kind == Change::Kind::EffectEarned)
                    ++earned[static_cast<BonusEffect>(change.detail)];
                if (change.kind == Change::Kind::EffectUsed)
                    ++spent[static_cast<BonusEffect>(change.detail)];
            }
        }
        if (game.ending)
            ++endings[*game.ending];
    }
};

template <class Key>
QByteArray show(const char *what, const Per<Key, int> &counts)
{
    QByteArray line = what;
    for (std::size_t i = 0; i < counts.values.size(); ++i) {
        const std::string_view name = nameTable<Key>[i];
        line += ' ' + QByteArray(name.data(), qsizetype(name.size())) + ' '
            + QByteArray::number(counts.values[i]);
    }
    return line;
}

} // namespace

/// The sample set must be plainly marked, complete, and playable.
class TestSampleCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void isWrittenAsWeWrite()
    {
        QFile file(u":/catalogues/sample.skycatalogue.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), writeCatalogue(sampleCatalogue()));
    }

    void isMarkedAsSample()
    {
        const QJsonObject sample = sampleCatalogue();
        QCOMPARE(sample["source"_L1].toString(), u"sample"_s);
        QVERIFY(sample["name"_L1].toString().contains(u"sample"_s, Qt::CaseInsensitive));
        QVERIFY(holdsSampleValues(sample));
        QVERIFY(!holdsSampleValues(builtInCatalogue()));
    }

    /// Whatever is known from the rulebook has that value and that source here too; everything else is sample.
    void agreesWithTheBuiltIn()
    {
        const CatalogueFile sample = readCatalogue(sampleCatalogue()).value();
        const CatalogueFile builtIn = readCatalogue(builtInCatalogue()).value();
        const auto knownBuiltIn = checkCatalogue(builtIn).known;
        for (const KnownValue &each : checkCatalogue(sample).known) {
            const auto same =
                std::find_if(knownBuiltIn.begin(), knownBuiltIn.end(),
                             [&](const KnownValue &known) { return known.value == each.value; });
            QCOMPARE(each.source, same == knownBuiltIn.end() ? ValueSource::Sample : same->source);
        }
        for (const Airship airship : all<Airship>()) {
            const AirshipValues &values = builtIn.values.airships[airship];
            QCOMPARE(sample.values.airships[airship].cost, values.cost);
            if (values.discount)
                QCOMPARE(sample.values.airships[airship].discount, values.discount);
        }
        QCOMPARE(sample.values.guildPrice, builtIn.values.guildPrice);
        QCOMPARE(sample.values.priceTracks, builtIn.values.priceTracks);
        QCOMPARE(sample.document["piggyback"_L1], builtIn.document["piggyback"_L1]);
        QCOMPARE(sample.document["termSpaces"_L1], builtIn.document["termSpaces"_L1]);
        QCOMPARE(layeredOverBuiltIn(sample.document), sample.document);
    }

    void hasEverything()
    {
        const CatalogueFile sample = readCatalogue(sampleCatalogue()).value();
        QVERIFY(checkCatalogue(sample).complete());
        Per<TileKind, int> kinds{};
        int generators = 0;
        QSet<QByteArray> crestKinds;
        for (const Tile tile : all<Tile>()) {
            const TileValues &values = sample.values.tiles[tile];
            ++kinds[values.kind];
            generators += isGenerator(values.kind);
            QByteArray crest = QByteArray::number(values.crestBonus->amount);
            for (const Resource resource : values.crestBonus->choices)
                crest += char('a' + int(resource));
            crestKinds.insert(crest);
        }
        for (const TileKind kind : all<TileKind>())
            QVERIFY(kinds[kind] > 0);
        QCOMPARE(generators, 8); // section 22: as public reports have it
        QCOMPARE(crestKinds, (QSet<QByteArray>{"1a", "1b", "1c", "2c", "1d", "1ab", "1abcd"})); // AC-CREST-03

        bool gains = false;
        bool choices = false;
        bool points = false;
        for (const StageBonusTile tile : sample.ids.stageBonuses.keys()) {
            const StageBonus &bonus = *sample.values.stageBonuses[tile];
            gains = gains || bonus.gain != Amounts{};
            choices = choices || bonus.hasChoice();
            points = points || bonus.vp > 0;
        }
        QVERIFY(gains && choices && points);
        for (const Utility utility : sample.ids.utilities.keys()) {
            const QString id = sample.ids.utilities.text(utility);
            const QString english = utilityName(sample.document, id, "en"_L1);
            QVERIFY(!english.isEmpty() && english != utilityName(sample.document, id, "fr"_L1));
        }
        // Each target is one family.
        for (const BonusEffect effect : all<BonusEffect>()) {
            const AirshipSet targets = *sample.values.bonusEffectTargets[effect];
            QCOMPARE(targets.size(), 3);
            QCOMPARE(indexOf(targets.first()) % 3, std::size_t{0});
        }
    }

    void isUsedUpInRandomGames()
    {
        Tally tally;
        const NewGames games[] = {sampleGames(3, Edition::Fr2021), sampleGames(4, Edition::Fr2021),
                                  sampleGames(3, Edition::En2020), sampleGames(4, Edition::En2020)};
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Setup setup = games[seed % 4].setup(seed);
            const RandomGame game = playRandomly(setup, seed);
            QVERIFY(game.ending.has_value());
            tally.add(setup, game);
        }
        qInfo("%s", show("uses:", tally.uses).constData());
        qInfo("%s", show("bonus effects earned:", tally.earned).constData());
        qInfo("%s", show("bonus effects spent:", tally.spent).constData());
        qInfo("%s", show("endings:", tally.endings).constData());
        for (const TileKind kind : all<TileKind>())
            QVERIFY(tally.uses[kind] > 0);
        for (const BonusEffect effect : all<BonusEffect>()) {
            QVERIFY(tally.earned[effect] > 0);
            QVERIFY(tally.spent[effect] > 0);
        }
        QVERIFY(tally.endings[Ending::UtilityMajorities] > 0);
        QVERIFY(tally.endings[Ending::LastRound] > 0);
    }

    /// By chance alone nobody gets hold of all nine majorities; players who care for airships do.
    void canEndByAirshipMajorities()
    {
        test::Temper shipwright;
        shipwright.airships = 1.5;
        shipwright.utilities = 0.4;
        shipwright.contracts = 0.6;
        const NewGames games = sampleGames(4, Edition::Fr2021);
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Setup setup = games.setup(seed);
            test::Table table(std::vector<test::Temper>(4, shipwright), seed);
            State state = startState(setup);
            while (state.phase != Phase::Over)
                apply(setup, state, table.choose(setup, state));
            if (endCondition(setup, state) == Ending::AirshipMajorities)
                return;
        }
        QFAIL("no such ending in 40 games");
    }
};

QTEST_GUILESS_MAIN(TestSampleCatalogue)
#include "tst_samplecatalogue.moc"
