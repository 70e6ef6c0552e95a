// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/view/lookuppage.h"

#include "ui/rulebook/rulespanel.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

LookUpPage::LookUpPage(RuleShelf rules, const RuleFacts &facts, QWidget *parent)
    : RulesPage(parent), m_panel(new RulesPanel(std::move(rules), this))
{
    setObjectName(u"rules-page"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_panel);
    setFocusProxy(m_panel);
    m_panel->setFacts(facts);
    m_panel->setCanBeLeft(true);
    connect(m_panel, &RulesPanel::left, this, &RulesPage::closed);
    connect(m_panel, &RulesPanel::allLanguagesChosen, this, &RulesPage::allRuleLanguagesChosen);
    sayAnew(*this, [this] { retranslate(); });
}

void LookUpPage::showRules(const QStringList &rules)
{
    m_panel->showRules(rules);
    m_panel->takeFocus();
}

void LookUpPage::searchRules()
{
    m_panel->search();
}

void LookUpPage::setPreferences(const Preferences &preferences)
{
    m_panel->setAllLanguages(preferences.allRuleLanguages);
}

void LookUpPage::retranslate()
{
    //: Title of a window
    setWindowTitle(tr("Rules – Skyledger"));
    setAccessibleName(tr("Rules"));
}

} // namespace skyledger::ui
