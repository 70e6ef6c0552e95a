// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/details/gamedetailspage.h"

#include "core/airshipcity/rulingtable.h"
#include "ui/airshipcity/newgame/rulingsform.h"
#include "ui/airshipcity/newgame/seats.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

int differingRulings(const Rulings &one, const Rulings &other)
{
    const auto &table = rulingTable();
    return static_cast<int>(std::count_if(table.begin(), table.end(), [&](const RulingInfo &ruling) {
        return ruling.get(one) != ruling.get(other);
    }));
}

} // namespace

GameDetailsPage::GameDetailsPage(AirshipCityTable &table, QWidget *parent)
    : EditPage(parent),
      m_table(table),
      m_players(new PlayersForm(airshipCitySeats(), {}, this)),
      m_rulings(new RulingsForm(this)),
      m_intro(plainLabel(this))
{
    setObjectName(u"game-details-page"_s);
    m_intro->setWordWrap(true);
    auto *content = new QWidget;
    auto *forms = new QVBoxLayout(content);
    forms->addWidget(m_players);
    forms->addWidget(m_rulings);
    forms->addStretch();
    auto *area = new QScrollArea(this);
    area->setObjectName(u"game-details"_s);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(area, 1);
    column->addWidget(bar());
    setFocusProxy(m_players->findChild<QWidget *>(u"name-1"_s));
    connect(m_players, &PlayersForm::changed, this, &GameDetailsPage::judge);
    connect(m_players, &PlayersForm::accepted, this, &GameDetailsPage::apply);
    connect(m_rulings, &RulingsForm::changed, this, &GameDetailsPage::judge);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.setup)
            reset();
    });
    connect(&table, &GameTable::wordsChanged, this, &GameDetailsPage::retranslate);
    reset();
    m_players->fixSeats();
    retranslate();
}

QWidget *GameDetailsPage::bar()
{
    auto *bar = new QWidget(this);
    makeControls(u"details"_s, bar);
    m_values = namedButton(u"details-values"_s, bar);
    setTabOrder(resetButton(), m_values);
    auto *row = new QHBoxLayout;
    row->addStretch();
    for (QPushButton *button : {applyButton(), resetButton(), m_values, closeButton()})
        row->addWidget(button);
    auto *column = new QVBoxLayout(bar); // however long the message is, the buttons stay where they are
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(message());
    column->addLayout(row);
    connect(m_values, &QPushButton::clicked, this, &GameDetailsPage::valuesAsked);
    return bar;
}

/// The setup as the forms say.
SetupChange GameDetailsPage::wanted() const
{
    SetupChange change;
    const QList<PlayerInfo> players = playersOf(m_players->players());
    const QList<int> origins = m_players->origins();
    change.seats.reserve(players.size());
    for (qsizetype i = 0; i < players.size(); ++i)
        change.seats.append({static_cast<Player>(origins[i]), players[i]});
    change.edition = m_rulings->edition();
    change.rulings = m_rulings->rulings();
    return change;
}

bool GameDetailsPage::isEdited() const
{
    return wanted() != presentSetup(m_table.session().record());
}

/// What will be different, a sentence each.
QStringList GameDetailsPage::summary(const SetupChange &change) const
{
    const SetupChange now = presentSetup(m_table.session().record());
    QStringList sentences;
    QStringList order;
    bool seatsChange = false;
    for (qsizetype i = 0; i < change.seats.size(); ++i) {
        const SetupChange::Seat &seat = change.seats[i];
        const PlayerInfo &before = now.seats[static_cast<qsizetype>(seat.from)].info;
        order << seat.info.name;
        seatsChange = seatsChange || indexOf(seat.from) != static_cast<std::size_t>(i);
        if (before.name != seat.info.name)
            sentences << tr("%1 will be called %2.", "names").arg(before.name, seat.info.name);
        if (before.color != seat.info.color)
            sentences
                << tr("%1 will play %2.", "name, colour").arg(seat.info.name, words::name(seat.info.color));
    }
    if (seatsChange) {
        sentences << tr("Turn order will be: %1. What was recorded stays with the seat.", "names")
                         .arg(words::listed(order));
    }
    if (change.edition != now.edition)
        sentences << tr("The edition will be: %1.").arg(words::name(change.edition));
    if (const int rulings = differingRulings(change.rulings, now.rulings); rulings > 0)
        sentences << tr("%n ruling(s) will be read otherwise.", nullptr, rulings);
    return sentences;
}

/// What a change of rulings does to the past.
QString GameDetailsPage::consequence(const SetupChange &change) const
{
    const SetupChange now = presentSetup(m_table.session().record());
    if (change.edition == now.edition && change.rulings == now.rulings)
        return {};
    Session tried(m_table.session().record());
    const std::size_t before = tried.flaggedEvents().size();
    if (tried.changeSetup(change))
        return {};
    const std::size_t after = tried.flaggedEvents().size();
    if (after <= before)
        return tr("Everything recorded still follows the rules.");
    return tr(
        "%n recorded event(s) will no longer follow the rules. They are kept, and listed in the journal.",
        nullptr, static_cast<int>(after - before));
}

void GameDetailsPage::judge()
{
    const SetupChange change = wanted();
    forgetWarning();
    const bool edited = change != presentSetup(m_table.session().record());
    const bool complete = change.seats.size() == static_cast<qsizetype>(m_table.setup().playerCount);
    applyButton()->setEnabled(edited && complete);
    resetButton()->setEnabled(edited);
    if (!edited)
        say(tr("Nothing is changed."), false);
    else if (!complete)
        say(tr("Everybody needs a name."), true);
    else
        say((summary(change) << consequence(change)).join(u' ').trimmed(), false);
}

void GameDetailsPage::apply()
{
    const SetupChange change = wanted();
    if (!applyButton()->isEnabled())
        return;
    if (const auto error = m_table.session().changeSetup(change))
        say(words::readError(*error), true);
    else
        say(tr("The game is changed."), false);
}

void GameDetailsPage::reset()
{
    const SetupChange now = presentSetup(m_table.session().record());
    QList<PlayerInfo> players;
    for (const SetupChange::Seat &seat : now.seats)
        players << seat.info;
    m_players->setPlayers(seatedPlayers(players));
    m_rulings->set(now.edition, now.rulings);
    judge();
}

QString GameDetailsPage::lossWarning() const
{
    return tr("What you changed is not applied. Close again to give it up.");
}

void GameDetailsPage::retranslate()
{
    m_intro->setText(
        tr("Names, colours, seats, edition and rulings of this game. The game is replayed with what you "
           "change here; nothing that was recorded is lost."));
    applyButton()->setText(tr("Apply"));
    applyButton()->setAccessibleName(tr("Change the game as shown"));
    resetButton()->setText(tr("Put back"));
    resetButton()->setAccessibleName(tr("Show the details as they are"));
    m_values->setText(tr("Values…"));
    m_values->setAccessibleName(tr("Show the component values of this game"));
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
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
