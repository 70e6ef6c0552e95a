// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QScrollArea>

#include <optional>
#include <vector>

namespace skyledger::ui {

class DepotCard;

/// The depots of all players. The one whose choice it is lies open, another one too where somebody opened it; the others
/// show as much as the height leaves.
class DepotsPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit DepotsPanel(AirshipCityTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void open(std::size_t card);
    void zoom();
    void foldToFit();

    AirshipCityTable &m_table;
    std::vector<DepotCard *> m_cards;    ///< children, in turn order
    std::optional<std::size_t> m_opened; ///< by hand, until the choice passes to somebody else
};

} // namespace skyledger::ui
