// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/boards/foldingcards.h"
#include "ui/play/boards/slidinggrid.h"
#include "ui/play/tablemode/tablemodeboard.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/language.h"

#include <QtGui/QPainter>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyTable;

namespace {

int berriesOf(const ToyTable &table, std::size_t seat)
{
    return table.shown().state().players[static_cast<toygame::Player>(seat)].berries;
}

/// What a player has: rows of 20 and 40 pixels, and open a child below a gap.
class ToyCard : public ui::FoldingCard
{
public:
    ToyCard(ToyTable &table, std::size_t seat, QWidget *parent)
        : FoldingCard(u"card-%1"_s.arg(seat), parent), m_table(table), m_seat(seat), m_more(new QWidget(this))
    {
        setLines({10, 1}, {10, 1});
        retell();
    }

    bool acts() const override { return m_acts; }
    int drawings() const { return m_drawings; }
    const QWidget &more() const { return *m_more; }
    QString ruleAt(int x, int y) const { return rulesAt({x, y}).join(u' '); }

protected:
    bool look() override
    {
        const auto current = static_cast<std::size_t>(m_table.shown().state().current);
        const bool passes = take(m_acts, current == m_seat);
        return take(m_berries, berriesOf(m_table, m_seat)) || passes;
    }
    QString spoken() const override
    {
        return m_table.narrator().player(static_cast<play::Seat>(m_seat)) + u": %1"_s.arg(m_berries);
    }
    void draw(QPainter &painter, const ui::Theme &theme) const override
    {
        ++m_drawings;
        drawCard(painter, {}, theme);
        drawRows(painter, theme);
    }
    std::vector<Row> rows(Fold fold) const override
    {
        const auto rules = [](const QString &rule) {
            return [rule](double x) { return QStringList(x < 50 ? rule : rule + u"-right"_s); };
        };
        const auto draw = [](QPainter &painter, const QRectF &row, const ui::Theme &) {
            painter.fillRect(row, Qt::red);
        };
        std::vector<Row> rows{{20, draw, rules(u"head"_s)}};
        if (fold == Fold::Open) {
            rows.push_back({10}); // a gap
            rows.push_back({30, {}, {}, m_more});
        }
        if (fold != Fold::Least)
            rows.push_back({40, draw, rules(u"foot"_s)});
        return rows;
    }

private:
    ToyTable &m_table;
    std::size_t m_seat;
    QWidget *m_more;
    bool m_acts = false;
    int m_berries = 0;
    mutable int m_drawings = 0;
};

class ToyCards : public ui::FoldingCards
{
public:
    explicit ToyCards(ToyTable &table) : FoldingCards(u"cards"_s, nullptr)
    {
        for (std::size_t seat = 0; seat < table.session().seats(); ++seat)
            add(new ToyCard(table, seat, ground()));
        follow(table);
    }

    ToyCard &card(std::size_t seat) const
    {
        return static_cast<ToyCard &>(*findChild<ui::FoldingCard *>(u"card-%1"_s.arg(seat)));
    }

protected:
    QString spoken() const override { return u"hands"_s; }
};

class ToyTile : public ui::DraggedButton
{
public:
    using DraggedButton::DraggedButton;

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        drawGround(painter, ui::Role::Panel);
    }
};

/// Nine tiles; it keeps what slid.
class ToyGrid : public ui::SlidingGrid
{
public:
    ToyGrid() : SlidingGrid(u"grid"_s, 3, nullptr)
    {
        fill();
        resize(400, 400);
        retell();
    }

    ui::DraggedButton &tileAt(int column, int row) const { return tile<ui::DraggedButton>({column, row}); }
    ui::ArrowButton &arrowOf(const Slide &slide) const { return arrow(slide); }
    const std::vector<Slide> &slid() const { return m_slid; }
    const std::optional<Slide> &pointed() const { return m_pointed; }

protected:
    QString spoken() const override { return u"grid"_s; }
    ui::DraggedButton *makeTile(const QPoint &) override { return new ToyTile(this); }
    void dress(ui::ArrowButton &arrow, const Slide &slide) override
    {
        arrow.setObjectName(u"%1-%2"_s.arg(slide.isRow ? u"row"_s : u"column"_s).arg(slide.line));
    }
    void slide(const Slide &slide, bool) override { m_slid.push_back(slide); }
    void pointAt(const std::optional<Slide> &slide) override { m_pointed = slide; }

private:
    std::vector<Slide> m_slid;
    std::optional<Slide> m_pointed;
};

/// Berries across the table.
class ToyTableMode : public ui::TableModeBoard
{
public:
    explicit ToyTableMode(ToyTable &table) : m_table(table)
    {
        resize(sizeHint());
        follow(table, Follows::Choices);
    }

    int drawings() const { return m_drawings; }

protected:
    ui::TableHead head() const override
    {
        ui::TableHead head;
        head.turn = u"turn"_s;
        head.parts = {1, 2};
        head.passed = m_table.shown().state().round - 1;
        return head;
    }
    std::vector<ui::TableRow> rows() const override
    {
        static constexpr ui::ResourceLook berry{{0xFF6A3F8E, 0xFFC59BE6, 0xFF522A74, 0xFFE0C4FF},
                                                &ui::coinShape};
        std::vector<ui::TableRow> rows(m_table.session().seats());
        for (std::size_t seat = 0; seat < rows.size(); ++seat) {
            rows[seat].name = m_table.narrator().player(static_cast<play::Seat>(seat));
            rows[seat].stock = {{&berry, berriesOf(m_table, seat), toygame::mostBerries}};
        }
        return rows;
    }
    QString spoken() const override { return u"%1 berries"_s.arg(berriesOf(m_table, 0)); }
    void draw(QPainter &painter, const ui::Theme &theme) const override
    {
        ++m_drawings;
        TableModeBoard::draw(painter, theme);
    }

private:
    ToyTable &m_table;
    mutable int m_drawings = 0;
};

/// Cards to which nobody has added one yet.
class NoCards : public ui::FoldingCards
{
public:
    NoCards() : FoldingCards(u"cards"_s, nullptr) {}

protected:
    QString spoken() const override { return {}; }
};

/// The tile moves with the drag: where the pointer is has to be told in the tile's own, present measure.
template <class Before>
void drag(QWidget &from, QPoint by, Before beforeDrop)
{
    const QPoint start = from.mapToGlobal(from.rect().center());
    QTest::mousePress(&from, Qt::LeftButton, {}, from.rect().center());
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(&from, from.mapFromGlobal(start + by * step / 4));
    beforeDrop();
    QTest::mouseRelease(&from, Qt::LeftButton, {}, from.mapFromGlobal(start + by));
}

template <class Draw>
QImage drawn(Draw draw)
{
    QImage picture(200, 100, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    draw(painter);
    return picture;
}

} // namespace

/// What boards of any game share.
class TestToyBoards : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_speech = std::make_unique<words::Speech>(words::Language::English);
        m_table = std::make_unique<ToyTable>(newRecord());
    }

    void onlyWhatIsDifferentIsDrawnAnew()
    {
        ToyCards cards(*m_table);
        cards.resize(300, 400);
        cards.show();
        QVERIFY(QTest::qWaitForWindowExposed(&cards));
        QTRY_VERIFY(cards.card(1).drawings() > 0);
        QCoreApplication::processEvents();
        const int first = cards.card(0).drawings();
        const int second = cards.card(1).drawings();
        QCOMPARE(cards.card(0).accessibleName(), u"Ada: 0"_s);
        m_table->session().play(pick(2));
        QCOMPARE(cards.card(0).accessibleName(), u"Ada: 2"_s);
        QCOMPARE(cards.card(0).toolTip(), u"Ada: 2"_s);
        QTRY_VERIFY(cards.card(0).drawings() > first);
        QCOMPARE(cards.card(1).drawings(), second);
    }

    void littleRoomFoldsTheOthers()
    {
        using Fold = ui::FoldingCard::Fold;
        ToyCards cards(*m_table);
        cards.show();
        const int open = cards.card(0).heightOf(Fold::Open);
        const int more = cards.card(0).heightOf(Fold::More);
        QCOMPARE(open - more, 40);
        QCOMPARE(more - cards.card(0).heightOf(Fold::Least), 40);
        cards.resize(300, open + 6 + open);
        QCOMPARE(cards.card(1).fold(), Fold::Open);
        cards.resize(300, open + 6 + open - 1);
        QCOMPARE(cards.card(0).fold(), Fold::Open); // it is her turn
        QCOMPARE(cards.card(1).fold(), Fold::More);
        cards.resize(300, open + 6 + more - 1);
        QCOMPARE(cards.card(1).fold(), Fold::Least);
    }

    void aCardIsMadeOfItsRows()
    {
        using Fold = ui::FoldingCard::Fold;
        ToyCards cards(*m_table);
        cards.show();
        const ToyCard &card = cards.card(1);
        const int open = card.heightOf(Fold::Open);
        cards.resize(300, open + 6 + open);
        QCOMPARE(card.fold(), Fold::Open);
        const int above = (open - 100) / 2;
        QVERIFY(card.more().isVisible());
        QVERIFY(std::abs(card.more().y() - above - 30) <= 1);
        QCOMPARE(card.more().height(), 30);
        QCOMPARE(card.more().width(), card.width() - 2 * card.more().x());
        QCOMPARE(card.ruleAt(10, above + 10), u"head"_s);
        QCOMPARE(card.ruleAt(60, 0), u"head-right"_s);
        QCOMPARE(card.ruleAt(10, above + 25), u"foot"_s); // the gap
        QCOMPARE(card.ruleAt(10, above + 80), u"foot"_s);
        QCOMPARE(card.ruleAt(10, open), u"foot"_s);
        cards.resize(300, open + 6 + card.heightOf(Fold::More));
        QCOMPARE(card.fold(), Fold::More);
        QVERIFY(!card.more().isVisible());
        QCOMPARE(card.ruleAt(10, above + 25), u"foot"_s);
        cards.resize(300, open);
        QCOMPARE(card.fold(), Fold::Least);
        QCOMPARE(card.ruleAt(10, open), u"head"_s);
    }

    void withoutACardThereIsRoomForNone()
    {
        NoCards cards;
        cards.resize(cards.sizeHint().expandedTo(cards.minimumSizeHint()));
        cards.show();
        cards.resize(200, 100);
        QCOMPARE(cards.size(), QSize(200, 100));
        QCOMPARE(cards.findChild<ui::FoldingCard *>(), nullptr);
    }

    void oneOpenedByHandStaysUntilTheChoicePasses()
    {
        using Fold = ui::FoldingCard::Fold;
        ToyCards cards(*m_table);
        cards.show();
        cards.resize(300, 140);
        QTest::mouseClick(&cards.card(1), Qt::LeftButton);
        QCOMPARE(cards.card(1).fold(), Fold::Open);
        m_table->session().play(pick(1));
        QCOMPARE(cards.card(1).fold(), Fold::Open);
        m_table->session().play(endTurn());
        QCOMPARE(cards.card(0).fold(), Fold::Least);
        QTest::keyClick(&cards.card(0), Qt::Key_Space);
        QCOMPARE(cards.card(0).fold(), Fold::Open);
    }

    void arrowsSlideTheirLine()
    {
        ToyGrid grid;
        grid.show();
        QVERIFY(QTest::qWaitForWindowExposed(&grid));
        using Way = ui::SlidingGrid::Way;
        const ui::SlidingGrid::Slide up{false, 2, Way::Up};
        const ui::SlidingGrid::Slide left{true, 1, Way::Left};
        QVERIFY(grid.arrowOf(up).y() < grid.tileAt(2, 0).y());
        QVERIFY(grid.arrowOf(left).x() < grid.tileAt(0, 1).x());
        QTest::mouseClick(&grid.arrowOf(up), Qt::LeftButton);
        QTest::keyClick(&grid.arrowOf(left), Qt::Key_Return);
        QCOMPARE(grid.slid().size(), 2U);
        QVERIFY(grid.slid()[0] == up && grid.slid()[1] == left);
        QEvent leave(QEvent::Leave);
        const QPointF inside;
        QEnterEvent enter(inside, inside, inside);
        QCoreApplication::sendEvent(&grid.arrowOf(left), &enter);
        QVERIFY(grid.pointed() == left);
        QCoreApplication::sendEvent(&grid.arrowOf(left), &leave);
        QVERIFY(!grid.pointed());
    }

    void aTileIsDraggedAlongItsLine()
    {
        ToyGrid grid;
        grid.show();
        QVERIFY(QTest::qWaitForWindowExposed(&grid));
        ui::DraggedButton &tile = grid.tileAt(1, 1);
        const QPoint before = tile.pos();
        drag(tile, {tile.width() / 2, 5}, [&] {
            QVERIFY(tile.x() > before.x()); // it shows which way
            QCOMPARE(grid.tileAt(1, 0).x(), before.x());
        });
        QCOMPARE(tile.pos(), before);
        QCOMPARE(grid.slid().size(), 1U);
        const ui::SlidingGrid::Slide right{true, 1, ui::SlidingGrid::Way::Right};
        QVERIFY(grid.slid()[0] == right);
        drag(tile, {5, -tile.height() / 2}, [&] { QTest::keyClick(&tile, Qt::Key_Escape); });
        QCOMPARE(grid.slid().size(), 1U);
        QCOMPARE(tile.pos(), before);
    }

    void itGoesWhileAnArrowHasTheKeyboard()
    {
        auto grid = std::make_unique<ToyGrid>();
        grid->show();
        grid->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(grid.get()));
        ui::ArrowButton &arrow = grid->arrowOf({true, 0, ui::SlidingGrid::Way::Left});
        arrow.setFocus();
        QVERIFY(grid->pointed());
        grid.reset(); // a call of what is gone would end the program
    }

    void arrowKeysWalkFromTileToTile()
    {
        ToyGrid grid;
        grid.show();
        grid.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&grid));
        grid.focusTile({0, 0});
        QVERIFY(grid.tileAt(0, 0).hasFocus());
        QTest::keyClick(&grid.tileAt(0, 0), Qt::Key_Right);
        QVERIFY(grid.tileAt(1, 0).hasFocus());
        QTest::keyClick(&grid.tileAt(1, 0), Qt::Key_Up);
        QVERIFY(grid.arrowOf({false, 1, ui::SlidingGrid::Way::Up}).hasFocus());
        QTest::keyClick(grid.focusWidget(), Qt::Key_Up);
        QVERIFY(grid.arrowOf({false, 1, ui::SlidingGrid::Way::Up}).hasFocus());
    }

    void tableModeFollowsTheGame()
    {
        ToyTableMode board(*m_table);
        QCOMPARE(board.objectName(), u"table-board"_s);
        QCOMPARE(board.accessibleName(), u"0 berries"_s);
        const QImage before = board.grab().toImage();
        m_table->session().play(pick(3));
        QCOMPARE(board.accessibleName(), u"3 berries"_s);
        QVERIFY(board.grab().toImage() != before);
    }

    /// Each step of a choice is told, and none is seen across the table.
    void tableModeIsDrawnAnewWhenTheGameIsDifferent()
    {
        ToyTableMode board(*m_table);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        QTRY_VERIFY(board.drawings() > 0);
        QCoreApplication::processEvents();
        const int before = board.drawings();
        const QSignalSpy changes(m_table.get(), &ui::GameTable::changed);
        m_table->guide().takeOption(0, false);
        QCOMPARE(m_table->guide().question(), u"How many berries?"_s);
        QVERIFY(!changes.isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(board.drawings(), before);
        m_table->session().play(pick(3));
        QTRY_VERIFY(board.drawings() > before);
    }

    void whatIsSeenAcrossTheTableIsCompared()
    {
        const ui::ResourceLook berry{{}, &ui::coinShape};
        const ui::ResourceLook gear{{}, &ui::gearShape};
        ui::TableRow row;
        row.cards = {{u"1"_s, std::nullopt}};
        row.marks = {{u"mill"_s, nullptr}};
        ui::TableRow other = row;
        QVERIFY(row == other);
        other.marks = {{u"barn"_s, nullptr}};
        QVERIFY(!(row == other));
        const std::vector<ui::CountedLook> berries{{2, berry}};
        const std::vector<ui::CountedLook> gears{{2, gear}};
        other = row;
        other.cards = {{u"1"_s, berries}};
        QVERIFY(!(row == other));
        row.cards = {{u"1"_s, gears}};
        QVERIFY(!(row == other));
        row.cards = {{u"1"_s, berries}};
        QVERIFY(row == other);
    }

    void markersThatShareASpaceAreAllSeen()
    {
        const ui::Theme &theme = ui::Theme::light();
        const ui::LyingMarker marker{{{{0xFF984800, 0, 0, 0}}, u"A"_s}, {}};
        const std::vector<ui::LyingMarker> markers(4, marker);
        const auto with = [&](std::size_t count) {
            return drawn([&](QPainter &painter) {
                ui::drawMarkers(painter, QRectF(0, 0, 200, 100), std::span(markers).first(count), 60, theme);
            });
        };
        const auto colored = [](const QImage &picture, const QRect &part) {
            for (int y = part.top(); y <= part.bottom(); ++y) {
                for (int x = part.left(); x <= part.right(); ++x) {
                    if (picture.pixel(x, y) != qRgb(255, 255, 255))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(colored(with(2), {0, 0, 100, 100}) && colored(with(2), {100, 0, 100, 100}));
        for (const QRect &corner :
             {QRect(0, 0, 100, 50), QRect(100, 0, 100, 50), QRect(0, 50, 100, 50), QRect(100, 50, 100, 50)})
            QVERIFY(colored(with(4), corner));
        QVERIFY(!colored(with(3), QRect(100, 50, 100, 50)));
    }

    void placesOfARowAreAlike()
    {
        const QRectF row(10, 5, 101, 20);
        QCOMPARE(ui::nthOf(row, 0, 3, 4), QRectF(10, 5, 31, 20));
        QCOMPARE(ui::nthOf(row, 2, 3, 4).right(), row.right());
    }

    void anUnknownNumberOfSpacesIsNoNumber()
    {
        const auto with = [](const ui::MarkerSpaces &spaces) {
            return drawn([&](QPainter &painter) {
                ui::drawSpaces(painter, QRectF(0, 0, 200, 30), spaces, ui::Theme::light());
            });
        };
        ui::MarkerSpaces unknown;
        ui::MarkerSpaces none;
        none.count = 0;
        ui::MarkerSpaces three;
        three.count = 3;
        ui::MarkerSpaces dashed = three;
        dashed.dashed = 1;
        QVERIFY(with(unknown) != with(none));
        QVERIFY(with(three) != with(none));
        QVERIFY(with(three) != with(dashed));
    }

private:
    std::unique_ptr<words::Speech> m_speech;
    std::unique_ptr<ToyTable> m_table;
};

QTEST_MAIN(TestToyBoards)
#include "tst_toyboards.moc"
