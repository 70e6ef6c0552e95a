// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/cataloguereport.h"

/// Catalogues of Airship City, looked at for a command.
namespace skyledger::airshipcity::cli {

table::Result<commandline::CatalogueReport, table::ReadError> checkCatalogue(const QJsonObject &document);

table::Result<commandline::CatalogueDifferences, commandline::SideError>
compareCatalogues(const commandline::CatalogueSide &mine, const commandline::CatalogueSide &theirs);

} // namespace skyledger::airshipcity::cli
