// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/filequestions.h"

#include <QFileDialog>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <functional>

#ifdef Q_OS_LINUX
#include <malloc.h>
#define HAS_MALLINFO
#endif

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::ui;

/// Questions about files, asked over and over through a long evening.
class TestFileQuestions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void memoryReturns();
    void eachQuestionStandsForItself();
    void theDialogSpeaksAsTheProgramDoes();
    void theWindowMayGoMeanwhile();
};

namespace {

/// Does something with the dialog as soon as it stands there.
void whenAsked(const std::function<void(QFileDialog &)> &answer)
{
    QTimer::singleShot(0, QCoreApplication::instance(), [answer] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        answer(*dialog);
    });
}

/// As its button does that says so; whether there is such a file is not looked at.
void accept(QDialog &dialog)
{
    dialog.done(QDialog::Accepted);
}

void cancel(QFileDialog &dialog)
{
    dialog.reject();
}

/// All that stands on buttons and labels.
QStringList saidWhenAskedBy(QWidget &window)
{
    QStringList said;
    whenAsked([&said](QFileDialog &dialog) {
        const auto buttons = dialog.findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons)
            said << button->text() << button->toolTip();
        const auto labels = dialog.findChildren<QLabel *>();
        for (const QLabel *label : labels)
            said << label->text();
        dialog.reject();
    });
    const QTemporaryDir folder;
    askFileToSave(&window, u"Save"_s, folder.filePath(u"a"_s));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return said;
}

} // namespace

void TestFileQuestions::memoryReturns()
{
#ifdef HAS_MALLINFO
    const QTemporaryDir folder;
    QWidget window;
    window.show();
    const auto askOften = [&](int times) {
        for (int i = 0; i < times; ++i) {
            whenAsked(cancel);
            QCOMPARE(askFileToSave(&window, u"Save"_s, folder.filePath(u"a"_s)), QString());
            whenAsked(cancel);
            QCOMPARE(askFileToOpen(&window, u"Open"_s, folder.path(), u"All (*)"_s), QString());
        }
        QTest::qWait(50); // what watches the folder tidies up
    };
    askOften(5);
    constexpr std::size_t questions = 20;
    constexpr std::size_t mayKeep = std::size_t{8} * 1024; // a question
    const std::size_t before = mallinfo2().uordblks;
    askOften(static_cast<int>(questions));
    const std::size_t after = mallinfo2().uordblks;
    QVERIFY2(after < before + 2 * questions * mayKeep, qPrintable(QString::number((after - before) / 1024)));
#else
    QSKIP("nobody counts the memory here");
#endif
}

void TestFileQuestions::eachQuestionStandsForItself()
{
    const QTemporaryDir folder;
    const QTemporaryDir other;
    QFile file(folder.filePath(u"there.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QWidget window;
    window.show();
    whenAsked([&](QFileDialog &dialog) {
        QCOMPARE(dialog.windowTitle(), u"Save"_s);
        QCOMPARE(dialog.acceptMode(), QFileDialog::AcceptSave);
        QCOMPARE(dialog.directory().path(), folder.path());
        QCOMPARE(dialog.selectedFiles(), QStringList(folder.filePath(u"new.csv"_s)));
        accept(dialog);
    });
    QCOMPARE(askFileToSave(&window, u"Save"_s, folder.filePath(u"new.csv"_s), u"Tables (*.csv)"_s),
             folder.filePath(u"new.csv"_s));
    whenAsked([&](QFileDialog &dialog) {
        QCOMPARE(dialog.windowTitle(), u"Open"_s);
        QCOMPARE(dialog.acceptMode(), QFileDialog::AcceptOpen);
        QCOMPARE(dialog.fileMode(), QFileDialog::ExistingFile);
        QCOMPARE(dialog.directory().path(), folder.path());
        QCOMPARE(dialog.nameFilters(), QStringList(u"Texts (*.txt)"_s));
        auto *name = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
        QCOMPARE(name->text(), QString()); // nothing is left of the question before
        name->setText(u"there.txt"_s);
        accept(dialog);
    });
    QCOMPARE(askFileToOpen(&window, u"Open"_s, folder.path(), u"Texts (*.txt)"_s), file.fileName());
    whenAsked([&](QFileDialog &dialog) {
        QCOMPARE(dialog.fileMode(), QFileDialog::Directory);
        QCOMPARE(dialog.directory().path(), other.path());
        accept(dialog);
    });
    QCOMPARE(askFolder(&window, u"Folder"_s, other.path()), other.path());
    whenAsked(cancel);
    QCOMPARE(askFolder(nullptr, u"Folder"_s, other.path()), QString());
}

void TestFileQuestions::theDialogSpeaksAsTheProgramDoes()
{
    QTranslator french;
    if (!french.load(u"qtbase_fr"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QSKIP("Qt's French is not installed");
    QWidget window;
    window.show();
    const QStringList english = saidWhenAskedBy(window);
    QCoreApplication::installTranslator(&french);
    QCoreApplication::processEvents();
    const QStringList switched = saidWhenAskedBy(window);
    QVERIFY(switched != english);
    QWidget fresh;
    fresh.show();
    QCOMPARE(switched, saidWhenAskedBy(fresh));
    QCoreApplication::removeTranslator(&french);
}

void TestFileQuestions::theWindowMayGoMeanwhile()
{
    const QTemporaryDir folder;
    auto *window = new QWidget;
    window->show();
    whenAsked([window](QFileDialog &) { delete window; });
    QCOMPARE(askFileToSave(window, u"Save"_s, folder.filePath(u"a"_s)), QString());
}

QTEST_MAIN(TestFileQuestions)
#include "tst_filequestions.moc"
