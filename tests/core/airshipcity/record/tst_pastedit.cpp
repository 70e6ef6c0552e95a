// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/judgement.h"
#include "core/play/pastedit.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QtTest>

#include <map>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord read(const QString &path)
{
    QFile file(path);
    auto record = readGameRecord(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    if (!record)
        qFatal("%s: %s", qPrintable(path), qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

/// "move", "override move" ...
QString kindOf(const QJsonObject &event)
{
    const QString kind = event["do"_L1].toString();
    return kind == u"override" ? kind + u' ' + event["event"_L1]["do"_L1].toString() : kind;
}

/// The first, a middle and the last event of each kind, from 1.
std::map<QString, std::vector<std::size_t>> samples(const GameRecord &record)
{
    std::map<QString, std::vector<std::size_t>> numbers;
    for (std::size_t i = 0; i < record.entries.size(); ++i)
        numbers[kindOf(record.entries[i].document)].push_back(i + 1);
    for (auto &[kind, all] : numbers)
        all = {all.front(), all[all.size() / 2], all.back()};
    return numbers;
}

/// What the table did, whatever the program has made of it since: without `was`, `void` and the player.
QJsonObject meantBy(QJsonObject event)
{
    const bool isOurs = event.contains("was"_L1) || event.contains("void"_L1);
    if (isOurs && !play::givesReason(event))
        return meantBy(play::restoredJson(event));
    event.remove("was"_L1);
    event.remove("void"_L1);
    event.remove("player"_L1);
    if (event.contains("event"_L1)) {
        QJsonObject inner = event["event"_L1].toObject();
        inner.remove("player"_L1);
        event.insert(u"event"_s, inner);
    }
    return event;
}

bool isVoid(const Event &event)
{
    const auto *overridden = std::get_if<Override>(&event);
    return overridden && overridden->isVoid;
}

/// Whose deed an event is; `none` for a correction.
Player doerOf(const Event &event, const State &before)
{
    const auto *played = std::get_if<Played>(&event);
    if (const auto *overridden = std::get_if<Override>(&event))
        played = std::get_if<Played>(&overridden->event);
    return played ? playerOf(before, played->play) : none<Player>;
}

/// What is wrong with the line that was kept for a removed event; empty if it holds all that was there.
QString lossOfLine(const QJsonObject &line, const GameRecord &record, std::size_t number)
{
    const auto after = static_cast<std::size_t>(line["after"_L1].toInteger());
    const QJsonArray events = line["events"_L1].toArray();
    if (after >= number || after + static_cast<std::size_t>(events.size()) != record.entries.size())
        return u"the old line is kept from event %1 on only"_s.arg(after + 1);
    for (qsizetype i = 0; i < events.size(); ++i) {
        if (events.at(i).toObject() != record.entries[after + static_cast<std::size_t>(i)].document)
            return u"the old line holds other events"_s;
    }
    return {};
}

/// What is wrong after one event of a record was taken out; empty if nothing was lost.
QString lossAfterRemoving(const GameRecord &record, const std::vector<State> &states, std::size_t number)
{
    const Mended mended = withEventsRemoved(record, states, number, 1, u"2026-11-28T10:00:00+01:00"_s);
    const GameRecord &after = mended.record;
    if (mended.replayed.stoppedBy || mended.replayed.states.size() != after.entries.size() + 1)
        return u"the replay stops at event %1"_s.arg(mended.replayed.states.size());
    if (after.entries.size() + 1 != record.entries.size())
        return u"there are %1 events"_s.arg(after.entries.size());
    if (replay(after.setup, after.entries).states != mended.replayed.states)
        return u"the states are not those of a replay"_s;
    for (std::size_t i = 0; i < after.entries.size(); ++i) {
        const std::size_t old = i + 1 < number ? i : i + 1;
        if (meantBy(after.entries[i].document) != meantBy(record.entries[old].document))
            return u"event %1 means something else"_s.arg(i + 1);
        if (!isVoid(after.entries[i].event)
            && doerOf(after.entries[i].event, mended.replayed.states[i])
                != doerOf(record.entries[old].event, states[old]))
            return u"event %1 is another player's deed"_s.arg(i + 1);
    }
    if (after.lines.size() != record.lines.size() + 1)
        return u"there are %1 lines"_s.arg(after.lines.size());
    if (QString loss = lossOfLine(after.lines.last().toObject(), record, number); !loss.isEmpty())
        return loss;
    const QByteArray bytes = writeGameRecord(after);
    const auto again = readGameRecord(bytes);
    if (!again || writeGameRecord(again.value()) != bytes || again.value().entries != after.entries)
        return u"it does not survive its file"_s;
    return {};
}

} // namespace

/// Events taken out of the past of finished games: nothing disappears without a flag.
class TestPastEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKindOfEventIsRemoved_data();
    void eachKindOfEventIsRemoved();
};

void TestPastEdit::eachKindOfEventIsRemoved_data()
{
    QTest::addColumn<QString>("path");
    QStringList kinds;
    for (const auto *folder : {"/tests/core/airshipcity/games/", "/resources/examples/"}) {
        const QDir games(QStringLiteral(SKYLEDGER_SOURCE_DIR) + QLatin1StringView(folder));
        const QStringList names = games.entryList({u"*.skyledger"_s}, QDir::Files, QDir::Name);
        for (const QString &name : names) {
            QTest::newRow(qPrintable(name)) << games.filePath(name);
            for (const auto &[kind, numbers] : samples(read(games.filePath(name))))
                kinds << kind;
        }
    }
    for (const auto kind : {"move"_L1, "use"_L1, "skip"_L1, "piggyback"_L1, "slide"_L1, "fulfil"_L1,
                            "barter"_L1, "endTurn"_L1, "stageBonus"_L1, "correct"_L1, "override move"_L1})
        QVERIFY2(kinds.contains(kind), kind.data());
}

void TestPastEdit::eachKindOfEventIsRemoved()
{
    QFETCH(const QString, path);
    const GameRecord record = read(path);
    const Replay replayed = replay(record.setup, record.entries);
    QVERIFY(!replayed.stoppedBy);
    for (const auto &[kind, numbers] : samples(record)) {
        for (const std::size_t number : numbers) {
            const QString loss = lossAfterRemoving(record, replayed.states, number);
            QVERIFY2(loss.isEmpty(), qPrintable(u"%1 %2: %3"_s.arg(kind).arg(number).arg(loss)));
        }
    }
}

QTEST_APPLESS_MAIN(TestPastEdit)
#include "tst_pastedit.moc"
