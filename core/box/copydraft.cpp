// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copydraft.h"

#include "core/table/jsonmerge.h"
#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <utility>

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;

namespace {

bool hasEntry(const QJsonArray &list, const QJsonValue &id)
{
    return std::any_of(list.begin(), list.end(), [&id](const auto &each) { return each["id"_L1] == id; });
}

bool holdsKeysOf(const QJsonObject &whole, const QJsonObject &part)
{
    const QStringList keys = part.keys();
    return std::all_of(keys.begin(), keys.end(), [&whole](const QString &key) {
        return key == "source"_L1 || key == "sources"_L1 || whole.contains(key);
    });
}

/// Whether something is an object or list that has every key or entry that another one has.
bool holdsAllOf(const QJsonValue &whole, const QJsonValue &part)
{
    if (!part.isArray())
        return holdsKeysOf(whole.toObject(), part.toObject());
    const QJsonArray list = whole.toArray();
    const QJsonArray entries = part.toArray();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonValue id = entries[i]["id"_L1];
        const bool isThere =
            id.isUndefined() ? holdsKeysOf(list.at(i).toObject(), entries[i].toObject()) : hasEntry(list, id);
        if (!isThere)
            return false;
    }
    return true;
}

QJsonObject withHead(QJsonObject document, const QString &game)
{
    document.insert("format"_L1, u"skyledger-catalogue"_s);
    document.insert("version"_L1, 1);
    document.insert("game"_L1, game);
    return document;
}

/// An object or list at a path, in the place of what is there.
QJsonObject withPlaced(const QJsonObject &document, const QStringList &path, const QJsonValue &value)
{
    if (table::isEntry(path.last()))
        return table::withPut(document, path, value.toObject());
    return table::withPut(document, path.first(path.size() - 1), {{path.last(), value}});
}

} // namespace

CopyDraft::CopyDraft(CatalogueFormat format, const QJsonObject &document)
    : m_format(std::move(format)),
      m_printed(m_format.completed(withHead({}, m_format.game))),
      m_steps{{withHead(document, m_format.game), {}}}
{
    show();
}

void CopyDraft::show()
{
    m_shown = m_format.completed(document());
}

QJsonValue CopyDraft::value(const QStringList &path) const
{
    return table::valueAt(m_shown, path);
}

std::optional<table::ReadError> CopyDraft::enter(const std::vector<Entered> &values)
{
    QJsonObject next = document();
    for (const Entered &each : values)
        next = each.value.isUndefined() ? cleared(next, each) : withEntered(next, each);
    return become(next, values.empty() ? QStringList() : values.front().path);
}

bool CopyDraft::isOwn(const QStringList &thing) const
{
    return (thing.last().startsWith(u'#') || thing.last().startsWith(u'~'))
        && !table::valueAt(document(), thing).isUndefined() && table::valueAt(m_printed, thing).isUndefined();
}

std::optional<table::ReadError> CopyDraft::remove(const QStringList &thing)
{
    return isOwn(thing) ? become(table::without(document(), thing), thing) : std::nullopt;
}

/// One step more.
std::optional<table::ReadError> CopyDraft::become(const QJsonObject &next, const QStringList &path)
{
    if (next == document())
        return std::nullopt;
    const QJsonObject shown = m_format.completed(next);
    if (auto fault = m_format.fault(shown))
        return fault;
    m_steps.resize(m_at + 1);
    m_steps.push_back({next, path});
    ++m_at;
    m_shown = shown;
    return std::nullopt;
}

QJsonObject CopyDraft::withEntered(QJsonObject document, const Entered &entered) const
{
    document = withEntriesKept(std::move(document), entered);
    return withSourced(document, entered.path, entered.value, entered.source, entered.told);
}

/// Whether a value that comes to stand below a place can hide what the rulebook prints there beside it.
bool CopyDraft::canHide(const QJsonObject &document, const QStringList &around, const QString &step) const
{
    const QJsonValue printed = table::valueAt(m_printed, around);
    if (printed.isUndefined())
        return false;
    const QJsonValue own = table::valueAt(document, around);
    // Where the copy has that key or entry already, it has no other ones afterwards.
    const bool isNew = step.startsWith(u'@') || table::valueAt(own, {step}).isUndefined();
    return isNew && !holdsAllOf(own, printed);
}

/// A copy may hide what the rulebook prints beside a value: whole entries count, no parts of them. What would be hidden
/// goes into the copy, each value with its source.
QJsonObject CopyDraft::withEntriesKept(QJsonObject document, const Entered &entered) const
{
    const QJsonObject own = document;
    QJsonObject before; // as it is shown, where that is looked at
    QJsonObject after;  // the same with the value
    for (qsizetype length = entered.path.size() - 1; length > 0; --length) {
        const QStringList around = entered.path.first(length);
        if (!canHide(own, around, entered.path[length]))
            continue;
        if (before.isEmpty())
            before = m_format.completed(own);
        const QJsonValue known = table::valueAt(before, around);
        const bool isEntryItself = length + 1 == entered.path.size() && entered.path.last().startsWith(u'#');
        if (known.isUndefined() || isEntryItself)
            continue;
        if (after.isEmpty())
            after =
                m_format.completed(withSourced(document, entered.path, 0, ValueSource::Copy, Told::Beside));
        if (holdsAllOf(table::valueAt(after, around), known))
            continue;
        document = withPlaced(document, around, withSourcesTold(before, around));
        after = {};
    }
    return document;
}

QJsonObject CopyDraft::cleared(const QJsonObject &document, const Entered &entered) const
{
    QJsonObject rest = withoutSourced(document, entered.path);
    const QJsonValue value = table::valueAt(m_printed, entered.path);
    if (value.isUndefined() || !table::valueAt(m_format.completed(rest), entered.path).isUndefined())
        return rest;
    const auto source = sourceAt(m_printed, entered.path);
    return source ? withSourced(rest, entered.path, value, *source, entered.told) : rest;
}

QStringList CopyDraft::undo()
{
    if (!canUndo())
        return {};
    QStringList path = m_steps[m_at].path;
    --m_at;
    show();
    return path;
}

QStringList CopyDraft::redo()
{
    if (!canRedo())
        return {};
    ++m_at;
    show();
    return m_steps[m_at].path;
}

void CopyDraft::adopt(const QJsonObject &base, const QJsonObject &theirs)
{
    for (Step &step : m_steps)
        step.document = table::rebased(base, step.document, theirs, m_format.whole);
    show();
}

} // namespace skyledger::box
