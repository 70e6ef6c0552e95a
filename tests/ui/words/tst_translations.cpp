// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/words/spoken.h"
#include "ui/words/usage.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using words::Language;

namespace {

/// One text of a .ts file.
struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< of the translation: "unfinished", "vanished" ... or nothing
    bool numerus = false;
    QStringList translations; ///< one, or one per plural form
};

std::vector<Message> readMessages(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name"_s) {
            context = xml.readElementText();
        } else if (xml.name() == u"message"_s) {
            Message message;
            message.context = context;
            message.numerus = xml.attributes().value(u"numerus"_s) == u"yes"_s;
            messages.push_back(message);
        } else if (messages.empty()) {
            continue;
        } else if (xml.name() == u"source"_s) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == u"comment"_s) {
            messages.back().comment = xml.readElementText();
        } else if (xml.name() == u"translation"_s) {
            messages.back().type = xml.attributes().value(u"type"_s).toString();
            if (!messages.back().numerus)
                messages.back().translations << xml.readElementText();
        } else if (xml.name() == u"numerusform"_s) {
            messages.back().translations << xml.readElementText();
        }
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

std::vector<Message> french()
{
    return readMessages(QStringLiteral(SKYLEDGER_SOURCE_DIR "/translations/skyledger_fr.ts"));
}

std::vector<Message> english()
{
    return readMessages(QStringLiteral(SKYLEDGER_SOURCE_DIR "/translations/skyledger_en.ts"));
}

/// The placeholders of a text, sorted.
QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression placeholder(u"%[0-9n]"_s);
    QStringList found;
    auto match = placeholder.globalMatch(text);
    while (match.hasNext())
        found << match.next().captured();
    found.sort();
    return found;
}

/// Every source that says something to people.
QStringList sourcesOfTexts()
{
    QStringList sources;
    for (const QString &folder : {u"/ui"_s, u"/app"_s}) {
        QDirIterator files(QStringLiteral(SKYLEDGER_SOURCE_DIR) + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                sources << QString::fromUtf8(file.readAll());
        }
    }
    return sources;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsUnfinished_data();
    void nothingIsUnfinished();
    void placeholdersStayWhatTheyAre();
    void englishPluralsAreAllThere();
    void everyTextOfTheSourcesIsInTheFile();
    void everyContextIsOneThatIsAskedFor();
    void theFilesLoad();
    void pluralForms();
    void theLanguageOfACode_data();
    void theLanguageOfACode();
    void sentencesAreNotGlued();
    void frenchPunctuation();
};

void TestTranslations::nothingIsUnfinished_data()
{
    QTest::addColumn<bool>("isFrench");
    QTest::newRow("fr") << true;
    QTest::newRow("en") << false;
}

void TestTranslations::nothingIsUnfinished()
{
    QFETCH(bool, isFrench);
    const std::vector<Message> messages = isFrench ? french() : english();
    QVERIFY(messages.size() > 20);
    for (const Message &message : messages) {
        QVERIFY2(message.type.isEmpty(), qPrintable(message.type + u": "_s + message.source));
        QCOMPARE(message.translations.size(), message.numerus ? 2 : 1);
        for (const QString &translation : message.translations)
            QVERIFY2(!translation.isEmpty(), qPrintable(message.source));
    }
}

void TestTranslations::placeholdersStayWhatTheyAre()
{
    std::vector<Message> messages = french();
    const std::vector<Message> plurals = english();
    messages.insert(messages.end(), plurals.begin(), plurals.end());
    for (const Message &message : messages) {
        for (const QString &translation : message.translations) {
            QStringList wanted = placeholdersOf(message.source);
            const QStringList found = placeholdersOf(translation);
            // A singular may say "the only one" instead of the number.
            if (message.numerus && translation == message.translations.front() && !found.contains(u"%n"_s))
                wanted.removeAll(u"%n"_s);
            QVERIFY2(found == wanted, qPrintable(message.source + u" / "_s + translation));
        }
    }
}

void TestTranslations::englishPluralsAreAllThere()
{
    const std::vector<Message> plurals = english();
    for (const Message &message : french()) {
        if (!message.numerus)
            continue;
        const bool there = std::any_of(plurals.begin(), plurals.end(), [&](const Message &each) {
            return each.context == message.context && each.source == message.source
                && each.comment == message.comment;
        });
        QVERIFY2(there, qPrintable(message.source));
    }
}

/// A forgotten `update-translations` would leave new texts in English.
void TestTranslations::everyTextOfTheSourcesIsInTheFile()
{
    QSet<QString> known;
    for (const Message &message : french())
        known.insert(message.source);
    static const QRegularExpression translated(
        uR"((?:\btr\(|QT_TRANSLATE_NOOP\("\w+",|::translate\("\w+",)\s*((?:"(?:[^"\\]|\\.)*"\s*)+))"_s);
    static const QRegularExpression literal(uR"x("((?:[^"\\]|\\.)*)")x"_s);
    int texts = 0;
    const QStringList sources = sourcesOfTexts();
    QVERIFY(sources.size() > 200);
    for (const QString &source : sources) {
        auto calls = translated.globalMatch(source);
        while (calls.hasNext()) {
            QString text;
            auto parts = literal.globalMatch(calls.next().captured(1));
            while (parts.hasNext())
                text += parts.next().captured(1);
            text.replace(u"\\\""_s, u"\""_s);
            QVERIFY2(known.contains(text),
                     qPrintable(text + u" is new: build the target update-translations"_s));
            ++texts;
        }
    }
    QVERIFY(texts > 300);
}

/// Whoever declares texts under another name than that of the class is not always understood: they are then kept where
/// nobody looks for them, and stay English.
void TestTranslations::everyContextIsOneThatIsAskedFor()
{
    QSet<QString> asked;
    static const QRegularExpression named(
        uR"x((?:Q_DECLARE_TR_FUNCTIONS\((\w+)\)|(?:QT_TRANSLATE_NOOP3?|translate)\("(\w+)",))x"_s);
    const QStringList sources = sourcesOfTexts();
    for (const QString &source : sources) {
        auto found = named.globalMatch(source);
        while (found.hasNext()) {
            const QRegularExpressionMatch match = found.next();
            asked << match.captured(1) + match.captured(2);
        }
    }
    QVERIFY(asked.size() > 20);
    for (const Message &message : french()) {
        // A class of the window answers for itself, and one of Qt for what it says.
        if (!message.context.contains(u"::"_s) && !message.context.startsWith(u'Q'))
            QVERIFY2(asked.contains(message.context), qPrintable(message.context + u": "_s + message.source));
    }
}

void TestTranslations::theFilesLoad()
{
    SKIP_WITHOUT_FRENCH();
    words::Speech speech(Language::French);
    QCOMPARE(words::spokenLanguage(), Language::French);
    QCOMPARE(QCoreApplication::translate("Terms", "row %1", "row of the city, 1 to 4"), u"la ligne %1"_s);
    speech.change(Language::English);
    QCOMPARE(words::spokenLanguage(), Language::English);
    QCOMPARE(QCoreApplication::translate("Terms", "row %1", "row of the city, 1 to 4"), u"row %1"_s);
}

void TestTranslations::pluralForms()
{
    SKIP_WITHOUT_FRENCH();
    words::Speech speech(Language::English);
    QCOMPARE(words::usage::beyondCursor(9, 0), u"there is no event 9: 0 events are in force"_s);
    QCOMPARE(words::usage::beyondCursor(9, 1), u"there is no event 9: 1 event is in force"_s);
    QCOMPARE(words::usage::beyondCursor(9, 2), u"there is no event 9: 2 events are in force"_s);
    speech.change(Language::French);
    const auto said = [](int count) {
        return words::usage::beyondCursor(9, count).replace(QChar::Nbsp, u' ');
    };
    QCOMPARE(said(0), u"il n’y a pas d’évènement 9 : 0 évènement est en vigueur"_s);
    QCOMPARE(said(1), u"il n’y a pas d’évènement 9 : 1 évènement est en vigueur"_s);
    QCOMPARE(said(2), u"il n’y a pas d’évènement 9 : 2 évènements sont en vigueur"_s);
}

void TestTranslations::theLanguageOfACode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("language");
    QTest::newRow("en") << u"en"_s << 0;
    QTest::newRow("fr") << u"fr"_s << 1;
    QTest::newRow("fr-CA") << u"fr-CA"_s << 1;
    QTest::newRow("fr_FR.UTF-8") << u"fr_FR.UTF-8"_s << 1;
    QTest::newRow("FR") << u"FR"_s << 1;
    QTest::newRow("de") << u"de"_s << -1;
    QTest::newRow("french") << u"french"_s << -1;
    QTest::newRow("nothing") << QString() << -1;
}

void TestTranslations::theLanguageOfACode()
{
    QFETCH(QString, code);
    QFETCH(int, language);
    const auto found = words::languageFromCode(code);
    QCOMPARE(found ? static_cast<int>(*found) : -1, language);
}

/// Word order belongs to the translator: no source puts a sentence together with plus, and no text begins or ends
/// where another has to go on.
void TestTranslations::sentencesAreNotGlued()
{
    for (const Message &message : french())
        QVERIFY2(message.source == message.source.trimmed(), qPrintable(message.source));
    static const QRegularExpression glued(uR"((\btr\("[^;{}]*"\)\s*\+\s*(\w+::)?tr\())"_s);
    QDirIterator files(QStringLiteral(SKYLEDGER_SOURCE_DIR "/ui/words"), {u"*.cpp"_s}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto match = glued.match(QString::fromUtf8(file.readAll()));
        QVERIFY2(!match.hasMatch(), qPrintable(file.fileName() + u": "_s + match.captured()));
    }
}

/// A line break before a colon, or a straight apostrophe, is a slip in French.
void TestTranslations::frenchPunctuation()
{
    static const QRegularExpression breakable(u"[ ][:;!?»]|«[ ]"_s);
    for (const Message &message : french()) {
        for (const QString &translation : message.translations) {
            QVERIFY2(!translation.contains(breakable) || translation.endsWith(u" ?"_s),
                     qPrintable(translation));
            QVERIFY2(!translation.contains(u'\''), qPrintable(translation));
        }
    }
}

QTEST_GUILESS_MAIN(TestTranslations)

#include "tst_translations.moc"
