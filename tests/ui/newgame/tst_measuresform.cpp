// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/boxfile.h"
#include "ui/newgame/measuresform.h"
#include "ui/widgets/numberfield.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A field as wide as it is known to be, a pair that may wait, a list as long as the field is wide.
std::vector<Measure> measures()
{
    using Limits = Measure::Limits;
    return {{u"field.width"_s, [] { return u"Width"_s; },
             [](const QJsonObject &) {
                 return Limits{2, 9};
             },
             Measure::Kind::Number, true},
            {u"barn"_s, [] { return u"Barn"_s; },
             [](const QJsonObject &) {
                 return Limits{1, 3};
             },
             Measure::Kind::Pair},
            {u"field.prices"_s, [] { return u"Prices"_s; },
             [](const QJsonObject &typed) {
                 return Limits{0, 50, typed["field"_L1]["width"_L1].toInt()};
             },
             Measure::Kind::List}};
}

} // namespace

/// What somebody reads off a box of no game in particular.
class TestMeasuresForm : public QObject
{
    Q_OBJECT

private:
    static QLineEdit *field(const MeasuresForm &form, const QString &name)
    {
        return form.findChild<QLineEdit *>(u"measure-"_s + name);
    }

private slots:
    void whatIsNeededIsAskedFor();
    void valuesGoThereAndBack();
    void aPairIsBothOrNothing();
    void aBoxIsKept();
};

void TestMeasuresForm::whatIsNeededIsAskedFor()
{
    MeasuresForm form(measures(), nullptr);
    form.show();
    QVERIFY(form.unsaid().contains(u"Width"_s));
    field(form, u"field.width"_s)->setText(u"10"_s);
    QVERIFY(form.unsaid().contains(u"9"_s));
    field(form, u"field.width"_s)->setText(u"4"_s);
    QCOMPARE(form.unsaid(), QString());
    field(form, u"field.prices"_s)->setText(u"1 2 3 4 5"_s); // longer than the field is wide
    QVERIFY(form.unsaid().contains(u"Prices"_s));
    field(form, u"field.prices"_s)->setText(u"1 51"_s);
    QVERIFY(form.unsaid().contains(u"Prices"_s));
}

void TestMeasuresForm::valuesGoThereAndBack()
{
    const QJsonObject values{
        {u"field"_s, QJsonObject{{u"width"_s, 5}, {u"prices"_s, QJsonArray{1, QJsonValue(), 3}}}},
        {u"barn"_s, QJsonArray{2, 3}}};
    MeasuresForm form(measures(), nullptr);
    form.setValues(values);
    QCOMPARE(field(form, u"field.prices"_s)->text(), u"1 ? 3"_s);
    QCOMPARE(form.values(), values);
    QCOMPARE(form.unsaid(), QString());
}

void TestMeasuresForm::aPairIsBothOrNothing()
{
    MeasuresForm form(measures(), nullptr);
    field(form, u"barn-1"_s)->setText(u"2"_s);
    QVERIFY(!form.values().contains("barn"_L1));
    field(form, u"barn-2"_s)->setText(u"3"_s);
    QCOMPARE(form.values()["barn"_L1].toArray(), (QJsonArray{2, 3}));
}

/// Values are added to those that are kept; a file of another game is left alone.
void TestMeasuresForm::aBoxIsKept()
{
    QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    const BoxFile box(u"toy"_s);
    QVERIFY(box.read().isEmpty());
    QVERIFY(box.add({{u"game"_s, u"toy"_s}, {u"field"_s, QJsonObject{{u"width"_s, 5}, {u"depth"_s, 2}}}}));
    QVERIFY(box.add({{u"field"_s, QJsonObject{{u"width"_s, 6}}}}));
    QCOMPARE(box.read()["field"_L1].toObject(), (QJsonObject{{u"width"_s, 6}, {u"depth"_s, 2}}));
    QFile file(box.path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"game\": \"another\"}");
    file.close();
    QVERIFY(!box.add({{u"game"_s, u"toy"_s}}));
    QVERIFY(box.read().isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"game\": \"another\"}"));
}

QTEST_MAIN(TestMeasuresForm)
#include "tst_measuresform.moc"
