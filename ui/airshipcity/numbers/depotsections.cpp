// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/numbers/depotsections.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = NumberSheet::Field;
using Assignments = std::vector<Assignment>;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

QString nameOf(Player player, const QString &what)
{
    return u"%1-%2"_s.arg(static_cast<int>(player) + 1).arg(what);
}

/// Builds the depots row by row.
class Depots
{
public:
    Depots(NumberSheet &sheet, QWidget *parent)
        : m_sheet(sheet), m_section(new QWidget(parent)), m_grid(new QGridLayout(m_section))
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->addWidget(sheet.label([] { return words::name(words::Term::Depots); }, m_section, true), 0,
                          0);
        for (const Player player : sheet.table().players()) {
            m_grid->addWidget(
                sheet.label([&table = sheet.table(), player] { return table.words().player(player); },
                            m_section, true),
                0, columnOf(player));
        }
        m_grid->setColumnStretch(columnOf(static_cast<Player>(sheet.table().setup().playerCount)), 1);
    }

    QWidget *build()
    {
        for (const Resource resource : all<Resource>())
            stockRow(resource);
        vpRow();
        renovationRow();
        for (const Crew crew : all<Crew>())
            crewRow(crew);
        for (const Player player : m_sheet.table().players())
            composeCrews(player);
        for (const BonusEffect effect : all<BonusEffect>())
            effectRow(effect);
        return m_section;
    }

private:
    static int columnOf(Player player) { return static_cast<int>(player) + 1; }
    /// "Ada: Wood"
    NumberSheet::Text about(Player player, NumberSheet::Text what) const
    {
        return [&table = m_table, player, what = std::move(what)] {
            // Named in full: a lambda hides from lupdate whose tr() it is.
            return QCoreApplication::translate("NumbersPage", "%1: %2", "player, which number")
                .arg(table.words().player(player), what());
        };
    }
    void beginRow(const NumberSheet::Text &title)
    {
        ++m_row;
        m_grid->addWidget(m_sheet.label(title, m_section), m_row, 0);
    }
    void put(Player player, QWidget *editor)
    {
        m_grid->addWidget(editor, m_row, columnOf(player), Qt::AlignLeft | Qt::AlignVCenter);
    }

    void stockRow(Resource resource);
    void vpRow();
    void renovationRow();
    void crewRow(Crew crew);
    void composeCrews(Player player);
    void effectRow(BonusEffect effect);
    QWidget *crewFields(Player player, Crew crew);

    struct CrewFields {
        Field at;
        Field ready;
    };

    NumberSheet &m_sheet;
    const AirshipCityTable &m_table = m_sheet.table();
    QWidget *m_section;
    QGridLayout *m_grid;
    int m_row = 0;
    Per<Player, Per<Crew, CrewFields>> m_crews{};
};

void Depots::stockRow(Resource resource)
{
    const auto title = [resource] { return words::heading(resource); };
    beginRow(title);
    for (const Player player : m_table.players()) {
        const Field field =
            m_sheet.number(nameOf(player, word(resource)), valueAt(Setting::Stock, player, resource),
                           {0, unlockedCapacity}, about(player, title), m_section);
        put(player, m_sheet.explained(field, ruleOf(BoardPart::ResourceTrack)));
    }
}

void Depots::vpRow()
{
    const auto title = [] { return words::name(words::Term::VictoryPoints); };
    beginRow(title);
    for (const Player player : m_table.players()) {
        const Field field = m_sheet.number(nameOf(player, u"vp"_s), valueAt(Setting::Vp, player),
                                           about(player, title), m_section);
        put(player, m_sheet.explained(field, ruleOf(BoardPart::VictoryPoints)));
    }
}

void Depots::renovationRow()
{
    beginRow([] { return words::name(words::Term::Renovations); });
    for (const Player player : m_table.players()) {
        auto *boxes = new QWidget(m_section);
        auto *grid = new QGridLayout(boxes);
        grid->setContentsMargins(0, 0, 0, 0);
        Per<Resource, Field> fields{};
        for (const Resource resource : all<Resource>()) {
            fields[resource] = m_sheet.tick(
                nameOf(player, u"renovation-"_s + word(resource)),
                [player, resource](const State &state) {
                    return state.players[player].renovations.contains(resource) ? 1 : 0;
                },
                [resource] { return words::heading(resource); },
                about(
                    player,
                    [resource] { return Words::tr("renovated: %1", "resource").arg(words::name(resource)); }),
                boxes);
            const int place = static_cast<int>(resource);
            grid->addWidget(m_sheet.explained(fields[resource], ruleOf(BoardPart::Renovation)), place / 2,
                            place % 2);
        }
        put(player, boxes);
        m_sheet.compose([&sheet = m_sheet, fields, player](Assignments &set) {
            ResourceSet unlocked;
            bool changed = false;
            for (const Resource resource : all<Resource>()) {
                changed = changed || sheet.isChanged(fields[resource]);
                if (sheet.shown(fields[resource]) != 0)
                    unlocked.insert(resource);
            }
            if (changed)
                set.push_back(assign(Setting::Renovations, unlocked, player));
        });
    }
}

QWidget *Depots::crewFields(Player player, Crew crew)
{
    auto *pair = new QWidget(m_section);
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    const int number = static_cast<int>(crew) + 1;
    std::vector<NumberSheet::Option> places{{NumberSheet::nothing, [] { return u"–"_s; }}};
    for (const Cell cell : all<Cell>())
        places.push_back({static_cast<int>(cell), [cell] { return words::name(cell); }});
    CrewFields &fields = m_crews[player][crew];
    fields.at = m_sheet.choice(
        nameOf(player, u"crew-%1-at"_s.arg(number)), places,
        [player, crew](const State &state) {
            const CrewState &token = state.players[player].crews[crew];
            return token.inPlay() ? static_cast<int>(token.at) : NumberSheet::nothing;
        },
        about(player, [number] { return Words::tr("place of crew %1").arg(number); }), pair);
    fields.ready = m_sheet.tick(
        nameOf(player, u"crew-%1-ready"_s.arg(number)),
        [player, crew](const State &state) { return state.players[player].crews[crew].ready ? 1 : 0; },
        [] { return Words::tr("ready", "crew"); },
        about(player, [number] { return Words::tr("crew %1 is ready").arg(number); }), pair);
    row->addWidget(m_sheet.explained(fields.at, ruleOf(BoardPart::Crew)));
    row->addWidget(m_sheet.explained(fields.ready, ruleOf(BoardPart::Crew)));
    return pair;
}

void Depots::crewRow(Crew crew)
{
    const int number = static_cast<int>(crew) + 1;
    beginRow([number] { return Words::tr("Crew %1").arg(number); });
    for (const Player player : m_table.players())
        put(player, crewFields(player, crew));
}

void Depots::composeCrews(Player player)
{
    const Per<Crew, CrewFields> fields = m_crews[player];
    const auto placement = [&sheet = m_sheet, fields](Crew crew) {
        return CrewPlacement{static_cast<Cell>(sheet.shown(fields[crew].at)),
                             sheet.shown(fields[crew].ready) != 0};
    };
    const auto inPlay = [&sheet = m_sheet, fields](Crew crew) {
        return sheet.shown(fields[crew].at) != NumberSheet::nothing;
    };
    // Another number of crew is written as the whole list, else what was changed of each.
    const auto otherNumber = [&table = m_table, inPlay, player] {
        for (const Crew crew : all<Crew>()) {
            if (inPlay(crew) != table.state().players[player].crews[crew].inPlay())
                return true;
        }
        return false;
    };
    m_sheet.compose([=, &sheet = m_sheet](Assignments &set) {
        if (otherNumber()) {
            CrewList crews;
            for (const Crew crew : all<Crew>()) {
                if (inPlay(crew))
                    crews.append(placement(crew));
            }
            set.push_back(assign(Setting::Crews, crews, player));
            return;
        }
        for (const Crew crew : all<Crew>()) {
            if (sheet.isChanged(fields[crew].at))
                set.push_back(assign(Setting::CrewAt, placement(crew).at, player, crew));
            if (sheet.isChanged(fields[crew].ready))
                set.push_back(assign(Setting::CrewReady, placement(crew).ready, player, crew));
        }
    });
    // Tiles take their crew along, and who is to play has ready crew: what the fields show wins.
    m_sheet.settle([=](const State &tried, Assignments &set) {
        if (otherNumber())
            return;
        for (const Crew crew : all<Crew>()) {
            const CrewState &token = tried.players[player].crews[crew];
            if (inPlay(crew) && token.at != placement(crew).at)
                set.push_back(assign(Setting::CrewAt, placement(crew).at, player, crew));
            if (inPlay(crew) && token.ready != placement(crew).ready)
                set.push_back(assign(Setting::CrewReady, placement(crew).ready, player, crew));
        }
    });
}

void Depots::effectRow(BonusEffect effect)
{
    const auto title = [effect] { return words::name(effect); };
    beginRow(title);
    for (const Player player : m_table.players()) {
        std::vector<NumberSheet::Option> options;
        for (const auto status :
             {EffectStatus::Locked, EffectStatus::Ready, EffectStatus::Used, EffectStatus::Unknown})
            options.push_back({static_cast<int>(status), [status] { return words::name(status); }});
        const Field field =
            m_sheet.choice(nameOf(player, word(effect)), options, valueAt(Setting::Effect, player, effect),
                           about(player, title), m_section);
        put(player, m_sheet.explained(field, ruleOf(effect)));
    }
}

/// Where a contract can lie, as one number.
enum Place { Deck, Display, FirstHeld };
constexpr int placesOfPlayer = 3;
enum PlaceOfPlayer { Held, Completed, Failed };

int placeAt(Player player, PlaceOfPlayer place)
{
    return FirstHeld + static_cast<int>(player) * placesOfPlayer + place;
}

int placeOf(const State &state, Contract contract, table::Keys<Player> players)
{
    if (state.market.contains(contract))
        return Display;
    for (const Player player : players) {
        const PlayerState &depot = state.players[player];
        if (depot.held.contains(contract))
            return placeAt(player, Held);
        if (depot.completed.contains(contract))
            return placeAt(player, Completed);
        if (depot.failed.contains(contract))
            return placeAt(player, Failed);
    }
    return Deck;
}

QString placeName(const AirshipCityTable &table, Player player, PlaceOfPlayer place)
{
    const QString who = table.words().player(player);
    switch (place) {
    case Held:
        return Words::tr("%1: term track", "player; where a contract lies").arg(who);
    case Completed:
        return Words::tr("%1: completed", "player; where a contract lies").arg(who);
    case Failed:
        break;
    }
    return Words::tr("%1: failed", "player; where a contract lies").arg(who);
}

/// Fields for all contracts, and the lists that follow from them.
class Contracts
{
public:
    Contracts(NumberSheet &sheet, QWidget *parent)
        : m_sheet(sheet), m_section(new QWidget(parent)), m_grid(new QGridLayout(m_section))
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setColumnStretch(3, 1);
    }

    QWidget *build()
    {
        m_grid->addWidget(m_sheet.label([] { return words::name(words::Term::Contracts); }, m_section, true),
                          0, 0);
        m_grid->addWidget(m_sheet.label([] { return Words::tr("lies"); }, m_section), 0, 1);
        m_grid->addWidget(m_sheet.label([] { return Words::tr("term left"); }, m_section), 0, 2);
        for (const Contract contract : m_table.setup().contracts())
            addRow(contract);
        m_sheet.compose([lists = *this](Assignments &set) { lists.compose(set); });
        return m_section;
    }

private:
    void addRow(Contract contract);
    void compose(Assignments &set) const;
    ContractList listAt(int place, const ContractList &now) const;
    bool termsDiffer(const ContractList &held) const;

    NumberSheet &m_sheet;
    const AirshipCityTable &m_table = m_sheet.table();
    QWidget *m_section;
    QGridLayout *m_grid;
    Per<Contract, Field> m_places{};
    Per<Contract, Field> m_terms{};
};

void Contracts::addRow(Contract contract)
{
    const AirshipCityTable &table = m_table;
    const QString id = table.session().record().ids.contracts.text(contract);
    const auto title = [&table, contract] { return table.words().contract(contract); };
    std::vector<NumberSheet::Option> options{{Deck, [] { return Words::tr("in the deck"); }},
                                             {Display, [] { return Words::tr("on display"); }}};
    for (const Player player : table.players()) {
        for (const auto place : {Held, Completed, Failed}) {
            options.push_back({placeAt(player, place),
                               [&table, player, place] { return placeName(table, player, place); }});
        }
    }
    m_places[contract] = m_sheet.choice(
        id + u"-place"_s, options,
        [&table, contract](const State &state) { return placeOf(state, contract, table.players()); },
        [title] { return Words::tr("Where the contract lies: %1").arg(title()); }, m_section);
    m_terms[contract] = m_sheet.number(
        id + u"-term"_s, 0, maxTerm, [contract](const State &state) { return state.termLeft[contract]; },
        [title] { return Words::tr("Term left of the contract: %1").arg(title()); }, m_section);
    const int row = m_grid->rowCount();
    m_grid->addWidget(m_sheet.label(title, m_section), row, 0);
    m_grid->addWidget(m_sheet.explained(m_places[contract], ruleOf(BoardPart::HeldContract)), row, 1);
    m_grid->addWidget(m_sheet.explained(m_terms[contract], ruleOf(BoardPart::TermTrack)), row, 2);
}

/// The contracts whose fields say this place: those that lie there keep their order, others follow.
ContractList Contracts::listAt(int place, const ContractList &now) const
{
    ContractList list;
    for (const Contract contract : now) {
        if (m_sheet.shown(m_places[contract]) == place)
            list.append(contract);
    }
    for (const Contract contract : m_table.setup().contracts()) {
        if (m_sheet.shown(m_places[contract]) == place && !list.contains(contract))
            list.append(contract);
    }
    return list;
}

bool Contracts::termsDiffer(const ContractList &held) const
{
    return std::any_of(held.begin(), held.end(),
                       [this](Contract contract) { return m_sheet.isChanged(m_terms[contract]); });
}

void Contracts::compose(Assignments &set) const
{
    const State &state = m_table.state();
    const ContractList market = listAt(Display, state.market);
    if (market != state.market)
        set.push_back(assign(Setting::Market, market));
    for (const Player player : m_table.players()) {
        const PlayerState &depot = state.players[player];
        const ContractList held = listAt(placeAt(player, Held), depot.held);
        if (held != depot.held || termsDiffer(held)) {
            HeldList list;
            for (const Contract contract : held) {
                // A term that nobody gave is the shortest there is.
                const int term = std::max(1, m_sheet.shown(m_terms[contract]));
                list.append({contract, static_cast<std::uint8_t>(term)});
            }
            set.push_back(assign(Setting::Held, list, player));
        }
        const ContractList completed = listAt(placeAt(player, Completed), depot.completed);
        if (completed != depot.completed)
            set.push_back(assign(Setting::Completed, completed, player));
        const ContractList failed = listAt(placeAt(player, Failed), depot.failed);
        if (failed != depot.failed)
            set.push_back(assign(Setting::Failed, failed, player));
    }
}

} // namespace

QWidget *depotSection(NumberSheet &sheet, QWidget *parent)
{
    return Depots(sheet, parent).build();
}

QWidget *contractSection(NumberSheet &sheet, QWidget *parent)
{
    return Contracts(sheet, parent).build();
}

} // namespace skyledger::ui
