// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/games.h"
#include "app/commandline/rulestext.h"
#include "core/rulebook/library.h"
#include "core/table/jsonwriter.h"
#include "ui/words/readerrors.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(RulesCommand)
};

constexpr table::JsonKey rulingKeys[] = {{"key", nullptr}, {"readings", nullptr}, {"why", nullptr}};
constexpr table::JsonShape ruling{rulingKeys, nullptr};
constexpr table::JsonKey ruleKeys[] = {{"game", nullptr},    {"id", nullptr},       {"covers", nullptr},
                                       {"topic", nullptr},   {"page", nullptr},     {"edition", nullptr},
                                       {"title", nullptr},   {"text", nullptr},     {"related", nullptr},
                                       {"example", nullptr}, {"editions", nullptr}, {"rulings", &ruling}};
constexpr table::JsonShape rule{ruleKeys, nullptr};

QJsonObject json(const rulebook::Text &text)
{
    QJsonObject object;
    for (const auto &[language, each] : text)
        object.insert(language, each);
    return object;
}

QJsonObject json(const rulebook::Texts &texts)
{
    QJsonObject object;
    for (const auto &[language, paragraphs] : texts)
        object.insert(language, paragraphs.join(u'\n'));
    return object;
}

QJsonArray json(const std::vector<rulebook::Ruling> &rulings)
{
    QJsonArray array;
    for (const rulebook::Ruling &each : rulings) {
        QJsonObject readings;
        for (const rulebook::Reading &reading : each.readings)
            readings.insert(reading.value, json(reading.text));
        array.append(
            QJsonObject{{u"key"_s, each.key}, {u"readings"_s, readings}, {u"why"_s, json(each.why)}});
    }
    return array;
}

/// A rule as `rules --json` shows it; the last three keys only where there is something to say.
QJsonObject json(const rulebook::Entry &entry, const QString &game)
{
    QJsonObject object{
        {u"game"_s, game},
        {u"id"_s, entry.id},
        {u"covers"_s, QJsonArray::fromStringList(entry.covers)},
        {u"topic"_s, entry.topic},
        {u"page"_s, entry.page > 0 ? QJsonValue(entry.page) : QJsonValue()},
        {u"edition"_s, entry.edition.isEmpty() ? QJsonValue() : QJsonValue(entry.edition)},
        {u"title"_s, json(entry.title)},
        {u"text"_s, json(entry.text)},
        {u"related"_s, QJsonArray::fromStringList(entry.related)},
    };
    if (!entry.example.isEmpty())
        object.insert(u"example"_s, json(entry.example));
    QJsonObject editions;
    for (const rulebook::EditionText &edition : entry.editions)
        editions.insert(edition.edition, json(edition.text));
    if (!editions.isEmpty())
        object.insert(u"editions"_s, editions);
    if (!entry.rulings.empty())
        object.insert(u"rulings"_s, json(entry.rulings));
    return object;
}

/// The ids of the games that can be looked up.
QString gamesOf(const rulebook::Library &library)
{
    QStringList ids;
    for (const rulebook::Rulebook &book : library.books())
        ids << book.game();
    return ids.join(u", "_s);
}

Answer run(const Given &given)
{
    const auto read = rulebook::readLibrary(u":/rulebook"_s);
    if (!read)
        return complain(Exit::Unreadable, words::readError(read.error()));
    const rulebook::Library &library = read.value();
    const QString game = given.value(u"game"_s);
    const auto book = library.bookOf(game);
    if (given.has(u"game"_s) && !book)
        return complain(Exit::WrongUsage, words::usage::wordExpected(u"--game"_s, game, gamesOf(library)));
    const QString query = given.words().join(u' ');
    const auto found = book ? library.findIn(*book, query) : library.find(query);
    if (found.empty())
        return complain(Exit::No, words::usage::noRule(query));
    if (!given.json())
        return answer(rulesText(library, found));
    QJsonArray rules;
    for (const rulebook::Library::Hit &hit : found) {
        const rulebook::Rulebook &from = library.books()[hit.book];
        rules.append(json(from.entries()[hit.entry], from.game()));
    }
    return answer(table::writeJson(rules, rule));
}

} // namespace

Command rulesCommand()
{
    return {.name = u"rules"_s,
            .takesWords = true,
            .synopsis = Text::tr("QUERY [--game G] [--json]"),
            .summary = Text::tr("the rules that answer a question"),
            .description =
                Text::tr("Looks up rules of every game, best first. The query may be words or a question in "
                         "English or French, whatever the language of the answer, or the id of a rule such "
                         "as AC-MOVE-05; small typing mistakes do not matter."),
            .options = {{u"game"_s, u"G"_s, Text::tr("only the rules of one game: %1").arg(gameIds())},
                        jsonOption()},
            .run = run};
}

} // namespace skyledger::commandline
