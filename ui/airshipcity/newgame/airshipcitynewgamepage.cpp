// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/airshipcitynewgamepage.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/scoresheet.h"
#include "ui/airshipcity/newgame/laidout.h"
#include "ui/airshipcity/newgame/rulings.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/newgame/tilesform.h"
#include "ui/newgame/valueschoice.h"
#include "ui/widgets/said.h"
#include "ui/words/phrases.h"

#include <QtGui/QShowEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QString noteOfMissing()
{
    return AirshipCityNewGamePage::tr("Values that are still missing are asked for as they are needed.");
}

} // namespace

AirshipCityNewGamePage::AirshipCityNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                                               QWidget *parent)
    : SetupPage(airshipCitySeats(), preferences.names, parent),
      m_copyName(preferences.ownersCopy),
      m_box(new ValuesChoice([] { return tr("What is printed on boards and tiles"); },
                             [] { return tr("Enter what your box prints…"); }, this)),
      m_rulings(new RulingsForm(airshipCityRulings(), this)),
      m_city(new TilesForm(cityTiles(), this)),
      m_display(new LaidPieces(contractsOnDisplay(), this)),
      m_underWay(new QCheckBox(this))
{
    m_underWay->setObjectName(u"under-way"_s);
    m_box->offer(0,
                 {Nothing, [] { return tr("Nothing entered yet"); },
                  [] { return tr("Values are asked for as they are needed, and remembered."); }});
    m_box->offer(1,
                 {Sample, [] { return tr("Sample set, to try the program"); },
                  [] { return tr("These values are made up: no box has them."); }, false});
    offerCopy();
    // Values that are made up are nobody's box: they are chosen anew each time.
    m_box->choose(std::max(m_box->placeOf(Copy), 0));
    if (!earlier.isEmpty())
        prefill(earlier);
    layOutCards();
    connect(m_box, &ValuesChoice::changed, this, [this] { takeValues(false); });
    connect(m_city, &TilesForm::shuffleAsked, this, &AirshipCityNewGamePage::shuffleCity);
    connect(startButton(), &QPushButton::clicked, this, &AirshipCityNewGamePage::start);
    connect(m_box, &ValuesChoice::enterWanted, this, &AirshipCityNewGamePage::copyWanted);
    takeValues(false);
    sayAnew(*this, [this] { retranslate(); });
}

/// Offers the owner's copy as soon as there is one; what was entered meanwhile counts.
void AirshipCityNewGamePage::offerCopy()
{
    if (m_box->placeOf(Copy) < 0 && !ownersCopy().isEmpty())
        m_box->offer(m_box->placeOf(Nothing) + 1, {Copy, [this] { return textOfCopy(); }, noteOfMissing});
}

void AirshipCityNewGamePage::layOutCards()
{
    const int unit = fontMetrics().height();
    m_box->content()->addWidget(m_underWay);

    auto *left = new QVBoxLayout;
    for (QWidget *card : {static_cast<QWidget *>(players()), static_cast<QWidget *>(m_box),
                          static_cast<QWidget *>(m_rulings), static_cast<QWidget *>(m_display)})
        left->addWidget(card);
    left->addStretch();
    left->setSpacing(unit / 2);
    auto *right = new QVBoxLayout;
    right->addWidget(m_city, 1);
    right->addStretch();

    auto *page = new QWidget;
    auto *columns = new QHBoxLayout(page);
    columns->setSpacing(unit * 3 / 4);
    columns->addStretch(1);
    columns->addLayout(left, 12);
    columns->addLayout(right, 12);
    columns->addStretch(1);
    layOut(page, 110);
    // Names first, the way to start right after them.
    setTabOrder(m_rulings, startButton());
}

void AirshipCityNewGamePage::prefill(const QByteArray &earlier)
{
    if (const auto record = readGameRecord(earlier)) {
        const GameRecord &before = record.value();
        players()->setPlayers(seatedPlayers(before.players));
        m_rulings->set(chosenOf(before.setup.edition, before.setup.rulings));
        m_earlierCatalogue = before.catalogue();
        m_box->offer(0, {Earlier, [] { return tr("The values of the game before"); }, noteOfMissing});
        m_box->choose(0);
    } else if (const auto sheet = readScoreSheet(earlier)) { // that game was only scored
        QList<PlayerInfo> seated;
        for (const SheetPlayer &player : sheet.value().players)
            seated.append({player.name, player.color.value_or(static_cast<PlayerColor>(seated.size()))});
        players()->setPlayers(seatedPlayers(seated));
        m_rulings->set(chosenOf(sheet.value().edition, sheet.value().rulings));
    }
}

void AirshipCityNewGamePage::setPreferences(const Preferences &preferences)
{
    m_copyName = preferences.ownersCopy;
    m_box->retell();
}

/// By its name, where somebody gave it one: there may be several.
QString AirshipCityNewGamePage::textOfCopy() const
{
    const QString name = words::printable(ownersCopy()["name"_L1].toString());
    return name.isEmpty() ? tr("My copy") : tr("My copy: %1", "a copy of the box has a name").arg(name);
}

/// Empty if there is none or it cannot be read.
QJsonObject AirshipCityNewGamePage::ownersCopy() const
{
    return OwnersCopy(OwnersCopy::pathOf(m_copyName)).read().value_or(QJsonObject());
}

QJsonObject AirshipCityNewGamePage::chosenCatalogue() const
{
    switch (static_cast<Values>(m_box->chosen())) {
    case Earlier:
        return m_earlierCatalogue;
    case Copy:
        return ownersCopy();
    case Sample:
        return sampleCatalogue();
    case Nothing:
        break;
    }
    return {};
}

/// Deals with what is printed; as it was laid out, where that can lie there still.
void AirshipCityNewGamePage::takeValues(bool asLaid)
{
    m_catalogue = chosenCatalogue();
    Layout layout = deal(m_catalogue).value_or(Layout());
    if (asLaid)
        layout = stillLaid(laid(), m_catalogue, layout);
    m_city->setTiles(knownTiles(m_catalogue), layout.city);
    m_display->setLists({layout.market, layout.stageBonuses}, contractsToLay(m_catalogue));
    showRefusal({});
}

Layout AirshipCityNewGamePage::laid() const
{
    return {m_city->tiles(), m_display->list(0), m_display->list(1)};
}

void AirshipCityNewGamePage::shuffleCity()
{
    if (const auto layout = deal(m_catalogue, m_city->tiles()))
        m_city->setTiles(knownTiles(m_catalogue), layout->city);
    else
        start(); // says what is wrong with the city
}

void AirshipCityNewGamePage::start()
{
    const Layout layout = laid();
    NewGameOptions options = optionsWith(m_catalogue, layout.city);
    options.players = playersOf<PlayerInfo>(players()->players());
    options.edition = editionOf(m_rulings->chosen());
    options.rulings = rulingsOf(m_rulings->chosen());
    options.layout = layout;
    const auto record = newGame(options);
    if (!record) {
        refuse(record.error());
        return;
    }
    NewRecord begun = begunWith(writeGameRecord(record.value()));
    begun.underWay = m_underWay->isChecked();
    if (m_box->chosen() == Copy || m_box->chosen() == Nothing)
        begun.components = m_box->chosen() == Copy ? u"copy"_s : u"nothing"_s;
    begin(begun);
}

/// Each refusal is told where it can be mended.
void AirshipCityNewGamePage::refuse(const NewGameRefusal &refusal)
{
    using Kind = NewGameRefusal::Kind;
    const Sentence why = [refusal] { return words::capitalised(words::refusal(refusal)); };
    showRefusal({});
    switch (refusal.kind) {
    case Kind::PlayerCount:
    case Kind::Name:
    case Kind::SameName:
    case Kind::SameColor:
        players()->showRefusal(why, refusal.kind == Kind::PlayerCount ? 0 : refusal.number);
        return;
    case Kind::TileCount:
    case Kind::HarborCount:
    case Kind::TileForm:
    case Kind::UnknownKind:
    case Kind::RepeatedKind:
        m_city->showRefusal(why);
        return;
    case Kind::StageBonuses:
    case Kind::Catalogue:
        showRefusal(why);
        return;
    }
}

void AirshipCityNewGamePage::showEvent(QShowEvent *event)
{
    if (!event->spontaneous()) { // a window that comes back leaves the focus where it was
        const bool hadCopy = m_box->placeOf(Copy) >= 0;
        offerCopy();
        if (m_wasShown) {
            // Who has a copy and begins with nothing wants it so.
            if (m_box->chosen() == Nothing && !hadCopy && m_box->placeOf(Copy) >= 0)
                m_box->choose(m_box->placeOf(Copy));
            if (chosenCatalogue() != m_catalogue)
                takeValues(true);
        }
        m_wasShown = true;
        m_box->retell();
    }
    SetupPage::showEvent(event);
}

void AirshipCityNewGamePage::retranslate()
{
    setTitle(tr("New game of Airship City"));
    m_underWay->setText(tr("&Join a game under way: its boards are set after the start"));
}

} // namespace skyledger::ui
