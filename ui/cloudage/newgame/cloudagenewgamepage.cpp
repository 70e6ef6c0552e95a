// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/newgame/cloudagenewgamepage.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/names.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/newgame/boxfile.h"
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
      m_box(new ValuesChoice([] { return tr("What is printed on boards and cards"); },
                             [] { return tr("&Your copy of the box…"); }, this)),
      m_missions(new QCheckBox(this))
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
    connect(m_mode, &QComboBox::currentIndexChanged, this, &CloudAgeNewGamePage::chooseMode);
    connect(m_box, &ValuesChoice::changed, this, &CloudAgeNewGamePage::choose);
    connect(m_box, &ValuesChoice::enterWanted, this, &CloudAgeNewGamePage::copyWanted);
    connect(startButton(), &QPushButton::clicked, this, &CloudAgeNewGamePage::start);
    sayAnew(*this, [this] { retranslate(); });
}

void CloudAgeNewGamePage::layOutCards()
{
    const int unit = fontMetrics().height();
    auto *what = new QVBoxLayout;
    what->addWidget(m_mode);
    what->addWidget(m_chapter);
    m_game->content()->addLayout(what);
    m_box->content()->addWidget(m_missions);

    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setSpacing(unit / 2);
    for (QWidget *card :
         {static_cast<QWidget *>(players()), static_cast<QWidget *>(m_game), static_cast<QWidget *>(m_box)})
        column->addWidget(card);
    column->addStretch();
    layOut(page, 60);
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
    m_agreed = stand.agreed;
    m_earlierCatalogue = stand.values;
    if (m_box->placeOf(Values::Earlier) < 0)
        m_box->offer(0, {Values::Earlier, [] { return tr("The values of the game before"); }, noteOfBox});
    m_box->choose(0);
}

bool CloudAgeNewGamePage::usesSample() const
{
    return m_box->chosen() == Values::Sample;
}

void CloudAgeNewGamePage::chooseMode(int place)
{
    const int campaign = place - static_cast<int>(countOf<Mode>);
    if (campaign >= 0 && !m_typed)
        m_typed = Typed{players()->standing(), m_box->chosen(), m_earlierCatalogue};
    m_campaign.clear();
    m_chapter->setCurrentIndex(0);
    if (campaign >= 0) {
        prefill(m_campaigns[static_cast<std::size_t>(campaign)]);
    } else if (m_typed) {
        players()->putBack(m_typed->players);
        m_earlierCatalogue = m_typed->catalogue;
        if (m_earlierCatalogue.isEmpty())
            m_box->withdraw(Values::Earlier);
        m_box->choose(m_box->placeOf(m_typed->values));
        m_typed.reset();
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
    }
    options.mode = static_cast<Mode>(m_mode->currentData().toInt());
    if (options.mode == Mode::Campaign) {
        options.chapter = static_cast<Chapter>(m_chapter->currentData().toInt());
        options.campaign =
            m_campaign.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : m_campaign;
        if (!m_campaign.isEmpty() && m_agreed)
            options.agreed = m_agreed();
    }
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
