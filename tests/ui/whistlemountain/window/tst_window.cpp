// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/whistlemountain/finished.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/rules/table.h"
#include "core/whistlemountain/settings.h"
#include "tests/ui/whistlemountain/guide/seat.h"
#include "ui/newgame/boxfile.h"
#include "ui/play/pieces/checklistpanel.h"
#include "ui/play/pieces/checklistplace.h"
#include "ui/play/pieces/checklistrow.h"
#include "ui/play/turn/metpage.h"
#include "ui/play/turn/steppanel.h"
#include "ui/score/pictures/pictureview.h"
#include "ui/score/result/resultpage.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"
#include "ui/whistlemountain/boards/gridboard.h"
#include "ui/whistlemountain/boards/marketboard.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/whistlemountain/whistlemountainmodule.h"
#include "ui/whistlemountain/whistlemountainview.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/placefield.h"
#include "ui/widgets/plate.h"
#include "ui/widgets/theme.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>

#include <algorithm>
#include <functional>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::whistlemountain;
using test::WhistleMountainSeat;
using whistle::Ask;
using whistle::Thing;

namespace {

/// A window with folders and preferences of its own, that knows Whistle Mountain alone.
class Evening
{
    // Made first and destroyed last.
    QTemporaryDir m_home;
    GameModules m_games;

public:
    Evening()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(u"config"_s));
        qputenv("XDG_DATA_HOME", m_home.filePath(u"data"_s).toUtf8());
        qputenv("XDG_CACHE_HOME", m_home.filePath(u"cache"_s).toUtf8());
        const QString session = m_home.filePath(u"session"_s);
        QDir().mkpath(session);
        QFile::setPermissions(session, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", session.toUtf8());
        QCoreApplication::setApplicationName(u"skyledger"_s);
        m_games.push_back(std::make_unique<WhistleMountainModule>());
        m_preferences = std::make_unique<PreferenceStore>();
        Preferences first = m_preferences->now();
        first.gamesFolder = m_home.filePath(u"games"_s);
        first.language = words::Language::English;
        m_preferences->change(first);
        m_surroundings = std::make_unique<Surroundings>(*m_preferences);
        open();
    }

    /// Closes the window, if there is one, and starts it anew.
    void open(const QString &file = {})
    {
        window.reset();
        window = std::make_unique<MainWindow>(m_games, *m_preferences);
        window->resize(1366, 700);
        window->start(file);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }
    /// From now on, in letters of a size in percent.
    void speakFrench(int text)
    {
        Preferences wanted = m_preferences->now();
        wanted.language = words::Language::French;
        wanted.textSize = text;
        m_preferences->change(wanted);
    }
    QString home() const { return m_home.path(); }
    template <class Widget = QWidget>
    Widget *find(const QString &name) const
    {
        return window->findChild<Widget *>(name);
    }
    void type(const QString &name, const QString &text) const
    {
        auto *widget = find(name);
        QVERIFY2(widget, qPrintable(name));
        widget->setFocus();
        QTest::keyClicks(widget, text);
    }
    WhistleMountainView &view() const { return dynamic_cast<WhistleMountainView &>(window->game()->view()); }
    WhistleMountainTable &table() const { return view().table(); }
    void waitForSave() const
    {
        window->game()->file().finish();
        QCoreApplication::sendPostedEvents(&window->game()->file());
    }
    /// Opens a game that somebody began elsewhere.
    void openGame(const GameRecord &record)
    {
        const QString path = m_home.filePath(u"begun.skyledger"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray bytes = writeGameRecord(record);
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        open(path);
        QVERIFY(window->game());
    }

private:
    std::unique_ptr<PreferenceStore> m_preferences;
    std::unique_ptr<Surroundings> m_surroundings;

public:
    std::unique_ptr<MainWindow> window; ///< destroyed first
};

/// Somebody at the table, with the pointer or with keys alone.
class Hands
{
public:
    enum class With { Pointer, Keys };
    Hands(Evening &evening, With with) : m_evening(evening), m_with(with) {}

    /// Makes a play happen, choice by choice; false if there was no way.
    bool perform(const Play &play, const Reported &reported = {})
    {
        const Session &session = table().session();
        const PartialPlay path = test::pathAtTable(session, play);
        const qsizetype before = session.cursor();
        const bool otherwise =
            path.answer(Ask::Pay).value_or(0) != 0 && session.verdict(printed(play)).allowed();
        for (int step = 0; session.cursor() == before; ++step) {
            if (table().guide().lacking() != nullptr) {
                if (!report(reported))
                    return false;
                break;
            }
            const auto &options = table().guide().options();
            const auto next = std::find_if(options.begin(), options.end(), [&](const PlayOption &option) {
                if (otherwise && !table().guide().canGoBack())
                    return option.leadsTo.kind == static_cast<std::size_t>(whistle::Deed::PayOtherwise);
                return option.status != PlayOption::Status::Refused && leadsOn(option.leadsTo, path);
            });
            if (next == options.end() || step > 12 || !take(static_cast<std::size_t>(next - options.begin())))
                return false;
        }
        return session.record().entries[static_cast<std::size_t>(before)].event
            == Event(Played{play, reported});
    }

private:
    /// Types what was paid and gained, field by field, and records it.
    bool report(const Reported &reported)
    {
        // What is printed is asked first: later.
        if (auto *later = m_evening.find<QAbstractButton>(u"values-later"_s);
            later != nullptr && later->isVisible())
            later->click();
        QList<int> told;
        for (const auto &amounts : {reported.pay, reported.gain}) {
            if (amounts)
                for (const std::uint8_t amount : *amounts)
                    told << amount;
        }
        if (reported.vp)
            told << *reported.vp;
        for (qsizetype i = 0; i < told.size(); ++i) {
            auto *field = m_evening.find<NumberField>(u"amount-%1"_s.arg(i + 1));
            if (field == nullptr)
                return false;
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QString::number(told[i]));
        }
        const qsizetype before = table().session().cursor();
        auto *record = m_evening.find<QAbstractButton>(u"record-reported"_s);
        if (m_with == With::Pointer) {
            record->click();
        } else {
            record->setFocus();
            QTest::keyClick(record, Qt::Key_Return);
        }
        return table().session().cursor() > before;
    }

    WhistleMountainTable &table() { return m_evening.table(); }
    static Event printed(Play play)
    {
        std::visit(
            [](auto &what) {
                if constexpr (requires { what.pay; })
                    what.pay.reset();
            },
            play.what);
        return Played{play, {}};
    }
    static bool leadsOn(const PartialPlay &partial, const PartialPlay &path)
    {
        auto left = path.answers;
        for (const GivenAnswer &each : partial.answers) {
            if (each.question == Ask::Otherwise)
                continue;
            const auto at = std::find(left.begin(), left.end(), each);
            if (at == left.end())
                return false;
            left.erase(at);
        }
        // What cells show is told in their order.
        const std::vector<int> told = printsIn(partial);
        const std::vector<int> wanted = printsIn(path);
        return partial.kind == path.kind && told.size() <= wanted.size()
            && std::equal(told.begin(), told.end(), wanted.begin());
    }
    static std::vector<int> printsIn(const PartialPlay &play)
    {
        std::vector<int> prints;
        for (const GivenAnswer &each : play.answers) {
            if (each.question == Ask::Print)
                prints.push_back(each.value);
        }
        return prints;
    }

    bool take(std::size_t number)
    {
        const PlayOption option = table().guide().options()[number];
        if (option.thing && option.thing->kind == Thing::Area)
            return place(whistle::areaOf(option.thing->number));
        if (option.thing && option.thing->kind == Thing::Place && !option.isListed)
            return reach(whistle::placeOf(option.thing->number));
        if (m_with == With::Keys && !option.key.isNull()) {
            QTest::keyClick(focus(), static_cast<char>(option.key.toLower().toLatin1()));
            return true;
        }
        auto *button = m_evening.find<QAbstractButton>(u"choice-%1"_s.arg(number + 1));
        if (button == nullptr || !button->isVisibleTo(m_evening.window.get()))
            return false;
        if (m_with == With::Pointer) {
            QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center());
        } else {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        }
        return true;
    }
    QWidget *focus() const
    {
        QWidget *widget = m_evening.window->focusWidget();
        return widget != nullptr ? widget : m_evening.window.get();
    }
    GridBoard &grid() { return *m_evening.find<GridBoard>(u"grid"_s); }
    void walk(const QPoint &to)
    {
        if (m_with == With::Pointer) {
            QTest::mouseMove(&grid(), grid().plan().spot(to).center().toPoint());
            grid().walkTo(to); // where the platform tells of no move
            return;
        }
        grid().setFocus();
        for (int step = 0; step < 60 && grid().spot() != to; ++step) {
            const QPoint way = to - grid().spot();
            QTest::keyClick(&grid(),
                            way.y() > 0       ? Qt::Key_Up
                                : way.x() > 0 ? Qt::Key_Right
                                : way.x() < 0 ? Qt::Key_Left
                                              : Qt::Key_Down);
        }
    }
    bool commit(const QPoint &spot)
    {
        if (m_with == With::Pointer)
            QTest::mouseClick(&grid(), Qt::LeftButton, {}, grid().plan().spot(spot).center().toPoint());
        else
            QTest::keyClick(&grid(), Qt::Key_Return);
        return true;
    }
    /// Puts down what is being placed: walks there and turns it until it lies so.
    bool place(const Area &area)
    {
        const QPoint spot(area.column, area.row);
        walk(spot);
        const auto &options = table().guide().options();
        if (options.front().status == PlayOption::Status::Undetermined)
            return draw(spot, {area.right(), area.top()});
        for (int turn = 0; turn < 8; ++turn) {
            if (grid().preview().shape == cellsOf(area))
                return commit(spot);
            if (m_with == With::Pointer)
                QTest::mouseClick(&grid(), Qt::RightButton, {}, grid().plan().spot(spot).center().toPoint());
            else
                QTest::keyClick(&grid(), Qt::Key_R);
        }
        return false;
    }
    /// From corner to corner, where the size is not known.
    bool draw(const QPoint &from, const QPoint &to)
    {
        if (m_with == With::Pointer) {
            const auto at = [this](const QPoint &spot) {
                return grid().plan().spot(spot).center().toPoint();
            };
            QTest::mousePress(&grid(), Qt::LeftButton, {}, at(from));
            grid().walkTo(to);
            QTest::mouseRelease(&grid(), Qt::LeftButton, {}, at(to));
            return true;
        }
        if (from == to) { // one cell: as it lies first
            QTest::keyClick(&grid(), Qt::Key_Return);
            return true;
        }
        for (int x = from.x(); x < to.x(); ++x)
            QTest::keyClick(&grid(), Qt::Key_Right, Qt::ShiftModifier);
        for (int y = from.y(); y < to.y(); ++y)
            QTest::keyClick(&grid(), Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(&grid(), Qt::Key_Return);
        return true;
    }
    bool reach(const Place &place)
    {
        const QPoint spot = spotOf(place);
        walk(spot);
        return commit(spot);
    }
    /// Where a place is drawn: barracks and tower stand beside the cells, the whirlpool below them.
    QPoint spotOf(const Place &place)
    {
        const Setup &setup = table().setup();
        const auto machine = [&](Machine each) {
            const Area &area = table().state().built[each].area;
            return QPoint(area.column, area.row);
        };
        switch (place.kind) {
        case Place::Kind::Cell:
            return {columnOf(place.cell()), rowOf(place.cell())};
        case Place::Kind::Barracks:
            return {-1, place.at - 1};
        case Place::Kind::Tower: {
            int row = 0;
            while (place.at > 0 && floorBeside(setup, row) != place.at)
                ++row;
            return {setup.board().columns, row};
        }
        case Place::Kind::Refuge:
            return machine(Machine::Refuge);
        case Place::Kind::Trap:
            return machine(Machine::Trap);
        default:
            return {0, -1};
        }
    }

    Evening &m_evening;
    With m_with;
};

} // namespace

class TestWhistleMountainWindow : public QObject
{
    Q_OBJECT

private slots:
    void aNewGameIsSetUpByNames();
    void enterInTheEmptyNameBegins();
    void theMeasuresAreAskedOnce();
    void aWholeGameEqualsTheCores_data();
    void aWholeGameEqualsTheCores();
    void anEmptyBoxIsPlayedToItsEnd_data();
    void anEmptyBoxIsPlayedToItsEnd();
    void aGameIsSavedAndOpenedAgain();
    void theEndIsExplained();
    void nothingImportantIsCutOff();
    void aFloodIsTickedOff();
    void keysGoOnInTableMode();
    void whatIsPrintedIsAskedWhenItIsMet();
    void aDeedStaysTogetherWithWhatFollowsByItself();
    void theBridgeCrossesNoPiece();
    void keysReachTheGridAfterAChoice();
    void whatTheCopyLearnsReachesTheGame();
    void aCopyThatCannotBeKeptIsTold();
    void floorsAreAskedOnTheTower();
    void sizesThatWereDrawnAreKept();
    void anotherAircraftIsTakenByItsKey();
    void whatToDoStandsAboveTheStandings();
    void whatWasTurnedUpIsNamed();
    void choicesNeverScroll_data();
    void choicesNeverScroll();
    void aLongQuestionIsWholeAboveANote();
};

namespace {

/// Plays a random game of the core up to a moment that is wanted.
void playUntil(Session &session, std::uint64_t seed, const std::function<bool()> &isThere)
{
    RandomPlayer player(seed);
    for (int step = 0; step < 2000 && !session.isOver() && !isThere(); ++step)
        session.play(Played{*player.choose(session.setup(), session.state()), {}});
}

bool hasRisen(const Session &session)
{
    if (session.cursor() == 0)
        return false;
    const Changes changes = session.changesOf(session.cursor());
    return std::any_of(changes.begin(), changes.end(),
                       [](const Change &change) { return change.kind == Change::Kind::WaterRose; });
}

} // namespace

void TestWhistleMountainWindow::choicesNeverScroll_data()
{
    QTest::addColumn<int>("text");
    QTest::addColumn<bool>("emptyBox");
    QTest::newRow("100 %") << 100 << false;
    QTest::newRow("125 %") << 125 << false;
    QTest::newRow("100 %, nothing named") << 100 << true;
}

/// In French at 1366x700, whatever was answered before: every choice is in sight.
void TestWhistleMountainWindow::choicesNeverScroll()
{
    QFETCH(int, text);
    QFETCH(bool, emptyBox);
    Evening evening;
    evening.speakFrench(text);
    evening.openGame(emptyBox ? test::emptyBox({u"Ada"_s, u"Bo"_s, u"Cy"_s}, 54)
                              : test::dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s}, 54));
    WhistleMountainSeat seat(evening.table());
    table::Random random(54);
    auto *turn = evening.window->findChild<StepPanel *>();
    QVERIFY(turn);
    for (int step = 0; step < 300 && !evening.table().session().isOver(); ++step) {
        QVERIFY(seat.chooseAnyThatLacks(random));
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        const auto areas = turn->findChildren<QScrollArea *>();
        for (const QScrollArea *area : areas) {
            const bool fits = !area->isVisible() || area->verticalScrollBar()->maximum() == 0;
            QVERIFY2(fits,
                     qPrintable(u"step %1: %2, %3 px too many of %4"_s.arg(step)
                                    .arg(evening.table().guide().question())
                                    .arg(area->verticalScrollBar()->maximum())
                                    .arg(area->height())));
        }
    }
}

/// Where the first scaffold lies takes two lines in French, and after an undo a note of two lines stands below.
void TestWhistleMountainWindow::aLongQuestionIsWholeAboveANote()
{
    Evening evening;
    evening.speakFrench(100);
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bartholomée"_s, u"Cy"_s}, 46));
    Session &session = evening.table().session();
    playUntil(session, 46, [&session] { return session.cursor() == 2; });
    session.undo();
    const auto *question = evening.find<QLabel>(u"question"_s);
    const auto *aside = evening.find<QLabel>(u"set-aside"_s);
    QTRY_VERIFY(question->isVisible() && aside->isVisible());
    const auto lacks = [](const QLabel *label) {
        return label->heightForWidth(label->width()) - label->height();
    };
    QVERIFY(question->heightForWidth(question->width()) > question->fontMetrics().height() * 3 / 2);
    QTRY_VERIFY2(lacks(question) <= 0, qPrintable(QString::number(lacks(question))));
    QTRY_VERIFY2(lacks(aside) <= 0, qPrintable(QString::number(lacks(aside))));
}

/// After a flood every piece is a row with its number, which stands on the grid, too; Enter ticks all, and the boards have
/// the keyboard again.
void TestWhistleMountainWindow::aFloodIsTickedOff()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s}, 46));
    Session &session = evening.table().session();
    auto *grid = evening.find<GridBoard>(u"grid"_s);
    grid->setFocus();
    playUntil(session, 46, [&session] { return session.state().water > 2 && hasRisen(session); });
    const auto *place = evening.window->findChild<ChecklistPlace *>();
    QVERIFY(place);
    ChecklistPanel &list = place->list();
    QVERIFY(list.isDue() && list.isVisible());
    QVERIFY(!list.openNumbers().isEmpty());
    // What would be empty meanwhile makes room, and comes back; how the docks stand is kept as if it were there.
    const auto pieces = [&evening] { return evening.find(u"dock-pieces"_s); };
    QVERIFY(pieces()->isHidden());
    QCOMPARE(static_cast<qsizetype>(grid->marks().size()), list.openNumbers().size());
    auto *first = qobject_cast<ChecklistRow *>(evening.window->focusWidget());
    QVERIFY(first);
    const auto rows = list.findChildren<ChecklistRow *>();
    for (const ChecklistRow *row : rows) {
        QVERIFY2(row->isHidden() || row->visibleRegion().boundingRect() == row->rect(),
                 qPrintable(row->accessibleName()));
    }
    QTest::keyClick(first, Qt::Key_Return);
    QVERIFY(!list.isDue());
    QVERIFY(grid->marks().empty());
    QCOMPARE(evening.window->focusWidget(), grid);
    QVERIFY(evening.find<MarketBoard>(u"market"_s)->isVisible());
    QVERIFY(!pieces()->isHidden());
    evening.waitForSave();
    evening.open(evening.window->game()->file().path());
    QVERIFY(evening.window->game() && pieces()->isHidden());
    auto *again = evening.find<ChecklistPanel>(u"checklist"_s);
    QTest::keyClick(again->findChild<ChecklistRow *>(u"tick-1"_s), Qt::Key_Return);
    QVERIFY(!pieces()->isHidden());
}

/// As in the window, with undo.
void TestWhistleMountainWindow::keysGoOnInTableMode()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s}, 46));
    Session &session = evening.table().session();
    playUntil(session, 46, [steps = 0]() mutable { return ++steps > 12; }); // the first scaffolds lie
    evening.find<QAction>(u"action-table-mode"_s)->trigger();
    QWidget *table = nullptr;
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (each->objectName() == u"table-window"_s)
            table = each;
    }
    QVERIFY(table != nullptr && table->isVisible());
    int keys = 0;
    const qsizetype start = session.cursor();
    for (int step = 0; step < 200 && keys < 8; ++step) {
        ui::StepGuide &guide = evening.table().guide();
        const auto &options = guide.options();
        const auto next = std::find_if(options.begin(), options.end(), [](const PlayOption &option) {
            return option.status == PlayOption::Status::Offered;
        });
        QVERIFY(next != options.end());
        if (!next->key.isLetterOrNumber()) {
            guide.choose(static_cast<std::size_t>(next - options.begin()));
            continue;
        }
        const auto before = std::pair(session.cursor(), guide.question());
        QTest::keyClick(table, static_cast<char>(next->key.toLower().toLatin1()));
        QVERIFY(std::pair(session.cursor(), guide.question()) != before);
        ++keys;
    }
    QCOMPARE(keys, 8);
    const qsizetype end = session.cursor();
    QVERIFY(end > start);
    QVERIFY(QTest::qWaitForWindowActive(table));
    QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.cursor(), end - 1);
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(!table->isVisible());
}

/// All that is printed on a machine is typed at once, Enter from field to field, and the game goes on.
void TestWhistleMountainWindow::whatIsPrintedIsAskedWhenItIsMet()
{
    Evening evening;
    evening.openGame(test::emptyBox({u"Ada"_s, u"Bo"_s}, 52));
    WhistleMountainTable &table = evening.table();
    WhistleMountainSeat seat(table);
    table::Random random(52);
    auto *form = evening.window->findChild<MetPage *>();
    QVERIFY(form);
    bool kept = false;
    for (int step = 0; step < 4000 && !kept && !table.session().isOver(); ++step) {
        if (table.guide().lacking() == nullptr || !form->isWanted()) {
            QVERIFY(seat.chooseAnyThatLacks(random));
            continue;
        }
        const play::MissingValue missing = table.guide().lacking()->verdict.missing.front();
        const qsizetype before = table.session().cursor();
        for (int field = 1; field <= 3; ++field) {
            auto *line = evening.find<QLineEdit>(u"value-%1"_s.arg(field));
            if (line == nullptr || !line->isVisible())
                break;
            const bool isCost = missing.value.as<Value>() == Value::UpgradeCost || field == 2;
            QTest::keyClicks(line, isCost ? u"C I"_s : u"2"_s);
            QTest::keyClick(line, Qt::Key_Return);
        }
        kept = missing.value.as<Value>() != Value::MachineBuild
            || table.setup().catalogue.machines[static_cast<Machine>(missing.thing)].build == 2;
        QVERIFY(kept);
        // Where that was all that was missing the play has happened; else it is paid otherwise.
        QVERIFY(table.session().cursor() > before || table.guide().lacking() == nullptr || !form->isWanted());
    }
    QVERIFY(kept);
}

/// A turn that ends by itself leaves what the hands have to do in sight, and a list is ticked off all the same.
void TestWhistleMountainWindow::aDeedStaysTogetherWithWhatFollowsByItself()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s}, 47));
    const Session &session = evening.table().session();
    const auto played = [&session](qsizetype event) {
        return std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(event) - 1].event);
    };
    table::Random random(47);
    WhistleMountainSeat seat(evening.table());
    bool endedByItself = false;
    for (int step = 0; step < 2000 && !endedByItself && !session.isOver(); ++step) {
        const qsizetype before = session.cursor();
        QVERIFY(seat.chooseAny(random));
        endedByItself = session.cursor() == before + 2
            && std::holds_alternative<Harvest>(played(before + 1)->play.what)
            && std::holds_alternative<EndTurn>(played(before + 2)->play.what);
    }
    QVERIFY(endedByItself);
    const PieceLines pieces = evening.table().narrator().pieces(session);
    QCOMPARE(pieces.first, session.cursor() - 1);
    QVERIFY(std::any_of(pieces.lines.begin(), pieces.lines.end(),
                        [](const PieceLine &line) { return line.text.contains(u": put "_s); }));
}

/// Whose an aircraft is stands in its middle, and what a machine is called: the line of the bridge lies below them.
void TestWhistleMountainWindow::theBridgeCrossesNoPiece()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s}, 3));
    WhistleMountainTable &table = evening.table();
    const int bridge = table.setup().board().bridgeRow;
    const Area aircraft = areaAt(0, bridge - 2, 1, 2);
    const Area machine = areaAt(3, bridge - 2, 1, 2);
    Correct laid;
    laid.set.push_back(describe::assign(Setting::Aircraft, {0, indexOf(Aircraft::Airship)},
                                        AircraftPlace{AircraftPlace::Kind::Grid, {}, aircraft}));
    laid.set.push_back(describe::assign(Setting::Machine, {indexOf(Machine::Whistler)},
                                        MachinePlacement{machine, Player{0}, {}}));
    QVERIFY(table.session().play(laid, {}).playable());
    auto *grid = evening.find<GridBoard>(u"grid"_s);
    const QImage drawn = grid->grab().toImage();
    const QRgb line = Theme::of(grid->palette()).color(Role::Text).rgb();
    // Inside of the hull and the plate, beside what is written on them.
    const auto isCrossed = [&](const Area &area) {
        const QRectF cells = grid->plan().area(area);
        bool found = false;
        for (int x = qRound(cells.left()) + 6; x < qRound(cells.left()) + 11; ++x)
            found = found || drawn.pixel(x, qRound(cells.center().y())) == line;
        return found;
    };
    QVERIFY(isCrossed(areaAt(6, bridge - 2, 1, 2))); // where nothing lies it is seen
    QVERIFY(!isCrossed(aircraft));
    QVERIFY(!isCrossed(machine));
}

/// An aircraft that was chosen by its button is moved and turned by the keys at once; the letter of a dock that cannot be
/// used has it say why.
void TestWhistleMountainWindow::keysReachTheGridAfterAChoice()
{
    Evening evening;
    evening.openGame(test::emptyBox({u"Ada"_s, u"Bo"_s}, 56));
    WhistleMountainTable &table = evening.table();
    table::Random random(56);
    WhistleMountainSeat seat(table);
    while (table.session().state().phase == Phase::Start)
        QVERIFY(seat.chooseAnyThatLacks(random));
    auto *balloon = evening.find<QAbstractButton>(u"choice-1"_s);
    balloon->setFocus();
    QTest::mouseClick(balloon, Qt::LeftButton);
    QCOMPARE(evening.window->focusWidget(), evening.find<GridBoard>(u"grid"_s));
    QVERIFY(table.guide().askedQuestion());
    const auto dock = std::find_if(table.guide().options().begin(), table.guide().options().end(),
                                   [](const PlayOption &each) {
                                       return each.thing && each.thing->kind == Thing::Dock
                                           && each.status == PlayOption::Status::Refused;
                                   });
    QVERIFY(dock != table.guide().options().end());
    const QString why = dock->detail;
    const QChar letter = whistle::letterOf(static_cast<Dock>(dock->thing->number));
    QTest::keyClick(evening.window->focusWidget(), letter.toLower().toLatin1());
    const auto *note = evening.find<QLabel>(u"turn-note"_s);
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(why), qPrintable(note->text()));
    // On the grid, too, Enter with Ctrl ends the turn.
    table.guide().startAfresh();
    QVERIFY(table.guide().press(u'T'));
    const Player actor = table.session().state().current;
    QCOMPARE(evening.window->focusWidget(), evening.find<GridBoard>(u"grid"_s));
    QTest::keyClick(evening.window->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(table.session().state().current != actor);
}

/// A game waits while its owner types what is printed; back at the table it knows that, and says how much it was.
void TestWhistleMountainWindow::whatTheCopyLearnsReachesTheGame()
{
    Evening evening;
    evening.openGame(test::emptyBox({u"Ada"_s, u"Bo"_s}, 55));
    QVERIFY(evening.view().openingNotice().isEmpty());
    std::vector<Upgrade> unknown;
    for (const Upgrade upgrade : all<Upgrade>()) {
        if (!evening.table().setup().catalogue.upgrades[upgrade].cost)
            unknown.push_back(upgrade);
    }
    QVERIFY(unknown.size() >= 2);
    const auto typeInCopy = [&evening](const QString &field, const QString &text) {
        evening.type(field, text);
        QTest::keyClick(evening.find(field), Qt::Key_Return);
    };
    evening.window->showCopy();
    auto *sheets = evening.find<QListWidget>(u"box-sheets"_s);
    sheets->setCurrentItem(sheets->findItems(u"Upgrades"_s, Qt::MatchStartsWith).value(0));
    typeInCopy(u"box-upgrades-%1-cost"_s.arg(word(unknown[0])), u"2C I"_s);
    typeInCopy(u"box-upgrades-%1-cost"_s.arg(word(unknown[1])), u"W"_s);
    evening.find<QPushButton>(u"box-close"_s)->click();
    QTRY_VERIFY(evening.window->game());
    const Catalogue &known = evening.table().setup().catalogue;
    const auto costOf = [&](std::size_t which) {
        return known.upgrades[unknown[which]].cost.value_or(Cost());
    };
    QCOMPARE(costOf(0).units[Resource::Coal], 2);
    QCOMPARE(costOf(0).total(), 3);
    QCOMPARE(costOf(1).units[Resource::Water], 1);
    QVERIFY(evening.find<QLabel>(u"notice"_s)->text().startsWith(u"2 values of your copy"_s));
    // There is nothing more to take.
    QCOMPARE(evening.view().takeFromCopy(), 0);
}

/// What is met is in the game in any case; a copy that nobody can read is left alone, and that is said.
void TestWhistleMountainWindow::aCopyThatCannotBeKeptIsTold()
{
    Evening evening;
    evening.openGame(test::emptyBox({u"Ada"_s, u"Bo"_s}, 52));
    const QString copy = BoxFile(gameId).path();
    QDir().mkpath(QFileInfo(copy).path());
    QFile file(copy);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    WhistleMountainTable &table = evening.table();
    WhistleMountainSeat seat(table);
    table::Random random(52);
    const auto *form = evening.window->findChild<MetPage *>();
    for (int step = 0; step < 4000 && (table.guide().lacking() == nullptr || !form->isWanted()); ++step)
        QVERIFY(seat.chooseAnyThatLacks(random));
    const play::MissingValue missing = table.guide().lacking()->verdict.missing.front();
    for (int field = 1; field <= 3; ++field) {
        auto *line = evening.find<QLineEdit>(u"value-%1"_s.arg(field));
        if (line == nullptr || !line->isVisible())
            break;
        QTest::keyClicks(line,
                         missing.value.as<Value>() == Value::UpgradeCost || field == 2 ? u"C I"_s : u"2"_s);
        QTest::keyClick(line, Qt::Key_Return);
    }
    const auto *note = evening.find<QLabel>(u"turn-note"_s);
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(u"cannot be read"_s), qPrintable(note->text()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{}"));
}

namespace {

/// What the owner's copy says of the board.
QJsonObject keptBoard()
{
    return BoxFile(gameId).read()["board"_L1].toObject();
}

} // namespace

void TestWhistleMountainWindow::floorsAreAskedOnTheTower()
{
    Evening evening;
    evening.openGame(test::emptyBox({u"Ada"_s, u"Bo"_s}, 53));
    WhistleMountainTable &table = evening.table();
    auto *grid = evening.find<GridBoard>(u"grid"_s);
    const int columns = table.setup().board().columns;
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->plan().tower(0).center().toPoint());
    auto *field = grid->findChild<PlaceField *>(u"floor-vp"_s);
    QVERIFY(field && field->isVisible() && field->hasFocus());
    QVERIFY(grid->plan().tower(0).toAlignedRect().intersects(field->geometry()));
    QTest::keyClicks(field, u"1"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(table.setup().board().floorVp[0], std::optional<std::uint16_t>(1));
    // Enter goes on to the next floor.
    QVERIFY(field->isVisible());
    QCOMPARE(grid->spot(), QPoint(columns, 1));
    QTest::keyClicks(field, u"3"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(table.setup().board().floorVp[1], std::optional<std::uint16_t>(3));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QVERIFY(!table.setup().board().floorVp[2]);
    QVERIFY(grid->hasFocus());
    // What is known is not asked.
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->plan().tower(1).center().toPoint());
    QVERIFY(!field->isVisible());
    // Games to come know it too, beside what the copy said already.
    QCOMPARE(keptBoard()["floors"_L1], QJsonValue(QJsonArray{1, 3}));
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->plan().tower(3).center().toPoint());
    QTest::keyClicks(field, u"6"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(keptBoard()["floors"_L1], QJsonValue(QJsonArray{1, 3, QJsonValue(), 6}));
}

/// The size of a machine is what was drawn; it is kept when the turn is over, since until then a slip is undone.
void TestWhistleMountainWindow::sizesThatWereDrawnAreKept()
{
    Evening evening;
    evening.openGame(test::emptyBox({u"Ada"_s, u"Bo"_s}, 52));
    Session &session = evening.table().session();
    const auto hasBuilt = [&session] { return !session.state().onGrid.empty(); };
    WhistleMountainSeat seat(evening.table());
    table::Random random(52);
    for (int step = 0; step < 4000 && !hasBuilt(); ++step)
        QVERIFY(seat.chooseAnyThatLacks(random));
    QVERIFY(hasBuilt());
    const Machine machine = *session.state().onGrid.begin();
    const Area area = session.state().built[machine].area;
    const int turn = session.state().turn;
    const auto keptSize = [machine] {
        return BoxFile(gameId).read()["machines"_L1][word(machine)]["size"_L1];
    };
    QVERIFY(keptSize().isUndefined());
    for (int step = 0; step < 400 && session.state().turn == turn; ++step)
        QVERIFY(seat.chooseAnyThatLacks(random));
    QVERIFY(session.state().turn != turn);
    QCOMPARE(keptSize(), QJsonValue(QJsonArray{area.width, area.height}));
}

/// The same once more puts it back, and nothing is played.
void TestWhistleMountainWindow::anotherAircraftIsTakenByItsKey()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s}, 54));
    WhistleMountainTable &table = evening.table();
    playUntil(table.session(), 54, [&table] { return table.session().state().phase == Phase::Turn; });
    auto *grid = evening.find<GridBoard>(u"grid"_s);
    const qsizetype before = table.session().cursor();
    const auto taken = [&table] { return table.guide().asked()->answer(Ask::Aircraft); };
    QTest::keyClick(grid, Qt::Key_1);
    QCOMPARE(taken(), std::optional(0));
    QTest::keyClick(grid, Qt::Key_3);
    QCOMPARE(taken(), std::optional(2));
    QTest::keyClick(grid, Qt::Key_3);
    QVERIFY(!table.guide().canGoBack());
    QCOMPARE(table.session().cursor(), before);
}

void TestWhistleMountainWindow::whatToDoStandsAboveTheStandings()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s}, 55));
    QTRY_VERIFY(evening.find(u"dock-pieces"_s)->y() > evening.find(u"dock-market"_s)->y());
    QTRY_VERIFY(evening.find(u"dock-pieces"_s)->y() < evening.find(u"dock-standings"_s)->y());
}

/// A tile that nobody named is named by a click, and the event that turned it up tells it.
void TestWhistleMountainWindow::whatWasTurnedUpIsNamed()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s}, 47));
    Session &session = evening.table().session();
    const auto isUnnamed = [&session] {
        return session.state().displays[whistlemountain::Display::Small].contains(unnamed);
    };
    playUntil(session, 47, isUnnamed);
    QVERIFY(isUnnamed());
    const std::size_t at = session.state().displays[whistlemountain::Display::Small].find(unnamed);
    auto *plate = evening.find<Plate>(u"tile-small-%1"_s.arg(at + 1));
    QVERIFY(plate && plate->accessibleName().contains(u"not named"_s));
    QTest::mouseClick(plate, Qt::LeftButton);
    auto *menu = plate->findChild<QMenu *>(u"names"_s);
    QVERIFY(menu);
    QAction *chosen = nullptr;
    const QList<QAction *> actions = menu->actions();
    for (QAction *each : actions) {
        if (each->data().isValid())
            chosen = each;
    }
    QVERIFY(chosen);
    const auto tile = static_cast<std::uint8_t>(chosen->data().toInt());
    chosen->trigger();
    QVERIFY(session.state().displays[whistlemountain::Display::Small].contains(tile));
    QCOMPARE(session.lineCount(), std::size_t{0});
    bool isTold = false;
    for (const auto &entry : session.record().entries)
        isTold = isTold || entry.document.contains(u"reveal"_s);
    QVERIFY(isTold);
}

void TestWhistleMountainWindow::aNewGameIsSetUpByNames()
{
    Evening evening;
    evening.window->newGame();
    evening.type(u"name-1"_s, u"Ada"_s);
    evening.type(u"name-2"_s, u"Bo"_s);
    QTest::keyClick(evening.find(u"name-2"_s), Qt::Key_Return);
    auto *ability = evening.find<QComboBox>(u"ability-2"_s);
    QVERIFY(ability && ability->isEnabled());
    ability->setCurrentText(u"Foreman"_s);
    auto *third = evening.find<QComboBox>(u"ability-3"_s);
    QVERIFY(third && !third->isEnabled());
    evening.find<QComboBox>(u"components"_s)->setCurrentIndex(1); // the sample set
    QTest::keyClick(evening.find(u"start"_s), Qt::Key_Return);
    QTRY_VERIFY(evening.window->game());
    const Setup &setup = evening.table().setup();
    QCOMPARE(setup.playerCount, std::size_t{2});
    QCOMPARE(setup.abilities[static_cast<Player>(1)], Ability::Foreman);
    QVERIFY(setup.abilities[static_cast<Player>(0)] != Ability::Foreman);
    QCOMPARE(evening.view().title(), u"Ada, Bo"_s);
}

/// Once all that is needed is there: what lacks is asked for.
void TestWhistleMountainWindow::enterInTheEmptyNameBegins()
{
    Evening evening;
    evening.window->newGame();
    evening.type(u"name-1"_s, u"Ada"_s);
    evening.type(u"name-2"_s, u"Bo"_s);
    QTest::keyClick(evening.find(u"name-2"_s), Qt::Key_Return);
    QVERIFY(evening.find(u"name-3"_s)->hasFocus());
    QTest::keyClick(evening.find(u"name-3"_s), Qt::Key_Return);
    QVERIFY(!evening.window->game());
    QVERIFY(!evening.find<QLabel>(u"refusal"_s)->text().isEmpty());
    QVERIFY(evening.find(u"measure-board.columns"_s)->hasFocus());
    evening.find<QComboBox>(u"components"_s)->setCurrentIndex(1); // the sample set
    QTest::keyClick(evening.find(u"name-3"_s), Qt::Key_Return);
    QTRY_VERIFY(evening.window->game());
    QCOMPARE(evening.table().setup().playerCount, std::size_t{2});
}

/// Without the three numbers of the board nothing can be played; the next game knows them.
void TestWhistleMountainWindow::theMeasuresAreAskedOnce()
{
    Evening evening;
    const auto begin = [&evening] {
        evening.window->newGame();
        evening.type(u"name-1"_s, u"Ada"_s);
        evening.type(u"name-2"_s, u"Bo"_s);
        QTest::keyClick(evening.find(u"start"_s), Qt::Key_Return);
    };
    begin();
    QVERIFY(!evening.window->game());
    QVERIFY(evening.find<QLabel>(u"refusal"_s)->text().contains(u"1"_s));
    QCOMPARE(evening.window->focusWidget(), evening.find(u"measure-board.columns"_s));
    evening.type(u"measure-board.columns"_s, u"9"_s);
    evening.type(u"measure-board.rows"_s, u"11"_s);
    evening.type(u"measure-board.bridgeRow"_s, u"12"_s); // above the board
    QTest::keyClick(evening.find(u"start"_s), Qt::Key_Return);
    QVERIFY(!evening.window->game());
    evening.find<QLineEdit>(u"measure-board.bridgeRow"_s)->clear();
    evening.type(u"measure-board.bridgeRow"_s, u"6"_s);
    evening.type(u"measure-sizes.small-1"_s, u"2"_s);
    evening.type(u"measure-sizes.small-2"_s, u"1"_s);
    evening.type(u"measure-board.floors"_s, u"1 2 ? 3"_s);
    QTest::keyClick(evening.find(u"start"_s), Qt::Key_Return);
    QTRY_VERIFY(evening.window->game());
    const Board board = evening.table().setup().board();
    QCOMPARE(int(board.columns), 9);
    QCOMPARE(int(board.rows), 11);
    QCOMPARE(int(board.bridgeRow), 6);
    QCOMPARE(board.floorVp[1], std::optional<std::uint16_t>(2));
    QVERIFY(!board.floorVp[2]);
    QVERIFY(evening.table().setup().catalogue.sizes[MachineClass::Small] == Size({2, 1}));
    QVERIFY(!evening.table().setup().catalogue.sizes[MachineClass::Large]);
    // Nothing of a real table is dealt.
    for (const DisplayList &display : evening.table().setup().displays)
        QVERIFY(std::all_of(display.begin(), display.end(), [](auto tile) { return tile == unnamed; }));
    evening.waitForSave();
    evening.open();
    begin();
    QTRY_VERIFY(evening.window->game());
    QVERIFY(evening.table().setup().board() == board);
}

void TestWhistleMountainWindow::aWholeGameEqualsTheCores_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("keys");
    const QStringList two{u"Ada"_s, u"Bo"_s};
    const QStringList four{u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s};
    QTest::newRow("two players, pointer") << two << false;
    QTest::newRow("two players, keys") << two << true;
    QTest::newRow("four players, pointer") << four << false;
    QTest::newRow("four players, keys") << four << true;
}

/// Every event of a random game of the core is played through the window, and is the same event.
void TestWhistleMountainWindow::aWholeGameEqualsTheCores()
{
    QFETCH(QStringList, names);
    QFETCH(bool, keys);
    Evening evening;
    evening.openGame(test::dealtGame(names, 41));
    const RandomGame game = playRandomly(evening.table().setup(), 41);
    QVERIFY(game.finished);
    Hands hands(evening, keys ? Hands::With::Keys : Hands::With::Pointer);
    const Session &session = evening.table().session();
    for (std::size_t i = 0; i < game.plays.size(); ++i) {
        if (i < static_cast<std::size_t>(session.cursor()))
            continue; // what leaves no choice was played by itself
        QVERIFY2(hands.perform(game.plays[i]), qPrintable(QString::number(i)));
    }
    QVERIFY(session.isOver());
    QCOMPARE(session.state(), game.end);
    QCOMPARE(session.eventCount(), static_cast<qsizetype>(game.plays.size()));
    for (std::size_t i = 0; i < game.plays.size(); ++i)
        QVERIFY2(session.record().entries[i].event == Event(Played{game.plays[i], {}}),
                 qPrintable(QString::number(i)));
    // The scoring has come by itself, and the shelf gets the game.
    QTRY_VERIFY(evening.find<ResultPage>(u"result-page"_s));
    QVERIFY(evening.view().finishedGame());
    // Beside the boards the standings say who won.
    const auto *winner = evening.find<QLabel>(u"standings-remarks"_s);
    QVERIFY(winner && !winner->text().isEmpty());
}

void TestWhistleMountainWindow::anEmptyBoxIsPlayedToItsEnd_data()
{
    QTest::addColumn<bool>("keys");
    QTest::newRow("pointer") << false;
    QTest::newRow("keys") << true;
}

/// A box of which only the measures are known: scaffolds are drawn and told cell by cell, machines drawn from corner to
/// corner, payments that nobody knows are typed. The game is the one that was led without a window.
void TestWhistleMountainWindow::anEmptyBoxIsPlayedToItsEnd()
{
    QFETCH(bool, keys);
    const GameRecord box = test::emptyBox({u"Ada"_s, u"Bo"_s}, 51);
    WhistleMountainTable led(box);
    WhistleMountainSeat seat(led);
    table::Random random(51);
    while (!led.session().isOver())
        QVERIFY(seat.chooseAnyThatLacks(random));
    Evening evening;
    evening.openGame(box);
    Hands hands(evening, keys ? Hands::With::Keys : Hands::With::Pointer);
    const Session &session = evening.table().session();
    bool reported = false;
    for (qsizetype event = 1; event <= led.session().eventCount(); ++event) {
        if (event <= session.cursor())
            continue; // what leaves no choice was played by itself
        const auto &entry = led.session().record().entries[static_cast<std::size_t>(event) - 1];
        const auto &played = std::get<Played>(entry.event);
        reported = reported || played.reported != Reported();
        QVERIFY2(hands.perform(played.play, played.reported),
                 QJsonDocument(entry.document).toJson(QJsonDocument::Compact).constData());
    }
    QVERIFY(session.isOver());
    QVERIFY(reported);
    QCOMPARE(session.state(), led.session().state());
}

void TestWhistleMountainWindow::aGameIsSavedAndOpenedAgain()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s}, 42));
    Hands hands(evening, Hands::With::Keys);
    const RandomGame game = playRandomly(evening.table().setup(), 42);
    for (std::size_t i = 0; i < 60; ++i) {
        if (i >= static_cast<std::size_t>(evening.table().session().cursor()))
            QVERIFY(hands.perform(game.plays[i]));
    }
    const State played = evening.table().session().state();
    evening.waitForSave();
    const QString file = evening.window->game()->file().path();
    evening.open(file);
    QVERIFY(evening.window->game());
    QCOMPARE(evening.table().session().state(), played);
    evening.view().undo();
    QVERIFY(evening.table().session().state() != played);
    evening.view().redo();
    QCOMPARE(evening.table().session().state(), played);
}

void TestWhistleMountainWindow::theEndIsExplained()
{
    GameRecord record = test::dealtGame({u"Ada"_s, u"Bo"_s}, 43);
    const RandomGame game = playRandomly(record.setup, 43);
    for (const Play &play : game.plays)
        appendPlay(record, play);
    Evening evening;
    evening.openGame(record);
    const auto *page = evening.find<ResultPage>(u"result-page"_s);
    QVERIFY(page && page->isVisibleTo(evening.window.get()));
    const FinalScore score = scoreState(record.setup, game.end, game.ledgers);
    page->findChild<QCheckBox *>(u"explanation-every-entry"_s)->click();
    const auto *text = page->findChild<QTextBrowser *>(u"explanation-text"_s);
    qsizetype moments = 0;
    qsizetype lines = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const QString name = record.players[static_cast<qsizetype>(seat)].name;
        QVERIFY(text->toPlainText().contains(name + u": "_s + QString::number(score.players[seat].total)
                                             + u" VP"_s));
        for (const ScoreLine &line : score.players[seat].ledger) {
            ++lines;
            moments += line.event > 0 ? 1 : 0;
        }
    }
    QVERIFY(lines > moments && moments > 0);
    QVERIFY(text->toHtml().count(u"href=\"event:"_s) == moments);
    const auto *sentence = page->findChild<QLabel *>(u"podium-sentence"_s);
    const int winner = score.players[0].rank == 1 ? 0 : 1;
    QVERIFY(sentence->text().contains(record.players[winner].name));
    const auto *curve = page->findChild<PictureView *>(u"picture-curve"_s);
    QVERIFY(curve->drawing() != nullptr && !curve->drawing()->spots().empty());
    const WhistleMountainModule module;
    QVERIFY(module.finishedGameIn(writeGameRecord(record)));
    QVERIFY(!module.glance(writeGameRecord(record))); // nothing is under way
}

/// At 1366x700 the whole board stands in the middle; what is beside it does not scroll either.
void TestWhistleMountainWindow::nothingImportantIsCutOff()
{
    Evening evening;
    evening.openGame(test::dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s}, 44));
    const auto *grid = evening.find<GridBoard>(u"grid"_s);
    QVERIFY(grid && grid->isVisible());
    QVERIFY(QRectF(grid->rect()).contains(grid->plan().grid()));
    QVERIFY(QRectF(grid->rect()).contains(grid->plan().whirlpool()));
    QVERIFY2(grid->plan().side() >= 32, qPrintable(QString::number(grid->plan().side())));
    const auto *market = evening.find<MarketBoard>(u"market"_s);
    QVERIFY(market && market->isVisible());
}

QTEST_MAIN(TestWhistleMountainWindow)
#include "tst_window.moc"
