// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/setupedit.h"
#include "ui/newgame/playersform.h"
#include "ui/play/gametable.h"
#include "ui/play/pages/editpage.h"

#include <functional>
#include <memory>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace skyledger::ui {

class DetailsPart;

/// What a game tells of the details that can be changed while it runs.
struct DetailsSpec {
    SeatsSpec seats;
    std::function<QString(int)> colorWord;                   ///< of a colour, as files write it
    std::function<std::unique_ptr<DetailsPart>()> part = {}; ///< makes what only this game has; null: nothing
};

/// Names, colours and seats of the running game, and what else of its setup it lets people change. It says what a change
/// does before it is made; nothing that was recorded is lost by it.
class GameDetailsPage : public EditPage
{
    Q_OBJECT

public:
    /// The table's running game must be a `play::ChangeableSetup`.
    GameDetailsPage(GameTable &table, DetailsSpec spec, QWidget *parent = nullptr);

    /// Adds a button that leads on to the component values of the game.
    void offerValues(QAction &values);
    bool isEdited() const override;

public slots:
    /// Changes the game as the forms say.
    void apply() override;
    void reset() override;

protected:
    QString lossWarning() const override;
    void changeEvent(QEvent *event) override;

private:
    QScrollArea *makeForms();
    QWidget *makeBar();
    play::SetupChange wanted() const;
    int colorOf(const play::SetupChange::Seat &seat) const;
    QString whyNot(const play::SetupChange &change) const;
    QStringList summary(const play::SetupChange &change) const;
    QString consequence(const play::SetupChange &change) const;
    void judge();
    void retranslate();

    play::ChangeableSetup &m_setup;
    DetailsSpec m_spec;
    play::SetupChange m_now; ///< what the forms showed first
    PlayersForm *m_players;
    DetailsPart *m_part;
    QLabel *m_intro;
    QHBoxLayout *m_buttons = nullptr;
    QPushButton *m_values = nullptr; ///< null where none were offered
};

} // namespace skyledger::ui
