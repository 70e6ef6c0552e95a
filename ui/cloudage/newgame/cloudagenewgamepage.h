// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/newgame.h"
#include "ui/newgame/rulingsform.h"
#include "ui/newgame/seriesfiles.h"
#include "ui/newgame/setuppage.h"

#include <array>
#include <optional>

class QCheckBox;
class QComboBox;

namespace skyledger::ui {

class TickRow;
class ValuesChoice;

/// How many play, and with which pieces.
SeatsSpec cloudAgeSeats();

/// The page on which a game of CloudAge is set up: who plays, what is played, with which values.
class CloudAgeNewGamePage : public SetupPage
{
    Q_OBJECT

public:
    /// `earlier`: the record of the game that is played once more; empty for none.
    CloudAgeNewGamePage(const Preferences &preferences, const QByteArray &earlier, QWidget *parent = nullptr);

private:
    void layOutCards();
    void offerCampaigns(const QStringList &folders, const QByteArray &earlier);
    void listCampaigns(std::vector<SeriesStand> campaigns);
    void prefill(const SeriesStand &stand);
    void takeOver(const QJsonObject &agreed);
    QJsonObject agreed() const;
    std::vector<FoldedChoice> startChoices();
    void followPlayers();
    FoldedChoice missionChoice(std::size_t seat, std::size_t part);
    cloudage::StartMissions missionsOf(std::size_t seat) const;
    void chooseMode(int place);
    bool usesSample() const;
    void choose();
    void start();
    void retranslate();

    Card *m_game;
    QComboBox *m_mode;
    QComboBox *m_chapter;
    std::array<int, 3> m_sides{}; ///< of boards 2 to 4: by chance, A, B
    QStringList m_names;          ///< in turn order, as the missions were told
    /// In turn order, as 1 + mission, 0 where none is told: two each of the first card and of a second one, then the covered one.
    std::array<std::array<int, 5>, table::countOf<cloudage::Player>> m_told{};
    FoldedChoices *m_atStart;
    TickRow *m_tiles;
    ValuesChoice *m_box;
    QCheckBox *m_missions;
    RulingsForm *m_rulings;
    /// What the page held before a campaign was chosen.
    struct Typed {
        PlayersForm::Standing players;
        int values = 0;
        QJsonObject catalogue;
        QJsonObject agreed;
    };
    std::optional<Typed> m_typed;         ///< to be put back when the campaign is left
    std::vector<SeriesStand> m_campaigns; ///< that go on: behind the modes
    QJsonObject m_earlierCatalogue;       ///< of the game that is played once more
    QString m_campaign;                   ///< that it belongs to
};

} // namespace skyledger::ui
