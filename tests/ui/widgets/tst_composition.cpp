// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/composition.h"

#include <QInputMethodEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::ui;

namespace {

/// A page that goes on at Enter, as those do on which names are typed.
class Page : public QWidget
{
public:
    Page()
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(first);
        column->addWidget(second);
        show();
        first->setFocus();
    }

    QLineEdit *first = new QLineEdit(this);
    QLineEdit *second = new QLineEdit(this);
    int entered = 0;

protected:
    void keyPressEvent(QKeyEvent *event) override { entered += event->key() == Qt::Key_Return ? 1 : 0; }
};

void compose(QWidget &field, const QString &letters)
{
    QInputMethodEvent event(letters, {});
    QCoreApplication::sendEvent(&field, &event);
}

void commit(QWidget &field, const QString &letters)
{
    QInputMethodEvent event;
    event.setCommitString(letters);
    QCoreApplication::sendEvent(&field, &event);
}

} // namespace

/// Letters that an input method makes out of others.
class TestComposition : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        guardCompositions();
        guardCompositions(); // one is enough
    }
    void enterEndsAConversionAndNothingElse();
    void whoLeavesTheFieldComposesNoMore();
    void keysThatOnlyCompose_data();
    void keysThatOnlyCompose();
};

void TestComposition::enterEndsAConversionAndNothingElse()
{
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const QSignalSpy returned(page.first, &QLineEdit::returnPressed);
    compose(*page.first, u"あだ"_s);
    QTest::keyClick(page.first, Qt::Key_Return);
    QTest::keyClick(page.first, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(returned.count(), 0);
    QCOMPARE(page.entered, 0);
    QVERIFY(page.first->hasFocus());
    commit(*page.first, u"Ada"_s);
    QCOMPARE(page.first->text(), u"Ada"_s);
    QTest::keyClick(page.first, Qt::Key_Return);
    QCOMPARE(returned.count(), 1);
    // A composition that was given up ends too.
    compose(*page.first, u"x"_s);
    compose(*page.first, QString());
    QTest::keyClick(page.first, Qt::Key_Return);
    QCOMPARE(returned.count(), 2);
}

void TestComposition::whoLeavesTheFieldComposesNoMore()
{
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const QSignalSpy returned(page.first, &QLineEdit::returnPressed);
    const QSignalSpy next(page.second, &QLineEdit::returnPressed);
    compose(*page.first, u"あ"_s);
    page.second->setFocus();
    QTest::keyClick(page.second, Qt::Key_Return);
    QCOMPARE(next.count(), 1);
    page.first->setFocus();
    QTest::keyClick(page.first, Qt::Key_Return);
    QCOMPARE(returned.count(), 1);
}

void TestComposition::keysThatOnlyCompose_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("composes");
    const auto row = [](const char *name, Qt::Key key, bool composes) {
        QTest::newRow(name) << static_cast<int>(key) << composes;
    };
    row("a dead circumflex", Qt::Key_Dead_Circumflex, true);
    row("a dead grave", Qt::Key_Dead_Grave, true);
    row("the compose key", Qt::Key_Multi_key, true);
    row("kanji", Qt::Key_Kanji, true);
    row("conversion", Qt::Key_Henkan, true);
    row("hangul", Qt::Key_Hangul, true);
    row("a letter", Qt::Key_A, false);
    row("a circumflex", Qt::Key_AsciiCircum, false);
    row("Enter", Qt::Key_Return, false);
    row("F1", Qt::Key_F1, false);
    row("media", Qt::Key_MediaPlay, false);
}

void TestComposition::keysThatOnlyCompose()
{
    QFETCH(int, key);
    QFETCH(bool, composes);
    QCOMPARE(isComposingKey(key), composes);
}

QTEST_MAIN(TestComposition)
#include "tst_composition.moc"
