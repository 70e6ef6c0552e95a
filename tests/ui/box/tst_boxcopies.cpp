// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/copies/copybar.h"
#include "ui/words/language.h"

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Copies of the toy's box in a folder, one of them on the desk.
class ToyShelf : public CopyShelf
{
public:
    ToyShelf()
    {
        m_format.empty = [] { return QJsonObject{{u"game"_s, u"toy"_s}}; };
        m_format.read = [](const QByteArray &bytes) -> table::Result<QJsonObject, table::ReadError> {
            const QJsonObject document = QJsonDocument::fromJson(bytes).object();
            if (document["game"_L1] != u"toy"_s)
                return table::ReadError{};
            return document;
        };
        m_format.write = [](const QJsonObject &document) { return QJsonDocument(document).toJson(); };
        m_format.suffix = u".toy.json"_s;
        m_format.longestName = 10;
        open(pathOf({}));
    }

    bool isSaved = true; ///< whether the disk takes what is written

    const CopyFormat &format() const override { return m_format; }
    QString folder() const override { return m_folder.path(); }
    QString pathOf(const QString &name) const override
    {
        return QDir(folder()).filePath(name.isEmpty() ? u"copy.toy.json"_s : name);
    }
    QString path() const override { return m_file->path(); }
    QString name() const override { return m_document["name"_L1].toString(); }
    QJsonObject document() const override { return m_document; }
    bool isReadable() const override { return m_isReadable; }
    bool setName(const QString &name) override
    {
        m_document.insert("name"_L1, name);
        m_file->write(m_document);
        emit changed();
        return true;
    }
    void open(const QString &path) override
    {
        m_file = std::make_unique<CopyFile>(m_format, path);
        m_isReadable = !m_file->read();
        m_document = m_file->content();
        emit changed();
    }
    bool save() override { return isSaved; }

private:
    QTemporaryDir m_folder;
    CopyFormat m_format;
    std::unique_ptr<CopyFile> m_file;
    QJsonObject m_document;
    bool m_isReadable = true;
};

} // namespace

/// Several copies of the toy's box, and the bar that tells which one is on the desk.
class TestBoxCopies : public QObject
{
    Q_OBJECT

private:
    words::Speech m_speech{words::Language::English};
    std::unique_ptr<ToyShelf> m_shelf;
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
        m_shelf = std::make_unique<ToyShelf>();
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

QTEST_MAIN(TestBoxCopies)
#include "tst_boxcopies.moc"
