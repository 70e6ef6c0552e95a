// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/tablebox.h"

#include "core/describe/printedpath.h"
#include "core/table/jsonput.h"
#include "ui/box/boxcopies.h"
#include "ui/words/language.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using describe::FormCode;
using describe::PrintedCopy;
using describe::Step;

namespace {

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

std::vector<BoxValue> valuesOf(const PrintedCopy &copy)
{
    std::vector<BoxValue> values;
    for (const PrintedCopy::Address &address : copy.places()) {
        const describe::PrintedCode &row = copy.table().row(address.value);
        if (!row.isKept)
            continue;
        const auto steps = describe::stepsOf(row);
        BoxValue value;
        value.name = copy.name(address).split(u'.');
        value.path = describe::documentPath(row, value.name);
        value.form = row.form;
        value.isAsked = copy.isAsked(address);
        value.isThing = steps.size() == 1 || steps.back().kind != Step::Kind::Word;
        values.push_back(std::move(value));
    }
    return values;
}

std::vector<BoxList> listsOf(const PrintedCopy &copy)
{
    std::vector<BoxList> lists;
    for (const describe::PrintedList &list : copy.lists()) {
        const auto rows = copy.table().rows();
        const bool hasNames =
            std::any_of(rows.begin(), rows.end(), [&list](const describe::PrintedCode &row) {
                const auto steps = describe::stepsOf(row);
                return steps.size() > 2 && steps[0].word == list.key && steps[2].word == "name"_L1;
            });
        lists.push_back({list.key, list.size >= list.most, hasNames});
    }
    return lists;
}

/// Collects the sheets of a catalogue, in one language.
class Sheets
{
public:
    Sheets(const QJsonObject &catalogue, const BoxWords &words) : m_catalogue(catalogue), m_words(words) {}

    BoxSheets collect(const std::vector<BoxValue> &values, const std::vector<BoxList> &lists)
    {
        for (const BoxValue &value : values)
            add(value);
        for (const BoxList &list : lists)
            sheetOf({list.key});
        for (const BoxRow &row : m_words.rows())
            add(row);
        return std::move(m_sheets);
    }

private:
    BoxSheet &sheetOf(const QStringList &name)
    {
        BoxSheet sheet = m_words.sheet(name);
        const auto known = std::find_if(m_sheets.begin(), m_sheets.end(),
                                        [&sheet](const BoxSheet &each) { return each.id == sheet.id; });
        return known == m_sheets.end() ? m_sheets.emplace_back(std::move(sheet)) : *known;
    }
    void add(const BoxValue &value)
    {
        QStringList path = value.path;
        // Values in a row are typed in a row.
        const bool isOfRow = path.last().startsWith(u'@');
        std::vector<ValueField> fields =
            isOfRow ? std::vector{numbersField({}, {})} : fieldsOf(value, m_catalogue, m_words);
        const QString name = m_words.thing(value.name, m_catalogue);
        if (fields.empty() || name.isEmpty())
            return;
        const bool isOfParts = !fields.front().key.isEmpty();
        if (isOfRow)
            path.removeLast();
        if (!isOfParts) {
            if (isOfRow || !value.isThing)
                fields.front().key = path.takeLast();
            fields.front().name = m_words.value(value.name);
            if (fields.front().name.isEmpty())
                return;
        }
        BoxThing &thing = thingOf(sheetOf(value.name), path, name);
        if (isOfRow && !thing.fields.empty() && thing.fields.back().key == fields.front().key)
            return;
        thing.isOne = isOfParts || fields.front().key.isEmpty();
        for (ValueField &field : fields) {
            field.isCounted = value.isAsked;
            field.isNeeded = field.isNeeded || field.key.isEmpty();
            thing.fields.push_back(std::move(field));
        }
    }
    void add(const BoxRow &row)
    {
        BoxSheet &sheet = sheetOf({row.key});
        sheet.isAlike = true;
        const qsizetype count = std::max(row.inBox, m_catalogue[row.key].toArray().size());
        for (qsizetype i = 0; i < count; ++i) {
            const QString name = m_words.thing({row.key, QString::number(i + 1)}, m_catalogue);
            BoxThing &thing = thingOf(sheet, {row.key, u'~' + QString::number(i)}, name);
            thing.fields = {row.field};
            thing.fields.front().isNeeded = true;
            thing.isOne = true;
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
        thing.id = path.join(u'-').remove(u'#').remove(u'@').remove(u'~');
        thing.path = path;
        thing.name = name;
        if (path.last().startsWith(u'#'))
            thing.also << path.last().mid(1);
        return sheet.things.emplace_back(std::move(thing));
    }

    const QJsonObject &m_catalogue;
    const BoxWords &m_words;
    BoxSheets m_sheets;
};

/// What things are called in the other language is found too.
void addOtherNames(BoxSheets &sheets, const BoxSheets &theirs)
{
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
BoxThing anotherOf(const TableBox &box, const QJsonObject &catalogue, const BoxList &list,
                   const QString &name)
{
    QJsonArray entries = catalogue[list.key].toArray();
    const QString id = table::newIdFor(name, entries);
    entries.append(QJsonObject{{u"id"_s, id}});
    QJsonObject probe = catalogue;
    probe.insert(list.key, entries);
    BoxThing thing;
    thing.path = {list.key, u'#' + id};
    const BoxSheets sheets = Sheets(probe, *box.words).collect(box.values(probe), {});
    for (const BoxSheet &sheet : sheets) {
        for (const BoxThing &each : sheet.things) {
            if (each.path == thing.path)
                thing = each;
        }
    }
    thing.name = name;
    thing.isNamed = list.hasNames;
    return thing;
}

/// Makes the sheets of catalogues. They are made anew only where another catalogue lists or calls things otherwise, or has
/// other values: what the values say changes no sheet.
class SheetMaker
{
public:
    explicit SheetMaker(TableBox box) : m_box(std::move(box)) {}

    const BoxSheets &sheets(const QJsonObject &catalogue)
    {
        const auto copy = m_box.make();
        const bool isReadable = !copy->setDocument(catalogue);
        const std::vector<BoxValue> values = isReadable ? valuesOf(*copy) : std::vector<BoxValue>();
        const std::vector<BoxList> lists = isReadable ? listsOf(*copy) : std::vector<BoxList>();
        const words::Language spoken = words::spokenLanguage();
        QJsonArray frame = frameOf(values, lists, catalogue);
        for (const BoxRow &row : m_box.words->rows())
            frame.append(catalogue[row.key].toArray().size());
        if (m_language != spoken || m_frame != frame) {
            m_language = spoken;
            m_frame = frame;
            collect(values, lists, catalogue);
        }
        letAdd(lists, catalogue);
        return m_sheets;
    }

private:
    static QJsonArray frameOf(const std::vector<BoxValue> &values, const std::vector<BoxList> &lists,
                              const QJsonObject &catalogue)
    {
        QJsonArray frame;
        for (const BoxValue &value : values) {
            frame.append(value.name.join(u'.'));
            frame.append(value.isAsked);
        }
        for (const BoxList &list : lists) {
            const QJsonArray entries = catalogue[list.key].toArray();
            for (const auto &entry : entries) {
                frame.append(entry["id"_L1]);
                frame.append(entry["name"_L1]);
            }
        }
        return frame;
    }
    void collect(const std::vector<BoxValue> &values, const std::vector<BoxList> &lists,
                 const QJsonObject &catalogue)
    {
        m_sheets = Sheets(catalogue, *m_box.words).collect(values, lists);
        const bool isFrench = m_language == words::Language::French;
        const words::SpokenIn other(isFrench ? words::Language::English : words::Language::French);
        addOtherNames(m_sheets, Sheets(catalogue, *m_box.words).collect(values, lists));
    }
    void letAdd(const std::vector<BoxList> &lists, const QJsonObject &catalogue)
    {
        for (const BoxList &list : lists) {
            const QString id = m_box.words->sheet({list.key}).id;
            for (BoxSheet &sheet : m_sheets) {
                if (sheet.id != id)
                    continue;
                sheet.another = nullptr;
                if (!list.isFull)
                    sheet.another = [box = m_box, catalogue, list](const QString &name) {
                        return anotherOf(box, catalogue, list, name);
                    };
            }
        }
    }

    TableBox m_box;
    std::optional<words::Language> m_language; ///< nothing: no sheets are made yet
    QJsonArray m_frame;
    BoxSheets m_sheets;
};

} // namespace

std::vector<ValueField> fieldsOf(const BoxValue &value, const QJsonObject &catalogue, const BoxWords &words)
{
    std::vector<ValueField> fields = words.forms(value.name, catalogue);
    if (!fields.empty() || !value.form)
        return fields;
    if (auto usual = usualForm(*value.form, words))
        fields.push_back(std::move(*usual));
    return fields;
}

QString BoxWords::word(std::string_view word) const
{
    return textOf(word);
}

std::vector<ValueField> BoxWords::forms(const QStringList &, const QJsonObject &) const
{
    return {};
}

TableBox tableBox(const QString &game, const CopyMaker &make,
                  std::function<QJsonObject(const QJsonObject &)> completed,
                  std::shared_ptr<const BoxWords> words, std::vector<QLatin1StringView> whole)
{
    TableBox box;
    box.make = make;
    box.format = {game, std::move(completed),
                  [make](const QJsonObject &catalogue) { return make()->setDocument(catalogue); },
                  std::move(whole)};
    box.values = [make](const QJsonObject &catalogue) {
        const auto copy = make();
        return copy->setDocument(catalogue) ? std::vector<BoxValue>() : valuesOf(*copy);
    };
    box.words = std::move(words);
    return box;
}

BoxSubject subjectOf(const TableBox &box)
{
    BoxSubject subject;
    subject.format = box.format;
    subject.copies = copiesOf(box);
    subject.sheets = [maker = std::make_shared<SheetMaker>(box)](const QJsonObject &catalogue) {
        return maker->sheets(catalogue);
    };
    if (!box.words->shorthand().isEmpty())
        subject.shorthand = [words = box.words] { return words->shorthand(); };
    return subject;
}

} // namespace skyledger::ui
