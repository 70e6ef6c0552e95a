// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rulings.h"
#include "ui/airshipcity/newgame/rulings.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/score/sheet/sheetside.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>
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

/// What an award counts.
SheetEntry countedFor(Award award)
{
    constexpr SheetEntry counted[] = {SheetEntry::AirshipMajorities, SheetEntry::UtilityMajorities,
                                      SheetEntry::ContractsCompleted};
    return counted[indexOf(award)];
}

/// 20 more, and from the 40 side back to the player's own marker.
std::optional<int> turned(std::optional<int> vp)
{
    const int now = vp.value_or(0);
    if (now < 0)
        return std::nullopt;
    return now >= 40 ? now % 20 : now + 20;
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
                        ? words::vpMarkerWords(*vp)
                        : Text::tr("Turns the 20/40 marker: 20 points more. The key is +, in the field.");
                },
            .name = [](const QString &player) { return Text::tr("20/40 marker of %1").arg(player); }};
}

Row rowOf(const describe::SheetCell &cell)
{
    const auto entry = cell.row.as<SheetEntry>();
    const std::size_t thing = cell.things.empty() ? 0 : cell.things[0];
    const words::SheetWords &told = words::sheetWords(entry);
    Row row{.id = told.id(thing),
            .label = [&told, thing] { return told.label(thing); },
            .where = told.where,
            .number = sheetCell(entry, thing),
            .mayLack = entry == SheetEntry::TookPart,
            .headings = told.headings(thing)};
    if (told.tooMany != nullptr)
        row.tooMany = told.tooMany;
    if (entry == SheetEntry::Vp)
        row.turn = markerOfTwentyAndForty();
    return row;
}

std::vector<Row> allRows()
{
    const auto cells = sheetTable().cells();
    std::vector<Row> rows;
    rows.reserve(cells.size());
    std::transform(cells.begin(), cells.end(), std::back_inserter(rows), &rowOf);
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
        heads.push_back({QString::fromLatin1(ruling.key.data(), static_cast<qsizetype>(ruling.key.size())),
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
    /// Whoever has something that is counted took part.
    bool usualTick(std::size_t row, const SheetTexts::Player &player) const override
    {
        const auto award = static_cast<Award>(row - sheetCell(SheetEntry::TookPart));
        const auto counted = static_cast<qsizetype>(sheetCell(countedFor(award)));
        return numberIn(player.cells[counted]).value_or(0) > 0;
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
