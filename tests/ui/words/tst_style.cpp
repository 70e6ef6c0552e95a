// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QTest>

#include <vector>

using namespace Qt::Literals::StringLiterals;

/// What `docs/style.LANGUAGE.md` forbids is written nowhere: in the sentences of the program, the rules to look up and
/// the quick start.
class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingForbiddenIsWritten_data();
    void nothingForbiddenIsWritten();
    void forbiddenPhrasesAreFound();
    void translationsBeginAsTheirSource();
};

namespace {

/// A sentence of the program and how it is said in French, in each number.
struct Sentence {
    QString context;
    QString source;
    QStringList translations;
};

/// A text and where it stands.
struct Written {
    QString place;
    QString text;
};

QByteArray contentOf(const QString &path)
{
    QFile file(u"" SKYLEDGER_SOURCE_DIR "/"_s + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(path));
    return file.readAll();
}

/// A phrase as whole words, in any case; a space may be one that does not break.
QRegularExpression findsPhrase(const QString &phrase)
{
    QString pattern = QRegularExpression::escape(phrase);
    pattern.replace(u"\\ "_s, u"[ \u00a0]"_s);
    return QRegularExpression(u"(?<!\\w)"_s + pattern + u"(?!\\w)"_s,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

/// The left column of all tables of a style sheet, without their heads.
QStringList forbiddenIn(const QString &language)
{
    QStringList phrases;
    const QStringList lines = QString::fromUtf8(contentOf(u"docs/style.%1.md"_s.arg(language))).split(u'\n');
    for (qsizetype i = 2; i < lines.size(); ++i) {
        const bool isRow = lines[i].startsWith(u"| "_s) && !lines[i].startsWith(u"| --"_s);
        const bool isHead = i + 1 < lines.size() && lines[i + 1].startsWith(u"| --"_s);
        if (isRow && !isHead)
            phrases << lines[i].section(u'|', 1, 1).trimmed();
    }
    return phrases;
}

std::vector<Sentence> sentences()
{
    std::vector<Sentence> all;
    QXmlStreamReader xml(contentOf(u"translations/skyledger_fr.ts"_s));
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name"_s)
            context = xml.readElementText();
        else if (xml.name() == u"source"_s)
            all.push_back({context, xml.readElementText(), {}});
        else if (xml.name() == u"numerusform"_s)
            all.back().translations << xml.readElementText();
        else if (xml.name() == u"translation"_s && !xml.attributes().hasAttribute(u"numerus"_s))
            all.back().translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return all;
}

void addTexts(const QString &place, const QJsonValue &value, std::vector<Written> &texts)
{
    if (value.isString())
        texts.push_back({place, value.toString()});
    const QJsonArray list = value.toArray();
    for (const auto &each : list)
        addTexts(place, each, texts);
    const QJsonObject object = value.toObject();
    for (const auto &each : object)
        addTexts(place, each, texts);
}

/// What is shown of a rulebook's file in a language: how people type is their own affair.
void addRules(const QString &place, const QString &language, const QJsonValue &value,
              std::vector<Written> &texts)
{
    const QJsonArray list = value.toArray();
    for (const auto &each : list)
        addRules(place, language, each, texts);
    const QJsonObject object = value.toObject();
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        if (it.key() == u"ask"_s || it.key() == u"synonyms"_s || it.key() == u"stopWords"_s)
            continue;
        if (it.key() == language)
            addTexts(place, it.value(), texts);
        else
            addRules(place, language, it.value(), texts);
    }
}

std::vector<Written> writtenIn(const QString &language)
{
    std::vector<Written> texts;
    const std::vector<Sentence> program = sentences();
    for (const Sentence &sentence : program) {
        const QStringList said = language == u"fr"_s ? sentence.translations : QStringList(sentence.source);
        for (const QString &text : said)
            texts.push_back({sentence.context, text});
    }
    const QDir rulebooks(u"" SKYLEDGER_SOURCE_DIR "/resources/rulebook"_s);
    const QStringList games = rulebooks.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &game : games) {
        const QStringList files = QDir(rulebooks.filePath(game)).entryList({u"*.json"_s});
        for (const QString &file : files) {
            const QString place = game + u'/' + file;
            const QByteArray content = contentOf(u"resources/rulebook/"_s + place);
            addRules(place, language, QJsonDocument::fromJson(content).object(), texts);
        }
    }
    const QString quickStart = u"docs/quick-start.%1.md"_s.arg(language);
    texts.push_back({quickStart, QString::fromUtf8(contentOf(quickStart))});
    return texts;
}

/// Where a phrase stands, told in one line.
QStringList placesOf(const QString &phrase, const std::vector<Written> &texts)
{
    const QRegularExpression finds = findsPhrase(phrase);
    QStringList places;
    for (const Written &written : texts) {
        if (finds.match(written.text).hasMatch())
            places << written.place + u": "_s + written.text.left(200);
    }
    return places;
}

/// The first letter that a reader sees; nothing if no letter comes first.
QChar firstLetter(const QString &text)
{
    static const QRegularExpression before(u"^[&\\s\u00a0↶▸“«(\u2026]*"_s);
    const QString begun = QString(text).remove(before);
    return begun.isEmpty() || !begun.front().isLetter() ? QChar() : begun.front();
}

/// VP and JSON begin with a capital wherever they stand.
bool beginsWithShortForm(const QString &text)
{
    static const QRegularExpression shortForm(u"^[A-Z]{2}"_s);
    return shortForm.match(text).hasMatch();
}

} // namespace

void TestStyle::nothingForbiddenIsWritten_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("French") << u"fr"_s;
}

void TestStyle::nothingForbiddenIsWritten()
{
    QFETCH(const QString, language);
    const QStringList phrases = forbiddenIn(language);
    QVERIFY(phrases.size() > 10);
    const std::vector<Written> texts = writtenIn(language);
    QVERIFY(texts.size() > 1000);
    for (const QString &phrase : phrases)
        QCOMPARE(phrase + u": "_s + placesOf(phrase, texts).join(u'\n'), phrase + u": "_s);
}

/// The test above can fail.
void TestStyle::forbiddenPhrasesAreFound()
{
    const std::vector<Written> texts{{u"here"_s, u"Deux PV, Arrondis\u00a0au-dessous."_s}};
    QCOMPARE(placesOf(u"arrondis au-dessous"_s, texts).size(), 1);
    QCOMPARE(placesOf(u"arrondi"_s, texts).size(), 0);
    QVERIFY(forbiddenIn(u"fr"_s).contains(u"arrondis au-dessous"_s));
}

/// A sentence begins with a capital in both languages or in none; Qt's own sentences are put into ours.
void TestStyle::translationsBeginAsTheirSource()
{
    // What is put into sentences: Qt's own, what a reader expected, and the pieces of a game.
    const QStringList putIntoOthers{u"QCommandLineParser"_s, u"QIODevice"_s, u"Expectations"_s,
                                    u"CloudAgeNames"_s};
    // A name in one language that is a common word in the other.
    const QStringList names{u"Barter wants two different resources, here both are the same: %1"_s,
                            u"long-distance flight over %1"_s,
                            // Terms that are names in English only.
                            u"Navigation cards paid in VP"_s, u"Project card"_s, u"Book action"_s,
                            u"Solo board"_s, u"grey VP of a Project card"_s};
    const std::vector<Sentence> program = sentences();
    QStringList differing;
    for (const Sentence &sentence : program) {
        if (putIntoOthers.contains(sentence.context) || names.contains(sentence.source)
            || beginsWithShortForm(sentence.source))
            continue;
        const QChar first = firstLetter(sentence.source);
        for (const QString &translation : sentence.translations) {
            const QChar said = firstLetter(translation);
            if (!first.isNull() && !said.isNull() && first.isUpper() != said.isUpper())
                differing << sentence.source + u" - "_s + translation;
        }
    }
    QVERIFY2(differing.isEmpty(), qPrintable(differing.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestStyle)
#include "tst_style.moc"
