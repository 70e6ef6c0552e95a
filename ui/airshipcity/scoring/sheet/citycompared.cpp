// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/record/scoresheet.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/score/compare/comparedgame.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

class ComparedCity : public ComparedGame
{
public:
    explicit ComparedCity(AirshipCityTable &table) : m_table(table) {}

    QString intro() const override
    {
        return Text::tr(
            "What the score is made of. Change what is different on the table, and apply it as one "
            "correction; majorities are set on the picture, contracts on the page of all numbers.");
    }
    const SheetGame &sheet() const override { return airshipCitySheet(); }
    QJsonObject recorded() const override { return sheetOfGame(m_table.session().record(), m_table.state()); }
    std::vector<std::size_t> rows() const override
    {
        std::vector<std::size_t> rows{sheetCell(SheetEntry::Vp)};
        for (const Resource resource : all<Resource>())
            rows.push_back(sheetCell(SheetEntry::Resource, indexOf(resource)));
        return rows;
    }
    std::optional<Assignment> typed(std::size_t row, std::size_t player, int number) const override
    {
        const auto who = static_cast<Player>(player);
        if (row == sheetCell(SheetEntry::Vp))
            return assign(Setting::Vp, number, who);
        if (number < 0 || number > unlockedCapacity)
            return std::nullopt; // the form says that no stock can hold it
        return assign(Setting::Stock, number, who,
                      static_cast<Resource>(row - sheetCell(SheetEntry::Resource)));
    }

    std::vector<PlayerLook> looks() const override
    {
        std::vector<PlayerLook> looks;
        for (const Player player : m_table.players())
            looks.push_back({pieceColor(m_table.color(player)), m_table.mark(player)});
        return looks;
    }
    QStringList players() const override { return m_table.words().allPlayers(); }
    std::vector<OwnersGroup> squares() const override { return citySquares(); }
    QStringList things(std::size_t group) const override
    {
        QStringList names;
        if (group == utilitySquares) {
            for (const Utility utility : m_table.setup().utilities())
                names << m_table.words().utility(utility);
        }
        return names;
    }
    OwnersBoard::Owners owners(std::size_t group) const override
    {
        OwnersBoard::Owners owners;
        const auto add = [&owners](const Grid &grid) {
            owners.push_back(grid.majority == none<Player> ? std::nullopt
                                                           : std::optional(indexOf(grid.majority)));
        };
        if (group == airshipSquares) {
            for (std::size_t square = 0; square < countOf<Airship>; ++square)
                add(m_table.state().airships[airshipAt(square)]);
        } else {
            for (const Utility utility : m_table.setup().utilities())
                add(m_table.state().utilities[utility]);
        }
        return owners;
    }
    Assignment held(std::size_t group, std::size_t square, std::optional<std::size_t> owner) const override
    {
        const Player holder = owner ? static_cast<Player>(*owner) : none<Player>;
        return group == airshipSquares
            ? assign(Setting::AirshipMajority, holder, airshipAt(square))
            : assign(Setting::UtilityMajority, holder, static_cast<Utility>(square));
    }

    QString refusal(const Assignments &set) const override
    {
        const Event event = Correct{set};
        const Verdict verdict = m_table.session().verdict(event);
        return verdict.playable() || verdict.objections.empty()
            ? QString()
            : words::reason(verdict.objections.front(), m_table.words(), &event);
    }
    void correct(const Assignments &set, const QString &note) override
    {
        m_table.session().play(Correct{set}, note);
    }

private:
    AirshipCityTable &m_table;
};

} // namespace

std::unique_ptr<ComparedGame> comparedCity(AirshipCityTable &table)
{
    return std::make_unique<ComparedCity>(table);
}

} // namespace skyledger::ui
