// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/pages/editpage.h"
#include "ui/play/pages/viewpages.h"
#include "ui/widgets/keybindings.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyTable;

namespace {

/// Ada's berries, to be set by hand.
class BerriesPage : public ui::EditPage
{
public:
    explicit BerriesPage(ToyTable &table) : m_table(table), m_berries(new QSpinBox(this))
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(m_berries);
        auto *bar = new QWidget(this);
        makeControls(u"berries"_s, bar);
        column->addWidget(bar);
        connect(m_berries, &QSpinBox::valueChanged, this, [this] { forgetWarning(); });
        show();
    }
    bool isEdited() const override { return m_berries->value() != berries(); }
    void apply() override
    {
        m_table.session().play(setBerries(0, m_berries->value()));
        say(u"Done"_s, false);
    }
    void reset() override { m_berries->setValue(berries()); }

protected:
    QString lossWarning() const override { return u"Close again"_s; }

private:
    int berries() const { return m_table.shown().state().players[toygame::Player{}].berries; }

    ToyTable &m_table;
    QSpinBox *m_berries;
};

struct View {
    View() { centre.resize(300, 300); }

    QString text() { return centre.findChild<QLabel *>(u"berries-message"_s)->text(); }
    void setBerriesOnPage(int berries) { centre.findChild<QSpinBox *>()->setValue(berries); }
    void click(const QString &button) { centre.findChild<QPushButton *>(button)->click(); }

    ToyTable table{newRecord()};
    int made = 0;
    int shown = 0;
    ui::ViewPages pages{table, u"toy"_s, [] { return std::make_unique<QLabel>(u"Boards"_s); }};
    QAction &numbers = pages.add({.action = u"action-berries"_s,
                                  .keys = ui::keys::allNumbers,
                                  .make =
                                      [this] {
                                          ++made;
                                          return std::make_unique<BerriesPage>(table);
                                      },
                                  .wantsWholeWindow = true,
                                  .shown = [this] { ++shown; }});
    QAction &other = pages.add({.action = u"action-other"_s, .keys = ui::keys::gameDetails, .make = [] {
                                    return std::make_unique<ui::GamePage>();
                                }});
    QWidget &centre = *pages.centre();
};

} // namespace

class TestToyPages : public QObject
{
    Q_OBJECT

private slots:
    void aPageIsMadeWhenItIsLookedAt()
    {
        View view;
        QCOMPARE(view.made, 0);
        QVERIFY(!view.pages.shown());
        QVERIFY(!view.pages.wantsWholeWindow());
        view.numbers.setChecked(true);
        view.numbers.setChecked(false);
        view.numbers.setChecked(true);
        QCOMPARE(view.made, 1);
        QCOMPARE(view.shown, 2);
        QCOMPARE(view.pages.shown(), &view.numbers);
        QCOMPARE(static_cast<QStackedWidget &>(view.centre).currentWidget(), view.pages.shownPage());
        QVERIFY(view.pages.wantsWholeWindow());
    }

    void onePageAtATime()
    {
        View view;
        view.numbers.setChecked(true);
        QSignalSpy turned(&view.pages, &ui::ViewPages::turned);
        view.other.setChecked(true);
        QCOMPARE(view.pages.shown(), &view.other);
        QVERIFY(!view.numbers.isChecked());
        QVERIFY(!view.pages.wantsWholeWindow());
        QCOMPARE(turned.size(), 1);
        view.pages.showBoards();
        QVERIFY(!view.pages.shown());
        QCOMPARE(static_cast<QStackedWidget &>(view.centre).currentIndex(), 0);
    }

    void aPageIsAboutThePresent()
    {
        View view;
        view.table.session().play(pick(2));
        view.table.lookAt(0);
        view.numbers.setChecked(true);
        QVERIFY(!view.table.past());
    }

    void whatIsEditedIsGivenUpByClosingTwice()
    {
        View view;
        view.numbers.setChecked(true);
        view.setBerriesOnPage(4);
        QVERIFY(!view.pages.mayLeave());
        QCOMPARE(view.text(), u"Close again"_s);
        view.setBerriesOnPage(5); // then it is asked anew
        view.click(u"berries-close"_s);
        QVERIFY(view.numbers.isChecked());
        view.other.setChecked(true); // which is another way to close it
        QVERIFY(!view.numbers.isChecked());
        QCOMPARE(view.table.session().eventCount(), 0);
    }

    void otherPagesWaitForWhatIsEdited()
    {
        View view;
        view.numbers.setChecked(true);
        view.setBerriesOnPage(4);
        view.other.setChecked(true);
        QVERIFY(!view.other.isChecked());
        QCOMPARE(view.pages.shown(), &view.numbers);
    }

    void applyAndPutBack()
    {
        View view;
        view.numbers.setChecked(true);
        view.setBerriesOnPage(4);
        view.click(u"berries-apply"_s);
        QCOMPARE(view.text(), u"Done"_s);
        QCOMPARE(view.table.session().eventCount(), 1);
        view.setBerriesOnPage(7);
        view.click(u"berries-reset"_s);
        QCOMPARE(view.centre.findChild<QSpinBox *>()->value(), 4);
        QTest::keyClick(view.pages.shownPage(), Qt::Key_Escape);
        QVERIFY(!view.pages.shown());
    }
};

QTEST_MAIN(TestToyPages)
#include "tst_toypages.moc"
