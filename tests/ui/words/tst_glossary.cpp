// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/named.h"

#include <QTest>

#include <functional>
#include <type_traits>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Language;

/// The glossary is the one source of official words.
class TestGlossary : public QObject
{
    Q_OBJECT

private slots:
    void everyNamedThingIsInTheGlossary();
    void bothLanguages();
    void theLanguageThatIsSpoken();
    void boardsAndParts_data();
    void boardsAndParts();
    void formsWithinSentences();
    void whatTheGlossaryLacks();
};

namespace {

template <class Key>
QStringList idsOf()
{
    QStringList ids;
    for (const std::string_view id : nameTable<Key>)
        ids << QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    return ids;
}

/// Whether something has a name at all: asking for that of another thing does not compile.
template <class Key>
constexpr bool hasName = requires(Key key)
{
    words::name(key);
};
static_assert(hasName<Resource> && hasName<Edition> && hasName<Cell>);
static_assert(!hasName<ReportKey> && !hasName<Setting>);

/// A table of words has exactly as many rows as there are things.
template <std::size_t rows>
constexpr bool isTableOfAwards = std::is_constructible_v<words::WordsOf<Award>, const words::Named (&)[rows]>;
static_assert(isTableOfAwards<3> && !isTableOfAwards<2> && !isTableOfAwards<4>);

QString labelOf(QLatin1StringView term, Language language)
{
    return words::formOf(words::glossary(), term, &rulebook::Term::label, language);
}

} // namespace

void TestGlossary::everyNamedThingIsInTheGlossary()
{
    const QStringList ids = idsOf<Resource>() + idsOf<Airship>() + idsOf<TileKind>() + idsOf<BonusEffect>()
        + idsOf<Award>() + idsOf<PlayerColor>() + idsOf<Edition>();
    QCOMPARE(ids.size(), 4 + 9 + 11 + 3 + 3 + 4 + 2);
    for (const QString &id : ids) {
        const rulebook::Term *term = words::glossary().term(id);
        QVERIFY2(term, qPrintable(id));
        for (const QString &language : {u"en"_s, u"fr"_s})
            QVERIFY2(!term->label.in(language).isEmpty(), qPrintable(id));
    }
    for (const QString &id : idsOf<Airship>() + idsOf<TileKind>())
        QVERIFY2(!words::glossary().term(id)->inText.in(u"fr").isEmpty(), qPrintable(id));
}

void TestGlossary::bothLanguages()
{
    QCOMPARE(labelOf("harbor"_L1, Language::English), u"Harbor"_s);
    QCOMPARE(labelOf("harbor"_L1, Language::French), u"Aéroport"_s);
    QCOMPARE(words::formOf(words::glossary(), "gear"_L1, &rulebook::Term::heading, Language::English),
             u"Gear"_s);
    QCOMPARE(words::formOf(words::glossary(), "gear"_L1, &rulebook::Term::heading, Language::French),
             u"Propulsion"_s);
    QCOMPARE(words::formOf(words::glossary(), "harbor"_L1, &rulebook::Term::heading, Language::French),
             u"Aéroport"_s); // as the label
    QCOMPARE(words::formOf(words::glossary(), "cruise"_L1, &rulebook::Term::inText, Language::English),
             u"the luxury cruise ship"_s);
    QCOMPARE(words::formOf(words::glossary(), "cruise"_L1, &rulebook::Term::inText, Language::French),
             u"le ballon de croisière"_s);
}

void TestGlossary::theLanguageThatIsSpoken()
{
    SKIP_WITHOUT_FRENCH();
    words::Speech speech(Language::English);
    QCOMPARE(words::name(Resource::Metal), u"metal"_s);
    QCOMPARE(words::heading(Resource::Metal), u"Metal"_s);
    QCOMPARE(words::name(TileKind::Guild), u"Guild Hall"_s);
    QCOMPARE(words::name(Edition::En2020), u"English edition of 2020"_s);
    speech.change(Language::French);
    QCOMPARE(words::name(Resource::Metal), u"Aluminium"_s);
    QCOMPARE(words::heading(Resource::Metal), u"Aluminium"_s);
    QCOMPARE(words::name(TileKind::Guild), u"Guilde"_s);
    QCOMPARE(words::name(Edition::En2020), u"édition anglaise de 2020"_s);
}

void TestGlossary::boardsAndParts_data()
{
    QTest::addColumn<int>("term");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("french");
    const auto row = [](words::Term term, const QString &english, const QString &french) {
        QTest::newRow(qPrintable(english)) << static_cast<int>(term) << english << french;
    };
    using words::Term;
    row(Term::City, u"City"_s, u"Ville"_s);
    row(Term::Depots, u"Depots"_s, u"Entrepôts"_s);
    row(Term::DonationBoard, u"Donation Board"_s, u"Plateau Contributions"_s);
    row(Term::EconomyBoard, u"Economy Board"_s, u"Plateau Économie"_s);
    row(Term::PublicUtilities, u"Public utilities"_s, u"Structures"_s);
    row(Term::ContractsOnDisplay, u"Contracts on display"_s, u"Contrats disponibles"_s);
    row(Term::ContractTermTrack, u"Contract Term Track"_s, u"Piste de Durée des contrats"_s);
    row(Term::StageBonuses, u"Stage Bonus tiles"_s, u"Tuiles Bonus de phase"_s);
    row(Term::PriceList, u"Price List"_s, u"Piste de Tarifs"_s);
    row(Term::CompletedContracts, u"Completed Contracts"_s, u"Contrats validés"_s);
    row(Term::FailedContracts, u"Failed Contracts"_s, u"Contrats échoués"_s);
    row(Term::DonationMarkers, u"Donation markers left"_s, u"Marqueurs Don restants"_s);
    row(Term::Majority, u"Majority"_s, u"Majorité"_s);
    row(Term::VictoryPoints, u"VP"_s, u"PV"_s);
    row(Term::Crews, u"Crews"_s, u"Équipages"_s);
    row(Term::Contracts, u"Contracts"_s, u"Contrats"_s);
    row(Term::Renovations, u"Renovated"_s, u"Rénovations"_s);
    row(Term::Round, u"Round"_s, u"Manche"_s);
    row(Term::PiggybackBonus, u"Piggybacking Bonus"_s, u"Bonus d’occupation"_s);
    row(Term::ContributionAwards, u"Contribution Awards"_s, u"Récompenses de Contribution"_s);
}

void TestGlossary::boardsAndParts()
{
    SKIP_WITHOUT_FRENCH();
    QFETCH(const int, term);
    words::Speech speech(Language::English);
    QTEST(words::name(static_cast<words::Term>(term)), "english");
    speech.change(Language::French);
    QTEST(words::name(static_cast<words::Term>(term)), "french");
}

void TestGlossary::formsWithinSentences()
{
    SKIP_WITHOUT_FRENCH();
    words::Speech speech(Language::French);
    QCOMPARE(words::theAirship(Airship::WoodenPrivate), u"l’aéronef privé en bois"_s);
    QCOMPARE(words::theAirship(Airship::Sightseeing), u"le dirigeable touristique"_s);
}

void TestGlossary::whatTheGlossaryLacks()
{
    QCOMPARE(labelOf("flying-carpet"_L1, words::spokenLanguage()), u"flying-carpet"_s);
    QCOMPARE(labelOf("flying-carpet"_L1, Language::French), u"flying-carpet"_s);
}

QTEST_GUILESS_MAIN(TestGlossary)
#include "tst_glossary.moc"
