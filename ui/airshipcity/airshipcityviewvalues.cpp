// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The component values of the game: the tile in hand, their page, the ways to it, and how many are known.

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/corrections/behindboards.h"
#include "ui/airshipcity/hand/cityhand.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/box/hand/handpage.h"
#include "ui/box/values/valuespage.h"
#include "ui/words/sources.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QStackedWidget>

namespace skyledger::ui {

using namespace airshipcity;

OwnersCopy AirshipCityView::ownersCopy() const
{
    return OwnersCopy(OwnersCopy::pathOf(m_copyName));
}

/// In the middle, over the boards; the middle owns it.
QWidget *AirshipCityView::makeHand()
{
    m_hand = new HandPage(m_table, m_table.guide(),
                          std::make_unique<CityHand>(m_table, [this] { return ownersCopy(); }));
    connect(m_hand, &HandPage::valueAsked, this, &AirshipCityView::showValue);
    connect(m_hand, &HandPage::wantedChanged, this, &AirshipCityView::followHand);
    return m_hand;
}

/// It comes when a choice needs a value, of the past too, and goes with the choice.
void AirshipCityView::followHand()
{
    const int wanted = m_hand->isWanted() ? 1 : 0;
    if (m_middle->currentIndex() == wanted)
        return;
    m_middle->setCurrentIndex(wanted);
    emit situationChanged(); // it wants the whole window
    if (viewPages().isMade() && viewPages().shown() == nullptr)
        takeFocus();
}

bool AirshipCityView::isHandShown() const
{
    return m_hand != nullptr && m_hand->isWanted() && viewPages().shown() == nullptr;
}

bool AirshipCityView::wantsWholeWindow() const
{
    return PlayView::wantsWholeWindow() || isHandShown();
}

std::unique_ptr<GamePage> AirshipCityView::makeValuesPage()
{
    auto page = std::make_unique<ValuesPage>(
        m_table, std::make_unique<CityValues>(m_table, [this] { return ownersCopy(); }));
    m_values = page.get();
    connect(m_values, &ValuesPage::eventAsked, this, [this](std::size_t event) {
        actionOf(Page::Values)->setChecked(false);
        if (!actionOf(Page::Values)->isChecked())
            m_table.lookAt(static_cast<qsizetype>(event));
    });
    return page;
}

/// The printed value that is behind what has the keyboard, on a board or where it is asked for.
std::optional<MissingValue> AirshipCityView::valueWithKeyboard() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (const auto asked = m_hand != nullptr ? m_hand->valueOf(focus) : std::nullopt)
        return asked;
    return focus && isBoard(*focus) ? printedBehind(focus, m_table) : std::nullopt;
}

void AirshipCityView::showValue(const MissingValue &which)
{
    actionOf(Page::Values)->setChecked(true);
    if (actionOf(Page::Values)->isChecked())
        m_values->showValue(which);
}

/// A game that is over stays as it was scored.
int AirshipCityView::takeFromCopy()
{
    Session &session = m_table.session();
    const std::optional<QJsonObject> copy = ownersCopy().read();
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
