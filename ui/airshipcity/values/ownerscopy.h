// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/ownerscopy.h"
#include "ui/box/copies/copyfile.h"
#include "ui/box/keptinbox.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>

namespace skyledger::ui {

/// How the copies of Airship City lie in files.
const CopyFormat &cityCopyFormat();

/// The file with what people have read off their own box, which fills new games. It is read anew each time, so that
/// another window's values are never lost.
class OwnersCopy
{
public:
    /// `copy.skycatalogue.json` among the user's data.
    static QString defaultPath() { return pathOf({}); }
    /// The file of that name beside it, as `Preferences::ownersCopy` has it; empty: the usual one.
    static QString pathOf(const QString &name) { return copyPath(name, cityCopyFormat()); }

    explicit OwnersCopy(QString path = defaultPath());

    const QString &path() const { return m_path; }
    /// The copy; empty if there is none yet; nothing if the file cannot be read as a catalogue.
    std::optional<QJsonObject> read() const;

    /// Adds a value that was read during a game; nothing is kept either where it cannot be told which thing of the box it
    /// belongs to.
    KeptInBox add(const airshipcity::GameRecord &game, const airshipcity::MissingValue &which,
                  const airshipcity::PrintedValue &value);

private:
    QString m_path;
};

} // namespace skyledger::ui
