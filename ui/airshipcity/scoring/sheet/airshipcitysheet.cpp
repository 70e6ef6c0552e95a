// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rules/scoring.h"
#include "core/airshipcity/rulings.h"
#include "ui/airshipcity/newgame/rulings.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/score/sheet/sheetside.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

using Row = SheetGame::Row;
using Head = SheetGame::Head;

constexpr std::size_t usualUtilities = 6;

Edition editionIn(const SheetTexts &texts)
{
    return static_cast<Edition>(texts.heads.front().toInt());
}

Rulings rulingsIn(const SheetTexts &texts)
{
    Rulings rulings;
    for (std::size_t i = 0; i < rulingTable().size(); ++i)
        rulingTable()[i].set(rulings, texts.heads[static_cast<qsizetype>(rulingHead(i))].toUInt());
    return rulings;
}

QStringList headsOf(Edition edition, const Rulings &rulings)
{
    QStringList heads{QString::number(static_cast<int>(edition))};
    for (const RulingInfo &ruling : rulingTable())
        heads << QString::number(ruling.get(rulings));
    return heads;
}

/// 20 more, and from the 40 side back to the player's own marker.
std::optional<int> turned(std::optional<int> vp)
{
    const int now = vp.value_or(0);
    if (now < 0)
        return std::nullopt;
    return now >= 40 ? now % 20 : now + 20;
}

/// A marker on the VP track: "20/40 marker, side 20, on space 3".
QString vpMarkerText(int vp)
{
    const VpMarker marker = vpMarkerOf(vp);
    const QString space = QString::number(marker.position);
    if (vp < 0 || marker.side > 40)
        return Text::tr("The track of 20 spaces cannot show %1.").arg(words::points(vp));
    if (marker.side == 0)
        return Text::tr("The player’s own VP marker on space %1").arg(space);
    return marker.side == 20 ? Text::tr("The 20/40 marker, 20 side up, on space %1").arg(space)
                             : Text::tr("The 20/40 marker, 40 side up, on space %1").arg(space);
}

SheetGame::Turn markerOfTwentyAndForty()
{
    return {.next = &turned,
            .face =
                [](std::optional<int> vp) {
                    return vp && *vp >= 40 ? u"40"_s : vp && *vp >= 20 ? u"20"_s : u"–"_s;
                },
            .tip =
                [](std::optional<int> vp) {
                    return vp
                        ? vpMarkerText(*vp)
                        : Text::tr("Turns the 20/40 marker: 20 points more. The key is +, in the field.");
                },
            .name = [](const QString &player) { return Text::tr("20/40 marker of %1").arg(player); }};
}

/// What else people write above a resource, folded.
QStringList headingsOf(Resource resource)
{
    if (resource == Resource::Gear)
        return {u"gears"_s, u"propulsions"_s, u"engrenages"_s};
    return resource == Resource::Metal ? QStringList{u"metal"_s} : QStringList();
}

/// In the order of `sheetCell`.
std::vector<Row> allRows()
{
    std::vector<Row> rows{
        {.id = u"vp"_s,
         .label = [] { return Text::tr("VP on the track"); },
         .where =
             [] {
                 return Text::tr(
                     "Where the VP marker stands on the round track; the 20/40 marker adds the 20 "
                     "or 40 that it shows.");
             },
         .number = sheetCell(SheetEntry::Vp),
         .headings = {u"vp"_s, u"pv"_s, u"points"_s, u"track"_s, u"piste"_s},
         .turn = markerOfTwentyAndForty()},
        {.id = u"airships"_s,
         .label = [] { return Text::tr("Airship majorities"); },
         .where =
             [] { return Text::tr("The player’s markers in the majority spaces of the nine airships."); },
         .number = sheetCell(SheetEntry::AirshipMajorities),
         .headings = {u"airships"_s, u"airshipmajorities"_s, u"shipbuilding"_s, u"dirigeables"_s},
         .tooMany =
             [](const QString &sum, const QString &most) {
                 return Text::tr(
                            "There are %1 majority spaces of airships: %2 majorities are entered in all.")
                     .arg(most, sum);
             }},
        {.id = u"utilities"_s,
         .label = [] { return Text::tr("Majorities of public utilities"); },
         .where =
             [] { return Text::tr("The player’s markers in the majority spaces of the public utilities."); },
         .number = sheetCell(SheetEntry::UtilityMajorities),
         .headings = {u"utilities"_s, u"public utilities"_s, u"public utility majorities"_s,
                      u"utilitymajorities"_s, u"construction"_s, u"structures"_s},
         .tooMany =
             [](const QString &sum, const QString &most) {
                 return Text::tr("There are at most %1 public utilities: %2 majorities are entered in all.")
                     .arg(most, sum);
             }},
        {.id = u"contracts"_s,
         .label = [] { return Text::tr("Completed contracts"); },
         .where = [] { return Text::tr("The contracts beside the depot under Completed Contracts."); },
         .number = sheetCell(SheetEntry::ContractsCompleted),
         .headings = {u"contracts"_s, u"contractscompleted"_s, u"trade"_s, u"contrats"_s, u"commerce"_s},
         .tooMany =
             [](const QString &sum, const QString &most) {
                 return Text::tr("There are %1 contracts in the box: %2 completed ones are entered in all.")
                     .arg(most, sum);
             }},
        {.id = u"unfinished"_s,
         .label = [] { return Text::tr("VP of contracts not completed"); },
         .where =
             [] {
                 return Text::tr(
                     "The sum of the VP printed on contracts that still lie on the Contract Term Track.");
             },
         .number = sheetCell(SheetEntry::UnfinishedContractVp),
         .headings = {u"unfinished"_s, u"unfinished contracts"_s, u"unfinishedcontractvp"_s, u"non valides"_s,
                      u"contrats non valides"_s}}};
    for (const Resource resource : all<Resource>())
        rows.push_back(
            {.id = word(resource),
             .label = [resource] { return words::heading(resource); },
             .where = [] { return Text::tr("What is left of this resource in the depot, 0 to 20."); },
             .number = sheetCell(SheetEntry::Resource, indexOf(resource)),
             .headings = headingsOf(resource)});
    rows.push_back({.id = u"markers"_s,
                    .label = [] { return Text::tr("Donation markers on the board"); },
                    .where =
                        [] {
                            return Text::tr("The player’s markers in donation grids and majority spaces "
                                            "together, 0 to 20.");
                        },
                    .number = sheetCell(SheetEntry::Markers),
                    .headings = {u"markers"_s, u"marqueurs"_s}});
    for (const Award award : all<Award>())
        rows.push_back(
            {.id = u"took-part-%1"_s.arg(indexOf(award) + 1),
             .label = [award] { return Text::tr("Took part: %1", "award").arg(words::name(award)); },
             .where = [] { return QString(); },
             .number = sheetCell(SheetEntry::TookPart, indexOf(award)),
             .mayLack = true});
    return rows;
}

std::vector<Head> allHeads()
{
    const auto editions = [] {
        QStringList names;
        for (const Edition edition : all<Edition>())
            names << words::name(edition);
        return names;
    };
    std::vector<Head> heads;
    heads.reserve(rulingTable().size() + 1);
    heads.push_back({u"edition"_s, [] { return Text::tr("Edition"); }, editions, {}, true});
    for (const RulingInfo &ruling : rulingTable()) {
        const auto readings = [&ruling] {
            QStringList names;
            for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading)
                names << words::reading(ruling, reading);
            return names;
        };
        heads.push_back({table::toText(ruling.key),
                         [&ruling] { return words::rulingTitle(ruling); },
                         readings,
                         {},
                         true});
    }
    return heads;
}

/// Those that the scoring of a sheet reads.
std::vector<RulingHead> scoringRulings()
{
    std::vector<RulingHead> heads;
    for (const std::string_view key :
         {"unfinishedContracts", "negativeVp", "awardEligibility", "finalTieBreak"}) {
        const RulingInfo &ruling = *rulingTable().find(key);
        heads.push_back({rulingHead(static_cast<std::size_t>(&ruling - rulingTable().rows().data())),
                         [&ruling] { return words::ruleWithPage(ruling.rule); }});
    }
    return heads;
}

class Sheet : public SheetGame
{
public:
    explicit Sheet(Edition usual) : m_usual(usual) {}

    QString id() const override { return u"airship-city"_s; }
    QString edition() const override { return word(m_usual); }
    SeatsSpec seats() const override { return airshipCitySeats(); }
    QString colorWord(int color) const override { return word(static_cast<PlayerColor>(color)); }
    const std::vector<Row> &rows() const override { return m_rows; }
    const std::vector<Head> &heads() const override { return m_heads; }
    const describe::SheetCodes &numbers() const override { return sheetTable(); }

    QStringList usualHeads() const override { return headsOf(m_usual, defaultRulings(m_usual)); }
    SheetReading readHead(std::size_t, const SheetTexts &) const override { return {}; }
    void writeHeads(const SheetTexts &texts, QJsonObject &document) const override
    {
        document.insert("edition"_L1, word(editionIn(texts)));
        document.insert("rulings"_L1, rulingTable().write(rulingsIn(texts)));
    }
    QStringList headsIn(const QJsonObject &document) const override
    {
        const ScoreSheet sheet = scoreSheetSoFar(document);
        return headsOf(sheet.edition, sheet.rulings);
    }
    /// Another edition has other usual readings.
    void follow(std::size_t head, const SheetTexts &before, SheetTexts &texts) const override
    {
        const Edition chosen = editionIn(texts);
        if (head == 0)
            texts.heads = headsOf(chosen, withEdition(rulingsIn(texts), editionIn(before), chosen));
    }
    void begin(SheetTexts &texts) const override { texts.players.front().first = true; }

    // All rows are numbers.
    SheetReading read(std::size_t, std::size_t, const SheetTexts &) const override { return {}; }
    void write(std::size_t, const SheetTexts &, QJsonObject &) const override {}
    QString textIn(std::size_t, const QJsonObject &) const override { return {}; }
    bool asks(std::size_t row, const SheetTexts &texts, const QJsonObject &) const override
    {
        return sheetTable().asks(sheetTable().cells()[row], rulingsIn(texts));
    }
    /// Whoever has something that is counted took part. What is counted stands in the order of the awards.
    bool usualTick(std::size_t row, const SheetTexts::Player &player) const override
    {
        static_assert(indexOf(SheetEntry::UtilityMajorities) == indexOf(SheetEntry::AirshipMajorities) + 1);
        static_assert(indexOf(SheetEntry::ContractsCompleted) == indexOf(SheetEntry::AirshipMajorities) + 2);
        static_assert(countOf<Award> == 3);
        const std::size_t award = row - sheetCell(SheetEntry::TookPart);
        const std::size_t counted = sheetCell(SheetEntry::AirshipMajorities) + award;
        return numberIn(player.cells[static_cast<qsizetype>(counted)]).value_or(0) > 0;
    }

    std::optional<ScoreTold> tell(const QJsonObject &document) const override
    {
        return tellScore(scoredGame(scoreSheetSoFar(document)));
    }
    std::optional<table::FinishedGame> finished(const QJsonObject &document) const override
    {
        const auto sheet = readScoreSheet(document);
        return sheet ? std::optional(finishedGame(scoredGame(sheet.value()))) : std::nullopt;
    }
    QByteArray bytes(const QJsonObject &document) const override
    {
        return writeScoreSheet(scoreSheetSoFar(document));
    }
    std::vector<Result> results(const QJsonObject &document) const override
    {
        const FinalScore score = document.isEmpty() ? FinalScore() : scored(scoreSheetSoFar(document));
        std::vector<Result> results;
        results.reserve(countOf<Award>);
        for (const Award award : all<Award>()) {
            //: A row of the form: %1 is the name of an award
            Result result{
                u"award-%1"_s.arg(indexOf(award) + 1), Text::tr("Award: %1").arg(words::name(award)), {}};
            for (const PlayerScore &player : score.players)
                result.cells << words::signedNumber(player.awards[award]);
            results.push_back(std::move(result));
        }
        return results;
    }
    QString footnote(const QJsonObject &document, const ScoreTold &) const override
    {
        return words::name(scoreSheetSoFar(document).edition);
    }
    QWidget *makeBeside(RowsDesk &desk, QWidget *parent) const override
    {
        const std::vector<OwnersGroup> squares = citySquares();
        return new SheetSide(desk,
                             {{squares[airshipSquares], sheetCell(SheetEntry::AirshipMajorities)},
                              {squares[utilitySquares], sheetCell(SheetEntry::UtilityMajorities)}},
                             scoringRulings(), parent);
    }

private:
    const Edition m_usual;
    const std::vector<Row> m_rows = allRows();
    const std::vector<Head> m_heads = allHeads();
};

} // namespace

std::size_t rulingHead(std::size_t ruling)
{
    return ruling + 1;
}

Airship airshipAt(std::size_t square)
{
    return static_cast<Airship>(square % 3 * 3 + square / 3);
}

std::vector<OwnersGroup> citySquares()
{
    OwnersGroup airships{[] { return words::name(words::Term::DonationBoard); },
                         {},
                         [](std::size_t square) { return words::name(airshipAt(square)); },
                         3};
    for (std::size_t square = 0; square < countOf<Airship>; ++square)
        airships.names << u"owner-"_s + word(airshipAt(square));
    OwnersGroup utilities{[] { return words::name(words::Term::PublicUtilities); },
                          {},
                          //: A public utility without a name: its number on the picture
                          [](std::size_t square) { return Text::tr("No. %1").arg(square + 1); },
                          6,
                          usualUtilities};
    for (std::size_t square = 0; square < countOf<Utility>; ++square)
        utilities.names << u"owner-utility-%1"_s.arg(square + 1);
    return {std::move(airships), std::move(utilities)};
}

const SheetGame &airshipCitySheet(Edition usual)
{
    static const Sheet french(Edition::Fr2021);
    static const Sheet english(Edition::En2020);
    return usual == Edition::Fr2021 ? french : english;
}

} // namespace skyledger::ui
