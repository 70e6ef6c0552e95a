// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxsheets.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using box::Told;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoxSheets)
};

QStringList pathOf(const BoxThing &thing, const ValueField &field)
{
    return field.key.isEmpty() ? thing.path : thing.path + QStringList{field.key};
}

/// Without marks over letters, so that "epave" finds "Épave".
QString plain(const QString &text)
{
    QString letters;
    const QString apart = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar letter : apart) {
        if (!letter.isMark())
            letters += letter == u'’' ? QChar(u'\'') : letter;
    }
    return letters;
}

bool isCalled(const BoxThing &thing, const QString &name, bool whole)
{
    const auto fits = [&](const QString &each) {
        const QString called = plain(each);
        return whole ? called == name : called.startsWith(name);
    };
    return fits(thing.name) || std::any_of(thing.also.begin(), thing.also.end(), fits);
}

const BoxThing *onlyThingCalled(const BoxSheet &sheet, const QString &name, bool whole)
{
    const BoxThing *found = nullptr;
    for (const BoxThing &thing : sheet.things) {
        if (!isCalled(thing, name, whole))
            continue;
        if (found)
            return nullptr;
        found = &thing;
    }
    return found;
}

/// The parts of one value, all together.
TypedValues typedWhole(const BoxThing &thing, const std::vector<std::optional<QString>> &texts)
{
    TypedValues typed;
    QJsonObject whole;
    QJsonValue single = QJsonValue::Undefined;
    bool isEmpty = true;
    for (std::size_t i = 0; i < thing.fields.size(); ++i) {
        const ValueField &field = thing.fields[i];
        const QString text = texts[i].value_or(QString());
        if (text.isEmpty()) {
            if (field.isNeeded)
                typed.lacking << field.name;
            continue;
        }
        isEmpty = false;
        const QJsonValue value = field.read(text);
        if (value.isUndefined()) {
            typed.fault = {i, expectedOf(field)};
            return typed;
        }
        if (field.key.isEmpty() && value.isObject())
            whole = value.toObject();
        else if (field.key.isEmpty())
            single = value;
        else
            whole.insert(field.key, value);
    }
    if (isEmpty)
        typed = {{{thing.path, QJsonValue::Undefined, Told::Inside}}, {}, {}};
    else if (typed.lacking.isEmpty())
        typed.values = {{thing.path, single.isUndefined() ? QJsonValue(whole) : single, Told::Inside}};
    return typed;
}

} // namespace

QJsonValue valueOf(const BoxThing &thing, const ValueField &field, const box::CopyDraft &draft)
{
    return draft.value(pathOf(thing, field));
}

std::optional<box::ValueSource> sourceOf(const BoxThing &thing, const ValueField &field,
                                         const box::CopyDraft &draft)
{
    return draft.source(pathOf(thing, field));
}

QString typedOf(const BoxThing &thing, const ValueField &field, const box::CopyDraft &draft)
{
    const QJsonValue value = valueOf(thing, field, draft);
    return value.isUndefined() ? QString() : field.typed(value);
}

BoxCount countOf(const BoxThing &thing, const box::CopyDraft &draft)
{
    BoxCount count;
    bool isWhole = true;
    for (const ValueField &field : thing.fields) {
        if (!field.isCounted)
            continue;
        const bool isKnown = !typedOf(thing, field, draft).isEmpty();
        isWhole = isWhole && (isKnown || !field.isNeeded);
        ++count.all;
        count.known += isKnown ? 1 : 0;
    }
    // However many parts it has, it is one value.
    if (thing.isOne && count.all > 0)
        count = {isWhole ? 1 : 0, 1};
    return count;
}

BoxCount countOf(const BoxSheet &sheet, const box::CopyDraft &draft)
{
    BoxCount count;
    for (const BoxThing &thing : sheet.things) {
        const BoxCount each = countOf(thing, draft);
        count.known += each.known;
        count.all += each.all;
    }
    return count;
}

TypedValues typedValues(const BoxThing &thing, const std::vector<std::optional<QString>> &texts)
{
    if (thing.isOne)
        return typedWhole(thing, texts);
    TypedValues typed;
    for (std::size_t i = 0; i < thing.fields.size(); ++i) {
        if (!texts[i])
            continue;
        const ValueField &field = thing.fields[i];
        const QJsonValue value =
            texts[i]->isEmpty() ? QJsonValue(QJsonValue::Undefined) : field.read(*texts[i]);
        if (value.isUndefined() && !texts[i]->isEmpty()) {
            typed.fault = {i, expectedOf(field)};
            return typed;
        }
        typed.values.push_back({pathOf(thing, field), value, Told::Beside});
    }
    return typed;
}

QString expectedOf(const ValueField &field)
{
    return field.hint.isEmpty() ? Words::tr("Expected: a whole number")
                                //: How a value is typed
                                : Words::tr("Expected: %1").arg(field.hint);
}

bool matches(const BoxThing &thing, const QString &query)
{
    QStringList said{thing.name};
    said += thing.also + thing.alsoValues;
    for (const ValueField &field : thing.fields)
        said << field.name;
    const QString all = plain(said.join(u' '));
    const QStringList wanted = plain(query).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(), [&all](const QString &word) {
        return all.startsWith(word) || all.contains(u' ' + word) || all.contains(u'\'' + word);
    });
}

const BoxThing *thingCalled(const BoxSheet &sheet, const QString &name)
{
    const QString called = plain(name.trimmed());
    if (called.isEmpty())
        return nullptr;
    const BoxThing *whole = onlyThingCalled(sheet, called, true);
    return whole ? whole : onlyThingCalled(sheet, called, false);
}

} // namespace skyledger::ui
