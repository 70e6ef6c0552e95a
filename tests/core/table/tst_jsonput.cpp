// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;

namespace {

QJsonObject parsed(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestJsonPut : public QObject
{
    Q_OBJECT

private slots:
    void putsWhereThePathLeads_data();
    void putsWhereThePathLeads();
    void anotherValueTakesThePlace();
    void whatIsTakenOutLeavesAGapOrNone();
    void aNewIdIsFree_data();
    void aNewIdIsFree();
};

void TestJsonPut::putsWhereThePathLeads_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<QByteArray>("result");
    QTest::newRow("top") << QByteArray(R"({"a":1})") << QStringList() << QByteArray(R"({"a":1,"new":7})");
    QTest::newRow("key") << QByteArray(R"({"a":{"b":1}})") << QStringList{u"a"_s}
                         << QByteArray(R"({"a":{"b":1,"new":7}})");
    QTest::newRow("made") << QByteArray(R"({"a":1})") << QStringList{u"b"_s, u"c"_s}
                          << QByteArray(R"({"a":1,"b":{"c":{"new":7}}})");
    QTest::newRow("entry by id") << QByteArray(R"({"l":[{"id":"x"},{"id":"y","k":2}]})")
                                 << QStringList{u"l"_s, u"#y"_s}
                                 << QByteArray(R"({"l":[{"id":"x"},{"id":"y","k":2,"new":7}]})");
    QTest::newRow("new id") << QByteArray(R"({"l":[{"id":"x"}]})") << QStringList{u"l"_s, u"#z"_s}
                            << QByteArray(R"({"l":[{"id":"x"},{"id":"z","new":7}]})");
    QTest::newRow("entry by place") << QByteArray(R"({"l":[{"a":1}]})") << QStringList{u"l"_s, u"@2"_s}
                                    << QByteArray(R"({"l":[{"a":1},{},{"new":7}]})");
    QTest::newRow("entry of a list without gaps")
        << QByteArray(R"({"l":[{"a":1},{"b":2}]})") << QStringList{u"l"_s, u"~1"_s}
        << QByteArray(R"({"l":[{"a":1},{"b":2,"new":7}]})");
    QTest::newRow("far behind its end") << QByteArray(R"({"l":[{"a":1}]})") << QStringList{u"l"_s, u"~9"_s}
                                        << QByteArray(R"({"l":[{"a":1},{"new":7}]})");
    QTest::newRow("over what is no object")
        << QByteArray(R"({"a":null})") << QStringList{u"a"_s} << QByteArray(R"({"a":{"new":7}})");
}

void TestJsonPut::putsWhereThePathLeads()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QStringList, path);
    QFETCH(const QByteArray, result);
    QCOMPARE(table::withPut(parsed(document), path, {{u"new"_s, 7}}), parsed(result));
}

void TestJsonPut::anotherValueTakesThePlace()
{
    const QJsonObject document = parsed(R"({"a":{"b":1},"l":[{"id":"x","k":2}]})");
    const auto with = [&document](const QStringList &path, const QJsonValue &value) {
        return table::withValue(document, path, value);
    };
    QCOMPARE(with({u"a"_s}, 7), parsed(R"({"a":7,"l":[{"id":"x","k":2}]})"));
    QCOMPARE(with({u"l"_s, u"#x"_s}, parsed(R"({"id":"x"})")), parsed(R"({"a":{"b":1},"l":[{"id":"x"}]})"));
    QCOMPARE(with({u"l"_s, u"#y"_s}, parsed(R"({"id":"y"})")),
             parsed(R"({"a":{"b":1},"l":[{"id":"x","k":2},{"id":"y"}]})"));
    QCOMPARE(with({u"c"_s, u"d"_s}, true), parsed(R"({"a":{"b":1},"c":{"d":true},"l":[{"id":"x","k":2}]})"));
    // What is not known is not there.
    QCOMPARE(with({u"a"_s}, QJsonValue::Undefined), parsed(R"({"l":[{"id":"x","k":2}]})"));
    QCOMPARE(with({}, parsed(R"({"k":1})")), parsed(R"({"k":1})"));
}

void TestJsonPut::whatIsTakenOutLeavesAGapOrNone()
{
    const QJsonObject document = parsed(R"({"l":[{"id":"x"},{"id":"y"},{"id":"z"}]})");
    const auto without = [&document](const QString &step) {
        return table::without(document, {u"l"_s, step});
    };
    QCOMPARE(without(u"#y"_s), parsed(R"({"l":[{"id":"x"},{"id":"z"}]})"));
    QCOMPARE(without(u"@1"_s), parsed(R"({"l":[{"id":"x"},{},{"id":"z"}]})"));
    QCOMPARE(without(u"~1"_s), parsed(R"({"l":[{"id":"x"},{"id":"z"}]})"));
    QCOMPARE(without(u"~3"_s), document);
}

void TestJsonPut::aNewIdIsFree_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("id");
    QTest::newRow("plain") << u"Whika"_s << QStringList() << u"whika"_s;
    QTest::newRow("accents and spaces") << u"Écluse de l’Est"_s << QStringList() << u"ecluse-de-l-est"_s;
    QTest::newRow("taken") << u"Whika"_s << QStringList{u"whika"_s, u"whika-2"_s} << u"whika-3"_s;
    QTest::newRow("no letter") << u"☁☁"_s << QStringList() << u"thing"_s;
    QTest::newRow("long and taken") << QString(60, u'a') << QStringList{QString(24, u'a')}
                                    << QString(22, u'a') + u"-2"_s;
}

void TestJsonPut::aNewIdIsFree()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, taken);
    QFETCH(const QString, id);
    QJsonArray list;
    for (const QString &each : taken)
        list.append(QJsonObject{{u"id"_s, each}});
    const QString made = table::newIdFor(name, list);
    QCOMPARE(made, id);
    static const QRegularExpression allowed(u"^[a-z0-9-]{1,24}$"_s);
    QVERIFY(allowed.match(made).hasMatch() && !taken.contains(made));
}

QTEST_GUILESS_MAIN(TestJsonPut)

#include "tst_jsonput.moc"
