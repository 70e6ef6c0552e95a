// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copydraft.h"
#include "core/table/jsonreader.h"
#include "core/whistlemountain/names.h"
#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/record/cataloguejson.h"
#include "ui/box/boxcopypage.h"
#include "ui/newgame/boxfile.h"
#include "ui/whistlemountain/copy/whistlemountainbox.h"
#include "ui/whistlemountain/scoring/whistlemountainsheet.h"
#include "ui/whistlemountain/whistlemountainmodule.h"

#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace skyledger;
using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

/// The box of Whistle Mountain, typed by its owner, and a new game that knows it.
class TestWhistleMountainCopy : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;
    const ui::WhistleMountainModule m_module;
    std::unique_ptr<ui::EditorPage> m_page;

    void open()
    {
        m_page = m_module.copyPage({});
        m_page->resize(1366, 660);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static QString focused() { return QApplication::focusWidget()->objectName(); }
    QString detail() const
    {
        for (const QLabel *label : m_page->findChildren<QLabel *>(u"box-detail"_s)) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }
    static QJsonObject kept() { return ui::BoxFile(gameId).read(); }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
    }
    void cleanup() { m_page.reset(); }

    void everyValueCanBeTyped();
    void theBoardIsTypedAndANewGameKnowsIt();
    void scaffoldsAreTyped();
    void whatHangsTogetherIsRefusedInALine();
    void theNewGameTakesUpWhatWasEntered();
    void theSheetKnowsTheFloors();
};

/// Everything that the sample set holds is shown as it would be typed, and typed again it is the same.
void TestWhistleMountainCopy::everyValueCanBeTyped()
{
    const ui::TableBox box = ui::whistleMountainBox();
    const QJsonObject sample = sampleCatalogue();
    const box::CopyDraft draft(box.format, sample);
    const ui::BoxSheets sheets = ui::subjectOf(box).sheets(draft.shown());
    QStringList places;
    int typed = 0;
    for (const ui::BoxSheet &sheet : sheets) {
        for (const ui::BoxThing &thing : sheet.things) {
            std::vector<std::optional<QString>> texts;
            for (const ui::ValueField &field : thing.fields) {
                const QString text = typedOf(thing, field, draft);
                texts.emplace_back(text.isEmpty() ? std::nullopt : std::optional(text));
                typed += text.isEmpty() ? 0 : 1;
                places << (thing.path + QStringList{field.key}).join(u'.');
            }
            places << thing.path.join(u'.');
            const ui::TypedValues again = typedValues(thing, texts);
            QVERIFY2(!again.fault, qPrintable(thing.id));
            for (const box::Entered &each : again.values) {
                if (!each.value.isUndefined())
                    QCOMPARE(each.value, draft.value(each.path));
            }
        }
    }
    QVERIFY(typed > 200);
    for (const ui::BoxValue &value : box.values(draft.shown())) {
        QStringList path = value.path;
        if (path.last().startsWith(u'@'))
            path.removeLast(); // typed in a row
        if (value.isAsked)
            QVERIFY2(places.contains(path.join(u'.')), qPrintable(value.name.join(u'.')));
    }
}

void TestWhistleMountainCopy::theBoardIsTypedAndANewGameKnowsIt()
{
    open();
    QCOMPARE(focused(), u"box-board-columns"_s);
    for (const char *number : {"9", "11", "6"}) {
        type(QString::fromLatin1(number));
        press(Qt::Key_Return);
    }
    press(Qt::Key_F, Qt::ControlModifier);
    type(u"whistler"_s);
    press(Qt::Key_Return);
    QVERIFY(focused().startsWith(u"box-machines-whistler-"_s));
    press(Qt::Key_Return, Qt::ControlModifier);
    const auto page = m_module.newGamePage({}, {});
    page->show();
    const auto names = page->findChildren<QLineEdit *>(QRegularExpression(u"^name"_s));
    QVERIFY(names.size() >= 2);
    QTest::keyClicks(names[0], u"Ada"_s);
    QTest::keyClicks(names[1], u"Bo"_s);
    QSignalSpy started(page.get(), &ui::NewGamePage::started);
    QTest::keyClick(page->findChild<QPushButton *>(u"start"_s), Qt::Key_Space);
    QCOMPARE(started.size(), 1);
    const auto begun = started.first().first().value<ui::NewRecord>();
    const GameRecord record = readGameRecord(table::parseObject(begun.bytes).value()).value();
    QCOMPARE(int{record.setup.catalogue.board.columns}, 9);
    QCOMPARE(int{record.setup.catalogue.board.rows}, 11);
    QCOMPARE(int{record.setup.catalogue.board.bridgeRow}, 6);
}

void TestWhistleMountainCopy::scaffoldsAreTyped()
{
    open();
    press(Qt::Key_F, Qt::ControlModifier);
    type(u"shapes"_s);
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-scaffolds-pieces"_s);
    type(u"co/oi*3 .o/ow"_s);
    press(Qt::Key_Return);
    const QJsonArray pieces = kept()["scaffolds"_L1]["pieces"_L1].toArray();
    QCOMPARE(pieces.size(), 2);
    QCOMPARE(pieces[0]["pattern"_L1].toArray(), (QJsonArray{u"co"_s, u"oi"_s}));
    QCOMPARE(pieces[0]["count"_L1].toInt(), 3);
    QCOMPARE(pieces[1]["pattern"_L1].toArray(), (QJsonArray{u".o"_s, u"ow"_s}));
}

void TestWhistleMountainCopy::whatHangsTogetherIsRefusedInALine()
{
    open();
    type(u"10"_s);
    press(Qt::Key_Return);
    type(u"8"_s);
    press(Qt::Key_Return);
    type(u"9"_s); // the bridge above the last row
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-board-bridgeRow"_s);
    QCOMPARE(detail(), u"The board: First row above the bridge – Expected: a whole number from 1 to 8"_s);
    QVERIFY(kept()["board"_L1]["bridgeRow"_L1].isUndefined());
}

void TestWhistleMountainCopy::theNewGameTakesUpWhatWasEntered()
{
    const auto page = m_module.newGamePage({}, {});
    page->show();
    QSignalSpy wanted(page.get(), &ui::NewGamePage::copyWanted);
    QTest::mouseClick(page->findChild<QPushButton *>(u"enter-box"_s), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    open();
    type(u"9"_s);
    press(Qt::Key_Return);
    page->setPreferences({});
    QCOMPARE(page->findChild<QLineEdit *>(u"measure-board.columns"_s)->text(), u"9"_s);
}

/// The sheet of a game that nobody tracked asks for the floors only where the copy lacks them.
void TestWhistleMountainCopy::theSheetKnowsTheFloors()
{
    QCOMPARE(ui::whistleMountainSheet().usualHeads(), QStringList{QString()});
    QVERIFY(
        ui::BoxFile(gameId).add({{u"game"_s, gameId},
                                 {u"format"_s, u"skyledger-catalogue"_s},
                                 {u"version"_s, 1},
                                 {u"board"_s, QJsonObject{{u"floors"_s, QJsonArray{1, QJsonValue(), 4}}}}}));
    QCOMPARE(ui::whistleMountainSheet().usualHeads(), QStringList{u"1 - 4"_s});
}

QTEST_MAIN(TestWhistleMountainCopy)
#include "tst_whistlemountaincopy.moc"
