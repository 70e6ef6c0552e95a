// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QTranslator>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

std::optional<Language> languageFromCode(QStringView code)
{
    qsizetype length = 0;
    while (length < code.size() && code[length].isLetter())
        ++length;
    const QStringView letters = code.first(length);
    const bool goesOn = length < code.size(); // with a country, an encoding or a variant
    if (goesOn && !QStringView(u"_-.@").contains(code[length]))
        return std::nullopt;
    if (letters.compare("en"_L1, Qt::CaseInsensitive) == 0)
        return Language::English;
    if (letters.compare("fr"_L1, Qt::CaseInsensitive) == 0)
        return Language::French;
    return std::nullopt;
}

namespace {

/// What the system asks for, best first.
QStringList askedFor()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    // As gettext has it: the locale without any language is English whatever LANGUAGE says.
    QString locale;
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = qEnvironmentVariable(name);
        if (!locale.isEmpty())
            break;
    }
    if (locale.isEmpty() || locale == "C"_L1 || locale == "POSIX"_L1)
        return {};
    const QString languages = qEnvironmentVariable("LANGUAGE");
    return languages.isEmpty() ? QStringList(locale) : languages.split(u':', Qt::SkipEmptyParts);
#else
    return QLocale::system().uiLanguages();
#endif
}

} // namespace

Language systemLanguage()
{
    const QStringList codes = askedFor();
    for (const QString &code : codes) {
        if (const auto language = languageFromCode(code))
            return *language;
    }
    return Language::English;
}

/// The one translator that the application knows of a speech. It passes on to the texts of the language in force, so
/// that the language can change without the application hearing of it.
class Voice : public QTranslator
{
public:
    explicit Voice(Language language) : m_language(language), m_outer(s_inner) { s_inner = this; }
    Voice(const Voice &) = delete;
    Voice &operator=(const Voice &) = delete;
    ~Voice() override;

    /// The speech that began last: the one that is heard.
    static Voice *inForce() { return s_inner; }

    Language language() const { return m_language; }
    void speak(Language language) { m_language = language; }

    QString translate(const char *context, const char *sourceText, const char *disambiguation,
                      int n) const override
    {
        // Else an outer speech would say what the inner one leaves in English.
        if (s_inner != this)
            return {};
        return texts(m_language).translate(context, sourceText, disambiguation, n);
    }
    bool isEmpty() const override { return texts(m_language).isEmpty(); }

private:
    struct Texts {
        QTranslator translator;
        bool asked = false;
    };

    const QTranslator &texts(Language language) const
    {
        Texts &texts = language == Language::French ? m_french : m_english;
        if (!texts.asked) {
            texts.asked = true;
            // English has a file too: it holds the plural forms.
            const QString file =
                language == Language::French ? u":/i18n/skyledger_fr.qm"_s : u":/i18n/skyledger_en.qm"_s;
            if (!texts.translator.load(file))
                return texts.translator; // says nothing: what is asked for stays English
        }
        return texts.translator;
    }

    static Voice *s_inner;

    mutable Texts m_english;
    mutable Texts m_french;
    Language m_language;
    Voice *m_outer;
};

Voice *Voice::s_inner = nullptr;

Voice::~Voice()
{
    // Speeches may end in another order than that of their beginning.
    if (s_inner == this) {
        s_inner = m_outer;
        return;
    }
    for (Voice *each = s_inner; each; each = each->m_outer) {
        if (each->m_outer == this)
            each->m_outer = m_outer;
    }
}

Speech::Speech(Language language) : m_voice(std::make_unique<Voice>(language))
{
    QCoreApplication::installTranslator(m_voice.get());
}

Speech::~Speech()
{
    QCoreApplication::removeTranslator(m_voice.get());
}

void Speech::change(Language language)
{
    QCoreApplication::removeTranslator(m_voice.get());
    m_voice->speak(language);
    QCoreApplication::installTranslator(m_voice.get());
}

SpokenIn::SpokenIn(Language language) : m_voice(Voice::inForce())
{
    if (!m_voice)
        return;
    m_before = m_voice->language();
    m_voice->speak(language);
}

SpokenIn::~SpokenIn()
{
    // A speech that began or ended meanwhile has the word.
    if (m_voice && m_voice == Voice::inForce())
        m_voice->speak(m_before);
}

Language spokenLanguage()
{
    //: The code of the language into which this file translates: "fr" for French.
    const QString code = QCoreApplication::translate("Language", "en");
    return languageFromCode(code).value_or(Language::English);
}

} // namespace skyledger::words
