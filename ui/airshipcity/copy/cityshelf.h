// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/copies/copybar.h"

namespace skyledger::ui {

/// The copies of Airship City, one of them on the desk.
class CityShelf : public CopyShelf
{
    Q_OBJECT

public:
    /// The desk must stay.
    explicit CityShelf(CopyDesk &desk, QObject *parent = nullptr) : CopyShelf(parent), m_desk(desk)
    {
        connect(&desk, &CopyDesk::changed, this, &CityShelf::changed);
    }

    const CopyFormat &format() const override { return cityCopyFormat(); }
    QString folder() const override { return OwnersCopy::folder(); }
    QString pathOf(const QString &name) const override { return OwnersCopy::pathOf(name); }
    QString path() const override { return m_desk.path(); }
    QString name() const override { return m_desk.draft().name(); }
    QJsonObject document() const override { return m_desk.draft().document(); }
    bool isReadable() const override { return !m_desk.unreadable(); }
    bool setName(const QString &name) override { return m_desk.setName(name); }
    void open(const QString &path) override { m_desk.open(path); }
    bool save() override { return m_desk.save(); }

private:
    CopyDesk &m_desk;
};

} // namespace skyledger::ui
