// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/letters.h"

#include "ui/play/choicekeys.h"
#include "ui/whistlemountain/words/names.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui::whistle {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainLetters)
};

QChar letter(const QString &text)
{
    return text.isEmpty() ? QChar() : text.front().toUpper();
}

/// Hands out letters in the order in which things come.
class Giver
{
public:
    Giver()
    {
        const TaskLetters tasks = taskLetters();
        for (const QChar each : {tasks.work, tasks.scaffold, tasks.machine, tasks.move, tasks.rescue,
                                 tasks.card, tasks.trophy, tasks.decline})
            m_taken += each;
        m_taken += u'R'; // turns what is being placed
    }

    void lookAt(const Setup &setup, const State &state)
    {
        for (const Machine machine : state.onGrid)
            give(m_letters.machines[machine], machine);
        for (const Player player : setup.players()) {
            for (const Upgrade upgrade : state.players[player].upgrades)
                give(m_letters.upgrades[upgrade], upgrade);
        }
    }
    const PieceLetters &letters() const { return m_letters; }

private:
    template <class Piece>
    void give(QChar &letter, Piece piece)
    {
        if (!letter.isNull())
            return;
        letter = freeLetter(wording::name(piece), m_taken);
        if (!letter.isNull())
            m_taken += letter;
    }

    QString m_taken;
    PieceLetters m_letters;
};

} // namespace

PieceLetters lettersOf(const Session &session)
{
    Giver giver;
    for (const State &state : session.statesInForce())
        giver.lookAt(session.setup(), state);
    return giver.letters();
}

QChar letterOf(Dock dock)
{
    switch (dock) {
    case Dock::Scaffolds:
        return letter(Text::tr("S", "key of the scaffold dock, a letter of its own among the docks"));
    case Dock::Upgrades:
        return letter(Text::tr("U", "key of the upgrade dock"));
    case Dock::Cards:
        return letter(Text::tr("C", "key of the card dock"));
    case Dock::Rescue:
        return letter(Text::tr("E", "key of the rescue dock"));
    case Dock::Small1:
        return letter(Text::tr("A", "key of the first small machine dock"));
    case Dock::Small2:
        return letter(Text::tr("I", "key of the second small machine dock"));
    case Dock::Medium:
        return letter(Text::tr("M", "key of the medium machine dock"));
    case Dock::Large:
        return letter(Text::tr("L", "key of the large machine dock"));
    }
    return {};
}

TaskLetters taskLetters()
{
    return {letter(Text::tr("T", "key of the main action Work, a letter of its own among all actions")),
            letter(Text::tr("S", "key of building a scaffold")),
            letter(Text::tr("M", "key of building a machine")),
            letter(Text::tr("D", "key of moving a worker")),
            letter(Text::tr("E", "key of rescuing a worker")),
            letter(Text::tr("K", "key of playing a card")),
            letter(Text::tr("H", "key of using a trophy")),
            letter(Text::tr("N", "key of declining and of ending the turn"))};
}

} // namespace skyledger::ui::whistle
