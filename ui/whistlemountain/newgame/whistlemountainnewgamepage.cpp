// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/newgame/whistlemountainnewgamepage.h"

#include "core/table/jsonreader.h"
#include "core/table/timestamp.h"
#include "core/table/valuesource.h"
#include "core/whistlemountain/names.h"
#include "ui/newgame/boxfile.h"
#include "ui/newgame/gridsketch.h"
#include "ui/newgame/measuresform.h"
#include "ui/newgame/valueschoice.h"
#include "ui/whistlemountain/scoring/whistlemountainsheet.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/card.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/words/readerrors.h"

#include <QtCore/QDateTime>
#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>
#include <QtCore/QUuid>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int dealtAbility = -1;

QString noteOfBox()
{
    return WhistleMountainNewGamePage::tr("What the rulebook does not print is asked for as it is needed.");
}

/// Three numbers without which nothing can be played, and what may wait.
std::vector<Measure> measuresOfBoard()
{
    using Kind = Measure::Kind;
    using Limits = Measure::Limits;
    const auto rowsOf = [](const QJsonObject &typed) {
        return std::clamp(typed["board"_L1]["rows"_L1].toInt(maxRows), barracksRows, maxRows);
    };
    const auto within = [](int least, int most) {
        return [limits = Limits{least, most}](const QJsonObject &) { return limits; };
    };
    const auto sides = within(1, mostMachineSide);
    return {
        {u"board.columns"_s, [] { return WhistleMountainNewGamePage::tr("Columns"); }, within(1, maxColumns),
         Kind::Number, true},
        {u"board.rows"_s, [] { return WhistleMountainNewGamePage::tr("Rows"); },
         within(barracksRows, maxRows), Kind::Number, true},
        {u"board.bridgeRow"_s, [] { return WhistleMountainNewGamePage::tr("First row above the bridge"); },
         [rowsOf](const QJsonObject &typed) {
             return Limits{1, rowsOf(typed)};
         },
         Kind::Number, true},
        {u"board.barracksRow"_s, [] { return WhistleMountainNewGamePage::tr("Lowest row of the barracks"); },
         [rowsOf](const QJsonObject &typed) {
             return Limits{1, rowsOf(typed) - barracksRows + 1};
         }},
        {u"sizes.small"_s, [] { return WhistleMountainNewGamePage::tr("Small machines, sides in cells"); },
         sides, Kind::Pair},
        {u"sizes.medium"_s, [] { return WhistleMountainNewGamePage::tr("Medium machines, sides in cells"); },
         sides, Kind::Pair},
        {u"sizes.large"_s, [] { return WhistleMountainNewGamePage::tr("Large machines, sides in cells"); },
         sides, Kind::Pair},
        {u"board.floors"_s,
         [] {
             return WhistleMountainNewGamePage::tr("VP of the tower’s floors, from the bottom: 1 2 2 3 …");
         },
         [rowsOf](const QJsonObject &typed) {
             return Limits{0, maxVp, rowsOf(typed)};
         },
         Kind::List}};
}

} // namespace

WhistleMountainNewGamePage::WhistleMountainNewGamePage(const Preferences &preferences,
                                                       const QByteArray &earlier, QWidget *parent)
    : SetupPage(whistleMountainSheet().seats(), preferences.names, parent),
      m_box(new ValuesChoice([] { return tr("What is printed on boards and tiles"); },
                             [] { return tr("&Your copy of the box…"); }, this)),
      m_beginner(new QCheckBox(this)),
      m_sketch(new GridSketch(this)),
      m_measures(new MeasuresForm(measuresOfBoard(), m_sketch, this)),
      m_abilities(new Card(this))
{
    m_box->offer(0, {Box, [] { return tr("Your box"); }, noteOfBox});
    m_box->offer(
        1,
        {Sample, [] { return tr("Sample set, to try the program"); },
         [] { return tr("Measures of the board, tiles and scaffolds are made up: no box has them."); },
         false});
    m_measures->setValues(completed(BoxFile(gameId).read()));
    m_beginner->setObjectName(u"beginner"_s);
    layOutCards();
    if (!earlier.isEmpty())
        prefill(earlier);
    connect(startButton(), &QPushButton::clicked, this, &WhistleMountainNewGamePage::start);
    connect(m_box, &ValuesChoice::enterWanted, this, &WhistleMountainNewGamePage::copyWanted);
    connect(m_box, &ValuesChoice::changed, this, &WhistleMountainNewGamePage::chooseValues);
    connect(m_measures, &MeasuresForm::changed, this, &WhistleMountainNewGamePage::followMeasures);
    connect(players(), &PlayersForm::changed, this, &WhistleMountainNewGamePage::nameAbilities);
    followMeasures();
    sayAnew(*this, [this] { retranslate(); });
}

void WhistleMountainNewGamePage::layOutCards()
{
    m_box->content()->addWidget(m_beginner);
    auto *grid = new QGridLayout;
    addAbilities(grid);
    m_abilities->content()->addLayout(grid);
    auto *right = new QVBoxLayout;
    right->addWidget(m_box);
    right->addWidget(m_measures);
    right->addStretch();
    auto *left = new QVBoxLayout;
    left->addWidget(players());
    left->addWidget(m_abilities);
    left->addStretch();
    auto *page = new QWidget;
    auto *columns = new QHBoxLayout(page);
    columns->setSpacing(fontMetrics().height() * 3 / 4);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    layOut(page, 110);
}

/// An ability for each seat: what was drafted at the table, or one that is dealt.
void WhistleMountainNewGamePage::addAbilities(QGridLayout *grid)
{
    for (int seat = 0; seat < 4; ++seat) {
        auto *name = plainLabel(this);
        auto *box = new QComboBox(this);
        box->setObjectName(u"ability-%1"_s.arg(seat + 1));
        box->addItem(QString(), dealtAbility);
        for (const Ability ability : all<Ability>())
            box->addItem(QString(), static_cast<int>(ability));
        name->setBuddy(box);
        grid->addWidget(name, seat, 0);
        grid->addWidget(box, seat, 1);
        m_abilityNames.push_back(name);
        m_abilityBoxes.push_back(box);
    }
    grid->setColumnStretch(1, 1);
}

void WhistleMountainNewGamePage::setPreferences(const Preferences &)
{
    m_measures->setValues(completed(BoxFile(gameId).read()));
}

void WhistleMountainNewGamePage::prefill(const QByteArray &earlier)
{
    const auto document = table::parseObject(earlier);
    if (!document)
        return;
    const auto record = readGameRecord(document.value());
    if (!record)
        return;
    players()->setPlayers(seatedPlayers(record.value().players));
    m_beginner->setChecked(record.value().setup.beginner);
    m_earlierCatalogue = record.value().catalogue();
    m_box->offer(0, {Earlier, [] { return tr("The values of the game before"); }, noteOfBox});
    m_box->choose(0);
    m_measures->hide();
}

/// What is printed on the boards that are played with.
QJsonObject WhistleMountainNewGamePage::catalogue() const
{
    if (m_box->chosen() == Earlier)
        return m_earlierCatalogue;
    return m_box->chosen() == Sample ? sampleCatalogue() : completed(BoxFile(gameId).read());
}

void WhistleMountainNewGamePage::chooseValues()
{
    showRefusal({});
    m_measures->setVisible(m_box->chosen() == Box);
}

/// The drawing follows each number, so that a slip is seen.
void WhistleMountainNewGamePage::followMeasures()
{
    showRefusal({});
    table::JsonFaults faults;
    const Board board = readCatalogue(JsonNode(faults, m_measures->values()), false).board;
    GridSketch::Board drawn{board.columns,       board.rows,   board.bridgeRow,
                            board.barracksRow(), barracksRows, {}};
    for (int row = 0; row < board.rows; ++row) {
        const auto vp = board.floorVp[static_cast<std::size_t>(row)];
        drawn.besides << (vp ? QString::number(*vp) : u"?"_s);
    }
    m_sketch->setBoard(drawn);
}

/// Keeps the measures of the board, which are not asked again. False if they are not all there, which is said.
bool WhistleMountainNewGamePage::keepMeasures()
{
    if (m_box->chosen() != Box)
        return true;
    if (QString unsaid = m_measures->unsaid(); !unsaid.isEmpty()) {
        showRefusal([unsaid = std::move(unsaid)] { return unsaid; });
        return false;
    }
    QJsonObject values = m_measures->values();
    values.insert("format"_L1, "skyledger-catalogue"_L1);
    values.insert("version"_L1, play::formatVersion);
    values.insert("game"_L1, gameId);
    values.insert("source"_L1, "copy"_L1);
    if (BoxFile(gameId).add(values))
        return true;
    showRefusal([] { return tr("The measures of your board cannot be kept: their file cannot be written"); });
    return false;
}

/// The document of a game with the people and abilities that were chosen; abilities that nobody drafted stay as dealt.
/// What lies on a table with a real box is told as it is met, not dealt.
QJsonObject WhistleMountainNewGamePage::asChosen(const GameRecord &dealt) const
{
    const QList<SeatedPlayer> seated = players()->players();
    QJsonObject document = play::RecordFile<Game>::json(dealt);
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray told = setup["players"_L1].toArray();
    QSet<int> taken;
    for (qsizetype seat = 0; seat < seated.size(); ++seat)
        taken.insert(m_abilityBoxes[static_cast<std::size_t>(seat)]->currentData().toInt());
    for (qsizetype seat = 0; seat < seated.size(); ++seat) {
        QJsonObject player = told[seat].toObject();
        player["color"_L1] = word(static_cast<PlayerColor>(seated[seat].color));
        int ability = m_abilityBoxes[static_cast<std::size_t>(seat)]->currentData().toInt();
        if (ability == dealtAbility) {
            ability = static_cast<int>(dealt.setup.abilities[static_cast<Player>(seat)]);
            while (taken.contains(ability))
                ability = (ability + 1) % static_cast<int>(countOf<Ability>);
            taken.insert(ability);
        }
        player["ability"_L1] = word(static_cast<Ability>(ability));
        told[seat] = player;
    }
    setup["players"_L1] = told;
    if (!table::holdsSampleValues(dealt.catalogue())) {
        setup.remove("displays"_L1);
        setup.remove("floorTrophies"_L1);
    }
    document["setup"_L1] = setup;
    return document;
}

void WhistleMountainNewGamePage::start()
{
    const QList<SeatedPlayer> seated = players()->players();
    if (seated.size() < 2) {
        showRefusal([] { return tr("Two to four people play."); });
        return;
    }
    if (!keepMeasures())
        return;
    NewGame game;
    for (const SeatedPlayer &player : seated)
        game.names << player.name;
    game.catalogue = catalogue();
    game.beginner = m_beginner->isChecked();
    game.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    game.playedAt = table::timestamp(QDateTime::currentDateTime());
    table::Random random(QRandomGenerator::system()->generate64());
    const auto dealt = dealGame(game, random);
    const auto chosen = dealt ? readGameRecord(asChosen(dealt.value())) : dealt;
    if (!chosen) {
        showRefusal([error = chosen.error()] { return words::readError(error); });
        return;
    }
    NewRecord begun = begunWith(writeGameRecord(chosen.value()));
    for (const SeatedPlayer &player : seated)
        begun.colors << player.name + u'=' + word(static_cast<PlayerColor>(player.color));
    begin(begun);
}

void WhistleMountainNewGamePage::nameAbilities()
{
    const QList<SeatedPlayer> seated = players()->players();
    for (std::size_t seat = 0; seat < m_abilityBoxes.size(); ++seat) {
        const auto at = static_cast<qsizetype>(seat);
        const bool used = at < seated.size();
        m_abilityNames[seat]->setText(used ? withoutKeySigns(seated[at].name)
                                           : tr("Seat %1", "number").arg(QString::number(seat + 1)));
        setSaidName(*m_abilityBoxes[seat], tr("Starting ability of %1").arg(m_abilityNames[seat]->text()));
        m_abilityBoxes[seat]->setEnabled(used);
    }
}

void WhistleMountainNewGamePage::retranslate()
{
    setTitle(tr("New game of Whistle Mountain"));
    m_measures->setTitle(tr("Your board"));
    m_measures->setNotes(tr("Three numbers, counted on the board from below: they are asked once and kept."),
                         tr("May wait: what is not known is asked for as it is needed."));
    setSaidName(*m_sketch, tr("The board as these numbers make it"));
    m_beginner->setText(tr("&First game: the advanced elements stay in the box"));
    m_abilities->setTitle(tr("Starting abilities"));
    for (QComboBox *box : m_abilityBoxes) {
        for (int i = 0; i < box->count(); ++i) {
            const int ability = box->itemData(i).toInt();
            box->setItemText(i,
                             ability == dealtAbility ? tr("Dealt at random")
                                                     : wording::name(static_cast<Ability>(ability)));
        }
    }
    nameAbilities();
}

} // namespace skyledger::ui
