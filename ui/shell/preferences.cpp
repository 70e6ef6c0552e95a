// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preferences.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QString codeOf(const std::optional<words::Language> &language)
{
    if (!language)
        return {};
    return *language == words::Language::French ? u"fr"_s : u"en"_s;
}

Look lookOf(const QString &name)
{
    if (name == "light"_L1)
        return Look::Light;
    return name == "dark"_L1 ? Look::Dark : Look::System;
}

QString nameOf(Look look)
{
    switch (look) {
    case Look::System:
        return u"system"_s;
    case Look::Light:
        return u"light"_s;
    case Look::Dark:
        return u"dark"_s;
    }
    return {};
}

Preferences load(const QSettings &settings)
{
    const Preferences usual;
    Preferences preferences;
    preferences.language = words::languageFromCode(settings.value("language"_L1).toString());
    preferences.look = lookOf(settings.value("look"_L1).toString());
    preferences.askForPiggyback = settings.value("askForPiggyback"_L1, usual.askForPiggyback).toBool();
    preferences.useGenerators = settings.value("useGenerators"_L1, usual.useGenerators).toBool();
    preferences.reopenLastGame = settings.value("reopenLastGame"_L1, usual.reopenLastGame).toBool();
    preferences.turnClock = settings.value("turnClock"_L1, usual.turnClock).toBool();
    preferences.turnClockPause =
        std::clamp(settings.value("turnClockPause"_L1, usual.turnClockPause).toInt(), 1, 120);
    preferences.gamesFolder = settings.value("gamesFolder"_L1).toString();
    preferences.lastFile = settings.value("lastFile"_L1).toString();
    preferences.recentFiles = settings.value("recentFiles"_L1).toStringList();
    preferences.names = settings.value("names"_L1).toStringList();
    preferences.components = settings.value("components"_L1).toString();
    return preferences;
}

void save(const Preferences &preferences, QSettings &settings)
{
    settings.setValue("language"_L1, codeOf(preferences.language));
    settings.setValue("look"_L1, nameOf(preferences.look));
    settings.setValue("askForPiggyback"_L1, preferences.askForPiggyback);
    settings.setValue("useGenerators"_L1, preferences.useGenerators);
    settings.setValue("reopenLastGame"_L1, preferences.reopenLastGame);
    settings.setValue("turnClock"_L1, preferences.turnClock);
    settings.setValue("turnClockPause"_L1, preferences.turnClockPause);
    settings.setValue("gamesFolder"_L1, preferences.gamesFolder);
    settings.setValue("lastFile"_L1, preferences.lastFile);
    settings.setValue("recentFiles"_L1, preferences.recentFiles);
    settings.setValue("names"_L1, preferences.names);
    settings.setValue("components"_L1, preferences.components);
}

} // namespace

void remember(Preferences &preferences, const QString &file)
{
    QStringList all = QStringList(file) + preferences.recentFiles;
    all.removeDuplicates();
    preferences.recentFiles = all.first(std::min(all.size(), maxRecentFiles));
}

void rememberNames(Preferences &preferences, const QStringList &names)
{
    QStringList all = names + preferences.names;
    all.removeDuplicates(); // the first of each stays
    preferences.names = all.first(std::min(all.size(), maxRememberedNames));
}

QString gamesFolderOf(const Preferences &preferences)
{
    if (!preferences.gamesFolder.isEmpty())
        return preferences.gamesFolder;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).filePath(u"Skyledger"_s);
}

PreferenceStore::PreferenceStore(QObject *parent)
    : QObject(parent),
      m_settings(QSettings::IniFormat, QSettings::UserScope, u"skyledger"_s, u"skyledger"_s),
      m_now(load(m_settings))
{
}

PreferenceStore::~PreferenceStore() = default;

void PreferenceStore::change(const Preferences &preferences)
{
    if (preferences == m_now)
        return;
    m_now = preferences;
    save(m_now, m_settings);
    m_settings.sync(); // the program may be killed at any moment
    emit changed();
}

} // namespace skyledger::ui
