// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/amountsform.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace skyledger::ui {

namespace {

constexpr std::size_t mostRows = 4; ///< more stand side by side, as many as have room

/// Titles with their fields, below each other.
QFormLayout &rowsOf(QWidget &cell)
{
    if (auto *rows = qobject_cast<QFormLayout *>(cell.layout()))
        return *rows;
    auto *rows = new QFormLayout(&cell);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    return *rows;
}

/// Makes all as wide as the widest, so that they stand below each other.
void alignCells(const std::vector<QWidget *> &cells)
{
    int widest = 0;
    for (const QWidget *cell : cells)
        widest = std::max(widest, cell->sizeHint().width());
    for (QWidget *cell : cells)
        cell->setMinimumWidth(widest);
}

} // namespace

AmountsForm::AmountsForm(const std::vector<AskedAmount> &amounts, QWidget *parent)
    : ReportFields(parent), m_amounts(amounts)
{
    const bool isLong = amounts.size() > mostRows;
    auto *flow = isLong ? new FlowLayout(this) : nullptr;
    if (flow != nullptr)
        flow->setContentsMargins(0, 0, 0, 0);
    std::vector<QWidget *> cells;
    m_fields.reserve(amounts.size());
    for (const AskedAmount &amount : amounts) {
        if (isLong || cells.empty())
            cells.push_back(isLong ? new QWidget(this) : this);
        auto *field = new NumberField(cells.back());
        field->setObjectName(QStringLiteral("amount-%1").arg(m_fields.size() + 1));
        field->setMayBeNegative(amount.least < 0);
        field->setValue(amount.known);
        setSaidName(*field, amount.name);
        auto *title = plainLabel(withoutKeySigns(amount.name), cells.back());
        title->setBuddy(field);
        rowsOf(*cells.back()).addRow(title, field);
        connect(field, &NumberField::entered, this, &AmountsForm::changed);
        if (m_fields.empty())
            setFocusProxy(field);
        else
            connect(m_fields.back(), &NumberField::nextWanted, field,
                    [field] { field->setFocus(Qt::TabFocusReason); });
        m_fields.push_back(field);
        if (flow != nullptr)
            flow->addWidget(cells.back());
    }
    if (isLong)
        alignCells(cells);
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
