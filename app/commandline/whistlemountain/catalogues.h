// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/cataloguereport.h"

/// Catalogues of Whistle Mountain: checked and compared.
namespace skyledger::whistlemountain::cli {

table::Result<commandline::CatalogueReport, table::ReadError> checkCatalogue(const QJsonObject &document);

table::Result<commandline::CatalogueDifferences, commandline::SideError>
compareCatalogues(const commandline::CatalogueSide &mine, const commandline::CatalogueSide &theirs);

} // namespace skyledger::whistlemountain::cli
