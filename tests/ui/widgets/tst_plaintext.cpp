// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/table/hostiletexts.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/quietdocument.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>

#include <memory>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;
using skyledger::fixture::HostileText;
using skyledger::fixture::hostileTexts;

namespace {

constexpr QRgb telltale = qRgb(255, 0, 255);

bool holdsTelltale(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == telltale)
                return true;
        }
    }
    return false;
}

/// What a tool tip shows of a text.
QString shownTip(const QString &tip)
{
    if (!Qt::mightBeRichText(tip))
        return tip;
    QuietDocument document;
    document.setHtml(tip);
    return document.toPlainText();
}

} // namespace

/// Foreign text is shown letter by letter, and none of it makes the program read a file.
class TestPlainText : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    /// Rich text that names a picture of one colour.
    QString picture() const;

private slots:
    void labels();
    void toolTips();
    void longToolTipsAreWrapped();
    void documentsLoadNothing();
    void browsersLoadNothing();
};

QString TestPlainText::picture() const
{
    const QString path = m_folder.filePath(u"picture.png"_s);
    QImage image(40, 40, QImage::Format_RGB32);
    image.fill(telltale);
    image.save(path);
    return u"<p><img src=\"%1\"/></p>"_s.arg(path);
}

void TestPlainText::labels()
{
    for (const HostileText &each : hostileTexts) {
        const std::unique_ptr<QLabel> label(plainLabel(each.string()));
        QVERIFY2(label->textFormat() == Qt::PlainText, each.what);
        QCOMPARE(label->text(), each.string());
    }
    const std::unique_ptr<QLabel> label(plainLabel());
    label->setText(picture());
    QVERIFY(!holdsTelltale(label->grab().toImage()));
}

void TestPlainText::toolTips()
{
    for (const HostileText &each : hostileTexts) {
        for (const QString &text : {each.string(), u"Depot of %1"_s.arg(each.string()),
                                    each.string().repeated(5), u"<qt>"_s + each.string()}) {
            const QString shown = shownTip(plainTip(text));
            QVERIFY2(shown.simplified() == text.simplified(), qPrintable(shown));
        }
    }
}

/// Qt breaks the lines of rich text only.
void TestPlainText::longToolTipsAreWrapped()
{
    QCOMPARE(plainTip(u"End the turn (Ctrl+E)"_s), u"End the turn (Ctrl+E)"_s);
    QVERIFY(Qt::mightBeRichText(plainTip(u"End the turn "_s.repeated(20))));
    for (const QString &text : {u"Ada <3 and <b>Bo</b> "_s.repeated(20), u"End the turn "_s.repeated(20)}) {
        QLabel tip;
        tip.setWordWrap(true);
        tip.setText(plainTip(text));
        QVERIFY(tip.sizeHint().width() < tip.fontMetrics().horizontalAdvance(text) / 2);
    }
}

void TestPlainText::documentsLoadNothing()
{
    QuietDocument document;
    document.setHtml(picture());
    QImage image(100, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    document.drawContents(&painter);
    painter.end();
    QVERIFY(!holdsTelltale(image));
    QVERIFY(document.toPlainText().contains(QChar::ObjectReplacementCharacter)); // it was a picture
}

void TestPlainText::browsersLoadNothing()
{
    QuietBrowser browser;
    browser.setHtml(picture());
    browser.resize(200, 200);
    QVERIFY(!holdsTelltale(browser.grab().toImage()));
    QTextBrowser other;
    other.setHtml(picture());
    other.resize(200, 200);
    QVERIFY(holdsTelltale(other.grab().toImage())); // the test would notice
}

QTEST_MAIN(TestPlainText)

#include "tst_plaintext.moc"
