// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <memory>
#include <optional>

namespace skyledger::words {

enum class Language { English, French };

/// The language of a code such as `fr`, `fr-CA` or `fr_FR.UTF-8`; nothing for one that is not spoken here.
std::optional<Language> languageFromCode(QStringView code);

/// The first language of the system's list that is spoken here, else English.
Language systemLanguage();

class Voice;

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
    std::unique_ptr<Voice> m_voice;
};

/// Says everything in one language for as long as this lives, and then in the language from before: a page in the other
/// language, while the window stays as it is. Nobody is told (no `LanguageChange`), so only texts that are made
/// meanwhile are different. Can be nested. For the thread of the application object alone, and without an event loop
/// inside. Without a `Speech` it does nothing.
class SpokenIn
{
public:
    explicit SpokenIn(Language language);
    SpokenIn(const SpokenIn &) = delete;
    SpokenIn &operator=(const SpokenIn &) = delete;
    ~SpokenIn();

private:
    Voice *m_voice; ///< whose language is another one meanwhile; none if nobody speaks
    Language m_before = Language::English;
};

/// The language that is spoken now.
Language spokenLanguage();

} // namespace skyledger::words
