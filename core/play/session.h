// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/abandonedline.h"
#include "core/play/agreement.h"
#include "core/play/turnclock.h"

#include <QtCore/QDateTime>
#include <QtCore/QJsonObject>
#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace skyledger::play {

/// What a change of the past did.
struct PastChange {
    Verdict verdict; ///< of the event that was to be put there; not playable: nothing changed
    std::vector<std::size_t> flagged; ///< events that became overrides or void through it, counted from 1
    std::vector<std::size_t> healed;  ///< events that were flagged and are as the table meant them again
    bool tooLarge = false; ///< nothing changed: with one more line the game's file could not be read again
};

/// A running game of any kind, as a window sees it that knows no game: where the game stands, and going back and forth
/// in it. `SessionOf` is the same for a game, and the only way to one.
///
/// A moment is a number of events in force, 0 to `eventCount`; events count from 1.
class Session : public QObject
{
    Q_OBJECT
    Q_PROPERTY(qsizetype cursor READ cursor WRITE jump NOTIFY changed)
    Q_PROPERTY(qsizetype eventCount READ eventCount NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)

public:
    /// What an event of the main line is.
    enum class EventKind : std::uint8_t { Play, Correction, Override, Void };

    ~Session() override;

    /// How many events are in force.
    virtual qsizetype cursor() const = 0;
    /// How many events can be replayed: 0 to this is the range of `cursor`.
    virtual qsizetype eventCount() const = 0;
    /// How many events the main line holds, with those that cannot be replayed.
    virtual qsizetype recordedCount() const = 0;
    bool canUndo() const { return cursor() > 0; }
    bool canRedo() const { return cursor() < eventCount(); }
    virtual bool isOver() const = 0;
    /// Why the record could not be replayed to its end.
    virtual const std::optional<Verdict> &stoppedBy() const = 0;

    /// How many play.
    virtual std::size_t seats() const = 0;
    /// For whom the table waits now; `nobody` once the game is over.
    virtual Seat toAct() const = 0;
    /// What an event of the main line is, 1 to `recordedCount`, and when and why it happened.
    virtual EventKind kindOf(qsizetype event) const = 0;
    virtual EventNote note(qsizetype event) const = 0;
    /// An event of the main line as it is written, 1 to `recordedCount`.
    virtual const QJsonObject &document(qsizetype event) const = 0;
    /// Whether the program made an event of the main line an override or void: one of `flaggedEvents`.
    virtual bool isFlagged(qsizetype event) const = 0;

    /// Which turn a moment belongs to, where that turn began, and where its round did.
    virtual TurnKey turnAt(qsizetype moment) const = 0;
    virtual qsizetype turnStart(qsizetype moment) const = 0;
    virtual qsizetype roundStart(qsizetype moment) const = 0;
    /// How many events leave the main line, and are kept as an abandoned one, if something is played now.
    qsizetype leftBehind() const { return recordedCount() - cursor(); }
    /// How long the players took up to the cursor; `TurnTimes::until` adds what has passed since.
    virtual TurnTimes turnTimes(std::chrono::milliseconds pause = defaultPause) const = 0;

    /// The abandoned lines, the oldest first.
    virtual std::vector<AbandonedLine> lines() const = 0;
    /// How many there are.
    virtual std::size_t lineCount() const = 0;
    /// The same game in a session of its own that stands at a moment, 0 to `recordedCount`: to look at.
    virtual std::unique_ptr<Session> copyAt(qsizetype moment) const = 0;
    /// The game as it would be with a line taken up, counted from 1, all of it in force; null if it cannot be.
    virtual std::unique_ptr<Session> copyOfLine(std::size_t number) const = 0;
    /// Makes a line, counted from 1, the main line again, as `withLine` does. False, and nothing changes, if there is no
    /// such line or the game's file would become too large.
    virtual bool takeUp(std::size_t number) = 0;
    /// Takes out so many events; numbers out of range do nothing.
    virtual PastChange removeEvents(qsizetype first, qsizetype count = 1) = 0;
    /// Events that the program made overrides or void (`was: legal`, `void`), counted from 1: to be walked through. One
    /// that is changed into an override with a reason is the table's own, and leaves the list.
    virtual std::vector<std::size_t> flaggedEvents() const = 0;

    /// Notes that the table compared all numbers as they stand now, and agreed.
    virtual void agree() = 0;
    /// The last agreement before or at the cursor that still holds.
    virtual std::optional<Agreement> lastAgreed() const = 0;

    /// Where the time of events comes from; the system's clock unless set.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

public slots:
    void undo();
    void redo();
    /// Puts so many events in force; a number out of range does nothing.
    void jump(qsizetype events);

signals:
    /// The boards went from one number of events in force to another. Equal numbers never come.
    void changed(qsizetype from, qsizetype to);
    void refused(const skyledger::play::Verdict &verdict);
    /// The main line is another one from this event on, counted from 1: events, their number, and states. `changed`
    /// follows if the number of events in force is another one too.
    void pastChanged(qsizetype first);
    /// What was fixed when the game began is different: setup, and events and states too. `pastChanged` does not follow.
    void setupChanged();
    /// The table agreed once more.
    void agreed();
    /// A value of the catalogue became known, or a thing was met that it did not list: ids and setup are different.
    void catalogueChanged();

protected:
    explicit Session(QObject *parent);

    /// Puts so many events in force, which are in range and not those that are.
    virtual void moveTo(qsizetype events) = 0;
    /// The date and time as events note it.
    QString now() const;

private:
    void step(qsizetype events);

    std::function<QDateTime()> m_clock;
};

} // namespace skyledger::play
