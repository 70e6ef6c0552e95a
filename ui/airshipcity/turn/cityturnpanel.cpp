// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/cityturnpanel.h"

#include "ui/airshipcity/values/cityreport.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

constexpr int longestName = 40; // of a public utility, as records hold it

} // namespace

CityTurnPanel::CityTurnPanel(AirshipCityTable &table, QWidget *parent)
    : StepPanel(table, table.guide(), Lacking::Elsewhere, parent),
      m_table(table),
      m_utilityName(new QLineEdit),
      m_useName(new QPushButton)
{
    addUtilityName();
    // A shortcut, since a key would first go to the button that has the focus.
    auto *endTurn = new QShortcut(this);
    KeyBindings::shared().bind(*endTurn, keys::endTurn);
    connect(endTurn, &QShortcut::activated, &table.guide(), &TurnGuide::endTurn);
    sayAnew(*this, [this] {
        setSaidName(*m_utilityName, tr("Name printed on the public utility"));
        m_useName->setText(tr("Use this name"));
    });
    refresh();
}

ReportFields *CityTurnPanel::insistedFields(QWidget *form)
{
    const std::optional<Asked> asked = m_table.guide().insistedValues();
    return !asked || asked->needs.empty() ? nullptr : cityReport(m_table, *asked, form);
}

void CityTurnPanel::addUtilityName()
{
    auto *page = new QWidget;
    m_utilityName->setParent(page);
    m_utilityName->setObjectName(QStringLiteral("utility-name"));
    m_utilityName->setMaxLength(longestName);
    m_useName->setParent(page);
    m_useName->setObjectName(QStringLiteral("use-utility-name"));
    m_useName->setEnabled(false);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_utilityName, 1, Qt::AlignTop);
    row->addWidget(m_useName, 0, Qt::AlignTop);
    connect(m_utilityName, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_useName->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_utilityName, &QLineEdit::returnPressed, m_useName, &QPushButton::click);
    connect(m_useName, &QPushButton::clicked, this,
            [this] { m_table.guide().nameUtility(m_utilityName->text()); });
    addPage({page, [&guide = m_table.guide()] { return guide.asksUtilityName(); },
             [this] {
                 m_utilityName->clear();
                 m_utilityName->setFocus(Qt::OtherFocusReason);
             },
             false});
}

} // namespace skyledger::ui
