// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/rulebook.h"
#include "core/table/readerror.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>

#include <functional>

/// The folder of a rulebook: `rulebook.json` names the languages and the topics, each topic has a file of entries,
/// `glossary.json` holds the terms, `pictures/` the drawings.
namespace skyledger::rulebook {

using table::ReadError;

/// The content of a file of the folder, by its name.
using FolderReader = std::function<table::Result<QByteArray, ReadError>(const QString &name)>;

/// Reads a folder, which may be one of the embedded ones (`:/rulebook/airship-city`). Refused, with file, place and
/// what was expected: a file that is missing or no JSON of this form, a text that lacks a language, an id that stands
/// twice, a link to an entry, a term or a picture that is not there.
table::Result<Rulebook, ReadError> readRulebook(const QString &folder);
/// The same from anywhere. Whether a picture is there is asked for by reading it.
table::Result<Rulebook, ReadError> readRulebook(const FolderReader &folder);

/// Reads `glossary.json` alone, whose terms must be there in these languages.
table::Result<Glossary, ReadError> readGlossary(const QByteArray &bytes, const QStringList &languages);

} // namespace skyledger::rulebook
