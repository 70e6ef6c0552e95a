// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/words/glossary.h"

/// The official words of Airship City, from the glossary that the program has embedded. It is read when the first word
/// is asked for; not before `main()`, since resources and languages are not there yet.
namespace skyledger::words {

/// The whole glossary; empty in a program that has not embedded it.
const rulebook::Glossary &glossary();

/// What a term is called as a label or in a list, in the language that is spoken or in a named one. A term that the
/// glossary lacks is called by its id.
QString label(QLatin1StringView term, Language language = spokenLanguage());
/// The same at the head of a row or column.
QString headingOf(QLatin1StringView term, Language language = spokenLanguage());
/// The same within a sentence, with its article.
QString inText(QLatin1StringView term, Language language = spokenLanguage());

} // namespace skyledger::words
