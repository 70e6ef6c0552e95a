// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/newgame.h"
#include "ui/shell/gamemodule.h"
#include "ui/widgets/sentence.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class Card;
class PlayersForm;

/// The page on which a game of CloudAge is set up: who plays, what is played, with which values.
class CloudAgeNewGamePage : public NewGamePage
{
    Q_OBJECT

public:
    /// `earlier`: the record of the game that is played once more; empty for none.
    CloudAgeNewGamePage(const Preferences &preferences, const QByteArray &earlier, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void prefill(const QByteArray &earlier);
    bool usesSample() const;
    void choose();
    void start();
    void showRefusal(const Sentence &why);
    void retranslate();

    QLabel *m_title;
    PlayersForm *m_players;
    Card *m_game;
    QComboBox *m_mode;
    QComboBox *m_chapter;
    Card *m_box;
    QComboBox *m_components;
    QLabel *m_componentsNote;
    QCheckBox *m_missions;
    QPushButton *m_start;
    QPushButton *m_cancel;
    Sentence m_why; ///< what `m_refusal` says
    QLabel *m_refusal;
    QJsonObject m_earlierCatalogue; ///< of the game that is played once more
    QString m_campaign;             ///< that it belongs to
};

} // namespace skyledger::ui
