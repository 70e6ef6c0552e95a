// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/gamecurve.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/scoring/sheet/comparepanel.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/score/explained/explanationview.h"
#include "ui/score/result/resultpage.h"

#include <QtWidgets/QStackedWidget>

/// The end of a tracked game: the page of its scoring in the middle, which comes by itself.
namespace skyledger::ui {

using namespace airshipcity;

/// The page of the scoring, made when it is first looked at.
std::unique_ptr<GamePage> AirshipCityView::makeResultPage()
{
    auto made = ResultPage::overBoards();
    m_result = made.get();
    auto *compare = new ComparePanel(m_table);
    m_result->addPage(compare, [] { return tr("Compare with the table"); });
    m_result->showPage(m_result->explanation());
    connect(m_result, &ResultPage::momentWanted, this, [this](qsizetype event) { showMoment(event); });
    connect(compare, &ComparePanel::allNumbersWanted, this, [this] { m_numbersAction.setChecked(true); });
    return made;
}

void AirshipCityView::refreshResult()
{
    if (m_result == nullptr || !m_resultAction.isChecked())
        return;
    const Session &session = m_table.session();
    const auto game = scoredGame(session.record());
    if (game) {
        const score::Curve curve = gameCurve(session.setup(), session.statesInForce());
        m_result->setScore([game = *game, curve] { return tellScore(game, curve); });
    }
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
