// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/valueeditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::ValueEditor;
using Kind = Value;

namespace {

constexpr int kinds = static_cast<int>(Kind::Piggyback) + 1;

class Form
{
public:
    explicit Form(Kind kind) : Form(kind, blankValue(kind)) {}
    Form(Kind kind, const PrintedValue &known)
        : m_editor(ValueEditor::create(kind, known, u"value-0"_s, &m_parent))
    {
        m_editor->resize(900, 200);
        m_parent.resize(900, 200);
        m_parent.show();
    }

    ValueEditor *operator->() { return m_editor; }
    template <class Widget>
    Widget *field(const QString &name)
    {
        return m_parent.findChild<Widget *>(u"value-0"_s + name);
    }
    void type(const QString &name, const char *keys)
    {
        auto *box = field<QSpinBox>(name);
        box->selectAll();
        QTest::keyClicks(box, QString::fromLatin1(keys));
        QTest::keyClick(box, Qt::Key_Tab);
    }
    void tick(const QString &name) { QTest::keyClick(field<QCheckBox>(name), Qt::Key_Space); }

private:
    QWidget m_parent;
    ValueEditor *m_editor;
};

} // namespace

class TestValueEditor : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsTakenForZero()
    {
        for (int i = 0; i < kinds; ++i)
            QVERIFY2(!Form(Kind(i))->value(), QByteArray::number(i).constData());
    }

    void nothingPrintedIsAValue()
    {
        int offered = 0;
        for (int i = 0; i < kinds; ++i) {
            Form form{Kind(i)};
            if (!form.field<QCheckBox>(u"-none"_s))
                continue;
            ++offered;
            QSignalSpy changed(form.operator->(), &ValueEditor::changed);
            form.tick(u"-none"_s);
            QVERIFY(!changed.isEmpty());
            QVERIFY(form->value() == std::optional(blankValue(Kind(i))));
        }
        QCOMPARE(offered, 10);
    }

    void numbers()
    {
        Form form(Kind::ContractTerm);
        form.type({}, "3");
        QVERIFY(form->value() == std::optional<PrintedValue>(3));
        Form vp(Kind::ContractVp);
        vp.type({}, "0");
        QVERIFY(vp->value() == std::optional<PrintedValue>(0));
    }

    void amounts()
    {
        Form form(Kind::UtilityCost);
        form.type(u"-wood"_s, "5");
        form.type(u"-gold"_s, "3");
        QVERIFY(form->value() == std::optional<PrintedValue>(Amounts{{5, 0, 3, 0}}));
    }

    void aDiscountWantsItsResource()
    {
        Form form(Kind::AirshipDiscount, Discount{Resource::Wood, 2});
        QVERIFY(!form->value());
        form.field<QComboBox>(u"-resource"_s)->setFocus();
        QTest::keyClick(form.field<QComboBox>(u"-resource"_s), Qt::Key_End);
        QVERIFY(form->value() == std::optional<PrintedValue>(Discount{Resource::Gear, 2}));
    }

    void sets()
    {
        Form dots(Kind::TileCrests);
        dots.tick(u"-metal"_s);
        dots.tick(u"-gear"_s);
        QVERIFY(dots->value() == std::optional<PrintedValue>(ResourceSet{Resource::Metal, Resource::Gear}));
        Form airships(Kind::BonusEffectTarget);
        airships.tick(u"-cruise"_s);
        QVERIFY(airships->value() == std::optional<PrintedValue>(AirshipSet{Airship::Cruise}));
    }

    void bonuses()
    {
        Form form(Kind::Piggyback);
        form.tick(u"-wood"_s);
        form.tick(u"-metal"_s);
        const ResourceSet both{Resource::Wood, Resource::Metal};
        QVERIFY(form->value() == std::optional<PrintedValue>(ResourceBonus{1, both}));
        form.type(u"-amount"_s, "0");
        QVERIFY(!form->value());
    }

    void tracksHaveNoGaps()
    {
        Form form(Kind::PriceTrack);
        form.type(u"-space-1"_s, "3");
        form.type(u"-space-3"_s, "1");
        QVERIFY(!form->value());
        form.type(u"-space-2"_s, "2");
        TrackValues track;
        for (const int value : {3, 2, 1})
            track.append(std::uint8_t(value));
        QVERIFY(form->value() == std::optional<PrintedValue>(track));
    }

    void aStageBonusHasThreeParts()
    {
        Form form(Kind::StageBonus);
        form.type(u"-choice-amount"_s, "2");
        QVERIFY(!form->value());
        form.tick(u"-choice-gold"_s);
        form.type(u"-gain-wood"_s, "1");
        form.type(u"-vp"_s, "-1");
        QVERIFY(form->value()
                == std::optional<PrintedValue>(
                    StageBonus{Amounts{{1, 0, 0, 0}}, 2, ResourceSet{Resource::Gold}, -1}));
    }

    void everyFieldIsNamed()
    {
        for (int i = 0; i < kinds; ++i) {
            QWidget parent;
            ValueEditor *editor = ValueEditor::create(Kind(i), blankValue(Kind(i)), u"value-0"_s, &parent);
            for (const QWidget *field : editor->findChildren<QWidget *>()) {
                if (field->focusPolicy() == Qt::NoFocus || field->objectName().startsWith(u"qt_"_s))
                    continue;
                const auto *button = qobject_cast<const QAbstractButton *>(field);
                QVERIFY2(!field->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                         qPrintable(field->objectName()));
            }
        }
    }
};

QTEST_MAIN(TestValueEditor)
#include "tst_valueeditor.moc"
