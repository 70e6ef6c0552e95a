// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/box/fields/fieldthings.h"
#include "ui/box/hand/handfields.h"
#include "ui/box/hand/handpage.h"
#include "ui/box/hand/reportform.h"
#include "ui/words/language.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;
using play::MissingValue;
using ToyValue = toygame::Value;

namespace {

bool operator<(const MissingValue &a, const MissingValue &b)
{
    return std::pair(a.thing, a.value.number()) < std::pair(b.thing, b.value.number());
}

struct Less {
    bool operator()(const MissingValue &a, const MissingValue &b) const { return a < b; }
};

class ToyFruits : public FieldThings
{
public:
    int count() const override { return 2; }
    QString id(int fruit) const override { return fruit == 0 ? u"apple"_s : u"pear"_s; }
    QString name(int fruit) const override { return id(fruit); }
    QString heading(int fruit) const override { return fruit == 0 ? u"Apples"_s : u"Pears"_s; }
    void draw(QPainter &, const QRectF &, int, const Theme &) const override {}
};

const FieldThings &fruits()
{
    static const ToyFruits things;
    return things;
}

constexpr play::Code keyAt(std::size_t place)
{
    return play::Code::fromNumber(place);
}

/// Fruits that were paid, of which two pears are known, and the points that came of them.
std::vector<ReportPart> asksFruitsAndPoints()
{
    ReportPart paid;
    paid.what = [] { return u"what was paid"_s; };
    paid.rows = {{[] { return u"Paid"_s; }, u"paid"_s, {{keyAt(0), 0}, {keyAt(1), 2}}, &fruits(), 0, 99}};
    paid.nothingName = u"paid-nothing"_s;
    paid.nothing = [] { return u"Nothing was paid"_s; };
    ReportPart points;
    points.what = [] { return u"the points"_s; };
    points.rows = {{[] { return u"Points"_s; }, u"won"_s, {{keyAt(2), 0}}, nullptr, -9, 9, true}};
    return {paid, points};
}

/// The baskets of the toy in hand: what they cost and how many points they bring.
class ToyHand : public HandDesk
{
public:
    std::optional<HandAsked> wanted;
    std::map<MissingValue, int, Less> game;
    std::map<MissingValue, int, Less> copy;
    KeptInBox kept = KeptInBox::Kept;

    std::optional<HandAsked> asked() const override
    {
        const bool isAll = wanted
            && std::all_of(wanted->missing.begin(), wanted->missing.end(),
                           [this](const MissingValue &which) { return game.contains(which); });
        return isAll ? std::nullopt : wanted;
    }
    std::vector<std::vector<MissingValue>> takePieces(const std::vector<MissingValue> &missing) override
    {
        std::vector<std::vector<MissingValue>> pieces;
        pieces.reserve(missing.size());
        for (const MissingValue &which : missing)
            pieces.push_back({{ToyValue::BasketCost, which.thing}, {ToyValue::BasketPoints, which.thing}});
        return pieces;
    }
    HandPiece piece(const std::vector<MissingValue> &values, int) const override
    {
        HandPiece piece;
        for (const MissingValue &which : values) {
            HandForm form;
            form.which = which;
            form.shape = HandForm::Shape::Number;
            form.most = 99;
            form.isKnown = game.contains(which);
            form.form.parts.emplace_back();
            if (form.isKnown)
                form.form.parts[0].known = game.at(which);
            form.form.hint = [] { return u"Look at the rim."_s; };
            form.form.whole = [](const ValueForm::Parts &parts) {
                return std::optional(describe::Value(std::get<int>(*parts[0])));
            };
            form.caption = [this, which] { return nameOf(which); };
            piece.values.push_back(form);
            piece.rows.push_back(1);
        }
        piece.title = [thing = values[0].thing] { return u"Basket %1"_s.arg(thing + 1); };
        return piece;
    }
    HandReport makeReport(QWidget *parent) const override
    {
        auto *form = new ReportForm(asksFruitsAndPoints(), parent);
        return {form, [form] { return form->unsaid(); }};
    }
    HandPreview makePreview(QWidget *) const override { return {}; }
    QString nameOf(const MissingValue &which) const override
    {
        return which.value == ToyValue::BasketCost ? u"the cost"_s : u"the points"_s;
    }
    QString howToRead(const MissingValue &) const override { return u"Look at the rim (page 3)."_s; }
    bool enter(const MissingValue &which, const describe::Value &value) override
    {
        game[which] = value.number();
        return false;
    }
    KeptInBox keep(const MissingValue &which, const describe::Value &value) override
    {
        copy[which] = value.number();
        return kept;
    }
    QString copyPath() const override { return u"/somewhere/copy.json"_s; }
};

constexpr MissingValue cost{ToyValue::BasketCost, 0};
constexpr MissingValue points{ToyValue::BasketPoints, 0};

} // namespace

/// Cardboard of the toy in hand: what a choice waits for is copied from it.
class TestBoxHand : public QObject
{
    Q_OBJECT

private:
    words::Speech m_speech{words::Language::English};
    std::unique_ptr<ui::test::ToyTable> m_table;
    ToyHand *m_desk = nullptr;
    std::unique_ptr<HandPage> m_page;

    HandNumber *number(int at) const { return m_page->findChild<HandNumber *>(u"value-%1"_s.arg(at)); }
    static std::vector<std::pair<std::size_t, int>> amountsIn(const ReportForm &form)
    {
        std::vector<std::pair<std::size_t, int>> amounts;
        for (const ToldAmount &told : form.told())
            amounts.emplace_back(told.key.number(), told.amount);
        return amounts;
    }
    QString text(const QString &name) const { return m_page->findChild<QLabel *>(name)->text(); }
    static void type(const char *keys)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(keys));
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void ask(const std::vector<MissingValue> &missing, bool mayReport = true)
    {
        m_desk->wanted = HandAsked{describe::Value(1), u"Ada fills a basket"_s, missing, mayReport};
        emit m_table->guide().changed();
        m_page->focusFirst();
    }

private slots:
    void init()
    {
        m_table = std::make_unique<ui::test::ToyTable>(toygame::fixture::newRecord());
        auto desk = std::make_unique<ToyHand>();
        m_desk = desk.get();
        m_page = std::make_unique<HandPage>(*m_table, m_table->guide(), std::move(desk));
        m_page->resize(900, 600);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_table.reset();
    }

    /// Enter goes from field to field and from card to card; the last one saves, and the choice goes on.
    void enterSavesInTheLastField()
    {
        QVERIFY(!m_page->isWanted());
        ask({cost, {ToyValue::BasketCost, 1}});
        QVERIFY(m_page->isWanted());
        QVERIFY(text(u"hand-subtitle"_s).startsWith(u"Ada fills a basket: 2 pieces"_s));
        type("3");
        QCOMPARE(text(u"value-title"_s), u"The cost"_s);
        QCOMPARE(text(u"value-hint"_s), u"Look at the rim (page 3)."_s);
        press(Qt::Key_Return);
        QVERIFY(number(1)->hasFocus());
        QCOMPARE(m_desk->copy[cost], 3);
        QVERIFY(!m_desk->game.contains(cost)); // for it the choice waits
        type("7");
        press(Qt::Key_Return);
        QVERIFY(number(2)->hasFocus());
        QCOMPARE(m_desk->game[points], 7);
        press(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(number(1)->hasFocus());
        press(Qt::Key_Return);
        type("4");
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        QVERIFY(!m_page->isWanted());
        QCOMPARE(m_desk->game[cost], 3);
        QCOMPARE((m_desk->game[{ToyValue::BasketCost, 1}]), 4);
    }

    void whatIsKnownIsNotAsked()
    {
        m_desk->game[points] = 5;
        ask({cost});
        QVERIFY(number(1)->isReadOnly());
        QCOMPARE(number(1)->value(), std::optional(5));
        type("3");
        press(Qt::Key_Return);
        QVERIFY(!m_page->isWanted());
        QVERIFY(!m_desk->copy.contains(points));
    }

    void whatDoesNotFitTheCopyIsSaid()
    {
        QSignalSpy noted(&m_table->guide(), &Guide::noted);
        m_desk->kept = KeptInBox::Unfit;
        m_desk->game[points] = 5;
        ask({cost});
        type("3");
        press(Qt::Key_Return);
        QVERIFY(!m_page->isWanted());
        QCOMPARE(noted.size(), 1);
        const QString told = noted[0][0].toString();
        QVERIFY2(told.contains(u"It does not fit what your copy of the box says"_s), qPrintable(told));
    }

    void whatIsStillMissingIsSaid()
    {
        ask({cost});
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        QCOMPARE(text(u"value-remark"_s), u"Still to be copied: the cost."_s);
        QVERIFY(number(0)->hasFocus());
    }

    void aNumberThatCannotBePrintedIsRefused()
    {
        ask({cost});
        type("100");
        QCOMPARE(number(0)->fault(), u"A number from 0 to 99 is printed there."_s);
        press(Qt::Key_Return);
        QVERIFY(m_desk->copy.empty());
    }

    /// What was copied stays; only the amounts are asked for then.
    void laterOnlyTheAmountsAreAsked()
    {
        ask({cost});
        number(1)->setFocus();
        type("7");
        press(Qt::Key_Escape);
        QCOMPARE(m_desk->game[points], 7);
        QVERIFY(m_page->findChild<QLabel *>(u"report-title"_s)->isVisible());
        QVERIFY(!m_page->findChild<QPushButton *>(u"record-reported"_s)->isEnabled());
        QTest::mouseClick(m_page->findChild<QPushButton *>(u"look-up-instead"_s), Qt::LeftButton);
        QVERIFY(number(0)->hasFocus());
    }

    void amountsAndNumbersAreReportedUnderTheirKeys()
    {
        const ReportForm form(asksFruitsAndPoints());
        QCOMPARE(form.focusProxy(), form.findChild<QSpinBox *>(u"paid-apple"_s)->parentWidget());
        auto *won = form.findChild<QSpinBox *>(u"won"_s);
        QCOMPARE(won->accessibleName(), u"Points"_s);
        QCOMPARE(won->text(), u"?"_s); // nobody has said it yet
        QCOMPARE(form.findChild<QSpinBox *>(u"paid-pear"_s)->accessibleName(), u"Paid: Pears"_s);
        QCOMPARE(form.unsaid(), u"still to be said: the points"_s);
        QCOMPARE(amountsIn(form), (std::vector<std::pair<std::size_t, int>>{{0, 0}, {1, 2}}));
        const QSignalSpy changed(&form, &ReportForm::changed);
        won->setValue(0); // that it is none has to be typed
        QCOMPARE(changed.size(), 1);
        QVERIFY(form.unsaid().isEmpty());
        QCOMPARE(amountsIn(form), (std::vector<std::pair<std::size_t, int>>{{0, 0}, {1, 2}, {2, 0}}));
    }

    void thatNothingWasPaidHasToBeSaid()
    {
        const ReportForm form(asksFruitsAndPoints());
        form.findChild<QSpinBox *>(u"won"_s)->setValue(3);
        form.findChild<QSpinBox *>(u"paid-pear"_s)->setValue(0);
        QCOMPARE(form.unsaid(), u"still to be said: what was paid"_s);
        auto *nothing = form.findChild<QCheckBox *>(u"paid-nothing"_s);
        QCOMPARE(nothing->text(), u"Nothing was paid"_s);
        nothing->setChecked(true);
        QVERIFY(form.unsaid().isEmpty());
    }

    void onlyNumbersOfTheSameChoiceStay()
    {
        ask({cost});
        type("3");
        emit m_table->guide().changed();
        QCOMPARE(number(0)->value(), std::optional(3));
        m_desk->wanted->choice = describe::Value(2);
        emit m_table->guide().changed();
        QVERIFY(!number(0)->value());
    }
};

QTEST_MAIN(TestBoxHand)
#include "tst_boxhand.moc"
