// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/typedparts.h"

#include "core/table/folding.h"

#include <QtCore/QRegularExpression>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

QStringList typedParts(const QString &text)
{
    static const QRegularExpression commas(u"\\s*[,;]\\s*"_s);
    static const QRegularExpression spaces(u"\\s+"_s);
    return text.trimmed().split(text.contains(commas) ? commas : spaces, Qt::SkipEmptyParts);
}

std::optional<int> typedNumber(const QString &text, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::vector<std::size_t> namesLike(const QString &text, const QStringList &names)
{
    const QString wanted = table::folded(text);
    std::vector<std::size_t> whole;
    std::vector<std::size_t> inside;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString name = table::folded(names[i]);
        if (name.startsWith(wanted))
            whole.push_back(static_cast<std::size_t>(i));
        else if (name.contains(u' ' + wanted))
            inside.push_back(static_cast<std::size_t>(i));
    }
    return whole.empty() ? inside : whole;
}

TypedNames typedNames(const QString &text, const QStringList &names)
{
    TypedNames typed;
    // One name may have spaces in it.
    const QStringList parts = namesLike(text, names).size() == 1 ? QStringList{text} : typedParts(text);
    for (const QString &part : parts) {
        const std::vector<std::size_t> found = namesLike(part, names);
        if (found.size() == 1) {
            typed.names.push_back(found.front());
        } else if (found.size() > 1) {
            typed.unclear = part;
            typed.candidates.clear();
            for (const std::size_t name : found)
                typed.candidates << names[static_cast<qsizetype>(name)];
        } else if (part != u'0') {
            typed.unknown = part;
        }
    }
    return typed;
}

} // namespace skyledger::ui
