// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preferences.h"

#include "core/table/places.h"

#include <QtCore/QFile>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using table::places::fromRemembered;
using table::places::toRemembered;

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
    preferences.gamesFolder = fromRemembered(settings.value("gamesFolder"_L1).toString());
    preferences.lastFile = fromRemembered(settings.value("lastFile"_L1).toString());
    preferences.allRuleLanguages = settings.value("allRuleLanguages"_L1, usual.allRuleLanguages).toBool();
    preferences.turnClock = settings.value("turnClock"_L1, usual.turnClock).toBool();
    preferences.turnClockPause =
        std::clamp(settings.value("turnClockPause"_L1, usual.turnClockPause).toInt(), 1, 120);
    preferences.recentFiles = settings.value("recentFiles"_L1).toStringList();
    for (QString &file : preferences.recentFiles)
        file = fromRemembered(file);
    preferences.names = settings.value("names"_L1).toStringList();
    preferences.playerColors = settings.value("playerColors"_L1).toStringList();
    preferences.scoredEdition = settings.value("scoredEdition"_L1).toString();
    preferences.components = settings.value("components"_L1).toString();
    preferences.ownersCopy = settings.value("ownersCopy"_L1).toString();
    return preferences;
}

void save(const Preferences &preferences, QSettings &settings)
{
    settings.setValue("language"_L1, codeOf(preferences.language));
    settings.setValue("look"_L1, nameOf(preferences.look));
    settings.setValue("askForPiggyback"_L1, preferences.askForPiggyback);
    settings.setValue("useGenerators"_L1, preferences.useGenerators);
    settings.setValue("reopenLastGame"_L1, preferences.reopenLastGame);
    settings.setValue("gamesFolder"_L1, toRemembered(preferences.gamesFolder));
    settings.setValue("lastFile"_L1, toRemembered(preferences.lastFile));
    QStringList recentFiles = preferences.recentFiles;
    for (QString &file : recentFiles)
        file = toRemembered(file);
    settings.setValue("recentFiles"_L1, recentFiles);
    settings.setValue("allRuleLanguages"_L1, preferences.allRuleLanguages);
    settings.setValue("turnClock"_L1, preferences.turnClock);
    settings.setValue("turnClockPause"_L1, preferences.turnClockPause);
    settings.setValue("names"_L1, preferences.names);
    settings.setValue("playerColors"_L1, preferences.playerColors);
    settings.setValue("scoredEdition"_L1, preferences.scoredEdition);
    settings.setValue("components"_L1, preferences.components);
    settings.setValue("ownersCopy"_L1, preferences.ownersCopy);
}

/// Copies a settings file that cannot be read whole, before it is rewritten with what could be read of it. Answers the
/// path of the copy; empty if there is none.
QString keepDamaged(const QSettings &settings)
{
    // A part is only read when something of it is asked for.
    const bool isEmpty = settings.allKeys().isEmpty();
    if (isEmpty && settings.status() == QSettings::NoError)
        return {};
    if (settings.status() != QSettings::FormatError)
        return {};
    const QString copy = settings.fileName() + u".damaged"_s;
    QFile::remove(copy);
    return QFile::copy(settings.fileName(), copy) ? copy : QString();
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

void rememberColors(Preferences &preferences, const QStringList &colors)
{
    QStringList all = colors;
    for (const QString &known : std::as_const(preferences.playerColors)) {
        const QString owner = known.left(known.lastIndexOf(u'=') + 1);
        const bool again = std::any_of(colors.begin(), colors.end(),
                                       [&owner](const QString &color) { return color.startsWith(owner); });
        if (!again)
            all << known;
    }
    preferences.playerColors = all.first(std::min(all.size(), maxRememberedNames));
}

QString gamesFolderOf(const Preferences &preferences)
{
    if (!preferences.gamesFolder.isEmpty())
        return preferences.gamesFolder;
    return table::places::games();
}

PreferenceStore::PreferenceStore(QObject *parent)
    : QObject(parent),
      m_settings(QSettings::IniFormat, QSettings::UserScope, u"skyledger"_s, u"skyledger"_s),
      m_damagedCopy(keepDamaged(m_settings)),
      m_now(load(m_settings))
{
    if (!m_damagedCopy.isEmpty()) {
        save(m_now, m_settings);
        m_settings.sync();
    }
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
