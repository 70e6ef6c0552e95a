// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowsview.h"

#include "ui/score/explained/explanationview.h"
#include "ui/score/result/resultpage.h"
#include "ui/score/sheet/rowspanel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/moments.h"
#include "ui/words/phrases.h"

#include <QtCore/QDateTime>
#include <QtWidgets/QLabel>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

bool isScoreSheet(const QJsonObject &document)
{
    return document.value("format"_L1) == "skyledger-score"_L1;
}

GameModule::Opened openSheet(const SheetGame &game, const QJsonObject &document, const QByteArray &bytes)
{
    GameModule::Opened opened;
    opened.foreign = game.bytes(document) != bytes;
    opened.view = std::make_unique<RowsView>(game, document);
    return opened;
}

RowsView::RowsView(const SheetGame &game, const QJsonObject &document)
    : m_game(game), m_sheet(document), m_desk(game, document), m_header(plainLabel())
{
    m_header->setObjectName(u"score-sheet-header"_s);
    m_header->setMargin(8);
    m_showing.setSingleShot(true);
    m_showing.setInterval(0);
    connect(&m_showing, &QTimer::timeout, this, &RowsView::show);
    connect(&m_desk, &RowsDesk::changed, this, &RowsView::follow);
    retranslate();
}

RowsView::~RowsView() = default;

ResultPage *RowsView::page()
{
    if (!m_page) {
        m_page = std::make_unique<ResultPage>();
        connect(m_page.get(), &ResultPage::ruleWanted, m_page.get(),
                [page = m_page.get()](const QString &rule) { askForRules(*page, {rule}); });
        m_panel = new RowsPanel(m_desk, {});
        m_page->addPage(m_panel, [] { return tr("Numbers"); });
        m_page->showPage(m_page->explanation());
        connect(m_panel, &RowsPanel::finished, this, [this] { m_page->showPage(m_page->explanation()); });
        show();
    }
    return m_page.get();
}

QWidget *RowsView::header()
{
    return m_header.get();
}

QWidget *RowsView::centre()
{
    return page();
}

QString RowsView::title() const
{
    return words::listed(m_desk.names());
}

QString RowsView::stateLine() const
{
    return tr("Score sheet");
}

QString RowsView::footnote() const
{
    return m_desk.told() ? m_game.footnote(m_desk.document(), *m_desk.told()) : QString();
}

QString RowsView::arrangement() const
{
    return u"sheet"_s;
}

std::optional<table::FinishedGame> RowsView::finishedGame() const
{
    return m_game.finished(m_sheet);
}

RecordWriter RowsView::record() const
{
    return [game = &m_game, sheet = m_sheet] { return game->bytes(sheet); };
}

bool RowsView::mayLeave()
{
    if (!m_desk.hasFaults() || std::exchange(m_warnedOfLoss, true))
        return true;
    page()->showPage(m_panel);
    m_panel->mayFinish(); // gives the keyboard to the fault
    m_header->setText(tr("What was changed last is not saved: a number or a name cannot be right. Leave once "
                         "more to give it up."));
    return false;
}

void RowsView::follow()
{
    if (std::exchange(m_warnedOfLoss, false))
        retranslate();
    const auto sheet = m_desk.canUndo() || m_desk.canRedo() ? m_desk.sheet({}, {}) : std::nullopt;
    if (sheet && *sheet != m_sheet) {
        m_sheet = *sheet;
        emit recordChanged();
    }
    emit situationChanged();
    m_showing.start();
}

void RowsView::show()
{
    if (m_page && m_desk.told())
        m_page->setScore([game = &m_game, document = m_desk.document()] {
            return game->tell(document).value_or(ScoreTold());
        });
}

void RowsView::takeFocus()
{
    page()->explanation()->setFocus();
}

void RowsView::retranslate()
{
    QFont bold; // of any size: that is the window's
    bold.setBold(true);
    m_header->setFont(bold);
    const QDateTime when = QDateTime::fromString(m_sheet.value("playedAt"_L1).toString(), Qt::ISODate);
    m_header->setText(when.isValid()
                          //: Above a score sheet; %1 is a date
                          ? tr("Score sheet of %1").arg(words::writtenDay(when.date()))
                          : tr("Score sheet"));
}

} // namespace skyledger::ui
