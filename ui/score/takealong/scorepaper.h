// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/told/scoretold.h"

#include <QtCore/QByteArray>
#include <QtCore/QRectF>
#include <QtGui/QImage>

#include <memory>
#include <vector>

class QPagedPaintDevice;
class QPainter;
class QPageSize;
class QTextDocument;

namespace skyledger::ui {

class Drawing;

/// A score sheet on one page, for a printer, a PDF file or an image: what everybody has from where, who wins and why.
/// Always in the light theme.
class ScorePaper
{
public:
    explicit ScorePaper(const ScoreTold &told);
    ~ScorePaper();
    ScorePaper(const ScorePaper &) = delete;
    ScorePaper &operator=(const ScorePaper &) = delete;

    QString title() const { return m_title; }
    /// Draws the one page on a device whose page and margins are set. False if it cannot be drawn on.
    bool print(QPagedPaintDevice &device) const;
    QByteArray pdf(const QPageSize &size) const;
    /// As high as it has to be; `scale` pixels for each 96th of an inch.
    QImage image(double scale) const;

private:
    double textHeight(double width) const;
    void draw(QPainter &painter, const QRectF &page) const;
    double drawPictures(QPainter *painter, double top, double width, double room) const;

    QString m_title;
    std::unique_ptr<QTextDocument> m_text;
    std::vector<std::unique_ptr<Drawing>> m_pictures;
};

/// A4, or Letter where people use that.
QPageSize usualPageSize();

} // namespace skyledger::ui
