// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"
#include "core/table/recordfile.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// How the copies of a game's box lie in files.
struct CopyFormat {
    /// A copy of which nothing is known.
    std::function<QJsonObject()> empty;
    /// What stands in a file, if it is a copy of this game.
    std::function<table::Result<QJsonObject, table::ReadError>(const QByteArray &bytes)> read;
    std::function<QByteArray(const QJsonObject &document)> write;
    QString suffix;      ///< ".skycatalogue.json"
    int longestName = 0; ///< in characters
};

/// The file of a copy as it was read or written last, so that it is noticed when somebody else writes it.
class CopyFile
{
public:
    /// The format must stay.
    CopyFile(const CopyFormat &format, QString path);

    const QString &path() const { return m_path; }
    /// What stands in the file, as far as this knows; an empty copy where there is none.
    const QJsonObject &content() const { return m_content; }

    /// Reads the file, if another content stands there than at the last time. An error if it is none that can be read:
    /// then it is left alone, and nothing has changed here. A file that is gone counts as unchanged.
    std::optional<table::ReadError> read();
    /// Writes a document; what another program wrote there is kept beside it once. An error if that did not go well:
    /// the file is as it was.
    std::optional<table::SaveError> write(const QJsonObject &document);

private:
    const CopyFormat *m_format;
    QString m_path;
    QByteArray m_bytes; ///< empty: there was no file
    QJsonObject m_content;
};

/// Where copies are kept: among the user's data.
QString copiesFolder();
/// The file of that name there, as the settings have it; empty: the usual one, `copy` with the suffix.
QString copyPath(const QString &name, const CopyFormat &format);

/// A copy among those that are kept.
struct CopyEntry {
    QString path;
    QString name; ///< what its owner calls it; empty if it has no name or cannot be read
    bool readable = true;
};

/// The copies in a folder: the usual one first, whether it is there or not, then the others by file name.
std::vector<CopyEntry> copiesIn(const QString &folder, const CopyFormat &format);

/// A file in a folder under whose name nothing is yet: "copy-2.skycatalogue.json".
QString freeCopyPath(const QString &folder, const CopyFormat &format);

} // namespace skyledger::ui
