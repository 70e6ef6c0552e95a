// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/glossary.h"

#include "core/rulebook/reader.h"
#include "core/table/jsonreader.h"

#include <QtCore/QDebug>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

namespace {

rulebook::Glossary readEmbedded()
{
    const auto bytes = table::readBytes(u":/rulebook/airship-city/glossary.json"_s);
    if (!bytes) {
        qWarning().noquote() << table::describe(bytes.error());
        return {};
    }
    auto glossary =
        rulebook::readGlossary(bytes.value(), {codeOf(Language::English), codeOf(Language::French)});
    if (!glossary) {
        qWarning().noquote() << table::describe(glossary.error());
        return {};
    }
    return std::move(glossary).value();
}

/// One of the forms of a term.
QString form(QLatin1StringView id, Language language, rulebook::Text rulebook::Term::*form)
{
    const rulebook::Term *term = glossary().term(id);
    return term ? (term->*form).in(codeOf(language)) : QString(id);
}

} // namespace

const rulebook::Glossary &glossary()
{
    static const rulebook::Glossary glossary = readEmbedded();
    return glossary;
}

QString codeOf(Language language)
{
    return language == Language::French ? u"fr"_s : u"en"_s;
}

QString label(QLatin1StringView term)
{
    return label(term, spokenLanguage());
}

QString label(QLatin1StringView term, Language language)
{
    return form(term, language, &rulebook::Term::label);
}

QString headingOf(QLatin1StringView term)
{
    return headingOf(term, spokenLanguage());
}

QString headingOf(QLatin1StringView term, Language language)
{
    return form(term, language, &rulebook::Term::heading);
}

QString inText(QLatin1StringView term)
{
    return inText(term, spokenLanguage());
}

QString inText(QLatin1StringView term, Language language)
{
    return form(term, language, &rulebook::Term::inText);
}

} // namespace skyledger::words
