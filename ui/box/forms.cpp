// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/forms.h"

#include "core/table/folding.h"
#include "ui/words/phrases.h"
#include "ui/words/shorthand.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <iterator>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoxForms)
};

using Letter = CodePart::Letter;

/// The digit or letter of a part.
QChar characterOf(const QJsonValue &value, const CodePart &part)
{
    if (part.letters.empty())
        return QChar(u'0' + value.toInt());
    const auto found = std::find_if(part.letters.begin(), part.letters.end(), [&value](const Letter &letter) {
        return letter.word == value.toString();
    });
    return found == part.letters.end() ? QChar(u'-') : found->letter;
}

QString saidPart(const QJsonValue &value, const CodePart &part)
{
    for (const Letter &letter : part.letters) {
        if (letter.word == value.toString())
            return letter.name;
    }
    return characterOf(value, part);
}

/// What a character says; undefined: nothing.
QJsonValue decoded(QChar typed, const CodePart &part)
{
    if (part.letters.empty()) {
        const int digit = typed.digitValue();
        return digit >= 0 && digit <= part.most ? QJsonValue(digit) : QJsonValue(QJsonValue::Undefined);
    }
    for (const Letter &letter : part.letters) {
        if (letter.letter == typed.toUpper())
            return letter.word;
    }
    return QJsonValue::Undefined;
}

/// Spaces between the characters mean nothing.
QJsonValue coded(const QString &typed, const std::vector<CodePart> &parts)
{
    const QString all = typed.simplified().remove(u' ');
    if (all.size() != static_cast<qsizetype>(parts.size()))
        return QJsonValue::Undefined;
    QJsonObject object;
    QJsonValue before = QJsonValue::Undefined;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QJsonValue value = decoded(all[static_cast<qsizetype>(i)], parts[i]);
        if (value.isUndefined() || (parts[i].differs && value == before))
            return QJsonValue::Undefined;
        object.insert(parts[i].key, value);
        before = value;
    }
    return object;
}

QString exampleOf(const std::vector<CodePart> &parts)
{
    QString example;
    std::size_t next = 0; // letters one after the other
    for (const CodePart &part : parts)
        example += part.letters.empty() ? QChar(u'0' + std::min(part.most, 3))
                                        : part.letters[next++ % part.letters.size()].letter;
    return example;
}

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

ValueField orNone(ValueField field, const QString &none, const QString &hint)
{
    field.hint = hint;
    field.read = [read = field.read, none](const QString &typed) {
        return none.startsWith(typed, Qt::CaseInsensitive) ? QJsonValue(QJsonValue::Null) : read(typed);
    };
    field.typed = [typed = field.typed, none](const QJsonValue &value) {
        return value.isNull() ? none : typed(value);
    };
    field.said = [](const QString &typed) { return typed; };
    return field;
}

ValueField orEmpty(ValueField field, int width, const QString &hint)
{
    field.hint = hint;
    field.width = width;
    field.read = [read = field.read](const QString &typed) {
        return typed == u"-"_s ? QJsonValue(QJsonArray()) : read(typed);
    };
    field.typed = [typed = field.typed](const QJsonValue &value) {
        return value.toArray().isEmpty() ? u"-"_s : typed(value);
    };
    return field;
}

ValueField listField(const ValueField &one, const QString &hint)
{
    ValueField field{{}, {}, {}, {}, {}, false, {}};
    field.read = [one](const QString &typed) {
        QJsonArray list;
        const QStringList parts = typed.split(u',', Qt::SkipEmptyParts);
        for (const QString &part : parts) {
            const QJsonValue value = one.read(part.trimmed());
            if (value.isUndefined())
                return QJsonValue(QJsonValue::Undefined);
            list.append(value);
        }
        return QJsonValue(list);
    };
    field.typed = [one](const QJsonValue &value) {
        QStringList parts;
        const QJsonArray list = value.toArray();
        for (const auto &each : list)
            parts << one.typed(each);
        return parts.join(u", "_s);
    };
    field.said = [](const QString &typed) { return typed; };
    return orEmpty(std::move(field), 30, hint);
}

ValueField amountsField(const QString &key, const QString &name, const LetteredWords &words,
                        const QString &hint)
{
    ValueField field{key, name, hint, {}, {}, false, {}};
    field.read = [words](const QString &typed) { return amounts(typed, words); };
    field.typed = [words](const QJsonValue &value) { return typedAmounts(value, words); };
    return field;
}

ValueField codeField(const QString &name, const std::vector<CodePart> &parts)
{
    ValueField field{{}, name, exampleOf(parts), {}, {}, true, {}};
    field.width = static_cast<int>(parts.size()) + 2;
    field.read = [parts](const QString &typed) { return coded(typed, parts); };
    field.typed = [parts](const QJsonValue &value) {
        QString typed;
        for (const CodePart &part : parts)
            typed += characterOf(value[part.key], part);
        return typed;
    };
    field.said = [parts](const QString &typed) {
        const QJsonValue value = coded(typed, parts);
        QStringList said;
        for (const CodePart &part : parts) {
            //: What is printed on a thing, its value
            said << Words::tr("%1 %2").arg(part.name, saidPart(value[part.key], part));
        }
        return words::listedApart(said);
    };
    return field;
}

QString exampleOf(const LetteredWords &words)
{
    if (words.size() < 2)
        return {};
    return u'2' + QString(words[0].second) + u' ' + words[1].second;
}

} // namespace skyledger::ui
