// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/cards/cardcopypage.h"

namespace skyledger::ui {

/// "Your copy" of Airship City.
class AirshipCityCopyPage : public CardCopyPage
{
    Q_OBJECT

public:
    explicit AirshipCityCopyPage(const Preferences &preferences, QWidget *parent = nullptr)
        : AirshipCityCopyPage(new CopyDesk(OwnersCopy::pathOf(preferences.ownersCopy)),
                              preferences.ownersCopy, parent)
    {
    }

    CopyDesk &desk() { return m_desk; }

private:
    /// The page owns the desk.
    AirshipCityCopyPage(CopyDesk *desk, const QString &used, QWidget *parent)
        : CardCopyPage(std::unique_ptr<CardCopy>(desk), std::make_unique<DeskShelf>(*desk), used, parent),
          m_desk(*desk)
    {
    }

    CopyDesk &m_desk;
};

} // namespace skyledger::ui
