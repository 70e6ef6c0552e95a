// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/campaign.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/session.h"
#include "ui/newgame/seriesfiles.h"
#include "ui/play/pages/seriespage.h"
#include "ui/score/sheet/sheetgame.h"
#include "ui/score/told/scoretold.h"

/// How a game of CloudAge ended, its score sheet, and the logbook of its campaign.
namespace skyledger::ui {

/// Tells of the end of a game of CloudAge, or how it would end now, in the language that is spoken now.
ScoreTold tellScore(const cloudage::Session &session);
/// The same of a score sheet.
ScoreTold tellScore(const cloudage::ScoreSheet &sheet);

/// The score sheet of CloudAge: the marker, missions as letters with what is reached, tiles, grey VP.
const SheetGame &cloudAgeSheet();

/// The chapters of an open game's campaign: that game as it stands now, and the records and score sheets in these folders
/// that share its id.
std::vector<cloudage::CampaignEntry> chaptersOf(const cloudage::GameRecord &record,
                                                const QStringList &folders);
/// Where the campaign of a game stands, also out of a file: nothing if it is none of CloudAge.
SeriesStand standOf(const cloudage::GameRecord &record);
std::optional<SeriesStand> standIn(const QByteArray &bytes);
/// They as a page tells them, chapter by chapter: VP and stars, and what all stars come to.
SeriesTold tellLogbook(const std::vector<cloudage::CampaignEntry> &chapters);

} // namespace skyledger::ui
