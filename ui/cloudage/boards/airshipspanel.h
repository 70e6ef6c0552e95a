// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/boards/airshipboardcard.h"

#include <vector>

namespace skyledger::ui {

/// All Airship boards in seat order; the one of whoever is asked is opened, or the one that was clicked.
class AirshipsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AirshipsPanel(CloudAgeTable &table, QWidget *parent = nullptr);
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void refresh();
    void open(cloudage::Player player);
    int leastHeight(AirshipBoardCard::Fold others) const;
    void fit();

    CloudAgeTable &m_table;
    std::vector<AirshipBoardCard *> m_cards;
    cloudage::Player m_wanted = cloudage::none<cloudage::Player>; ///< whose board is to be open
    cloudage::Player m_asked = cloudage::none<cloudage::Player>;
};

} // namespace skyledger::ui
