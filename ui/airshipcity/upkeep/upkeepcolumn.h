// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/upkeep/upkeepsheet.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <vector>

class QCheckBox;

namespace skyledger::ui {

class AirshipCityTable;

/// One resource of a stage bonus to choose, with what it leads to.
class UpkeepOption : public DrawnButton
{
    Q_OBJECT

public:
    explicit UpkeepOption(QWidget *parent = nullptr);

    /// `key` chooses it; null if it cannot be chosen now.
    void setOption(const UpkeepSheet::Option &option, QChar key, bool isOver);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    UpkeepSheet::Option m_option;
    QChar m_key;
    bool m_isOver = false;
};

/// What an upkeep brings to one player, step by step, and whether their hands have done it.
class UpkeepColumn : public QWidget
{
    Q_OBJECT

public:
    UpkeepColumn(const AirshipCityTable &table, int seat, QWidget *parent = nullptr);

    /// `keys`: of the options of who chooses next, in their order.
    void setSheet(const UpkeepSheet &sheet, const std::vector<QChar> &keys, bool done);
    /// Null if this player has nothing to choose now.
    UpkeepOption *firstToChoose() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// What a screen reader says of the player's steps.
    QString spoken() const;

signals:
    /// An option was taken, by its place.
    void chosen(std::size_t option);
    void doneChanged(bool done);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const UpkeepSheet::Seat &seat() const { return m_sheet.seats[m_place]; }
    bool isKnown() const { return m_sheet.isClosed || m_sheet.isForeseen; }
    QRectF inside(const QRectF &row) const;
    void layOut();
    void retell();
    QStringList contractLines() const;
    void drawHead(QPainter &painter, const QRectF &row) const;
    void drawGains(QPainter &painter, const QRectF &row) const;
    void drawEffects(QPainter &painter, const QRectF &row) const;
    void drawContracts(QPainter &painter, const QRectF &row) const;
    void drawPoints(QPainter &painter, const QRectF &row) const;

    const AirshipCityTable &m_table;
    std::size_t m_place;
    UpkeepSheet m_sheet;
    std::vector<QChar> m_keys;
    std::vector<UpkeepOption *> m_options; ///< children, as many as were ever needed at once
    QCheckBox *m_done;
};

} // namespace skyledger::ui
