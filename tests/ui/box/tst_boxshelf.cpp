// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/box/toyshelf.h"
#include "ui/words/language.h"

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;

/// Several copies of the toy's box, and the bar that tells which one is on the desk.
class TestBoxShelf : public QObject
{
    Q_OBJECT

private:
    words::Speech m_speech{words::Language::English};
    std::unique_ptr<test::ToyShelf> m_shelf;
    std::unique_ptr<CopyBar> m_bar;

    template <class Widget>
    Widget *find(const QString &name) const
    {
        return m_bar->findChild<Widget *>(name);
    }
    void click(const QString &name) { find<QPushButton>(name)->click(); }
    QStringList titles() const
    {
        QStringList titles;
        const auto *chooser = find<QComboBox>(u"copy-chooser"_s);
        for (int row = 0; row < chooser->count(); ++row)
            titles << chooser->itemText(row);
        return titles;
    }
    QString fileName() const { return QFileInfo(m_shelf->path()).fileName(); }
    void enterName(const QString &name)
    {
        auto *line = find<QLineEdit>(u"copy-name"_s);
        line->selectAll();
        QTest::keyClicks(line, name);
    }

private slots:
    void init()
    {
        m_shelf = std::make_unique<test::ToyShelf>();
        m_bar = std::make_unique<CopyBar>(*m_shelf, QString(), nullptr);
        m_bar->setTrash([](const QString &path) { return QFile::remove(path); });
        m_bar->show();
    }
    void cleanup()
    {
        m_bar.reset();
        m_shelf.reset();
    }

    void oneMoreIsMadeNamedAndUsed()
    {
        QCOMPARE(titles(), QStringList{u"My copy – for new games"_s});
        click(u"copy-new"_s);
        QCOMPARE(fileName(), u"copy-2.toy.json"_s);
        enterName(u"Second edition"_s);
        QCOMPARE(m_shelf->name(), u"Second edi"_s); // as long as a name of the toy may be
        QCOMPARE(find<QLineEdit>(u"copy-name"_s)->text(), u"Second edi"_s);
        QSignalSpy used(m_bar.get(), &CopyBar::usedChosen);
        click(u"copy-use"_s);
        QCOMPARE(used[0][0].toString(), u"copy-2.toy.json"_s);
        QCOMPARE(titles(), (QStringList{u"My copy"_s, u"Second edi – for new games"_s}));
    }

    void aDuplicateHoldsTheSame()
    {
        enterName(u"One"_s);
        click(u"copy-duplicate"_s);
        QCOMPARE(fileName(), u"copy-2.toy.json"_s);
        QCOMPARE(m_shelf->name(), u"One, dupli"_s);
        QCOMPARE(m_shelf->document()["game"_L1], QJsonValue(u"toy"_s));
    }

    /// It goes with all that brings it back; new games are played with the usual one then.
    void whatIsRemovedCanBeBroughtBack()
    {
        click(u"copy-new"_s);
        enterName(u"Two"_s);
        click(u"copy-use"_s);
        QSignalSpy removed(m_bar.get(), &CopyBar::removed);
        click(u"copy-remove"_s);
        QCOMPARE(fileName(), u"copy.toy.json"_s);
        QCOMPARE(titles(), QStringList{u"My copy – for new games"_s});
        const auto copy = removed[0][0].value<RemovedCopy>();
        QCOMPARE(copy.title, u"Two"_s);
        QVERIFY(copy.wasUsed);
        QVERIFY(!QFileInfo::exists(copy.path));
        QCOMPARE(QJsonDocument::fromJson(copy.bytes).object()["name"_L1], QJsonValue(u"Two"_s));
    }

    void whatIsNotSavedStaysOnTheDesk()
    {
        click(u"copy-new"_s);
        m_shelf->isSaved = false;
        QSignalSpy left(m_bar.get(), &CopyBar::unsavedLeft);
        m_bar->choose(m_shelf->pathOf({}));
        click(u"copy-new"_s);
        QCOMPARE(left.size(), 2);
        QCOMPARE(fileName(), u"copy-2.toy.json"_s);
    }

    void aForeignFileIsListedAndLeftAlone()
    {
        QFile file(m_shelf->pathOf(u"other.toy.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"game\": \"another\"}");
        file.close();
        m_bar->choose(file.fileName());
        QVERIFY(titles().contains(u"other.toy.json – cannot be read"_s));
        QVERIFY(!find<QLineEdit>(u"copy-name"_s)->isEnabled());
        QVERIFY(!find<QPushButton>(u"copy-use"_s)->isEnabled());
    }

    /// What another program wrote is kept beside the file before it is written over.
    void whatOthersWroteIsKept()
    {
        const QString path = m_shelf->pathOf(u"mine.toy.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"game\":\"toy\",\"note\":1}");
        file.close();
        m_bar->choose(path);
        enterName(u"Mine"_s);
        const QStringList kept = QDir(m_shelf->folder()).entryList({u"mine*original*"_s});
        QCOMPARE(kept.size(), 1);
        QVERIFY(!titles().contains(kept.front()));
        QCOMPARE(m_shelf->document()["note"_L1], QJsonValue(1));
    }
};

QTEST_MAIN(TestBoxShelf)
#include "tst_boxshelf.moc"
