// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/cityturnpanel.h"

#include "ui/airshipcity/values/cityreport.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::CityTurnPanel)
};

constexpr int longestName = 40; // of a public utility, as records hold it

void addUtilityName(StepPanel &panel, TurnGuide &guide)
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
    QObject::connect(name, &QLineEdit::textChanged, use,
                     [use](const QString &text) { use->setEnabled(!text.trimmed().isEmpty()); });
    QObject::connect(name, &QLineEdit::returnPressed, use, &QPushButton::click);
    QObject::connect(use, &QPushButton::clicked, &guide, [&guide, name] { guide.nameUtility(name->text()); });
    sayAnew(panel, [name, use] {
        setSaidName(*name, Text::tr("Name printed on the public utility"));
        use->setText(Text::tr("Use this name"));
    });
    panel.addQuestion(Aspect::UtilityName, page, [name] {
        name->clear();
        name->setFocus(Qt::OtherFocusReason);
    });
}

} // namespace

StepPanel *cityTurnPanel(AirshipCityTable &table, QWidget *parent)
{
    TurnGuide &guide = table.guide();
    auto *panel = new StepPanel(table, guide, parent, StepPanel::Lacking::Elsewhere);
    panel->setInsistedFields([&table](QWidget *form) {
        const std::optional<Asked> asked = table.guide().insistedValues();
        return !asked || asked->needs.empty() ? nullptr : cityReport(table, *asked, form).fields;
    });
    addUtilityName(*panel, guide);
    // A shortcut, since a key would first go to the button that has the focus.
    auto *endTurn = new QShortcut(panel);
    KeyBindings::shared().bind(*endTurn, keys::endTurn);
    QObject::connect(endTurn, &QShortcut::activated, &guide, &TurnGuide::endTurn);
    panel->refresh();
    return panel;
}

} // namespace skyledger::ui
