// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

std::optional<Language> languageFromCode(QStringView code)
{
    qsizetype length = 0;
    while (length < code.size() && code[length].isLetter())
        ++length;
    const QStringView letters = code.first(length);
    if (letters.compare("en"_L1, Qt::CaseInsensitive) == 0)
        return Language::English;
    if (letters.compare("fr"_L1, Qt::CaseInsensitive) == 0)
        return Language::French;
    return std::nullopt;
}

Language systemLanguage()
{
    const QStringList codes = QLocale::system().uiLanguages();
    for (const QString &code : codes) {
        if (const auto language = languageFromCode(code))
            return *language;
    }
    return Language::English;
}

Speech::Speech(Language language)
{
    change(language);
}

Speech::~Speech()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void Speech::change(Language language)
{
    QCoreApplication::removeTranslator(&m_translator);
    // English has a file too: it holds the plural forms.
    const QString file =
        language == Language::French ? u":/i18n/skyledger_fr.qm"_s : u":/i18n/skyledger_en.qm"_s;
    if (m_translator.load(file))
        QCoreApplication::installTranslator(&m_translator);
}

Language spokenLanguage()
{
    //: The code of the language into which this file translates: "fr" for French.
    const QString code = QCoreApplication::translate("Language", "en");
    return languageFromCode(code).value_or(Language::English);
}

} // namespace skyledger::words
