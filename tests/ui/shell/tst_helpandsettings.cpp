// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/shell/windowfixture.h"

#include <QtCore/QSettings>
#include <QtGui/QTextBlock>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;

/// The pages below Help, and what the window tells of its settings.
class TestHelpAndSettings : public QObject
{
    Q_OBJECT

private slots:
    void quickStartInBothLanguages();
    void aboutSaysWhatTheProgramIs();
    void servicesThatNoGameOffers();
    void soundSettingsAreNotSpokenOf();
    void damagedSettingsAreKeptAndTold();
    void settingsThatCannotBeKept();
    void aWheelScrollsPastNumbers();
};

void TestHelpAndSettings::quickStartInBothLanguages()
{
    const WindowFixture fixture;
    fixture.action(u"action-quick-start"_s)->trigger();
    const auto *text = fixture.find<QTextBrowser>(u"quick-start-page-text"_s);
    QVERIFY(text);
    QVERIFY(text->isVisible());
    QVERIFY(text->toPlainText().startsWith(u"Quick start"_s));
    const auto headings = [text] {
        int count = 0;
        for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next())
            count += block.blockFormat().headingLevel() > 0 ? 1 : 0;
        return count;
    };
    const int english = headings();
    QVERIFY(english >= 5);
    fixture.action(u"language-3"_s)->trigger();
    QTRY_VERIFY(text->toPlainText().startsWith(u"Prise en main"_s));
    QCOMPARE(headings(), english);
    fixture.action(u"language-2"_s)->trigger();
    QTRY_VERIFY(text->toPlainText().startsWith(u"Quick start"_s));
}

void TestHelpAndSettings::aboutSaysWhatTheProgramIs()
{
    const WindowFixture fixture;
    fixture.action(u"action-about"_s)->trigger();
    const auto *text = fixture.find<QTextBrowser>(u"about-page-text"_s);
    QVERIFY(text);
    for (const QString &said :
         {u"unofficial companion"_s, u"not made or endorsed"_s, u"GNU General Public License"_s,
          u"GNU Lesser General Public License"_s, u"SQLite"_s, QString::fromLatin1(qVersion())})
        QVERIFY2(text->toPlainText().contains(said), qPrintable(said));
}

/// As from the menu of a desktop, whatever the program can do.
void TestHelpAndSettings::servicesThatNoGameOffers()
{
    const WindowFixture fixture;
    fixture.window->showService(GameModule::Service::ScoreFinishedGame);
    fixture.window->tellOfSettings();
    QVERIFY(fixture.window->isVisible());
    QVERIFY(!fixture.window->game());
}

void TestHelpAndSettings::soundSettingsAreNotSpokenOf()
{
    const WindowFixture fixture;
    fixture.window->tellOfSettings();
    QCOMPARE(fixture.notice(), QString());
}

void TestHelpAndSettings::damagedSettingsAreKeptAndTold()
{
    WindowFixture fixture;
    const QString file = fixture.preferences->file();
    Preferences wanted = fixture.preferences->now();
    wanted.look = Look::Dark;
    fixture.preferences->change(wanted);
    fixture.window.reset();
    fixture.surroundings.reset();
    fixture.preferences.reset(); // writes
    const QByteArray sound = contentOf(file);
    QVERIFY(sound.contains("look=dark"));
    const QByteArray damaged = sound + "\nno key and no value\n";
    writeFile(file, damaged);

    fixture.preferences = std::make_unique<PreferenceStore>();
    QCOMPARE(fixture.preferences->damagedCopy(), file + u".damaged"_s);
    QCOMPARE(contentOf(fixture.preferences->damagedCopy()), damaged);
    // What could be read is in use, and sound again on disk: it is told once.
    QCOMPARE(fixture.preferences->now().look, Look::Dark);
    QCOMPARE(PreferenceStore().damagedCopy(), QString());
    fixture.surroundings = std::make_unique<Surroundings>(*fixture.preferences);
    fixture.open();
    fixture.window->tellOfSettings();
    QVERIFY2(fixture.notice().contains(file + u".damaged"_s), qPrintable(fixture.notice()));
}

void TestHelpAndSettings::settingsThatCannotBeKept()
{
    WindowFixture fixture;
    fixture.window.reset();
    fixture.surroundings.reset();
    // A file where the folder should be stops even root.
    writeFile(fixture.home() + u"/stop"_s, {});
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, fixture.home() + u"/stop"_s);
    fixture.preferences = std::make_unique<PreferenceStore>();
    QVERIFY(!fixture.preferences->canBeKept());
    fixture.surroundings = std::make_unique<Surroundings>(*fixture.preferences);
    fixture.open();
    fixture.window->tellOfSettings();
    QVERIFY2(fixture.notice().contains(fixture.preferences->file()), qPrintable(fixture.notice()));
    // Another notice is not driven out.
    fixture.window->openFile(fixture.home() + u"/nowhere.skyledger"_s);
    const QString notice = fixture.notice();
    QVERIFY(notice.contains(u"nowhere.skyledger"_s));
    fixture.window->tellOfSettings();
    QCOMPARE(fixture.notice(), notice);
}

/// Whoever scrolls a form must not change the number or the choice that comes under the pointer.
void TestHelpAndSettings::aWheelScrollsPastNumbers()
{
    const WindowFixture fixture;
    QScrollArea area;
    auto *form = new QWidget;
    auto *column = new QVBoxLayout(form);
    auto *number = new QSpinBox(form);
    auto *choice = new QComboBox(form);
    choice->addItems({u"one"_s, u"two"_s});
    column->addWidget(number);
    column->addWidget(choice);
    column->addSpacing(2000);
    area.setWidget(form);
    area.resize(300, 200);
    area.show();
    const auto turn = [](QWidget &under) {
        const QPointF at = under.rect().center();
        QWheelEvent wheel(at, under.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // what comes from a hand goes on to the page around
        qApp->notify(&under, &wheel);
    };
    number->setValue(5);
    turn(*number);
    QCOMPARE(number->value(), 5);
    const int scrolled = area.verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    turn(*choice);
    QCOMPARE(choice->currentIndex(), 0);
    QVERIFY(area.verticalScrollBar()->value() > scrolled);
    // Nor does the wheel bring the keyboard there, by which the next turn of it would count.
    QCOMPARE(number->focusPolicy(), Qt::StrongFocus);
    QCOMPARE(choice->focusPolicy(), Qt::StrongFocus);
    area.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    number->setFocus();
    turn(*number);
    QCOMPARE(number->value(), 4);
}

QTEST_MAIN(TestHelpAndSettings)
#include "tst_helpandsettings.moc"
