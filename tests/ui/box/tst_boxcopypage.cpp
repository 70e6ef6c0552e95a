// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/box/toybox.h"
#include "ui/box/boxcopypage.h"
#include "ui/newgame/boxfile.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;

/// "Your copy" of the toy's box, with hands at keyboard and pointer.
class TestBoxCopyPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<BoxCopyPage> m_page;

    void open()
    {
        m_page = std::make_unique<BoxCopyPage>(subjectOf(test::toyBox()));
        m_page->resize(1000, 600);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    template <class Widget>
    Widget *find(const QString &name) const
    {
        return m_page->findChild<Widget *>(name);
    }
    /// In the sheet, not among what was found.
    QLineEdit *line(const QString &name) const
    {
        const auto *sheet = find<QWidget>(u"box-sheet-baskets"_s);
        return sheet->findChild<QLineEdit *>(u"box-baskets-"_s + name);
    }
    QString sign(const QString &name) const
    {
        return find<QLabel>(u"box-baskets-"_s + name + u"-sign"_s)->text();
    }
    QString detail() const
    {
        return find<QWidget>(u"box-sheet-baskets"_s)->findChild<QLabel *>(u"box-detail"_s)->text();
    }
    static QString focused()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static QJsonObject kept(const QString &id)
    {
        const QJsonObject toy = test::keptToy();
        const QJsonArray baskets = toy["baskets"_L1].toArray();
        for (const auto &basket : baskets) {
            if (basket["id"_L1] == id)
                return basket.toObject();
        }
        return {};
    }

private slots:
    void init();
    void cleanup() { m_page.reset(); }
    void enterGoesFromValueToValueAndKeepsThem();
    void whatIsBeyondTheLimitsIsRefusedInALine();
    void nobodyOwnsWhatOnlyWentBy();
    void aSampleIsSaidAndBecomesNobodys();
    void anEmptyLineTakesTheValueAway();
    void stepsGoBackAndForth();
    void theSearchFindsThings();
    void aLineIsAWholeCard();
    void aLineAddsAThing();
    void whatWasAddedCanBeRemoved();
    void theNextMissingValueIsFound();
    void whatIsTypedIsKeptWhenThePageIsLeft();
    void othersAreNotLost();
    void aForeignFileIsLeftAlone();
};

void TestBoxCopyPage::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
}

void TestBoxCopyPage::enterGoesFromValueToValueAndKeepsThem()
{
    open();
    QCOMPARE(find<QListWidget>(u"box-sheets"_s)->item(0)->text(), u"Baskets: 1 of 4"_s);
    QCOMPARE(focused(), u"box-baskets-willow-points"_s); // the first that is not known
    type(u"5"_s);
    press(Qt::Key_Return);
    QCOMPARE(kept(u"willow"_s)["points"_L1], QJsonValue(5));
    QCOMPARE(kept(u"willow"_s)["sources"_L1]["points"_L1], QJsonValue(u"copy"_s));
    QCOMPARE(focused(), u"box-baskets-reed-cost"_s);
    type(u"2"_s);
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-baskets-reed-points"_s);
    type(u"7"_s);
    press(Qt::Key_Return);
    QCOMPARE(find<QListWidget>(u"box-sheets"_s)->item(0)->text(), u"✓ Baskets"_s);
    QCOMPARE(test::keptToy()["game"_L1], QJsonValue(u"toy"_s));
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(focused(), u"box-baskets-reed-cost"_s);
    press(Qt::Key_Up);
    QCOMPARE(focused(), u"box-baskets-willow-cost"_s);
}

void TestBoxCopyPage::whatIsBeyondTheLimitsIsRefusedInALine()
{
    open();
    type(u"100"_s);
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-baskets-willow-points"_s);
    QCOMPARE(detail(), u"Basket willow: Points – Expected: a whole number from 0 to 99"_s);
    QVERIFY(test::keptToy().isEmpty());
    press(Qt::Key_Escape); // what was typed is gone, the page stays
    QCOMPARE(line(u"willow-points"_s)->text(), QString());
    QCOMPARE(detail(), u"Basket willow: Points – type it like this: a whole number · ?\u00a0missing"_s);
    type(u"many"_s);
    press(Qt::Key_Return);
    QCOMPARE(detail(), u"Basket willow: Points – Expected: a whole number"_s);
    QVERIFY(test::keptToy().isEmpty());
}

void TestBoxCopyPage::nobodyOwnsWhatOnlyWentBy()
{
    open();
    line(u"willow-cost"_s)->setFocus();
    QCOMPARE(detail(), u"Basket willow: Cost – 3 · §\u00a0rulebook"_s);
    press(Qt::Key_Return);
    QVERIFY(test::keptToy().isEmpty());
    QCOMPARE(sign(u"willow-cost"_s), u"§"_s);
    QCOMPARE(sign(u"reed-cost"_s), u"?"_s);
}

void TestBoxCopyPage::aSampleIsSaidAndBecomesNobodys()
{
    const QJsonObject reed{{u"id"_s, u"reed"_s}, {u"cost"_s, 4}, {u"source"_s, u"sample"_s}};
    QVERIFY(BoxFile(u"toy"_s).add({{u"game"_s, u"toy"_s}, {u"baskets"_s, QJsonArray{reed}}}));
    open();
    QVERIFY(find<QLabel>(u"box-notice"_s)->isVisible());
    QVERIFY(find<QLabel>(u"box-notice"_s)->text().contains(u"Sample data"_s));
    QCOMPARE(sign(u"reed-cost"_s), u"✱"_s);
    line(u"reed-points"_s)->setFocus();
    type(u"1"_s);
    press(Qt::Key_Return);
    QCOMPARE(sign(u"reed-points"_s), u"✓"_s);
    QCOMPARE(sign(u"reed-cost"_s), u"✱"_s);
    line(u"reed-cost"_s)->setFocus();
    line(u"reed-cost"_s)->selectAll();
    type(u"4"_s); // typed, so it is theirs, although it is the same
    press(Qt::Key_Return);
    QCOMPARE(sign(u"reed-cost"_s), u"✓"_s);
}

void TestBoxCopyPage::anEmptyLineTakesTheValueAway()
{
    open();
    line(u"willow-cost"_s)->setFocus();
    line(u"willow-cost"_s)->selectAll();
    type(u"9"_s);
    press(Qt::Key_Return);
    QCOMPARE(sign(u"willow-cost"_s), u"✓"_s);
    line(u"willow-cost"_s)->setFocus();
    line(u"willow-cost"_s)->selectAll();
    press(Qt::Key_Delete);
    press(Qt::Key_Return);
    QCOMPARE(line(u"willow-cost"_s)->text(), u"3"_s); // what the rulebook prints
    QCOMPARE(sign(u"willow-cost"_s), u"§"_s);
}

void TestBoxCopyPage::stepsGoBackAndForth()
{
    open();
    type(u"5"_s);
    press(Qt::Key_Return);
    QVERIFY(m_page->canUndo());
    QTest::mouseClick(find<QPushButton>(u"box-undo"_s), Qt::LeftButton);
    QVERIFY(kept(u"willow"_s).value("points"_L1).isUndefined());
    QCOMPARE(focused(), u"box-baskets-willow-points"_s);
    QCOMPARE(line(u"willow-points"_s)->text(), QString());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(kept(u"willow"_s)["points"_L1], QJsonValue(5));
}

void TestBoxCopyPage::theSearchFindsThings()
{
    open();
    press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(focused(), u"box-search"_s);
    type(u"ree"_s);
    const auto *found = find<QWidget>(u"box-found"_s);
    QVERIFY(found->isVisible());
    QVERIFY(found->findChild<QWidget *>(u"box-thing-baskets-reed"_s));
    QVERIFY(!found->findChild<QWidget *>(u"box-thing-baskets-willow"_s));
    press(Qt::Key_Return);
    QCOMPARE(focused(), u"box-baskets-reed-cost"_s);
    type(u"6"_s);
    press(Qt::Key_Return);
    QCOMPARE(kept(u"reed"_s)["cost"_L1], QJsonValue(6));
    find<QLineEdit>(u"box-search"_s)->setText(u"nowhere"_s);
    QCOMPARE(found->findChild<QLabel *>(u"box-more"_s)->text(), u"Nothing in the box is called so."_s);
    QCOMPARE(found->findChild<QLabel *>(u"box-detail"_s)->text(), QString()); // its line is gone
    find<QLineEdit>(u"box-search"_s)->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(find<QWidget>(u"box-sheet-baskets"_s)->isVisible());
}

void TestBoxCopyPage::aLineIsAWholeCard()
{
    open();
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(focused(), u"box-card-line"_s);
    type(u"basket reed; 4; 100"_s);
    press(Qt::Key_Return);
    QCOMPARE(find<QLabel>(u"box-card-said"_s)->text(), u"Expected: a whole number from 0 to 99"_s);
    QVERIFY(test::keptToy().isEmpty());
    press(Qt::Key_Backspace);
    QCOMPARE(find<QLabel>(u"box-card-said"_s)->text(), u"Basket reed – Cost 4; Points 10"_s);
    press(Qt::Key_Return);
    QCOMPARE(kept(u"reed"_s)["cost"_L1], QJsonValue(4));
    QCOMPARE(kept(u"reed"_s)["points"_L1], QJsonValue(10));
    QCOMPARE(focused(), u"box-card-line"_s); // ready for the next card
    m_page->undo();
    QVERIFY(kept(u"reed"_s).value("cost"_L1).isUndefined());
    QVERIFY(kept(u"reed"_s).value("points"_L1).isUndefined());
}

void TestBoxCopyPage::aLineAddsAThing()
{
    open();
    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"Straw; 1; 2"_s);
    QCOMPARE(find<QLabel>(u"box-card-said"_s)->text(), u"New: Straw – Cost 1; Points 2"_s);
    press(Qt::Key_Return);
    QCOMPARE(kept(u"straw"_s)["points"_L1], QJsonValue(2));
    QVERIFY(line(u"straw-cost"_s));
    type(u"Straw; 1; 2; 3"_s);
    press(Qt::Key_Return);
    QVERIFY(find<QLabel>(u"box-card-said"_s)->text().contains(u"only 2"_s));
}

/// What the rulebook lists stays; a step back brings a thing again.
void TestBoxCopyPage::whatWasAddedCanBeRemoved()
{
    open();
    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"Straw; 1; 2"_s);
    press(Qt::Key_Return);
    const auto remove = [this](const QString &id) {
        return find<QPushButton>(u"box-thing-baskets-%1-remove"_s.arg(id));
    };
    QVERIFY(remove(u"straw"_s)->isVisible());
    QVERIFY(!remove(u"willow"_s)->isVisible());
    remove(u"straw"_s)->setFocus();
    QCOMPARE(remove(u"straw"_s)->accessibleName(), u"Remove Basket straw from your copy"_s);
    press(Qt::Key_Return);
    QVERIFY(kept(u"straw"_s).isEmpty());
    QVERIFY(!line(u"straw-cost"_s));
    QCOMPARE(focused(), u"box-baskets-willow-points"_s); // of the thing that stands in its place
    m_page->undo();
    QCOMPARE(kept(u"straw"_s)["points"_L1], QJsonValue(2));
    QVERIFY(line(u"straw-cost"_s));
}

void TestBoxCopyPage::theNextMissingValueIsFound()
{
    open();
    QCOMPARE(focused(), u"box-baskets-willow-points"_s);
    press(Qt::Key_F8);
    QCOMPARE(focused(), u"box-baskets-reed-cost"_s);
    QTest::mouseClick(find<QPushButton>(u"box-next-missing"_s), Qt::LeftButton);
    QVERIFY(focused().startsWith(u"box-baskets-"_s));
}

void TestBoxCopyPage::whatIsTypedIsKeptWhenThePageIsLeft()
{
    open();
    QSignalSpy closed(m_page.get(), &EditorPage::closed);
    type(u"5"_s);
    QTest::mouseClick(find<QPushButton>(u"box-close"_s), Qt::LeftButton);
    QCOMPARE(closed.size(), 1);
    QCOMPARE(kept(u"willow"_s)["points"_L1], QJsonValue(5));
}

void TestBoxCopyPage::othersAreNotLost()
{
    open();
    QVERIFY(BoxFile(u"toy"_s).add(
        {{u"game"_s, u"toy"_s},
         {u"baskets"_s, QJsonArray{QJsonObject{{u"id"_s, u"reed"_s}, {u"cost"_s, 8}}}}}));
    type(u"5"_s);
    press(Qt::Key_Return);
    QCOMPARE(kept(u"reed"_s)["cost"_L1], QJsonValue(8));
    QCOMPARE(kept(u"willow"_s)["points"_L1], QJsonValue(5));
    QCOMPARE(line(u"reed-cost"_s)->text(), u"8"_s);
}

void TestBoxCopyPage::aForeignFileIsLeftAlone()
{
    const QString path = BoxFile(u"toy"_s).path();
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"game\": \"another\"}");
    file.close();
    open();
    QVERIFY(find<QLabel>(u"box-notice"_s)->text().contains(u"cannot be read"_s));
    QVERIFY(!line(u"willow-cost"_s)->isEnabled());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"game\": \"another\"}"));
}

QTEST_MAIN(TestBoxCopyPage)
#include "tst_boxcopypage.moc"
