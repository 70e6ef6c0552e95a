// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/newgame/whistlemountainnewgamepage.h"

#include "core/table/jsonreader.h"
#include "core/table/timestamp.h"
#include "core/whistlemountain/names.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/card.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"
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

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int dealtAbility = -1;

SeatsSpec seatsSpec()
{
    return {.least = 2,
            .most = 4,
            .colors = static_cast<int>(countOf<PlayerColor>),
            .colorName = [](int color) { return wording::name(static_cast<PlayerColor>(color)); },
            .colorLook = [](int color) -> const PieceColor & {
                return whistle::pieceColor(static_cast<PlayerColor>(color));
            }};
}

} // namespace

WhistleMountainNewGamePage::WhistleMountainNewGamePage(const Preferences &preferences,
                                                       const QByteArray &earlier, QWidget *parent)
    : SetupPage(seatsSpec(), preferences.names, parent),
      m_box(new Card(this)),
      m_note(wrappedLabel(u"components-note", this)),
      m_beginner(new QCheckBox(this)),
      m_abilities(new Card(this))
{
    m_beginner->setObjectName(u"beginner"_s);
    layOutCards();
    if (!earlier.isEmpty())
        prefill(earlier);
    connect(startButton(), &QPushButton::clicked, this, &WhistleMountainNewGamePage::start);
    connect(players(), &PlayersForm::changed, this, &WhistleMountainNewGamePage::nameAbilities);
    sayAnew(*this, [this] { retranslate(); });
}

void WhistleMountainNewGamePage::layOutCards()
{
    m_box->content()->addWidget(m_note);
    m_box->content()->addWidget(m_beginner);
    auto *grid = new QGridLayout;
    addAbilities(grid);
    m_abilities->content()->addLayout(grid);
    auto *right = new QVBoxLayout;
    right->addWidget(m_abilities);
    right->addWidget(m_box);
    right->addStretch();
    auto *left = new QVBoxLayout;
    left->addWidget(players());
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

void WhistleMountainNewGamePage::prefill(const QByteArray &earlier)
{
    const auto document = table::parseObject(earlier);
    if (!document)
        return;
    const auto record = readGameRecord(document.value());
    if (!record)
        return;
    QList<SeatedPlayer> seated;
    for (const PlayerInfo &player : record.value().players)
        seated.append({player.name, static_cast<int>(player.color)});
    players()->setPlayers(seated);
    m_beginner->setChecked(record.value().setup.beginner);
}

/// The game as it was set up; nothing if something is against it, which is said then.
std::optional<NewRecord> WhistleMountainNewGamePage::dealt()
{
    const QList<SeatedPlayer> seated = players()->players();
    NewGame game;
    for (const SeatedPlayer &player : seated)
        game.names << player.name;
    game.catalogue = sampleCatalogue();
    game.beginner = m_beginner->isChecked();
    game.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    game.playedAt = table::timestamp(QDateTime::currentDateTime());
    table::Random random(QRandomGenerator::system()->generate64());
    const auto refuse = [this](const table::ReadError &error) {
        showRefusal([error] { return words::readError(error); });
        return std::nullopt;
    };
    auto record = dealGame(game, random);
    if (!record)
        return refuse(record.error());
    // Colours and abilities are what the table says.
    auto written = table::parseObject(writeGameRecord(record.value()));
    if (!written)
        return refuse(written.error());
    QJsonObject document = std::move(written).value();
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray players = setup["players"_L1].toArray();
    NewRecord begun;
    QSet<int> taken;
    for (qsizetype seat = 0; seat < seated.size(); ++seat)
        taken.insert(m_abilityBoxes[static_cast<std::size_t>(seat)]->currentData().toInt());
    for (qsizetype seat = 0; seat < seated.size(); ++seat) {
        QJsonObject player = players[seat].toObject();
        player["color"_L1] = word(static_cast<PlayerColor>(seated[seat].color));
        int ability = m_abilityBoxes[static_cast<std::size_t>(seat)]->currentData().toInt();
        if (ability == dealtAbility) {
            ability = static_cast<int>(record.value().setup.abilities[static_cast<Player>(seat)]);
            while (taken.contains(ability))
                ability = (ability + 1) % static_cast<int>(countOf<Ability>);
            taken.insert(ability);
        }
        player["ability"_L1] = word(static_cast<Ability>(ability));
        players[seat] = player;
        begun.players << seated[seat].name;
        begun.colors << seated[seat].name + u'=' + word(static_cast<PlayerColor>(seated[seat].color));
    }
    setup["players"_L1] = players;
    document["setup"_L1] = setup;
    const auto chosen = readGameRecord(document);
    if (!chosen)
        return refuse(chosen.error());
    begun.bytes = writeGameRecord(chosen.value());
    begun.date = QDate::currentDate().toString(Qt::ISODate);
    return begun;
}

void WhistleMountainNewGamePage::start()
{
    if (players()->players().size() < 2) {
        showRefusal([] { return tr("Two to four people play."); });
        return;
    }
    if (const auto begun = dealt())
        begin(*begun);
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
    m_box->setTitle(tr("What is printed on boards and tiles"));
    m_note->setText(
        tr("The sample set: measures of the board, tiles and scaffolds are made up, no box has them."));
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
