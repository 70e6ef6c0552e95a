// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rulings.h"
#include "core/play/lines.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/randomgames.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QTest>
#include <rapidcheck.h>

#include <memory>
#include <utility>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

/// Any mix of play, undo and changes of the past, one number a step, so that RapidCheck can shorten it. The seed is
/// fixed, but for SKYLEDGER_NIGHTLY=1 and RC_PARAMS (see RapidCheck).
class TestPastProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fileAndMemoryAgreeAndNothingIsLost();
};

namespace {

using Script = std::vector<unsigned>;
using Documents = std::vector<QJsonObject>;

/// A game whose box is known but for the contracts' terms, so that some moves need a report.
GameRecord startOf(unsigned seed)
{
    GameRecord record = newSampleGame(3 + seed % 2, seed);
    if (seed % 3 != 0)
        return record;
    QJsonObject document = gameRecordJson(record);
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonObject catalogue = setup["catalogue"_L1].toObject();
    QJsonArray contracts = catalogue["contracts"_L1].toArray();
    for (qsizetype i = 0; i < contracts.size(); ++i) {
        QJsonObject contract = contracts.at(i).toObject();
        contract.remove("term"_L1);
        contracts.replace(i, contract);
    }
    catalogue.insert(u"contracts"_s, contracts);
    setup.insert(u"catalogue"_s, catalogue);
    document.insert(u"setup"_s, setup);
    return readGameRecord(document).value();
}

/// Somebody who does anything at all to a game.
class Meddler
{
public:
    explicit Meddler(unsigned seed) : m_session(std::make_unique<TableSession>(startOf(seed))) { setClock(); }

    const Session &session() const { return *m_session; }

    void step(unsigned number)
    {
        Random random(number);
        const QJsonArray lines = m_session->record().lines;
        const QJsonArray agreed = m_session->record().agreed;
        const Documents before = m_session->record().documents();
        const QString deed = meddle(random);
        m_history += deed.toStdString() + "; ";
        if (!beginsWith(m_session->record().lines, lines) || !beginsWith(m_session->record().agreed, agreed))
            fail("a line or a mark that was kept is gone");
        if (!isKept(before))
            fail("events are lost");
    }

    void fail(const std::string &why) const { RC_FAIL(why + " after " + m_history); }

private:
    void setClock()
    {
        m_session->setClock([this] {
            return QDateTime({2026, 11, 27}, {20, 0}, Qt::UTC).addSecs(60 * ++m_minutes);
        });
    }

    static bool beginsWith(const QJsonArray &list, const QJsonArray &start)
    {
        return list.size() >= start.size() && std::equal(start.begin(), start.end(), list.begin());
    }

    /// What was the main line begins it still, or is the line that was left last.
    bool isKept(const Documents &before) const
    {
        const GameRecord &record = m_session->record();
        const Documents &now = record.documents();
        const bool goesOn =
            now.size() >= before.size() && std::equal(before.begin(), before.end(), now.begin());
        return goesOn || documentsOfLine(record, static_cast<std::size_t>(record.lines.size())) == before;
    }

    /// Mostly what the rules list, else a correction, or any play at all as an override.
    Event eventAt(Random &random, qsizetype moment) const
    {
        const Setup &setup = m_session->setup();
        const State &state = m_session->stateAt(moment);
        std::vector<Play> plays;
        switch (below(random, 5)) {
        case 0:
            return randomCorrection(random, setup, state);
        case 1:
            return Override{Played{randomPlay(random, setup), {}}, false, false};
        case 2:
            undeterminedEvents(setup, state, plays);
            break;
        default:
            legalEvents(setup, state, plays);
        }
        if (plays.empty())
            return endTurn();
        const Play play = plays[static_cast<std::size_t>(below(random, static_cast<int>(plays.size())))];
        return Played{play, randomReport(random, setup, state, play)};
    }

    /// A number from 1 to the last event.
    qsizetype anyEvent(Random &random) const
    {
        return 1 + below(random, static_cast<int>(std::max<qsizetype>(1, m_session->eventCount())));
    }

    QString meddle(Random &random)
    {
        switch (below(random, 24)) {
        case 0:
            m_session->undo();
            return u"undo"_s;
        case 1:
            m_session->redo();
            return u"redo"_s;
        case 2: {
            const qsizetype to = anyEvent(random);
            m_session->jump(to);
            return u"jump %1"_s.arg(to);
        }
        case 3: {
            const qsizetype number = anyEvent(random);
            if (number <= m_session->eventCount())
                m_session->changeEvent(number, eventAt(random, number - 1), u"changed"_s);
            return u"change %1"_s.arg(number);
        }
        case 4: {
            const qsizetype number = anyEvent(random);
            m_session->insertEvent(number, eventAt(random, number - 1), u"inserted"_s);
            return u"insert %1"_s.arg(number);
        }
        case 5: {
            const qsizetype number = anyEvent(random);
            const int count = 1 + below(random, 3);
            m_session->removeEvents(number, count);
            return u"remove %1 from %2 on"_s.arg(count).arg(number);
        }
        case 6:
            return changeSetup(random);
        case 7: {
            const auto lines = static_cast<int>(m_session->record().lines.size());
            const int line = 1 + below(random, lines + 1);
            m_session->takeUp(static_cast<std::size_t>(line));
            return u"take up line %1"_s.arg(line);
        }
        case 8:
            m_session =
                std::make_unique<TableSession>(readGameRecord(writeGameRecord(session().record())).value());
            setClock();
            return u"reload"_s;
        case 9:
            m_session->agree();
            return u"agree"_s;
        case 10: {
            const auto contract = below(random, m_session->setup().catalogue.contractCount);
            m_session->enter({Value::ContractTerm, static_cast<std::uint8_t>(contract)},
                             1 + below(random, 4));
            return u"enter a term"_s;
        }
        default: {
            const Event event = eventAt(random, m_session->cursor());
            m_session->play(event, u"as we say"_s);
            return QString::fromStdString(describe(event));
        }
        }
    }

    QString changeSetup(Random &random)
    {
        SetupChange setup = presentSetup(m_session->record());
        const auto &table = rulingTable();
        const RulingInfo &ruling =
            table[static_cast<std::size_t>(below(random, static_cast<int>(table.size())))];
        Rulings rulings = m_session->setup().rulings;
        ruling.set(rulings,
                   static_cast<std::size_t>(below(random, static_cast<int>(ruling.readings.size()))));
        setRulings(setup, rulings);
        setup.others["edition"_L1] = skyledger::table::word(static_cast<Edition>(below(random, 2)));
        std::swap(setup.seats[0], setup.seats[below(random, static_cast<int>(setup.seats.size()))]);
        setup.seats[1].name += u'x';
        setup.seats[1].name.truncate(40);
        m_session->changeSetup(setup);
        return u"change the setup"_s;
    }

    std::unique_ptr<TableSession> m_session;
    qint64 m_minutes = 0;
    std::string m_history;
};

} // namespace

void TestPastProperties::initTestCase()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? "max_success=1000" : "seed=1");
}

void TestPastProperties::fileAndMemoryAgreeAndNothingIsLost()
{
    QVERIFY(rc::check("the session, a replay and the file are the same, and every line is kept", [] {
        Meddler meddler(*rc::gen::arbitrary<unsigned>() % 1000);
        const auto script = *rc::gen::resize(200, rc::gen::container<Script>(rc::gen::arbitrary<unsigned>()));
        for (const unsigned number : script)
            meddler.step(number);
        const QString wrong = disagreement(meddler.session());
        if (!wrong.isEmpty())
            meddler.fail(wrong.toStdString());
        if (meddler.session().stoppedBy())
            meddler.fail("an event cannot be replayed");
    }));
}

QTEST_GUILESS_MAIN(TestPastProperties)
#include "tst_pastproperties.moc"
