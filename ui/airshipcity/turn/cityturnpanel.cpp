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
    : StepPanel(table, table.guide(), Lacking::Elsewhere, parent), m_table(table)
{
    addUtilityName();
    // A shortcut, since a key would first go to the button that has the focus.
    auto *endTurn = new QShortcut(this);
    KeyBindings::shared().bind(*endTurn, keys::endTurn);
    connect(endTurn, &QShortcut::activated, &table.guide(), &TurnGuide::endTurn);
    refresh();
}

ReportFields *CityTurnPanel::insistedFields(QWidget *form)
{
    const std::optional<Asked> asked = m_table.guide().insistedValues();
    return !asked || asked->needs.empty() ? nullptr : cityReport(m_table, *asked, form).fields;
}

void CityTurnPanel::addUtilityName()
{
    auto *page = new QWidget;
    auto *name = new QLineEdit(page);
    name->setObjectName(QStringLiteral("utility-name"));
    name->setMaxLength(longestName);
    auto *use = new QPushButton(page);
    use->setObjectName(QStringLiteral("use-utility-name"));
    use->setEnabled(false);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name, 1, Qt::AlignTop);
    row->addWidget(use, 0, Qt::AlignTop);
    connect(name, &QLineEdit::textChanged, use,
            [use](const QString &text) { use->setEnabled(!text.trimmed().isEmpty()); });
    connect(name, &QLineEdit::returnPressed, use, &QPushButton::click);
    connect(use, &QPushButton::clicked, this, [this, name] { m_table.guide().nameUtility(name->text()); });
    sayAnew(*this, [name, use] {
        setSaidName(*name, tr("Name printed on the public utility"));
        use->setText(tr("Use this name"));
    });
    addPage({page, [&guide = m_table.guide()] { return guide.asksUtilityName(); },
             [name] {
                 name->clear();
                 name->setFocus(Qt::OtherFocusReason);
             },
             false});
}

} // namespace skyledger::ui
