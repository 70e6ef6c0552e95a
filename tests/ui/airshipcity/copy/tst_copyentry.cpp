// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/fields.h"
#include "tests/ui/airshipcity/copy/desk.h"

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

QString lettersOf(ResourceSet resources)
{
    QString letters;
    for (const Resource resource : resources)
        letters += u"wmge"_s.at(static_cast<qsizetype>(resource));
    return letters;
}

/// What somebody types at a stop of the keyboard, with the box at hand.
struct Keys {
    qsizetype stop;

    QString operator()(int number) const { return QString::number(number); }
    QString operator()(const QString &name) const { return name; }
    QString operator()(const Amounts &amounts) const
    {
        return QString::number(amounts[static_cast<Resource>(stop)]);
    }
    QString operator()(const Price &price) const
    {
        return QString::number(price.amount) + lettersOf(ResourceSet{price.resource});
    }
    QString operator()(ResourceSet dots) const { return dots.empty() ? u"0"_s : lettersOf(dots); }
    QString operator()(const ResourceBonus &bonus) const
    {
        return QString::number(bonus.amount) + lettersOf(bonus.choices);
    }
    QString operator()(AirshipSet airships) const
    {
        QString digits;
        for (const Airship airship : airships)
            digits += QString::number(indexOf(airship) + 1);
        return digits;
    }
    QString operator()(const TrackValues &track) const
    {
        const auto space = static_cast<std::size_t>(stop);
        return space < track.size() ? QString::number(track[space]) : QString();
    }
    QString operator()(StageSet stages) const { return stages == earlyStages ? u"2"_s : u"4"_s; }
    /// No page of the copy asks for any other.
    template <class Other>
    QString operator()(const Other &) const
    {
        return {};
    }
};

} // namespace

/// A whole box, entered by keys alone into an empty copy.
class TestCopyEntry : public QObject
{
    Q_OBJECT

private slots:
    void everythingByKeysAndBackAgain();
};

void TestCopyEntry::everythingByKeysAndBackAgain()
{
    CopyTable table;
    table.open();
    const CatalogueDraft box = wholeBox();
    const QWidget *end = table.find(u"box-check-lines"_s);
    qsizetype keys = 0;
    for (int step = 0; step < 600 && QApplication::focusWidget() != end; ++step) {
        QWidget *at = QApplication::focusWidget();
        QVERIFY(at);
        const FieldBox *field = fieldOf(at);
        if (!field) {
            QCOMPARE(at->objectName(), u"box-add"_s);
            press(Qt::Key_Return);
            ++keys;
            continue;
        }
        BoxEditor *editor = field->editor();
        const MissingValue place = field->place();
        const auto value = box.value(place);
        QVERIFY2(value, qPrintable(editor->objectName()));
        const QString text = std::visit(Keys{editor->stops().indexOf(at)}, *value);
        type(text);
        keys += text.size() + 1;
        const bool isMore = place.value == Field::UtilitySpacesFor4
            && table.draft().shown().ids.utilities.size() < box.shown().ids.utilities.size();
        press(Qt::Key_Return, isMore ? Qt::ControlModifier : Qt::NoModifier);
    }
    QCOMPARE(QApplication::focusWidget(), end);
    // Ten minutes, at two keys a second.
    QVERIFY2(keys < 1200, qPrintable(QString::number(keys)));
    QCOMPARE(table.text(u"copy-missing"_s), u"Nothing is missing."_s);

    const auto file = readCatalogue(CopyTable::content());
    QVERIFY(file.ok());
    QCOMPARE(CatalogueDraft(file.value().document).shown().values, box.shown().values);
    QCOMPARE(file.value().ids, box.shown().ids);
    const std::vector<MissingValue> places = valuesOf(box);
    for (const MissingValue &place : places) {
        QCOMPARE(boxValue(file.value().document, file.value().ids, place), box.value(place));
        QCOMPARE(boxSource(file.value().document, file.value().ids, place), ValueSource::Copy);
    }
    QVERIFY(checkCatalogue(file.value()).complete());
    QVERIFY(!holdsSampleValues(file.value().document));

    const auto *undo = table.find<QPushButton>(u"copy-undo"_s);
    for (int step = 0; step < 1500 && undo->isEnabled(); ++step)
        press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!undo->isEnabled());
    QCOMPARE(CopyTable::content(), writeCatalogue(emptyCatalogue()));
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(undo->isEnabled());
    QVERIFY(CopyTable::content() != writeCatalogue(emptyCatalogue()));
}

QTEST_MAIN(TestCopyEntry)

#include "tst_copyentry.moc"
