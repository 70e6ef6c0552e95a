// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/airshipcitycopypage.h"

#include "ui/airshipcity/copy/citycards.h"
#include "ui/airshipcity/values/ownerscopy.h"

#include <utility>

namespace skyledger::ui {

AirshipCityCopyPage::AirshipCityCopyPage(const Preferences &preferences, QWidget *parent)
    : AirshipCityCopyPage(std::make_unique<CopyDesk>(OwnersCopy::pathOf(preferences.ownersCopy)),
                          preferences.ownersCopy, parent)
{
}

AirshipCityCopyPage::AirshipCityCopyPage(std::unique_ptr<CopyDesk> desk, const QString &used, QWidget *parent)
    : CardCopyPage(std::make_unique<CityCards>(*desk), std::make_unique<DeskShelf>(*desk), used, parent),
      m_desk(std::move(desk))
{
}

} // namespace skyledger::ui
