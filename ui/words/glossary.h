// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/glossary.h"
#include "ui/words/language.h"

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

/// The official words of a game, from the glossary of its rulebook.
namespace skyledger::words {

/// Reads the glossary of a rulebook that the program has embedded, by the name of its folder; empty, with a warning, if
/// it has not. Not before `main()`, since resources are not there yet.
rulebook::Glossary embeddedGlossary(QLatin1StringView book);

/// The code of a language in the rulebook: `en`, `fr`.
QString codeOf(Language language);

/// One of the forms of a term, such as `&rulebook::Term::label`. A term that the glossary lacks is called by its id.
QString formOf(const rulebook::Glossary &glossary, QLatin1StringView term,
               rulebook::Text rulebook::Term::*form, Language language);

} // namespace skyledger::words
