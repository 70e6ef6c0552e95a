// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"
#include "ui/box/cards/cardcopypage.h"

namespace skyledger::ui {

/// "Your copy" of Airship City.
class AirshipCityCopyPage : public CardCopyPage
{
    Q_OBJECT

public:
    explicit AirshipCityCopyPage(const Preferences &preferences, QWidget *parent = nullptr);

    CopyDesk &desk() { return m_desk; }
    /// The copy as it is saved, without the built-in values beneath it.
    QJsonObject document() const { return m_desk.draft().document(); }
    /// Puts another document in its place, as one step that can be taken back; it must be one that `readCatalogue`
    /// takes. The step is called what it is in English, "Merge", and told in the language of people, see
    /// `draftdesk.cpp`. False if nothing came of it: the copy cannot be read, or it would not be readable any more.
    bool replaceDocument(const QJsonObject &document, const QString &step)
    {
        return m_desk.replace(document, step);
    }

private:
    /// The page owns the desk.
    AirshipCityCopyPage(CopyDesk *desk, const QString &used, QWidget *parent);

    CopyDesk &m_desk;
};

} // namespace skyledger::ui
