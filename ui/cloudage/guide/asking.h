// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/session.h"
#include "ui/cloudage/guide/cloudagequestions.h"

/// What the questions of CloudAge are made of.
namespace skyledger::ui::cloudagesteps {

/// A Campaign tile as a thing among the City actions.
constexpr int actionOf(cloudage::CampaignTile tile)
{
    return 5 + static_cast<int>(tile);
}
/// What it does, in few words, or the city that it belongs to.
QString effectOf(const cloudage::wording::GameWords &words, cloudage::CampaignTile tile);
/// Whether a city is folded away: of more than 20 those are where nobody has a marker or an airship.
bool isFolded(const cloudage::Setup &setup, const cloudage::State &state, cloudage::City city);

/// One question about one position.
class Asking
{
public:
    using Session = play::SessionOf<cloudage::CloudAge>;
    using Thing = CloudAgeQuestions::Thing;
    using Options = std::vector<PlayOption>;

    Asking(const Session &session, const cloudage::wording::GameWords &words, bool insists = false)
        : m_session(session), m_words(words), m_insists(insists)
    {
    }

    const cloudage::Setup &setup() const { return m_session.setup(); }
    const cloudage::State &state() const { return m_session.state(); }
    const cloudage::wording::GameWords &words() const { return m_words; }
    const cloudage::PlayerState &board(const PartialPlay &play) const
    {
        return state().players[doer(state(), play)];
    }
    QString name(cloudage::Player player) const { return m_words.player(player); }

    /// What a player can begin with, for what is due first or for another answer due.
    Options openingsFor(cloudage::Player player, std::optional<cloudage::Choose> due) const;
    /// The first question about a play that is still open; nothing if all is answered.
    std::optional<Ask> open(const PartialPlay &play) const;
    Options answers(const PartialPlay &play, Ask question) const;
    QString question(const PartialPlay &play, Ask question) const;
    /// The City cards of the catalogue that are what was told of one so far, each as it would be told.
    std::vector<cloudage::CityCard> fittingCards(const PartialPlay &play) const;
    /// Whether every City card of the box is listed: one that fits alone is the one that was turned up.
    bool listsAllCards() const;
    /// The answers that a City card gives to all that is open of it.
    static PartialPlay told(const PartialPlay &play, const cloudage::CityCard &card);

private:
    /// An answer with what the rules say of it, and what it would cost and bring.
    PlayOption judged(const QString &name, const PartialPlay &play, QChar key = {}) const;
    /// An answer that leads on and needs no judgement.
    static PlayOption step(const QString &name, const PartialPlay &play, QChar key = {},
                           const QString &detail = {});
    static PlayOption at(Thing kind, int number, PlayOption option)
    {
        option.thing = BoardThing{kind, number};
        return option;
    }
    static PlayOption onBoard(Thing kind, int number, PlayOption option);
    /// Nothing of this kind any more.
    PlayOption finished(const PartialPlay &play, Ask question, const QString &name) const;

    Options productions(cloudage::Player player) const;
    Options reveals(const PartialPlay &play) const;
    Options values(const PartialPlay &play) const;
    Options gains(const PartialPlay &play) const;
    Options levels(const PartialPlay &play) const;
    Options flights(bool unfolded = false) const;
    Options actions() const;
    Options buildings(const PartialPlay &play, cloudage::Choose due) const;
    Options updates(cloudage::Player player) const;
    Options fights(const PartialPlay &play) const;
    Options soloChoices() const;
    Options beside() const;

    Options cards(const PartialPlay &play) const;
    Options flight(const PartialPlay &play) const;
    Options found(const PartialPlay &play, Ask question) const;
    Options picks(const PartialPlay &play) const;
    Options points(const PartialPlay &play) const;
    Options zones(const PartialPlay &play, Ask question) const;
    Options tiles(const PartialPlay &play) const;
    Options plants(const PartialPlay &play, Ask question) const;
    Options prizes(const PartialPlay &play, Ask question) const;
    Options letters(const PartialPlay &play) const;
    Options projects(const PartialPlay &play) const;
    Options listed(const PartialPlay &play) const;
    Options digits(const PartialPlay &play, Ask question, int most) const;
    Options yesOrNo(const PartialPlay &play, Ask question) const;
    Options missions(const PartialPlay &play, Ask question) const;
    Options parts(const PartialPlay &play) const;
    Options weapons(const PartialPlay &play) const;
    Options seats(const PartialPlay &play) const;

    std::optional<Ask> openOfFight(const PartialPlay &play) const;
    std::optional<Ask> openOfFlight(const PartialPlay &play) const;
    std::optional<Ask> openOfCard(const PartialPlay &play, bool alone) const;
    std::optional<Ask> openOfPlant(const PartialPlay &play) const;
    std::optional<Ask> openOfMission(const PartialPlay &play) const;
    bool needsPick(const PartialPlay &play) const;
    const std::optional<cloudage::Reward> *chosenReward(const PartialPlay &play) const;
    bool isPlayable(const PartialPlay &play, cloudage::Project card) const;
    int plantLimit(const PartialPlay &play) const;
    QChar letterOf(cloudage::City city) const;

    const Session &m_session;
    const cloudage::wording::GameWords &m_words;
    bool m_insists;
};

} // namespace skyledger::ui::cloudagesteps
