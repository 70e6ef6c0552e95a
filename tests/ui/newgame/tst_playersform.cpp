// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/playersform.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

const PieceColor &gray(int)
{
    static const PieceColor color;
    return color;
}

/// A game for one to five that has seven colours.
SeatsSpec oneToFive()
{
    return {.least = 1,
            .most = 5,
            .colors = 7,
            .colorName = [](int color) { return u"colour "_s + QString::number(color); },
            .colorLook = gray};
}

} // namespace

/// Seats of a game that has others than the first one.
class TestPlayersForm : public QObject
{
    Q_OBJECT

private:
    template <class Widget>
    static Widget *find(const PlayersForm &form, const QString &name)
    {
        return form.findChild<Widget *>(name);
    }
    static void type(const PlayersForm &form, int seat, const QString &name)
    {
        auto *field = find<QLineEdit>(form, u"name-"_s + QString::number(seat));
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
    }

private slots:
    void enterOffersEverySeat();
    void enterInAnEmptySeatIsTheEnd();
    void aFreeColourIsTakenFromNobody();
    void whoBeginsIsFirst();
    void onlyThoseWhoPlayAreShown();
};

void TestPlayersForm::enterOffersEverySeat()
{
    PlayersForm form(oneToFive(), {});
    QSignalSpy accepted(&form, &PlayersForm::accepted);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    form.focusFirst();
    for (int seat = 1; seat <= 4; ++seat)
        type(form, seat, u"Player "_s + QString::number(seat));
    QCOMPARE(accepted.count(), 0); // the fifth can still sit down
    type(form, 5, u"Player 5"_s);
    QCOMPARE(accepted.count(), 1);
    QVERIFY(!accepted.last().first().toBool()); // nobody said that the game begins
    QCOMPARE(form.players().size(), 5);
    QCOMPARE(form.players().at(4), (SeatedPlayer{u"Player 5"_s, 4}));
}

void TestPlayersForm::enterInAnEmptySeatIsTheEnd()
{
    PlayersForm form(oneToFive(), {});
    QSignalSpy accepted(&form, &PlayersForm::accepted);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    form.focusFirst();
    type(form, 1, {}); // nobody plays: there is nothing to accept
    QCOMPARE(accepted.count(), 0);
    form.focusFirst();
    type(form, 1, u"Ada"_s);
    QCOMPARE(accepted.count(), 0);
    type(form, 2, {});
    QCOMPARE(accepted.count(), 1);
    QVERIFY(accepted.last().first().toBool());
    QCOMPARE(form.players(), QList<SeatedPlayer>({{u"Ada"_s, 0}}));
    // An empty name that somebody has to have promises nothing.
    type(form, 2, u"Bo"_s);
    find<QLineEdit>(form, u"name-1"_s)->clear();
    form.focusFirst();
    type(form, 1, {});
    QVERIFY(accepted.count() > 1 && !accepted.last().first().toBool());
}

void TestPlayersForm::aFreeColourIsTakenFromNobody()
{
    PlayersForm form(oneToFive(), {});
    form.setPlayers({{u"Ada"_s, 0}, {u"Bo"_s, 1}});
    auto *first = find<QComboBox>(form, u"color-1"_s);
    auto *second = find<QComboBox>(form, u"color-2"_s);
    QCOMPARE(first->count(), 7);
    first->setCurrentIndex(6);
    QCOMPARE(second->currentIndex(), 1);
    first->setCurrentIndex(1); // Bo's
    QCOMPARE(second->currentIndex(), 6);
    QCOMPARE(form.players(), QList<SeatedPlayer>({{u"Ada"_s, 1}, {u"Bo"_s, 6}}));
}

void TestPlayersForm::whoBeginsIsFirst()
{
    PlayersForm form(oneToFive(), {});
    form.setPlayers({{u"Ada"_s, 0}, {u"Bo"_s, 1}, {u"Cy"_s, 2}});
    find<QRadioButton>(form, u"starts-3"_s)->setChecked(true);
    QCOMPARE(form.players(), QList<SeatedPlayer>({{u"Cy"_s, 2}, {u"Ada"_s, 0}, {u"Bo"_s, 1}}));
    QCOMPARE(form.origins(), QList<int>({2, 0, 1}));
}

void TestPlayersForm::onlyThoseWhoPlayAreShown()
{
    PlayersForm form(oneToFive(), {});
    form.setPlayers({{u"Ada"_s, 0}, {u"Bo"_s, 1}});
    form.fixSeats();
    QVERIFY(!find<QLineEdit>(form, u"name-2"_s)->isHidden());
    QVERIFY(find<QLineEdit>(form, u"name-3"_s)->isHidden());
    QVERIFY(!find<QPushButton>(form, u"seat-down-2"_s)->isEnabled());
    QVERIFY(find<QPushButton>(form, u"seat-down-1"_s)->isEnabled());
}

QTEST_MAIN(TestPlayersForm)
#include "tst_playersform.moc"
