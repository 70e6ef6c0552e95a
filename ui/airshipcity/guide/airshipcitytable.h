// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/session.h"
#include "ui/airshipcity/guide/turnguide.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <chrono>
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
    std::chrono::milliseconds pause = airshipcity::defaultPause; ///< then the clock stands still
    friend bool operator==(const ClockSetting &, const ClockSetting &) = default;
};

/// One game on the table: the running game, what its things are called, and what the record keeper is doing. Every
/// board of a window reads this; the game changes through the guide or the session, never otherwise.
class AirshipCityTable : public QObject
{
    Q_OBJECT

public:
    explicit AirshipCityTable(airshipcity::GameRecord record, QObject *parent = nullptr);
    ~AirshipCityTable() override;

    /// The running game, whatever is shown of it.
    airshipcity::Session &session() { return m_session; }
    const airshipcity::Session &session() const { return m_session; }
    TurnGuide &guide() { return m_guide; }
    const TurnGuide &guide() const { return m_guide; }
    const words::GameWords &words() const { return m_words; }

    /// The game as it is shown: the running one, or one of its own that stands at the moment that is looked at.
    const airshipcity::Session &shown() const { return m_pastSession ? *m_pastSession : m_session; }
    /// The boards as they are shown.
    const airshipcity::State &state() const { return shown().state(); }
    const airshipcity::Setup &setup() const { return shown().setup(); }
    /// What of the past is shown; nothing: the present.
    const std::optional<PastMoment> &past() const { return m_past; }

    airshipcity::PlayerColor color(airshipcity::Player player) const;
    /// One or two letters that tell the player apart.
    QString mark(airshipcity::Player player) const;
    /// In turn order.
    table::Keys<airshipcity::Player> players() const { return setup().players(); }

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
    /// Changes or inserts, as was begun, with this event.
    void finishChange(const skyledger::airshipcity::Event &event, const QString &reason = {});

signals:
    /// The boards stand differently, or a value of the catalogue became known. Boards compare what they show. It is told
    /// once, whatever leads to it: an event and what leaves no choice behind it, a look at another moment.
    void boardsChanged();
    /// The same, or what the guide offers on the boards is different: for boards that show both. Told once, too.
    void changed();
    /// The words are different: another language, other names.
    void wordsChanged();
    void clockChanged();
    /// `past` is different, or another moment of it is shown.
    void lookChanged();
    /// An event of the past was changed, inserted or removed, or could not be: what it did to those that follow. `undoLine`
    /// is the abandoned line that brings back how it was; 0 if there is none.
    void pastRewritten(const skyledger::airshipcity::PastChange &change, std::size_t undoLine);

private:
    /// While one lives, nobody is told; when the last one goes, everybody is, once.
    class Telling;

    void follow();
    void show(const PastMoment &past, airshipcity::GameRecord record, qsizetype moment);
    void jumpInPast(qsizetype moment);
    void work(PastMoment::Purpose purpose, qsizetype event);
    void beginTelling();
    void endTelling();
    void onCatalogueChanged();
    void onSetupChanged();
    void tellRewritten(const airshipcity::PastChange &change, std::size_t linesBefore);

    airshipcity::Session m_session;
    words::GameWords m_words;
    TurnGuide m_guide;
    QStringList m_marks;
    ClockSetting m_clock;
    std::optional<PastMoment> m_past;
    qsizetype m_cursorBeforeChange = 0; ///< of the last change of the past
    int m_tellings = 0;
    bool m_boardsDiffer = false; ///< and nobody was told yet
    bool m_guideDiffers = false;
    std::unique_ptr<airshipcity::Session> m_pastSession;
};

} // namespace skyledger::ui
