// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/turnpanel.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/turn/choicelist.h"
#include "ui/airshipcity/turn/insistform.h"
#include "ui/airshipcity/values/valueform.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

namespace {

constexpr int sideMargin = 12;
constexpr int minimumOfPages = 40;
constexpr int longestName = 40; // of a public utility, as records hold it

/// A scroll area without frame whose content grows downward.
QScrollArea *scrolling(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

TurnPanel::TurnPanel(AirshipCityTable &table, QWidget *parent)
    : QFrame(parent),
      m_table(table),
      m_question(plainLabel(this)),
      m_back(new QPushButton(this)),
      m_pages(new QStackedWidget(this)),
      m_choices(new ChoiceList(table.guide())),
      m_values(new ValueForm(table)),
      m_insistence(new InsistForm(table)),
      m_aside(plainLabel(this))
{
    setObjectName(QStringLiteral("turn-panel"));
    setRules(*this,
             [this](const std::optional<QPoint> &) { return idsOf({m_table.guide().ruleOfQuestion()}); });
    m_pages->addWidget(choicePage());
    m_pages->addWidget(namePage());
    auto *values = scrolling(m_values, m_pages);
    values->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // rather than cut large letters
    m_pages->addWidget(values);
    connect(m_values, &ValueForm::begun, values, [values] { values->verticalScrollBar()->setValue(0); });
    auto *insistence = scrolling(m_insistence, m_pages);
    insistence->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_pages->addWidget(insistence);
    m_aside->setObjectName(QStringLiteral("set-aside"));
    m_aside->setWordWrap(true);
    m_noteLine = noteLine();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(sideMargin, 8, sideMargin, 8);
    column->setSpacing(6);
    column->addWidget(titleLine());
    column->addWidget(m_aside);
    m_pages->setMinimumHeight(minimumOfPages); // they scroll, what stands above and below them does not
    column->addWidget(m_pages, 1);
    column->addWidget(m_noteLine);

    TurnGuide &guide = m_table.guide();
    connect(&guide, &TurnGuide::changed, this, &TurnPanel::refresh);
    connect(&guide, &TurnGuide::noted, this, &TurnPanel::note);
    // A shortcut, since a key would first go to the button that has the focus.
    auto *endTurn = new QShortcut(this);
    KeyBindings::shared().bind(*endTurn, keys::endTurn);
    connect(endTurn, &QShortcut::activated, &guide, &TurnGuide::endTurn);
    connect(m_back, &QPushButton::clicked, &guide, &TurnGuide::back);
    connect(m_insist, &QPushButton::clicked, &guide, &TurnGuide::insist);
    retranslate();
}

QWidget *TurnPanel::titleLine()
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    sizeTexts();
    m_question->setWordWrap(true);
    m_question->setObjectName(QStringLiteral("question"));
    m_back->setObjectName(QStringLiteral("back"));
    row->addWidget(m_question, 1);
    row->addWidget(m_back, 0, Qt::AlignTop);
    return line;
}

QWidget *TurnPanel::choicePage()
{
    m_scroll = scrolling(m_choices, m_pages);
    return m_scroll;
}

QWidget *TurnPanel::namePage()
{
    auto *page = new QWidget(m_pages);
    m_utilityName = new QLineEdit(page);
    m_utilityName->setObjectName(QStringLiteral("utility-name"));
    m_utilityName->setMaxLength(longestName);
    m_useName = new QPushButton(page);
    m_useName->setObjectName(QStringLiteral("use-utility-name"));
    m_useName->setEnabled(false);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_utilityName, 1, Qt::AlignTop);
    row->addWidget(m_useName, 0, Qt::AlignTop);
    connect(m_utilityName, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_useName->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_utilityName, &QLineEdit::returnPressed, m_useName, &QPushButton::click);
    connect(m_useName, &QPushButton::clicked, this,
            [this] { m_table.guide().nameUtility(m_utilityName->text()); });
    return page;
}

QWidget *TurnPanel::noteLine()
{
    auto *line = new QWidget(this);
    m_note = new RuleLabel(line);
    m_note->setObjectName(QStringLiteral("turn-note"));
    m_insist = new QPushButton(line);
    m_insist->setObjectName(QStringLiteral("insist"));
    m_insist->setAutoDefault(true);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_note, 1);
    row->addWidget(m_insist, 0, Qt::AlignTop);
    line->hide();
    return line;
}

void TurnPanel::setOwnersCopy(const OwnersCopy &copy)
{
    m_values->setOwnersCopy(copy);
}

void TurnPanel::refresh()
{
    const TurnGuide &guide = m_table.guide();
    if (m_question->text() != guide.question())
        ui::announce(*this, guide.question());
    m_question->setText(guide.question());
    m_back->setVisible(guide.canGoBack());
    m_noteLine->hide();
    announce();
    const int wanted = wantedPage();
    const bool leavesForm = m_pages->currentIndex() != 0 && wanted == 0;
    const bool focusIsLost =
        leavesForm && (!QApplication::focusWidget() || m_pages->isAncestorOf(QApplication::focusWidget()));
    if (wanted != m_pages->currentIndex())
        enterPage(wanted);
    m_choices->refresh();
    if (focusIsLost)
        m_choices->focusFirst();
    fitQuestion();
}

int TurnPanel::wantedPage() const
{
    const TurnGuide &guide = m_table.guide();
    if (guide.insisted())
        return 3;
    if (guide.asked())
        return 2;
    return guide.asksUtilityName() ? 1 : 0;
}

void TurnPanel::enterPage(int page)
{
    m_pages->setCurrentIndex(page);
    if (page == 1) {
        m_utilityName->clear();
        m_utilityName->setFocus(Qt::OtherFocusReason);
    } else if (page == 3) {
        m_insistence->begin();
    }
}

/// Before anything leaves the main line it is said.
void TurnPanel::announce()
{
    const auto behind = static_cast<int>(m_table.session().leftBehind());
    const bool said = behind > 0 && !m_table.past();
    if (said && m_table.session().canRedo()) {
        m_aside->setText(tr("↶ %n later event(s) will be set aside when you play on. Redo brings them back.",
                            nullptr, behind));
    } else if (said) {
        m_aside->setText(tr("%n later event(s) that cannot be replayed will be set aside when you play on.",
                            nullptr, behind));
    }
    m_aside->setVisible(said);
    setInk(m_aside, Role::LitFrame);
}

/// A long question takes the lines that it needs, whatever is squeezed below.
void TurnPanel::fitQuestion()
{
    const int back =
        m_back->isVisibleTo(this) ? m_back->sizeHint().width() + fontMetrics().averageCharWidth() * 2 : 0;
    // Labels break lines a little sooner than metrics tell.
    const int width = contentsRect().width() - 2 * sideMargin - back - fontMetrics().averageCharWidth();
    const QFontMetrics metrics(m_question->font());
    m_question->setMinimumHeight(
        metrics.boundingRect(0, 0, width, QWIDGETSIZE_MAX, Qt::TextWordWrap, m_question->text()).height());
}

void TurnPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitQuestion();
}

void TurnPanel::note(const QString &text)
{
    m_note->setPlain(text);
    ui::announce(*m_note, text);
    m_insist->setVisible(m_table.guide().canInsist());
    m_noteLine->show();
}

void TurnPanel::retranslate()
{
    m_back->setText(tr("Back"));
    m_back->setToolTip(plainTip(tr("Take back the last choice (Esc)")));
    setSaidName(*m_back, tr("Back to the choice before"));
    setSaidName(*m_utilityName, tr("Name printed on the public utility"));
    m_useName->setText(tr("Use this name"));
    m_insist->setText(tr("Record anyway…"));
    setSaidName(*m_insist, tr("Record it although the rules forbid it"));
    const bool noted = !m_noteLine->isHidden();
    refresh();
    m_noteLine->setVisible(noted); // the guide says anew what it says
}

void TurnPanel::sizeTexts()
{
    QFont title = scaledFont(font(), 1.15);
    title.setWeight(QFont::DemiBold);
    m_question->setFont(title);
}

void TurnPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        sizeTexts();
        fitQuestion();
    } else if (event->type() == QEvent::PaletteChange) {
        announce();
    }
    QFrame::changeEvent(event);
}

} // namespace skyledger::ui
