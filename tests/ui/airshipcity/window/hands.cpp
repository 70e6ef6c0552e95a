// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/window/hands.h"

#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/names.h"
#include "ui/airshipcity/guide/questions.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/steps/stepspage.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui::fixture {

using namespace airshipcity;

ViewWindow::ViewWindow(GameRecord record) : m_view(std::move(record))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_view.header());
    auto *row = new QHBoxLayout;
    column->addLayout(row, 1);
    row->addWidget(m_view.centre(), 1);
    for (const DockSpec &dock : m_view.docks())
        row->addWidget(dock.widget);
    resize(2200, 1000);
}

/// The view's widgets are its own: they leave before it goes.
ViewWindow::~ViewWindow()
{
    m_view.header()->setParent(nullptr);
    m_view.centre()->setParent(nullptr);
    const auto boards = findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *board : boards)
        board->setParent(nullptr);
}

void ViewWindow::keyPressEvent(QKeyEvent *event)
{
    if (!m_view.keyPressed(event))
        QWidget::keyPressEvent(event);
}

namespace {

QString textOf(std::string_view name)
{
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

bool Hands::press(const QString &name)
{
    auto *button = m_window.findChild<QAbstractButton *>(name);
    if (button == nullptr || !button->isVisibleTo(&m_window) || !button->isEnabled())
        return false;
    ++m_presses;
    if (m_with == With::Pointer) {
        // Beside the crews of a tile, which stand at its lower edge.
        const bool isTile = name.startsWith(QStringLiteral("cell-"));
        const QPoint center = button->rect().center();
        QTest::mouseClick(button, Qt::LeftButton, {}, isTile ? QPoint(center.x(), center.y() / 2) : center);
        return true;
    }
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Return);
    return true;
}

void Hands::key(QChar sign)
{
    ++m_presses;
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &m_window, static_cast<char>(sign.toLower().toLatin1()));
}

bool Hands::take(std::size_t choice)
{
    if (m_with == With::Pointer)
        return press(QStringLiteral("choice-%1").arg(choice + 1));
    const QChar sign = m_table.guide().choices()[choice].key;
    if (sign.isNull())
        return false;
    key(sign);
    return true;
}

bool Hands::goThere(const Move &move)
{
    TurnGuide &guide = m_table.guide();
    const QString crew = QString::number(indexOf(move.crew) + 1);
    if (guide.crewInHand() != move.crew) {
        if (m_with == With::Pointer) {
            if (!press(QStringLiteral("crew-") + crew))
                return false;
        } else {
            key(crew[0]);
        }
    }
    const State &state = m_table.state();
    const Cell goal = destinationOf(move, state.players[state.current].crews[move.crew].at);
    if (m_with == With::Pointer)
        return press(QStringLiteral("cell-") + textOf(nameOf(goal)));
    const auto choices = guide.choices();
    const auto there = std::find_if(choices.begin(), choices.end(), [goal](const PlayOption &choice) {
        return choice.thing == Target(goal);
    });
    return there != choices.end() && take(static_cast<std::size_t>(there - choices.begin()));
}

/// Answers one question after the other as the play does.
bool Hands::choose(const Play &play)
{
    const qsizetype before = m_table.session().cursor();
    const State &state = m_table.state();
    const auto aspects = aspectsOf(play, m_table.setup(), state);
    std::size_t answered = 0;
    QStringList openings;
    if (std::holds_alternative<Skip>(play.what))
        openings << QCoreApplication::translate("TurnGuide", "Leave it unused");
    else if (std::holds_alternative<Slide>(play.what))
        openings << QCoreApplication::translate("TurnGuide", "Slide a row or column");
    else if (std::holds_alternative<Barter>(play.what))
        openings << words::name(BonusEffect::Barter);
    else
        openings << words::deed(play, m_table.words(), state);
    for (int step = 0; step < 8 && m_table.session().cursor() == before; ++step) {
        const Speaker says{m_table.words(), m_table.state()};
        const auto choices = m_table.guide().choices();
        const auto find = [&choices](const QString &name) {
            return std::find_if(choices.begin(), choices.end(), [&name](const PlayOption &choice) {
                return choice.name == name && choice.status != PlayOption::Status::Refused;
            });
        };
        auto found = choices.end();
        for (std::size_t i = answered; i < aspects.size() && found == choices.end(); ++i) {
            found = find(says.answer({aspects[i], answerOf(play, aspects[i], state)}));
            if (found != choices.end())
                answered = i + 1;
        }
        if (found == choices.end() && step == 0)
            found = find(openings.front());
        if (found == choices.end() || !take(static_cast<std::size_t>(found - choices.begin())))
            return false;
    }
    return m_table.session().cursor() > before;
}

/// By its button, or by the key of the button that goes on.
bool Hands::pressGoOn(const QString &name)
{
    if (m_with == With::Pointer)
        return press(name);
    ++m_presses;
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &m_window, Qt::Key_Return, Qt::ControlModifier);
    return true;
}

std::optional<bool> Hands::atUpkeep(const Play &play)
{
    const auto *page = m_window.findChild<StepsPage *>();
    if (page == nullptr || !page->isVisibleTo(&m_window))
        return std::nullopt;
    const auto *choice = std::get_if<TakeStageBonus>(&play.what);
    if (choice == nullptr)
        return pressGoOn(QStringLiteral("upkeep-go-on")) ? std::nullopt : std::optional(false);
    int option = 0;
    for (const Resource resource : m_table.state().pending.choices) {
        ++option;
        if (resource != choice->take)
            continue;
        if (m_with == With::Pointer)
            return press(QStringLiteral("upkeep-option-%1-%2").arg(indexOf(play.player) + 1).arg(option));
        key(m_table.guide().optionFor(Target(resource))->key);
        return true;
    }
    return false;
}

bool Hands::perform(const Play &play)
{
    if (const auto done = atUpkeep(play))
        return *done;
    if (const Move *move = std::get_if<Move>(&play.what))
        return goThere(*move);
    if (!std::holds_alternative<EndTurn>(play.what))
        return choose(play);
    return pressGoOn(QStringLiteral("end-turn"));
}

namespace {

/// The way to the same tile that the guide takes.
Play plainest(const Play &play, const std::vector<Play> &legal, const State &state)
{
    const Move *wanted = std::get_if<Move>(&play.what);
    if (wanted == nullptr)
        return play;
    Play best = play;
    bool found = false;
    for (const Play &other : legal) {
        const Move *move = std::get_if<Move>(&other.what);
        if (move == nullptr || move->crew != wanted->crew
            || answerOf(other, Aspect::Destination, state) != answerOf(play, Aspect::Destination, state))
            continue;
        const Move &bestMove = std::get<Move>(best.what);
        const bool plainer = move->longDistance != bestMove.longDistance
            ? bestMove.longDistance
            : move->path.size() < bestMove.path.size();
        if (!found || plainer)
            best = other;
        found = true;
    }
    return best;
}

/// A slide of the Lighthouse.
bool isFreeSlide(const Play &play)
{
    const Use *use = std::get_if<Use>(&play.what);
    return use != nullptr && !use->slides.empty();
}

/// A slide that has to be paid is not offered where one is free.
bool isPaidBesideFree(const Play &play, const std::vector<Play> &legal)
{
    return std::holds_alternative<Slide>(play.what) && std::any_of(legal.begin(), legal.end(), isFreeSlide);
}

bool isSkip(const Play &play)
{
    return std::holds_alternative<Skip>(play.what);
}

} // namespace

std::vector<Play> guidedRandomGame(const Setup &setup, std::uint64_t seed)
{
    RandomPlayer player(seed);
    State state = startState(setup);
    std::vector<Play> plays;
    std::vector<Play> legal;
    while (state.phase != Phase::Over) {
        legalEvents(setup, state, legal);
        const bool leaves =
            state.phase == Phase::AtTile && std::all_of(legal.begin(), legal.end(), [](const Play &play) {
                return isSkip(play) || std::holds_alternative<Slide>(play.what);
            });
        Play play = leaves ? *std::find_if(legal.begin(), legal.end(), isSkip)
                           : plainest(*player.choose(setup, state), legal, state);
        if (isPaidBesideFree(play, legal))
            play = *std::find_if(legal.begin(), legal.end(), isFreeSlide);
        apply(setup, state, play);
        plays.push_back(play);
    }
    return plays;
}

} // namespace skyledger::ui::fixture
