// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/appearance.h"

#include "ui/widgets/announcer.h"
#include "ui/widgets/composition.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/paperstyle.h"
#include "ui/widgets/spokenboards.h"
#include "ui/widgets/spokenboxes.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtCore/QLibraryInfo>
#include <QtGui/QFontDatabase>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

Appearance::Appearance() : m_system(QApplication::palette()), m_given(m_system) {}

Appearance::~Appearance()
{
    QApplication::setPalette(m_system);
}

QPalette Appearance::wanted() const
{
    switch (m_look) {
    case Look::System:
        break;
    case Look::Light:
        return Theme::light().palette();
    case Look::Dark:
        return Theme::dark().palette();
    case Look::BlackOnWhite:
        return Theme::in(Scheme::BlackOnWhite).palette();
    case Look::WhiteOnBlack:
        return Theme::in(Scheme::WhiteOnBlack).palette();
    }
    return wantedBySystem();
}

QPalette Appearance::wantedBySystem() const
{
    if (isHighContrast(m_system))
        return m_system;
    const bool dark = m_wishes.dark.value_or(Theme::of(m_system).isDark());
    if (m_wishes.highContrast.value_or(false))
        return Theme::in(dark ? Scheme::WhiteOnBlack : Scheme::BlackOnWhite).palette();
    return (dark ? Theme::dark() : Theme::light()).palette();
}

void Appearance::setWishes(const DesktopWishes &wishes)
{
    if (wishes == m_wishes)
        return;
    m_wishes = wishes;
    apply(m_look);
}

void Appearance::apply(Look look)
{
    m_look = look;
    QApplication::setPalette(wanted());
    m_given = QApplication::palette();
}

void Appearance::followSystem()
{
    if (QApplication::palette() == m_given)
        return;
    m_system = QApplication::palette();
    apply(m_look);
}

void Appearance::askSystem()
{
    QApplication::setPalette(QPalette()); // takes ours away
    m_system = QApplication::palette();
    apply(m_look);
}

TextSize::TextSize()
    : m_system(QApplication::font()),
      m_told(QFontDatabase::systemFont(QFontDatabase::GeneralFont)),
      m_given(m_system)
{
}

TextSize::~TextSize()
{
    if (QApplication::font() != m_system)
        QApplication::setFont(m_system);
}

void TextSize::apply(int percent)
{
    m_percent = percent;
    const QFont wanted = percent == 100 ? m_system : scaledFont(m_system, percent / 100.0);
    // An application that was never given a font follows the desktop by itself.
    if (wanted != QApplication::font())
        QApplication::setFont(wanted);
    m_given = QApplication::font();
}

void TextSize::followSystem()
{
    if (QApplication::font() == m_given)
        return;
    m_system = QApplication::font();
    apply(m_percent);
}

void TextSize::askSystem()
{
    const QFont told = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (told == m_told)
        return;
    m_told = told;
    m_system = told;
    apply(m_percent);
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

namespace {

/// Whether a wheel that scrolls a page meets a number or a choice on its way: what is under the pointer must not change
/// by that, nor take the keyboard.
bool scrollsPast(QObject *watched, const QEvent &event)
{
    if (event.type() != QEvent::Wheel && event.type() != QEvent::Polish)
        return false;
    if (qobject_cast<QAbstractSpinBox *>(watched) == nullptr && qobject_cast<QComboBox *>(watched) == nullptr)
        return false;
    auto *field = static_cast<QWidget *>(watched);
    if (event.type() == QEvent::Wheel)
        return !field->hasFocus();
    if (field->focusPolicy() == Qt::WheelFocus)
        field->setFocusPolicy(Qt::StrongFocus);
    return false;
}

} // namespace

Surroundings::Surroundings(PreferenceStore &preferences, std::optional<words::Language> language)
    : m_preferences(preferences),
      m_spoken(language ? language : preferences.now().language),
      m_followed(preferences.now()),
      m_style(new PaperStyle),
      m_cursorFlashTime(QApplication::cursorFlashTime())
{
    QApplication::setStyle(m_style);
    installSpokenBoxes();
    installSpokenBoards();
    guardCompositions();
    installAnnouncer();
    m_appearance.apply(m_followed.look);
    m_textSize.apply(m_followed.textSize);
    applyMotion(m_followed.motion);
    KeyBindings::shared().choose(m_followed.keys);
    connect(&preferences, &PreferenceStore::changed, this, &Surroundings::follow);
    connect(&m_desktop, &DesktopSettings::changed, this, &Surroundings::followWishes);
    QCoreApplication::instance()->installEventFilter(this);
}

Surroundings::~Surroundings()
{
    QCoreApplication::instance()->removeEventFilter(
        this); // nothing is followed while the desktop's is put back
    QApplication::setCursorFlashTime(m_cursorFlashTime);
}

void Surroundings::follow()
{
    const Preferences before = std::exchange(m_followed, m_preferences.now());
    if (m_followed.look != before.look)
        m_appearance.apply(m_followed.look);
    if (m_followed.textSize != before.textSize)
        m_textSize.apply(m_followed.textSize);
    if (m_followed.motion != before.motion)
        applyMotion(m_followed.motion);
    if (m_followed.keys != before.keys)
        applyKeys();
    if (m_followed.language != before.language)
        m_spoken.apply(m_followed.language);
}

void Surroundings::followWishes()
{
    m_appearance.setWishes(m_desktop.wishes());
    applyMotion(m_followed.motion);
}

void Surroundings::applyMotion(Motion motion)
{
    const DesktopWishes &wishes = m_desktop.wishes();
    // Nothing moves where nobody asked for it.
    const bool glides = motion == Motion::System
        ? wishes.animations.value_or(QApplication::isEffectEnabled(Qt::UI_General))
        : motion == Motion::Full;
    if (m_style)
        m_style->setAnimated(glides);
    // What blinks moves too.
    const bool still =
        motion == Motion::None || (motion == Motion::System && !wishes.animations.value_or(true));
    QApplication::setCursorFlashTime(still ? 0 : m_cursorFlashTime);
}

void Surroundings::applyKeys() const
{
    KeyBindings::shared().choose(m_followed.keys);
    // Sentences that name a key are said anew as those of another language are.
    QCoreApplication::postEvent(QCoreApplication::instance(), new QEvent(QEvent::LanguageChange));
}

/// Hears of a desktop that changes its colours or letters. Qt 6.4 has no better place for it.
bool Surroundings::eventFilter(QObject *watched, QEvent *event)
{
    if (scrollsPast(watched, *event)) {
        event->ignore(); // then the page around it has it
        return true;
    }
    Change change = Change::None;
    if (event->type() == QEvent::ThemeChange && watched->isWindowType())
        change = Change::Unknown;
    else if (watched == QCoreApplication::instance()
             && (event->type() == QEvent::ApplicationPaletteChange
                 || event->type() == QEvent::ApplicationFontChange))
        change = Change::Told;
    // Once for all windows, and not while widgets are being told.
    if (change != Change::None && m_change == Change::None)
        QMetaObject::invokeMethod(this, &Surroundings::followSystem, Qt::QueuedConnection);
    m_change = std::max(m_change, change);
    return QObject::eventFilter(watched, event);
}

void Surroundings::followSystem()
{
    if (m_change == Change::Unknown) {
        m_appearance.askSystem();
        m_textSize.askSystem();
    } else {
        m_appearance.followSystem();
        m_textSize.followSystem();
    }
    m_change = Change::None;
}

} // namespace skyledger::ui
