// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
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
    void sentencesSpeakToThePlayer();
    void nothingIsElidedBeforeAName();
    void smallLettersFollowAColon();
    void slipsAreFound();
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

/// What a French sentence says before its first full stop, and before each one after it.
QStringList wholeSentences(const QString &text)
{
    static const QRegularExpression end(u"(?<=\\.)\\s+"_s);
    QStringList found;
    const QStringList parts = text.split(end);
    for (const QString &part : parts) {
        if (part.endsWith(u'.'))
            found << part;
    }
    return found;
}

/// A sentence with a full stop that begins with an infinitive, as a button would.
bool beginsWithInfinitive(const QString &sentence)
{
    static const QRegularExpression verb(
        u"^(Ne |En |Y )?(\\p{Lu}?\\p{L}+(er|ir)|\\p{L}*([Ff]ai|[Mm]ett|[Pp]rend|[Rr]end|[Vv]end|cend|[Ll]i|[Éé]cri|[Dd]i)re) "_s);
    static const QRegularExpression noVerb(u"^(Skyledger|Premier|Dernier|Ouvrier|Hier|Noir) "_s);
    return verb.match(sentence).hasMatch() && !noVerb.match(sentence).hasMatch();
}

/// Where a name is put behind a word that would lose its vowel before Éloïse. English tells the names by its “’s”.
bool elidesBeforeName(const QString &source, const QString &said)
{
    static const QRegularExpression owner(u"%([1-9])’s"_s);
    auto owners = owner.globalMatch(source);
    while (owners.hasNext()) {
        const QRegularExpression elided(u"\\b(de|que|jusque|lorsque) %%1"_s.arg(owners.next().captured(1)));
        if (elided.match(said).hasMatch())
            return true;
    }
    return false;
}

/// The word with a capital that follows a colon.
QString capitalBehindColon(const QString &said)
{
    static const QRegularExpression behind(u":[ \u00a0]+(\\p{Lu}\\p{Ll}+)"_s);
    return behind.match(said).captured(1);
}

/// The first words of the terms that a glossary writes with a capital.
QSet<QString> capitalTerms()
{
    QSet<QString> words{u"Skyledger"_s, u"Ctrl"_s};
    const QStringList games{u"airship-city"_s, u"cloudage"_s, u"whistle-mountain"_s};
    for (const QString &game : games) {
        const QByteArray content = contentOf(u"resources/rulebook/%1/glossary.json"_s.arg(game));
        const QJsonArray terms = QJsonDocument::fromJson(content).object()[u"terms"_s].toArray();
        for (const auto &term : terms)
            words << term.toObject()[u"fr"_s].toObject()[u"label"_s].toString().section(u' ', 0, 0);
    }
    return words;
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

/// "vous" in sentences, the infinitive on buttons.
void TestStyle::sentencesSpeakToThePlayer()
{
    const std::vector<Sentence> program = sentences();
    for (const Sentence &sentence : program) {
        for (const QString &said : sentence.translations) {
            const QStringList parts = wholeSentences(said);
            for (const QString &part : parts)
                QVERIFY2(!beginsWithInfinitive(part), qPrintable(sentence.context + u": "_s + said));
        }
    }
}

void TestStyle::nothingIsElidedBeforeAName()
{
    const std::vector<Sentence> program = sentences();
    for (const Sentence &sentence : program) {
        for (const QString &said : sentence.translations)
            QVERIFY2(!elidesBeforeName(sentence.source, said), qPrintable(said));
    }
}

void TestStyle::smallLettersFollowAColon()
{
    const QSet<QString> terms = capitalTerms();
    QVERIFY(terms.contains(u"Aéroport"_s));
    const std::vector<Sentence> program = sentences();
    for (const Sentence &sentence : program) {
        for (const QString &said : sentence.translations) {
            const QString word = capitalBehindColon(said);
            QVERIFY2(word.isEmpty() || terms.contains(word), qPrintable(said));
        }
    }
}

/// The three tests above can fail.
void TestStyle::slipsAreFound()
{
    const QString slip = u"Les nombres de haut en bas. Laisser de côté ce qui manque."_s;
    const QStringList sentences = wholeSentences(slip);
    QCOMPARE(sentences.size(), 2);
    QVERIFY(beginsWithInfinitive(sentences.back()));
    QVERIFY(beginsWithInfinitive(u"Prendre un équipage."_s));
    QVERIFY(!beginsWithInfinitive(u"Laissez de côté ce qui manque."_s));
    QVERIFY(wholeSentences(u"Prendre un équipage"_s).isEmpty());
    QVERIFY(elidesBeforeName(u"round %1, %2’s turn"_s, u"manche %1, tour de %2"_s));
    QVERIFY(!elidesBeforeName(u"round %1, %2’s turn"_s, u"manche %1, à %2 de jouer"_s));
    QCOMPARE(capitalBehindColon(u"Raison\u00a0: Libre"_s), u"Libre"_s);
    QVERIFY(capitalBehindColon(u"Raison\u00a0: libre, PV"_s).isEmpty());
}

QTEST_GUILESS_MAIN(TestStyle)
#include "tst_style.moc"
