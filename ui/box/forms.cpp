// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/forms.h"

#include "core/table/folding.h"
#include "ui/words/phrases.h"
#include "ui/words/shorthand.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <iterator>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoxForms)
};

using WordList = std::vector<std::pair<QString, QString>>;

QJsonValue number(const QString &typed)
{
    bool is = false;
    const int value = typed.toInt(&is);
    return is ? QJsonValue(value) : QJsonValue(QJsonValue::Undefined);
}

QString typedNumber(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInt()) : QString();
}

/// Numbers with anything but digits between them.
QJsonValue numbers(const QString &typed, bool mayLack, qsizetype count)
{
    static const QRegularExpression between(u"[\\s,;x×/+]+"_s, QRegularExpression::CaseInsensitiveOption);
    const QStringList parts = typed.split(between, Qt::SkipEmptyParts);
    QJsonArray list;
    for (const QString &part : parts) {
        const QJsonValue value = number(part);
        if (value.isUndefined() && !(mayLack && part == u"?"_s))
            return QJsonValue::Undefined;
        list.append(value.isUndefined() ? QJsonValue(QJsonValue::Null) : value);
    }
    const bool fits = !list.isEmpty() && (count == 0 || list.size() == count);
    return fits ? QJsonValue(list) : QJsonValue(QJsonValue::Undefined);
}

QString typedNumbers(const QJsonValue &value, const QString &between)
{
    QStringList parts;
    const QJsonArray list = value.toArray();
    for (const auto &each : list)
        parts << (each.isDouble() ? QString::number(each.toInt()) : u"?"_s);
    return parts.join(between);
}

/// Whether the words that were typed begin some of a name's, in its order and without accents: "b o" is "build once".
bool abbreviates(const QString &typed, const QString &name)
{
    const QStringList parts = table::folded(typed).split(u' ', Qt::SkipEmptyParts);
    auto part = parts.begin();
    const QStringList whole = table::folded(name).split(u' ');
    for (const QString &word : whole) {
        if (part != parts.end() && word.startsWith(*part))
            ++part;
    }
    return part == parts.end();
}

/// The word of a name: that which was typed, or the only one that begins so, or else is abbreviated so; empty if there is
/// none.
QString wordCalled(const QString &typed, const WordList &words)
{
    const auto theOnly = [&words](const auto &isMeant) {
        const auto found = std::find_if(words.begin(), words.end(), isMeant);
        const bool isOnly = found != words.end() && std::none_of(std::next(found), words.end(), isMeant);
        return isOnly ? found->first : QString();
    };
    for (const auto &[word, name] : words) {
        if (name.compare(typed, Qt::CaseInsensitive) == 0)
            return word;
    }
    const QString begun =
        theOnly([&typed](const auto &each) { return each.second.startsWith(typed, Qt::CaseInsensitive); });
    return begun.isEmpty() ? theOnly([&typed](const auto &each) { return abbreviates(typed, each.second); })
                           : begun;
}

QString nameOf(const QString &word, const WordList &words)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&word](const auto &each) { return each.first == word; });
    return found == words.end() ? word : found->second;
}

QJsonValue amounts(const QString &typed, const LetteredWords &words)
{
    const auto parts = words::shorthandIn(typed == u"0"_s ? QString() : typed);
    if (!parts)
        return QJsonValue::Undefined;
    QJsonObject object;
    for (const auto &part : *parts) {
        if (part.size() != 1)
            return QJsonValue::Undefined;
        for (const words::CountedLetter &each : part.front()) {
            const auto known = std::find_if(words.begin(), words.end(),
                                            [&each](const auto &word) { return word.second == each.letter; });
            if (known == words.end())
                return QJsonValue::Undefined;
            object[known->first] = object[known->first].toInt() + each.count;
        }
    }
    return object;
}

QString typedAmounts(const QJsonValue &value, const LetteredWords &words)
{
    QStringList parts;
    for (const auto &[word, letter] : words) {
        if (const int amount = value[word].toInt(); amount > 0)
            parts << (amount == 1 ? QString(letter) : QString::number(amount) + letter);
    }
    return parts.isEmpty() ? u"0"_s : parts.join(u' ');
}

} // namespace

ValueField numberField(const QString &key, const QString &name)
{
    ValueField field{key, name, Words::tr("a whole number"), number, {}, false, typedNumber};
    return field;
}

ValueField numberOrNoneField(const QString &key, const QString &name)
{
    ValueField field{key, name, Words::tr("a whole number, or - for none"), {}, {}, false, {}};
    field.read = [](const QString &typed) {
        return typed == u"-"_s ? QJsonValue(QJsonValue::Null) : number(typed);
    };
    field.typed = [](const QJsonValue &value) { return value.isNull() ? u"-"_s : typedNumber(value); };
    return field;
}

ValueField textField(const QString &key, const QString &name)
{
    ValueField field{key, name, {}, {}, {}, false, {}};
    field.read = [](const QString &typed) { return QJsonValue(typed); };
    field.typed = [](const QJsonValue &value) { return value.toString(); };
    field.said = [](const QString &typed) { return typed; };
    return field;
}

ValueField pairField(const QString &key, const QString &name)
{
    ValueField field{key, name, Words::tr("2x1", "example of the sides of a piece"), {}, {}, false, {}};
    field.read = [](const QString &typed) { return numbers(typed, false, 2); };
    field.typed = [](const QJsonValue &value) { return typedNumbers(value, u"x"_s); };
    return field;
}

ValueField numbersField(const QString &key, const QString &name)
{
    ValueField field{key, name, Words::tr("1 2 ? 3", "example of numbers in a row, one of them not known"),
                     {},  {},   false,
                     {}};
    field.width = 24;
    field.read = [](const QString &typed) { return numbers(typed, true, 0); };
    field.typed = [](const QJsonValue &value) { return typedNumbers(value, u" "_s); };
    field.said = [](const QString &typed) { return typed; };
    return field;
}

ValueField wordField(const QString &key, const QString &name, const WordList &words)
{
    QStringList names;
    for (const auto &each : words)
        names << each.second;
    ValueField field{key, name, words::listedWithOr(names), {}, {}, false, {}};
    field.read = [words](const QString &typed) {
        const QString word = wordCalled(typed, words);
        return word.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(word);
    };
    field.typed = [words](const QJsonValue &value) { return nameOf(value.toString(), words); };
    field.said = [words](const QString &typed) { return nameOf(wordCalled(typed, words), words); };
    return field;
}

ValueField amountsField(const QString &key, const QString &name, const LetteredWords &words,
                        const QString &hint)
{
    ValueField field{key, name, hint, {}, {}, false, {}};
    field.read = [words](const QString &typed) { return amounts(typed, words); };
    field.typed = [words](const QJsonValue &value) { return typedAmounts(value, words); };
    return field;
}

QString exampleOf(const LetteredWords &words)
{
    if (words.size() < 2)
        return {};
    return u'2' + QString(words[0].second) + u' ' + words[1].second;
}

} // namespace skyledger::ui
