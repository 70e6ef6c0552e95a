// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/preferences.h"

#include <QtCore/QObject>
#include <QtCore/QTranslator>
#include <QtGui/QPalette>

#include <memory>

namespace skyledger::ui {

/// Gives the program the colours that are preferred. The desktop's own palette is kept, to follow it, and to leave it
/// alone where it is made for high contrast.
class Appearance
{
public:
    /// To be made before anything changes the palette of the application.
    Appearance();

    void apply(Look look);

private:
    QPalette m_system;
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

/// Keeps colours and language as they are preferred.
class Surroundings : public QObject
{
    Q_OBJECT

public:
    /// `language`: for this time only, whatever is preferred, until another one is chosen.
    explicit Surroundings(PreferenceStore &preferences, std::optional<words::Language> language = {});

private:
    void follow();

    PreferenceStore &m_preferences;
    Appearance m_appearance;
    SpokenLanguage m_spoken;
    std::optional<words::Language> m_preferred;
    Look m_look;
};

} // namespace skyledger::ui
