// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/turnpanel.h"

#include "ui/play/keyplaces.h"
#include "ui/play/turn/choicelist.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr int sideMargin = 12;
constexpr int minimumOfPages = 40;

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

TurnPanel::TurnPanel(GameTable &table, Guide &guide, QWidget *parent)
    : QFrame(parent),
      m_table(table),
      m_guide(guide),
      m_question(plainLabel(this)),
      m_back(new QPushButton(this)),
      m_stack(new QStackedWidget(this)),
      m_choices(new ChoiceList(table, guide)),
      m_aside(plainLabel(this))
{
    setObjectName(QStringLiteral("turn-panel"));
    setRules(*this, [this](const std::optional<QPoint> &) { return m_guide.rulesOfQuestion(); });
    m_stack->addWidget(scrolling(m_choices, m_stack));
    m_aside->setObjectName(QStringLiteral("set-aside"));
    m_aside->setWordWrap(true);
    m_noteLine = noteLine();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(sideMargin, 6, sideMargin, 6);
    column->setSpacing(4);
    column->addWidget(titleLine());
    column->addWidget(m_aside);
    m_stack->setMinimumHeight(minimumOfPages); // they scroll, what stands above and below them does not
    column->addWidget(m_stack, 1);
    column->addWidget(m_noteLine);

    connect(&m_guide, &Guide::changed, this, &TurnPanel::refresh);
    connect(&m_guide, &Guide::noted, this, &TurnPanel::note);
    connect(m_choices, &ChoiceList::pointedAt, this, &TurnPanel::pointedAt);
    connect(m_back, &QPushButton::clicked, &m_guide, &Guide::back);
    connect(m_insist, &QPushButton::clicked, &m_guide, &Guide::insist);
    retranslate();
}

QScrollArea *TurnPanel::addPage(TurnPage page)
{
    QScrollArea *area = nullptr;
    if (page.scrolls) {
        area = scrolling(page.widget, m_stack);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // rather than cut large letters
    }
    m_stack->addWidget(area != nullptr ? area : page.widget);
    m_pages.push_back(std::move(page));
    return area;
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

void TurnPanel::refresh()
{
    if (m_question->text() != m_guide.question())
        ui::announce(*this, m_guide.question());
    m_question->setText(m_guide.question());
    m_back->setVisible(m_guide.canGoBack());
    m_noteLine->hide();
    announce();
    const int wanted = wantedPage();
    const bool leavesPage = m_stack->currentIndex() != 0 && wanted == 0;
    const bool focusIsLost =
        leavesPage && (!QApplication::focusWidget() || m_stack->isAncestorOf(QApplication::focusWidget()));
    if (wanted != m_stack->currentIndex()) {
        m_stack->setCurrentIndex(wanted);
        if (wanted > 0 && m_pages[static_cast<std::size_t>(wanted) - 1].begin)
            m_pages[static_cast<std::size_t>(wanted) - 1].begin();
    }
    m_choices->refresh();
    if (focusIsLost && !m_choices->focusFirst())
        emit keyboardLeft();
    fitQuestion();
}

/// The place in the stack: 0 for the choices.
int TurnPanel::wantedPage() const
{
    const auto wanted =
        std::find_if(m_pages.begin(), m_pages.end(), [](const TurnPage &page) { return page.isWanted(); });
    return wanted == m_pages.end() ? 0 : static_cast<int>(wanted - m_pages.begin()) + 1;
}

bool TurnPanel::focusChoices()
{
    return m_stack->currentIndex() == 0 && m_choices->focusFirst();
}

bool TurnPanel::focusOption(std::size_t option)
{
    return m_stack->currentIndex() == 0 && m_choices->focusOption(option);
}

void TurnPanel::setNeverFirst(std::function<bool(const PlayOption &)> isNever)
{
    m_choices->setNeverFirst(std::move(isNever));
}

void TurnPanel::setArrows(std::function<bool(int key)> take)
{
    m_choices->setArrows(std::move(take));
}

bool TurnPanel::keyPressed(const QKeyEvent &event)
{
    // A key that is held must not answer the next question too.
    if (event.isAutoRepeat()
        || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return false;
    if (event.key() == Qt::Key_Escape) {
        const bool can = m_guide.canGoBack();
        m_guide.back();
        return can;
    }
    const bool stopThere = event.modifiers().testFlag(Qt::ShiftModifier);
    const QString text = typedText(event);
    learnKey(event, text);
    if (text.size() == 1 && m_guide.takeKey(text[0], stopThere))
        return true;
    const std::optional<int> digit = typedDigit(event, false);
    return digit && m_guide.takeKey(QChar(u'0' + *digit), stopThere);
}

void TurnPanel::learnKey(const QKeyEvent &event, const QString &text)
{
    const auto place = placeOf(event);
    // With Shift a letter is the same, a sign another one.
    if (!place || text.size() != 1 || (!text[0].isLetter() && event.modifiers() != Qt::NoModifier))
        return;
    if (learnLetter({place->first, place->second}, text[0]))
        m_guide.retell();
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

int TurnPanel::leastHeight() const
{
    const QWidget *page = m_stack->currentWidget();
    int width = m_stack->width();
    if (const auto *area = qobject_cast<const QScrollArea *>(page); area != nullptr) {
        page = area->widget();
        width -= 2 * area->frameWidth();
    }
    const int asked = page->hasHeightForWidth()
        ? page->heightForWidth(width)
        : page->minimumSizeHint().expandedTo(page->minimumSize()).height();
    const QLayout *column = layout();
    const int room = column->hasHeightForWidth() ? column->totalMinimumHeightForWidth(contentsRect().width())
                                                 : column->totalMinimumSize().height();
    return room - minimumOfPages + std::max(asked, minimumOfPages);
}

void TurnPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitQuestion();
}

void TurnPanel::note(const QString &text)
{
    m_note->setPlain(words::capitalised(text));
    ui::announce(*m_note, text);
    m_insist->setVisible(m_guide.canInsist());
    m_noteLine->show();
}

void TurnPanel::retranslate()
{
    m_back->setText(tr("Back"));
    m_back->setToolTip(plainTip(tr("Take back the last choice (Esc)")));
    setSaidName(*m_back, tr("Back to the choice before"));
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
