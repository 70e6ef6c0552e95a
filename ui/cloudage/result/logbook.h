// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/campaign.h"
#include "ui/newgame/seriesfiles.h"
#include "ui/play/pages/seriespage.h"

namespace skyledger::ui {

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
