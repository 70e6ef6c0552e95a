// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/gameheader.h"

#include "ui/play/turn/clockline.h"
#include "ui/play/turn/tokenlabel.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/yieldinglabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {
constexpr double seatLines = 2.1; ///< a letter on a pattern is read inside of the ring
} // namespace

StrongButton strongChoice(Guide &guide, const QString &rule, std::function<bool(const PlayOption &)> isIt,
                          std::function<QString()> otherwise)
{
    const auto place = [&guide, isIt = std::move(isIt)] {
        const auto &options = guide.options();
        const auto found = std::find_if(options.begin(), options.end(), [&](const PlayOption &each) {
            const bool isInLane = !each.seat || each.seat == guide.lane();
            return isInLane && each.status != PlayOption::Status::Refused && isIt(each);
        });
        return static_cast<std::size_t>(found - options.begin());
    };
    const auto offered = [&guide, place] { return place() < guide.options().size(); };
    return {
        .name = "strong-choice",
        .rule = rule,
        .command = {},
        .text =
            [&guide, place, offered, otherwise = std::move(otherwise)] {
                return offered() ? guide.options()[place()].name : otherwise();
            },
        .tip = [&guide, place, offered] { return offered() ? guide.options()[place()].detail : QString(); },
        .isOffered = offered,
        .press = [&guide, place] { guide.takeOption(place(), false); }};
}

GameHeader::GameHeader(GameTable &table, const QString &rule, std::function<TurnTold()> tell)
    : m_table(table),
      m_tell(std::move(tell)),
      m_token(new TokenLabel(this)),
      m_turn(plainLabel(this)),
      m_place(new YieldingLabel(this)),
      m_due(plainLabel(this)),
      m_undo(namedButton("undo", this)),
      m_redo(namedButton("redo", this))
{
    setObjectName(QStringLiteral("turn-header"));
    setRules(*this, rule);
    layOut();
    connect(m_undo, &QPushButton::clicked, &m_table.session(), &play::Session::undo);
    connect(m_redo, &QPushButton::clicked, &m_table.session(), &play::Session::redo);
    connect(&m_table, &GameTable::changed, this, &GameHeader::refresh);
    connect(&m_table, &GameTable::wordsChanged, this, &GameHeader::refresh);
    refresh();
}

QPushButton *GameHeader::addStrongButton(StrongButton button)
{
    m_strongButton = std::move(button);
    m_strong = namedButton(m_strongButton.name, this);
    m_strong->setDefault(true);
    m_strong->setFocusPolicy(Qt::TabFocus);
    setRules(*m_strong, m_strongButton.rule);
    layout()->addWidget(m_strong);
    connect(m_strong, &QPushButton::clicked, this, [this] { m_strongButton.press(); });
    refresh();
    return m_strong;
}

void GameHeader::setPartRules(const QString &turn, const QString &place)
{
    setRules(*m_turn, turn);
    setRules(*m_place, place);
}

void GameHeader::setTokenExtent(double lines, double air)
{
    m_token->setExtent(lines, air);
}

void GameHeader::addBesides(QWidget *widget)
{
    m_stepRow->addWidget(widget);
}

void GameHeader::layOut()
{
    sizeTexts();
    m_turn->setObjectName(QStringLiteral("whose-turn"));
    m_place->setObjectName(QStringLiteral("round-and-stage"));
    m_due->setObjectName(QStringLiteral("still-due"));
    m_due->setContentsMargins(24, 0, 0, 0);
    // A click leaves the keyboard where it was, so that Space never undoes once more what nobody meant.
    for (QPushButton *button : {m_undo, m_redo})
        button->setFocusPolicy(Qt::TabFocus);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_turn);
    words->addWidget(m_place);
    m_stepRow = new QHBoxLayout;
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(10, 4, 10, 4);
    line->addWidget(m_token);
    line->addSpacing(6);
    line->addLayout(words);
    line->addSpacing(24);
    line->addLayout(m_stepRow);
    m_seatRow = new QHBoxLayout;
    m_seatRow->setSpacing(3);
    line->addLayout(m_seatRow);
    line->addWidget(m_due);
    line->addStretch();
    line->addWidget(new ClockLine(m_table, this));
    line->addWidget(m_undo);
    line->addWidget(m_redo);
}

void GameHeader::refresh()
{
    const TurnTold told = m_tell();
    m_token->setVisible(told.token.has_value());
    if (told.token)
        m_token->setLook(*told.token);
    const bool isNews = m_turn->text() != told.turn;
    m_turn->setText(told.turn);
    if (isNews)
        announce(*this, told.turn);
    m_place->setText(told.place);
    m_due->setText(told.due);
    m_due->setVisible(!told.due.isEmpty());
    refreshSteps(told);
    refreshSeats(told);
    refreshButtons();
}

void GameHeader::refreshSteps(const TurnTold &told)
{
    while (m_steps.size() < static_cast<std::size_t>(told.steps.size())) {
        m_steps.push_back(plainLabel(this));
        m_stepRow->addWidget(m_steps.back());
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const auto place = static_cast<qsizetype>(i);
        m_steps[i]->setVisible(place < told.steps.size());
        m_steps[i]->setText(told.steps.value(place));
        QFont font = m_steps[i]->font();
        font.setBold(place == told.now);
        font.setUnderline(place == told.now);
        m_steps[i]->setFont(font);
    }
}

void GameHeader::refreshSeats(const TurnTold &told)
{
    while (m_seats.size() < told.seats.size()) {
        auto *seat = new TokenLabel(this);
        seat->setExtent(seatLines, 0.5);
        seat->setObjectName(QStringLiteral("seat-%1").arg(m_seats.size() + 1));
        m_seatRow->addWidget(seat);
        m_seats.push_back(seat);
    }
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setVisible(i < told.seats.size());
        if (i >= told.seats.size())
            continue;
        const TurnTold::Seat &seat = told.seats[i];
        m_seats[i]->setLook(seat.look);
        m_seats[i]->setRing(seat.isDone);
        const QString said = seat.isDone ? tr("%1 has played", "player").arg(seat.name)
                                         : tr("%1 has still to play", "player").arg(seat.name);
        m_seats[i]->setToolTip(plainTip(said));
        setSaidName(*m_seats[i], said);
    }
}

void GameHeader::refreshButtons()
{
    const KeyBindings &bindings = KeyBindings::shared();
    const bool now = !m_table.past();
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(plainTip(bindings.told(tr("Take back the last event"), keys::undo)));
    m_undo->setEnabled(now && m_table.session().canUndo());
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(plainTip(bindings.told(tr("Bring back what was undone"), keys::redo)));
    m_redo->setEnabled(now && m_table.session().canRedo());
    for (QPushButton *button : {m_undo, m_redo})
        setSaidName(*button, button->text());
    if (m_strong == nullptr)
        return;
    m_strong->setText(m_strongButton.text());
    const bool isOffered = m_strongButton.isOffered();
    m_strong->setEnabled(isOffered);
    m_strong->setToolTip(plainTip(isOffered || !m_strongButton.whyNot
                                      ? bindings.told(m_strongButton.tip(), m_strongButton.command)
                                      : m_strongButton.whyNot()));
    // A choice stands below, too, under that name.
    setSaidName(*m_strong,
                m_strongButton.command.isEmpty() ? tr("%1, at the top", "a choice").arg(m_strong->text())
                                                 : m_strong->text());
}

void GameHeader::sizeTexts()
{
    QFont big = scaledFont(font(), 1.3);
    big.setWeight(QFont::DemiBold);
    m_turn->setFont(big);
}

void GameHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
