// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/standings/airshipcitystandings.h"

#include "core/score/ranks.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/corrections.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/linklabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/moments.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

void drawReadyCrew(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme)
{
    drawCrew(painter, rect, look, theme);
}

} // namespace

AirshipCityStandings::AirshipCityStandings(AirshipCityTable &table, QWidget *parent)
    : StandingsPanel(idOf(ruleOf(BoardPart::Standings)), drawReadyCrew, parent),
      m_table(table),
      m_interventions(new LinkLabel(this)),
      m_times(plainLabel(this))
{
    m_interventions->setObjectName(u"interventions"_s);
    m_interventions->setWordWrap(true);
    m_interventions->setTextFormat(Qt::RichText);
    m_interventions->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_interventions, &QLabel::linkActivated, this, &AirshipCityStandings::interventionsAsked);
    m_times->setObjectName(u"turn-times"_s);
    m_times->setTextFormat(Qt::RichText);
    addLine(*m_interventions);
    addLine(*m_times);
    connect(&table, &GameTable::clockChanged, this, &AirshipCityStandings::refresh);
    connect(&table, &GameTable::boardsChanged, this, &AirshipCityStandings::refresh);
    connect(&table, &GameTable::wordsChanged, this, &AirshipCityStandings::refresh);
    refresh();
}

Standings AirshipCityStandings::standingsOf(const FinalScore &score) const
{
    const bool countsUnfinished = m_table.setup().edition == Edition::Fr2021;
    Standings standings;
    standings.columns = {{tr("track", "column: points on the victory point track"),
                          tr("Points on the victory point track"), idOf(ruleOf(BoardPart::VictoryPoints))},
                         {tr("ships", "column: award for airships"), words::name(Award::Shipbuilding),
                          idOf(prizesOf(Award::Shipbuilding).rule)},
                         {tr("utilities", "column: award for public utilities"),
                          words::name(Award::Construction), idOf(prizesOf(Award::Construction).rule)},
                         {tr("trade", "column: award for contracts"), words::name(Award::Trade),
                          idOf(prizesOf(Award::Trade).rule)}};
    if (countsUnfinished)
        standings.columns.push_back({tr("unfinished", "column: what unfinished contracts cost"),
                                     tr("Points lost for unfinished contracts"),
                                     idOf(ruleOf(BoardPart::UnfinishedContracts))});
    standings.columns.push_back(
        {tr("total", "column: sum of points"), tr("Points in all"), idOf(ruleOf(BoardPart::Winner))});
    for (const std::size_t seat : score::byRank(score.players)) {
        const auto player = static_cast<Player>(seat);
        const PlayerScore &own = score.players[seat];
        std::vector<int> numbers{own.trackVp, own.awards[Award::Shipbuilding],
                                 own.awards[Award::Construction], own.awards[Award::Trade]};
        if (countsUnfinished)
            numbers.push_back(own.unfinished);
        numbers.push_back(own.total);
        standings.rows.push_back({{pieceColor(m_table.color(player)), m_table.mark(player)},
                                  m_table.words().player(player),
                                  own.rank,
                                  std::move(numbers)});
    }
    return standings;
}

void AirshipCityStandings::refresh()
{
    const FinalScore score = m_table.shown().standings();
    const bool over = m_table.shown().isOver();
    QStringList remarks;
    if (over)
        remarks = words::winners(score, m_table.setup().rulings, m_table.words());
    if (!score.missing.empty())
        remarks += words::reservations(score, true, m_table.words());
    showInterventions();
    showTimes();
    tell(standingsOf(score),
         over                 ? tr("Final scoring")
             : m_table.past() ? tr("Standings if the game had ended then")
                              : tr("Standings if the game ended now"),
         {remarks.join(u' '), idOf(ruleOf(BoardPart::Winner)), over});
}

void AirshipCityStandings::showInterventions()
{
    const QString text = words::interventions(m_table.shown().record().inForce());
    m_interventions->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        m_interventions->setText(u"✎ <a href=\"#\">"_s + text.toHtmlEscaped() + u"</a>"_s);
    setSaidName(*m_interventions, text);
}

/// How long everybody was waited for, in all and by round.
void AirshipCityStandings::showTimes()
{
    const bool shown = m_table.clock().shown && m_table.shown().isOver();
    m_times->setVisible(shown);
    if (!shown)
        return;
    const TurnTimes times = m_table.shown().turnTimes(m_table.clock().pause);
    const auto row = [this](const QString &title, const PlayerTimes &player, bool bold) {
        QString cells = u"<td>"_s + title.toHtmlEscaped() + u"</td>"_s;
        for (const Player each : m_table.players())
            cells += u"<td align=\"right\">"_s + words::duration(player[play::seatOf(each)]) + u"</td>"_s;
        return (bold ? u"<tr style=\"font-weight:600\">"_s : u"<tr>"_s) + cells + u"</tr>"_s;
    };
    QString head = u"<th align=\"left\">"_s + tr("Time taken").toHtmlEscaped() + u"</th>"_s;
    for (const Player each : m_table.players())
        head += u"<th align=\"right\">"_s + m_table.words().player(each).toHtmlEscaped() + u"</th>"_s;
    QString rows = u"<tr>"_s + head + u"</tr>"_s + row(tr("in all", "time of a player"), times.players, true);
    for (std::size_t i = 0; i < times.rounds.size(); ++i)
        rows += row(tr("round %1").arg(i + 1), times.rounds[i], false);
    m_times->setText(u"<table cellspacing=\"4\">"_s + rows + u"</table>"_s);
    setSaidName(*m_times, tr("How long the players took"));
}

void AirshipCityStandings::changeEvent(QEvent *event)
{
    StandingsPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace skyledger::ui
