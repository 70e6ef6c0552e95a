// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/result/resultpage.h"

#include "ui/score/explained/explanationview.h"
#include "ui/score/explained/podium.h"
#include "ui/score/pictures/curvedrawing.h"
#include "ui/score/pictures/pictureview.h"
#include "ui/score/pictures/sourcesdrawing.h"
#include "ui/score/takealong/takealongpanel.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtCore/QMetaMethod>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTabWidget>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ResultPage::ResultPage(QWidget *parent)
    : GamePage(parent),
      m_podium(new Podium(this)),
      m_tabs(new QTabWidget(this)),
      m_explanation(new ExplanationView),
      m_curveView(new PictureView),
      m_sourcesView(new PictureView),
      m_takeAlong(new TakeAlongPanel),
      m_other(namedButton(u"result-other-language", this)),
      m_close(namedButton(u"result-close", this)),
      m_next(namedButton(u"result-next", this))
{
    setObjectName(u"result-page"_s);
    m_tabs->setObjectName(u"result-tabs"_s);
    m_curveView->setObjectName(u"picture-curve"_s);
    m_sourcesView->setObjectName(u"picture-sources"_s);
    m_close->hide();
    m_next->hide();
    addPage(m_explanation, [] { return tr("Explanation"); });
    addPage(pictures(), [] { return tr("Pictures"); });
    addPage(m_takeAlong, [] { return tr("Take along"); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_other);
    buttons->addWidget(m_close);
    buttons->addStretch();
    auto *left = new QVBoxLayout;
    left->addWidget(m_podium, 1);
    left->addWidget(m_next, 0, Qt::AlignLeft);
    left->addLayout(buttons);
    auto *row = new QHBoxLayout(this);
    row->setSpacing(fontMetrics().height());
    row->addLayout(left, 2);
    row->addWidget(m_tabs, 5);
    connect(m_explanation, &ExplanationView::momentWanted, this, &ResultPage::momentWanted);
    for (const PictureView *view : {m_curveView, m_sourcesView})
        connect(view, &PictureView::momentWanted, this, &ResultPage::momentWanted);
    connect(m_close, &QPushButton::clicked, this, &ResultPage::closed);
    connect(m_next, &QPushButton::clicked, this, &ResultPage::nextWanted);
    connect(m_other, &QPushButton::clicked, this, [this] {
        m_inOtherLanguage = !m_inOtherLanguage;
        retranslate();
    });
    setFocusProxy(m_tabs);
    sayAnew(*this, [this] { retranslate(); });
}

std::unique_ptr<ResultPage> ResultPage::overBoards()
{
    auto page = std::make_unique<ResultPage>();
    page->setClosable(true);
    connect(page.get(), &ResultPage::ruleWanted, page.get(),
            [page = page.get()](const QString &rule) { askForRules(*page, {rule}); });
    return page;
}

QWidget *ResultPage::pictures()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_curveView, 3);
    column->addWidget(m_sourcesView, 2);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(u"pictures"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    return scroll;
}

void ResultPage::addPage(QWidget *page, std::function<QString()> title)
{
    const bool own = m_pages.size() >= 3;
    m_tabs->insertTab(own ? 0 : m_tabs->count(), page, title());
    m_pages.push_back({page, std::move(title)});
}

void ResultPage::showPage(QWidget *page)
{
    m_tabs->setCurrentWidget(page);
}

words::Language ResultPage::language() const
{
    const bool english = words::spokenLanguage() == words::Language::English;
    return english != m_inOtherLanguage ? words::Language::English : words::Language::French;
}

void ResultPage::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

void ResultPage::offerNext(std::function<QString()> name)
{
    m_nextName = std::move(name);
    retranslate();
}

void ResultPage::setScore(TellScore tell)
{
    m_tell = std::move(tell);
    showScore();
}

void ResultPage::showScore()
{
    if (!m_tell)
        return;
    const words::SpokenIn spoken(language());
    const ScoreTold told = m_tell();
    if (told.seats.empty())
        return;
    m_podium->setScore(told);
    m_explanation->setExplanation(told.explanation, told.language);
    m_takeAlong->setScore(told);
    const std::vector<PlayerLook> looks = told.looks();
    m_curveView->setVisible(told.curve.has_value());
    if (told.curve)
        m_curveView->setDrawing(std::make_unique<CurveDrawing>(*told.curve, looks, told.names()));
    m_sourcesView->setDrawing(
        std::make_unique<SourcesDrawing>(told.sources, told.totals(), looks, told.names()));
}

void ResultPage::retranslate()
{
    setAccessibleName(tr("Final scoring"));
    for (const Page &page : m_pages)
        m_tabs->setTabText(m_tabs->indexOf(page.widget), page.title());
    nameTabs(*m_tabs->tabBar(), tr("Ways to look at the result"));
    // Each language names itself, so that people find their own.
    m_other->setText(language() == words::Language::English ? u"Français"_s : u"English"_s);
    m_other->setAccessibleName(tr("The score in the other language: %1").arg(m_other->text()));
    m_close->setText(tr("Back to the boards"));
    m_next->setText(m_nextName ? m_nextName() : QString());
    m_next->setVisible(!m_next->text().isEmpty());
    showScore();
}

void ResultPage::connectNotify(const QMetaMethod &signal)
{
    // Rules are links only where somebody follows them.
    if (signal == QMetaMethod::fromSignal(&ResultPage::ruleWanted))
        connect(m_explanation, &ExplanationView::ruleWanted, this, &ResultPage::ruleWanted,
                Qt::UniqueConnection);
}

void ResultPage::keyPressEvent(QKeyEvent *event)
{
    if (KeyBindings::shared().matches(*event, keys::print))
        m_takeAlong->print();
    else if (event->key() == Qt::Key_Escape && !m_close->isHidden())
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace skyledger::ui
