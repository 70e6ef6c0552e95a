// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/choicelist.h"

#include "ui/play/turn/choicebutton.h"
#include "ui/play/turn/lanebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <memory>

namespace skyledger::ui {

namespace {

/// Lays out these buttons in this order and no others.
void fill(FlowLayout &layout, const std::vector<ChoiceButton *> &buttons)
{
    bool same = layout.count() == static_cast<int>(buttons.size());
    for (std::size_t i = 0; same && i < buttons.size(); ++i)
        same = layout.itemAt(static_cast<int>(i))->widget() == buttons[i];
    if (same)
        return;
    while (layout.count() > 0)
        const std::unique_ptr<QLayoutItem> left(layout.takeAt(0));
    for (ChoiceButton *button : buttons)
        layout.addWidget(button);
}

bool isRefused(const PlayOption &option)
{
    return option.status == PlayOption::Status::Refused;
}

} // namespace

ChoiceList::ChoiceList(const GameTable &table, Guide &guide, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_guide(guide),
      m_offered(new FlowLayout),
      m_refused(new FlowLayout),
      m_refusedTitle(plainLabel(this)),
      m_lanesColumn(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_offered);
    column->addLayout(m_lanesColumn);
    m_refusedTitle->setObjectName(QStringLiteral("not-possible"));
    column->addWidget(m_refusedTitle);
    column->addLayout(m_refused);
    column->addStretch();
    refresh();
}

/// The button of an option, made when it is first listed.
ChoiceButton *ChoiceList::buttonAt(std::size_t place)
{
    if (m_buttons.size() <= place)
        m_buttons.resize(place + 1, nullptr);
    if (m_buttons[place] == nullptr) {
        auto *button = new ChoiceButton(this);
        button->setObjectName(QStringLiteral("choice-%1").arg(place + 1));
        connect(button, &ChoiceButton::clicked, this, [this, place] {
            m_guide.takeOption(place, QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
        });
        button->installEventFilter(this);
        m_buttons[place] = button;
    }
    return m_buttons[place];
}

void ChoiceList::refresh()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const std::vector<PlayOption> &options = m_guide.options();
    std::vector<ChoiceButton *> offered;
    std::vector<ChoiceButton *> refused;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!options[i].isListed)
            continue;
        buttonAt(i)->setChoice(options[i]);
        if (!options[i].seat)
            (isRefused(options[i]) ? refused : offered).push_back(buttonAt(i));
    }
    fill(*m_offered, offered);
    fill(*m_refused, refused);
    fillLanes();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i] != nullptr)
            m_buttons[i]->setVisible(i < options.size() && options[i].isListed);
    }
    m_refusedTitle->setVisible(!refused.empty());
    m_refusedTitle->setText(tr("Not possible"));
    updateGeometry();
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        focusFirst();
}

/// The players who answer side by side, in the order in which they are asked.
std::vector<play::Seat> ChoiceList::lanes() const
{
    std::vector<play::Seat> seats;
    for (const PlayOption &option : m_guide.options()) {
        if (option.isListed && option.seat
            && std::find(seats.begin(), seats.end(), *option.seat) == seats.end())
            seats.push_back(*option.seat);
    }
    return seats;
}

void ChoiceList::fillLanes()
{
    const std::vector<play::Seat> seats = lanes();
    while (m_lanes.size() < seats.size()) {
        auto *lane = new LaneBox(this);
        lane->setObjectName(QStringLiteral("lane-%1").arg(m_lanes.size() + 1));
        m_lanesColumn->addWidget(lane);
        m_lanes.push_back(lane);
    }
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_lanes[i]->setVisible(i < seats.size());
        if (i < seats.size())
            fillLane(i, seats[i]);
    }
}

void ChoiceList::fillLane(std::size_t number, play::Seat seat)
{
    const std::vector<PlayOption> &options = m_guide.options();
    std::vector<ChoiceButton *> buttons;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].isListed && options[i].seat == seat)
            buttons.push_back(m_buttons[i]);
    }
    m_lanes[number]->tell(m_table.narrator().player(seat), m_guide.lane() == seat);
    fill(m_lanes[number]->choices(), buttons);
    for (std::size_t i = 1; i < buttons.size(); ++i)
        setTabOrder(buttons[i - 1], buttons[i]);
}

bool ChoiceList::focusFirst()
{
    const std::vector<PlayOption> &options = m_guide.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool isInLane = !options[i].seat || options[i].seat == m_guide.lane();
        if (options[i].isListed && isInLane && !isRefused(options[i])) {
            m_buttons[i]->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

/// Goes to the next player's lane, or the one before; false if there is none.
bool ChoiceList::stepLane(bool forward)
{
    const std::vector<play::Seat> seats = lanes();
    const auto now = std::find(seats.begin(), seats.end(), m_guide.lane().value_or(play::nobody));
    if (now == seats.end() || (forward ? now + 1 == seats.end() : now == seats.begin()))
        return false;
    m_guide.takeLane(forward ? *(now + 1) : *(now - 1));
    return focusFirst();
}

/// The lane of the button that has the keyboard is the one that the keys are for.
bool ChoiceList::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_guide.lane())
        return false;
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool forward = key->key() == Qt::Key_Tab;
        if ((forward && key->modifiers() == Qt::NoModifier) || key->key() == Qt::Key_Backtab)
            return stepLane(forward);
    } else if (event->type() == QEvent::FocusIn) {
        const auto found = std::find(m_buttons.begin(), m_buttons.end(), watched);
        const auto place = static_cast<std::size_t>(found - m_buttons.begin());
        if (place < m_guide.options().size()) {
            if (const std::optional<play::Seat> seat = m_guide.options()[place].seat)
                m_guide.takeLane(*seat);
        }
    }
    return false;
}

void ChoiceList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_refusedTitle->setText(tr("Not possible"));
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
