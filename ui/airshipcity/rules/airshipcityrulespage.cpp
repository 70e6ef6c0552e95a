// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/rules/airshipcityrulespage.h"

#include "ui/airshipcity/rules/airshipcityrules.h"
#include "ui/rulebook/rulespanel.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

AirshipCityRulesPage::AirshipCityRulesPage(QWidget *parent)
    : RulesPage(parent), m_panel(new RulesPanel(&airshipCityRules, this))
{
    setObjectName(u"rules-page"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_panel);
    setFocusProxy(m_panel);
    m_panel->setFacts(airshipCityRuleFacts());
    m_panel->setCanBeLeft(true);
    connect(m_panel, &RulesPanel::left, this, &RulesPage::closed);
    connect(m_panel, &RulesPanel::allLanguagesChosen, this, &RulesPage::allRuleLanguagesChosen);
    sayAnew(*this, [this] { retranslate(); });
}

void AirshipCityRulesPage::showRules(const QStringList &rules)
{
    m_panel->showRules(rules);
    m_panel->takeFocus();
}

void AirshipCityRulesPage::searchRules()
{
    m_panel->search();
}

void AirshipCityRulesPage::setPreferences(const Preferences &preferences)
{
    m_panel->setAllLanguages(preferences.allRuleLanguages);
}

void AirshipCityRulesPage::retranslate()
{
    //: Title of a window
    setWindowTitle(tr("Rules – Skyledger"));
    setAccessibleName(tr("Rules"));
}

} // namespace skyledger::ui
