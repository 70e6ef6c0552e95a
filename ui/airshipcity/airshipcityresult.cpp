// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/gamecurve.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/scoring/sheet/citycompared.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/score/compare/comparepanel.h"
#include "ui/score/explained/explanationview.h"
#include "ui/score/result/resultpage.h"

/// The end of a tracked game: the page of its scoring in the middle, which comes by itself.
namespace skyledger::ui {

using namespace airshipcity;

/// The page of all numbers, and behind it that of the scoring, which leads to it.
QAction &AirshipCityView::addNumbersAndResult()
{
    QAction &numbers =
        addPage(Page::Numbers, [this] { return std::make_unique<BoardNumbersPage>(m_table, *m_numbers); });
    const auto tell = [this] {
        const Session &session = m_table.session();
        return tellScore(scoredGame(session.record()).value_or(ScoredGame()),
                         gameCurve(session.setup(), session.statesInForce()));
    };
    addResult(tell, [this, wanted = &numbers](ResultPage &page) {
        auto *compare = new ComparePanel(m_table, comparedCity(m_table));
        page.addPage(compare, [] { return tr("Compare with the table"); });
        page.showPage(page.explanation());
        connect(compare, &ComparePanel::allNumbersWanted, wanted, [wanted] { wanted->setChecked(true); });
    });
    return numbers;
}

std::optional<table::FinishedGame> AirshipCityView::finishedGame() const
{
    if (!m_table.session().isOver())
        return std::nullopt;
    const auto game = scoredGame(m_table.session().record());
    if (!game || !game->score.isFinal)
        return std::nullopt;
    return airshipcity::finishedGame(*game);
}

} // namespace skyledger::ui
