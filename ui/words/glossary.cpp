// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/glossary.h"

#include "core/rulebook/reader.h"
#include "core/table/jsonreader.h"

#include <QtCore/QDebug>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

rulebook::Glossary embeddedGlossary(QLatin1StringView book)
{
    const auto bytes = table::readBytes(u":/rulebook/%1/glossary.json"_s.arg(book));
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

QString codeOf(Language language)
{
    return language == Language::French ? u"fr"_s : u"en"_s;
}

QString formOf(const rulebook::Glossary &glossary, QLatin1StringView term,
               rulebook::Text rulebook::Term::*form, Language language)
{
    const rulebook::Term *found = glossary.term(term);
    return found ? (found->*form).in(codeOf(language)) : QString(term);
}

} // namespace skyledger::words
