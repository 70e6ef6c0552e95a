// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/listline.h"

#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRepeated = 99;
constexpr qsizetype leastRun = 3;

/// How a thing is written: by its id where the name would look like several entries.
QString spelled(const ListThing &thing)
{
    return thing.name.contains(u',') && !thing.id.isEmpty() ? thing.id : thing.name.simplified();
}

const ListThing *thingCalled(QStringView text, std::span<const ListThing> things)
{
    const auto called = std::find_if(things.begin(), things.end(), [&](const ListThing &each) {
        return spelled(each).compare(text, Qt::CaseInsensitive) == 0
            || (!each.id.isEmpty() && each.id.compare(text, Qt::CaseInsensitive) == 0);
    });
    return called == things.end() ? nullptr : &*called;
}

/// One entry; false if it is no thing.
bool readEntry(const QString &entry, std::span<const ListThing> things, std::vector<std::int32_t> &numbers)
{
    if (const ListThing *thing = thingCalled(entry, things)) {
        numbers.push_back(thing->number);
        return true;
    }
    const qsizetype space = entry.indexOf(u' ');
    bool isNumber = false;
    const int count = QStringView(entry).left(space).toInt(&isNumber);
    const ListThing *thing = space > 0 ? thingCalled(entry.mid(space + 1), things) : nullptr;
    if (!isNumber || count < 0 || count > mostRepeated || thing == nullptr)
        return false;
    numbers.insert(numbers.end(), static_cast<std::size_t>(count), thing->number);
    return true;
}

/// The number behind the last space of an entry; -1 where there is none.
int numberBehind(QStringView entry)
{
    bool isNumber = false;
    const int number = entry.mid(entry.lastIndexOf(u' ') + 1).toInt(&isNumber);
    return isNumber && entry.contains(u' ') ? number : -1;
}

/// Things that are counted on, "row 2, row 3, row 4", are one entry: "row 2-4".
QStringList withRuns(const QStringList &entries)
{
    QStringList folded;
    for (qsizetype i = 0; i < entries.size();) {
        const QString name = entries[i].left(entries[i].lastIndexOf(u' ') + 1);
        const int first = numberBehind(entries[i]);
        qsizetype next = i + 1;
        while (first >= 0 && next < entries.size()
               && entries[next] == name + QString::number(first + next - i))
            ++next;
        const bool isRun = next - i >= leastRun && !name.front().isDigit();
        folded << (isRun ? u"%1%2-%3"_s.arg(name).arg(first).arg(first + next - i - 1) : entries[i]);
        i = isRun ? next : i + 1;
    }
    return folded;
}

/// The same back; false if it is none.
bool readRun(const QString &entry, std::span<const ListThing> things, std::vector<std::int32_t> &numbers)
{
    const qsizetype space = entry.lastIndexOf(u' ');
    const qsizetype to = entry.indexOf(u'-', space);
    const int first = numberBehind(QStringView(entry).left(std::max<qsizetype>(to, 0)));
    bool isNumber = false;
    const int last = QStringView(entry).mid(to + 1).toInt(&isNumber);
    if (first < 0 || !isNumber || last < first || last - first > mostRepeated)
        return false;
    for (int number = first; number <= last; ++number) {
        const ListThing *thing = thingCalled(entry.left(space + 1) + QString::number(number), things);
        if (thing == nullptr)
            return false;
        numbers.push_back(thing->number);
    }
    return true;
}

} // namespace

QString listLine(std::span<const std::int32_t> numbers, std::span<const ListThing> things)
{
    QStringList entries;
    for (std::size_t i = 0; i < numbers.size();) {
        const auto thing = std::find_if(things.begin(), things.end(),
                                        [&](const ListThing &each) { return each.number == numbers[i]; });
        // Two numbers beside each other would not tell which of them counts.
        const bool isNumber =
            thing != things.end() && !thing->name.isEmpty() && thing->name.front().isDigit();
        std::size_t next = i + 1;
        while (!isNumber && next < numbers.size() && numbers[next] == numbers[i])
            ++next;
        if (thing != things.end())
            entries << (next - i > 1 ? u"%1 %2"_s.arg(QString::number(next - i), spelled(*thing))
                                     : spelled(*thing));
        i = next;
    }
    return withRuns(entries).join(u", "_s);
}

ReadLine readListLine(const QString &line, std::span<const ListThing> things)
{
    ReadLine read;
    const QStringList entries = line.split(u',');
    for (const QString &each : entries) {
        const QString entry = each.simplified();
        if (!entry.isEmpty() && !readEntry(entry, things, read.numbers)
            && !readRun(entry, things, read.numbers)) {
            read.unknown = entry;
            break;
        }
    }
    return read;
}

} // namespace skyledger::words
