// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/newgame/cloudagenewgamepage.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/names.h"
#include "core/cloudage/record/fields.h"
#include "core/cloudage/record/setupjson.h"
#include "core/cloudage/rulingtable.h"
#include "ui/cloudage/guide/partial.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/rules/cloudagerules.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/newgame/boxfile.h"
#include "ui/newgame/tickrow.h"
#include "ui/newgame/valueschoice.h"
#include "ui/widgets/said.h"
#include "ui/words/phrases.h"

#include <QtCore/QSignalBlocker>
#include <QtCore/QUuid>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

/// In the list of components.
enum Values { Box, Sample, Earlier };

QString noteOfBox()
{
    return CloudAgeNewGamePage::tr(
        "What neither your copy nor the rulebook says is asked for as it is needed.");
}

} // namespace

SeatsSpec cloudAgeSeats()
{
    return seatsOf<PlayerColor>(1, table::countOf<Player>, wording::name, pieceColor);
}

CloudAgeNewGamePage::CloudAgeNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                                         QWidget *parent)
    : SetupPage(cloudAgeSeats(), preferences.names, parent),
      m_game(new Card(this)),
      m_mode(new QComboBox(this)),
      m_chapter(new QComboBox(this)),
      m_atStart(
          new FoldedChoices(u"start-choices"_s,
                            {u"start-fold"_s, [] { return tr("Boards, tiles and missions"); },
                             [] { return tr("Boards, Campaign tiles and Mission cards at the start"); }},
                            startChoices(), 16, FoldedChoices::Titles::Wrapped, this)),
      m_tiles(new TickRow(
          u"tile"_s, [] { return tr("Campaign tiles in play"); }, table::countOf<CampaignTile>,
          [](int tile) { return wording::name(static_cast<CampaignTile>(tile)); }, this)),
      m_box(new ValuesChoice([] { return tr("What is printed on boards and cards"); },
                             [] { return tr("&Your copy of the box…"); }, this)),
      m_missions(new QCheckBox(this)),
      m_rulings(new RulingsForm(
          rulingsIn(cloudAgeRules().book(), rulingTable(), &cloudagesteps::idOf, &wording::ruleWithPage),
          this))
{
    m_mode->setObjectName(u"mode"_s);
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_mode->setMinimumContentsLength(20);
    m_chapter->setObjectName(u"chapter"_s);
    m_missions->setObjectName(u"missions"_s);
    for (const Mode mode : all<Mode>())
        m_mode->addItem(QString(), static_cast<int>(mode));
    m_mode->setCurrentIndex(static_cast<int>(Mode::Scenario1));
    for (const Chapter chapter : all<Chapter>())
        m_chapter->addItem(QString(), static_cast<int>(chapter));
    m_box->offer(0, {Values::Box, [] { return tr("Your box"); }, noteOfBox});
    m_box->offer(1,
                 {Values::Sample, [] { return tr("Sample set, to try the program"); },
                  [] { return tr("These values are made up: no box has them."); }, false});
    m_missions->setChecked(true);
    offerCampaigns(gameFoldersOf(preferences), earlier);
    layOutCards();
    m_tiles->hide();
    connect(m_atStart->fold(), &QPushButton::toggled, m_tiles, &QWidget::setVisible);
    connect(players(), &PlayersForm::changed, this, &CloudAgeNewGamePage::followPlayers);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &CloudAgeNewGamePage::chooseMode);
    connect(m_box, &ValuesChoice::changed, this, &CloudAgeNewGamePage::choose);
    connect(m_box, &ValuesChoice::enterWanted, this, &CloudAgeNewGamePage::copyWanted);
    connect(startButton(), &QPushButton::clicked, this, &CloudAgeNewGamePage::start);
    sayAnew(*this, [this] { retranslate(); });
}

void CloudAgeNewGamePage::layOutCards()
{
    auto *what = new QVBoxLayout;
    what->addWidget(m_mode);
    what->addWidget(m_chapter);
    what->addWidget(m_atStart->fold());
    what->addWidget(m_atStart);
    what->addWidget(m_tiles);
    m_game->content()->addLayout(what);
    m_box->content()->addWidget(m_missions);

    layOutColumn({players(), m_game, m_box, m_rulings}, 60);
}

/// Campaigns can go on, that of the game before first; another game before is played once more. Those in the files come
/// behind the first look at the page.
void CloudAgeNewGamePage::offerCampaigns(const QStringList &folders, const QByteArray &earlier)
{
    const auto before = readGameRecord(earlier);
    SeriesStand open = before ? standOf(before.value()) : SeriesStand();
    if (before)
        open.agreed = [ended = before.value()] { return agreedAtTheEnd(ended); };
    auto *search = new SeriesSearch(folders, countOf<Chapter>, open, standIn, this);
    connect(search, &SeriesSearch::finished, this, [this, search] { listCampaigns(search->underWay()); });
    search->startBehind(*this);
    listCampaigns(search->underWay());
    if (!before)
        return;
    m_mode->setCurrentIndex(
        static_cast<int>(m_campaigns.empty() ? indexOf(before.value().setup.mode) : countOf<Mode>));
    prefill(open);
}

/// Lists campaigns behind the modes. What is chosen stays, and is looked at again if a later chapter was played.
void CloudAgeNewGamePage::listCampaigns(std::vector<SeriesStand> campaigns)
{
    const QSignalBlocker quiet(m_mode);
    const int chosen = m_mode->currentIndex() - static_cast<int>(countOf<Mode>);
    const std::optional<SeriesStand> before =
        chosen < 0 ? std::nullopt : std::optional(m_campaigns[static_cast<std::size_t>(chosen)]);
    m_campaigns = std::move(campaigns);
    while (m_mode->count() > static_cast<int>(countOf<Mode>))
        m_mode->removeItem(m_mode->count() - 1);
    for (const SeriesStand &each : m_campaigns) {
        m_mode->addItem(QString(), static_cast<int>(Mode::Campaign));
        if (!before || each.series != before->series)
            continue;
        m_mode->setCurrentIndex(m_mode->count() - 1);
        if (each.part != before->part && players()->players() == before->players)
            prefill(each);
    }
    retranslate();
}

/// The people of a game and its values; the next chapter of its campaign.
void CloudAgeNewGamePage::prefill(const SeriesStand &stand)
{
    players()->setPlayers(stand.players);
    const bool goesOn = stand.goesOn(countOf<Chapter>);
    m_chapter->setCurrentIndex(goesOn ? static_cast<int>(*stand.part) + 1 : 0);
    m_campaign = goesOn ? stand.series : QString();
    takeOver(goesOn && stand.agreed ? stand.agreed() : QJsonObject());
    m_earlierCatalogue = stand.values;
    if (m_box->placeOf(Values::Earlier) < 0)
        m_box->offer(0, {Values::Earlier, [] { return tr("The values of the game before"); }, noteOfBox});
    m_box->choose(0);
}

/// Rulings and tiles as `agreedAtTheEnd` writes them; the usual ones, and none, where nothing was agreed.
void CloudAgeNewGamePage::takeOver(const QJsonObject &agreed)
{
    table::JsonFaults faults;
    const table::JsonNode node(faults, agreed);
    m_rulings->set({0, readingsOf(rulingTable(), readRulings(node.at("rulings"_L1)))});
    const table::JsonNode tiles = node.at("tiles"_L1);
    QList<int> inPlay;
    for (const CampaignTile tile : tiles.isPresent() ? readTiles(tiles) : TileSet())
        inPlay << static_cast<int>(tile);
    m_tiles->tick(inPlay);
}

QJsonObject CloudAgeNewGamePage::agreed() const
{
    TileSet tiles;
    const QList<int> ticked = m_tiles->ticked();
    for (const int tile : ticked)
        tiles.insert(static_cast<CampaignTile>(tile));
    const auto rulings = rulingsOf<Rulings>(rulingTable(), m_rulings->chosen().readings);
    return {{u"rulings"_s, rulingsJson(rulings)}, {u"tiles"_s, cloudage::words(tiles)}};
}

std::vector<FoldedChoice> CloudAgeNewGamePage::startChoices()
{
    std::vector<FoldedChoice> choices;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const int board = static_cast<int>(i) + 2;
        choices.push_back(numberedChoice(
            u"board-%1"_s.arg(board), [board] { return tr("Map board %1").arg(board); },
            [] {
                return QStringList{tr("by chance"), tr("side A"), tr("side B")};
            },
            m_sides[i]));
    }
    for (std::size_t seat = 0; seat < m_told.size(); ++seat) {
        for (std::size_t part = 0; part < m_told[seat].size(); ++part)
            choices.push_back(missionChoice(seat, part));
    }
    return choices;
}

/// What was told goes along with whom it was told of.
void CloudAgeNewGamePage::followPlayers()
{
    const QList<SeatedPlayer> seated = players()->players();
    QStringList names;
    for (const SeatedPlayer &each : seated)
        names << each.name;
    const auto before = m_told;
    for (std::size_t i = 0; i < m_told.size(); ++i) {
        const qsizetype was = m_names.indexOf(names.value(static_cast<qsizetype>(i)));
        if (was >= 0)
            m_told[i] = before[static_cast<std::size_t>(was)];
        else if (names.size() != m_names.size())
            m_told[i] = {};
    }
    m_names = names;
    m_atStart->refresh();
}

/// Who plays alone can make it harder by a second card (CA-SOLO-06).
FoldedChoice CloudAgeNewGamePage::missionChoice(std::size_t seat, std::size_t part)
{
    const auto title = [this, seat, part] {
        const QString name = words::printable(players()->players().value(static_cast<qsizetype>(seat)).name);
        const QString titles[] = {
            tr("%1: first mission on the card").arg(name), tr("%1: second mission on the card").arg(name),
            tr("Harder: first mission on a second card"), tr("Harder: second mission on it"),
            tr("Harder: the mission that it covers")};
        return titles[part];
    };
    const auto answers = [] {
        QStringList missions{tr("later, in the game", "told of a Mission card")};
        for (const Mission mission : all<Mission>())
            missions << words::capitalised(wording::name(mission));
        return missions;
    };
    FoldedChoice choice =
        numberedChoice(u"mission-%1-%2"_s.arg(seat + 1).arg(part + 1), title, answers, m_told[seat][part]);
    choice.isAsked = [this, seat, part] {
        const qsizetype people = players()->players().size();
        return part < 2 ? static_cast<qsizetype>(seat) < people : people == 1 && seat == 0;
    };
    return choice;
}

/// What was told of the cards of a seat. One of which only half was told is no card that can be.
StartMissions CloudAgeNewGamePage::missionsOf(std::size_t seat) const
{
    StartMissions missions;
    const auto &told = m_told[seat];
    const bool isSolo = players()->players().size() == 1;
    const std::size_t halves = isSolo ? 4 : 2;
    for (std::size_t half = 0; half < halves; half += 2) {
        const int first = told[half] > 0 ? told[half] : told[half + 1];
        const bool isAlone = half > 0 && missions.cards.empty(); // a second card without a first one
        const int second = told[half + 1] > 0 && !isAlone ? told[half + 1] : first;
        if (first > 0)
            missions.cards.append({static_cast<Mission>(first - 1), static_cast<Mission>(second - 1)});
    }
    if (isSolo && told[4] > 0)
        missions.covered.append(static_cast<Mission>(told[4] - 1));
    return missions;
}

bool CloudAgeNewGamePage::usesSample() const
{
    return m_box->chosen() == Values::Sample;
}

void CloudAgeNewGamePage::chooseMode(int place)
{
    const int campaign = place - static_cast<int>(countOf<Mode>);
    const bool leaves = !m_campaign.isEmpty(); // whose tiles and rulings are no other game's
    if (campaign >= 0 && !m_typed) {
        m_typed = Typed{players()->standing(), m_box->chosen(), m_earlierCatalogue,
                        leaves ? QJsonObject() : agreed()};
    }
    m_campaign.clear();
    m_chapter->setCurrentIndex(0);
    if (campaign >= 0) {
        prefill(m_campaigns[static_cast<std::size_t>(campaign)]);
    } else if (m_typed) {
        players()->putBack(m_typed->players);
        takeOver(m_typed->agreed);
        m_earlierCatalogue = m_typed->catalogue;
        if (m_earlierCatalogue.isEmpty())
            m_box->withdraw(Values::Earlier);
        m_box->choose(m_box->placeOf(m_typed->values));
        m_typed.reset();
    } else if (leaves) {
        takeOver({});
    }
    choose();
}

void CloudAgeNewGamePage::choose()
{
    showRefusal({});
    retranslate();
}

void CloudAgeNewGamePage::start()
{
    const QList<SeatedPlayer> seated = players()->players();
    NewGameOptions options;
    options.names.reserve(seated.size());
    for (const SeatedPlayer &player : seated) {
        options.names << player.name;
        options.colors.push_back(static_cast<PlayerColor>(player.color));
        options.missions.push_back(missionsOf(options.missions.size()));
    }
    options.mode = static_cast<Mode>(m_mode->currentData().toInt());
    if (options.mode == Mode::Campaign) {
        options.chapter = static_cast<Chapter>(m_chapter->currentData().toInt());
        options.campaign =
            m_campaign.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : m_campaign;
    }
    options.agreed = agreed();
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        options.sides[i] = m_sides[i] == 0 ? QChar() : QChar(u'A' + m_sides[i] - 1);
    if (usesSample())
        options.catalogue = sampleCatalogue();
    else if (m_box->chosen() == Values::Earlier)
        options.catalogue = m_earlierCatalogue;
    else if (const QJsonObject own = BoxFile(u"cloudage"_s).read(); !own.isEmpty())
        options.catalogue = layeredOverBuiltIn(own);
    options.dealsMissions = usesSample() && m_missions->isChecked();
    const auto record = newGame(options);
    if (!record) {
        const NewGameRefusal &refusal = record.error();
        switch (refusal.kind) {
        case NewGameRefusal::Kind::PlayerCount:
            players()->showRefusal([] { return tr("1 to 4 players take part."); }, 0);
            return;
        case NewGameRefusal::Kind::Name:
            players()->showRefusal([] { return tr("A name has 1 to 40 characters."); }, refusal.number);
            return;
        case NewGameRefusal::Kind::SameName:
            players()->showRefusal([] { return tr("Two players have the same name."); }, refusal.number);
            return;
        case NewGameRefusal::Kind::Missions:
            players()->showRefusal(
                [] {
                    return tr(
                        "A Mission card has two missions, nobody has one twice, and a second card covers "
                        "one.");
                },
                refusal.number);
            return;
        case NewGameRefusal::Kind::Catalogue:
            showRefusal([] { return tr("These values cannot be read."); });
            return;
        }
    }
    begin(begunWith(writeGameRecord(record.value())));
}

void CloudAgeNewGamePage::retranslate()
{
    setTitle(tr("New game of CloudAge"));
    m_game->setTitle(tr("What is played"));
    m_mode->setAccessibleName(tr("Scenario or campaign"));
    for (const Mode mode : all<Mode>()) {
        m_mode->setItemText(static_cast<int>(mode),
                            mode == Mode::Campaign ? tr("New campaign")
                                                   : words::capitalised(wording::modeName(mode, {})));
    }
    for (std::size_t i = 0; i < m_campaigns.size(); ++i) {
        QStringList names;
        for (const SeatedPlayer &player : m_campaigns[i].players)
            names << words::printable(player.name);
        const auto next = static_cast<Chapter>(*m_campaigns[i].part + 1);
        m_mode->setItemText(static_cast<int>(countOf<Mode> + i),
                            tr("Campaign under way: %1, chapter %2", "players, the next chapter")
                                .arg(words::listed(names), table::word(next)));
    }
    m_chapter->setAccessibleName(tr("Chapter"));
    for (int i = 0; i < m_chapter->count(); ++i) {
        const auto chapter = static_cast<Chapter>(m_chapter->itemData(i).toInt());
        m_chapter->setItemText(i, tr("Chapter %1").arg(table::word(chapter)));
    }
    m_chapter->setVisible(m_mode->currentData().toInt() == static_cast<int>(Mode::Campaign));
    m_missions->setText(tr("&Deal a Mission card of the sample set to each player"));
    m_missions->setVisible(usesSample());
}

} // namespace skyledger::ui
