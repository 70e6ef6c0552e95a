// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/airshipcitycopypage.h"

#include "ui/airshipcity/values/ownerscopy.h"

namespace skyledger::ui {

AirshipCityCopyPage::AirshipCityCopyPage(const Preferences &preferences, QWidget *parent)
    : AirshipCityCopyPage(new CopyDesk(OwnersCopy::pathOf(preferences.ownersCopy)), preferences.ownersCopy,
                          parent)
{
}

AirshipCityCopyPage::AirshipCityCopyPage(CopyDesk *desk, const QString &used, QWidget *parent)
    : CardCopyPage(std::unique_ptr<CardCopy>(desk), std::make_unique<DeskShelf>(*desk), used, parent),
      m_desk(*desk)
{
}

} // namespace skyledger::ui
