// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preferences.h"

#include "core/table/places.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <array>

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

// As they are kept, in the order of their enumerators.
constexpr std::array lookNames{"system"_L1, "light"_L1, "dark"_L1, "black-on-white"_L1, "white-on-black"_L1};
constexpr std::array motionNames{"system"_L1, "none"_L1, "full"_L1};

/// The enumerator of a name; the first one for what is none.
template <class Enum, std::size_t count>
Enum named(const QString &name, const std::array<QLatin1StringView, count> &names)
{
    const auto *const found = std::find(names.begin(), names.end(), name);
    return static_cast<Enum>(found == names.end() ? 0 : found - names.begin());
}

template <class Enum, std::size_t count>
QString nameOf(Enum value, const std::array<QLatin1StringView, count> &names)
{
    return names[static_cast<std::size_t>(value)];
}

/// The value of a setting; the usual one where it is damaged.
bool flag(const QSettings &settings, QLatin1StringView key, bool usual)
{
    const QString text = settings.value(key).toString();
    if (text == "true"_L1 || text == "1"_L1)
        return true;
    return text == "false"_L1 || text == "0"_L1 ? false : usual;
}

int number(const QSettings &settings, QLatin1StringView key, int usual)
{
    bool isNumber = false;
    const int found = settings.value(key).toInt(&isNumber);
    return isNumber ? found : usual;
}

int textSize(const QSettings &settings, int usual)
{
    const int wanted = number(settings, "textSize"_L1, usual);
    return std::find(textSizes.begin(), textSizes.end(), wanted) == textSizes.end() ? usual : wanted;
}

/// "end-turn=Ctrl+E": what is none is left out.
QMap<QString, QString> keysOf(const QStringList &lines)
{
    QMap<QString, QString> keys;
    for (const QString &line : lines) {
        const qsizetype end = line.indexOf(u'=');
        if (end > 0 && KeyBindings::read(line.mid(end + 1)))
            keys.insert(line.left(end), line.mid(end + 1));
    }
    return keys;
}

QStringList linesOf(const QMap<QString, QString> &keys)
{
    QStringList lines;
    lines.reserve(keys.size());
    for (auto each = keys.begin(); each != keys.end(); ++each)
        lines << each.key() + u'=' + each.value();
    return lines;
}

/// Where a game that has a key keeps what is its own.
QString placeOf(const QString &memoryKey)
{
    return u"games/"_s + memoryKey + u'/';
}

/// The keys of games that have kept something.
QStringList keysOfGames(const QSettings &settings)
{
    QStringList keys;
    const QStringList all = settings.allKeys();
    for (const QString &key : all) {
        if (const QStringList parts = key.split(u'/'); parts.size() == 3 && parts.front() == "games"_L1)
            keys << parts[1];
    }
    keys.removeDuplicates();
    return keys;
}

/// A choice of a game lies beside what else is kept of it, under its id: "use-generators" as `useGenerators`.
QString keyOfOption(const QString &id)
{
    QString key;
    const QStringList words = id.split(u'-');
    for (const QString &word : words)
        key += key.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
    return key;
}

QString optionOfKey(const QString &key)
{
    QString id;
    for (const QChar sign : key)
        id += sign.isUpper() ? u"-%1"_s.arg(sign.toLower()) : QString(sign);
    return id;
}

constexpr std::array ofTheWindow{"reopenLastGame"_L1, "allRuleLanguages"_L1, "turnClock"_L1};

void loadMemory(const QSettings &settings, const QString &place, GameMemory &memory)
{
    const QStringList keys = settings.allKeys();
    for (const QString &key : keys) {
        const QString name = key.mid(place.size());
        const bool isOfWindow = std::find(ofTheWindow.begin(), ofTheWindow.end(), name) != ofTheWindow.end();
        if (!key.startsWith(place) || name.isEmpty() || name.contains(u'/') || isOfWindow)
            continue;
        const QString value = settings.value(key).toString();
        if (value == "true"_L1 || value == "false"_L1)
            memory.options.insert(optionOfKey(name), value == "true"_L1);
    }
    memory.playerColors = settings.value(place + "playerColors"_L1).toStringList();
    memory.scoredEdition = settings.value(place + "scoredEdition"_L1).toString();
    memory.components = settings.value(place + "components"_L1).toString();
    memory.ownersCopy = settings.value(place + "ownersCopy"_L1).toString();
}

void saveMemory(const GameMemory &memory, const QString &place, QSettings &settings)
{
    GameMemory kept;
    loadMemory(settings, place, kept);
    for (auto each = kept.options.begin(); each != kept.options.end(); ++each) {
        if (!memory.options.contains(each.key()))
            settings.remove(place + keyOfOption(each.key()));
    }
    for (auto each = memory.options.begin(); each != memory.options.end(); ++each)
        settings.setValue(place + keyOfOption(each.key()), *each);
    settings.setValue(place + "playerColors"_L1, memory.playerColors);
    settings.setValue(place + "scoredEdition"_L1, memory.scoredEdition);
    settings.setValue(place + "components"_L1, memory.components);
    settings.setValue(place + "ownersCopy"_L1, memory.ownersCopy);
}

Preferences load(const QSettings &settings)
{
    const Preferences usual;
    Preferences preferences;
    preferences.language = words::languageFromCode(settings.value("language"_L1).toString());
    preferences.look = named<Look>(settings.value("look"_L1).toString(), lookNames);
    preferences.motion = named<Motion>(settings.value("motion"_L1).toString(), motionNames);
    preferences.textSize = textSize(settings, usual.textSize);
    preferences.keys = keysOf(settings.value("keys"_L1).toStringList());
    preferences.reopenLastGame = flag(settings, "reopenLastGame"_L1, usual.reopenLastGame);
    preferences.gamesFolder = fromRemembered(settings.value("gamesFolder"_L1).toString());
    preferences.lastFile = fromRemembered(settings.value("lastFile"_L1).toString());
    preferences.allRuleLanguages = flag(settings, "allRuleLanguages"_L1, usual.allRuleLanguages);
    preferences.turnClock = flag(settings, "turnClock"_L1, usual.turnClock);
    preferences.turnClockPause =
        std::clamp(number(settings, "turnClockPause"_L1, usual.turnClockPause), 1, 120);
    preferences.recentFiles = settings.value("recentFiles"_L1).toStringList();
    for (QString &file : preferences.recentFiles)
        file = fromRemembered(file);
    preferences.names = settings.value("names"_L1).toStringList();
    preferences.lastGame = settings.value("lastGame"_L1).toString();
    loadMemory(settings, {}, preferences);
    for (const QString &key : keysOfGames(settings))
        loadMemory(settings, placeOf(key), preferences.otherGames[key]);
    return preferences;
}

void save(const Preferences &preferences, QSettings &settings)
{
    settings.setValue("language"_L1, codeOf(preferences.language));
    settings.setValue("look"_L1, nameOf(preferences.look, lookNames));
    settings.setValue("motion"_L1, nameOf(preferences.motion, motionNames));
    settings.setValue("textSize"_L1, preferences.textSize);
    settings.setValue("keys"_L1, linesOf(preferences.keys));
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
    settings.setValue("lastGame"_L1, preferences.lastGame);
    saveMemory(preferences, {}, settings);
    for (auto each = preferences.otherGames.begin(); each != preferences.otherGames.end(); ++each)
        saveMemory(*each, placeOf(each.key()), settings);
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

void GameMemory::choose(const QString &id, bool on, bool usual)
{
    if (on == usual)
        options.remove(id);
    else
        options.insert(id, on);
}

Preferences preferencesFor(const QString &memoryKey, const Preferences &all)
{
    Preferences seen = all;
    if (!memoryKey.isEmpty())
        static_cast<GameMemory &>(seen) = all.otherGames.value(memoryKey);
    return seen;
}

void rememberFor(const QString &memoryKey, const Preferences &seen, Preferences &all)
{
    const auto first = static_cast<const GameMemory &>(all);
    all = seen;
    if (memoryKey.isEmpty())
        return;
    all.otherGames[memoryKey] = static_cast<const GameMemory &>(seen);
    static_cast<GameMemory &>(all) = first;
}

QString gamesFolderOf(const Preferences &preferences)
{
    if (!preferences.gamesFolder.isEmpty())
        return preferences.gamesFolder;
    return table::places::games();
}

QStringList gameFoldersOf(const Preferences &preferences)
{
    QStringList folders{gamesFolderOf(preferences)};
    for (const QString &file : preferences.recentFiles)
        folders << QFileInfo(file).absolutePath();
    folders.removeDuplicates();
    return folders;
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
