// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/upkeep/upkeepsheet.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

class AirshipCityTable;

/// The steps of an upkeep as the rulebook counts them, beside the columns of the players.
class UpkeepSteps : public QWidget
{
    Q_OBJECT

public:
    explicit UpkeepSteps(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retell();
};

/// What concerns everybody at once: crews, the round marker, the bonus tile.
class UpkeepForAll : public QWidget
{
    Q_OBJECT

public:
    explicit UpkeepForAll(const AirshipCityTable &table, QWidget *parent = nullptr);

    void setSheet(const UpkeepSheet &sheet);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        QString what;
        QString how;
    };

    std::vector<Line> lines() const;
    void retell();
    void drawCrews(QPainter &painter, const QRectF &area) const;
    void drawRounds(QPainter &painter, const QRectF &area) const;
    void drawTile(QPainter &painter, const QRectF &area) const;

    const AirshipCityTable &m_table;
    UpkeepSheet m_sheet;
};

} // namespace skyledger::ui
