// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"
#include "ui/newgame/setuppage.h"

class QCheckBox;

namespace skyledger::ui {

class LaidPieces;
class RulingsForm;
class TilesForm;
class ValuesChoice;

/// The page on which a game of Airship City is set up. Everything has a default: names are enough.
class AirshipCityNewGamePage : public SetupPage
{
    Q_OBJECT

public:
    /// What a game is played with.
    enum Values {
        Earlier = -1, ///< what the game before was played with
        Nothing,      ///< nothing was entered yet: values are asked for when they are needed
        Copy,         ///< the owner's
        Sample
    };

    /// `earlier`: the record of the game that is played once more; empty for none.
    AirshipCityNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                           QWidget *parent = nullptr);

    /// The copy that counts is read when the page is shown again.
    void setPreferences(const Preferences &preferences) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void layOutCards();
    void prefill(const QByteArray &earlier);
    void offerCopy();
    void takeValues(bool asLaid);
    airshipcity::Layout laid() const;
    QJsonObject ownersCopy() const;
    QJsonObject chosenCatalogue() const;
    void shuffleCity();
    void start();
    void refuse(const airshipcity::NewGameRefusal &refusal);
    QString textOfCopy() const;
    void retranslate();

    QString m_copyName; ///< of the owner's copy that new games are played with
    ValuesChoice *m_box;
    RulingsForm *m_rulings;
    TilesForm *m_city;
    LaidPieces *m_display;
    QCheckBox *m_underWay;
    QJsonObject m_earlierCatalogue; ///< of the game that is played once more
    QJsonObject m_catalogue;
    bool m_wasShown = false;
};

} // namespace skyledger::ui
