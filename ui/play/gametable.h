// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/guide.h"
#include "ui/play/narrator.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace skyledger::ui {

/// A moment other than the present one that the boards show.
struct PastMoment {
    enum class Purpose {
        Look,   ///< nothing can be done
        Change, ///< the next complete event takes the place of `event`
        Insert  ///< the next complete event is inserted before `event`
    };
    Purpose purpose = Purpose::Look;
    std::size_t line = 0; ///< the abandoned line that is looked at, from 1; 0 is the main line
    qsizetype event = 0;  ///< that is changed or inserted before, from 1
    friend bool operator==(const PastMoment &, const PastMoment &) = default;
};

/// Whether and how people want to see how long the players take.
struct ClockSetting {
    bool shown = false;
    std::chrono::milliseconds pause = play::defaultPause; ///< then the clock stands still
    friend bool operator==(const ClockSetting &, const ClockSetting &) = default;
};

/// What is different at a table since it was told last.
struct TableChange {
    bool boards = false; ///< the boards stand differently, or a value of the catalogue became known
    bool guide = false;  ///< what can be chosen
    bool record = false; ///< the record, which must be saved: events, setup, agreement, the moment in force
    bool cursor = false; ///< how many events are in force
    bool setup = false;  ///< what was fixed when the game began; events and their words too
    bool values = false; ///< the catalogue; events and their words too
    qsizetype rewritten =
        0; ///< the main line is another one from this event on, counted from 1; 0: it is not

    /// Whether the running game is another one, or stands elsewhere.
    bool game() const { return cursor || setup || values || rewritten > 0; }
};

/// One game on the table: the running game, what of it is shown, and whose words tell of it. It alone listens to the
/// game; every board, list and page of a window listens to it, and is told once of whatever happens. A game derives its
/// own table, which knows its types; the game changes through its guide or the session, never otherwise.
class GameTable : public QObject
{
    Q_OBJECT

public:
    ~GameTable() override;

    /// The running game, whatever is shown of it.
    play::Session &session() { return *m_session; }
    const play::Session &session() const { return *m_session; }
    /// The game as it is shown: the running one, or one of its own that stands at the moment that is looked at.
    const play::Session &shown() const { return m_pastSession ? *m_pastSession : *m_session; }
    /// What of the past is shown; nothing: the present.
    const std::optional<PastMoment> &past() const { return m_past; }

    const Narrator &narrator() const { return *m_narrator; }
    /// One or two letters that tell the player of a seat apart.
    QString mark(play::Seat seat) const;

    const ClockSetting &clock() const { return m_clock; }
    void setClock(const ClockSetting &clock);

    /// Has every board say its words anew, in the language that is spoken now.
    void retell();

public slots:
    /// Shows the boards after so many events of the main line; the record stays as it is. The present one ends the look.
    void lookAt(qsizetype moment);
    /// The same along an abandoned line, counted from 1.
    void lookAtLine(std::size_t line, qsizetype moment);
    /// Shows the moment before or after the one that is shown, along the same line.
    void step(int moments);
    void lookAtNow();
    /// Makes an abandoned line, counted from 1, the main one. False, and `pastRewritten` tells it, if the game's file would
    /// get too large.
    bool takeUp(std::size_t line);
    /// Takes back the change of the past that left this line; what was undone before it is undone again.
    void takeBackChange(std::size_t line);
    /// Puts in force what is looked at; an abandoned line is taken up for it.
    void continueFromHere();
    /// Has the guide lead to the event that takes the place of another one, counted from 1, or is inserted before it.
    void startChange(qsizetype event);
    void startInsert(qsizetype event);
    /// Takes out a past event at once.
    void removeEvent(qsizetype event);

signals:
    /// Something is different. It is told once, whatever leads to it: an event and what leaves no choice behind it, a look
    /// at another moment. Boards compare what they show.
    void changed(const skyledger::ui::TableChange &what);
    /// The same, before it, if the boards are.
    void boardsChanged();
    /// The words are different: another language, other names.
    void wordsChanged();
    void clockChanged();
    /// `past` is different, or another moment of it is shown.
    void lookChanged();
    /// An event of the past was changed, inserted or removed, or could not be: what it did to those that follow. `undoLine`
    /// is the abandoned line that brings back how it was; 0 if there is none.
    void pastRewritten(const skyledger::play::PastChange &change, std::size_t undoLine);

protected:
    explicit GameTable(std::unique_ptr<play::Session> session, QObject *parent = nullptr);
    /// Begins to listen. The game's table calls it at the end of its constructor; narrator and guide are its own and stay.
    /// Without a guide a game can only be looked at.
    void begin(const Narrator &narrator, Guide *guide);
    /// Setup or catalogue are different: what the game calls its things may be, too.
    virtual void nameThings() {}
    /// Changes the past, or inserts into it, as was begun; `change` does it to the session. Nothing if nothing was begun.
    void finishChange(const std::function<play::PastChange(const PastMoment &begun)> &change);

private:
    /// While one lives, nobody is told; when the last one goes, everybody is, once.
    class Telling;

    void onMoved();
    void onPastChanged(qsizetype first);
    void onSetupChanged();
    void onCatalogueChanged();
    void follow();
    void show(const PastMoment &past, std::unique_ptr<play::Session> session);
    void jumpInPast(qsizetype moment);
    void work(PastMoment::Purpose purpose, qsizetype event);
    void beginTelling();
    void endTelling();
    void markPlayers();
    void tellRewritten(const play::PastChange &change, std::size_t linesBefore);

    std::unique_ptr<play::Session> m_session;
    std::unique_ptr<play::Session> m_pastSession;
    const Narrator *m_narrator = nullptr;
    Guide *m_guide = nullptr;
    QStringList m_marks;
    ClockSetting m_clock;
    std::optional<PastMoment> m_past;
    qsizetype m_cursorBeforeChange = 0; ///< of the last change of the past
    int m_tellings = 0;
    TableChange m_untold; ///< what nobody was told yet
};

} // namespace skyledger::ui
