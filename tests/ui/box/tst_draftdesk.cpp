// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/box/milldraft.h"
#include "ui/box/cards/draftdesk.h"
#include "ui/box/fields/typedfields.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <memory>

using namespace skyledger;
using namespace ui;
using namespace millbox;
using namespace Qt::Literals::StringLiterals;

namespace {

const CopyFormat &millFormat()
{
    static const CopyFormat format{
        [] { return QJsonObject(); },
        [](const QByteArray &bytes) -> table::Result<QJsonObject, table::ReadError> {
            const QJsonDocument document = QJsonDocument::fromJson(bytes);
            if (!document.isObject())
                return table::ReadError{};
            return document.object();
        },
        [](const QJsonObject &document) { return QJsonDocument(document).toJson(); }, u".mill.json"_s, 40};
    return format;
}

class MillDesk : public DraftDesk
{
public:
    explicit MillDesk(const QString &path) : DraftDesk(millFormat()) { open(path); }

    const MillDraft &steps() const override { return m_draft; }
    int inspected = 0;
    bool set(Value value, int number)
    {
        return change([&] { return m_draft.set(value, number); });
    }

    QString nameOf(const BoxPlace &) const override { return u"mill-height"_s; }
    BoxEditor *makeEditor(const BoxPlace &place, QWidget *parent) const override
    {
        return new NumberEditorField(NumberEditorField::Takes::Numbers, nameOf(place), parent);
    }
    FieldWords wordsOf(const BoxPlace &) const override { return {u"Height"_s, u"Height"_s, {}, {}}; }
    QString titleOf(const BoxPlace &) const override { return u"Mill"_s; }
    std::optional<FieldValue> value(const BoxPlace &) const override { return m_draft.height(); }
    std::optional<BoxOrigin> origin(const BoxPlace &) const override { return std::nullopt; }
    QStringList troubles(const std::vector<BoxPlace> &) const override { return {}; }
    QString refusal(const BoxPlace &, const FieldValue &value) const override
    {
        return std::get<int>(value) > highest ? u"Too high."_s : QString();
    }
    void enter(const BoxPlace &, const FieldValue &value) override
    {
        set(Value::Height, std::get<int>(value));
    }
    void clear(const BoxPlace &) override { set(Value::Height, 0); }
    int pageCount() const override { return 1; }
    QString pageName(int) const override { return u"Mill"_s; }
    std::unique_ptr<CardPage> makePage(int) override { return nullptr; }
    int pageOf(const BoxPlace &) const override { return 0; }
    /// Not the sails.
    std::vector<BoxPlace> places(int) const override { return {{Value::Height, 0}}; }
    std::vector<BoxPlace> gaps(int) const override { return {}; }
    int missing(int) const override { return 0; }
    CopyCheck check() const override { return {}; }
    QString sampleNotice() const override { return {}; }

protected:
    MillDraft &edited() override { return m_draft; }
    void begin(const QJsonObject &document) override { m_draft = MillDraft(document); }
    table::ReadError faultOf(const QJsonObject &) const override { return {}; }
    void inspect() override { ++inspected; }

private:
    MillDraft m_draft;
};

QJsonObject json(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// A copy on the desk, its file, and what others write there.
class TestDraftDesk : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = QDir(m_folder->path()).filePath(u"copy.mill.json"_s);
    }
    void whatIsEnteredIsOnDiskAtOnce();
    void whatOthersWroteIsTakenUp();
    void aFileThatCannotBeReadIsLeftAlone();
    void whatCannotBeWrittenIsKept();
    void stepsLeadToWhatTheyChanged();
    void copiesLieBesideEachOther();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestDraftDesk::whatIsEnteredIsOnDiskAtOnce()
{
    MillDesk desk(m_path);
    QSignalSpy changed(&desk, &DraftDesk::changed);
    QVERIFY(desk.set(Value::Height, 12));
    QCOMPARE(json(m_path), QJsonObject({{u"height"_s, 12}}));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(desk.inspected, 2); // opened, and changed
    QVERIFY(!desk.set(Value::Height, highest + 1));
    QVERIFY(desk.setName(u"Ada"_s));
    QCOMPARE(json(m_path)["name"_L1].toString(), u"Ada"_s);
}

void TestDraftDesk::whatOthersWroteIsTakenUp()
{
    MillDesk desk(m_path);
    MillDesk other(m_path);
    QVERIFY(desk.set(Value::Height, 12));
    QVERIFY(other.set(Value::Sails, 4));
    QCOMPARE(json(m_path), QJsonObject({{u"height"_s, 12}, {u"sails"_s, 4}}));
    QSignalSpy reset(&desk, &DraftDesk::reset);
    desk.readAnew();
    QCOMPARE(desk.steps().document(), json(m_path));
    QCOMPARE(reset.size(), 1);
    desk.readAnew();
    QCOMPARE(reset.size(), 1); // there is nothing new
    desk.undo();
    QCOMPARE(json(m_path), QJsonObject({{u"sails"_s, 4}}));
}

void TestDraftDesk::aFileThatCannotBeReadIsLeftAlone()
{
    MillDesk desk(m_path);
    QVERIFY(desk.set(Value::Height, 12));
    write(m_path, "nonsense");
    QVERIFY(!desk.set(Value::Height, 13));
    QVERIFY(desk.unreadable() && !desk.canEnter());
    QCOMPARE(desk.unreadable()->file, m_path);
    QCOMPARE(desk.steps().height(), 12);
    // Nor one that can be read, but not together with what was entered here.
    write(m_path, R"({"height": 99})");
    QVERIFY(!desk.set(Value::Sails, 4));
    QVERIFY(desk.unreadable());
    QCOMPARE(json(m_path), QJsonObject({{u"height"_s, 99}}));
    write(m_path, R"({"height": 12})");
    desk.readAnew();
    QVERIFY(!desk.unreadable());
    QVERIFY(desk.set(Value::Sails, 4));
}

void TestDraftDesk::whatCannotBeWrittenIsKept()
{
    const QString folder = QDir(m_folder->path()).filePath(u"folder"_s);
    write(folder, "a file where the folder would be");
    MillDesk desk(folder + u"/copy.mill.json"_s);
    QVERIFY(desk.set(Value::Height, 12));
    QVERIFY(desk.unsaved());
    QVERIFY(!desk.save());
    QCOMPARE(desk.steps().height(), 12);
    QVERIFY(QFile::remove(folder));
    QVERIFY(desk.save() && !desk.unsaved());
    QCOMPARE(json(desk.path()), QJsonObject({{u"height"_s, 12}}));
}

void TestDraftDesk::stepsLeadToWhatTheyChanged()
{
    MillDesk desk(m_path);
    QVERIFY(desk.set(Value::Height, 12));
    QVERIFY(desk.set(Value::Sails, 4));
    QSignalSpy stepped(&desk, &DraftDesk::stepped);
    desk.undo();
    QCOMPARE(stepped.size(), 0); // not the height
    desk.undo();
    QCOMPARE(stepped.size(), 1);
    QCOMPARE(stepped.first().first().value<BoxPlace>(), (BoxPlace{Value::Height, 0}));
    desk.redo();
    QCOMPARE(desk.steps().height(), 12);
    QVERIFY(desk.replace({{u"height"_s, 3}}, u"Merge"_s));
    QCOMPARE(desk.undoText(), u"Merge"_s);
    desk.undo();
    QCOMPARE(stepped.size(), 3);
    QVERIFY(desk.canUndo() && desk.canRedo());
    QCOMPARE(desk.redoText(), u"Merge"_s);
}

void TestDraftDesk::copiesLieBesideEachOther()
{
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    MillDesk desk(copyPath({}, millFormat()));
    DeskShelf shelf(desk);
    QCOMPARE(QFileInfo(shelf.path()).fileName(), u"copy.mill.json"_s);
    QCOMPARE(QFileInfo(shelf.path()).path(), copiesFolder());
    // A name from the settings never leads out of the folder.
    QCOMPARE(shelf.pathOf(u"../copy-2.mill.json"_s), shelf.path());
    QSignalSpy changed(&shelf, &CopyShelf::changed);
    QVERIFY(shelf.setName(u"Ada"_s));
    QCOMPARE(changed.size(), 1);
    shelf.open(shelf.pathOf(u"copy-2.mill.json"_s));
    QCOMPARE(shelf.name(), QString());
    QVERIFY(shelf.isReadable() && shelf.save());
    shelf.open(shelf.pathOf({}));
    QCOMPARE(shelf.name(), u"Ada"_s);
    QCOMPARE(shelf.document(), QJsonObject({{u"name"_s, u"Ada"_s}}));
}

QTEST_MAIN(TestDraftDesk)
#include "tst_draftdesk.moc"
