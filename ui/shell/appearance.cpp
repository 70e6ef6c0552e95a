// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/appearance.h"

#include "ui/widgets/announcer.h"
#include "ui/widgets/paperstyle.h"
#include "ui/widgets/spokenboxes.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLibraryInfo>
#include <QtWidgets/QApplication>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Only palettes for high contrast come so near to black and white, which differ by 21.
constexpr double highContrast = 20;

bool isHighContrast(const QPalette &palette)
{
    return contrastRatio(palette.color(QPalette::WindowText), palette.color(QPalette::Window))
        >= highContrast;
}

} // namespace

Appearance::Appearance() : m_system(QApplication::palette()) {}

void Appearance::apply(Look look)
{
    switch (look) {
    case Look::System:
        QApplication::setPalette(isHighContrast(m_system) ? m_system : Theme::of(m_system).palette());
        return;
    case Look::Light:
        QApplication::setPalette(Theme::light().palette());
        return;
    case Look::Dark:
        QApplication::setPalette(Theme::dark().palette());
        return;
    }
}

SpokenLanguage::SpokenLanguage(std::optional<words::Language> language)
    : m_language(language.value_or(words::systemLanguage())), m_speech(m_language)
{
    loadQtWords();
}

SpokenLanguage::~SpokenLanguage() = default;

void SpokenLanguage::apply(std::optional<words::Language> language)
{
    const words::Language wanted = language.value_or(words::systemLanguage());
    if (wanted == m_language)
        return;
    m_language = wanted;
    loadQtWords();
    m_speech.change(wanted);
}

void SpokenLanguage::loadQtWords()
{
    m_qtWords.reset();
    if (m_language != words::Language::French)
        return;
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(u"qtbase_fr"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(translator.get());
        m_qtWords = std::move(translator);
    }
}

Surroundings::Surroundings(PreferenceStore &preferences, std::optional<words::Language> language)
    : m_preferences(preferences),
      m_spoken(language ? language : preferences.now().language),
      m_preferred(preferences.now().language),
      m_look(preferences.now().look)
{
    QApplication::setStyle(new PaperStyle); // the application owns it
    installSpokenBoxes();
    installAnnouncer();
    m_appearance.apply(m_look);
    connect(&preferences, &PreferenceStore::changed, this, &Surroundings::follow);
}

void Surroundings::follow()
{
    const Preferences &wanted = m_preferences.now();
    if (wanted.look != m_look)
        m_appearance.apply(m_look = wanted.look);
    if (wanted.language != m_preferred)
        m_spoken.apply(m_preferred = wanted.language);
}

} // namespace skyledger::ui
