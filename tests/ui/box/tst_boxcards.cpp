// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toygame/tables.h"
#include "tests/ui/box/toybox.h"
#include "tests/ui/box/toyshelf.h"
#include "ui/box/cards/cardcopypage.h"
#include "ui/box/fields/chipfield.h"
#include "ui/box/fields/typedfields.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/language.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;
using ToyValue = toygame::Value;

namespace {

class ToyCards;
std::unique_ptr<CardPage> toyPage(ToyCards &desk, bool isEmpty);

/// The toy's copy as cards see it: the table of its values says all but the words.
class ToyCards : public CardCopy
{
public:
    ToyCards() : m_copy(test::toyBox().make())
    {
        m_copy->setDocument(test::toyBox().format.completed({{u"game"_s, u"toy"_s}}));
    }

    describe::PrintedCopy &copy() const { return *m_copy; }
    int edits() const { return m_edits; }
    bool hasEmptyPage = false; ///< after the baskets
    void tellAnew() { emit changed(); }

    QString nameOf(const BoxPlace &place) const override
    {
        return u"toy-%1-%2"_s.arg(place.thing + 1)
            .arg(place.value == ToyValue::BasketCost ? u"cost" : u"points");
    }
    BoxEditor *makeEditor(const BoxPlace &place, QWidget *parent) const override
    {
        return new NumberEditorField(NumberEditorField::Takes::Numbers, nameOf(place), parent);
    }
    FieldWords wordsOf(const BoxPlace &place) const override
    {
        const QString caption = place.value == ToyValue::BasketCost ? u"Cost"_s : u"Points"_s;
        return {caption, caption, titleOf(place) + u": "_s + caption, u"Look at the rim."_s};
    }
    QString titleOf(const BoxPlace &first) const override { return u"Basket %1"_s.arg(first.thing + 1); }
    std::optional<FieldValue> value(const BoxPlace &place) const override
    {
        const QJsonValue value = m_copy->value(place);
        return value.isDouble() ? std::optional<FieldValue>(value.toInt()) : std::nullopt;
    }
    std::optional<BoxOrigin> origin(const BoxPlace &place) const override
    {
        return BoxOrigin{value(place).has_value(), m_copy->source(place)};
    }
    QStringList troubles(const std::vector<BoxPlace> &places) const override
    {
        const auto cost = value({ToyValue::BasketCost, places.front().thing});
        return cost && std::get<int>(*cost) == 0 ? QStringList(u"Nothing is for free."_s) : QStringList();
    }
    bool canEnter() const override { return true; }
    QString refusal(const BoxPlace &, const FieldValue &value) const override
    {
        return std::get<int>(value) > 99 ? u"At most 99."_s : QString();
    }
    void enter(const BoxPlace &place, const FieldValue &value) override { put(place, std::get<int>(value)); }
    void drop(const BoxPlace &place) override { put(place, QJsonValue::Undefined); }
    void clear(const BoxPlace &place) override { put(place, QJsonValue::Undefined); }
    void endEdit() override { ++m_edits; }

    std::optional<table::SaveError> notSaved;

    int pageCount() const override { return hasEmptyPage ? 2 : 1; }
    QString pageName(int) const override { return u"Baskets"_s; }
    std::unique_ptr<CardPage> makePage(int page) override { return toyPage(*this, page > 0); }
    int pageOf(const BoxPlace &) const override { return 0; }
    std::vector<BoxPlace> places(int page) const override
    {
        return page > 0 ? std::vector<BoxPlace>() : m_copy->places();
    }
    std::vector<BoxPlace> gaps(int page) const override
    {
        std::vector<BoxPlace> gaps = places(page);
        std::erase_if(gaps, [this](const BoxPlace &place) { return value(place).has_value(); });
        return gaps;
    }
    int missing(int page) const override { return static_cast<int>(gaps(page).size()); }
    CopyCheck check() const override
    {
        CopyCheck found;
        const BoxPlace reed{ToyValue::BasketCost, 1};
        const QStringList doubts = troubles({reed});
        if (!doubts.isEmpty())
            found.doubts.push_back({doubts.front(), reed});
        return found;
    }
    QString sampleNotice() const override { return {}; }
    bool canUndo() const override { return false; }
    bool canRedo() const override { return false; }
    QString undoText() const override { return {}; }
    QString redoText() const override { return {}; }
    void undo() override {}
    void redo() override {}
    void readAnew() override {}
    const std::optional<table::ReadError> &unreadable() const override { return m_unreadable; }
    const std::optional<table::SaveError> &unsaved() const override { return notSaved; }

private:
    void put(const BoxPlace &place, const QJsonValue &value)
    {
        m_copy->put(place, value, describe::ValueSource::Copy);
        emit changed();
    }

    std::unique_ptr<describe::PrintedCopy> m_copy;
    std::optional<table::ReadError> m_unreadable;
    int m_edits = 0;
};

/// Baskets on cards, and a third one where there is room.
class ToyPage : public CardPage
{
public:
    explicit ToyPage(ToyCards &desk) : m_desk(desk) {}

    QString name() const override { return u"Baskets"_s; }
    QString help() const override { return u"One by one."_s; }
    QStringList signature() const override { return {QString::number(count())}; }
    std::vector<PieceCard *> cards(QWidget *parent) const override
    {
        std::vector<PieceCard *> cards;
        const auto baskets = static_cast<std::uint16_t>(count());
        for (std::uint16_t basket = 0; basket < baskets; ++basket) {
            auto *card = new PieceCard(m_desk, Role::Panel, parent);
            card->add({ToyValue::BasketCost, basket}, 0, 0);
            card->add({ToyValue::BasketPoints, basket}, 0, 1);
            if (basket >= 2) {
                card->addRemoval([desk = &m_desk] {
                    desk->copy().remove(u"baskets"_s, u"straw"_s);
                    desk->tellAnew();
                });
            }
            cards.push_back(card);
        }
        return cards;
    }
    QString ruleOf(const BoxPlace &) const override { return u"TOY-BASKET-01"_s; }
    QString addText() const override { return u"Add a basket"_s; }
    bool add() override
    {
        const bool isAdded = !m_desk.copy().add(u"baskets"_s, u"straw"_s);
        m_desk.tellAnew();
        return isAdded;
    }
    bool isConfirmed() const override { return true; }
    bool canConfirm() const override { return true; }
    void confirm() override { ++confirmed; }

    int confirmed = 0;

private:
    qsizetype count() const { return m_desk.copy().lists().front().size; }

    ToyCards &m_desk;
};

/// Things that a box can have, and this one has not.
class EmptyPage : public ToyPage
{
public:
    using ToyPage::ToyPage;
    std::vector<PieceCard *> cards(QWidget *) const override { return {}; }
};

std::unique_ptr<CardPage> toyPage(ToyCards &desk, bool isEmpty)
{
    if (isEmpty)
        return std::make_unique<EmptyPage>(desk);
    return std::make_unique<ToyPage>(desk);
}

enum Colour { Red, Green, Blue };

/// Colours to pick by the letters of their names.
class ToyChips : public Chips
{
public:
    using Chips::Chips;
    int count() const override { return 3; }
    QString label(int chip) const override { return u"RGB"_s.mid(chip, 1); }
    QString name(int chip) const override { return QStringList{u"red"_s, u"green"_s, u"blue"_s}.value(chip); }
    QString said(const PickedThings &picked) const override
    {
        return u"%1 of %2"_s.arg(picked.amount).arg(picked.things);
    }
};

} // namespace

/// Pieces of the toy's box as cards with fields, with hands at keyboard and pointer.
class TestBoxCards : public QObject
{
    Q_OBJECT

private:
    words::Speech m_speech{words::Language::English};
    std::unique_ptr<ToyCards> m_desk;
    ToyPage *m_page = nullptr;
    std::unique_ptr<BoxPageView> m_view;

    template <class Widget>
    Widget *find(const QString &name) const
    {
        return m_view->findChild<Widget *>(name);
    }
    static QString focused()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void type(const char *text)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
    }
    QJsonValue known(ToyValue value, std::uint16_t basket) const
    {
        return m_desk->copy().value({value, basket});
    }

private slots:
    void init()
    {
        m_desk = std::make_unique<ToyCards>();
        auto page = std::make_unique<ToyPage>(*m_desk);
        m_page = page.get();
        m_view = std::make_unique<BoxPageView>(std::move(page), *m_desk, nullptr);
        m_view->resize(900, 500);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }
    void cleanup()
    {
        m_view.reset();
        m_desk.reset();
    }

    /// Enter goes from field to field and from card to card; what is typed is in the copy at once.
    void enterGoesOnFromCardToCard()
    {
        QSignalSpy left(m_view.get(), &BoxPageView::leftAt);
        QVERIFY(m_view->focusEnd(true));
        QCOMPARE(focused(), u"toy-1-cost-value"_s);
        press(Qt::Key_Return);
        QCOMPARE(focused(), u"toy-1-points-value"_s);
        type("7");
        QCOMPARE(known(ToyValue::BasketPoints, 0), QJsonValue(7));
        press(Qt::Key_Return);
        QCOMPARE(focused(), u"toy-2-cost-value"_s);
        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(focused(), u"toy-1-points-value"_s);
        QVERIFY(m_desk->edits() > 0); // each field is a step of its own
        m_view->focusEnd(false);
        press(Qt::Key_Return);
        QCOMPARE(left.size(), 1);
        QVERIFY(left[0][0].toBool());
    }

    void eachCardTellsWhereItsValuesComeFrom()
    {
        QCOMPARE(find<QLabel>(u"toy-1-cost-sign"_s)->text(), u"§"_s);
        QCOMPARE(find<QLabel>(u"toy-1-cost-origins"_s)->text(),
                 u"§\u00a0rulebook: Cost; ?\u00a0missing: Points"_s);
        m_view->focusPlace({ToyValue::BasketPoints, 0});
        type("7");
        QCOMPARE(find<QLabel>(u"toy-1-points-sign"_s)->text(), u"✓"_s);
        const QWidget *field = find<QWidget>(u"toy-1-points-value"_s);
        QCOMPARE(field->accessibleName(), u"Basket 1: Points"_s);
        QCOMPARE(field->accessibleDescription(), u"✓\u00a0your copy\nLook at the rim."_s);
    }

    void whatIsRefusedIsSaidOnItsCard()
    {
        const auto *trouble = find<QLabel>(u"toy-2-cost-trouble"_s);
        m_view->focusPlace({ToyValue::BasketCost, 1});
        type("100");
        QVERIFY(known(ToyValue::BasketCost, 1).isUndefined()); // nor the 10 on the way there
        QCOMPARE(trouble->text(), u"At most 99."_s);
        press(Qt::Key_Backspace);
        QCOMPARE(known(ToyValue::BasketCost, 1), QJsonValue(10));
        QVERIFY(trouble->isHidden());
        press(Qt::Key_A, Qt::ControlModifier);
        type("0");
        QCOMPARE(trouble->text(), u"! Nothing is for free."_s);
    }

    void aPieceIsAddedAndTakenAway()
    {
        QTest::mouseClick(find<QPushButton>(u"box-add"_s), Qt::LeftButton);
        QCOMPARE(focused(), u"toy-3-cost-value"_s);
        type("4");
        QCOMPARE(known(ToyValue::BasketCost, 2), QJsonValue(4));
        QVERIFY(!find<QPushButton>(u"toy-2-cost-remove"_s));
        QTest::mouseClick(find<QPushButton>(u"toy-3-cost-remove"_s), Qt::LeftButton);
        QTRY_VERIFY(!find<QWidget>(u"toy-3-cost-value"_s));
        QTest::mouseClick(find<QPushButton>(u"box-confirm"_s), Qt::LeftButton);
        QCOMPARE(m_page->confirmed, 1);
    }

    void aPageWithoutPlacesLeadsToWhatIsMissing()
    {
        auto desk = std::make_unique<ToyCards>();
        desk->hasEmptyPage = true;
        CardCopyPage page(std::move(desk), std::make_unique<test::ToyShelf>(), {});
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.findChild<QListWidget *>(u"copy-pages"_s)->setCurrentRow(1);
        QTest::keyClick(&page, Qt::Key_F8);
        QCOMPARE(focused(), u"toy-1-points-value"_s);
    }

    /// The editor counts what is missing, leads there, and its check to what is odd.
    void theWholeCopyLeadsToWhatIsMissing()
    {
        CardCopyPage page(std::make_unique<ToyCards>(), std::make_unique<test::ToyShelf>(), {});
        page.resize(1000, 600);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *list = page.findChild<QListWidget *>(u"copy-pages"_s);
        QCOMPARE(list->item(0)->text(), u"Baskets – 3 missing"_s);
        press(Qt::Key_F8);
        QCOMPARE(focused(), u"toy-1-points-value"_s);
        type("7");
        QCOMPARE(list->item(0)->text(), u"Baskets – 2 missing"_s);
        press(Qt::Key_F8);
        QCOMPARE(focused(), u"toy-2-cost-value"_s);
        type("0");
        QCOMPARE(list->item(1)->text(), u"Check – 1 note"_s);
        list->setCurrentRow(1);
        auto *lines = page.findChild<QListWidget *>(u"box-check-lines"_s);
        QStringList said;
        for (int row = 0; row < lines->count(); ++row)
            said << lines->item(row)->text();
        QCOMPARE(said,
                 (QStringList{u"Not complete: 1 value is missing."_s, u"Baskets: 1 missing"_s,
                              u"Consistent: nothing contradicts the contents of the box."_s,
                              u"Not plausible: look once more."_s, u"Nothing is for free."_s}));
        lines->setCurrentRow(4);
        QTest::keyClick(lines, Qt::Key_Return);
        QCOMPARE(focused(), u"toy-2-cost-value"_s);
    }

    /// Every value by the words of its name; Esc ends the search before it ends anything else.
    void theSearchLeadsToAValue()
    {
        CardCopyPage page(std::make_unique<ToyCards>(), std::make_unique<test::ToyShelf>(), {});
        QSignalSpy closed(&page, &EditorPage::closed);
        page.resize(1000, 600);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(focused(), u"copy-search"_s);
        type("cost BASKET 2");
        const auto *lines = page.findChild<QListWidget *>(u"box-found-lines"_s);
        QCOMPARE(lines->count(), 1);
        QCOMPARE(lines->item(0)->text(), u"Basket 2: Cost – ?\u00a0missing"_s);
        press(Qt::Key_Return);
        QCOMPARE(focused(), u"box-found-lines"_s);
        press(Qt::Key_Return);
        QCOMPARE(focused(), u"toy-2-cost-value"_s);
        QCOMPARE(page.findChild<QLineEdit *>(u"copy-search"_s)->text(), QString());
        press(Qt::Key_F, Qt::ControlModifier);
        type("basket nowhere");
        QCOMPARE(lines->count(), 0);
        QVERIFY(lines->isVisible());
        press(Qt::Key_Escape);
        QVERIFY(!lines->isVisible());
        QCOMPARE(closed.size(), 0);
        press(Qt::Key_Down); // back to the page
        QCOMPARE(focused(), u"toy-1-cost-value"_s);
    }

    void whatIsNotOnDiskIsNotLeftUnasked()
    {
        auto copy = std::make_unique<ToyCards>();
        auto shelf = std::make_unique<test::ToyShelf>();
        ToyCards &cards = *copy;
        shelf->isSaved = false;
        CardCopyPage page(std::move(copy), std::move(shelf), {});
        page.show();
        cards.notSaved = table::SaveError{u"copy.json"_s, u"full"_s};
        cards.tellAnew();
        const auto *notice = page.findChild<QLabel *>(u"copy-notice"_s);
        QVERIFY(notice->text().startsWith(u"“copy.json” cannot be written: full."_s));
        QVERIFY(!page.mayLeave());
        QVERIFY(notice->text().contains(u"Leave once more"_s));
        QVERIFY(page.mayLeave());
    }

    /// Letters pick, digits are the amount, 0 says that nothing is printed.
    void chipsAreSeveralWithOneAmount()
    {
        ChipField field(std::make_unique<ToyChips>(Chips::Picking{Chips::Amount::One}), u"chips"_s, nullptr);
        QSignalSpy entered(&field, &BoxEditor::entered);
        const auto last = [&entered] {
            return std::get<PickedThings>(entered.last()[0].value<FieldValue>());
        };
        QTest::keyClicks(&field, u"r"_s);
        QCOMPARE(last(), (PickedThings{1, 1U << Red}));
        QTest::keyClicks(&field, u"12gb"_s);
        QCOMPARE(last(), (PickedThings{12, 1U << Green | 1U << Blue}));
        QTest::keyClicks(&field, u"0"_s);
        QCOMPARE(last(), PickedThings{});
        field.tell(u"Reward"_s, std::nullopt, {});
        QCOMPARE(field.accessibleName(), u"Reward: none"_s);
    }

    void oneChipTakesThePlaceOfAnother()
    {
        ChipField field(std::make_unique<ToyChips>(Chips::Picking{Chips::Amount::None, true, false}),
                        u"chips"_s, nullptr);
        QSignalSpy entered(&field, &BoxEditor::entered);
        field.resize(field.sizeHint());
        QTest::keyClicks(&field, u"rb0"_s); // something is always printed
        QCOMPARE(entered.size(), 2);
        QCOMPARE(std::get<PickedThings>(entered[1][0].value<FieldValue>()), (PickedThings{0, 1U << Blue}));
        QTest::keyClick(&field, Qt::Key_Left);
        QTest::keyClick(&field, Qt::Key_Space);
        QCOMPARE(std::get<PickedThings>(entered[2][0].value<FieldValue>()), (PickedThings{0, 1U << Green}));
    }
};

QTEST_MAIN(TestBoxCards)
#include "tst_boxcards.moc"
