// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulings.h"
#include "ui/widgets/card.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class RuleLabel;

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
    void unfold(bool unfolded);
    void addRulings();
    void refresh();
    void retranslate();

    QComboBox *m_edition;
    QPushButton *m_fold;
    QWidget *m_list;
    std::vector<QLabel *> m_titles; ///< made when they are first looked at
    std::vector<RuleLabel *> m_rules;
    std::vector<QComboBox *> m_readings;
    airshipcity::Edition m_shown{};
    airshipcity::Rulings m_rulings;
};

} // namespace skyledger::ui
