// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/amountsform.h"

#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace skyledger::ui {

AmountsForm::AmountsForm(const std::vector<AskedAmount> &amounts, QWidget *parent)
    : ReportFields(parent), m_amounts(amounts)
{
    auto *rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_fields.reserve(amounts.size());
    for (const AskedAmount &amount : amounts) {
        auto *field = new NumberField(this);
        field->setObjectName(QStringLiteral("amount-%1").arg(m_fields.size() + 1));
        field->setMayBeNegative(amount.least < 0);
        field->setValue(amount.known);
        setSaidName(*field, amount.name);
        auto *title = plainLabel(withoutKeySigns(amount.name), this);
        title->setBuddy(field);
        rows->addRow(title, field);
        connect(field, &NumberField::entered, this, &AmountsForm::changed);
        if (m_fields.empty())
            setFocusProxy(field);
        else
            connect(m_fields.back(), &NumberField::nextWanted, field,
                    [field] { field->setFocus(Qt::TabFocusReason); });
        m_fields.push_back(field);
    }
    if (!m_fields.empty())
        connect(m_fields.back(), &NumberField::nextWanted, this, &AmountsForm::finished);
}

QString AmountsForm::unsaid() const
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const AskedAmount &amount = m_amounts[i];
        const std::optional<int> value = m_fields[i]->value();
        if (!value)
            return tr("Still to be said: %1", "an amount").arg(amount.name);
        if (*value < amount.least || *value > amount.most)
            return tr("%1: a number from %2 to %3", "an amount, limits")
                .arg(amount.name)
                .arg(amount.least)
                .arg(amount.most);
    }
    return {};
}

std::vector<ToldAmount> AmountsForm::told() const
{
    std::vector<ToldAmount> told;
    told.reserve(m_fields.size());
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (const std::optional<int> value = m_fields[i]->value())
            told.push_back({m_amounts[i].key, *value});
    }
    return told;
}

} // namespace skyledger::ui
