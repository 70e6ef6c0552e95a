// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/laidpieces.h"
#include "ui/words/language.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Two seeds lie on a table, one of two baskets beside it.
LaidSpec garden()
{
    const auto said = [](const QString &text) { return [text] { return text; }; };
    return {.name = u"garden"_s,
            .title = said(u"Garden"_s),
            .fold = said(u"Seeds"_s),
            .known = said(u"Drawn"_s),
            .unknown = said(u"Not known"_s),
            .places = {{u"seed-1"_s, said(u"First"_s), 0, 0},
                       {u"seed-2"_s, said(u"Second"_s), 0, 1},
                       {u"basket"_s, said(u"Basket"_s), 1, 0}}};
}

std::vector<LaidPieces::Answers> answers()
{
    const LaidPieces::Answers seeds{{u"Oats"_s, u"oats"_s}, {u"Rye"_s, u"rye"_s}, {u"Wheat"_s, u"wheat"_s}};
    return {seeds, seeds, {{u"Small"_s, u"small"_s}, {u"Big"_s, u"big"_s}}};
}

struct Laid {
    Laid()
    {
        pieces.show();
        pieces.setLists({{u"oats"_s, u"rye"_s}, {u"big"_s}}, answers);
    }
    void unfold() { pieces.findChild<QPushButton *>(u"garden-fold"_s)->click(); }
    QComboBox *box(const QString &name) { return pieces.findChild<QComboBox *>(name); }
    QString note() { return pieces.findChild<QLabel *>(u"garden-note"_s)->text(); }

    words::Speech speech{words::Language::English};
    LaidPieces pieces{garden()};
};

} // namespace

class TestLaidPieces : public QObject
{
    Q_OBJECT

private slots:
    void whatLiesThereIsShown()
    {
        Laid laid;
        laid.unfold();
        QCOMPARE(laid.box(u"seed-1"_s)->currentText(), u"Oats"_s);
        QCOMPARE(laid.box(u"seed-2"_s)->currentText(), u"Rye"_s);
        QCOMPARE(laid.box(u"basket"_s)->currentText(), u"Big"_s);
        QCOMPARE(laid.note(), u"Drawn"_s);
    }

    void aPieceLiesInOnePlace()
    {
        Laid laid;
        laid.unfold();
        laid.box(u"seed-1"_s)->setCurrentIndex(1);
        QCOMPARE(laid.pieces.list(0), (QStringList{u"rye"_s, u"oats"_s}));
        QCOMPARE(laid.box(u"seed-2"_s)->currentText(), u"Oats"_s);
        laid.box(u"seed-2"_s)->setCurrentIndex(2);
        QCOMPARE(laid.pieces.list(0), (QStringList{u"rye"_s, u"wheat"_s}));
        QCOMPARE(laid.pieces.list(1), QStringList{u"big"_s});
    }

    void nothingToChooseWhereNothingIsKnown()
    {
        Laid laid;
        laid.unfold();
        laid.pieces.setLists({{u"oats"_s, u"rye"_s}, {u"big"_s}}, nullptr);
        QVERIFY(!laid.pieces.findChild<QPushButton *>(u"garden-fold"_s)->isVisible());
        QVERIFY(!laid.box(u"seed-1"_s)->isVisible());
        QCOMPARE(laid.note(), u"Not known"_s);
        laid.pieces.setLists({{u"wheat"_s, u"rye"_s}, {u"big"_s}}, answers);
        QVERIFY(laid.box(u"seed-1"_s)->isVisible());
        QCOMPARE(laid.box(u"seed-1"_s)->currentText(), u"Wheat"_s);
    }
};

QTEST_MAIN(TestLaidPieces)
#include "tst_laidpieces.moc"
