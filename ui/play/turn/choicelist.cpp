// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/choicelist.h"

#include "ui/play/turn/cardgrid.h"
#include "ui/play/turn/choicebutton.h"
#include "ui/play/turn/lanebox.h"
#include "ui/play/turn/pointedoption.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

namespace skyledger::ui {

namespace {

/// Lays out these buttons in this order and no others.
void fill(QLayout &layout, const std::vector<ChoiceButton *> &buttons)
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

/// A ring that lies on the cards, which may leave nothing of what is below them.
class FocusRing : public QWidget
{
public:
    explicit FocusRing(QWidget *around) : QWidget(around)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setPen(QPen(Theme::of(palette()).color(Role::Accent), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

} // namespace

ChoiceList::ChoiceList(const GameTable &table, Guide &guide, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_guide(guide),
      m_cards(new CardGrid),
      m_lanesColumn(new QVBoxLayout),
      m_ring(new FocusRing(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_cards, 1);
    column->addLayout(m_lanesColumn);
    m_lanesColumn->setSpacing(6);
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
        connect(button, &ChoiceButton::pointedAt, this, [this, place](bool at) { point(place, at); });
        button->installEventFilter(this);
        PointedOption::of(m_guide).watch(*button, [this, place] { return optionAt(m_guide, place); });
        m_buttons[place] = button;
    }
    return m_buttons[place];
}

void ChoiceList::refresh()
{
    const QWidget *now = QApplication::focusWidget();
    const bool hadFocus = now == this || isAncestorOf(now);
    const std::vector<PlayOption> &options = m_guide.options();
    std::vector<ChoiceButton *> cards;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!options[i].isListed)
            continue;
        buttonAt(i)->setChoice(options[i]);
        if (!options[i].seat)
            cards.push_back(buttonAt(i));
    }
    fill(*m_cards, cards);
    fillLanes();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i] != nullptr)
            m_buttons[i]->setVisible(i < options.size() && options[i].isListed);
    }
    m_cards->invalidate(); // a card whose words are others tells the layout around it only
    updateGeometry();
    // Whatever was answered, the next answer begins with the first card.
    const bool isAnother = std::exchange(m_shown, options) != options;
    if (hadFocus && (isAnother || !isAncestorOf(QApplication::focusWidget())))
        focusFirst();
    if (m_pointed) // another question stands in its place
        emit pointedAt(*m_pointed < options.size() ? m_pointed : std::nullopt);
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
        if (options[i].isListed && options[i].seat == seat) {
            m_buttons[i]->setFullness(ChoiceButton::Fullness::Whole);
            buttons.push_back(m_buttons[i]);
        }
    }
    m_lanes[number]->tell(m_table.narrator().player(seat), m_guide.lane() == seat);
    fill(m_lanes[number]->choices(), buttons);
    for (std::size_t i = 1; i < buttons.size(); ++i)
        setTabOrder(buttons[i - 1], buttons[i]);
}

/// The options that the keys can take, by their places.
std::vector<std::size_t> ChoiceList::takeable() const
{
    const std::vector<PlayOption> &options = m_guide.options();
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool isInLane = !options[i].seat || options[i].seat == m_guide.lane();
        if (options[i].isListed && isInLane && !isRefused(options[i]))
            places.push_back(i);
    }
    return places;
}

bool ChoiceList::focusFirst()
{
    const std::vector<PlayOption> &options = m_guide.options();
    if (m_shown != options)
        refresh(); // whoever asks heard of the change before the list did
    const std::vector<std::size_t> places = takeable();
    for (const std::size_t place : places) {
        if (!m_isNeverFirst || !m_isNeverFirst(options[place])) {
            m_buttons[place]->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    if (places.empty())
        return false;
    setAccessibleName(m_guide.question());
    m_ring->raise();                // cards may have come since
    setFocus(Qt::OtherFocusReason); // from here Tab leads to the first card
    return true;
}

void ChoiceList::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_ring->show();
}

void ChoiceList::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_ring->hide();
}

void ChoiceList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_ring->setGeometry(rect());
}

/// Beside the cards arrows lead to the first one, or to the last.
void ChoiceList::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool forward = key == Qt::Key_Right || key == Qt::Key_Down;
    const bool isArrow = forward || key == Qt::Key_Left || key == Qt::Key_Up;
    const std::vector<std::size_t> places = isArrow && hasFocus() ? takeable() : std::vector<std::size_t>();
    if (places.empty())
        QWidget::keyPressEvent(event);
    else
        m_buttons[forward ? places.front() : places.back()]->setFocus(Qt::OtherFocusReason);
}

bool ChoiceList::focusOption(std::size_t option)
{
    if (option >= m_buttons.size() || m_buttons[option] == nullptr || m_buttons[option]->isHidden())
        return false;
    m_buttons[option]->setFocus(Qt::OtherFocusReason);
    return true;
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

void ChoiceList::point(std::size_t place, bool at)
{
    if (!at && m_pointed != place)
        return; // it came to another one meanwhile
    m_pointed = at ? std::optional(place) : std::nullopt;
    emit pointedAt(m_pointed);
}

/// From card to card as they stand; false at the edge.
bool ChoiceList::walk(QObject *from, int key)
{
    const auto *card = qobject_cast<const QWidget *>(from);
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    ChoiceButton *nearest = nullptr;
    int least = 0;
    const QPoint here = card->geometry().center();
    for (ChoiceButton *button : m_buttons) {
        if (button == nullptr || button == card || button->isHidden()
            || button->parentWidget() != card->parentWidget())
            continue;
        const QPoint way = button->geometry().center() - here;
        const int along = sign * (across ? way.x() : way.y());
        const int aside = std::abs(across ? way.y() : way.x());
        const bool inLine = across ? aside < card->height() / 2 + 1 : along > 0;
        const int distance = along + aside * 2;
        if (along <= 0 || !inLine || (nearest != nullptr && distance >= least))
            continue;
        nearest = button;
        least = distance;
    }
    if (nearest != nullptr)
        nearest->setFocus(Qt::OtherFocusReason);
    return nearest != nullptr;
}

/// The lane of the button that has the keyboard is the one that the keys are for.
bool ChoiceList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool isArrow =
            key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
        if (isArrow) {
            if (!m_arrows || !m_arrows(key))
                walk(watched, key);
            return true;
        }
    }
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

} // namespace skyledger::ui
