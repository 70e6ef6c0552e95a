// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/stepspage.h"

#include "ui/play/steps/stepoption.h"
#include "ui/play/steps/stepscolumn.h"
#include "ui/play/steps/stepssides.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The options of a seat, step by step.
std::vector<const StepOption *> optionsOf(const Steps::Seat &seat)
{
    std::vector<const StepOption *> options;
    for (const StepCell &cell : seat.cells) {
        for (const StepOption &option : cell.options)
            options.push_back(&option);
    }
    return options;
}

/// The seat that chooses now.
std::optional<std::size_t> askedIn(const Steps &steps)
{
    for (std::size_t seat = 0; seat < steps.seats.size(); ++seat) {
        const auto options = optionsOf(steps.seats[seat]);
        if (std::any_of(options.begin(), options.end(),
                        [](const StepOption *option) { return !option->key.isNull(); }))
            return seat;
    }
    return std::nullopt;
}

} // namespace

StepsPage::StepsPage(GameTable &table, const QString &name, TellSteps tell, QWidget *parent)
    : GamePage(parent),
      m_table(table),
      m_name(name),
      m_tell(std::move(tell)),
      m_title(plainLabel(this)),
      m_subtitle(plainLabel(this)),
      m_goOn(namedButton(name + u"-go-on"_s, this)),
      m_forAll(new StepsForAll(name, this)),
      m_names(new StepNames(name, this)),
      m_grid(new QGridLayout),
      m_hint(plainLabel(this))
{
    setObjectName(name + u"-page"_s);
    m_title->setObjectName(name + u"-title"_s);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_subtitle);
    auto *top = new QHBoxLayout;
    top->addLayout(names, 1);
    top->addWidget(m_goOn);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_forAll, 2);
    column->addLayout(m_grid, 12);
    column->addWidget(m_hint);
    m_grid->addWidget(m_names, 0, 0);
    setFocusPolicy(Qt::StrongFocus);
    connect(m_goOn, &QPushButton::clicked, this, &StepsPage::goOn);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (isVisible() && what.game())
            showSteps(m_table.session().cursor());
    });
    connect(&table, &GameTable::wordsChanged, this, &StepsPage::retell);
}

void StepsPage::showSteps(qsizetype event)
{
    auto steps = m_tell(event);
    if (!steps)
        return;
    m_steps = std::move(*steps);
    arrange();
    refresh();
}

/// A column for everybody who plays.
void StepsPage::arrange()
{
    for (std::size_t seat = m_columns.size(); seat < m_steps.seats.size(); ++seat) {
        auto *column = new StepsColumn(m_name, seat, this);
        connect(column, &StepsColumn::chosen, this,
                [this, seat](std::size_t option) { take(*optionsOf(m_steps.seats[seat])[option]); });
        connect(column, &StepsColumn::doneChanged, this, [this, seat](bool done) { tick(seat, done); });
        const int place = static_cast<int>(seat) + 1;
        m_grid->addWidget(column, 0, place);
        m_grid->setColumnStretch(place, 1);
        m_columns.push_back(column);
    }
    for (std::size_t seat = 0; seat < m_columns.size(); ++seat)
        m_columns[seat]->setVisible(seat < m_steps.seats.size());
}

void StepsPage::refresh()
{
    m_title->setFont(boldFont(font(), 1.4));
    m_title->setText(m_steps.title);
    setAccessibleName(m_steps.title);
    m_subtitle->setText(m_steps.subtitle);
    m_goOn->setText(KeyBindings::shared().told(m_steps.next, keys::endTurn));
    m_goOn->setToolTip(plainTip(m_steps.waiting));
    m_hint->setText(m_steps.isClosed() ? tr("A digit ticks a player; going on ticks all of them.")
                                       : m_steps.hint);
    m_forAll->setSteps(m_steps);
    m_names->setSteps(m_steps.steps);
    const QWidget *focus = QApplication::focusWidget();
    const bool isFocusHere = focus != nullptr && (focus == this || isAncestorOf(focus));
    const QSet<std::size_t> done = m_done.value(m_steps.first);
    for (std::size_t seat = 0; seat < m_steps.seats.size(); ++seat)
        m_columns[seat]->setSteps(m_steps, done.contains(seat));
    m_goOn->setEnabled(m_steps.isClosed());
    m_goOn->setDefault(m_steps.isClosed());
    const std::optional<std::size_t> asked = askedIn(m_steps);
    if (isFocusHere && asked != m_asked)
        passFocusOn();
    m_asked = asked;
}

/// The keyboard goes to what is asked, so that Enter answers; with nothing left to choose it is the page's.
void StepsPage::passFocusOn()
{
    for (const StepsColumn *column : m_columns) {
        if (StepOptionButton *option = column->firstToChoose()) {
            option->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    setFocus(Qt::OtherFocusReason);
}

void StepsPage::take(const StepOption &option)
{
    if (option.key.isNull() || m_steps.last != m_table.session().cursor())
        return;
    const auto takeIt = option.take; // what is shown changes by it
    if (!takeIt())
        emit closed();
}

void StepsPage::tick(std::size_t seat, bool done)
{
    if (done)
        m_done[m_steps.first].insert(seat);
    else
        m_done[m_steps.first].remove(seat);
    refresh();
}

/// Ticks everybody, and goes back to the boards.
void StepsPage::goOn()
{
    if (!m_steps.isClosed())
        return;
    for (std::size_t seat = 0; seat < m_steps.seats.size(); ++seat)
        m_done[m_steps.first].insert(seat);
    refresh();
    emit finished();
    emit closed();
}

void StepsPage::keyPressEvent(QKeyEvent *event)
{
    if (!takeKey(*event))
        GamePage::keyPressEvent(event);
}

bool StepsPage::takeKey(const QKeyEvent &event)
{
    if (event.isAutoRepeat())
        return false;
    if (KeyBindings::shared().matches(event, keys::endTurn)) {
        goOn();
        return true;
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const auto digit = typedDigit(event);
    if (digit && *digit >= 1 && static_cast<std::size_t>(*digit) <= m_steps.seats.size()) {
        const auto seat = static_cast<std::size_t>(*digit - 1);
        tick(seat, !m_done.value(m_steps.first).contains(seat));
        return true;
    }
    const QString text = typedText(event);
    for (const Steps::Seat &seat : m_steps.seats) {
        for (const StepOption *option : optionsOf(seat)) {
            if (text.size() == 1 && !option->key.isNull() && option->key == text.at(0).toUpper()) {
                take(*option);
                return true;
            }
        }
    }
    return false;
}

void StepsPage::focusInEvent(QFocusEvent *event)
{
    GamePage::focusInEvent(event);
    const bool isWalk = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (m_asked && !isWalk)
        passFocusOn();
}

/// A ring tells that digits and letters go to the page.
void StepsPage::paintEvent(QPaintEvent *event)
{
    GamePage::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(Theme::of(palette()).color(Role::Accent), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void StepsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retell();
    GamePage::changeEvent(event);
}

/// What is shown, in other words or letters.
void StepsPage::retell()
{
    if (m_steps.seats.empty())
        return;
    if (auto steps = m_tell(m_steps.last))
        m_steps = std::move(*steps);
    refresh();
}

} // namespace skyledger::ui
