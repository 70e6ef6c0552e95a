// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/core/play/toygame/tables.h"
#include "tests/ui/box/toybox.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/box/fields/typedfields.h"
#include "ui/box/values/proposalspanel.h"
#include "ui/box/values/valuespage.h"
#include "ui/words/language.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

#include <memory>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;
using ToyValue = toygame::Value;

namespace {

/// The printed values of a game of the toy; a third of a basket's points follows from what the table reported.
class ToyValues : public GameValues
{
public:
    explicit ToyValues(test::ToyTable &table) : m_table(table), m_copy(test::toyBox().make())
    {
        m_copy->setDocument(test::toyBox().format.completed({{u"game"_s, u"toy"_s}}));
    }

    KeptInBox kept = KeptInBox::Kept;

    std::vector<GameValueRow> rows() const override
    {
        std::vector<GameValueRow> rows;
        for (const ValuePlace &which : m_copy->places()) {
            const auto value = known(which);
            rows.push_back({which, value, m_copy->source(which), nameOf(which),
                            value ? QString::number(value->number()) : u"?"_s,
                            value ? u"told"_s : u"? missing"_s});
        }
        return rows;
    }
    std::optional<describe::Value> known(const ValuePlace &which) const override
    {
        const QJsonValue value = m_copy->value(which);
        return value.isDouble() ? std::optional(describe::Value(value.toInt())) : std::nullopt;
    }
    std::vector<ValueProposal> proposals() const override
    {
        return {{{ToyValue::BasketPoints, 1},
                 u"Reed brought something."_s,
                 false,
                 {{describe::Value(3), u"3 points"_s}, {describe::Value(6), u"6 points"_s}},
                 {4}},
                {{ToyValue::BasketCost, 1}, u"Reports contradict each other."_s, true, {}, {2}}};
    }
    QString sampleNotice() const override { return {}; }
    ValueForm formOf(const ValuePlace &which, const QString &prefix) const override
    {
        ValueForm form;
        ValueForm::Part part;
        part.make = [prefix](QWidget *parent) {
            return new NumberEditorField(NumberEditorField::Takes::Numbers, prefix, parent);
        };
        part.refusal = [](const FieldValue &typed) {
            return std::get<int>(typed) > 99 ? u"At most 99."_s : QString();
        };
        const auto value = known(which);
        if (value)
            part.known = value->number();
        form.parts.push_back(part);
        form.hint = [] { return u"Look at the rim."_s; };
        form.whole = [](const ValueForm::Parts &parts) {
            return parts[0] ? std::optional(describe::Value(std::get<int>(*parts[0]))) : std::nullopt;
        };
        form.split = [](const describe::Value &whole) { return std::vector<FieldValue>{whole.number()}; };
        return form;
    }
    QString howToRead(const ValuePlace &) const override { return u"Look at the rim."_s; }
    QString ruleOf(const ValuePlace &) const override { return {}; }
    Change wouldEnter(const ValuePlace &, const describe::Value &value) const override
    {
        return {value.number() == 13, value.number() == 13 ? u"Refused."_s : u"Ada gains."_s};
    }
    std::optional<KeptInBox> enter(const ValuePlace &which, const describe::Value &value) override
    {
        m_copy->put(which, value.number(), describe::ValueSource::Copy);
        // As a game does, the table tells of it.
        m_table.session().play(toygame::fixture::setBerries(0, value.number()));
        return kept;
    }
    QString copyPath() const override { return u"/somewhere/copy.json"_s; }

private:
    static QString nameOf(const ValuePlace &which)
    {
        return (which.value == ToyValue::BasketCost ? u"Cost of %1"_s : u"Points of %1"_s)
            .arg(which.thing == 0 ? u"willow" : u"reed");
    }

    test::ToyTable &m_table;
    std::unique_ptr<describe::PrintedCopy> m_copy;
};

} // namespace

/// All values of a running game of the toy on their page.
class TestBoxValues : public QObject
{
    Q_OBJECT

private:
    words::Speech m_speech{words::Language::English};
    std::unique_ptr<test::ToyTable> m_table;
    ToyValues *m_values = nullptr;
    std::unique_ptr<ValuesPage> m_page;

    template <class Widget>
    Widget *find(const QString &name) const
    {
        return m_page->findChild<Widget *>(name);
    }
    QString text(const QString &name) const { return find<QLabel>(name)->text(); }
    QString cell(int row, int column) const
    {
        const auto *model = find<QTreeView>(u"values-list"_s)->model();
        return model->index(row, column).data().toString();
    }
    static void type(const char *text)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
    }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

private slots:
    void init()
    {
        m_table = std::make_unique<test::ToyTable>(toygame::fixture::newRecord());
        auto values = std::make_unique<ToyValues>(*m_table);
        m_values = values.get();
        m_page = std::make_unique<ValuesPage>(*m_table, std::move(values));
        m_page->resize(700, 600);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_table.reset();
    }

    /// Enter in the last field puts the value into the game, and the keyboard goes back to the list.
    void enterSavesAndGoesOn()
    {
        QCOMPARE(cell(0, 0), u"Cost of willow"_s);
        QCOMPARE(cell(0, 1), u"3"_s);
        m_page->showNextMissing();
        QCOMPARE(text(u"values-title"_s), u"Points of willow: not known yet"_s);
        type("7");
        QCOMPARE(text(u"values-consequence"_s), u"Ada gains."_s);
        press(Qt::Key_Return);
        QCOMPARE(cell(1, 1), u"7"_s);
        QCOMPARE(text(u"values-title"_s), u"Points of willow: 7 (told)"_s);
        QCOMPARE(text(u"values-message"_s), u"The value is in this game and in your copy of the box."_s);
        QVERIFY(find<QTreeView>(u"values-list"_s)->hasFocus());
    }

    void whatTheGameRefusesStaysOut()
    {
        m_page->showNextMissing();
        type("13");
        QVERIFY(!find<QPushButton>(u"values-apply"_s)->isEnabled());
        press(Qt::Key_Return);
        QCOMPARE(cell(1, 1), u"?"_s);
        QCOMPARE(text(u"values-consequence"_s), u"Refused."_s);
    }

    /// What is typed stays when another row is looked at, and is not lost unasked.
    void whatIsTypedStays()
    {
        m_page->showNextMissing();
        type("7");
        m_page->showValue({ToyValue::BasketCost, 0});
        QVERIFY(text(u"values-message"_s).startsWith(u"Points of willow: what you typed is kept here"_s));
        QVERIFY(!m_page->mayClose());
        m_page->showValue({ToyValue::BasketPoints, 0});
        QCOMPARE(find<QLineEdit>(u"value-value"_s)->text(), u"7"_s);
        m_page->apply();
        QCOMPARE(cell(1, 1), u"7"_s);
        QVERIFY(m_page->mayClose());
    }

    void aCopyThatCannotBeWrittenIsTold()
    {
        m_values->kept = KeptInBox::Unwritable;
        m_page->showNextMissing();
        type("7");
        press(Qt::Key_Return);
        QCOMPARE(cell(1, 1), u"7"_s);
        QCOMPARE(
            text(u"values-message"_s),
            u"The value is in this game. Your copy of the box cannot be written: /somewhere/copy.json"_s);
    }

    void aProposalIsConfirmed()
    {
        QVERIFY(!find<QPushButton>(u"proposal-1-confirm-0"_s)); // what contradicts itself
        QSignalSpy asked(m_page.get(), &ValuesPage::eventAsked);
        find<QPushButton>(u"proposal-0-event-4"_s)->click();
        QCOMPARE(asked.size(), 1);
        auto *confirm = find<QPushButton>(u"proposal-0-confirm-1"_s);
        QCOMPARE(confirm->text(), u"It is 6 points"_s);
        confirm->click();
        QCOMPARE(m_values->known({ToyValue::BasketPoints, 1}), std::optional(describe::Value(6)));
        QCOMPARE(cell(3, 1), u"6"_s);
    }
};

QTEST_MAIN(TestBoxValues)
#include "tst_boxvalues.moc"
