// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

class AirshipCard;
class UtilityCard;

/// The Donation Board. Families of airships stand in columns, levels in rows.
class ContributionsBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ContributionsBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// What the board itself writes, and how many cards there are.
    struct Face {
        int utilities = 0;
        friend bool operator==(const Face &, const Face &) = default;
    };

    int utilitiesPerRow() const;
    int utilityRows() const;
    int heightIn(const QFont &font) const;
    void addCards();
    void refresh();
    void retranslate();
    void layOut();

    AirshipCityTable &m_table;
    Face m_face;
    std::vector<AirshipCard *> m_airships;  ///< children
    std::vector<UtilityCard *> m_utilities; ///< children
    QRectF m_utilityHead;
};

} // namespace skyledger::ui
