// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/finished.h"
#include "core/cloudage/names.h"
#include "core/cloudage/rules/missions.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/newgame/cloudagenewgamepage.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeSheet)
};

/// The rows, in the order in which they are typed.
enum Asked : std::size_t { Vp, Missions, Tiles, UpgradeVp, ProjectVp, LastFight };

constexpr std::array tilesWithVp{CampaignTile::L1, CampaignTile::L2, CampaignTile::L5};
constexpr int mostMissions = 5;

QString letters()
{
    QString letters;
    for (const Mission mission : all<Mission>())
        letters += cloudagekeys::of(mission);
    return letters;
}

/// What is typed of the missions: "P8 U5". Where it cannot be, the fault.
struct TypedMissions {
    std::vector<std::pair<Mission, int>> reached;
    QString fault;
};

TypedMissions missionsIn(const QString &text)
{
    static const QRegularExpression entry(u"\\G[\\s,;]*(\\p{L})\\s*([0-9]{1,2})"_s);
    TypedMissions typed;
    qsizetype end = 0;
    for (auto found = entry.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        end = match.capturedEnd();
        const qsizetype at = letters().indexOf(match.captured(1).at(0), 0, Qt::CaseInsensitive);
        if (at < 0) {
            typed.fault = Text::tr("No mission has the letter %1.").arg(match.captured(1).toUpper());
            return typed;
        }
        const auto mission = static_cast<Mission>(at);
        for (const auto &each : typed.reached) {
            if (each.first == mission)
                typed.fault = Text::tr("%1 is entered twice.", "mission")
                                  .arg(words::capitalised(wording::name(mission)));
        }
        typed.reached.emplace_back(mission, match.captured(2).toInt());
    }
    if (!text.mid(end).trimmed().isEmpty())
        typed.fault = Text::tr("A mission is its letter and the number reached, such as %1.")
                          .arg(letters().left(1) + u'8');
    else if (typed.reached.size() > mostMissions)
        typed.fault = Text::tr("There are at most %1 missions.").arg(mostMissions);
    return typed;
}

/// The tiles by their digits, or nothing where another one is named.
std::optional<TileSet> tilesIn(const QString &text)
{
    TileSet tiles;
    for (const QChar sign : text) {
        if (sign.isSpace() || sign == u',' || sign.toUpper() == u'L')
            continue;
        const auto tile = static_cast<CampaignTile>(sign.digitValue() - 1);
        if (std::find(tilesWithVp.begin(), tilesWithVp.end(), tile) == tilesWithVp.end())
            return std::nullopt;
        tiles.insert(tile);
    }
    return tiles;
}

class Sheet : public SheetGame
{
public:
    QString id() const override { return u"cloudage"_s; }
    QString edition() const override { return table::word(Edition::Fr); }
    SeatsSpec seats() const override { return cloudAgeSeats(); }
    QString colorWord(int color) const override { return table::word(static_cast<PlayerColor>(color)); }
    const std::vector<SheetGame::Row> &rows() const override { return m_rows; }
    const std::vector<Head> &heads() const override { return m_heads; }
    const describe::SheetCodes &numbers() const override { return sheetTable(); }

    QStringList usualHeads() const override { return {u"0"_s}; }
    SheetReading readHead(std::size_t, const SheetTexts &) const override { return {}; }
    void writeHeads(const SheetTexts &texts, QJsonObject &document) const override
    {
        const int choice = texts.heads.value(0).toInt();
        const int campaign = static_cast<int>(Mode::Campaign);
        document.insert("mode"_L1, table::word(static_cast<Mode>(std::min(choice, campaign))));
        if (choice >= campaign)
            document.insert("chapter"_L1, table::word(static_cast<Chapter>(choice - campaign)));
        else
            document.remove("chapter"_L1);
    }
    QStringList headsIn(const QJsonObject &document) const override
    {
        const auto sheet = readScoreSheet(document);
        if (!sheet)
            return usualHeads();
        const ScoringTerms &terms = sheet.value().terms;
        const int chapter = terms.mode == Mode::Campaign ? static_cast<int>(terms.chapter) : 0;
        return {QString::number(static_cast<int>(terms.mode) + chapter)};
    }

    SheetReading read(std::size_t row, std::size_t player, const SheetTexts &texts) const override
    {
        const QString &text = texts.players[player].cells[static_cast<qsizetype>(row)];
        if (row == Tiles)
            return {tilesIn(text) ? QString() : Text::tr("Only L1, L2 and L5 bring VP: type 1, 2 or 5."), {}};
        const TypedMissions typed = missionsIn(text);
        QStringList notes;
        for (const auto &[mission, reached] : typed.reached)
            notes << words::points(missionVp(mission, reached));
        return {typed.fault, notes.join(u" · "_s)};
    }
    void write(std::size_t player, const SheetTexts &texts, QJsonObject &object) const override
    {
        const QStringList &cells = texts.players[player].cells;
        QJsonObject missions;
        const TypedMissions typed = missionsIn(cells[Missions]);
        for (const auto &[mission, reached] : typed.reached) {
            if (typed.fault.isEmpty())
                missions.insert(table::word(mission), reached);
        }
        object.insert("missions"_L1, missions);
        QJsonArray tiles;
        const TileSet typedTiles = tilesIn(cells[Tiles]).value_or(TileSet());
        for (const CampaignTile tile : typedTiles)
            tiles.append(table::word(tile));
        if (tiles.isEmpty())
            object.remove("tiles"_L1);
        else
            object.insert("tiles"_L1, tiles);
    }
    QString textIn(std::size_t row, const QJsonObject &object) const override
    {
        QStringList parts;
        if (row == Missions) {
            const QJsonObject missions = object.value("missions"_L1).toObject();
            for (const Mission mission : all<Mission>()) {
                if (const QJsonValue reached = missions.value(table::word(mission)); reached.isDouble())
                    parts << letters().mid(static_cast<qsizetype>(indexOf(mission)), 1)
                            + QString::number(reached.toInt());
            }
        } else {
            const QJsonArray tiles = object.value("tiles"_L1).toArray();
            for (const auto &tile : tiles)
                parts << tile.toString().mid(1);
        }
        return parts.join(u' ');
    }
    /// The last combat is fought only by those who tie for the win.
    bool asks(std::size_t row, const SheetTexts &texts, const QJsonObject &document) const override
    {
        if (row != LastFight)
            return true;
        for (const SheetTexts::Player &player : texts.players) {
            if (!player.cells[LastFight].isEmpty())
                return true;
        }
        const auto sheet = readScoreSheet(document);
        return sheet && sheet.value().players.size() > 1 && cloudage::score(sheet.value()).lacksLastFight;
    }
    QStringList legend(std::size_t row) const override
    {
        QStringList lines;
        for (const Mission mission : all<Mission>()) {
            QStringList levels;
            for (const MissionLevel &level : missionLevels(mission))
                levels << QString::number(level.threshold) + u" → "_s + words::points(level.vp);
            if (row == Missions)
                lines << Text::tr("%1 – %2: %3", "letter, mission, its levels: number reached → VP")
                             .arg(letters().mid(static_cast<qsizetype>(indexOf(mission)), 1),
                                  wording::name(mission), words::listed(levels));
        }
        return lines;
    }

    std::optional<ScoreTold> tell(const QJsonObject &document) const override
    {
        const auto sheet = readScoreSheet(document);
        return sheet ? std::optional(tellScore(sheet.value())) : std::nullopt;
    }
    std::optional<table::FinishedGame> finished(const QJsonObject &document) const override
    {
        const auto sheet = readScoreSheet(document);
        return sheet ? std::optional(finishedGame(sheet.value(), cloudage::score(sheet.value())))
                     : std::nullopt;
    }
    QByteArray bytes(const QJsonObject &document) const override { return writeScoreSheet(document); }

private:
    static QStringList modes()
    {
        QStringList names;
        for (const Mode mode : {Mode::Scenario1, Mode::Scenario2, Mode::Scenario3})
            names << words::capitalised(wording::modeName(mode, {}));
        for (const Chapter chapter : all<Chapter>())
            names << words::capitalised(wording::modeName(Mode::Campaign, chapter));
        return names;
    }

    const std::vector<Head> m_heads{{u"mode"_s, [] { return Text::tr("Game"); }, &modes, {}}};
    const std::vector<SheetGame::Row> m_rows{
        {.id = u"vp"_s,
         .label = [] { return Text::tr("VP marker"); },
         .where = [] { return Text::tr("Where the VP marker stands before the grey VP are added."); },
         .number = indexOf(SheetEntry::Vp)},
        {.id = u"missions"_s,
         .label = [] { return Text::tr("Visible missions"); },
         .where =
             [] {
                 return Text::tr(
                            "The letter of each mission that is not covered, and the number that the player "
                            "has reached: %1.")
                     .arg(letters().left(1) + u"8 "_s + letters().mid(3, 1) + u'5');
             },
         .number = {},
         .mayLack = true},
        {.id = u"tiles"_s,
         .label = [] { return Text::tr("Campaign tiles"); },
         .where = [] { return Text::tr("1, 2 and 5 for L1, L2 and L5, where an own marker is left."); },
         .number = {},
         .mayLack = true},
        {.id = u"upgrades"_s,
         .label = [] { return Text::tr("VP of upgrades"); },
         .where = [] { return Text::tr("The VP on the highest upgrade of each zone, added up."); },
         .number = indexOf(SheetEntry::UpgradeVp)},
        {.id = u"projects"_s,
         .label = [] { return Text::tr("VP of Project cards"); },
         .where = [] { return Text::tr("The grey VP on all Project cards that were played, added up."); },
         .number = indexOf(SheetEntry::ProjectVp)},
        {.id = u"last-fight"_s,
         .label = [] { return Text::tr("Last combat"); },
         .where = [] { return Text::tr("The combat value of those who tie for the win."); },
         .number = indexOf(SheetEntry::LastFight),
         .mayLack = true}};
};

} // namespace

const SheetGame &cloudAgeSheet()
{
    static const Sheet sheet;
    return sheet;
}

} // namespace skyledger::ui
