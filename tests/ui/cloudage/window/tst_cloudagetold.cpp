// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/randomplay.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "tests/ui/cloudage/window/telling.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/play/turn/lanechip.h"
#include "ui/widgets/drawnbutton.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeQuestions;
using ui::CloudAgeView;
using ui::PlayOption;

namespace {

/// Somebody who tells the window a play, by keys alone or by the pointer alone.
class Hand
{
public:
    Hand(CloudAgeView &view, bool byKeys) : m_view(view), m_byKeys(byKeys) {}

    /// Tells a play; false if the window leads to none such.
    bool tell(const ui::PartialPlay &told)
    {
        const auto &session = m_view.table().session();
        const qsizetype before = session.eventCount();
        const auto seat = play::seatOf(ui::cloudagesteps::doer(session.state(), told));
        for (int steps = 0; steps < 60 && session.eventCount() == before; ++steps) {
            closePage();
            if (!takeLane(seat))
                return false;
            const auto option = optionTowards(m_view.table(), told);
            if (!option || !take(*option))
                return false;
        }
        return session.eventCount() > before;
    }

private:
    template <class Widget>
    Widget *shown(const QString &name)
    {
        const auto found = m_view.centre()->findChildren<Widget *>(name);
        for (Widget *widget : found) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    /// What is over waits for nothing but the pointer: a key that plays on closes it.
    void closePage()
    {
        if (auto *close = m_byKeys ? nullptr : shown<QPushButton>(u"recap-close"_s))
            QTest::mouseClick(close, Qt::LeftButton);
    }
    bool takeLane(play::Seat seat)
    {
        const auto &guide = m_view.table().guide();
        const auto &options = guide.options();
        const bool isThere = std::any_of(options.begin(), options.end(),
                                         [seat](const PlayOption &option) { return option.seat == seat; });
        for (int tabs = 0; tabs < 8 && isThere && guide.lane() != seat; ++tabs) {
            closeByKey();
            // To the last lane, then back.
            if (!stepLane(tabs < 4 ? Qt::Key_Tab : Qt::Key_Backtab, seat))
                return false;
        }
        return !isThere || guide.lane() == seat;
    }
    void closeByKey()
    {
        if (auto *close = shown<QPushButton>(u"recap-close"_s))
            QTest::keyClick(close, Qt::Key_Return);
    }
    bool stepLane(Qt::Key key, play::Seat seat)
    {
        const auto &options = m_view.table().guide().options();
        for (std::size_t i = 0; i < options.size(); ++i) {
            const bool isHere = options[i].seat == (m_byKeys ? m_view.table().guide().lane() : seat);
            auto *chip = isHere ? shown<ui::LaneChip>(u"chip-%1"_s.arg(i + 1)) : nullptr;
            if (chip == nullptr)
                continue;
            if (m_byKeys)
                QTest::keyClick(chip, key);
            else // beside the chips, where the name stands
                QTest::mouseClick(chip->parentWidget(), Qt::LeftButton, {}, {8, 8});
            return true;
        }
        return false;
    }
    bool take(std::size_t place)
    {
        const PlayOption option = m_view.table().guide().options()[place];
        if (!m_byKeys)
            return click(place, option);
        QKeyEvent event(QEvent::KeyPress, option.key.unicode(), Qt::NoModifier,
                        QString(option.key).toLower());
        return !option.key.isNull() && m_view.keyPressed(&event);
    }
    bool click(std::size_t place, const PlayOption &option)
    {
        const QString thing = option.thing ? nameOf(*option.thing) : QString();
        QAbstractButton *button = thing.isEmpty() ? nullptr : shown<ui::DrawnButton>(thing);
        for (const QString &kind : {u"chip-%1"_s, u"choice-%1"_s}) {
            if (button == nullptr && option.isListed)
                button = shown<QAbstractButton>(kind.arg(place + 1));
        }
        if (button == nullptr)
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        return true;
    }
    /// The object name of a thing on a board.
    static QString nameOf(const ui::BoardThing &thing)
    {
        using Thing = CloudAgeQuestions::Thing;
        const int number = thing.number;
        switch (thing.kind.as<Thing>()) {
        case Thing::Pair: {
            if (number == ui::cloudagesteps::otherPair)
                return u"other-pair"_s;
            const int row = number % 3;
            const int pair = number / 3;
            return u"pair-%1-%2-%3"_s.arg(pair / 10).arg(pair % 10).arg(row == 0 ? 2 : row - 1);
        }
        case Thing::City:
            return u"city-%1"_s.arg(number + 1);
        case Thing::District:
            return u"action-%1"_s.arg(number + 1);
        default:
            return {};
        }
    }

    CloudAgeView &m_view;
    bool m_byKeys;
};

/// The game of the core: what chance plays, and what leaves no choice.
class CoreGame
{
public:
    CoreGame(const GameRecord &record, std::uint64_t seed)
        : m_session(GameRecord(record)),
          m_player(m_session.setup(), cityCardsOf(record), seed),
          m_random(seed)
    {
    }

    const Session &session() const { return m_session; }
    bool isOver() const { return m_session.isOver(); }
    /// The next play, as it is told; nothing if chance found none that can be.
    std::optional<ui::PartialPlay> next()
    {
        const State &state = m_session.state();
        for (int tries = 0; tries < 200; ++tries) {
            const auto chosen = m_player.choose(state);
            if (!chosen)
                return std::nullopt;
            std::vector<Resource> units(m_random.below(3), static_cast<Resource>(m_random.below(4)));
            const ui::PartialPlay told = toldOf(m_session.setup(), state, chosen->play, units);
            if (ui::cloudagesteps::kindOf(told) == CloudAgeQuestions::Kind::Beside)
                continue;
            const Played played = ui::cloudagesteps::playedOf(m_session.setup(), state, told);
            if (check(m_session.setup(), state, played.play, played.reported).allowed())
                return told;
        }
        return std::nullopt;
    }
    bool play(const Played &played)
    {
        const State before = m_session.state();
        const bool playable = m_session.play(played).playable();
        m_player.happened(before, played, m_session.changesOf(m_session.cursor()));
        return playable;
    }

private:
    Session m_session;
    RandomPlayer m_player;
    table::Random m_random;
};

} // namespace

class TestCloudAgeTold : public QObject
{
    Q_OBJECT

private slots:
    void theWindowPlaysTheGameOfTheCore_data();
    void theWindowPlaysTheGameOfTheCore();
};

void TestCloudAgeTold::theWindowPlaysTheGameOfTheCore_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("solo, scenario 1, keys") << 1 << Mode::Scenario1 << true;
    QTest::newRow("solo, scenario 1, pointer") << 1 << Mode::Scenario1 << false;
    QTest::newRow("3 players, keys") << 3 << Mode::Scenario2 << true;
    QTest::newRow("3 players, pointer") << 3 << Mode::Scenario2 << false;
}

/// The core chooses each play; the window is told it, and stands where the core's game stands, event by event.
void TestCloudAgeTold::theWindowPlaysTheGameOfTheCore()
{
    QFETCH(const int, players);
    QFETCH(const Mode, mode);
    QFETCH(const bool, byKeys);
    const GameRecord record = sampleGame(players, mode);
    CloudAgeView view{GameRecord(record)};
    view.centre()->resize(580, 620);
    view.centre()->show();
    CoreGame core(record, 11);
    Hand hand(view, byKeys);
    const Session &window = view.table().session();
    while (!core.isOver()) {
        const auto alone = view.table().questions().withoutChoice(core.session());
        const auto told = alone ? std::nullopt : core.next();
        QVERIFY(alone || told);
        const Played played = alone
            ? std::get<Played>(*alone)
            : ui::cloudagesteps::playedOf(core.session().setup(), core.session().state(), *told);
        if (told) {
            QCOMPARE(window.eventCount(), core.session().eventCount());
            QVERIFY2(hand.tell(*told),
                     qPrintable(u"%1 (event %2)"_s.arg(view.table().guide().question())
                                    .arg(core.session().eventCount() + 1)));
        }
        QVERIFY(core.play(played));
        const qsizetype now = core.session().eventCount();
        QVERIFY(window.eventCount() >= now);
        QVERIFY(window.record().entries[static_cast<std::size_t>(now) - 1].event
                == core.session().record().entries.back().event);
        QVERIFY(window.stateAt(now) == core.session().state());
    }
    QVERIFY(window.isOver());
    QCOMPARE(window.eventCount(), core.session().eventCount());
    QVERIFY2(core.session().eventCount() > qsizetype{8} * players * 3,
             qPrintable(QString::number(core.session().eventCount())));
}

QTEST_MAIN(TestCloudAgeTold)

#include "tst_cloudagetold.moc"
