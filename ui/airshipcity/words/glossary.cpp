// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/glossary.h"

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

const rulebook::Glossary &glossary()
{
    static const rulebook::Glossary glossary = embeddedGlossary("airship-city"_L1);
    return glossary;
}

QString label(QLatin1StringView term, Language language)
{
    return formOf(glossary(), term, &rulebook::Term::label, language);
}

QString headingOf(QLatin1StringView term, Language language)
{
    return formOf(glossary(), term, &rulebook::Term::heading, language);
}

QString inText(QLatin1StringView term, Language language)
{
    return formOf(glossary(), term, &rulebook::Term::inText, language);
}

} // namespace skyledger::words
