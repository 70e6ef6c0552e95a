// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/rulebook/pdf.h"
#include "ui/rulebook/ruledrawing.h"
#include "ui/rulebook/ruleprint.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPrinter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const RuleLibrary &library()
{
    static const RuleLibrary read(u":/rulebook/airship-city"_s);
    return read;
}

QStringList bothLanguages()
{
    return {u"en"_s, u"fr"_s};
}

void aimAt(QPrinter &printer, const QString &file, QPageSize::PageSizeId size)
{
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    printer.setPageSize(QPageSize(size));
}

} // namespace

/// What comes out of the printer, read back.
class TestRulePrint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chosenRules_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("A4") << int(QPageSize::A4);
        QTest::newRow("Letter") << int(QPageSize::Letter);
    }
    void chosenRules()
    {
        QFETCH(int, size);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"rules.pdf"_s);
        QPrinter printer(QPrinter::HighResolution);
        aimAt(printer, file, QPageSize::PageSizeId(size));
        Telling telling;
        telling.languages = bothLanguages();
        telling.sideBySide = true;
        telling.links = false;
        printRules(printer, library(), {u"AC-MOVE-05"_s, u"AC-AWD-05"_s}, telling);
        const auto text = textOfPdf(file);
        if (!text)
            QSKIP("pdftotext is not installed");
        for (const QString &rule : {u"AC-MOVE-05"_s, u"AC-AWD-05"_s}) {
            const rulebook::Entry *entry = library().book().entry(rule);
            QVERIFY(text->contains(rule));
            for (const QString &language : bothLanguages()) {
                QVERIFY2(text->contains(plainly(entry->title.in(language))),
                         qPrintable(entry->title.in(language)));
                // Its first words: a page may end in the middle of it.
                QVERIFY(text->contains(plainly(entry->text.in(language).constFirst()).left(30)));
            }
        }
        // The drawings are drawings there too.
        QVERIFY(!library().book().entry(u"AC-AWD-05"_s)->picture.isEmpty());
        QCOMPARE(pixelPicturesInPdf(file).value_or(0), 0);
        QVERIFY(factsOfPdf(file)->contains(size == int(QPageSize::A4) ? u"A4"_s : u"letter"_s));
    }

    void glossaryOnOnePage_data() { chosenRules_data(); }
    void glossaryOnOnePage()
    {
        QFETCH(int, size);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"words.pdf"_s);
        QPrinter printer(QPrinter::HighResolution);
        aimAt(printer, file, QPageSize::PageSizeId(size));
        printGlossary(printer, library(), bothLanguages());
        const auto text = textOfPdf(file);
        if (!text)
            QSKIP("pdftotext is not installed");
        for (const rulebook::Term &term : library().book().glossary().terms()) {
            for (const QString &language : bothLanguages())
                QVERIFY2(text->contains(plainly(term.label.in(language))),
                         qPrintable(term.label.in(language)));
        }
        QVERIFY2(factsOfPdf(file)->simplified().contains(u"Pages: 1 "_s), qPrintable(*factsOfPdf(file)));
    }

    /// Paper is white, whatever the letters on the screen are.
    void glossaryInADarkLook()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"words.pdf"_s);
        QPrinter printer(QPrinter::HighResolution);
        aimAt(printer, file, QPageSize::A4);
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Text, Qt::white);
        QApplication::setPalette(dark);
        printGlossary(printer, library(), bothLanguages());
        QApplication::setPalette(before);
        const QString picture = folder.filePath(u"words"_s);
        if (!outputOf(u"pdftoppm"_s, {u"-png"_s, u"-r"_s, u"100"_s, u"-singlefile"_s, file, picture}))
            QSKIP("pdftoppm is not installed");
        const QImage page(picture + u".png"_s);
        QVERIFY(!page.isNull());
        int inked = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x)
                inked += page.pixelColor(x, y).lightness() < 80 ? 1 : 0;
        }
        QVERIFY2(inked > 2000, qPrintable(QString::number(inked)));
    }

    void picturesTakeTheColoursOfTheTheme()
    {
        for (const rulebook::Entry &entry : library().book().entries()) {
            if (entry.picture.isEmpty())
                continue;
            QFile file(library().pictureFile(entry.picture));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(entry.picture));
            const QByteArray plain = file.readAll();
            QCOMPARE(colouredDrawing(plain, Theme::light()).toLower(), plain.toLower());
            const QByteArray dark = colouredDrawing(plain, Theme::dark());
            for (const Role role :
                 {Role::Text, Role::LitFrame, Role::Accent, Role::Panel, Role::Sky, Role::Lit}) {
                const QByteArray colour = Theme::light().color(role).name().toUpper().toLatin1();
                QVERIFY2(!dark.contains(colour), qPrintable(entry.picture));
            }
            QVERIFY2(QSvgRenderer(dark).isValid(), qPrintable(entry.picture));
        }
    }

    void picturesStandInTheText()
    {
        const rulebook::Entry *entry = library().book().entry(u"AC-AWD-05"_s);
        Telling telling;
        telling.languages = bothLanguages();
        RuleDrawings drawings;
        QTextDocument document;
        fillDocument(document, entryText(library(), *entry, telling), Theme::light(), drawings);
        document.setTextWidth(400);
        QCOMPARE(document.toRawText().count(QChar::ObjectReplacementCharacter), 1);
        QVERIFY(!document.toPlainText().contains(u".svg"_s));
        QImage image(400, int(document.size().height()), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        document.drawContents(&painter);
        painter.end();
        const QRgb highlight = Theme::light().color(Role::Lit).rgb(); // a colour of the picture alone
        bool drawn = false;
        for (int y = 0; y < image.height() && !drawn; ++y) {
            for (int x = 0; x < image.width() && !drawn; ++x)
                drawn = image.pixel(x, y) == highlight;
        }
        QVERIFY(drawn);
    }
};

QTEST_MAIN(TestRulePrint)
#include "tst_ruleprint.moc"
