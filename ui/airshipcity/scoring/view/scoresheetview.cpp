// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/view/scoresheetview.h"

#include "core/airshipcity/game/finished.h"
#include "ui/airshipcity/scoring/sheet/sheetpanel.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/score/explained/explanationview.h"
#include "ui/score/result/resultpage.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/phrases.h"

#include <QtWidgets/QLabel>

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

ScoreSheetView::ScoreSheetView(ScoreSheet sheet)
    : m_sheet(std::move(sheet)), m_desk(draftOf(m_sheet)), m_header(plainLabel())
{
    m_header->setObjectName(u"score-sheet-header"_s);
    m_header->setMargin(8);
    m_showing.setSingleShot(true);
    m_showing.setInterval(0);
    connect(&m_showing, &QTimer::timeout, this, &ScoreSheetView::show);
    connect(&m_desk, &SheetDesk::changed, this, &ScoreSheetView::follow);
    retranslate();
}

ScoreSheetView::~ScoreSheetView() = default;

ResultPage *ScoreSheetView::page()
{
    if (!m_page) {
        m_page = std::make_unique<ResultPage>();
        connect(m_page.get(), &ResultPage::ruleWanted, m_page.get(),
                [page = m_page.get()](const QString &rule) { askForRules(*page, {rule}); });
        m_panel = new SheetPanel(m_desk, {});
        m_page->addPage(m_panel, [] { return tr("Numbers"); });
        m_page->showPage(m_page->explanation());
        connect(m_panel, &SheetPanel::finished, this, [this] { m_page->showPage(m_page->explanation()); });
        show();
    }
    return m_page.get();
}

QWidget *ScoreSheetView::header()
{
    return m_header.get();
}

QWidget *ScoreSheetView::centre()
{
    return page();
}

QString ScoreSheetView::title() const
{
    return words::listed(m_desk.scored().names());
}

QString ScoreSheetView::stateLine() const
{
    return tr("Score sheet");
}

QString ScoreSheetView::footnote() const
{
    return words::name(m_sheet.edition);
}

QString ScoreSheetView::arrangement() const
{
    return u"sheet"_s;
}

std::optional<table::FinishedGame> ScoreSheetView::finishedGame() const
{
    return airshipcity::finishedGame(scoredGame(m_sheet));
}

RecordWriter ScoreSheetView::record() const
{
    return [sheet = m_sheet] { return writeScoreSheet(sheet); };
}

bool ScoreSheetView::mayLeave()
{
    if (m_desk.faults().empty() || std::exchange(m_warnedOfLoss, true))
        return true;
    page()->showPage(m_panel);
    m_panel->mayFinish(); // gives the keyboard to the fault
    m_header->setText(tr("What was changed last is not saved: a number or a name cannot be right. Leave once "
                         "more to give it up."));
    return false;
}

void ScoreSheetView::follow()
{
    if (std::exchange(m_warnedOfLoss, false))
        retranslate();
    const auto sheet = m_desk.sheet(m_sheet.id(), m_sheet.playedAt());
    if (sheet && writeScoreSheet(*sheet) != writeScoreSheet(m_sheet)) {
        m_sheet = *sheet;
        emit recordChanged();
    }
    emit situationChanged();
    m_showing.start();
}

void ScoreSheetView::show()
{
    if (m_page)
        m_page->setScore([game = m_desk.scored()] { return tellScore(game); });
}

void ScoreSheetView::takeFocus()
{
    page()->explanation()->setFocus();
}

void ScoreSheetView::retranslate()
{
    QFont bold; // of any size: that is the window's
    bold.setBold(true);
    m_header->setFont(bold);
    const QString date = words::playedOn(m_desk.scored());
    //: Above a score sheet; %1 is a date
    m_header->setText(date.isEmpty() ? tr("Score sheet") : tr("Score sheet of %1").arg(date));
}

} // namespace skyledger::ui
