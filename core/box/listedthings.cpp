// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/listedthings.h"

#include "core/table/folding.h"
#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isAboutTheFile(const QString &key)
{
    return key == "source"_L1 || key == "sources"_L1;
}

QJsonObject identityOf(const QJsonObject &thing, IdentityKeys identity)
{
    QJsonObject bare;
    for (const auto key : identity) {
        if (!thing[key].isUndefined())
            bare.insert(key, thing[key]);
    }
    return bare;
}

QJsonArray bareList(const QJsonArray &entries, IdentityKeys identity)
{
    QJsonArray list;
    for (const auto &entry : entries)
        list.append(identityOf(entry.toObject(), identity));
    return list;
}

/// How many languages have the same name for two things, and whether any has different ones.
struct NamesCompared {
    int same = 0;
    bool differ = false;
};
NamesCompared comparedNames(const QJsonObject &one, const QJsonObject &other)
{
    NamesCompared result;
    const QStringList languages = one["name"_L1].toObject().keys();
    for (const QString &language : languages) {
        const QJsonValue name = one["name"_L1][language];
        const QJsonValue otherName = other["name"_L1][language];
        if (!name.isString() || !otherName.isString())
            continue;
        const bool isSame = table::folded(name.toString()) == table::folded(otherName.toString());
        result.same += isSame;
        result.differ = result.differ || !isSame;
    }
    return result;
}

/// Whether a thing of the game can be that of the copy.
bool isTheSame(const QJsonObject &ofCopy, const QJsonObject &ofGame)
{
    for (auto it = ofCopy.begin(); it != ofCopy.end(); ++it) {
        if (it.key() == "name"_L1) {
            const NamesCompared names = comparedNames(ofCopy, ofGame);
            if (names.same == 0 || names.differ)
                return false;
        } else if (it.key() != "id"_L1 && !isAboutTheFile(it.key()) && ofGame[it.key()] != it.value()) {
            return false;
        }
    }
    return !ofCopy.isEmpty();
}

QJsonObject entryOf(const QJsonObject &catalogue, const ListedThing &thing)
{
    return table::valueAt(catalogue, {QString(thing.list), u'#' + thing.id}).toObject();
}

QJsonObject entryOfThatName(const QJsonObject &copy, const ListedThing &thing, const QJsonObject &ofGame)
{
    const QJsonArray list = copy[thing.list].toArray();
    for (const auto &entry : list) {
        if (comparedNames(entry.toObject(), ofGame).same > 0)
            return entry.toObject();
    }
    return {};
}

/// How many printed values of a thing two files have alike; nothing if they contradict each other, or tell another
/// kind.
std::optional<int> valuesAlike(const QJsonObject &one, const QJsonObject &other, IdentityKeys identity)
{
    int alike = 0;
    for (auto it = one.begin(); it != one.end(); ++it) {
        const bool tellsWhich = std::find(identity.begin(), identity.end(), it.key()) != identity.end();
        const QJsonValue there = other[it.key()];
        if (it.key() == "id"_L1 || it.key() == "name"_L1 || isAboutTheFile(it.key()) || there.isUndefined())
            continue;
        if (there != it.value())
            return std::nullopt;
        alike += tellsWhich ? 0 : 1;
    }
    return comparedNames(one, other).differ ? std::nullopt : std::optional(alike);
}

/// How many things of the same kind a list has.
qsizetype countOfKind(const QJsonObject &catalogue, QLatin1StringView list, const QJsonValue &kind)
{
    const QJsonArray entries = catalogue[list].toArray();
    return std::count_if(entries.begin(), entries.end(),
                         [&kind](const QJsonValue &each) { return each["kind"_L1] == kind; });
}

} // namespace

std::optional<QString> listThing(QJsonObject &copy, const QJsonObject &ofGame, const ListedThing &thing,
                                 ListsThings how, IdentityKeys identity)
{
    QJsonArray list = copy[thing.list].toArray();
    const QJsonObject entry = entryOf(ofGame, thing);
    if (list.isEmpty() && (how == ListsThings::AtOnce || thing.isNamed)) {
        copy.insert(thing.list, bareList(ofGame[thing.list].toArray(), identity));
        return thing.id;
    }
    QJsonObject ofCopy = thing.isNamed ? entryOfThatName(copy, thing, entry) : QJsonObject();
    if (ofCopy.isEmpty())
        ofCopy = entryOf(copy, thing);
    if (!ofCopy.isEmpty())
        return isTheSame(ofCopy, entry) ? std::optional(ofCopy["id"_L1].toString()) : std::nullopt;
    // All others come in a fixed number, and the copy has its own.
    if (how == ListsThings::AtOnce)
        return std::nullopt;
    list.append(identityOf(entry, identity));
    copy.insert(thing.list, list);
    return thing.id;
}

std::optional<QString> foundThing(const QJsonObject &copy, const QJsonObject &ofGame,
                                  const ListedThing &thing, bool isUnseen, IdentityKeys identity)
{
    const QJsonObject entry = entryOf(ofGame, thing);
    const QJsonObject ofCopy = thing.isNamed ? entryOfThatName(copy, thing, entry) : entryOf(copy, thing);
    const std::optional<int> alike = ofCopy.isEmpty() ? std::nullopt : valuesAlike(entry, ofCopy, identity);
    if (!alike)
        return std::nullopt;
    const QJsonValue kind = entry["kind"_L1];
    const bool isOnly = kind.isString() && countOfKind(ofGame, thing.list, kind) == 1
        && countOfKind(copy, thing.list, kind) == 1;
    if (!thing.isNamed && !isOnly && !isUnseen && *alike == 0)
        return std::nullopt;
    return ofCopy["id"_L1].toString();
}

} // namespace skyledger::box
