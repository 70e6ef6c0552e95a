// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QTranslator>

#include <optional>

namespace skyledger::words {

enum class Language { English, French };

/// The language of a code such as `fr`, `fr-CA` or `fr_FR.UTF-8`; nothing for one that is not spoken here.
std::optional<Language> languageFromCode(QStringView code);

/// The first language of the system's list that is spoken here, else English.
Language systemLanguage();

/// Makes the program speak a language for as long as this lives. Needs the application object. Without the embedded
/// texts everything is said in English.
class Speech
{
public:
    explicit Speech(Language language);
    Speech(const Speech &) = delete;
    Speech &operator=(const Speech &) = delete;
    ~Speech();

    /// Speaks another language from now on. What has been said stays as it is.
    void change(Language language);

private:
    QTranslator m_translator;
};

/// The language that is spoken now.
Language spokenLanguage();

} // namespace skyledger::words
