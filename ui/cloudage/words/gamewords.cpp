// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/gamewords.h"

#include "ui/words/language.h"
#include "ui/words/phrases.h"

namespace skyledger::cloudage::wording {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The name that a list of the catalogue gives to an id, else the id.
QString nameIn(const QJsonArray &list, const QString &id)
{
    const bool french = skyledger::words::spokenLanguage() == skyledger::words::Language::French;
    for (const auto &each : list) {
        const QJsonObject entry = each.toObject();
        if (entry["id"_L1].toString() != id)
            continue;
        const QString name = entry["name"_L1].toObject()[french ? "fr"_L1 : "en"_L1].toString();
        return name.isEmpty() ? id : skyledger::words::printable(name);
    }
    return id;
}

} // namespace

QString GameWords::player(Player player) const
{
    const auto seat = static_cast<qsizetype>(indexOf(player));
    if (seat >= m_record->players.size())
        return {};
    return skyledger::words::printable(m_record->players[seat].name);
}

QString GameWords::city(City city) const
{
    return nameIn(m_record->catalogue()["cities"_L1].toArray(), m_record->ids.cities.text(city));
}

QString GameWords::project(Project project) const
{
    return nameIn(m_record->catalogue()["projects"_L1].toArray(), m_record->ids.projects.text(project));
}

QString GameWords::find(Find find) const
{
    return m_record->ids.finds.text(find);
}

} // namespace skyledger::cloudage::wording
