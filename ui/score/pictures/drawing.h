// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QFont>

#include <vector>

class QPainter;

namespace skyledger::ui {

/// Something of a picture that can be pointed at.
struct Spot {
    QRectF area;
    QString text;        ///< what it tells, in a sentence
    qsizetype event = 0; ///< where it leads, counted from 1; 0: nowhere
    int row = 0;         ///< arrow keys up and down go from row to row,
    int column = 0;      ///< those to the sides from column to column
};

/// A picture of a game, drawn for a screen, a printer or an image alike. Its words are those of the language spoken
/// when it was made.
class Drawing
{
public:
    Drawing() = default;
    Drawing(const Drawing &) = delete;
    Drawing &operator=(const Drawing &) = delete;
    virtual ~Drawing() = default;

    const QString &title() const { return m_title; }
    const std::vector<Spot> &spots() const { return m_spots; }

    /// Finds the places of everything in a rectangle.
    virtual void layOut(const QRectF &rect, const QFont &font) = 0;
    virtual void paint(QPainter &painter, const Theme &theme) const = 0;
    /// How high it wants to be at a width, in a font.
    virtual double heightAt(double width, const QFont &font) const = 0;

protected:
    QString m_title;
    std::vector<Spot> m_spots;
};

} // namespace skyledger::ui
