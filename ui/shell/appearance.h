// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/desktopsettings.h"
#include "ui/shell/preferences.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QTranslator>
#include <QtGui/QFont>
#include <QtGui/QPalette>

#include <memory>

namespace skyledger::ui {

class PaperStyle;

/// Gives the program the colours that are preferred. The desktop's own palette is kept, to follow it, and to leave it
/// alone where it is made for high contrast.
class Appearance
{
public:
    /// To be made before anything changes the palette of the application.
    Appearance();
    /// Leaves the application as it was.
    ~Appearance();
    Appearance(const Appearance &) = delete;
    Appearance &operator=(const Appearance &) = delete;

    void apply(Look look);
    /// Takes what the desktop asks for besides its palette.
    void setWishes(const DesktopWishes &wishes);
    /// Takes the palette of the application for the desktop's, if it is not the one that was given it.
    void followSystem();
    /// Asks the desktop anew, which does not reach an application that has a palette of its own.
    void askSystem();

private:
    QPalette wanted() const;
    QPalette wantedBySystem() const;

    QPalette m_system;
    QPalette m_given;
    Look m_look = Look::System;
    DesktopWishes m_wishes;
};

/// Gives the program letters of the preferred size, measured by those of the desktop.
class TextSize
{
public:
    /// To be made before anything changes the font of the application.
    TextSize();
    /// Leaves the application as it was.
    ~TextSize();
    TextSize(const TextSize &) = delete;
    TextSize &operator=(const TextSize &) = delete;

    /// In percent of the desktop's size.
    void apply(int percent);
    // As those of `Appearance`.
    void followSystem();
    void askSystem();

private:
    QFont m_system;
    QFont m_told; ///< what the desktop tells when it is asked
    QFont m_given;
    int m_percent = 100;
};

/// Has the program speak the language that is preferred, Qt's own sentences included.
class SpokenLanguage
{
public:
    explicit SpokenLanguage(std::optional<words::Language> language);
    ~SpokenLanguage();
    SpokenLanguage(const SpokenLanguage &) = delete;
    SpokenLanguage &operator=(const SpokenLanguage &) = delete;

    void apply(std::optional<words::Language> language);

private:
    void loadQtWords();

    words::Language m_language;
    words::Speech m_speech;
    std::unique_ptr<QTranslator> m_qtWords;
};

/// Keeps colours, letters, motion, keys and language as they are preferred, and follows the desktop in what is not.
class Surroundings : public QObject
{
    Q_OBJECT

public:
    /// `language`: for this time only, whatever is preferred, until another one is chosen.
    explicit Surroundings(PreferenceStore &preferences, std::optional<words::Language> language = {});
    ~Surroundings() override;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void followSystem();
    void followWishes();
    void applyMotion(Motion motion);
    void applyKeys() const;

    enum class Change { None, Told, Unknown }; ///< of the desktop; unknown: it must be asked

    PreferenceStore &m_preferences;
    Appearance m_appearance;
    TextSize m_textSize;
    SpokenLanguage m_spoken;
    DesktopSettings m_desktop;
    Preferences m_followed;
    QPointer<PaperStyle> m_style; ///< the application owns it
    int m_cursorFlashTime;        ///< the desktop's
    Change m_change = Change::None;
};

} // namespace skyledger::ui
