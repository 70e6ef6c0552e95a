// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/airshipcitynewgamepage.h"

#include "core/airshipcity/record/scoresheet.h"
#include "ui/airshipcity/newgame/cityform.h"
#include "ui/airshipcity/newgame/contractsondisplay.h"
#include "ui/airshipcity/newgame/rulingsform.h"
#include "ui/airshipcity/newgame/seats.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/words/phrases.h"

#include <QtCore/QDate>
#include <QtCore/QSignalBlocker>
#include <QtGui/QShowEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// In the list of components: the values of the game before.
constexpr int earlierComponents = -1;

} // namespace

AirshipCityNewGamePage::AirshipCityNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                                               QWidget *parent)
    : SetupPage(airshipCitySeats(), preferences.names, parent),
      m_copyName(preferences.ownersCopy),
      m_box(new Card(this)),
      m_components(new QComboBox(this)),
      m_componentsNote(plainLabel(this)),
      m_enterBox(namedButton(u"enter-box"_s, this)),
      m_rulings(new RulingsForm(this)),
      m_city(new CityForm(this)),
      m_display(new ContractsOnDisplay(this)),
      m_underWay(new QCheckBox(this))
{
    m_components->setObjectName(u"components"_s);
    m_underWay->setObjectName(u"under-way"_s);
    for (const Components each : {Components::Nothing, Components::Sample})
        m_components->addItem(QString(), static_cast<int>(each));
    listComponents();
    // Whoever began with nothing has a copy as soon as something was entered.
    const Components last = componentsFromName(preferences.components);
    // Values that are made up are nobody's box: they are chosen anew each time.
    const Components proposed =
        last == Components::Nothing || last == Components::Sample ? Components::OwnersCopy : last;
    m_components->setCurrentIndex(std::max(m_components->findData(static_cast<int>(proposed)), 0));
    if (!earlier.isEmpty())
        prefill(earlier);
    layOutCards();
    connect(m_components, &QComboBox::currentIndexChanged, this, &AirshipCityNewGamePage::chooseComponents);
    connect(m_city, &CityForm::shuffleAsked, this, &AirshipCityNewGamePage::shuffleCity);
    connect(startButton(), &QPushButton::clicked, this, &AirshipCityNewGamePage::start);
    connect(m_enterBox, &QPushButton::clicked, this, &AirshipCityNewGamePage::copyWanted);
    chooseComponents();
    sayAnew(*this, [this] { retranslate(); });
}

/// Offers the owner's copy as soon as there is one; what was entered meanwhile counts.
void AirshipCityNewGamePage::listComponents()
{
    const auto copy = static_cast<int>(Components::OwnersCopy);
    if (m_components->findData(copy) >= 0 || ownersCopy(m_copyName).isEmpty())
        return;
    const int behind = m_components->findData(static_cast<int>(Components::Nothing));
    m_components->insertItem(behind + 1, QString(), copy);
}

void AirshipCityNewGamePage::layOutCards()
{
    const int unit = fontMetrics().height();
    auto *boxLine = new QVBoxLayout;
    boxLine->addWidget(m_components);
    boxLine->addWidget(m_componentsNote);
    boxLine->addWidget(m_enterBox, 0, Qt::AlignLeft);
    boxLine->addWidget(m_underWay);
    m_componentsNote->setWordWrap(true);
    m_box->content()->addLayout(boxLine);

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
    const auto record = readGameRecord(earlier);
    if (!record) {
        prefillFromSheet(earlier);
        return;
    }
    players()->setPlayers(seatedPlayers(record.value().players));
    m_rulings->set(record.value().setup.edition, record.value().setup.rulings);
    m_earlierCatalogue = record.value().catalogue();
    m_components->insertItem(0, QString(), earlierComponents);
    m_components->setCurrentIndex(0);
}

/// After a game that was only scored: the same people.
void AirshipCityNewGamePage::prefillFromSheet(const QByteArray &earlier)
{
    const auto sheet = readScoreSheet(earlier);
    if (!sheet)
        return;
    QList<PlayerInfo> seated;
    for (const SheetPlayer &player : sheet.value().players)
        seated.append({player.name, player.color.value_or(static_cast<PlayerColor>(seated.size()))});
    players()->setPlayers(seatedPlayers(seated));
    m_rulings->set(sheet.value().edition, sheet.value().rulings);
}

Components AirshipCityNewGamePage::components() const
{
    const int chosen = m_components->currentData().toInt();
    return chosen == earlierComponents ? Components::Nothing : static_cast<Components>(chosen);
}

void AirshipCityNewGamePage::setPreferences(const Preferences &preferences)
{
    m_copyName = preferences.ownersCopy;
    retranslate();
}

/// By its name, where somebody gave it one: there may be several.
QString AirshipCityNewGamePage::textOfCopy() const
{
    const QString name = words::printable(ownersCopy(m_copyName)["name"_L1].toString());
    return name.isEmpty() ? tr("My copy") : tr("My copy: %1", "a copy of the box has a name").arg(name);
}

QJsonObject AirshipCityNewGamePage::chosenCatalogue() const
{
    const bool earlier = m_components->currentData().toInt() == earlierComponents;
    return earlier ? m_earlierCatalogue : catalogueOf(components(), m_copyName);
}

void AirshipCityNewGamePage::chooseComponents()
{
    takeComponents(false);
}

/// Deals with what is printed; as it was laid out, where that can lie there still.
void AirshipCityNewGamePage::takeComponents(bool asLaid)
{
    m_catalogue = chosenCatalogue();
    std::optional<TileCounts> counts;
    if (tilesOf(m_catalogue).any())
        counts = sampleCounts();
    Layout layout = deal(m_catalogue, counts).value_or(Layout());
    if (asLaid)
        layout =
            stillLaid({m_city->city(), m_display->market(), m_display->stageBonuses()}, m_catalogue, layout);
    m_city->setCatalogue(m_catalogue, layout.city);
    m_display->setCatalogue(m_catalogue, layout);
    showRefusal({});
    retranslate();
}

void AirshipCityNewGamePage::shuffleCity()
{
    const auto layout = deal(m_catalogue, m_city->counts());
    if (layout)
        m_city->setCatalogue(m_catalogue, layout->city);
    else
        start(); // says what is wrong with the city
}

void AirshipCityNewGamePage::start()
{
    NewGameDraft draft;
    draft.players = playersOf(players()->players());
    draft.edition = m_rulings->edition();
    draft.rulings = m_rulings->rulings();
    draft.catalogue = m_catalogue;
    draft.layout = {m_city->city(), m_display->market(), m_display->stageBonuses()};
    const auto record = recordOf(draft);
    if (!record) {
        refuse(record.error());
        return;
    }
    NewRecord begun;
    begun.bytes = writeGameRecord(record.value());
    begun.date = QDate::currentDate().toString(Qt::ISODate);
    for (const PlayerInfo &player : draft.players)
        begun.players << player.name;
    begun.underWay = m_underWay->isChecked();
    const bool earlier = m_components->currentData().toInt() == earlierComponents;
    begun.components = earlier || components() == Components::Sample ? QString() : nameOf(components());
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
        players()->showRefusal(why, 0);
        return;
    case Kind::Name:
    case Kind::SameName:
    case Kind::SameColor:
        players()->showRefusal(why, refusal.number);
        return;
    case Kind::TileCount:
    case Kind::HarborCount:
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
        const bool hadNothing =
            components() == Components::Nothing && m_components->currentData().toInt() != earlierComponents;
        const auto copyRow = [this] {
            return m_components->findData(static_cast<int>(Components::OwnersCopy));
        };
        const bool hadCopy = copyRow() >= 0;
        listComponents();
        if (m_wasShown) {
            // Who has a copy and begins with nothing wants it so.
            if (const QSignalBlocker quiet(m_components); hadNothing && !hadCopy && copyRow() >= 0)
                m_components->setCurrentIndex(copyRow());
            if (chosenCatalogue() != m_catalogue)
                takeComponents(true);
        }
        m_wasShown = true;
        retranslate();
    }
    SetupPage::showEvent(event);
}

void AirshipCityNewGamePage::retranslate()
{
    setTitle(tr("New game of Airship City"));
    m_box->setTitle(tr("What is printed on boards and tiles"));
    m_components->setAccessibleName(m_box->accessibleName());
    for (int i = 0; i < m_components->count(); ++i) {
        const int each = m_components->itemData(i).toInt();
        QString text;
        if (each == earlierComponents)
            text = tr("The values of the game before");
        else if (each == static_cast<int>(Components::Nothing))
            text = tr("Nothing entered yet");
        else if (each == static_cast<int>(Components::OwnersCopy))
            text = textOfCopy();
        else
            text = tr("Sample set, to try the program");
        m_components->setItemText(i, text);
    }
    const bool earlier = m_components->currentData().toInt() == earlierComponents;
    QString note = tr("Values are asked for as they are needed, and remembered.");
    if (earlier || components() == Components::OwnersCopy)
        note = tr("Values that are still missing are asked for as they are needed.");
    else if (components() == Components::Sample)
        note = tr("These values are made up: no box has them.");
    m_componentsNote->setText(note);
    m_enterBox->setText(tr("Enter what your box prints…"));
    m_enterBox->setVisible(earlier || components() != Components::Sample);
    m_underWay->setText(tr("&Join a game under way: its boards are set after the start"));
}

} // namespace skyledger::ui
