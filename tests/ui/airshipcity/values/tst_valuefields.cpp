// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/game.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::ValueFields;
using Kind = Value;

namespace {

/// One value of each kind that a game asks for.
std::vector<MissingValue> oneOfEach()
{
    std::vector<MissingValue> values;
    for (const Kind kind : all<Kind>())
        values.push_back(
            {kind, static_cast<std::uint16_t>(kind == Kind::Piggyback ? TileKind::Forest : TileKind{})});
    return values;
}

/// A game whose catalogue says this of a value, or nothing of it.
GameRecord gameWith(const MissingValue &which, const QJsonValue &written = QJsonValue::Undefined)
{
    const GameRecord record = fixture::newSampleGame(3, 8);
    QJsonObject catalogue = record.catalogue();
    enterValue(catalogue, record.ids, which, written, ValueSource::Copy);
    QJsonObject document = gameRecordJson(record);
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(u"catalogue"_s, catalogue);
    document.insert(u"setup"_s, setup);
    return readGameRecord(document).value();
}

class Form
{
public:
    explicit Form(const MissingValue &which, const QJsonValue &written = QJsonValue::Undefined)
        : m_table(gameWith(which, written)),
          m_fields(ui::CityValues(m_table, [] { return ui::OwnersCopy(); }).formOf(which, u"value-0"_s),
                   &m_parent)
    {
        m_fields.setSubject(u"The value"_s);
        m_parent.resize(900, 200);
        m_parent.show();
    }

    ValueFields *operator->() { return &m_fields; }
    std::optional<PrintedValue> value() const { return ui::printedIn(m_fields.value()); }
    /// Types into one of the fields.
    void type(int stop, const char *keys)
    {
        QTest::keyClicks(m_fields.stops().at(stop), QString::fromLatin1(keys));
    }
    void press(int stop, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_fields.stops().at(stop), key, modifiers);
    }

private:
    words::Speech m_speech{words::Language::English};
    ui::AirshipCityTable m_table;
    QWidget m_parent;
    ValueFields m_fields;
};

} // namespace

class TestValueFields : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsTakenForZero()
    {
        for (const MissingValue &which : oneOfEach())
            QVERIFY2(!Form(which).value(), QByteArray::number(which.value.number()).constData());
    }

    /// What is not printed is a typed 0, whatever the value.
    void aTypedZeroIsAValue()
    {
        for (const MissingValue &which : oneOfEach()) {
            const QByteArray name = QByteArray::number(which.value.number());
            Form form(which);
            QSignalSpy changed(form.operator->(), &ValueFields::changed);
            const auto stops = static_cast<int>(form->stops().size());
            for (int stop = 0; stop < stops; ++stop)
                form.type(stop, "0");
            QVERIFY2(!changed.isEmpty(), name.constData());
            if (which.value == Kind::ContractTerm) {
                QVERIFY(!form.value());
                QVERIFY(!form->fault().isEmpty());
            } else if (which.value == Kind::PriceTrack) {
                QCOMPARE(std::get<TrackValues>(*form.value()).size(), std::size_t(1));
            } else {
                QVERIFY2(form.value() == std::optional(blankValue(which.value)), name.constData());
            }
        }
    }

    void amountsAreWholeWithOneNumber()
    {
        Form form({Kind::UtilityCost});
        form.type(0, "5");
        form.type(2, "3");
        QVERIFY(form.value() == std::optional<PrintedValue>(Amounts{{5, 0, 3, 0}}));
    }

    /// Taking out what was refused does not leave a cost of nothing.
    void anAmountThatWasRefusedIsTakenOut()
    {
        Form form({Kind::UtilityCost});
        form.type(0, "100");
        QVERIFY(!form->fault().isEmpty() && !form.value());
        form.press(0, Qt::Key_A, Qt::ControlModifier);
        form.press(0, Qt::Key_Delete);
        QVERIFY(form->fault().isEmpty());
        QVERIFY(!form.value());
    }

    /// The keys of the copy: letters pick, digits are the amount.
    void chipsByTheirKeys()
    {
        Form dots({Kind::TileCrests});
        dots.type(0, "me");
        QVERIFY(dots.value() == std::optional<PrintedValue>(ResourceSet{Resource::Metal, Resource::Gear}));
        Form bonus({Kind::Piggyback, static_cast<std::uint16_t>(TileKind::Forest)});
        bonus.type(0, "2wm");
        QVERIFY(bonus.value()
                == std::optional<PrintedValue>(ResourceBonus{2, {Resource::Wood, Resource::Metal}}));
        Form price({Kind::GuildPrice});
        price.type(0, "12g");
        QVERIFY(price.value() == std::optional<PrintedValue>(Price{Resource::Gold, 12}));
        Form airships({Kind::BonusEffectTarget});
        airships.type(0, "19");
        QVERIFY(airships.value()
                == std::optional<PrintedValue>(AirshipSet{Airship::WoodenPrivate, Airship::Cruise}));
    }

    /// The rulebook shows an amount of which the resource is not legible: that is the beginning.
    void aDiscountWantsItsResource()
    {
        Form form({Kind::AirshipDiscount, 8}, QJsonObject{{u"amount"_s, 2}});
        QVERIFY(!form.value());
        form.type(0, "e");
        QVERIFY(form.value() == std::optional<PrintedValue>(Price{Resource::Gear, 2}));
    }

    void aStageBonusHasThreeParts()
    {
        Form form({Kind::StageBonus});
        QCOMPARE(form->stops().size(), 6);
        form.type(0, "1");
        form.type(4, "2g");
        QVERIFY(!form.value()); // its points are still blank
        form.type(5, "-1");
        QVERIFY(form.value()
                == std::optional<PrintedValue>(
                    StageBonus{Amounts{{1, 0, 0, 0}}, 2, ResourceSet{Resource::Gold}, -1}));
    }

    void whatIsKnownOfAStageBonusStandsThere()
    {
        Form form({Kind::StageBonus}, QJsonObject{{u"gain"_s, QJsonObject{{u"wood"_s, 2}}}, {u"vp"_s, 1}});
        QVERIFY(!form.value());
        form.type(4, "0");
        QVERIFY(form.value() == std::optional<PrintedValue>(StageBonus{Amounts{{2, 0, 0, 0}}, 0, {}, 1}));
    }

    void whatIsRefusedIsNoValue()
    {
        Form form({Kind::ContractVp});
        form.type(0, "999");
        QVERIFY(!form.value());
        QVERIFY(!form->fault().isEmpty());
        form.press(0, Qt::Key_Backspace);
        QVERIFY(form->fault().isEmpty());
        QVERIFY(form.value() == std::optional<PrintedValue>(99));
    }

    /// Enter goes on from every kind of field, Shift+Enter back; arrows do it without saying that it is done.
    void enterGoesOn()
    {
        for (const MissingValue &which : oneOfEach()) {
            Form form(which);
            QSignalSpy next(form.operator->(), &ValueFields::nextWanted);
            QSignalSpy step(form.operator->(), &ValueFields::stepWanted);
            form.press(0, Qt::Key_Return);
            form.press(0, Qt::Key_Return, Qt::ShiftModifier);
            QCOMPARE(next.size(), 2);
            QCOMPARE(next[0][1].toBool(), true);
            QCOMPARE(next[1][1].toBool(), false);
            QVERIFY(step.isEmpty());
            form.press(0, Qt::Key_Down);
            QCOMPARE(step.size(), 1);
            QCOMPARE(next.size(), 2);
        }
    }

    void everyFieldIsNamed()
    {
        for (const MissingValue &which : oneOfEach()) {
            Form form(which);
            const QList<QWidget *> stops = form->stops();
            for (const QWidget *stop : stops)
                QVERIFY2(stop->accessibleName().startsWith(u"The value"_s), qPrintable(stop->objectName()));
        }
    }
};

QTEST_MAIN(TestValueFields)
#include "tst_valuefields.moc"
