// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

/// How a file comes to its place whole, on disks that differ in what they can do.
namespace skyledger::table::saving {

/// Writes the file beside itself and puts it in its place. It keeps its owner, its group, its rights and its other
/// names: where a new file could not have them, the file is written over, while the new content lies beside it. That
/// is done too where nothing can be put in its place; then the new content lies in `rescue` meanwhile. Answers the
/// number of the system's error, 0 if there was none. What cannot be written is as it was.
int replace(const QString &path, const QByteArray &bytes, const QString &rescue);

/// Writes over what is there, a pipe or a device too.
int writeOver(const QString &path, const QByteArray &bytes);

/// The name, without its last six characters, under which a file of the name is written before it takes its place.
QString temporaryName(const QString &fileName);

/// Removes what a process left beside the file when it died while it wrote: what bears the name above, belongs to the
/// same user and begins as this program writes. Nothing is removed while the file itself breaks off. To be called by
/// who alone may write the file.
void removeLeftovers(const QString &path);

} // namespace skyledger::table::saving
