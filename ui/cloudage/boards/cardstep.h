// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

class LanesPage;
class Theme;

/// The step in which a City card is turned up or plants are planted, drawn: the card with its zones, drones and bonuses
/// as far as it was told, or the tiles planted so far; beside it the choices as signs.
class CardStep : public QWidget
{
    Q_OBJECT

public:
    explicit CardStep(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Whether the guide asks about drones, a City card or plants.
    static bool isAsked(const CloudAgeTable &table);
    /// The same of one kind of play.
    static bool isAsked(const CloudAgeTable &table, cloudagesteps::Kind kind)
    {
        return isAsked(table) && cloudagesteps::kindOf(*table.guide().asked()) == kind;
    }
    /// Draws the card of the play that is asked about.
    static void drawCard(QPainter &painter, const QRectF &rect, const CloudAgeTable &table, const QFont &font,
                         const Theme &theme);
    /// Sets the focus on the first choice; false if there is none.
    bool focusFirst();

private:
    LanesPage *m_choices;
};

} // namespace skyledger::ui
