// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/choicebutton.h"

#include <QtCore/QHash>
#include <QtWidgets/QLayout>

#include <memory>
#include <vector>

namespace skyledger::ui {

/// Lays out cards in columns of one width, row by row, so that all of them are seen in the room that there is: as few
/// columns and as much on each card as fit, else more columns, else cards of one line. It wants no more height than
/// those need.
class CardGrid : public QLayout
{
    Q_OBJECT

public:
    explicit CardGrid(QWidget *parent = nullptr);
    ~CardGrid() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void invalidate() override;
    void setGeometry(const QRect &rect) override;
    /// How many cards stand beside each other now.
    int columns() const { return m_columns; }

private:
    using Cards = std::vector<ChoiceButton *>;
    struct Arrangement {
        int columns = 1;
        ChoiceButton::Fullness fullness = ChoiceButton::Fullness::Line;
        std::vector<int> rows; ///< their heights
        bool namesAreWhole = false;
        int height = 0;
    };

    Cards shownCards() const;
    int columnWidth(int width, int columns) const;
    int mostColumns(int width, ChoiceButton::Fullness fullness) const;
    Arrangement arranged(const Cards &cards, int width, int columns, ChoiceButton::Fullness fullness) const;
    Arrangement fitting(const Cards &cards, const QSize &room) const;
    Arrangement densest(const Cards &cards, int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    /// By width: every pass of the layouts around asks for it many times.
    mutable QHash<int, int> m_leastHeights;
    int m_columns = 1;
};

} // namespace skyledger::ui
