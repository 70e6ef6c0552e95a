// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/table/bgstats.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/score/takealong/qrpicture.h"
#include "ui/score/takealong/scorepaper.h"
#include "ui/score/takealong/takealongpanel.h"

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QImage>
#include <QtGui/QPalette>
#include <QtPrintSupport/QPrinter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;

namespace {

struct Tracked {
    ScoredGame game;
    score::Curve curve;
};

Tracked finishedGame(const QStringList &names = {})
{
    GameRecord record = fixture::finishedSampleGame(200);
    for (qsizetype i = 0; i < names.size(); ++i)
        record.players[i].name = names[i];
    const Replay replayed = replay(record.setup, record.entries);
    const ScoredGame game = *scoredGame(record);
    return {game, gameCurve(record.setup, replayed.states)};
}

/// What a reader of other people prints; nothing if it is not installed.
ScoreTold told(const Tracked &tracked, words::Language language = words::Language::English)
{
    const words::SpokenIn spoken(language);
    return tellScore(tracked.game, tracked.curve);
}

std::optional<QString> readBy(const QString &program, const QStringList &arguments)
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished())
        return std::nullopt;
    return QString::fromUtf8(process.readAllStandardOutput());
}

void click(const QWidget &panel, const QString &name)
{
    auto *button = panel.findChild<QPushButton *>(name);
    QVERIFY2(button, qPrintable(name));
    button->click();
}

} // namespace

/// What is taken along, read back by programs of other people.
class TestTakeAlong : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_speech = std::make_unique<words::Speech>(words::Language::English);
        m_panel = std::make_unique<TakeAlongPanel>();
        m_panel->setChooser({[this](QWidget *, const QString &, const QString &proposal) {
                                 m_proposal = proposal;
                                 return m_folder.filePath(m_file);
                             },
                             [this](QWidget *, const std::function<void(QPrinter &)> &print) {
                                 QPrinter printer(QPrinter::HighResolution);
                                 printer.setOutputFormat(QPrinter::PdfFormat);
                                 printer.setOutputFileName(m_folder.filePath(m_file));
                                 print(printer);
                             }});
        m_panel->resize(1000, 700);
        m_panel->show();
    }
    void cleanup() { m_panel.reset(); }

    /// Paper is white, whatever the letters on the screen are.
    void paperInADarkLook()
    {
        const Tracked tracked = finishedGame();
        const auto drawn = [&tracked] { return ScorePaper(told(tracked)).image(1); };
        const QImage light = drawn();
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Text, Qt::white);
        QApplication::setPalette(dark);
        const QImage inTheDark = drawn();
        QApplication::setPalette(before);
        QCOMPARE(inTheDark, light);
    }

    void pdf_data()
    {
        QTest::addColumn<words::Language>("language");
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("award");
        QTest::newRow("English") << words::Language::English << u"take-pdf"_s << u"Shipbuilding"_s;
        QTest::newRow("French") << words::Language::French << u"take-pdf"_s << u"Dirigeables"_s;
        QTest::newRow("printed") << words::Language::English << u"take-print"_s << u"Construction"_s;
    }
    void pdf()
    {
        QFETCH(const words::Language, language);
        QFETCH(const QString, button);
        QFETCH(const QString, award);
        const QStringList names{u"Ève-Noëlle"_s, u"\"Bo\" <b>"_s, u"=Cy"_s, QString(40, u'W')};
        const Tracked tracked = finishedGame(names);
        m_file = u"score.pdf"_s;
        m_panel->setScore(told(tracked, language));
        click(*m_panel, button);
        const auto text = readBy(u"pdftotext"_s, {u"-layout"_s, m_folder.filePath(m_file), u"-"_s});
        if (!text)
            QSKIP("pdftotext is not installed");
        QVERIFY2(text->contains(award), qPrintable(*text));
        for (const QString &name : names.first(3))
            QVERIFY2(text->contains(name), qPrintable(*text));
        for (const PlayerScore &player : tracked.game.score.players)
            QVERIFY(text->contains(QString::number(player.total)));
        QCOMPARE(text->count(u'\f'), 1); // one page
        // A printer is content with a few millimetres around it, a page for people is not.
        const auto boxes = readBy(u"pdftotext"_s, {u"-bbox"_s, m_folder.filePath(m_file), u"-"_s});
        const QRegularExpression corner(u"<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\""_s);
        double least = 1000;
        for (auto found = corner.globalMatch(*boxes); found.hasNext();) {
            const QRegularExpressionMatch word = found.next();
            least = std::min({least, word.captured(1).toDouble(), word.captured(2).toDouble()});
        }
        QVERIFY2(least >= 40 && least < 60, qPrintable(QString::number(least)));
        const auto info = readBy(u"pdfimages"_s, {u"-list"_s, m_folder.filePath(m_file)});
        if (info)
            QVERIFY2(info->trimmed().count(u'\n') <= 1, qPrintable(*info)); // drawn, not photographed
    }

    void csvIsReadByAParser()
    {
        const Tracked tracked = finishedGame({u"=HYPERLINK(1)"_s, u"a;b \"c\", d"_s, u"Ève 🎈"_s, u"דנה"_s});
        m_file = u"score.csv"_s;
        m_panel->setScore(told(tracked));
        click(*m_panel, u"take-csv"_s);
        const auto rows = readBy(u"python3"_s,
                                 {u"-c"_s,
                                  u"import csv,sys,io\nsys.stdout.reconfigure(encoding='utf-8')\n"
                                  "r=list(csv.reader(io.open(sys.argv[1],encoding='utf-8-sig',newline='')))\n"
                                  "assert len({len(x) for x in r})==1\n"
                                  "print('\\n'.join('|'.join(x) for x in r))"_s,
                                  m_folder.filePath(m_file)});
        if (!rows)
            QSKIP("python3 is not installed");
        QCOMPARE(rows->trimmed().count(u'\n'), 4);
        QVERIFY2(rows->contains(u"a;b \"c\", d"_s), qPrintable(*rows));
        QVERIFY(rows->contains(u"Ève 🎈"_s) && rows->contains(u"דנה"_s));
        QVERIFY(rows->contains(u"'=HYPERLINK(1)"_s));
        QVERIFY(m_proposal.endsWith(u".csv"_s));
    }

    void image()
    {
        const Tracked tracked = finishedGame();
        m_file = u"score.png"_s;
        m_panel->setScore(told(tracked));
        click(*m_panel, u"take-image"_s);
        const QImage image(m_folder.filePath(m_file));
        QVERIFY(image.width() >= 1600 && image.height() > 800);
        int inked = 0;
        for (int y = 0; y < image.height(); y += 5) {
            for (int x = 0; x < image.width(); x += 5)
                inked += image.pixelColor(x, y).lightness() < 200 ? 1 : 0;
        }
        QVERIFY2(inked > 2000, qPrintable(QString::number(inked)));
    }

    void textIsCopied()
    {
        const Tracked tracked = finishedGame();
        m_panel->setScore(told(tracked));
        click(*m_panel, u"take-copy-text"_s);
        QVERIFY(QApplication::clipboard()->text().contains(u"Ada"_s));
        click(*m_panel, u"take-copy-link"_s);
        QVERIFY(QApplication::clipboard()->text().startsWith(
            u"https://app.bgstatsapp.com/createPlay.html?data="_s));
    }

    void qrCodeOnTheScreen()
    {
        if (!canMakeQrCodes())
            QSKIP("built without libqrencode");
        const Tracked tracked = finishedGame({u"Ève"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s});
        m_panel->setScore(told(tracked));
        auto *qr = m_panel->findChild<QrPicture *>(u"bgstats-qr"_s);
        QVERIFY(!qr->isHidden());
        QTRY_COMPARE(qr->size(), qr->sizeHint());
        QVERIFY(qr->moduleSide() * 25.4 >= qr->logicalDpiX() * 0.99
                || qr->moduleSide() * 25.4 >= qr->physicalDpiX());
        const QString path = m_folder.filePath(u"qr.png"_s);
        QVERIFY(qr->grab().save(path));
        const auto read = readBy(u"zbarimg"_s, {u"--quiet"_s, u"--raw"_s, path});
        if (!read)
            QSKIP("zbarimg is not installed");
        QCOMPARE(read->trimmed(), QString::fromLatin1(m_panel->bgStatsLink()));
    }

    void aLongLinkIsALinkAlone()
    {
        const QString longName(40, QChar(0x4E16));
        const Tracked tracked = finishedGame(
            {longName, longName.chopped(1) + u'1', longName.chopped(1) + u'2', longName.chopped(1) + u'3'});
        m_panel->setScore(told(tracked));
        QVERIFY(m_panel->bgStatsLink().size() > table::maxBgStatsQrBytes);
        QVERIFY(m_panel->findChild<QrPicture *>(u"bgstats-qr"_s)->isHidden());
        QVERIFY(m_panel->findChild<QLabel *>(u"bgstats-note"_s)->text().contains(u"too long"_s));
    }

    void aFolderThatCannotBeWritten()
    {
        const Tracked tracked = finishedGame();
        m_file = u"nowhere/score.csv"_s;
        m_panel->setScore(told(tracked));
        click(*m_panel, u"take-csv"_s);
        QVERIFY(m_panel->findChild<QLabel *>(u"take-said"_s)->text().contains(u"cannot be written"_s));
    }

private:
    QTemporaryDir m_folder;
    QString m_file;
    QString m_proposal;
    std::unique_ptr<words::Speech> m_speech;
    std::unique_ptr<TakeAlongPanel> m_panel;
};

QTEST_MAIN(TestTakeAlong)
#include "tst_takealong.moc"
