// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/tileseditor.h"
#include "ui/newgame/tilesform.h"
#include "ui/words/language.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A field of two rows of three, on which meadows and mills lie.
TilesSpec field()
{
    TilesSpec spec;
    spec.name = u"field"_s;
    spec.columns = 3;
    spec.places = {u"A1"_s, u"B1"_s, u"C1"_s, u"A2"_s, u"B2"_s, u"C2"_s};
    const auto said = [](const QString &text) { return [text] { return text; }; };
    for (const QString &word : {u"meadow"_s, u"mill"_s})
        spec.kinds.push_back({word, said(word + u" tile"_s), said(word)});
    spec.picture = [](std::size_t, int side, double ratio, const QColor &ink) {
        QPixmap picture(QSize(side, side) * ratio);
        picture.fill(ink);
        return picture;
    };
    spec.title = said(u"Field"_s);
    spec.spoken = said(u"The field"_s);
    spec.laying = said(u"Lay it"_s);
    spec.counting = said(u"Count them"_s);
    spec.shuffle = said(u"Shuffle the field"_s);
    return spec;
}

KnownTiles known(bool any)
{
    return {.any = any,
            .kindOf = [](const QString &tile) { return tile.startsWith(u"mill"_s) ? 1U : 0U; },
            .marks =
                [](const QString &tile) {
                    std::vector<TileMark> marks;
                    if (tile == u"mill-2"_s)
                        marks.push_back(
                            {u"wheel"_s, [](QPainter &painter, const QRectF &area, const Theme &) {
                                 painter.fillRect(area, Qt::red);
                             }});
                    return marks;
                }};
}

struct Laid {
    explicit Laid(bool any)
    {
        form.setTiles(known(any),
                      {u"meadow-1"_s, u"mill-1"_s, u"meadow-2"_s, u"mill-2"_s, u"meadow-3"_s, u"meadow-4"_s});
        form.resize(900, 600);
        form.show();
        QApplication::setActiveWindow(&form);
    }
    QPushButton *button(const QString &name) { return form.findChild<QPushButton *>(name); }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    words::Speech speech{words::Language::English};
    TilesForm form{field()};
};

bool showsWheel(QWidget &place)
{
    const QImage picture = place.grab().toImage();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) == QColor(Qt::red))
                return true;
        }
    }
    return false;
}

} // namespace

class TestTilesForm : public QObject
{
    Q_OBJECT

private slots:
    void keysAreLettersOfTheNames() { QCOMPARE(kindKeys(field().kinds), (QList<QChar>{u'M', u'I'})); }

    void aLetterLaysAnyTile()
    {
        Laid laid(true);
        laid.button(u"place-A1"_s)->setFocus();
        laid.press(Qt::Key_I);
        QCOMPARE(laid.form.tiles(),
                 (QStringList{u"mill-1"_s, u"mill-2"_s, u"meadow-1"_s, u"mill-3"_s, u"meadow-2"_s,
                              u"meadow-3"_s}));
        QCOMPARE(laid.form.counts(), (std::vector<int>{3, 3}));
        QVERIFY(laid.button(u"place-B1"_s)->hasFocus());
        QCOMPARE(laid.button(u"kind-mill"_s)->text(), u"I  mill · 3"_s);
        QVERIFY(laid.form.findChild<QLabel *>(u"field-note"_s)->text().contains(u"Count them"_s));
    }

    /// The tile comes from further on; the same letter once more brings the other one.
    void listedTilesChangePlaces()
    {
        Laid laid(false);
        laid.button(u"place-A1"_s)->setFocus();
        laid.press(Qt::Key_I);
        QCOMPARE(laid.form.tiles().mid(0, 2), (QStringList{u"mill-1"_s, u"meadow-1"_s}));
        QVERIFY(!showsWheel(*laid.button(u"place-A1"_s)));
        laid.button(u"place-A1"_s)->setFocus();
        laid.press(Qt::Key_I);
        QCOMPARE(laid.form.tiles().at(0), u"mill-2"_s);
        QCOMPARE(laid.form.tiles().at(3), u"mill-1"_s);
        QCOMPARE(laid.button(u"place-A1"_s)->accessibleName(), u"A1: mill-2 wheel"_s);
        QCOMPARE(laid.button(u"kind-mill"_s)->text(), u"I  mill"_s);
        QVERIFY(showsWheel(*laid.button(u"place-A1"_s)));
    }

    void arrowsStayOnTheField()
    {
        Laid laid(true);
        laid.button(u"place-C1"_s)->setFocus();
        laid.press(Qt::Key_Right);
        laid.press(Qt::Key_Up);
        QVERIFY(laid.button(u"place-C1"_s)->hasFocus());
        laid.press(Qt::Key_Down);
        QVERIFY(laid.button(u"place-C2"_s)->hasFocus());
        laid.press(Qt::Key_Left);
        QVERIFY(laid.button(u"place-B2"_s)->hasFocus());
    }

    void thePointerLaysWhereTheKeyboardIs()
    {
        Laid laid(true);
        QTest::mouseClick(laid.button(u"place-C2"_s), Qt::LeftButton);
        QTest::mouseClick(laid.button(u"kind-mill"_s), Qt::LeftButton);
        QCOMPARE(laid.form.tiles().constLast(), u"mill-3"_s);
        QVERIFY(laid.button(u"place-A1"_s)->hasFocus()); // all round
    }

    void aRefusalGoesWithTheNextTile()
    {
        Laid laid(true);
        auto *refusal = laid.form.findChild<QLabel *>(u"field-refusal"_s);
        laid.form.showRefusal([] { return u"Too many mills"_s; });
        QVERIFY(refusal->isVisible());
        laid.button(u"place-A1"_s)->setFocus();
        laid.press(Qt::Key_M);
        QVERIFY(!refusal->isVisible());
        const QSignalSpy shuffled(&laid.form, &TilesForm::shuffleAsked);
        QTest::mouseClick(laid.button(u"shuffle-field"_s), Qt::LeftButton);
        QCOMPARE(shuffled.size(), 1);
    }
};

QTEST_MAIN(TestTilesForm)
#include "tst_tilesform.moc"
