// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/tablebox.h"

#include "core/describe/printedpath.h"
#include "core/table/jsonput.h"
#include "ui/words/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>
#include <map>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using describe::FormCode;
using describe::PrintedCopy;
using describe::Step;
using Address = BoxWords::Address;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableBox)
};

QString textOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

std::vector<std::pair<QString, QString>> namedWords(const FormCode &form, const BoxWords &words)
{
    std::vector<std::pair<QString, QString>> named;
    named.reserve(form.words.size());
    for (const std::string_view word : form.words)
        named.emplace_back(textOf(word), words.word(word));
    return named;
}

/// How a value is typed that has no shorthand of its own; nothing where only the game knows.
std::optional<ValueField> usualForm(const FormCode &form, const BoxWords &words)
{
    const LetteredWords letters = words.letters();
    switch (form.kind) {
    case FormCode::Kind::Number:
        return form.mayBeNull ? numberOrNoneField({}, {}) : numberField({}, {});
    case FormCode::Kind::Word:
        return wordField({}, {}, namedWords(form, words));
    case FormCode::Kind::Text:
        return textField({}, {});
    case FormCode::Kind::Amounts:
        return amountsField({}, {}, letters, exampleOf(letters));
    case FormCode::Kind::List:
        if (form.entry && form.entry->kind == FormCode::Kind::Number)
            return form.least == 2 && form.most == 2 ? pairField({}, {}) : numbersField({}, {});
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

/// Whether the last step to a value is a word in the object of its thing.
bool endsInThing(const std::vector<Step> &steps)
{
    return steps.size() > 1 && steps.back().kind == Step::Kind::Word;
}

/// Whether people name the things of a row, which are listed.
bool hasNames(const PrintedCopy &copy, const QString &list)
{
    const auto rows = copy.table().rows();
    return std::any_of(rows.begin(), rows.end(), [&list](const describe::PrintedCode &row) {
        const auto steps = describe::stepsOf(row);
        return steps.size() > 2 && steps[0].word == list && steps[2].word == "name"_L1;
    });
}

/// Collects the sheets of a copy, in one language.
class Sheets
{
public:
    Sheets(const PrintedCopy &copy, const BoxWords &words) : m_copy(copy), m_words(words) {}

    BoxSheets collect()
    {
        for (const Address &address : m_copy.places()) {
            if (m_copy.table().row(address.value).isKept)
                add(address);
        }
        for (const describe::PrintedList &list : m_copy.lists())
            sheetOf(list.page);
        return std::move(m_sheets);
    }

private:
    BoxSheet &sheetOf(play::Code page)
    {
        const auto [at, isNew] = m_places.try_emplace(page.number(), m_sheets.size());
        if (isNew)
            m_sheets.push_back(m_words.sheet(page));
        return m_sheets[at->second];
    }
    void add(const Address &address)
    {
        const describe::PrintedCode &row = m_copy.table().row(address.value);
        const QString name = m_words.thing(m_copy, address);
        std::vector<Step> steps = describe::stepsOf(row);
        QStringList path = pathOf(m_copy, address);
        std::vector<ValueField> fields = m_words.forms(m_copy, address);
        const bool isOfParts = !fields.empty() && !fields.front().key.isEmpty();
        // Values in a row are typed in a row.
        const bool isOfRow = steps.back().kind == Step::Kind::Place;
        if (isOfRow) {
            steps.pop_back();
            path.removeLast();
            fields = {numbersField({}, {})};
        } else if (fields.empty()) {
            if (auto usual = usualForm(*row.form, m_words))
                fields.push_back(std::move(*usual));
        }
        if (fields.empty() || name.isEmpty())
            return;
        if (!isOfParts) {
            if (endsInThing(steps))
                fields.front().key = path.takeLast();
            fields.front().name = m_words.value(address.value);
        }
        BoxThing &thing = thingOf(sheetOf(row.page), path, name);
        if (isOfRow && !thing.fields.empty() && thing.fields.back().key == fields.front().key)
            return;
        thing.isOne = isOfParts || fields.front().key.isEmpty();
        for (ValueField &field : fields) {
            field.isCounted = m_copy.isAsked(address);
            field.isNeeded = field.isNeeded || field.key.isEmpty();
            thing.fields.push_back(std::move(field));
        }
    }
    /// Values of one thing stand behind each other.
    static BoxThing &thingOf(BoxSheet &sheet, const QStringList &path, const QString &name)
    {
        const auto known = std::find_if(sheet.things.rbegin(), sheet.things.rend(),
                                        [&path](const BoxThing &thing) { return thing.path == path; });
        if (known != sheet.things.rend())
            return *known;
        BoxThing thing;
        thing.id = path.join(u'-').remove(u'#').remove(u'@');
        thing.path = path;
        thing.name = name;
        if (path.last().startsWith(u'#'))
            thing.also << path.last().mid(1);
        return sheet.things.emplace_back(std::move(thing));
    }

    const PrintedCopy &m_copy;
    const BoxWords &m_words;
    BoxSheets m_sheets;
    std::map<std::size_t, std::size_t> m_places; ///< of sheets, by their pages
};

/// What things are called in the other language is found too.
void addOtherNames(BoxSheets &sheets, const PrintedCopy &copy, const BoxWords &words)
{
    const bool isFrench = words::spokenLanguage() == words::Language::French;
    const words::SpokenIn other(isFrench ? words::Language::English : words::Language::French);
    const BoxSheets theirs = Sheets(copy, words).collect();
    for (std::size_t i = 0; i < sheets.size() && i < theirs.size(); ++i) {
        for (std::size_t j = 0; j < sheets[i].things.size() && j < theirs[i].things.size(); ++j) {
            BoxThing &thing = sheets[i].things[j];
            if (theirs[i].things[j].name != thing.name)
                thing.also << theirs[i].things[j].name;
            for (const ValueField &field : theirs[i].things[j].fields)
                thing.alsoValues << field.name;
            thing.alsoValues.removeDuplicates();
        }
    }
}

/// A thing more of a list, of which nothing is known yet.
BoxThing anotherOf(const TableBox &box, const QJsonObject &catalogue, const QString &list,
                   const QString &name)
{
    const auto probe = box.copy();
    const QString id = table::newIdFor(name, catalogue[list].toArray());
    BoxThing thing;
    thing.name = name;
    thing.path = {list, u'#' + id};
    if (probe->setDocument(catalogue) || probe->add(list, id))
        return thing;
    const BoxSheets sheets = Sheets(*probe, *box.words).collect();
    for (const BoxSheet &sheet : sheets) {
        for (const BoxThing &each : sheet.things) {
            if (each.path == thing.path) {
                thing.id = each.id;
                thing.fields = each.fields;
            }
        }
    }
    thing.isNamed = hasNames(*probe, list);
    return thing;
}

BoxSheets sheetsOf(const TableBox &box, const QJsonObject &catalogue)
{
    const auto copy = box.copy();
    if (copy->setDocument(catalogue))
        return {};
    BoxSheets sheets = Sheets(*copy, *box.words).collect();
    addOtherNames(sheets, *copy, *box.words);
    for (const describe::PrintedList &list : copy->lists()) {
        const QString id = box.words->sheet(list.page).id;
        for (BoxSheet &sheet : sheets) {
            if (sheet.id == id && list.size < list.most)
                sheet.another = [box, catalogue, key = list.key](const QString &name) {
                    return anotherOf(box, catalogue, key, name);
                };
        }
    }
    return sheets;
}

} // namespace

QString BoxWords::word(std::string_view word) const
{
    return textOf(word);
}

std::vector<ValueField> BoxWords::forms(const PrintedCopy &, const Address &) const
{
    return {};
}

QStringList pathOf(const PrintedCopy &copy, const Address &address)
{
    QStringList path = copy.name(address).split(u'.');
    const auto steps = describe::stepsOf(copy.table().row(address.value));
    for (std::size_t i = 0; i < steps.size() && static_cast<qsizetype>(i) < path.size(); ++i) {
        QString &word = path[static_cast<qsizetype>(i)];
        if (steps[i].kind == Step::Kind::Id)
            word.prepend(u'#');
        else if (steps[i].kind == Step::Kind::Place)
            word = u'@' + QString::number(word.toInt() - 1);
    }
    return path;
}

BoxSubject subjectOf(const TableBox &box)
{
    BoxSubject subject;
    subject.format = {
        box.game, box.completed,
        [make = box.copy](const QJsonObject &catalogue) { return make()->setDocument(catalogue); },
        box.whole};
    subject.sheets = [box](const QJsonObject &catalogue) { return sheetsOf(box, catalogue); };
    if (!box.words->shorthand().isEmpty())
        subject.shorthand = [words = box.words] { return words->shorthand(); };
    return subject;
}

} // namespace skyledger::ui
