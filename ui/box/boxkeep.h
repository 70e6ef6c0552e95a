// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"
#include "ui/box/keptinbox.h"
#include "ui/box/tablebox.h"
#include "ui/play/turn/metpage.h"

#include <optional>
#include <utility>

/// What is read off the box during a game is kept for games to come, and what its owner's copy knows reaches the game.
namespace skyledger::ui {

/// The catalogue of a game with what was typed for a thing, as read off the box; nothing where it does not fit.
std::optional<QJsonObject> withEntered(const box::CatalogueFormat &format, const QJsonObject &catalogue,
                                       const ValuesAsked &asked, const QStringList &typed);

/// Puts what was typed for a thing into the owner's copy; if it cannot be, nothing changes.
KeptInBox keepInBox(const box::CatalogueFormat &format, const QJsonObject &ofGame, const ValuesAsked &asked,
                    const QStringList &typed);

/// Puts a value that a game showed by the way into the owner's copy, by its name: `board.floors.3`. What the copy says
/// already stays.
KeptInBox keepInBox(const TableBox &box, const QJsonObject &ofGame, const QString &name,
                    const QJsonValue &value);

/// What a game showed that a catalogue lacks, which is seen with what the rulebook prints.
using LackedIn = std::function<std::vector<box::Entered>(const QJsonObject &shown)>;
/// Puts that into the owner's copy.
KeptInBox keepInBox(const box::CatalogueFormat &format, const QJsonObject &ofGame, const LackedIn &lacked);

/// Has the guide tell that something did not come into the copy of a game's box.
void tellKept(KeptInBox kept, const QString &game, StepGuide &guide);

/// What the catalogue of a game lacks comes into it, and into the copy; the guide tells if it does not. `learn` as for
/// `takeFromBox`.
void keepMet(const box::CatalogueFormat &format, const QJsonObject &ofGame, const LackedIn &lacked,
             const std::function<bool(const QJsonObject &catalogue)> &learn, StepGuide &guide);

/// The same for a session that can change its catalogue.
template <class Session>
void keepMet(const box::CatalogueFormat &format, Session &session, const LackedIn &lacked, StepGuide &guide)
{
    keepMet(
        format, session.record().catalogue(), lacked,
        [&session](const QJsonObject &catalogue) { return session.changeCatalogue(catalogue); }, guide);
}

/// The same things, what is typed of which goes into the copy too; the guide tells if it does not. `catalogue` tells that
/// of the game. The guide must stay.
MetPage::Things keptInBox(MetPage::Things things, const box::CatalogueFormat &format,
                          const std::function<QJsonObject()> &catalogue, StepGuide &guide);

/// The same at the table of a game, which must stay.
template <class Table>
MetPage::Things keptInBox(MetPage::Things things, const box::CatalogueFormat &format, Table &table)
{
    return keptInBox(
        std::move(things), format, [&table] { return table.session().record().catalogue(); }, table.guide());
}

/// Gives a game that is under way what its owner's copy knows and it lacks, as far as it can be told which thing of the
/// box is meant; how many values. A game that is over stays as it was scored, and what is made up on either side stays
/// there. `learn` gives the game another catalogue, and says whether it can have it.
int takeFromBox(const TableBox &box, const play::Session &session, const QJsonObject &ofGame,
                const std::function<bool(const QJsonObject &catalogue)> &learn);

/// The same for a session that can change its catalogue.
template <class Session>
int takeFromBox(const TableBox &box, Session &session)
{
    return takeFromBox(box, session, session.record().catalogue(), [&session](const QJsonObject &catalogue) {
        return session.changeCatalogue(catalogue);
    });
}

} // namespace skyledger::ui
