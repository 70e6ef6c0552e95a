// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/scoring/whistlemountainsheet.h"

#include "core/whistlemountain/finished.h"
#include "core/whistlemountain/names.h"
#include "ui/newgame/boxfile.h"
#include "ui/score/sheet/typedparts.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/scoring/tellscore.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainSheet)
};

/// The first rows, in the order in which they are typed.
enum Asked : std::size_t { Vp, Tower, Upgrades };

constexpr int mostVp = 999;

/// What is typed in the tower or of the upgrades: a list, or "+" and its sum.
struct Typed {
    std::vector<int> list; ///< floors, or upgrades
    std::optional<int> sum;
    std::optional<int> highest; ///< floor, behind the sum
    bool lifeboat = false;      ///< the same
    QString fault;
};

QStringList upgradeNames()
{
    QStringList names;
    for (const Upgrade upgrade : all<Upgrade>())
        names << wording::name(upgrade);
    return names;
}

Typed towerIn(const QString &text)
{
    Typed typed;
    const QStringList parts = typedParts(text);
    if (parts.value(0).startsWith(u'+')) {
        typed.sum = typedNumber(parts[0].mid(1), 0, mostVp);
        if (parts.size() > 1)
            typed.highest = typedNumber(parts[1], 1, maxRows);
        if (!typed.sum || parts.size() > 2 || (parts.size() == 2 && !typed.highest))
            typed.fault = Text::tr("After + comes the sum of VP, then the highest floor: +20 10.");
        return typed;
    }
    for (const QString &part : parts) {
        const std::optional<int> floor = typedNumber(part, parts.size() == 1 ? 0 : 1, maxRows);
        if (!floor)
            typed.fault = Text::tr("“%1” is no floor.").arg(part);
        else if (*floor > 0)
            typed.list.push_back(*floor);
    }
    return typed;
}

Typed upgradesIn(const QString &text)
{
    Typed typed;
    const QStringList parts = typedParts(text);
    if (parts.value(0).startsWith(u'+')) {
        typed.sum = typedNumber(parts[0].mid(1), 0, mostVp);
        typed.lifeboat = parts.size() == 2
            && namesLike(parts[1], upgradeNames()) == std::vector{indexOf(Upgrade::Lifeboat)};
        if (!typed.sum || parts.size() > (typed.lifeboat ? 2 : 1))
            typed.fault = Text::tr("After + comes the sum of VP, then %1 for who has it.")
                              .arg(wording::name(Upgrade::Lifeboat));
        return typed;
    }
    const TypedNames names = typedNames(text, upgradeNames());
    typed.list.assign(names.names.begin(), names.names.end());
    if (!names.unclear.isEmpty())
        typed.fault = Text::tr("“%1” can be %2.", "what was typed, names")
                          .arg(names.unclear, words::listedWithOr(names.candidates));
    else if (!names.unknown.isEmpty())
        typed.fault = Text::tr("No upgrade is called “%1”.").arg(names.unknown);
    else if (typed.list.size() > upgradeLimit)
        typed.fault = Text::tr("Nobody has more than %1 upgrades.").arg(upgradeLimit);
    return typed;
}

/// VP of the floors from the lowest, as they are typed.
FloorVp floorsIn(const SheetTexts &texts)
{
    FloorVp floors;
    const QStringList parts = typedParts(texts.heads.value(0));
    for (qsizetype i = 0; i < std::min<qsizetype>(parts.size(), maxRows); ++i) {
        if (const auto vp = typedNumber(parts[i], 0, mostVp))
            floors[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(*vp);
    }
    return floors;
}

SheetReading readTower(const SheetTexts &texts, const QString &text)
{
    const Typed typed = towerIn(text);
    const FloorVp floors = floorsIn(texts);
    int vp = 0;
    for (const int floor : typed.list) {
        const auto &worth = floors[static_cast<std::size_t>(floor - 1)];
        if (!worth)
            return {Text::tr("The VP of floor %1 are not entered: enter them above, or + and the sum.")
                        .arg(floor),
                    {}};
        vp += *worth;
    }
    if (typed.list.size() > workersPerPlayer)
        return {Text::tr("Nobody has more than %1 workers.").arg(workersPerPlayer), {}};
    return {typed.fault, typed.list.empty() ? QString() : words::points(vp)};
}

SheetReading readUpgrades(std::size_t player, const SheetTexts &texts)
{
    const Typed typed = upgradesIn(texts.players[player].cells[Upgrades]);
    QStringList names;
    for (std::size_t i = 0; i < typed.list.size(); ++i) {
        const auto upgrade = static_cast<Upgrade>(typed.list[i]);
        names << wording::name(upgrade);
        for (std::size_t other = 0; other <= player; ++other) {
            const std::vector<int> taken = upgradesIn(texts.players[other].cells[Upgrades]).list;
            const auto last = other == player ? taken.begin() + static_cast<std::ptrdiff_t>(i) : taken.end();
            if (std::find(taken.begin(), last, typed.list[i]) != last)
                return {Text::tr("%1 is entered already.", "upgrade").arg(names.last()), {}};
        }
    }
    return {typed.fault, names.join(u", "_s)};
}

class Sheet : public SheetGame
{
public:
    QString id() const override { return gameId; }
    QString edition() const override { return word(Edition{}); }
    SeatsSpec seats() const override
    {
        return seatsOf<PlayerColor>(2, countOf<Player>, wording::name, whistle::pieceColor);
    }
    QString colorWord(int color) const override { return word(static_cast<PlayerColor>(color)); }
    const std::vector<Row> &rows() const override { return m_rows; }
    const std::vector<Head> &heads() const override { return m_heads; }
    const describe::SheetCodes &numbers() const override { return sheetTable(); }

    QStringList usualHeads() const override { return headsIn(BoxFile(gameId).read()["board"_L1].toObject()); }
    SheetReading readHead(std::size_t, const SheetTexts &texts) const override
    {
        const QStringList parts = typedParts(texts.heads.value(0));
        for (const QString &part : parts) {
            if (part != u'-' && !typedNumber(part, 0, mostVp))
                return {Text::tr("“%1” is no number of VP.").arg(part), {}};
        }
        return {};
    }
    void writeHeads(const SheetTexts &texts, QJsonObject &document) const override
    {
        QJsonArray list;
        for (const auto &vp : floorsIn(texts))
            list.append(vp ? QJsonValue(*vp) : QJsonValue());
        while (!list.isEmpty() && list.last().isNull())
            list.removeLast();
        if (list.isEmpty())
            document.remove("floors"_L1);
        else
            document.insert("floors"_L1, list);
    }
    QStringList headsIn(const QJsonObject &document) const override
    {
        QStringList parts;
        const QJsonArray floors = document.value("floors"_L1).toArray();
        for (const auto &vp : floors)
            parts << (vp.isNull() ? u"-"_s : QString::number(vp.toInt()));
        return {parts.join(u' ')};
    }

    SheetReading read(std::size_t row, std::size_t player, const SheetTexts &texts) const override
    {
        return row == Tower ? readTower(texts, texts.players[player].cells[Tower])
                            : readUpgrades(player, texts);
    }
    void write(std::size_t player, const SheetTexts &texts, QJsonObject &object) const override
    {
        for (const QLatin1StringView key :
             {"tower"_L1, "towerVp"_L1, "highestFloor"_L1, "upgrades"_L1, "upgradeVp"_L1, "lifeboat"_L1})
            object.remove(key);
        for (const Asked row : {Tower, Upgrades}) {
            const bool isTower = row == Tower;
            const QString &text = texts.players[player].cells[row];
            const bool isRight = read(row, player, texts).fault.isEmpty();
            const Typed typed = !isRight ? Typed() : isTower ? towerIn(text) : upgradesIn(text);
            QJsonArray list;
            for (const int each : typed.list)
                list.append(isTower ? QJsonValue(each) : word(static_cast<Upgrade>(each)));
            if (typed.sum)
                object.insert(isTower ? "towerVp"_L1 : "upgradeVp"_L1, *typed.sum);
            else
                object.insert(isTower ? "tower"_L1 : "upgrades"_L1, list);
            if (typed.highest)
                object.insert("highestFloor"_L1, *typed.highest);
            if (typed.lifeboat)
                object.insert("lifeboat"_L1, true);
        }
    }
    QString textIn(std::size_t row, const QJsonObject &object) const override
    {
        const bool isTower = row == Tower;
        const QJsonValue sum = object.value(isTower ? "towerVp"_L1 : "upgradeVp"_L1);
        QStringList parts;
        if (sum.isDouble()) {
            parts << u'+' + QString::number(sum.toInt());
            if (const QJsonValue highest = object.value("highestFloor"_L1); isTower && highest.isDouble())
                parts << QString::number(highest.toInt());
            if (!isTower && object.value("lifeboat"_L1).toBool())
                parts << wording::name(Upgrade::Lifeboat);
            return parts.join(u", "_s);
        }
        const QJsonValue list = object.value(isTower ? "tower"_L1 : "upgrades"_L1);
        const QJsonArray entries = list.toArray();
        for (const auto &entry : entries) {
            const auto upgrade = fromName<Upgrade>(entry.toString().toStdString());
            parts << (isTower || !upgrade ? QString::number(entry.toInt()) : wording::name(*upgrade));
        }
        return list.isArray() && parts.isEmpty() ? u"0"_s : parts.join(u", "_s);
    }
    bool asks(std::size_t, const SheetTexts &, const QJsonObject &) const override { return true; }
    QStringList legend(std::size_t row) const override
    {
        QStringList lines;
        for (const Upgrade upgrade : all<Upgrade>()) {
            if (row == Upgrades)
                lines << Text::tr("%1: %2", "upgrade, VP")
                             .arg(wording::name(upgrade),
                                  words::plainNumber(printedEnds()[upgrade].value_or(0)));
        }
        lines.sort(Qt::CaseInsensitive);
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
        return sheet ? std::optional(finishedGame(sheet.value(), whistlemountain::scoreOf(sheet.value())))
                     : std::nullopt;
    }
    QByteArray bytes(const QJsonObject &document) const override { return writeScoreSheet(document); }

private:
    const std::vector<Head> m_heads{{u"floors"_s, [] { return Text::tr("VP of the floors"); }, nullptr,
                                     [] { return Text::tr("from the lowest: 1 2 2 3 …"); }}};
    const std::vector<Row> m_rows{
        {u"vp"_s, [] { return Text::tr("VP tokens"); }, [] { return Text::tr("All VP tokens, added up."); },
         indexOf(SheetEntry::Vp)},
        {u"tower"_s,
         [] { return Text::tr("Tower"); },
         [] {
             return Text::tr(
                 "The floor of each own worker: 10 9 7. Or + and the sum of their VP, then the highest "
                 "floor, which parts ties: +20 10. 0 for nobody.");
         },
         {}},
        {u"upgrades"_s,
         [] { return Text::tr("Upgrades"); },
         [] {
             return Text::tr("The first letters of each, apart by spaces. Or + and the sum of their end "
                             "values, then %1 "
                             "for who has it. 0 for none.")
                 .arg(wording::name(Upgrade::Lifeboat));
         },
         {},
         false,
         false},
        {u"machines"_s, [] { return Text::tr("Machines in stock"); },
         [] { return Text::tr("Machines that were not built: 1 VP each."); }, indexOf(SheetEntry::Machines)},
        {u"trophies"_s, [] { return Text::tr("Trophies"); },
         [] { return Text::tr("Trophies in stock: 1 VP each."); }, indexOf(SheetEntry::Trophies)},
        {u"scaffolds"_s, [] { return Text::tr("Scaffolds"); },
         [] { return Text::tr("Scaffolds in stock: 1 VP for each pair."); }, indexOf(SheetEntry::Scaffolds)},
        {u"cards"_s, [] { return Text::tr("Cards in hand"); },
         [] { return Text::tr("Bonus cards in hand: 1 VP for each pair."); }, indexOf(SheetEntry::Cards)},
        {u"resources"_s, [] { return Text::tr("Resources"); },
         [] { return Text::tr("All resources in stock, kinds mixed: 1 VP for each 4."); },
         indexOf(SheetEntry::Resources)},
        {u"whirlpool"_s, [] { return Text::tr("Workers in the whirlpool"); },
         [] { return Text::tr("Own workers in the whirlpool: −5 VP each."); },
         indexOf(SheetEntry::Whirlpool)}};
};

} // namespace

const SheetGame &whistleMountainSheet()
{
    static const Sheet sheet;
    return sheet;
}

} // namespace skyledger::ui
