// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulingtable.h"
#include "ui/newgame/foldedchoices.h"
#include "ui/widgets/card.h"

class QComboBox;

namespace skyledger::ui {

/// A ruling as a choice among its readings; which one holds is still to be told.
FoldedChoice choiceOf(const airshipcity::RulingInfo &ruling, QLatin1StringView prefixOfName);

/// The edition, and folded away how its unclear rules are read.
class RulingsForm : public Card
{
    Q_OBJECT

public:
    explicit RulingsForm(QWidget *parent = nullptr);

    airshipcity::Edition edition() const;
    airshipcity::Rulings rulings() const { return m_rulings; }
    void set(airshipcity::Edition edition, const airshipcity::Rulings &rulings);

signals:
    void changed();

private:
    void chooseEdition();
    std::vector<FoldedChoice> choices();
    void retranslate();

    QComboBox *m_edition;
    airshipcity::Edition m_shown{};
    airshipcity::Rulings m_rulings;
    FoldedChoices *m_choices;
};

} // namespace skyledger::ui
