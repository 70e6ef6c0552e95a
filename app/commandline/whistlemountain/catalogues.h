// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// Catalogues of Whistle Mountain: checked and compared.
namespace skyledger::whistlemountain::cli {

table::Result<commandline::CatalogueAnswer, table::ReadError> checkCatalogue(const QJsonObject &document,
                                                                             commandline::Form form);
table::Result<commandline::CatalogueAnswer, commandline::SideError>
compareCatalogues(const commandline::CatalogueSide &mine, const commandline::CatalogueSide &theirs,
                  commandline::Form form);

} // namespace skyledger::whistlemountain::cli
