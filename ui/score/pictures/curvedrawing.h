// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/score/curve.h"
#include "ui/score/pictures/drawing.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QStringList>

namespace skyledger::ui {

/// The victory points of everybody after each round and in the end, and where the lead changed. Lines are told apart by
/// style and the shape of their points too.
class CurveDrawing : public Drawing
{
public:
    CurveDrawing(score::Curve curve, std::vector<PlayerLook> looks, QStringList names);

    void layOut(const QRectF &rect, const QFont &font) override;
    void paint(QPainter &painter, const Theme &theme) const override;
    double heightAt(double width, const QFont &font) const override;

private:
    struct LeadMark {
        double x;
        std::size_t spot;
    };

    /// Whether that point is no round, but what everybody has in the end.
    bool isScoring(std::size_t round) const;
    bool isNumbered(std::size_t round, std::size_t every) const;
    double xOf(std::size_t round) const;
    double xOfEvent(std::size_t event) const;
    double yOf(int vp) const;
    void findRange();
    void placeLeadMarks();
    void paintGrid(QPainter &painter, const Theme &theme) const;
    void paintLine(QPainter &painter, const Theme &theme, std::size_t player) const;
    void paintEnds(QPainter &painter, const Theme &theme) const;
    void paintLeadMarks(QPainter &painter, const Theme &theme) const;

    score::Curve m_curve;
    std::vector<PlayerLook> m_looks;
    QStringList m_names;
    QString m_roundTitle;
    QString m_vpTitle;
    QString m_leadTitle;
    QString m_endTitle;
    std::vector<QString> m_pointTexts;
    std::vector<QString> m_leadTexts;
    std::vector<LeadMark> m_leadMarks;
    QRectF m_plot;
    QFont m_font;
    int m_least = 0;
    int m_most = 10;
    int m_stride = 5; ///< between lines of the grid
};

} // namespace skyledger::ui
