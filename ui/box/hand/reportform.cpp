// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/reportform.h"

#include "ui/box/fields/amountsfields.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

ReportForm::ReportForm(const std::vector<ReportPart> &parts, QWidget *parent)
    : ReportFields(parent), m_form(new QFormLayout(this)), m_said(new Said(*this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const ReportPart &part : parts) {
        Part shown{part.what, {}, nullptr};
        for (const ReportRow &row : part.rows)
            shown.rows.push_back(add(row));
        if (part.nothing) {
            shown.nothing = new QCheckBox(this);
            shown.nothing->setObjectName(part.nothingName);
            m_form->addRow(nullptr, shown.nothing);
            m_said->text(shown.nothing, part.nothing);
            connect(shown.nothing, &QCheckBox::toggled, this, &ReportForm::changed);
        }
        m_parts.push_back(std::move(shown));
    }
}

ReportForm::Row ReportForm::add(const ReportRow &asked)
{
    Row row{asked};
    QWidget *field = nullptr;
    if (asked.things != nullptr) {
        std::vector<int> known;
        for (const ToldAmount &each : asked.known)
            known.push_back(each.amount);
        row.amounts = new AmountsFields(*asked.things, asked.most, asked.name, this);
        row.amounts->setAmounts(known);
        connect(row.amounts, &AmountsFields::changed, this, &ReportForm::changed);
        field = row.amounts;
    } else {
        const auto make = asked.isBlank ? blankField : numberField;
        row.number = make(asked.least, asked.most, asked.name, this);
        if (!asked.isBlank)
            row.number->setValue(asked.known.front().amount);
        connect(row.number, &QSpinBox::valueChanged, this, &ReportForm::changed);
        field = row.number;
    }
    auto *title = plainLabel(this);
    title->setBuddy(field);
    m_form->addRow(title, field);
    m_said->add([title, field, amounts = row.amounts, told = asked.title] {
        const QString said = told();
        title->setText(withoutKeySigns(said));
        if (amounts != nullptr)
            amounts->setAbout(said);
        else
            field->setAccessibleName(said);
    });
    if (!focusProxy())
        setFocusProxy(field);
    return row;
}

/// None while a blank number is not typed.
std::vector<int> ReportForm::Row::values() const
{
    if (amounts != nullptr)
        return amounts->amounts();
    return asked.isBlank && isBlank(number) ? std::vector<int>() : std::vector{number->value()};
}

bool ReportForm::Row::isSaid() const
{
    const std::vector<int> typed = values();
    return asked.isBlank ? !typed.empty()
                         : std::any_of(typed.begin(), typed.end(), [](int amount) { return amount != 0; });
}

QString ReportForm::unsaid() const
{
    for (const Part &part : m_parts) {
        const bool isSaid = (part.nothing != nullptr && part.nothing->isChecked())
            || std::any_of(part.rows.begin(), part.rows.end(), [](const Row &row) { return row.isSaid(); });
        if (!isSaid)
            return tr("still to be said: %1", "what was paid, the term of the contract").arg(part.what());
    }
    return {};
}

std::vector<ToldAmount> ReportForm::told() const
{
    std::vector<ToldAmount> told;
    for (const Part &part : m_parts) {
        for (const Row &row : part.rows) {
            const std::vector<int> values = row.values();
            for (std::size_t i = 0; i < values.size(); ++i)
                told.push_back({row.asked.known[i].key, values[i]});
        }
    }
    return told;
}

} // namespace skyledger::ui
