// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/details/gamedetailspage.h"

#include "core/table/personname.h"
#include "ui/play/details/detailspart.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using play::SetupChange;

GameDetailsPage::GameDetailsPage(GameTable &table, DetailsSpec spec, QWidget *parent)
    : EditPage(parent),
      m_setup(dynamic_cast<play::ChangeableSetup &>(table.session())),
      m_spec(std::move(spec)),
      m_players(new PlayersForm(m_spec.seats, {}, this)),
      m_part(m_spec.part ? m_spec.part().release() : nullptr), // the forms own it
      m_intro(plainLabel(this))
{
    setObjectName(u"game-details-page"_s);
    m_intro->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(makeForms(), 1);
    column->addWidget(makeBar());
    setFocusProxy(m_players->findChild<QWidget *>(u"name-1"_s));
    connect(m_players, &PlayersForm::changed, this, &GameDetailsPage::judge);
    connect(m_players, &PlayersForm::accepted, this, &GameDetailsPage::apply);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.setup)
            reset();
    });
    connect(&table, &GameTable::wordsChanged, this, &GameDetailsPage::retranslate);
    reset();
    m_players->fixSeats();
    retranslate();
}

QScrollArea *GameDetailsPage::makeForms()
{
    auto *content = new QWidget;
    auto *forms = new QVBoxLayout(content);
    forms->addWidget(m_players);
    if (m_part != nullptr) {
        forms->addWidget(m_part);
        connect(m_part, &DetailsPart::changed, this, &GameDetailsPage::judge);
    }
    forms->addStretch();
    auto *area = new QScrollArea(this);
    area->setObjectName(u"game-details"_s);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

QWidget *GameDetailsPage::makeBar()
{
    auto *bar = new QWidget(this);
    makeControls(u"details"_s, bar);
    m_buttons = new QHBoxLayout;
    m_buttons->addStretch();
    for (QPushButton *button : {applyButton(), resetButton(), closeButton()})
        m_buttons->addWidget(button);
    auto *column = new QVBoxLayout(bar); // however long the message is, the buttons stay where they are
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(message());
    column->addLayout(m_buttons);
    return bar;
}

void GameDetailsPage::offerValues(QAction &values)
{
    m_values = namedButton(u"details-values"_s, this);
    m_buttons->insertWidget(m_buttons->indexOf(closeButton()), m_values);
    setTabOrder(resetButton(), m_values);
    connect(m_values, &QPushButton::clicked, &values, [&values] { values.setChecked(true); });
    retranslate();
}

/// The setup as the forms say.
SetupChange GameDetailsPage::wanted() const
{
    SetupChange change{{}, m_now.others};
    const QList<SeatedPlayer> players = m_players->players();
    const QList<int> origins = m_players->origins();
    change.seats.reserve(players.size());
    for (qsizetype i = 0; i < players.size(); ++i) {
        const SetupChange::Seat &before = m_now.seats[origins[i]];
        // What the form cannot show as it stands there is not changed by that.
        const bool isSameName = players[i].name == before.name.simplified();
        const bool isSameColor = players[i].color == colorOf(before);
        change.seats.append({origins[i], isSameName ? before.name : players[i].name,
                             isSameColor ? before.color : m_spec.colorWord(players[i].color)});
    }
    if (m_part != nullptr)
        m_part->enterInto(change.others);
    return change;
}

/// A colour as the game counts them; that of the seat where a file tells none.
int GameDetailsPage::colorOf(const SetupChange::Seat &seat) const
{
    for (int color = 0; color < m_spec.seats.colors; ++color) {
        if (m_spec.colorWord(color) == seat.color)
            return color;
    }
    return static_cast<int>(seat.from);
}

bool GameDetailsPage::isEdited() const
{
    return wanted() != m_now;
}

/// What nobody would understand if the file's reader said it; empty if there is nothing.
QString GameDetailsPage::whyNot(const SetupChange &change) const
{
    const QList<SetupChange::Seat> &seats = change.seats;
    if (seats.size() != m_now.seats.size()
        || std::any_of(seats.begin(), seats.end(),
                       [](const SetupChange::Seat &seat) { return table::isBlank(seat.name); }))
        return tr("Everybody needs a name.");
    for (qsizetype i = 0; i < seats.size(); ++i) {
        for (qsizetype k = 0; k < i; ++k) {
            if (table::isSameName(seats[i].name, seats[k].name))
                return tr("Two players have the same name.");
        }
    }
    return {};
}

/// What will be different, a sentence each.
QStringList GameDetailsPage::summary(const SetupChange &change) const
{
    QStringList sentences;
    QStringList order;
    bool seatsChange = false;
    for (qsizetype i = 0; i < change.seats.size(); ++i) {
        const SetupChange::Seat &seat = change.seats[i];
        const SetupChange::Seat &before = m_now.seats[seat.from];
        order << seat.name;
        seatsChange = seatsChange || seat.from != i;
        if (before.name != seat.name)
            sentences << tr("%1 will be called %2.", "names").arg(before.name, seat.name);
        if (before.color != seat.color)
            sentences << tr("%1 will play %2.", "name, colour")
                             .arg(seat.name, m_spec.seats.colorName(colorOf(seat)));
    }
    if (seatsChange) {
        sentences << tr("Turn order will be: %1. What was recorded stays with the seat.", "names")
                         .arg(words::listed(order));
        if (m_setup.saysMoreOfPeople())
            sentences << tr("What was dealt to a player at the start goes along. If only the names were "
                            "mixed up, swap the names instead.");
    }
    return m_part != nullptr ? sentences + m_part->summary() : sentences;
}

/// What a change does to the past.
QString GameDetailsPage::consequence(const SetupChange &change) const
{
    const bool isSameTable = std::equal(
        change.seats.begin(), change.seats.end(), m_now.seats.begin(), m_now.seats.end(),
        [](const SetupChange::Seat &one, const SetupChange::Seat &other) { return one.from == other.from; });
    const std::optional<int> flagged =
        isSameTable && change.others == m_now.others ? std::nullopt : m_setup.wouldFlag(change);
    if (!flagged)
        return {};
    if (*flagged == 0)
        return tr("Everything recorded still follows the rules.");
    return tr(
        "%n recorded event(s) will no longer follow the rules. They are kept, and listed in the journal.",
        nullptr, *flagged);
}

void GameDetailsPage::judge()
{
    const SetupChange change = wanted();
    forgetWarning();
    const bool edited = change != m_now;
    const QString refused = edited ? whyNot(change) : QString();
    applyButton()->setEnabled(edited && refused.isEmpty());
    resetButton()->setEnabled(edited);
    if (!edited)
        say(tr("Nothing is changed."), false);
    else if (!refused.isEmpty())
        say(refused, true);
    else
        say((summary(change) << consequence(change)).join(u' ').trimmed(), false);
}

void GameDetailsPage::apply()
{
    if (!applyButton()->isEnabled())
        return;
    if (const auto error = m_setup.changeSetup(wanted()))
        say(words::readError(*error), true);
    else
        say(tr("The game is changed."), false);
}

void GameDetailsPage::reset()
{
    m_now = m_setup.presentSetup();
    QList<SeatedPlayer> players;
    for (const SetupChange::Seat &seat : std::as_const(m_now.seats))
        players.append({seat.name, colorOf(seat)});
    m_players->setPlayers(players);
    if (m_part != nullptr)
        m_part->reset();
    judge();
}

QString GameDetailsPage::lossWarning() const
{
    return tr("What you changed is not applied. Close again to give it up.");
}

void GameDetailsPage::retranslate()
{
    m_intro->setText(m_part != nullptr
                         ? m_part->intro()
                         : tr("Names, colours and seats of this game. The game is replayed with what you "
                              "change here; nothing that was recorded is lost."));
    applyButton()->setText(tr("Apply"));
    applyButton()->setAccessibleName(tr("Change the game as shown"));
    resetButton()->setText(tr("Put back"));
    resetButton()->setAccessibleName(tr("Show the details as they are"));
    if (m_values != nullptr) {
        m_values->setText(tr("Values…"));
        m_values->setAccessibleName(tr("Show the component values of this game"));
    }
    closeButton()->setText(tr("Close"));
    closeButton()->setAccessibleName(tr("Close the details of the game"));
    judge();
}

void GameDetailsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && applyButton())
        judge();
    EditPage::changeEvent(event);
}

} // namespace skyledger::ui
