// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The component values of the game: their page, the ways to it, and how many are known.

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/corrections/valuesofboards.h"
#include "ui/airshipcity/turn/cityturnpanel.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/values/valueform.h"
#include "ui/airshipcity/values/valuespage.h"
#include "ui/airshipcity/words/catalogue.h"

#include <QtWidgets/QApplication>

namespace skyledger::ui {

using namespace airshipcity;

std::unique_ptr<GamePage> AirshipCityView::makeValuesPage()
{
    auto page = std::make_unique<ValuesPage>(m_table);
    m_values = page.get();
    m_values->setOwnersCopy(OwnersCopy(OwnersCopy::pathOf(m_copyName)));
    connect(m_values, &ValuesPage::eventAsked, this, [this](std::size_t event) {
        m_valuesAction.setChecked(false);
        if (!m_valuesAction.isChecked())
            m_table.lookAt(static_cast<qsizetype>(event));
    });
    return page;
}

/// The printed value that is behind what has the keyboard, on a board or where it is asked for.
std::optional<MissingValue> AirshipCityView::valueWithKeyboard() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (const auto asked = m_turn ? m_turn->valueForm().valueOf(focus) : std::nullopt)
        return asked;
    return focus && isBoard(*focus) ? printedBehind(focus, m_table) : std::nullopt;
}

void AirshipCityView::showValue(const MissingValue &which)
{
    m_valuesAction.setChecked(true);
    if (m_valuesAction.isChecked())
        m_values->showValue(which);
}

/// A game that is over stays as it was scored.
int AirshipCityView::takeFromCopy()
{
    Session &session = m_table.session();
    const std::optional<QJsonObject> copy = OwnersCopy(OwnersCopy::pathOf(m_copyName)).read();
    if (!copy || session.isOver() || session.stoppedBy())
        return 0;
    const KeySet<Contract> unseen = unplacedContracts(m_table.setup(), m_table.state());
    return static_cast<int>(session.enter(valuesForGame(*copy, session.record(), unseen)));
}

void AirshipCityView::countValues()
{
    const QJsonObject catalogue = m_table.session().record().catalogue();
    m_sampleNotice = words::sampleNotice(catalogue);
    const auto read = readCatalogue(catalogue);
    if (!read)
        return;
    const CatalogueReport report = checkCatalogue(read.value());
    m_knownValues = report.known.size();
    m_allValues = report.known.size() + report.missing.size();
}

} // namespace skyledger::ui
