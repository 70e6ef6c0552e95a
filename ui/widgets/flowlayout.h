// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QLayout>

#include <memory>
#include <vector>

namespace skyledger::ui {

/// Lays widgets side by side in lines, like words. A line is as high as its highest widget.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// The gap below a line, where it is another one than between widgets.
    void setLineSpacing(int spacing) { m_lineSpacing = spacing; }

    /// What is left of the width of a line is shared by its widgets.
    void fillLines() { m_fillsLines = true; }

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_lineSpacing = -1; ///< -1: as between widgets
    bool m_fillsLines = false;
};

} // namespace skyledger::ui
