// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonput.h"
#include "core/table/jsonreader.h"
#include "tests/ui/box/toybox.h"
#include "ui/box/boxcopies.h"
#include "ui/box/boxcopypage.h"
#include "ui/box/sharing/mergepanel.h"
#include "ui/box/sharing/sharingtools.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <memory>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;

namespace {

using Kind = ComparedValue::Kind;

constexpr char neighbours[] =
    R"({"format": "skyledger-catalogue", "version": 1, "game": "toy", "source": "copy",
    "baskets": [{"id": "willow", "cost": 3, "points": 5}, {"id": "ash", "points": 2},
                {"id": "elm", "points": 9, "source": "sample"}]})";

QJsonObject json(const QByteArray &text)
{
    return table::parseObject(text).value();
}

QJsonValue pointsOf(const QJsonObject &document, const QString &basket)
{
    return table::valueAt(document, {u"baskets"_s, u'#' + basket, u"points"_s});
}

} // namespace

/// The toy's copies from hand to hand: all that a game of tables gets without a line of its own.
class TestBoxCopies : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;

    QString file(const QString &name, const QByteArray &content) const
    {
        QFile file(m_home->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                        : QString();
    }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
    }

    void valuesBesideEachOther()
    {
        const SharedCopies copies = copiesOf(test::toyBox());
        const auto comparison = copies.compare({}, json(neighbours));
        QStringList told;
        for (const ComparedValue &each : comparison->values())
            told << each.name + u" | "_s + each.mine + u" | "_s + each.theirs;
        QCOMPARE(told,
                 QStringList({u"Basket willow: Cost | 3 (§ rulebook) | 3 (✓ read off a copy)"_s,
                              u"Basket willow: Points | ? missing | 5 (✓ read off a copy)"_s,
                              u"Basket ash: Points | ? missing | 2 (✓ read off a copy)"_s,
                              u"Basket elm: Points | ? missing | 9 (✱ sample, made up)"_s}));
        QVERIFY(comparison->values()[0].kind == Kind::Same);
        std::vector<MergeSide> sides;
        for (const ComparedValue &each : comparison->values())
            sides.push_back(each.suggested);
        const QJsonObject both = comparison->merged(sides).value();
        QCOMPARE(pointsOf(both, u"willow"_s), QJsonValue(5));
        QCOMPARE(pointsOf(both, u"ash"_s), QJsonValue(2));
        QVERIFY(pointsOf(both, u"elm"_s).isUndefined()); // made up
        // Of what the rulebook prints only what would be hidden beside it is the copy's own.
        QCOMPARE(both, json(R"({"format": "skyledger-catalogue", "version": 1, "game": "toy", "baskets": [
            {"id": "ash", "points": 2, "sources": {"points": "copy"}},
            {"id": "willow", "cost": 3, "points": 5, "sources": {"cost": "rulebook", "points": "copy"}}]})"));
        QCOMPARE(comparison->count(sides).added, 2);
        std::fill(sides.begin(), sides.end(), MergeSide::Mine);
        sides[2] = MergeSide::Theirs;
        QCOMPARE(comparison->merged(sides).value(),
                 json(R"({"format": "skyledger-catalogue", "version": 1, "game": "toy", "baskets": [
                     {"id": "ash", "points": 2, "sources": {"points": "copy"}}]})"));
    }

    void gamesHoldCatalogues()
    {
        const SharedCopies copies = copiesOf(test::toyBox());
        const QByteArray game = R"({"format": "skyledger-game", "version": 1, "game": "toy",
            "setup": {"catalogue": {"baskets": [{"id": "ash", "points": 4}]}}})";
        const auto read = copies.read(file(u"a.skyledger"_s, game));
        QVERIFY(read);
        QCOMPARE(pointsOf(read.value(), u"ash"_s), QJsonValue(4));
        const auto other =
            copies.read(file(u"b.json"_s, R"({"format": "skyledger-catalogue", "game": "chess"})"));
        QVERIFY(!other);
        QCOMPARE(other.error().place, u"game"_s);
        const auto odd =
            copies.read(file(u"c.json"_s, R"({"game": "toy", "baskets": [{"id": "ash", "points": 999}]})"));
        QVERIFY(!odd);
        QCOMPARE(odd.error().place, u"baskets[1].points"_s);
        QVERIFY(!odd.error().file.isEmpty());
    }

    void fromFileToFile()
    {
        BoxCopyPage page(subjectOf(test::toyBox()));
        page.show();
        auto *tools = page.findChild<SharingTools *>();
        QVERIFY(tools);
        QString theirs = file(u"theirs.json"_s, neighbours);
        QString exported = m_home->filePath(u"mine.skycatalogue.json"_s);
        tools->setChooser({[&theirs](QWidget *, const QString &) { return theirs; },
                           [&exported](QWidget *, const QString &, const QString &) { return exported; }});
        tools->findChild<QPushButton *>(u"sharing-import"_s)->click();
        QCOMPARE(tools->findChild<QLabel *>(u"sharing-said"_s)->text(),
                 u"2 value(s) were added from “theirs.json”. The file holds sample data: made up values were "
                 "left out."_s);
        QCOMPARE(pointsOf(test::keptToy(), u"ash"_s), QJsonValue(2));
        QVERIFY(page.canUndo());
        tools->findChild<QPushButton *>(u"sharing-export"_s)->click();
        QFile written(exported);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(pointsOf(json(written.readAll()), u"willow"_s), QJsonValue(5));
        page.undo();
        QVERIFY(pointsOf(test::keptToy(), u"ash"_s).isUndefined());
        tools->findChild<QPushButton *>(u"sharing-compare"_s)->click();
        QVERIFY(page.findChild<MergePanel *>());
    }
};

QTEST_MAIN(TestBoxCopies)
#include "tst_boxcopies.moc"
